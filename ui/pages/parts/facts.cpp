#include "ui/pages/parts/facts.h"

#include <QGridLayout>
#include <QLabel>

#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
/// Characters; a label that may wrap does so even where it has room.
constexpr int kOneLine = 20, kNarrow = 14;
}  // namespace

Facts::Facts(QWidget* parent, bool narrow) : QWidget(parent), grid_(new QGridLayout(this)), narrow_(narrow) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(12);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(1, 1);
}

void Facts::setFacts(const QList<Fact>& facts) {
    if (facts == facts_) return;
    facts_ = facts;
    while (QLayoutItem* item = grid_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Theme& theme = Theme::instance();
    for (int row = 0; row < facts.size(); ++row) {
        const Fact& fact = facts[row];
        auto* name = new QLabel(fact.name, this);
        name->setProperty("secondary", true);
        name->setWordWrap(narrow_ && fact.name.size() > kNarrow);
        auto* value = new QLabel(fact.value, this);
        value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setWordWrap(fact.value.size() > (narrow_ ? kNarrow : kOneLine));
        value->setToolTip(fact.toolTip);
        if (fact.bold) value->setFont(theme.font(Type::BodyBold));
        grid_->addWidget(name, row, 0, Qt::AlignTop);
        grid_->addWidget(value, row, 1);
        // A layout gives hidden widgets no space, and shows new widgets only later.
        name->show();
        value->show();
    }
}

}  // namespace epochal::ui
