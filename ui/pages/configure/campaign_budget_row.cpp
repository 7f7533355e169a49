#include "ui/pages/configure/campaign_budget_row.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>

#include "ui/pages/configure/field_editor.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

CampaignBudgetRow::CampaignBudgetRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent),
      document_(document),
      mark_(new QFrame(parent)),
      label_(new QLabel(parent)),
      unit_(new QLabel(parent)),
      field_(new AmountField(parent)) {
    mark_->setFixedSize(6, 6);
    label_->setBuddy(field_);
    label_->setMinimumHeight(Theme::kControl);
    label_->setWordWrap(true);
    unit_->setProperty("secondary", true);
    unit_->setMinimumHeight(Theme::kControl);
    field_->setObjectName(QStringLiteral("campaignBudgetField"));
    field_->setFixedWidth(FieldEditor::kNumber);
    grid->addWidget(mark_, line, 0, Qt::AlignCenter);
    grid->addWidget(label_, line, 1, Qt::AlignTop);
    grid->addWidget(field_, line, 2, Qt::AlignTop | Qt::AlignLeft);
    grid->addWidget(unit_, line, 3, Qt::AlignTop);
    connect(field_, &QLineEdit::textEdited, this, &CampaignBudgetRow::take);
    retranslate();
}

QWidget* CampaignBudgetRow::control() const {
    return field_;
}

void CampaignBudgetRow::take() {
    if (!field_->isRight()) return;
    const std::optional<Decimal> amount = field_->amount();
    document_.setBudget(amount && !amount->isZero() ? amount->text() : std::string());
}

void CampaignBudgetRow::setShown(bool shown) {
    shown_ = shown;
    for (QWidget* part : std::initializer_list<QWidget*>{label_, unit_, field_}) part->setVisible(shown);
    refresh();
}

void CampaignBudgetRow::setCurrency(const QString& currency) {
    currency_ = currency;
    refresh();
}

void CampaignBudgetRow::refresh() {
    const Theme& theme = Theme::instance();
    const std::string& budget = document_.sweep().budget;
    // A budget read from a file may not be a valid amount: it is shown unchanged, in the color of an error.
    if (const auto amount = Decimal::parse(budget); budget.empty() || amount) {
        if (field_->amount().value_or(Decimal()) != (budget.empty() ? Decimal() : *amount) || !field_->isRight())
            field_->setAmount(budget.empty() ? std::nullopt : std::optional(*amount), 2);
    } else {
        field_->setText(QString::fromStdString(budget));
    }
    mark_->setVisible(shown_ && !budget.empty());
    mark_->setStyleSheet(QStringLiteral("background: %1").arg(theme.colour(Role::Accent).name()));
    label_->setFont(theme.font(budget.empty() ? Type::Body : Type::BodyBold));
    //: %1 = a currency, the unit of a budget for all these runs together
    unit_->setText(tr("%1 for all %n run(s)", "", document_.runCount()).arg(currency_));
}

void CampaignBudgetRow::retranslate() {
    label_->setText(tr("Campaign budget"));
    const QString help =
        tr("Limit on the cost of all runs together. The queue starts no further run that is expected to exceed it, and "
           "reports this; runs in progress continue. Leave empty for no limit.");
    label_->setToolTip(help);
    //: no campaign budget
    field_->setPlaceholderText(tr("none"));
    field_->setAccessibleName(label_->text());
    field_->setAccessibleDescription(help);
    refresh();
}

bool CampaignBudgetRow::matches(const QString& text) const {
    return label_->text().contains(text, Qt::CaseInsensitive);
}

}  // namespace epochal::ui
