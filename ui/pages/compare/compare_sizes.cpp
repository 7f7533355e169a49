// More sizes of a scaling experiment, from the Compare page.
#include <QPointer>

#include "core/analysis/scaling.h"
#include "ui/bridge/run_queue.h"
#include "ui/dialogs/scaling_dialog.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/parts/notice_bar.h"

namespace epochal::ui {

void ComparePage::addSizes() {
    if (!entries_) return;
    const auto base = scalingBase(*entries_);
    if (!base) return;
    auto* dialog = new ScalingDialog(*base, workbench_.machine(), measuredSizes(*entries_), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        workbench_.queue().add(dialog->sweep(), TargetKind::Window, RunQueue::Place::Last,
                               [page = QPointer(this)](const Result<QString>& added) {
                                   if (!page) return;
                                   if (!added) return page->refuse(added.error());
                                   // A sweep of one run is not a campaign: the id is the run's.
                                   QStringList ids{*added};
                                   if (const Campaign* made = page->workbench_.queue().campaign(*added)) {
                                       ids.clear();
                                       for (const std::string& id : made->runs) ids += QString::fromStdString(id);
                                   }
                                   page->notice_->say(Severity::Info, tr("%n run(s) added to the queue.", "",
                                                                         static_cast<int>(ids.size())));
                                   page->add(ids);
                               });
    });
    dialog->open();
}

}  // namespace epochal::ui
