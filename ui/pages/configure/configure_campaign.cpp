// What the Configure page says and does about several runs at once.
#include <set>

#include "core/base/json.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/scaling_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/configure/spec_document.h"

namespace epochal::ui {

QString ConfigurePage::plan() const {
    const int runs = document_->runCount();
    if (runs < 2) return {};
    QStringList varied;
    for (const SweepAxis& axis : document_->sweep().axes) {
        const int values = static_cast<int>(std::set<Json>(axis.values.begin(), axis.values.end()).size());
        if (axis.field == sampleField().name)
            varied.append(tr("%n seed(s)", "", values));
        else if (values > 1)
            //: name of a field, number of its values
            varied.append(
                tr("%1: %2").arg(Formatter::text(findField(axis.field)->label), tr("%n value(s)", "", values)));
    }
    const QString all = varied.join(QStringLiteral(" \u00d7 "));
    //: number of runs, what varies; a point is one combination of the varied values
    if (isSampled(document_->sweep())) return tr("%1 at random points of %2").arg(tr("%n run(s)", "", runs), all);
    //: number of runs, what varies
    return tr("%1, %2").arg(tr("%n run(s)", "", runs), all);
}

void ConfigurePage::scaleUp() {
    auto* dialog = new ScalingDialog(spec(), workbench_.machine(), {}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { document_->replace(dialog->sweep(), tr("Scaling experiment")); });
    dialog->open();
}

}  // namespace epochal::ui
