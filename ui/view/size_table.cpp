#include "ui/view/size_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/units.h"
#include "core/economics/cost.h"
#include "ui/format/offer_words.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

using Quantity = SizeTable::Quantity;

struct SizeTableWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SizeTable)
};

std::optional<double> valueOf(const SizesView& view, std::size_t index, Quantity quantity) {
    const SizePoint& point = view.figures.sizes[index];
    if (quantity == Quantity::Size) return static_cast<double>(view.size(index));
    if (point.perSecond <= 0) return std::nullopt;
    switch (quantity) {
        case Quantity::Rate:
            return point.perSecond;
        case Quantity::P50:
            return latencyOf(point, Percentile::P50);
        case Quantity::P95:
            return latencyOf(point, Percentile::P95);
        case Quantity::P99:
            return latencyOf(point, Percentile::P99);
        case Quantity::DataWait:
            return point.measured.dataSeconds / point.measured.seconds;
        case Quantity::Memory:
            return point.measured.memory >= 0 ? std::optional(static_cast<double>(point.measured.memory))
                                              : std::nullopt;
        case Quantity::RatePerPrice:
            if (const auto price = hourlyPrice(view.offer); price && !price->isZero())
                return point.perSecond / price->toDouble();
            return std::nullopt;
        case Quantity::PerMillion:
            return point.perMillion;
        case Quantity::Energy:
            if (point.joulesPerSample) return *point.joulesPerSample * 1e6 / kJoulesPerWattHour;
            return std::nullopt;
        case Quantity::Size:
            break;
    }
    return std::nullopt;
}

QString written(double value, Quantity quantity, const Formatter& format) {
    switch (quantity) {
        case Quantity::Size:
            return format.integer(std::llround(value));
        case Quantity::Rate:
        case Quantity::RatePerPrice:
            return SizeWords::rateText(value, format);
        case Quantity::P50:
        case Quantity::P95:
        case Quantity::P99:
            return SizeWords::millisecondsText(value, format);
        case Quantity::DataWait:
            return format.percentNumber(value, 1);
        case Quantity::Memory:
            return format.number(value / kGibibyte, 2);
        case Quantity::PerMillion:
            return SizeWords::perMillionText(value, format);
        case Quantity::Energy:
            return format.significant(value);
    }
    return {};
}

QList<SizeTable::Cell> cellsOf(const SizesView& view, std::size_t index, const QList<Quantity>& quantities) {
    QList<SizeTable::Cell> cells;
    for (const Quantity one : quantities) {
        const auto value = valueOf(view, index, one);
        cells += value ? SizeTable::Cell{written(*value, one, view.format), *value}
                       : SizeTable::Cell{Formatter::dash(), std::numeric_limits<double>::quiet_NaN()};
    }
    return cells;
}

SizeTable::Column columnOf(const SizesView& view, Quantity quantity) {
    const QString ms = SizeTableWords::tr("ms");
    switch (quantity) {
        case Quantity::Size:
            return {quantity, SizeWords::sizeTitle(view.spec), {}};
        case Quantity::Rate: {
            const QString rate = SizeWords::rate(view.spec);
            return {quantity, rate.left(1).toUpper() + rate.mid(1), {}};
        }
        case Quantity::P50:
        case Quantity::P95:
        case Quantity::P99: {
            const Percentile which = quantity == Quantity::P50   ? Percentile::P50
                                     : quantity == Quantity::P95 ? Percentile::P95
                                                                 : Percentile::P99;
            //: %1: "Latency", %2: "p95"
            return {quantity, SizeTableWords::tr("%1 %2").arg(SizeWords::timeTitle(view.spec), SizeWords::name(which)),
                    ms};
        }
        case Quantity::DataWait:
            return {quantity, SizeTableWords::tr("Data wait"), QStringLiteral("%")};
        case Quantity::Memory:
            return {quantity, SizeTableWords::tr("Memory"), SizeTableWords::tr("GiB")};
        case Quantity::RatePerPrice: {
            const QString rate = SizeWords::rate(view.spec);
            //: %1: "USD/h"
            return {quantity, rate.left(1).toUpper() + rate.mid(1),
                    SizeTableWords::tr("per %1").arg(perHour(view.offer.currency))};
        }
        case Quantity::PerMillion:
            //: %1: "images" or "rows"
            return {quantity, SizeTableWords::tr("Price per million %1").arg(SizeWords::samples(view.spec)),
                    QString::fromStdString(view.offer.currency)};
        case Quantity::Energy:
            //: %1: "images" or "rows"
            return {quantity, SizeTableWords::tr("Energy per million %1").arg(SizeWords::samples(view.spec)),
                    SizeTableWords::tr("Wh")};
    }
    return {};
}

QList<Quantity> quantitiesOf(const SizesView& view) {
    using enum Quantity;
    const std::string& kind = view.spec.session.kind;
    const QList<Quantity> all =
        kind == "inference" ? QList<Quantity>{Size, Rate, P50, P95, P99, Memory, PerMillion, Energy}
        : kind == "input"   ? QList<Quantity>{Size, Rate, P50, P95, RatePerPrice, PerMillion, Energy}
                            : QList<Quantity>{Size, Rate, P50, DataWait, Memory, RatePerPrice, PerMillion, Energy};
    QList<Quantity> known;
    for (const Quantity one : all) {
        bool any = one == Size || one == Rate;
        for (std::size_t i = 0; i < view.figures.sizes.size() && !any; ++i) any = valueOf(view, i, one).has_value();
        if (any) known += one;
    }
    return known;
}

}  // namespace

SizeTable SizeTable::of(const SizesView& view) {
    SizeTable table;
    const QList<Quantity> quantities = quantitiesOf(view);
    for (const Quantity one : quantities) table.columns += columnOf(view, one);
    const auto chosen = view.chosen();
    for (const std::size_t index : view.inOrder()) {
        const SizePoint& point = view.figures.sizes[index];
        Row row;
        row.chosen = index == chosen;
        if (point.perSecond <= 0) {
            const auto size = static_cast<double>(view.size(index));
            row.cells += {written(size, Quantity::Size, view.format), size};
            row.instead =
                //: of a size that does not fit into memory
                point.measured.outOfMemory ? SizeTableWords::tr("out of memory") : SizeTableWords::tr("not measured");
            table.rows += row;
            continue;
        }
        row.overLimit = !keepsLimit(point, view.which, view.limit);
        row.cells = cellsOf(view, index, quantities);
        table.rows += row;
    }
    if (!view.inProgress) return table;
    Row row;
    row.inProgress = true;
    const auto& sizes = view.figures.sizes;
    const auto underway = std::ranges::find_if(sizes, [](const SizePoint& point) { return !point.isComplete(); });
    if (underway != sizes.end() && underway->perSecond > 0) {
        row.cells = cellsOf(view, static_cast<std::size_t>(underway - sizes.begin()), quantities);
        table.rows += row;
        return table;
    }
    const auto size = sizeInProgress(view.spec, view.figures);
    row.cells += size ? Cell{view.format.integer(*size), static_cast<double>(*size)}
                      : Cell{Formatter::dash(), std::numeric_limits<double>::quiet_NaN()};
    //: of a size
    row.instead = SizeTableWords::tr("being measured");
    table.rows += row;
    return table;
}

QList<Fact> SizeTable::facts() const {
    QList<Fact> all;
    for (const Row& row : rows) {
        QStringList parts;
        if (!row.instead.isEmpty()) parts += row.instead;
        for (int i = 1; i < row.cells.size(); ++i) {
            const Column& column = columns[i];
            const QString& text = row.cells[i].text;
            if (column.quantity == Quantity::Rate)
                parts += QStringLiteral("%1\u00a0%2").arg(text, midSentence(column.title));
            if (column.quantity == Quantity::P95) parts += QStringLiteral("p95\u00a0%1\u00a0%2").arg(text, column.unit);
        }
        all.append({row.cells.front().text, parts.join(QStringLiteral(", ")), row.chosen});
    }
    return all;
}

}  // namespace epochal::ui
