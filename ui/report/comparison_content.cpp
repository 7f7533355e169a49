#include "ui/report/comparison_content.h"

#include <algorithm>
#include <functional>

#include <QCoreApplication>
#include <QSet>

#include "core/base/json.h"
#include "ui/charts/bar_layout.h"
#include "ui/charts/paper_chart.h"
#include "ui/report/comparison_charts.h"
#include "ui/report/comparison_tables.h"
#include "ui/report/comparison_words.h"
#include "ui/report/report_cells.h"
#include "ui/report/report_comparison.h"
#include "ui/report/run_audit.h"
#include "ui/report/scaling_content.h"
#include "ui/view/field_words.h"
#include "ui/view/row_words.h"
#include "ui/view/sample_words.h"
#include "ui/view/search_view.h"

namespace epochal::ui {
namespace {

// Short names, because lupdate takes a qualified return type for the context of the texts after it.
using Columns = Report::Columns;
using Definitions = Report::Definitions;
using Figure = Report::Figure;
using KeyFigure = Report::KeyFigure;
using Part = Report::Part;
using Table = Report::Table;

class ComparisonContent {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonReport)
public:
    ComparisonContent(const ReportRequest& request, const ReportSource& source)
        : request_(request),
          source_(source),
          view_(comparedFor(request, source), Formatter(request.locale)),
          charts_(view_),
          tables_(view_, source),
          words_(view_, source),
          format_(view_.format()) {}

    [[nodiscard]] Report content() {
        report_.title = request_.title.isEmpty() ? title() : request_.title;
        report_.subtitle = subtitle();
        report_.headRight = running();
        const auto count = static_cast<int>(source_.entries.size());
        report_.footLeft = (source_.runs.empty() ? tr("Epochal %1 · %n row(s)", nullptr, count)
                                                 : tr("Epochal %1 · %n run(s)", nullptr, count))
                               .arg(QStringLiteral(EPOCHAL_VERSION));
        const ReportDay day = dayOf(source_);
        report_.day = day.iso.empty() ? QString() : format_.isoDay(fromStd(day.iso).left(10));
        report_.language = format_.locale().bcp47Name();
        report_.utcMillis = day.utcMillis;
        if (view_.comparison().ranked) report_.keys = keys();
        //: heading: what limits the comparison
        say(tr("Caveats"), words_.endings() + warningsOf(view_));
        if (hasScaling(source_.entries)) scaled();
        if (request_.kind == ReportKind::Campaign && !isScalingOnly(source_.entries)) varied(), mattered();
        charts();
        tables();
        closing();
        return std::move(report_);
    }

private:
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString running() const;
    [[nodiscard]] QStringList subtitle() const;
    [[nodiscard]] QList<KeyFigure> keys() const;
    void groupKeys(QList<KeyFigure>& keys, const ComparisonGroup& group, const QString& of) const;
    [[nodiscard]] QList<KeyFigure> sessionKeys(const ComparisonGroup& group) const;
    void varied();
    void mattered();
    void scaled();
    void charts();
    void tables();
    void closing();

    void say(const QString& title, const QStringList& sentences) {
        if (!sentences.isEmpty()) report_.blocks << Part{title, {}, sentences, {}};
    }
    void facts(const QString& title, const QList<Fact>& all) {
        const qsizetype half = (all.size() + 1) / 2;
        if (!all.isEmpty())
            report_.blocks << Columns{{title, {}, {}, all.mid(0, half)}, {{}, {}, {}, all.mid(half)}, {}};
    }
    Part numbered(const QString& title, Figure figure) {
        if (!figure.empty()) figure.number = tr("Figure %1.").arg(format_.integer(++figures_));
        return {title, figure, {}, {}};
    }
    void table(const QString& title, Table table) {
        if (table.rows.isEmpty()) return;
        table.title = tr("Table %1. %2").arg(format_.integer(++tablesDone_)).arg(title);
        report_.blocks << table;
    }
    /// Two figures side by side; a single one takes the whole width.
    void beside(const QString& leftTitle, const Figure& left, const QString& rightTitle, const Figure& right) {
        const Part first = numbered(leftTitle, left), second = numbered(rightTitle, right);
        // Many bars or named lines take the full page width.
        const auto isFull = [](const Figure& figure) {
            constexpr std::ptrdiff_t kMostNames = 6;
            const auto named = std::ranges::count_if(figure.spec.series,
                                                     [](const ChartSeries& one) { return !one.endLabel.isEmpty(); });
            return isLong(figure.bars) || named > kMostNames;
        };
        if (isFull(left) || isFull(right))
            report_.blocks << first << second;
        else if (!first.empty() || !second.empty())
            report_.blocks << Columns{first, second, {}};
    }

    const ReportRequest& request_;
    const ReportSource& source_;
    const ComparisonView view_;
    const ComparisonCharts charts_;
    const ComparisonTables tables_;
    const ComparisonWords words_;
    const Formatter& format_;
    Report report_;
    int figures_ = 0, tablesDone_ = 0;
    bool scaled_ = false;  ///< scaling has figures of its own
    bool swept_ = false;   ///< time and cost are plotted over the varied field
};

QString ComparisonContent::title() const {
    if (source_.study) return Formatter::text(source_.study->title.c_str());
    if (request_.kind == ReportKind::Campaign) {
        const QString name = source_.campaign.isEmpty() ? request_.subject : source_.campaign;
        return name.isEmpty() ? tr("Campaign of %n run(s)", nullptr, static_cast<int>(source_.entries.size()))
                              : tr("Campaign %1").arg(name);
    }
    const QString data = view_.dataSet();
    if (view_.query().target && !data.isEmpty())
        //: %1: "93.50 %", %2: "top-1", %3: data set
        return tr("What %1 %2 on %3 costs").arg(view_.quality(*view_.query().target), view_.measure(), data);
    if (!data.isEmpty())
        return tr("Comparison of %n run(s) on %1", nullptr, static_cast<int>(source_.entries.size())).arg(data);
    return tr("Comparison of %n run(s)", nullptr, static_cast<int>(source_.entries.size()));
}

QString ComparisonContent::running() const {
    switch (request_.kind) {
        case ReportKind::Campaign:
            return tr("Epochal, campaign report");
        case ReportKind::Study:
            return source_.study && !source_.study->file.empty() ? tr("Epochal, report on imported results")
                                                                 : tr("Epochal, report on a published study");
        case ReportKind::Run:
        case ReportKind::Comparison:
            break;
    }
    return tr("Epochal, comparison");
}

QStringList ComparisonContent::subtitle() const {
    if (source_.study) {
        const Study& study = *source_.study;
        const QString source = Formatter::text(study.source.c_str());
        if (!study.file.empty())
            return {Formatter::text(study.subject.c_str()),
                    //: source, day, address
                    tr("Imported; source: %1, %2. %3")
                        .arg(source, format_.isoDay(fromStd(study.date)), fromStd(study.url))
                        .trimmed()};
        //: source, day, address
        return {
            Formatter::text(study.subject.c_str()),
            (study.source.find(study.date) != std::string::npos
                 ? tr("Published by %1. %2").arg(source, fromStd(study.url))
                 : tr("Published by %1, %2. %3").arg(source, format_.isoDay(fromStd(study.date)), fromStd(study.url)))
                .trimmed()};
    }
    QStringList models, offers, precisions;
    for (const Entry& entry : source_.entries) {
        models << (entry.spec ? FieldWords::model(*entry.spec).section(QLatin1Char(','), 0, 0)
                              : fromStd(entry.architecture));
        offers << fromStd(epochal::title(entry.offer));
        precisions << fromStd(entry.precision);
    }
    for (QStringList* list : {&models, &offers, &precisions}) {
        list->removeDuplicates();
        list->removeAll(QString());
    }
    QString line = (models.mid(0, 4) + precisions.mid(0, 3)).join(QStringLiteral(", "));
    const auto runs = static_cast<int>(source_.entries.size());
    line += QStringLiteral(". ") + tr("%n offer(s),", nullptr, static_cast<int>(offers.size())) + QLatin1Char(' ') +
            tr("%n run(s).", nullptr, runs);
    return {line};
}

void ComparisonContent::groupKeys(QList<KeyFigure>& keys, const ComparisonGroup& group, const QString& of) const {
    const bool target = view_.query().target.has_value(), alone = of.isEmpty();
    // Names the same rows as the findings, by the same figures as every table and chart.
    const std::vector<std::size_t> cheapest = cheapestOf(view_.comparison(), group),
                                   fastest = fastestOf(view_.comparison(), group);
    if (!cheapest.empty() && !view_.currency().isEmpty()) {
        const ComparedRow& row = view_.row(cheapest.front());
        const QString label = alone ? (target ? tr("Cheapest to target") : tr("Cheapest"))
                              //: %1: a group of rows
                              : target ? tr("Cheapest to target in \"%1\"").arg(of)
                                       //: %1: a group of rows
                                       : tr("Cheapest in \"%1\"").arg(of);
        keys.append({label, view_.amount(row.cost->amount), view_.currency(),
                     tr("%1, %2").arg(view_.namesOf(cheapest), format_.duration(*row.seconds)),
                     plain(row.cost->amount)});
    }
    if (!fastest.empty()) {
        const ComparedRow& row = view_.row(fastest.front());
        const QString label = alone ? (target ? tr("Fastest to target") : tr("Fastest"))
                              //: %1: a group of rows
                              : target ? tr("Fastest to target in \"%1\"").arg(of)
                                       //: %1: a group of rows
                                       : tr("Fastest in \"%1\"").arg(of);
        keys.append(
            {label,
             format_.duration(*row.seconds),
             {},
             row.cost ? tr("%1, %2").arg(view_.namesOf(fastest), view_.money(*row.cost)) : view_.namesOf(fastest),
             plain(*row.seconds)});
    }
}

QList<KeyFigure> ComparisonContent::sessionKeys(const ComparisonGroup& group) const {
    QList<KeyFigure> keys;
    const std::vector<std::size_t> cheapest = cheapestSamplesOf(view_.comparison(), group),
                                   fastest = highestOf(view_.comparison(), group, &ComparedRow::imagesPerSecond);
    if (!cheapest.empty() && !view_.currency().isEmpty()) {
        const Decimal price = view_.row(cheapest.front()).perMillion->amount;
        keys.append({tr("Lowest price per million"), format_.significant(price.toDouble()), view_.currency(),
                     view_.namesOf(cheapest), plain(price)});
    }
    if (!fastest.empty()) {
        const double rate = *view_.row(fastest.front()).imagesPerSecond;
        //: %1 = a rate such as images/s, in front of the row with the most
        keys.append({tr("Most %1").arg(rateName(view_.sample())),
                     format_.significant(rate),
                     {},
                     view_.namesOf(fastest),
                     plain(rate)});
    }
    return keys;
}

QList<KeyFigure> ComparisonContent::keys() const {
    QList<KeyFigure> keys;
    const auto& groups = view_.comparison().groups;
    if (groups.size() == 1) groupKeys(keys, groups.front(), {});
    if (groups.size() == 2)
        for (const ComparisonGroup& group : groups) groupKeys(keys, group, view_.groupTitle(group));
    if (groups.size() != 1) return keys;
    if (view_.onlySessions()) keys += sessionKeys(groups.front());
    const std::vector<std::size_t> rate = highestOf(view_.comparison(), groups.front(),
                                                    &ComparedRow::imagesPerSecondPerPrice),
                                   quality = bestQualityOf(view_.comparison(), groups.front(), view_.entries());
    if (!rate.empty() && !view_.currency().isEmpty())
        keys.append({tr("Most %1").arg(ratePer(view_.sample(), view_.perHour())),
                     format_.significant(*view_.row(rate.front()).imagesPerSecondPerPrice),
                     {},
                     view_.namesOf(rate),
                     plain(*view_.row(rate.front()).imagesPerSecondPerPrice)});
    if (!quality.empty() && source_.entries.size() > 1) {
        const ComparedRow& row = view_.row(quality.front());
        const double factor = view_.measured().factor();
        const int decimals = view_.measured().decimalsOf(*row.quality * factor);
        const QString percent = view_.inPercent() ? QStringLiteral("%") : QString();
        const bool several = row.qualities.n > 1;
        // As the tables round it.
        const QString spread =
            several ? format_.spread(*row.quality * factor, row.qualities.sd * factor, decimals) : QString();
        keys.append({several
                         ? tr("%1 over %n seed(s)", nullptr, static_cast<int>(row.qualities.n)).arg(view_.bestName())
                         : view_.bestName(),
                     format_.number(*row.quality * factor, decimals),
                     spread.isEmpty() ? percent : spread + QLatin1Char(' ') + percent, view_.namesOf(quality),
                     plain(*row.quality * factor)});
    }
    return keys;
}

void ComparisonContent::varied() {
    Part part;
    part.title = tr("What was varied");
    const Field* axis = nullptr;
    for (const Field* field : view_.comparison().differing) {
        std::vector<Json> values;
        for (const Entry& entry : source_.entries) {
            if (!entry.spec) continue;
            const Json value = meantBy(*field, *entry.spec);
            if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
        }
        std::sort(values.begin(), values.end());
        QStringList texts;
        for (const Json& value : values) texts << FieldWords::value(*field, value, format_);
        part.facts.append({view_.fieldTitle(*field), texts.join(QStringLiteral("; "))});
        if (!axis && field->role == FieldRole::Setting && values.size() > 1 && values.front().is_number()) axis = field;
    }
    if (!part.facts.isEmpty()) report_.blocks << Columns{part, {}, {}};
    if (!axis) return;
    swept_ = true;
    const bool target = view_.query().target.has_value();
    beside(rateTitle(view_.sample()), charts_.over(*axis, FieldQuantity::Rate),
           target ? tr("Time to the target") : tr("Time of the run"), charts_.over(*axis, FieldQuantity::Time));
    beside(target ? tr("Cost to the target") : tr("Cost of the run"), charts_.over(*axis, FieldQuantity::Cost),
           view_.bestName(), charts_.over(*axis, FieldQuantity::Quality));
}

/// What the page shows of a campaign: which settings mattered, and quality against cost.
void ComparisonContent::mattered() {
    if (!SearchView::isSearch(source_.entries)) return;
    const CompareData& data = view_.data();
    const SearchView search(compared(data.entries, data.audits, data.book, SearchView::queryOf(data.query), data.today),
                            format_);
    const Importance found = SearchView::importance(search.sample());
    Figure shares, scatter;
    shares.bars = search.importanceBars(found);
    if (!shares.bars.groups.empty()) {
        shares.height = heightOnPaper(shares.bars, format_);
        //: %1: a measure of quality, %2: how the figures were obtained
        shares.caption = tr("Share of the variance of %1 within the ranges searched: %2.")
                             .arg(search.measure(), search.importanceNote(found));
    }
    scatter.spec = search.scatter(false, [](std::size_t) { return true; });
    scatter.caption = tr("Means over seeds with their standard deviation; small circles are single runs.");
    if (!scatter.spec.frontiers.empty())
        //: %1: a measure of quality
        scatter.caption += QLatin1Char(' ') + tr("No configuration whose runs all finished has a better %1 at a lower "
                                                 "cost than one on the line.")
                                                  .arg(search.measure());
    beside(shares.bars.title, shares.empty() ? Figure() : shares, scatter.spec.title,
           scatter.spec.points.size() > 1 ? scatter : Figure());
}

/// What the page shows of runs that differ in the number of their devices.
void ComparisonContent::scaled() {
    scaled_ = true;
    const ScalingContent scaling(view_);
    beside(tr("Speed-up"), scaling.speedUps(), tr("Scaling efficiency"), scaling.efficiencies());
    const Part steps = numbered(tr("Step time"), scaling.stepTimes());
    const Part says{tr("What the figures say about scaling"), {}, scaling.sentences(), {}};
    if (!steps.empty()) report_.blocks << steps;
    if (!says.empty()) report_.blocks << says;
    //: noun, heading: how speed grows with the number of devices
    table(tr("Scaling"), scaling.table());
    report_.blocks << Definitions{tr("How scaling is computed"), scaling.methods()};
}

void ComparisonContent::charts() {
    const Figure curves = charts_.quality();
    if (!curves.empty())
        report_.blocks << numbered(view_.inPercent()
                                       ? tr("Accuracy by %1").arg(view_.clockName())
                                       //: %1: AUC or loss, %2: a clock
                                       : tr("%1 by %2").arg(capitalized(view_.measure()), view_.clockName()),
                                   curves);
    Part says{tr("What the figures say"), {}, words_.findings(), {}};
    Part scatter = numbered(tr("Cost against time"), charts_.costAgainstTime());
    // Many or long names need the full page width.
    constexpr std::size_t kMany = 7;
    constexpr qsizetype kLong = 18;
    const auto& points = scatter.figure.spec.points;
    const bool wide = points.size() > kMany || std::any_of(points.begin(), points.end(), [](const ChartPoint& point) {
                          return point.label.size() > kLong;
                      });
    if (wide && points.size() > 2) {
        scatter.figure.height = 190;
        report_.blocks << scatter << says;
    } else if (!scatter.empty() || !says.empty()) {
        report_.blocks << Columns{scatter, says, {}};
    }
    // Bars only if neither a curve nor a sweep shows the time, as for published rows.
    if (curves.empty() && !swept_)
        beside(view_.onlySessions() ? tr("Price per million") : tr("Cost"), charts_.cost(), tr("Time"), charts_.time());
    beside(ratePerTitle(view_.sample(), RunAudit::perUnit()), charts_.imagesPerPrice(), tr("Scaling"),
           scaled_ ? Figure() : charts_.scaling());
}

void ComparisonContent::tables() {
    const QString target = view_.query().target ? view_.quality(*view_.query().target) : QString();
    table(view_.onlySessions() ? tr("Rates and prices")
          : target.isEmpty()   ? (source_.runs.empty() ? tr("Time and cost") : tr("Time and cost of the runs"))
                               : tr("Cost and time to %1 %2").arg(target, view_.measure()),
          tables_.figures());
    table(tr("Audit of the published figures"), tables_.claims());
    table(tr("Derived from the published figures"), tables_.derived());
    // In a campaign over one field the names already tell the difference.
    const Table differences = tables_.differences();
    if (request_.kind != ReportKind::Campaign || differences.columns.size() > 2) table(tr("Differences"), differences);
    facts(tr("Configuration shared by all runs"), words_.configuration());
    facts(tr("Environment by offer"), words_.environment());
    table(source_.runs.empty() ? tr("Prices") : tr("Prices frozen in the runs"), tables_.prices());
    table(tr("Exchange rates"), tables_.rates());
}

void ComparisonContent::closing() {
    report_.blocks << Definitions{tr("How the figures were computed"), words_.methods()};
    //: heading: how published figures were checked
    say(tr("Audit"), words_.selfAudit());
    if (source_.study) {
        QStringList remarks;
        for (const std::string& one : source_.study->remarks) remarks << format_.text(Message{one, {}});
        //: heading: remarks of the source
        say(tr("Remarks"), remarks);
    }
    struct Source {
        QString text;
        std::string from, to;
    };
    QList<Source> found;
    for (const Entry& entry : source_.entries) {
        if (!entry.published) continue;
        const Provenance& from = entry.provenance;
        QStringList parts{Formatter::text(from.source.c_str()), Formatter::text(from.clock.c_str())};
        parts.removeAll(QString());
        QString text = parts.join(QStringLiteral(", "));
        if (!from.notComparableWith.empty())
            //: %1: where a row comes from, %2: a sentence
            text = tr("%1. %2").arg(text, Formatter::text(from.notComparableWith.c_str()));
        const auto known =
            std::find_if(found.begin(), found.end(), [&](const Source& one) { return one.text == text; });
        if (known == found.end()) {
            found.append({text, from.date, from.date});
        } else {
            known->from = std::min(known->from, from.date);
            known->to = std::max(known->to, from.date);
        }
    }
    QStringList sources;
    for (const Source& one : found) {
        const QString first = format_.isoDay(fromStd(one.from)), last = format_.isoDay(fromStd(one.to));
        if (one.text.isEmpty()) continue;
        if (one.from.empty() && one.to.empty()) {
            sources << one.text;
            continue;
        }
        //: %1: a day or two, %2: where rows come from
        sources
            << tr("%1: %2", "source").arg(first == last ? first : tr("%1 to %2", "days").arg(first, last), one.text);
    }
    say(tr("Sources of the published results"), sources);
    //: heading: what the report leaves out, and why
    Definitions missing{tr("Not included"), {}};
    for (const QString& one : words_.missing()) missing.terms.append({{}, one});
    report_.blocks << missing;
}

}  // namespace

Report comparisonContent(const ReportRequest& request, const ReportSource& source) {
    return ComparisonContent(request, source).content();
}

}  // namespace epochal::ui
