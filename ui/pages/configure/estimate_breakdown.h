#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/analysis/estimate.h"

class QGridLayout;
class QLabel;

namespace epochal::ui {

class PartsBar;

/// The chosen offer: time and cost, the parts they consist of, its place among the others, where the figures come from,
/// and whether it stays within the budget.
class EstimateBreakdown : public QWidget {
    Q_OBJECT
public:
    explicit EstimateBreakdown(QWidget* parent = nullptr);

    /// Limits in the chosen offer's currency.
    struct Budget {
        std::optional<Decimal> run, campaign;
    };
    /// `chosen` is one of `all`, or null if nothing is known yet.
    void show(const Offer& offer, const Estimate* chosen, const std::vector<Estimate>& all, const Budget& budget);

private:
    void showParts(const Estimate& estimate);
    [[nodiscard]] QString standing(const Estimate& chosen, const std::vector<Estimate>& all) const;
    [[nodiscard]] QString basis(const Estimate& chosen) const;
    void showBudget(const Estimate& estimate, const Budget& budget);

    QLabel *name_, *total_, *standing_, *basis_, *budget_, *budgetIcon_;
    PartsBar* bar_;
    QGridLayout* parts_;
};

}  // namespace epochal::ui
