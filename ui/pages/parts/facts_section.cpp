#include "ui/pages/parts/facts_section.h"

#include <QVBoxLayout>

#include "ui/pages/parts/rule.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

FactsSection::FactsSection(const char* name, QWidget* parent, bool narrow)
    : QWidget(parent), heading_(new QLabel(this)), facts_(new Facts(this, narrow)) {
    heading_->setFont(Theme::instance().font(Type::BodyBold));
    heading_->setWordWrap(true);
    facts_->setObjectName(QLatin1String(name));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(6);
    column->addWidget(rule(Qt::Horizontal, this));
    column->addWidget(heading_);
    column->addWidget(facts_);
    facts_->hide();
}

void FactsSection::setHeading(const QString& text, const QString& toolTip) {
    heading_->setText(text);
    heading_->setToolTip(toolTip);
}

void FactsSection::setFacts(const QList<Facts::Fact>& facts) {
    facts_->setFacts(facts);
    facts_->setVisible(!facts.isEmpty());
}

}  // namespace epochal::ui
