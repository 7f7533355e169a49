#pragma once

#include <QCoreApplication>

#include "core/analysis/comparison.h"
#include "ui/format/formatter.h"
#include "ui/report/report_source.h"
#include "ui/report/row_look.h"

namespace epochal::ui {

/// A comparison as a report shows it: names and colors of the rows, units, and formatted figures. Use within a
/// LanguageScope.
class ComparisonView {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonView)
public:
    ComparisonView(const ReportRequest& request, const ReportSource& source);

    [[nodiscard]] const ReportSource& source() const { return source_; }
    [[nodiscard]] const ComparisonQuery& query() const { return query_; }
    [[nodiscard]] const Comparison& comparison() const { return comparison_; }
    [[nodiscard]] const Formatter& format() const { return format_; }
    /// ISO date from which the age of prices is counted: that of the last event of any run, or the study's.
    [[nodiscard]] const std::string& day() const { return day_; }
    [[nodiscard]] qint64 utcMillis() const { return utcMillis_; }

    [[nodiscard]] const Entry& entry(std::size_t index) const { return source_.entries[index]; }
    /// The first entry of a row represents what its seeds have in common.
    [[nodiscard]] const Entry& first(const ComparedRow& row) const { return entry(row.entries.front()); }
    [[nodiscard]] const ComparedRow& row(std::size_t index) const { return comparison_.rows[index]; }
    /// The run from which an entry was made; null for a published row.
    [[nodiscard]] const ReportedRun* run(std::size_t entry) const;

    [[nodiscard]] QString label(std::size_t row) const { return labels_[static_cast<qsizetype>(row)]; }
    /// Name and devices separately, for two lines beside a bar.
    [[nodiscard]] QString name(std::size_t row) const { return names_[static_cast<qsizetype>(row)]; }
    [[nodiscard]] QString note(std::size_t row) const { return notes_[static_cast<qsizetype>(row)]; }
    /// The shortest label that tells a row from the others of its group, for use within a chart.
    [[nodiscard]] QString shortLabel(std::size_t row) const { return shortLabels_[static_cast<qsizetype>(row)]; }
    /// "a; b; c", "all rows", or the first eight names and the number of the others.
    [[nodiscard]] QString namesOf(const std::vector<std::size_t>& rows) const;
    [[nodiscard]] QString groupTitle(const ComparisonGroup& group) const;
    [[nodiscard]] const RowLook& look(std::size_t row) const { return looks_[row]; }

    [[nodiscard]] QString devices(const Entry& entry) const;
    [[nodiscard]] QString quality(double value) const;  ///< with its unit: "93.50 %", "0.9835"
    /// A cost with the number of digits that all costs of the comparison have; without and with its currency.
    [[nodiscard]] QString amount(const Decimal& cost) const { return format_.number(cost.toDouble(), decimals_); }
    [[nodiscard]] QString money(const Money& cost) const;
    [[nodiscard]] QString measure() const;  ///< "top-1"
    [[nodiscard]] bool inPercent() const { return measure_ != Quality::Auc; }
    [[nodiscard]] QString clockName() const;  ///< "active time"
    [[nodiscard]] QString data() const;       ///< data set of all entries; empty where they differ
    /// Empty if the offer has no name.
    [[nodiscard]] static QString offerName(const Offer& offer);
    /// The currency of all priced rows; empty if there are several.
    [[nodiscard]] QString currency() const { return currency_; }
    [[nodiscard]] QString perHour() const;

    /// Unit and title of a time axis that extends to `seconds`.
    struct TimeUnit {
        double seconds = 1;
        QString title, titleToTarget;
    };
    [[nodiscard]] TimeUnit timeUnit(double seconds) const;

private:
    void nameRows();
    [[nodiscard]] static std::string dayOf(const ReportSource& source, qint64& utcMillis);
    [[nodiscard]] static ComparisonQuery queryOf(const ReportRequest& request, const ReportSource& source);

    const ReportSource& source_;
    const ComparisonQuery query_;
    const Formatter format_;
    qint64 utcMillis_ = 0;
    const std::string day_;
    const Comparison comparison_;
    Quality measure_ = Quality::Top1;
    int decimals_ = 2;
    QStringList names_, notes_, labels_, shortLabels_;
    std::vector<RowLook> looks_;
    QString currency_;
};

}  // namespace epochal::ui
