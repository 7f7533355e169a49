#include "ui/report/run_content.h"

#include <algorithm>
#include <functional>

#include <QCoreApplication>

#include "core/analysis/ran_on.h"
#include "core/economics/cost.h"
#include "ui/report/findings.h"
#include "ui/report/report_cells.h"
#include "ui/report/run_audit.h"
#include "ui/report/session_content.h"
#include "ui/view/column_head.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/rank_list.h"
#include "ui/view/run_charts.h"
#include "ui/view/run_facts.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {
namespace {

// Short names, because lupdate takes a qualified return type for the context of the texts after it.
using Cell = Report::Cell;
using Column = Report::Column;
using Columns = Report::Columns;
using Definitions = Report::Definitions;
using KeyFigure = Report::KeyFigure;
using Part = Report::Part;
using Row = Report::Row;
using Table = Report::Table;

class RunContent {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunReport)
public:
    RunContent(const ReportRequest& request, const ReportedRun& run)
        : run_(run.directory),
          spec_(run_.spec()),
          offer_(run_.offer()),
          figures_(run.figures),
          estimate_(run.estimate),
          confusion_(run.confusion),
          numbers_(run.numbers),
          check_(run.check),
          format_(request.locale),
          elsewhere_(ranElsewhere(offer_, run_.machine(), figures_)),
          findings_(spec_, offer_, figures_, format_, elsewhere_),
          sizes_(SizesView::of(spec_, offer_, figures_, format_)) {
        sizes_.elsewhere = elsewhere_;
    }

    [[nodiscard]] Report content(const QString& title) const {
        Report report;
        report.title = title.isEmpty() ? QString::fromStdString(spec_.name) : title;
        report.subtitle = {subtitle(), begun()};
        report.headRight = tr("Epochal, run report");
        report.footLeft =
            tr("Epochal %1 · run %2").arg(QStringLiteral(EPOCHAL_VERSION), QString::fromStdString(run_.id()));
        report.day = format_.date(end());
        report.language = format_.locale().bcp47Name();
        report.utcMillis = end();
        const SessionContent session(sizes_);
        const bool measures = measuresSizes(spec_);
        report.keys = measures ? session.keys() : keys();
        if (measures) {
            report.blocks << session.blocks();
        } else {
            report.blocks << accuracy() << Columns{rate(), says(), {}} << epochs() << estimate();
            int tables = (figures_.epochs.empty() ? 0 : 1) + (estimate_ ? 1 : 0);
            if (const Table table = ranks(tables + 1); !table.rows.isEmpty()) {
                report.blocks << table;
                ++tables;
            }
            if (confusion_)
                for (const Table& table : confusionTables(*confusion_, figures_.bestEpoch, tables + 1, format_))
                    report.blocks << table;
            if (numbers_) {
                Part part = numbersPart(*numbers_, figures_, taskFor(spec_), format_);
                part.figure.number = tr("Figure %1.").arg(format_.integer(3));
                report.blocks << part;
            }
        }
        report.blocks << configuration() << environment()
                      << Definitions{tr("How the figures were computed"),
                                     measures ? session.methods() : findings_.methods()};
        if (const QStringList audit = RunAudit(format_).sentences(run_, figures_, check_); !audit.isEmpty())
            //: noun, heading: figures that were computed again
            report.blocks << Part{tr("Audit"), {}, audit, {}};
        //: heading: what the report leaves out, and why
        Definitions missing{tr("Not included"), {}};
        for (const QString& one : measures ? session.missing() : findings_.missing()) missing.terms.append({{}, one});
        if (!estimate_ && !measures) missing.terms.append({{}, tr("estimate (none was saved with the run)")});
        report.blocks << missing;
        return report;
    }

private:
    [[nodiscard]] qint64 end() const {
        return figures_.lastUtcMillis > 0 ? figures_.lastUtcMillis : run_.createdUtcMillis();
    }
    [[nodiscard]] Sample sample() const { return taskFor(spec_).sample; }

    [[nodiscard]] QString subtitle() const {
        QString state = RunFacts::name(figures_.state);
        if (figures_.reason)
            //: state of a run, and why it ended
            state = tr("%1, %2").arg(state, RunFacts::name(*figures_.reason));
        if (measuresSizes(spec_)) return SessionContent(sizes_).subtitle(RunFacts::name(figures_.state));
        //: data set, model, batch, seed; epochs done and asked, state
        return tr("%1: %2, batch %3, seed %4. %5 of %6 epochs, %7.")
            .arg(FieldWords::data(spec_), FieldWords::model(spec_), format_.integer(spec_.optimizer.globalBatch),
                 format_.integer(spec_.seed), format_.integer(figures_.epochsDone), format_.integer(spec_.stop.epochs),
                 state);
    }
    [[nodiscard]] QString begun() const {
        const QString when = format_.dateTime(figures_.segments.empty() ? run_.createdUtcMillis()
                                                                        : figures_.segments.front().begunUtcMillis);
        if (elsewhere_)
            //: when, what it ran on, the offer, its price
            return tr("Started %1 on %2. What-if: priced at %3, %4, but not run on that hardware.")
                .arg(when, fromStd(hardwareUsed(run_.machine(), figures_)),
                     QString::fromStdString(epochal::title(offer_)), RunFacts::pricePerHour(offer_, format_));
        return tr("Started %1 on %2, price %3.")
            .arg(when, QString::fromStdString(epochal::title(offer_)), RunFacts::pricePerHour(offer_, format_));
    }

    /// A label of a money figure, marked if the run did not run on the hardware it is priced for.
    [[nodiscard]] QString priced(const QString& label) const {
        return elsewhere_ ? tr("%1, what-if").arg(label) : label;
    }

    [[nodiscard]] QList<KeyFigure> keys() const;
    /// As on the Live page, with the name of its y axis, which a page has above the chart.
    [[nodiscard]] Report::Figure chartOf(RunMetric metric, CurveAxis axis) const;
    [[nodiscard]] Part accuracy() const;
    [[nodiscard]] Part rate() const;
    [[nodiscard]] Part says() const { return {tr("What the figures say"), {}, findings_.sentences(), {}}; }
    [[nodiscard]] Table epochs() const;
    [[nodiscard]] Table estimate() const;
    [[nodiscard]] Table ranks(int number) const;
    [[nodiscard]] Columns configuration() const {
        const QList<Fact> all = RunFacts::configuration(spec_, format_);
        const qsizetype half = (all.size() + 1) / 2;
        return {{tr("Configuration"), {}, {}, all.mid(0, half)},
                {{}, {}, {}, all.mid(half)},
                tr("Bold: changed from the default.")};
    }
    /// Preparation and measured energy: what the cost depends on besides the price.
    [[nodiscard]] QList<Fact> billing() const {
        QList<Fact> facts;
        const double preparation = spec_.price.preparationMinutes * 60;
        if (!billsUse(offer_) && hourlyPrice(offer_))
            facts.append({tr("Preparation"), preparation > 0 ? format_.duration(preparation) : tr("not counted")});
        const Bill& bill = figures_.bill;
        if (!figures_.joules) return facts;
        facts.append(
            {tr("Measured energy"), tr("%1 Wh").arg(format_.significant(*figures_.joules / kJoulesPerWattHour))});
        if (figures_.clocks.active > 0)
            facts.append({tr("Measured mean power"),
                          tr("%1 W").arg(format_.significant(*figures_.joules / figures_.clocks.active))});
        if (bill.energy) facts.append({tr("Its cost at the machine's tariff"), format_.money(*bill.energy, 4)});
        if (bill.assumedEnergy)
            facts.append({tr("Included in the cost, at the assumed power"), format_.money(*bill.assumedEnergy, 4)});
        return facts;
    }
    [[nodiscard]] Columns environment() const {
        //: noun, heading: machine and software
        return {{tr("Environment"), {}, {}, RunFacts::environment(run_.machine(), figures_, format_)},
                {tr("Price frozen in the run"), {}, {}, RunFacts::price(offer_, format_) + billing()},
                {}};
    }

    const RunDirectory& run_;
    const RunSpec& spec_;
    const Offer& offer_;
    const Figures& figures_;
    const std::optional<KeptEstimate>& estimate_;
    const std::optional<ReportedConfusion>& confusion_;
    const std::optional<Predictions>& numbers_;
    const RunCheck& check_;
    Formatter format_;
    const bool elsewhere_;  ///< its offer is for other hardware than it ran on
    Findings findings_;
    SizesView sizes_;  ///< of a session that does not train
};

QList<KeyFigure> RunContent::keys() const {
    QList<KeyFigure> keys;
    const Figures& f = figures_;
    const Measure& measure = measureOf(spec_);
    if (f.best)
        keys.append({bestName(measure.quality), qualityNumber(measure.quality, *f.best, format_),
                     measure.percent ? QStringLiteral("%") : QString(),
                     tr("epoch %1 of %2").arg(format_.integer(f.bestEpoch), format_.integer(f.epochsDone)),
                     plain(*f.best * measure.factor())});
    if (f.target)
        keys.append({tr("Time to target"),
                     format_.duration(f.target->activeSeconds),
                     {},
                     tr("%1, epoch %2").arg(targetText(spec_, format_), format_.integer(f.target->epoch)),
                     plain(f.target->activeSeconds)});
    else if (f.clocks.active > 0)
        keys.append({tr("Active time"),
                     format_.duration(f.clocks.active),
                     {},
                     tr("%n epoch(s)", nullptr, static_cast<int>(f.epochsDone)),
                     plain(f.clocks.active)});
    if (f.imagesPerSecond > 0)
        keys.append({rateTitle(sample()), format_.significant(f.imagesPerSecond),
                     f.windows.uncertainty() > 0
                         ? QStringLiteral("± ") + format_.significant(f.windows.uncertainty(), 2)
                         : QString(),
                     tr("windows measured: %1").arg(format_.integer(static_cast<qint64>(f.windows.n))),
                     plain(f.imagesPerSecond)});
    if (f.imagesPerSecondPerPrice)
        keys.append({priced(ratePerTitle(sample(), perHour(offer_.currency))),
                     format_.significant(*f.imagesPerSecondPerPrice),
                     {},
                     //: %1 = a price
                     tr("at %1").arg(RunFacts::pricePerHour(offer_, format_)),
                     plain(*f.imagesPerSecondPerPrice)});
    if (f.target && f.target->cost)
        keys.append({priced(tr("Cost to target")), format_.amount(f.target->cost->amount, 4),
                     QString::fromStdString(f.target->cost->currency),
                     f.costSoFar ? tr("whole run: %1").arg(format_.money(*f.costSoFar, 4)) : QString(),
                     plain(f.target->cost->amount)});
    else if (f.costSoFar)
        keys.append({priced(tr("Cost")), format_.amount(f.costSoFar->amount, 4),
                     QString::fromStdString(f.costSoFar->currency),
                     tr("billed time: %1").arg(format_.duration(f.clocks.billed)), plain(f.costSoFar->amount)});
    return keys;
}

Report::Figure RunContent::chartOf(RunMetric metric, CurveAxis axis) const {
    Report::Figure figure;
    figure.spec = runChart({figures_, spec_, offer_, false, nullptr, format_}, metric, axis);
    figure.spec.nameY = true;
    return figure;
}

Part RunContent::accuracy() const {
    Part part;
    const Measure& measure = measureOf(spec_);
    part.title = measure.percent ? tr("Accuracy by epoch")
                                 //: %1: AUC or loss
                                 : tr("%1 by epoch").arg(capitalized(measureName(measure.quality)));
    part.figure = chartOf(metricOf(spec_), CurveAxis::Epoch);
    part.figure.number = tr("Figure %1.").arg(format_.integer(1));
    const auto& lines = part.figure.spec.series;
    const bool byEpoch = std::ranges::any_of(lines, &ChartSeries::dashed);
    const QString axis = capitalized(measureTitle(measure.quality));
    if (byEpoch)
        //: of a chart; %1: a measure of quality and its unit
        part.figure.caption = tr("%1. Training dashed, validation solid.").arg(axis);
    else if (lines.size() == 1 && lines.front().slot == 0)
        // Not every measure is computed on the training samples too.
        //: of a chart; %1: a measure of quality and its unit
        part.figure.caption = tr("%1, validation.").arg(axis);
    else
        part.figure.caption = axis + QLatin1Char('.');  // the labels in it name its lines
    QStringList marks;
    if (std::ranges::any_of(lines, &ChartSeries::faint))
        //: of a chart
        marks += tr("The pale line is training, step by step.");
    if (std::ranges::any_of(lines, [](const ChartSeries& one) { return one.slot == 0 && one.dot; }))
        //: of a chart
        marks += tr("The filled marker is the best evaluation.");
    if (std::ranges::any_of(lines, [](const ChartSeries& one) { return one.ring.has_value(); }))
        marks += measure.higherIsBetter ? tr("The ring is around the first evaluation at or above the target.")
                                        : tr("The ring is around the first evaluation at or below the target.");
    for (const QString& one : marks) part.figure.caption += QLatin1Char(' ') + one;
    return part;
}

Part RunContent::rate() const {
    Part part;
    //: %1: "Images/s"
    part.title = tr("%1 over active time").arg(rateTitle(sample()));
    part.figure = chartOf(RunMetric::Rate, CurveAxis::Active);
    part.figure.height = 130;
    part.figure.number = tr("Figure %1.").arg(format_.integer(2));
    //: %1: "Images/s"
    part.figure.caption = tr("%1, one point per measured window; warm-up steps excluded.").arg(rateTitle(sample()));
    if (std::ranges::any_of(part.figure.spec.series, [](const ChartSeries& one) { return !one.band.empty(); }))
        part.figure.caption +=
            //: of a chart
            QLatin1Char(' ') + tr("The band is the median of nine windows ± their spread.");
    return part;
}

Table RunContent::epochs() const {
    const auto& epochs = figures_.epochs;
    Table table;
    table.title = tr("Table %1. Epochs").arg(format_.integer(1));
    table.note = tr("Bold: the best epoch. Times and costs are counted from the start of the run.");
    struct Source {
        Column column;
        std::function<Cell(const EpochPoint&)> cell;
        bool deciding = false;
    };
    QList<Source> sources{{{tr("Epoch")}, [&](const EpochPoint& p) {
                               return cell(format_.integer(p.epoch), static_cast<double>(p.epoch));
                           }}};
    const auto add = [&](const QString& head, Quality quality, auto of, bool deciding) {
        if (std::ranges::none_of(epochs, [&](const EpochPoint& point) { return of(point).has_value(); })) return;
        // A column is written with the decimals that its smallest value needs.
        const Measure& measure = measureOf(quality);
        int decimals = 0;
        for (const EpochPoint& point : epochs)
            if (const auto value = of(point))
                decimals = std::max(decimals, measure.decimalsOf(*value * measure.factor()));
        sources.append({{head},
                        [this, &measure, of, decimals](const EpochPoint& p) {
                            const std::optional<double> value = of(p);
                            if (!value) return dash();
                            const double written = *value * measure.factor();
                            return cell(format_.number(written, decimals), written);
                        },
                        deciding});
    };
    const auto trained = [](Quality quality) {
        return [quality](const EpochPoint& p) { return trainedQuality(p, quality); };
    };
    const auto& measures = taskFor(spec_).measures;
    for (const Quality quality : measures)
        //: a column; %1: a measure of quality and its unit
        add(tr("Training %1").arg(measureTitle(quality)), quality, trained(quality), false);
    for (const Quality quality : measures) {
        const QString title = measureTitle(quality);
        const bool both =
            std::ranges::any_of(epochs, [&](const EpochPoint& p) { return trainedQuality(p, quality).has_value(); });
        //: a column; %1: a measure of quality and its unit
        add(
            both ? tr("Validation %1").arg(title) : capitalized(title), quality,
            [quality](const EpochPoint& p) { return qualityOf(p, quality); }, quality == measureOf(spec_).quality);
    }
    sources.append({{tr("Learning rate")},
                    [this](const EpochPoint& p) { return cell(format_.number(p.learningRate, 5), p.learningRate); }});
    sources.append({{tr("Active time")},
                    [this](const EpochPoint& p) { return cell(format_.duration(p.at.active), p.at.active); }});
    if (hourlyPrice(offer_))
        sources.append({{tr("Cost, %1").arg(QString::fromStdString(offer_.currency))}, [this](const EpochPoint& p) {
                            const Decimal amount = cost(offer_, billedSeconds(offer_, p.at.billed)).amount;
                            return cell(format_.amount(amount, 4), amount);
                        }});
    for (const Source& source : sources) table.columns << source.column;
    for (const EpochPoint& point : epochs) {
        Row row;
        const bool best = point.epoch == figures_.bestEpoch;
        for (const Source& source : sources) {
            row.cells << source.cell(point);
            row.cells.last().bold = best && source.deciding;
        }
        table.rows << row;
    }
    return table;
}

/// Of a run on several devices; without rows of any other.
Table RunContent::ranks(int number) const {
    const RankList list = RankList::of(RankTable::of(figures_), sample(), format_);
    Table table;
    if (list.rows.isEmpty()) return table;
    table.title = tr("Table %1. Ranks").arg(format_.integer(number));
    table.note = tr("What each rank measured last, over about two seconds of its steps.");
    if (!list.finding.isEmpty()) table.note += QLatin1Char(' ') + list.finding;
    for (const RankList::Column& column : list.columns)
        table.columns << Column{headInOneLine(column.title, column.unit)};
    table.columns[1].right = false;
    for (const RankList::Row& from : list.rows) {
        Row row;
        for (const RankList::Cell& one : from.cells) {
            row.cells << (one.value ? cell(one.text, *one.value) : words(one.text));
            row.cells.last().bold = from.slow;
        }
        table.rows << row;
    }
    return table;
}

Table RunContent::estimate() const {
    Table table;
    if (!estimate_) return table;
    table.title = tr("Table %1. Estimate and outcome").arg(format_.integer(figures_.epochs.empty() ? 1 : 2));
    //: noun, head of a column: a quantity that was estimated
    table.columns = {{tr("Figure"), false}, {tr("Estimated")},          {tr("Range")},
                     {tr("Outcome")},       {tr("Outcome / estimate")}, {tr("Within the range"), false}};
    const auto took = outcome(*estimate_, spec_, figures_);
    const auto inside = [](bool yes) { return words(yes ? tr("yes") : tr("no")); };
    const auto ratio = [this](double value) { return cell(format_.number(value, 2), value); };
    const Range& seconds = estimate_->seconds;
    //: low and high end of a range
    const QString range = tr("%1 to %2");
    Row time{{words(estimate_->goal == EstimateGoal::WholeRun ? tr("Time, including preparation")
                                                              : tr("Time to target, including preparation")),
              cell(format_.duration(seconds.mid), seconds.mid),
              words(range.arg(format_.duration(seconds.low), format_.duration(seconds.high)))}};
    if (took)
        time.cells << cell(format_.duration(took->seconds), took->seconds) << ratio(took->timeRatio)
                   << inside(took->timeInside);
    else
        time.cells << dash() << dash() << dash();
    table.rows << time;
    if (const auto& cost = estimate_->cost) {
        const auto amount = [this](double value) { return format_.amount(Decimal::fromDouble(value), 4); };
        Row money{{words(tr("Cost, %1").arg(QString::fromStdString(estimate_->currency))),
                   cell(amount(cost->mid), cost->mid), words(range.arg(amount(cost->low), amount(cost->high)))}};
        money.cells << (took && took->cost ? cell(format_.amount(took->cost->amount, 4), took->cost->amount) : dash());
        money.cells << (took && took->costRatio ? ratio(*took->costRatio) : dash());
        money.cells << (took && took->costInside ? inside(*took->costInside) : dash());
        table.rows << money;
    }
    QStringList notes;
    for (const Message& one : {estimate_->words, estimate_->width})
        if (const QString text = format_.text(one); !text.isEmpty())
            notes << (text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.'));
    if (!took) notes << tr("The run did not do what was estimated, so there is nothing to compare.");
    table.note = notes.join(QLatin1Char(' '));
    return table;
}

}  // namespace

Report runContent(const ReportRequest& request, const ReportedRun& run) {
    return RunContent(request, run).content(request.title);
}

}  // namespace epochal::ui
