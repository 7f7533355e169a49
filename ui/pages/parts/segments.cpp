#include "ui/pages/parts/segments.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/theme/theme.h"

namespace epochal::ui {

Segments::Segments(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(group_, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::setTexts(const QStringList& texts) {
    for (int i = static_cast<int>(group_->buttons().size()); i < texts.size(); ++i) {
        auto* segment = new QPushButton(this);
        segment->setCheckable(true);
        segment->setAutoDefault(false);
        segment->setProperty("segment", i + 1 == texts.size() ? QStringLiteral("last") : QStringLiteral("true"));
        group_->addButton(segment, i);
        layout()->addWidget(segment);
    }
    const QFontMetrics bold(Theme::instance().font(Type::BodyBold));
    for (int i = 0; i < texts.size(); ++i) {
        group_->button(i)->setText(texts[i]);
        group_->button(i)->setMinimumWidth(bold.horizontalAdvance(texts[i]) + 26);
    }
    if (group_->checkedId() < 0 && !texts.isEmpty()) group_->button(0)->setChecked(true);
}

int Segments::current() const {
    return group_->checkedId();
}

void Segments::setCurrent(int index) {
    if (QAbstractButton* button = group_->button(index)) button->setChecked(true);
}

}  // namespace epochal::ui
