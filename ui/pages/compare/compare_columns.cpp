#include "ui/pages/compare/compare_columns.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstring>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_words.h"
#include "ui/pages/parts/run_words.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

QString auditBadge(const AuditedClaim& claim);

struct ColumnWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareColumns)
};

using Cells = CompareCells;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const QString kDash(QChar(0x2013));

const Formatter& write() {
    return Formatter::current();
}

QString none(const Cells&) {
    return {};
}

double noFigure(const Cells&, std::size_t) {
    return kNaN;
}

bool never(const Cells&) {
    return false;
}

bool always(const Cells&) {
    return true;
}

double orNaN(const std::optional<double>& value) {
    return value ? *value : kNaN;
}

template <class Has>
bool anyRow(const Cells& cells, Has has) {
    for (std::size_t row = 0; row < cells.data.comparison.rows.size(); ++row)
        if (has(row)) return true;
    return false;
}

/// Whether this text differs between rows.
template <class Text>
bool varies(const Cells& cells, Text text) {
    return anyRow(cells, [&](std::size_t row) { return text(row) != text(0); });
}

QString perHourUnit(const Cells& cells) {
    const QString currency = cells.data.currency();
    return currency.isEmpty() ? ColumnWords::tr("per hour") : perHour(currency);
}

/// The currency in a header; empty where rows have several, and cells name theirs.
QString moneyUnit(const Cells& cells) {
    return cells.data.currency();
}

QString moneyText(const Cells& cells, const std::optional<Money>& money) {
    if (!money) return kDash;
    return cells.data.currency().isEmpty() ? write().money(*money) : write().amount(money->amount);
}

double moneyFigure(const std::optional<Money>& money) {
    return money ? money->amount.toDouble() : kNaN;
}

QString qualityUnit(const Cells& cells) {
    return inPercent(measureOf(cells.data)) ? QStringLiteral("%") : QString();
}

QString qualityCell(const Cells& cells, std::size_t row, const std::optional<double>& quality) {
    return quality ? qualityNumber(cells.data.entry(row).measure, *quality) : kDash;
}

/// Mean and spread of a figure over the runs of a row, one per seed; nothing if any run lacks it.
template <class Of>
std::optional<Spread> overSeeds(const Cells& cells, std::size_t row, Of of) {
    std::vector<double> values;
    for (const std::size_t entry : cells.data.row(row).entries) {
        const std::optional<double> value = of((*cells.data.entries)[entry]);
        if (!value) return {};
        values.push_back(*value);
    }
    return spread(values);
}

std::optional<Spread> lastQuality(const Cells& cells, std::size_t row) {
    return overSeeds(cells, row, [](const Entry& entry) { return entry.lastQuality; });
}

/// The last evaluation at or before the end of epoch k; nothing for a run whose curve ends before.
std::optional<Spread> atEpoch(const Cells& cells, std::size_t row) {
    const auto k = static_cast<double>(cells.epoch);
    return overSeeds(cells, row, [k](const Entry& entry) {
        std::optional<double> found;
        for (const QualityPoint& point : entry.curve)
            if (point.at.epoch <= k + 1e-6) found = point.quality;
        const bool ended = entry.curve.empty() || entry.curve.back().at.epoch < k - 1e-6;
        return ended ? std::nullopt : found;
    });
}

QString spreadCell(const Cells& cells, std::size_t row, const std::optional<Spread>& quality) {
    if (quality && quality->n > 1 && inPercent(cells.data.entry(row).measure))
        return write().plusMinus(quality->mean * 100, quality->sd * 100, 2);
    return qualityCell(cells, row, quality ? std::optional(quality->mean) : std::nullopt);
}

double meanOrNaN(const std::optional<Spread>& quality) {
    return quality ? quality->mean : kNaN;
}

/// Mean over the runs that reached the target.
std::optional<double> targetEpoch(const Cells& cells, std::size_t row) {
    if (!cells.data.query.target) return {};
    std::vector<double> epochs;
    for (const std::size_t entry : cells.data.row(row).entries)
        if (const auto at = timeToTarget((*cells.data.entries)[entry], *cells.data.query.target))
            epochs.push_back(at->epoch);
    return epochs.empty() ? std::nullopt : std::optional(spread(epochs).mean);
}

QString rateText(double value) {
    return write().number(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

double mostSeconds(const Cells& cells) {
    double most = 0;
    for (const ComparedRow& row : cells.data.comparison.rows) most = std::max(most, row.seconds.value_or(0));
    return most;
}

std::optional<std::int64_t> batchOf(const Cells& cells, std::size_t row) {
    return cells.data.entry(row).globalBatch;
}

template <std::optional<double> ComparedRow::*kFigure>
bool anyHas(const Cells& cells) {
    return anyRow(cells, [&](std::size_t row) { return bool(cells.data.row(row).*kFigure); });
}

QString efficiencyText(const std::optional<double>& share) {
    return share ? write().percentNumber(*share, 0) : kDash;
}

const CompareColumn kColumns[] = {
    {"name", CompareCell::Name,
     [](const Cells& c) {
         const bool published = std::all_of(c.data.entries->begin(), c.data.entries->end(),
                                            [](const Entry& entry) { return entry.published; });
         return published ? ColumnWords::tr("Provider, machine") : ColumnWords::tr("Run");
     },
     none,
     [](const Cells& c, std::size_t row) {
         const QString name = c.labels[row].name;
         const auto n = static_cast<int>(c.data.row(row).entries.size());
         return n > 1 ? ColumnWords::tr("%1, %n seed(s)", "", n).arg(name) : name;
     },
     noFigure, always},
    //: column: the offer whose price applies
    {"offer", CompareCell::Words, [](const Cells&) { return ColumnWords::tr("Priced at"); }, none,
     [](const Cells& c, std::size_t row) {
         const ComparedRow& one = c.data.row(row);
         const QString offer = offerTitle(one.priced);
         //: an offer under which a run is priced though it did not run on it
         return one.whatIf && !offer.isEmpty() ? ColumnWords::tr("%1, what-if").arg(offer) : offer;
     },
     noFigure,
     [](const Cells& c) {
         if (anyRow(c, [&](std::size_t row) { return c.data.row(row).whatIf; })) return true;
         return anyRow(c, [&](std::size_t row) { return !c.data.entry(row).published; }) &&
                varies(c, [&](std::size_t row) { return title(c.data.row(row).priced); });
     }},
    //: column: the hardware
    {"devices", CompareCell::Words, [](const Cells&) { return ColumnWords::tr("Ran on"); }, none,
     [](const Cells& c, std::size_t row) { return devicesText(c.data.entry(row)); },
     [](const Cells& c, std::size_t row) { return static_cast<double>(c.data.entry(row).devices); }, always},
    {"machine", CompareCell::Words, [](const Cells&) { return ColumnWords::tr("Processor or accelerator"); }, none,
     [](const Cells& c, std::size_t row) { return QString::fromStdString(c.data.entry(row).machine); }, noFigure,
     [](const Cells& c) {
         return anyRow(c, [&](std::size_t row) {
             return c.data.row(row).otherHardware && c.data.entry(row).accelerator.empty();
         });
     }},
    {"model", CompareCell::Words, [](const Cells&) { return ColumnWords::tr("Model"); }, none,
     [](const Cells& c, std::size_t row) { return shortLabel("model.architecture", c.data.entry(row).architecture); },
     noFigure,
     [](const Cells& c) {
         return c.data.query.grouping != Grouping::Model && c.data.query.grouping != Grouping::Study &&
                varies(c, [&](std::size_t row) { return c.data.entry(row).architecture; });
     }},
    {"precision", CompareCell::Words, [](const Cells&) { return ColumnWords::tr("Precision"); }, none,
     [](const Cells& c, std::size_t row) { return QString::fromStdString(c.data.entry(row).precision); }, noFigure,
     [](const Cells& c) { return varies(c, [&](std::size_t row) { return c.data.entry(row).precision; }); }},
    {"batch", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Global batch"); },
     [](const Cells&) { return ColumnWords::tr("images"); },
     [](const Cells& c, std::size_t row) {
         const auto batch = batchOf(c, row);
         return batch ? write().integer(*batch) : kDash;
     },
     [](const Cells& c, std::size_t row) {
         const auto batch = batchOf(c, row);
         return batch ? static_cast<double>(*batch) : kNaN;
     },
     [](const Cells& c) { return varies(c, [&](std::size_t row) { return batchOf(c, row); }); }},
    {"quality", CompareCell::Figure,
     //: %1: top-1 or AUC
     [](const Cells& c) { return ColumnWords::tr("Best %1").arg(measureName(measureOf(c.data))); }, qualityUnit,
     [](const Cells& c, std::size_t row) {
         const ComparedRow& one = c.data.row(row);
         if (one.quality && one.qualities.n > 1 && inPercent(c.data.entry(row).measure))
             return write().plusMinus(*one.quality * 100, one.qualities.sd * 100, 2);
         return marked(qualityCell(c, row, one.quality), one.quality && c.data.entry(row).derived.quality);
     },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).quality); }, anyHas<&ComparedRow::quality>},
    {"last", CompareCell::Figure,
     [](const Cells& c) { return ColumnWords::tr("Last %1").arg(measureName(measureOf(c.data))); }, qualityUnit,
     [](const Cells& c, std::size_t row) { return spreadCell(c, row, lastQuality(c, row)); },
     [](const Cells& c, std::size_t row) { return meanOrNaN(lastQuality(c, row)); }, never},
    {"epoch", CompareCell::Figure,
     [](const Cells& c) {
         return ColumnWords::tr("%1 at epoch %2").arg(measureName(measureOf(c.data)), write().integer(c.epoch));
     },
     qualityUnit, [](const Cells& c, std::size_t row) { return spreadCell(c, row, atEpoch(c, row)); },
     [](const Cells& c, std::size_t row) { return meanOrNaN(atEpoch(c, row)); }, never},
    {"reached", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Target reached"); },
     [](const Cells&) { return ColumnWords::tr("epoch"); },
     [](const Cells& c, std::size_t row) {
         const ComparedRow& one = c.data.row(row);
         if (c.data.query.target && one.entries.size() > 1)
             return ColumnWords::tr("%1 of %2")
                 .arg(write().integer(static_cast<qint64>(one.reached)),
                      write().integer(static_cast<qint64>(one.entries.size())));
         const auto epoch = targetEpoch(c, row);
         return epoch ? write().exact(std::round(*epoch * 10) / 10) : kDash;
     },
     [](const Cells& c, std::size_t row) { return orNaN(targetEpoch(c, row)); },
     [](const Cells& c) { return c.data.query.target && c.data.hasCurves(); }},
    {"time", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Time"); },
     [](const Cells&) { return ColumnWords::tr("s"); },
     [](const Cells& c, std::size_t row) {
         const ComparedRow& one = c.data.row(row);
         return one.seconds ? marked(spreadText(*one.seconds, one.secondsSpread, secondDecimals(mostSeconds(c))),
                                     c.data.entry(row).derived.seconds)
                            : kDash;
     },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).seconds); }, always},
    {"price", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Price"); }, perHourUnit,
     [](const Cells& c, std::size_t row) { return moneyText(c, c.data.row(row).price); },
     [](const Cells& c, std::size_t row) { return moneyFigure(c.data.row(row).price); }, always},
    {"cost", CompareCell::Figure,
     [](const Cells& c) { return c.data.query.target ? ColumnWords::tr("Cost to target") : ColumnWords::tr("Cost"); },
     moneyUnit, [](const Cells& c, std::size_t row) { return costText(c.data, row, c.data.currency().isEmpty()); },
     [](const Cells& c, std::size_t row) { return moneyFigure(c.data.row(row).cost); }, always},
    {"assumes", CompareCell::Words, [](const Cells&) { return ColumnWords::tr("Cost assumptions"); }, none,
     [](const Cells& c, std::size_t row) { return assumptionsText(c.data.row(row)); }, noFigure, never},
    //: images per second
    {"rate", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Throughput"); },
     [](const Cells&) { return ColumnWords::tr("images/s"); },
     [](const Cells& c, std::size_t row) {
         const auto rate = c.data.row(row).imagesPerSecond;
         return rate ? marked(rateText(*rate), c.data.entry(row).derived.imagesPerSecond) : kDash;
     },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).imagesPerSecond); },
     anyHas<&ComparedRow::imagesPerSecond>},
    {"worth", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Images/s"); },
     [](const Cells& c) { return ColumnWords::tr("per %1").arg(perHourUnit(c)); },
     [](const Cells& c, std::size_t row) {
         const auto worth = c.data.row(row).imagesPerSecondPerPrice;
         return worth ? rateText(*worth) : kDash;
     },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).imagesPerSecondPerPrice); },
     anyHas<&ComparedRow::imagesPerSecondPerPrice>},
    {"speedup", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Speed-up"); },
     [](const Cells&) { return ColumnWords::tr("×"); },
     [](const Cells& c, std::size_t row) {
         const auto factor = c.data.row(row).speedUp;
         return factor ? marked(write().number(*factor, 2), c.data.entry(row).derived.relativeRate) : kDash;
     },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).speedUp); }, never},
    {"efficiency", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Efficiency"); },
     [](const Cells&) { return QStringLiteral("%"); },
     [](const Cells& c, std::size_t row) { return efficiencyText(c.data.row(row).efficiency); },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).efficiency); },
     anyHas<&ComparedRow::efficiency>},
    {"time-efficiency", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Efficiency"); },
     [](const Cells&) { return ColumnWords::tr("%, by time"); },
     [](const Cells& c, std::size_t row) { return efficiencyText(c.data.row(row).timeEfficiency); },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).timeEfficiency); }, never},
    {"published", CompareCell::Figure, [](const Cells&) { return ColumnWords::tr("Published"); },
     [](const Cells& c) {
         for (const Entry& entry : *c.data.entries)
             if (entry.publishedCost) return QString::fromStdString(entry.publishedCost->currency);
         return QString();
     },
     [](const Cells& c, std::size_t row) {
         const auto& cost = c.data.entry(row).publishedCost;
         return cost ? write().number(cost->amount.toDouble(), costDecimals(c.data)) : kDash;
     },
     [](const Cells& c, std::size_t row) { return moneyFigure(c.data.entry(row).publishedCost); },
     [](const Cells& c) {
         return anyRow(c, [&](std::size_t row) { return c.data.entry(row).publishedCost.has_value(); });
     }},
    {"against", CompareCell::Against, [](const Cells&) { return ColumnWords::tr("Relative to\nthe cheapest"); }, none,
     [](const Cells& c, std::size_t row) {
         const auto factor = c.data.row(row).againstCheapest;
         return factor ? QStringLiteral("%1 ×").arg(write().number(*factor, 1)) : QString();
     },
     [](const Cells& c, std::size_t row) { return orNaN(c.data.row(row).againstCheapest); },
     [](const Cells& c) { return c.data.comparison.ranked; }},
    {"frontier", CompareCell::Frontier, [](const Cells&) { return ColumnWords::tr("Cost and time"); }, none,
     [](const Cells& c, std::size_t row) { return frontierText(c.data, row, c.labels); }, noFigure, always},
    {"audit", CompareCell::Audit, [](const Cells&) { return ColumnWords::tr("Audit"); }, none,
     [](const Cells& c, std::size_t row) {
         const AuditedClaim* claim = worstClaim(c.data, row);
         return claim ? auditBadge(*claim) : QString();
     },
     noFigure,
     [](const Cells& c) { return anyRow(c, [&](std::size_t row) { return worstClaim(c.data, row) != nullptr; }); }},
};

int weight(Follows follows) {
    switch (follows) {
        case Follows::No:
            return 3;
        case Follows::CannotTell:
            return 2;
        case Follows::WithinRounding:
            return 1;
        case Follows::Yes:
            return 0;
    }
    return 0;
}

}  // namespace

std::span<const CompareColumn> compareColumns() {
    return kColumns;
}

int columnOf(const char* id) {
    for (std::size_t i = 0; i < std::size(kColumns); ++i)
        if (std::strcmp(kColumns[i].id, id) == 0) return static_cast<int>(i);
    return -1;
}

const AuditedClaim* worstClaim(const CompareData& data, std::size_t row) {
    const AuditedClaim* worst = nullptr;
    for (const AuditedClaim* claim : data.claims(row))
        if (!worst || weight(claim->result.follows) > weight(worst->result.follows)) worst = claim;
    return worst;
}

namespace {

/// The published figure as printed and the recomputed one as the audit writes it, in the language's number format;
/// nothing if the figure is consistent, or the claim is not a single figure.
std::optional<std::pair<QString, QString>> bothFigures(const AuditedClaim& claim) {
    const QString printed = QString::fromStdString(claim.claim.published.text);
    bool number = false;
    const double published = printed.toDouble(&number);
    if (claim.result.follows != Follows::No || !number || claim.claim.bound || !claim.claim.said.empty()) return {};
    const auto decimals = [](const QString& figure) {
        const qsizetype point = figure.indexOf(QLatin1Char('.'));
        return point < 0 ? 0 : static_cast<int>(figure.size() - point - 1);
    };
    return std::pair(write().number(published, decimals(printed)),
                     write().number(claim.result.computed, decimals(QString::fromStdString(claim.result.recomputed))));
}

/// The verdict in one or two words, or both figures if they are not consistent. The tool tip has it in full.
QString auditBadge(const AuditedClaim& claim) {
    switch (claim.result.follows) {
        case Follows::Yes:
            //: short verdict of an audit: the published figure is consistent with its inputs
            return ColumnWords::tr("consistent");
        case Follows::WithinRounding:
            return ColumnWords::tr("within rounding");
        case Follows::CannotTell:
            //: verdict of the audit on a figure
            return ColumnWords::tr("cannot be determined");
        case Follows::No:
            break;
    }
    return auditText(claim);
}

}  // namespace

QString auditText(const AuditedClaim& claim) {
    const auto both = bothFigures(claim);
    return both ? ColumnWords::tr("published %1, recomputed %2").arg(both->first, both->second)
                : write().text(claim.result.words);
}

QString shortAuditText(const AuditedClaim& claim) {
    if (claim.result.follows != Follows::No) return auditBadge(claim);
    const auto both = bothFigures(claim);
    //: verdict of the audit on a figure
    return both ? QStringLiteral("%1 → %2").arg(both->first, both->second) : ColumnWords::tr("not consistent");
}

QString auditLines(const CompareData& data, std::size_t row) {
    QStringList lines;
    for (const AuditedClaim* claim : data.claims(row))
        lines += ColumnWords::tr("%1: %2", "a published figure and what its audit says")
                     .arg(write().text(claim->claim.what), auditText(*claim));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace epochal::ui
