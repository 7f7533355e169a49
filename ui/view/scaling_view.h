#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/analysis/scaling.h"
#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/view/comparison_view.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

/// What a user can choose about how a scaling experiment is shown.
struct ScalingChoice {
    ScalingKind kind = ScalingKind::Weak;  ///< the other one where only that was measured
    ScalingLaw law = ScalingLaw::Amdahl;
};

/// A row of the table, or a heading with the figures of its largest size.
struct ScalingRow {
    enum class Form { Series, Measured, Modelled, Published } form = Form::Measured;
    QString name, note;
    QStringList cells;            ///< one per figure column; a dash where there is none
    std::vector<double> figures;  ///< the same for machines: fractions as percentages, times in s; NaN = none
    QString reason;               ///< why figures are missing
    RowLook look;
    std::optional<std::size_t> entry;  ///< a run of a measured size
    std::vector<ScalingRow> rows;      ///< of a series
};

/// Scaling series among the runs compared, as people see them: charts, a table and sentences, the same on the page and
/// in reports. Modelled and published figures are marked as such, and never ranked with measured ones.
class ScalingView {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ScalingView)
public:
    using References = std::shared_ptr<const std::vector<ScalingReference>>;

    /// The query of a comparison from which scaling can be shown: seeds merged, one group.
    [[nodiscard]] static ComparisonQuery queryOf(ComparisonQuery query);

    /// `data` answers queryOf().
    ScalingView(CompareDataPtr data, References references, const Formatter& format, ScalingChoice choice = {});

    [[nodiscard]] const ScalingAnalysis& analysis() const { return analysis_; }
    [[nodiscard]] const ComparisonView& comparison() const { return view_; }
    [[nodiscard]] const ScalingChoice& choice() const { return choice_; }
    [[nodiscard]] bool has(ScalingKind kind) const;
    [[nodiscard]] static QString kindName(ScalingKind kind);  ///< "Weak"
    [[nodiscard]] static QString lawName(ScalingLaw law);     ///< "Amdahl's law", within a phrase

    /// "5 sizes measured", "16 to 64 devices modelled"; the second is empty where nothing is.
    [[nodiscard]] QString measuredWords() const;
    [[nodiscard]] QString modelledWords() const;

    [[nodiscard]] ChartSpec speedUps() const;
    [[nodiscard]] ChartSpec efficiencies() const;
    [[nodiscard]] BarSpec stepTimes() const;

    /// Headings of the table: devices, then the figures.
    [[nodiscard]] QStringList heads() const;
    /// How the figures of a column are obtained; empty where its heading says it.
    [[nodiscard]] QString headNote(int column) const;
    /// Columns of heads() that a narrow table leaves out, in this order: what others imply, then the target's.
    [[nodiscard]] static std::vector<int> spareColumns() { return {9, 6, 5, 4, 7, 8, 3}; }
    [[nodiscard]] const std::vector<ScalingRow>& rows() const { return rows_; }
    [[nodiscard]] QList<Fact> findings() const;
    /// How fits and modelled figures are obtained, for a report.
    [[nodiscard]] QList<Fact> methods() const;

private:
    [[nodiscard]] std::vector<const ScalingSeries*> shown(ScalingKind kind) const;
    /// The numbers of devices beyond the last one measured for which a fit says something.
    [[nodiscard]] std::vector<std::int64_t> modelled(const ScalingSeries& series) const;
    [[nodiscard]] double widest() const;
    /// A color and a marker for each variant. Weak series have filled markers on a solid line, strong ones outlined
    /// markers on a dashed line, so that they also differ in print.
    [[nodiscard]] static RowLook lookOf(const ScalingSeries& series);
    /// Of what is modeled: in the same color, a dotted line without markers.
    [[nodiscard]] static RowLook modelledLook(const ScalingSeries& series);
    [[nodiscard]] QString seriesName(const ScalingSeries& series) const;
    [[nodiscard]] QString variantName(std::size_t variant) const;
    [[nodiscard]] QString deviceName(const ScalingSeries& series, std::int64_t devices) const;
    [[nodiscard]] ChartSeries lineOf(const ScalingSeries& series) const;
    void addPublished(ChartSpec& spec, double most, bool efficiency) const;
    void buildRows();
    [[nodiscard]] ScalingRow rowOf(const ScalingSeries& series, const ScalingPoint& point) const;
    [[nodiscard]] ScalingRow modelledRow(const ScalingSeries& series, std::int64_t devices) const;
    [[nodiscard]] ScalingRow publishedRow(const ScalingReference& one) const;
    [[nodiscard]] QString share(const std::optional<double>& fraction) const;
    [[nodiscard]] QString multiple(const std::optional<double>& ratio) const;

    ComparisonView view_;
    References references_;
    ScalingAnalysis analysis_;
    ScalingChoice choice_;
    std::vector<ScalingRow> rows_;
};

}  // namespace epochal::ui
