#include "ui/view/compare_columns.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/base/csv.h"
#include "core/economics/cost.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/row_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

struct ColumnWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareColumns)
};
using View = ComparisonView;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const QString kPercent = QStringLiteral("%");

QString none(const View&) {
    return {};
}

double noFigure(const View&, std::size_t) {
    return kNaN;
}

bool never(const View&) {
    return false;
}

bool always(const View&) {
    return true;
}

double orNaN(const std::optional<double>& value) {
    return value ? *value : kNaN;
}

template <class Has>
bool anyRow(const View& view, Has has) {
    for (std::size_t row = 0; row < view.comparison().rows.size(); ++row)
        if (has(row)) return true;
    return false;
}

/// Whether this text differs between rows.
template <class Text>
bool varies(const View& view, Text text) {
    return anyRow(view, [&](std::size_t row) { return text(row) != text(0); });
}

const Entry& entryOf(const View& view, std::size_t row) {
    return view.first(view.row(row));
}

double moneyFigure(const std::optional<Money>& money) {
    return money ? money->amount.toDouble() : kNaN;
}

QString qualityUnit(const View& view) {
    return view.inPercent() ? kPercent : QString();
}

/// Mean and spread of a figure over the runs that count toward a row's quality; nothing if any lacks it.
template <class Of>
std::optional<Spread> overSeeds(const View& view, std::size_t row, Of of) {
    std::vector<double> values;
    for (const std::size_t entry : view.row(row).counted) {
        const std::optional<double> value = of(view.entry(entry));
        if (!value) return {};
        values.push_back(*value);
    }
    return values.empty() ? std::nullopt : std::optional(spread(values));
}

std::optional<Spread> bestQuality(const View& view, std::size_t row) {
    const ComparedRow& one = view.row(row);
    if (!one.quality) return {};
    Spread best = one.qualities;
    best.mean = *one.quality;
    return best;
}

std::optional<Spread> lastQuality(const View& view, std::size_t row) {
    return overSeeds(view, row, [](const Entry& entry) { return entry.lastQuality; });
}

/// The last evaluation at or before the end of epoch k; nothing for a run whose curve ends before.
std::optional<Spread> atEpoch(const View& view, std::size_t row) {
    const auto k = static_cast<double>(view.epoch());
    return overSeeds(view, row, [k](const Entry& entry) {
        const std::vector<double> epochs = entry.curve.column(CurveColumn::Epoch);
        const std::vector<double> quality = entry.curve.column(CurveColumn::Quality);
        std::optional<double> found;
        for (std::size_t i = 0; i < epochs.size(); ++i)
            if (epochs[i] <= k + 1e-6) found = quality[i];
        const bool ended = epochs.empty() || epochs.back() < k - 1e-6;
        return ended ? std::nullopt : found;
    });
}

QString qualityCell(const View& view, std::size_t row, const std::optional<Spread>& quality) {
    if (!quality) return Formatter::dash();
    const Measure& measure = measureOf(entryOf(view, row).measure);
    return spreadText(view.format(), quality->mean * measure.factor(),
                      quality->n > 1 ? std::optional(quality->sd * measure.factor()) : std::nullopt,
                      measure.decimalsOf(quality->mean * measure.factor()));
}

double meanOrNaN(const std::optional<Spread>& quality) {
    return quality ? quality->mean : kNaN;
}

/// Mean over the runs that reached the target.
std::optional<double> targetEpoch(const View& view, std::size_t row) {
    if (!view.query().target) return {};
    std::vector<double> epochs;
    for (const std::size_t entry : view.row(row).entries)
        if (const auto at = timeToTarget(view.entry(entry), *view.query().target)) epochs.push_back(at->epoch);
    return epochs.empty() ? std::nullopt : std::optional(spread(epochs).mean);
}

/// Digits after the point for all epochs: none if all are whole.
int epochDecimals(const View& view) {
    return anyRow(view,
                  [&](std::size_t row) {
                      const auto epoch = targetEpoch(view, row);
                      return epoch && std::abs(*epoch - std::round(*epoch)) > 0.05;
                  })
               ? 1
               : 0;
}

/// Digits after the point for all times, in s.
int secondDecimals(const View& view) {
    double most = 0;
    for (const ComparedRow& row : view.comparison().rows) most = std::max(most, row.seconds.value_or(0));
    return most >= 1000 ? 0 : most >= 10 ? 1 : 2;
}

template <std::optional<double> ComparedRow::*kMember>
bool anyHas(const View& view) {
    return anyRow(view, [&](std::size_t row) { return bool(view.row(row).*kMember); });
}

/// Rows of sessions that do not train are compared by the price of a million samples.
bool hasSessions(const View& view) {
    return anyRow(view, [&](std::size_t row) { return view.row(row).session; });
}

/// Whether there are rows that trained: the others have neither cost nor time.
bool hasTrained(const View& view) {
    return !view.onlySessions();
}

bool isTimed(const View& view) {
    return anyHas<&ComparedRow::seconds>(view);
}

bool hasSeeds(const View& view) {
    return anyRow(view, [&](std::size_t row) { return view.row(row).n > 1; });
}

/// The epochs that a target takes are the answer where no row has a time.
bool isByEpochs(const View& view) {
    return view.query().target && !isTimed(view);
}

template <std::optional<double> ComparedRow::*kMember>
QString shareText(const View& view, std::size_t row) {
    return view.format().orDash(view.row(row).*kMember,
                                [&](double share) { return view.format().percentNumber(share, 0); });
}

template <std::optional<double> ComparedRow::*kMember>
double memberFigure(const View& view, std::size_t row) {
    return orNaN(view.row(row).*kMember);
}

std::optional<double> wattHours(const View& view, std::size_t row) {
    const auto joules = meanEnergy(view.row(row), view.entries());
    return joules ? std::optional(*joules / kJoulesPerWattHour) : std::nullopt;
}

QString toTarget(const View& view, const QString& with, const QString& without) {
    return view.query().target ? with : without;
}

const CompareColumn kColumns[] = {
    {"name", CompareCell::Name,
     [](const View& v) { return v.published() ? ColumnWords::tr("Provider, machine") : ColumnWords::tr("Run"); }, none,
     [](const View& v, std::size_t row) {
         // The machine of a published row, and what is a what-if, have their own columns.
         const QString name = entryOf(v, row).published ? v.name(row) : v.longName(row);
         const auto n = static_cast<int>(v.row(row).entries.size());
         return n > 1 ? ColumnWords::tr("%1, %n seed(s)", "", n).arg(name) : name;
     },
     noFigure, always, always},
    //: column: the offer whose price applies
    {"offer", CompareCell::Words, [](const View&) { return ColumnWords::tr("Priced at"); }, none,
     [](const View& v, std::size_t row) {
         const ComparedRow& one = v.row(row);
         const QString offer = View::offerName(one.priced);
         //: an offer under which a run is priced though it did not run on it
         return one.whatIf && !offer.isEmpty() ? ColumnWords::tr("%1, what-if").arg(offer) : offer;
     },
     noFigure,
     [](const View& v) {
         if (anyRow(v, [&](std::size_t row) { return v.row(row).whatIf; })) return true;
         return !v.published() && varies(v, [&](std::size_t row) { return title(v.row(row).priced); });
     },
     [](const View& v) {
         // What all rows share is told below the table, with the prices and the environment.
         return anyRow(v, [&](std::size_t row) { return v.row(row).whatIf; }) ||
                (!v.published() && varies(v, [&](std::size_t row) { return title(v.row(row).priced); }));
     }},
    //: column: the hardware
    {"devices", CompareCell::Words, [](const View&) { return ColumnWords::tr("Ran on"); }, none,
     [](const View& v, std::size_t row) { return v.devices(entryOf(v, row)); },
     [](const View& v, std::size_t row) { return static_cast<double>(entryOf(v, row).devices); }, always,
     [](const View& v) {
         return v.published() || varies(v, [&](std::size_t row) { return v.devices(entryOf(v, row)); });
     }},
    {"machine", CompareCell::Words, [](const View&) { return ColumnWords::tr("Processor or accelerator"); }, none,
     [](const View& v, std::size_t row) { return QString::fromStdString(entryOf(v, row).machine); }, noFigure,
     [](const View& v) {
         return anyRow(
             v, [&](std::size_t row) { return v.row(row).otherHardware && entryOf(v, row).accelerator.empty(); });
     },
     never},
    {"model", CompareCell::Words, [](const View&) { return ColumnWords::tr("Model"); }, none,
     [](const View& v, std::size_t row) {
         return FieldWords::shortChoice("model.architecture", entryOf(v, row).architecture);
     },
     noFigure,
     [](const View& v) {
         return v.query().grouping != Grouping::Model && v.query().grouping != Grouping::Study &&
                varies(v, [&](std::size_t row) { return entryOf(v, row).architecture; });
     },
     never},
    //: head of a column: the number format of the computation, not a measure of quality
    {"precision", CompareCell::Words, [](const View&) { return ColumnWords::tr("Precision"); }, none,
     [](const View& v, std::size_t row) { return QString::fromStdString(entryOf(v, row).precision); }, noFigure,
     [](const View& v) { return varies(v, [&](std::size_t row) { return entryOf(v, row).precision; }); }, never},
    {"batch", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Global batch"); },
     [](const View& v) { return Formatter::text(samplesOf(v.sample())); },
     [](const View& v, std::size_t row) {
         return v.format().orDash(entryOf(v, row).globalBatch, [&](auto batch) { return v.format().integer(batch); });
     },
     [](const View& v, std::size_t row) {
         const auto batch = entryOf(v, row).globalBatch;
         return batch ? static_cast<double>(*batch) : kNaN;
     },
     [](const View& v) { return varies(v, [&](std::size_t row) { return entryOf(v, row).globalBatch; }); }, isByEpochs},
    {"quality", CompareCell::Figure, [](const View& v) { return v.bestName(); }, qualityUnit,
     [](const View& v, std::size_t row) {
         const auto best = bestQuality(v, row);
         return marked(qualityCell(v, row, best), best && entryOf(v, row).derived.quality);
     },
     [](const View& v, std::size_t row) { return meanOrNaN(bestQuality(v, row)); }, anyHas<&ComparedRow::quality>,
     always},
    //: %1 = a measure, such as top-1: its value after the last epoch
    {"last", CompareCell::Figure, [](const View& v) { return ColumnWords::tr("Last %1").arg(v.measure()); },
     qualityUnit, [](const View& v, std::size_t row) { return qualityCell(v, row, lastQuality(v, row)); },
     [](const View& v, std::size_t row) { return meanOrNaN(lastQuality(v, row)); }, never, never},
    {"epoch", CompareCell::Figure,
     [](const View& v) { return ColumnWords::tr("%1 at epoch %2").arg(v.measure(), v.format().integer(v.epoch())); },
     qualityUnit, [](const View& v, std::size_t row) { return qualityCell(v, row, atEpoch(v, row)); },
     [](const View& v, std::size_t row) { return meanOrNaN(atEpoch(v, row)); }, never, never},
    //: column: number of runs of a row, one per seed
    {"n", CompareCell::Figure, [](const View&) { return ColumnWords::tr("n"); }, none,
     [](const View& v, std::size_t row) { return v.format().integer(static_cast<qint64>(v.row(row).n)); },
     [](const View& v, std::size_t row) { return static_cast<double>(v.row(row).n); }, never, hasSeeds},
    //: column: how many of the runs of a row reached the target, 3 of 5
    {"success", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Reached"); }, none,
     [](const View& v, std::size_t row) {
         const ComparedRow& one = v.row(row);
         return one.n > 1 && v.query().target && one.targeted
                    ? ColumnWords::tr("%1 of %2")
                          .arg(v.format().integer(static_cast<qint64>(one.reached)),
                               v.format().integer(static_cast<qint64>(one.n)))
                    : Formatter::dash();
     },
     [](const View& v, std::size_t row) {
         return v.query().target && v.row(row).targeted ? static_cast<double>(v.row(row).reached) : kNaN;
     },
     [](const View& v) { return v.query().target && hasSeeds(v); }, always},
    {"reached", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Epochs to target"); }, none,
     [](const View& v, std::size_t row) {
         const auto epoch = targetEpoch(v, row);
         return epoch ? marked(v.format().number(*epoch, epochDecimals(v)), entryOf(v, row).derived.quality)
                      : Formatter::dash();
     },
     [](const View& v, std::size_t row) { return orNaN(targetEpoch(v, row)); },
     [](const View& v) { return v.query().target && v.data().hasCurves(); }, isByEpochs},
    {"time", CompareCell::Figure,
     [](const View& v) { return toTarget(v, ColumnWords::tr("Time to target"), ColumnWords::tr("Time")); },
     [](const View&) { return ColumnWords::tr("s"); },
     [](const View& v, std::size_t row) {
         const ComparedRow& one = v.row(row);
         return one.seconds ? marked(spreadText(v.format(), *one.seconds, one.secondsSpread, secondDecimals(v)),
                                     entryOf(v, row).derived.seconds)
                            : Formatter::dash();
     },
     memberFigure<&ComparedRow::seconds>, hasTrained, always},
    {"price", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Price"); },
     //: below "Price", where the rows have no currency in common
     [](const View& v) { return v.currency().isEmpty() ? ColumnWords::tr("per hour") : v.perHour(); },
     [](const View& v, std::size_t row) {
         const auto& price = v.row(row).price;
         if (!price) return Formatter::dash();
         const QString amount = v.price(price->amount);
         return v.currency().isEmpty() ? amount + QChar(QChar::Nbsp) + QString::fromStdString(price->currency) : amount;
     },
     [](const View& v, std::size_t row) { return moneyFigure(v.row(row).price); }, always, always},
    {"cost", CompareCell::Figure,
     [](const View& v) { return toTarget(v, ColumnWords::tr("Cost to target"), ColumnWords::tr("Cost")); },
     [](const View& v) { return v.currency(); }, [](const View& v, std::size_t row) { return costText(v, row); },
     [](const View& v, std::size_t row) { return moneyFigure(v.row(row).cost); }, hasTrained, always},
    {"assumes", CompareCell::Words, [](const View&) { return ColumnWords::tr("Cost assumptions"); }, none,
     [](const View& v, std::size_t row) { return assumptionsText(v, v.row(row)); }, noFigure, never, never},
    //: head of a column: samples per second
    {"rate", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Throughput"); },
     [](const View& v) { return rateName(v.sample()); },
     [](const View& v, std::size_t row) {
         const ComparedRow& one = v.row(row);
         const Entry& entry = entryOf(v, row);
         if (!one.imagesPerSecond) return Formatter::dash();
         const double rate = *one.imagesPerSecond;
         const bool uncertain = one.n == 1 && entry.uncertainty && *entry.uncertainty > 0;
         return marked(uncertain ? v.format().plusMinus(rate, *entry.uncertainty, rateDecimals(rate))
                                 : v.format().significant(rate),
                       entry.derived.imagesPerSecond);
     },
     memberFigure<&ComparedRow::imagesPerSecond>, anyHas<&ComparedRow::imagesPerSecond>, always},
    {"worth", CompareCell::Figure, [](const View& v) { return ratePerTitle(v.sample(), v.perHour()); }, none,
     [](const View& v, std::size_t row) {
         return v.format().orDash(v.row(row).imagesPerSecondPerPrice,
                                  [&](double worth) { return v.format().significant(worth); });
     },
     memberFigure<&ComparedRow::imagesPerSecondPerPrice>, anyHas<&ComparedRow::imagesPerSecondPerPrice>, always},
    {"per-million", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Price per million"); },
     [](const View& v) { return v.currency(); },
     [](const View& v, std::size_t row) {
         const auto& price = v.row(row).perMillion;
         if (!price) return Formatter::dash();
         const QString amount = v.format().significant(price->amount.toDouble());
         return v.currency().isEmpty() ? amount + QChar(QChar::Nbsp) + QString::fromStdString(price->currency) : amount;
     },
     [](const View& v, std::size_t row) { return moneyFigure(v.row(row).perMillion); }, hasSessions, hasSessions},
    //: column: the 95th percentile of an inference run's latency
    {"latency", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Latency, p95"); },
     [](const View&) { return ColumnWords::tr("ms"); },
     [](const View& v, std::size_t row) {
         return v.format().orDash(v.row(row).latency,
                                  [&](double seconds) { return v.format().significant(seconds * 1000); });
     },
     [](const View& v, std::size_t row) { return orNaN(v.row(row).latency) * 1000; }, anyHas<&ComparedRow::latency>,
     always},
    {"energy", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Energy"); },
     [](const View&) { return ColumnWords::tr("Wh"); },
     [](const View& v, std::size_t row) {
         return v.format().orDash(wattHours(v, row), [&](double energy) { return v.format().significant(energy); });
     },
     [](const View& v, std::size_t row) { return orNaN(wattHours(v, row)); }, never, always},
    {"speedup", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Speed-up"); },
     [](const View&) { return QStringLiteral("×"); },
     [](const View& v, std::size_t row) {
         const auto factor = v.row(row).speedUp;
         return factor ? marked(v.format().number(*factor, 2), entryOf(v, row).derived.relativeRate)
                       : Formatter::dash();
     },
     memberFigure<&ComparedRow::speedUp>, never, always},
    //: noun, head of a column: scaling efficiency
    {"efficiency", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Efficiency"); },
     [](const View&) { return kPercent; }, shareText<&ComparedRow::efficiency>, memberFigure<&ComparedRow::efficiency>,
     anyHas<&ComparedRow::efficiency>, always},
    {"time-efficiency", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Efficiency by time"); },
     [](const View&) { return kPercent; }, shareText<&ComparedRow::timeEfficiency>,
     memberFigure<&ComparedRow::timeEfficiency>, never, always},
    //: participle, head of a column: the cost that the source gives
    {"published", CompareCell::Figure, [](const View&) { return ColumnWords::tr("Published"); },
     [](const View& v) {
         for (const Entry& entry : v.entries())
             if (entry.publishedCost) return QString::fromStdString(entry.publishedCost->currency);
         return QString();
     },
     [](const View& v, std::size_t row) {
         return v.format().orDash(entryOf(v, row).publishedCost,
                                  [&](const Money&) { return publishedCostText(entryOf(v, row), v.format()); });
     },
     [](const View& v, std::size_t row) { return moneyFigure(entryOf(v, row).publishedCost); },
     [](const View& v) {
         return anyRow(v, [&](std::size_t row) { return entryOf(v, row).publishedCost.has_value(); });
     },
     never},
    {"against", CompareCell::Against, [](const View&) { return ColumnWords::tr("Relative to\nthe cheapest"); }, none,
     [](const View& v, std::size_t row) {
         return v.format().orDash(v.row(row).againstCheapest,
                                  [&](double factor) { return v.format().times(factor, 1); });
     },
     memberFigure<&ComparedRow::againstCheapest>, [](const View& v) { return v.comparison().ranked; }, always},
    {"frontier", CompareCell::Frontier, [](const View&) { return ColumnWords::tr("Cost and time"); }, none,
     [](const View& v, std::size_t row) { return frontierText(v, row); }, noFigure, always, never},
    //: noun, head of a column: whether a published figure is consistent
    {"audit", CompareCell::Audit, [](const View&) { return ColumnWords::tr("Audit"); }, none,
     [](const View& v, std::size_t row) {
         const AuditedClaim* claim = worstClaim(v.data(), row);
         if (!claim) return QString();
         return claim->result.follows == Follows::No ? auditText(*claim, v.format())
                                                     : verdictWords(claim->result.follows);
     },
     noFigure,
     [](const View& v) { return anyRow(v, [&](std::size_t row) { return worstClaim(v.data(), row) != nullptr; }); },
     never},
};

}  // namespace

std::span<const CompareColumn> compareColumns() {
    return kColumns;
}

int columnOf(const char* id) {
    for (std::size_t i = 0; i < std::size(kColumns); ++i)
        if (std::strcmp(kColumns[i].id, id) == 0) return static_cast<int>(i);
    return -1;
}

QString titleOf(const char* id, const ComparisonView& view) {
    return compareColumns()[static_cast<std::size_t>(columnOf(id))].title(view).replace(QLatin1Char('\n'),
                                                                                        QLatin1Char(' '));
}

QString headOf(const CompareColumn& column, const ComparisonView& view) {
    const QString title = titleOf(column.id, view), unit = column.unit(view);
    //: head of a column, its unit
    return unit.isEmpty() ? title : ColumnWords::tr("%1, %2").arg(title, unit);
}

QString rawOf(const CompareColumn& column, const ComparisonView& view, std::size_t row) {
    if (!isFigure(column)) return {};
    const double figure = column.figure(view, row);
    return QString::fromStdString(csvNumber(column.unit(view) == kPercent ? figure * 100 : figure));
}

}  // namespace epochal::ui
