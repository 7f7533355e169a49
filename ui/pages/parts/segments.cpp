#include "ui/pages/parts/segments.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

Segments::Segments(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)), box_(new QComboBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(box_);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box_->hide();
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(group_, &QButtonGroup::idClicked, this, &Segments::chosen);
    connect(group_, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) box_->setCurrentIndex(id);
    });
    connect(box_, &QComboBox::activated, this, [this](int index) {
        setCurrent(index);
        Q_EMIT chosen(index);
    });
}

void Segments::setTexts(const QStringList& texts) {
    for (int i = static_cast<int>(group_->buttons().size()); i < texts.size(); ++i) {
        auto* segment = new QPushButton(this);
        segment->setCheckable(true);
        segment->setAutoDefault(false);
        group_->addButton(segment, i);
        layout()->addWidget(segment);
    }
    // Before a new one is visible. One that was the last may have got neighbors.
    const QList<QAbstractButton*> segments = group_->buttons();
    for (QAbstractButton* segment : segments) {
        setStyleProperty(segment, "segment",
                         segment == segments.back()    ? QStringLiteral("last")
                         : segment == segments.front() ? QStringLiteral("first")
                                                       : QStringLiteral("middle"));
        segment->setVisible(!collapsed_);
    }
    const QFontMetrics bold(Theme::instance().font(Type::BodyBold));
    for (int i = 0; i < texts.size(); ++i) {
        group_->button(i)->setText(texts[i]);
        group_->button(i)->setMinimumWidth(bold.horizontalAdvance(texts[i]) + 26);
    }
    while (box_->count() < texts.size()) box_->addItem(QString());
    for (int i = 0; i < texts.size(); ++i) box_->setItemText(i, texts[i]);
    if (group_->checkedId() < 0 && !texts.isEmpty()) group_->button(0)->setChecked(true);
}

void Segments::setName(const QString& name) {
    setAccessibleName(name);
    box_->setAccessibleName(name);
}

int Segments::current() const {
    return group_->checkedId();
}

void Segments::setCollapsed(bool collapsed) {
    if (collapsed == collapsed_) return;
    collapsed_ = collapsed;
    box_->setVisible(collapsed);
    for (QAbstractButton* button : group_->buttons()) button->setVisible(!collapsed);
}

int Segments::widthWhen(bool collapsed) const {
    if (collapsed) return box_->sizeHint().width();
    int wide = 0;
    for (const QAbstractButton* button : group_->buttons())
        wide += qMax(button->minimumWidth(), button->sizeHint().width());
    return wide;
}

void Segments::setCurrent(int index) {
    if (QAbstractButton* button = group_->button(index)) button->setChecked(true);
}

}  // namespace epochal::ui
