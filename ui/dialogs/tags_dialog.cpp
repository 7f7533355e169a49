#include "ui/dialogs/tags_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/pages/parts/chip_field.h"

namespace epochal::ui {

TagsDialog::TagsDialog(QWidget* parent) : QDialog(parent), field_(new ChipField(this)) {
    setWindowTitle(tr("Tag runs"));
    setMinimumWidth(360);
    field_->setObjectName(QStringLiteral("tagsField"));
    auto* label = new QLabel(tr("Tags to &add, separated by commas"), this);
    label->setBuddy(field_);
    field_->line()->setAccessibleName(label->text().remove(QLatin1Char('&')));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(field_);
    column->addStretch(1);
    column->addWidget(buttons);
    field_->line()->setFocus();
    tabByPlace(this);
    keepWhole(this);
}

QStringList TagsDialog::tags() const {
    QStringList all = field_->values();
    const QString rest = field_->line()->text().trimmed();
    if (!rest.isEmpty() && !all.contains(rest)) all.append(rest);
    return all;
}

}  // namespace epochal::ui
