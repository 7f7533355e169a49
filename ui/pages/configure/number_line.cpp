#include "ui/pages/configure/number_line.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include "ui/pages/configure/field_editor.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

NumberLine::NumberLine(const QString& name, QGridLayout* grid, int line, QWidget* parent)
    : mark_(new QFrame(parent)), label_(new QLabel(parent)), unit_(new QLabel(parent)), box_(new QSpinBox(parent)) {
    mark_->setFixedSize(6, 6);
    mark_->hide();
    label_->setBuddy(box_);
    label_->setMinimumHeight(Theme::kControl);
    label_->setWordWrap(true);
    unit_->setProperty("secondary", true);
    unit_->setMinimumHeight(Theme::kControl);
    box_->setObjectName(name);
    box_->setAlignment(Qt::AlignRight);
    box_->setFixedWidth(FieldEditor::kNumber);
    box_->setFocusPolicy(Qt::StrongFocus);
    grid->addWidget(mark_, line, 0, Qt::AlignCenter);
    grid->addWidget(label_, line, 1, Qt::AlignTop);
    grid->addWidget(box_, line, 2, Qt::AlignTop | Qt::AlignLeft);
    grid->addWidget(unit_, line, 3, Qt::AlignTop);
}

void NumberLine::setShown(bool shown) {
    shown_ = shown;
    for (QWidget* part : std::initializer_list<QWidget*>{label_, unit_, box_}) part->setVisible(shown);
    setChanged(changed_);
}

void NumberLine::setChanged(bool changed) {
    changed_ = changed;
    const Theme& theme = Theme::instance();
    mark_->setVisible(shown_ && changed);
    mark_->setStyleSheet(QStringLiteral("background: %1").arg(theme.colour(Role::Accent).name()));
    label_->setFont(theme.font(changed ? Type::BodyBold : Type::Body));
}

void NumberLine::setWords(const QString& label, const QString& help) {
    label_->setText(label);
    label_->setToolTip(help);
    box_->setToolTip(help);
    box_->setAccessibleName(label);
    box_->setAccessibleDescription(help);
}

void NumberLine::setUnit(const QString& unit) {
    unit_->setText(unit);
}

bool NumberLine::matches(const QString& text) const {
    return label_->text().contains(text, Qt::CaseInsensitive);
}

}  // namespace epochal::ui
