#pragma once

#include <QHash>
#include <QWidget>

#include "core/analysis/study.h"
#include "ui/pages/compare/compare_data.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace epochal::ui {

class Segments;
class TargetControl;

/// What is asked of the rows: kind of price or one offer, currency, groups, clock, seeds, target. The kinds and the
/// currency stand in the page's head, the rest in a line of its own.
class CompareControls : public QWidget {
    Q_OBJECT
public:
    explicit CompareControls(QWidget* parent = nullptr);

    [[nodiscard]] Segments* kinds() const { return kinds_; }
    [[nodiscard]] QComboBox* currency() const { return currency_; }

    void setBook(const PriceBook& book);
    /// Currencies that all rows' prices convert to can be chosen, others say which rate is missing; target and seeds
    /// follow what the rows have.
    void setEntries(const std::vector<Entry>& entries, const PriceBook& book);
    /// Offers the targets of the studies that are of these rows' task and measure.
    void setTargets(const std::vector<Study>& studies, const std::vector<Entry>& entries);
    void setQuery(const ComparisonQuery& query);  ///< without queryChanged()
    [[nodiscard]] const ComparisonQuery& query() const { return query_; }
    void showReached(const CompareData& of);
    /// 0 = as frozen, then the kinds in the order of the segments.
    void chooseKind(int index);

Q_SIGNALS:
    void queryChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void take();
    void showQuery();
    void fillCurrencies();
    void sayKinds();

    ComparisonQuery query_;
    QHash<QString, QString> currencies_;                 ///< code, and why it cannot be chosen
    std::array<bool, std::size(kPriceKinds)> priced_{};  ///< kinds that a row can be priced by
    Segments *kinds_, *clock_;
    QComboBox *currency_, *grouping_, *offer_;
    QLabel *groupingLabel_, *offerLabel_;
    QCheckBox* seeds_;
    TargetControl* target_;
    bool showing_ = false;
};

}  // namespace epochal::ui
