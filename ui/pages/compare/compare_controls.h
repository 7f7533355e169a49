#pragma once

#include <QHash>
#include <QWidget>

#include "core/analysis/study.h"
#include "core/economics/price_kinds.h"
#include "ui/view/compare_data.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace epochal::ui {

class Segments;
class TargetControl;

/// The query: price kind or one offer, currency, grouping, time basis, seeds, target. The kinds and the currency are in
/// the page's header, the rest in a line below.
class CompareControls : public QWidget {
    Q_OBJECT
public:
    explicit CompareControls(QWidget* parent = nullptr);

    [[nodiscard]] Segments* kinds() const { return kinds_; }
    [[nodiscard]] QComboBox* currency() const { return currency_; }

    void setBook(const PriceBook& book);
    /// Currencies to which all rows' prices convert can be chosen; the others give the missing rate. Target and seeds
    /// depend on what the rows have.
    void setEntries(const std::vector<Entry>& entries, const PriceBook& book);
    /// Offers those targets of the studies that match the task and measure of a row with a curve.
    void setTargets(const std::vector<Study>& studies, const std::vector<Entry>& entries);
    void setQuery(const ComparisonQuery& query);  ///< without queryChanged()
    [[nodiscard]] const ComparisonQuery& query() const { return query_; }
    void showReached(const CompareData& of);
    /// Leaves out what has no effect on a scaling experiment: how rows are grouped and seeds merged.
    void setScaling(bool scaling);
    /// 0 = frozen prices, then the kinds in the order of the segments.
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
    QHash<QString, QString> currencies_;             ///< code, and why it cannot be chosen
    std::array<bool, kPriceKinds.size()> priced_{};  ///< kinds by which a row can be priced
    Segments *kinds_, *clock_;
    QComboBox *currency_, *grouping_, *offer_;
    QLabel *groupingLabel_, *offerLabel_;
    QCheckBox* seeds_;
    TargetControl* target_;
    bool showing_ = false, scaling_ = false, hasSeeds_ = false;
};

}  // namespace epochal::ui
