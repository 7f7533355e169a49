#pragma once

#include <QCoreApplication>

#include "ui/format/formatter.h"
#include "ui/view/compare_data.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

/// A comparison as people see it, on the page and in reports: names and looks of its rows, units, formatted figures.
/// Its words are in the language at the time it is made, its figures in that of `format`.
class ComparisonView {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonView)
public:
    /// `epoch`: k of the column "top-1 at epoch k".
    ComparisonView(CompareDataPtr data, const Formatter& format, std::int64_t epoch = 1);

    [[nodiscard]] const CompareData& data() const { return *data_; }
    [[nodiscard]] const ComparisonQuery& query() const { return data_->query; }
    [[nodiscard]] const Comparison& comparison() const { return data_->comparison; }
    [[nodiscard]] const std::vector<Entry>& entries() const { return *data_->entries; }
    [[nodiscard]] const Formatter& format() const { return format_; }
    [[nodiscard]] std::int64_t epoch() const { return epoch_; }

    [[nodiscard]] const Entry& entry(std::size_t index) const { return entries()[index]; }
    /// The first entry of a row represents what its seeds have in common.
    [[nodiscard]] const Entry& first(const ComparedRow& row) const { return entry(row.entries.front()); }
    [[nodiscard]] const ComparedRow& row(std::size_t index) const { return data_->row(index); }
    /// Whether no row is a run.
    [[nodiscard]] bool published() const { return published_; }

    /// The whole name, which no other row of its group has: "sweep · batch 64 (what-if)". A run's is RowName's.
    [[nodiscard]] QString label(std::size_t row) const { return labels_[static_cast<qsizetype>(row)]; }
    /// The same without "what-if", beside a column that says so.
    [[nodiscard]] QString longName(std::size_t row) const { return longNames_[static_cast<qsizetype>(row)]; }
    /// Name, and devices and what else tells it from others, for two lines beside a bar.
    [[nodiscard]] QString name(std::size_t row) const { return names_[static_cast<qsizetype>(row)]; }
    [[nodiscard]] QString note(std::size_t row) const { return notes_[static_cast<qsizetype>(row)]; }
    /// The shortest label that tells a row from the others of its group, for use within a chart.
    [[nodiscard]] QString shortLabel(std::size_t row) const { return shortLabels_[static_cast<qsizetype>(row)]; }
    /// What one run of a row is called: "sweep, batch 64, seed 2".
    [[nodiscard]] QString runName(std::size_t row, const Entry& run) const;
    /// "a; b; c", "all rows", or the first eight names and the number of the others.
    [[nodiscard]] QString namesOf(const std::vector<std::size_t>& rows) const;
    [[nodiscard]] QString groupTitle(const ComparisonGroup& group) const;
    /// What all rows of a group share: "AUC 0.9835".
    [[nodiscard]] QString groupNote(const ComparisonGroup& group) const;
    /// Whether no row trained, so that rates and prices per million samples are all there is to compare.
    [[nodiscard]] bool onlySessions() const;
    [[nodiscard]] const RowLook& look(std::size_t row) const { return data_->looks[row]; }

    [[nodiscard]] QString devices(const Entry& entry) const { return devicesText(entry, format_); }
    [[nodiscard]] QString quality(double value) const { return qualityText(measure_, value, format_); }
    /// A cost with the number of digits that all costs of the comparison have; without and with its currency.
    [[nodiscard]] QString amount(const Decimal& cost) const { return format_.number(cost.toDouble(), decimals_); }
    [[nodiscard]] QString money(const Money& cost) const;
    /// A price per hour. It has more digits than a cost, because a small price adds up over a long time: as many as
    /// show every price exactly, 2 to 4.
    [[nodiscard]] QString price(const Decimal& price) const { return format_.amount(price, priceDecimals_); }
    [[nodiscard]] int costDecimals() const { return decimals_; }
    [[nodiscard]] Sample sample() const { return sample_; }                            ///< what the rates count
    [[nodiscard]] const Measure& measured() const { return measureOf(measure_); }      ///< of the first row
    [[nodiscard]] QString measure() const { return measureName(measure_); }            ///< "top-1"
    [[nodiscard]] QString bestName() const { return ui::bestName(measure_); }          ///< "Best top-1"
    [[nodiscard]] QString measureTitle() const { return ui::measureTitle(measure_); }  ///< "top-1, %"
    [[nodiscard]] bool inPercent() const { return ui::inPercent(measure_); }
    [[nodiscard]] QString clockName() const { return ui::clockName(query().clock); }  ///< "active time"
    /// A field's label, with its unit if all entries have it.
    [[nodiscard]] QString fieldTitle(const Field& field) const;
    [[nodiscard]] QString dataSet() const;  ///< of all entries; empty where they differ
    /// Empty if the offer has no name.
    [[nodiscard]] static QString offerName(const Offer& offer);
    /// The currency of all priced rows; empty if there are several.
    [[nodiscard]] QString currency() const { return currency_; }
    [[nodiscard]] QString perHour() const;

    /// Unit and title of a time axis that extends to `seconds`.
    struct TimeAxis {
        double seconds = 1;
        QString title, titleToTarget, symbol;
    };
    [[nodiscard]] TimeAxis timeAxis(double seconds) const;

private:
    void nameRows();
    [[nodiscard]] int neededPriceDecimals() const;
    [[nodiscard]] QString apart(std::size_t row, const ComparisonGroup& group) const;

    CompareDataPtr data_;
    Formatter format_;
    Quality measure_ = Quality::Top1;
    std::int64_t epoch_;
    Sample sample_ = Sample::Image;
    int decimals_ = 2, priceDecimals_ = 2;
    bool published_ = false;
    QStringList names_, longNames_, notes_, labels_, shortLabels_;
    QString currency_;
};

}  // namespace epochal::ui
