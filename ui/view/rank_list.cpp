#include "ui/view/rank_list.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/base/units.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

struct RankListWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RankList)
};

QString findingOf(const RankTable& table, const RankTable::Slowest& slowest, Sample sample, const Formatter& format) {
    const QString rank = format.integer(table.rows[slowest.row].rank),
                  excess = format.number(slowest.excess * 100, 0) + format.percentSign();
    const RankRow& row = table.rows[slowest.row];
    QString what =
        slowest.waitsForData
            //: %1: number of a rank, %2: "11%"
            ? RankListWords::tr("Rank %1 needs %2 longer than the others for a step: it waits for data.")
                  .arg(rank, excess)
            : slowest.othersClock
                  //: %1: number of a rank, %2: "11%", %3 and %4: clock rates
                  ? RankListWords::tr(
                        "Rank %1 needs %2 longer than the others for a step: its GPU is clocked at %3 MHz, the others "
                        "at %4.")
                        .arg(rank, excess, format.integer(std::llround(*row.clock)),
                             format.integer(std::llround(*slowest.othersClock)))
                  : RankListWords::tr("Rank %1 needs %2 longer than the others for a step; the cause is not known.")
                        .arg(rank, excess);
    if (slowest.othersClock && row.celsius)
        //: %1: degrees Celsius, of a GPU
        what += QLatin1Char(' ') +
                RankListWords::tr("Its temperature is %1 °C.").arg(format.integer(std::llround(*row.celsius)));
    //: %1: a rate, %2: "images/s", %3: the rate now
    const QString without = RankListWords::tr("Without that, about %1 %2 instead of %3.")
                                .arg(format.significant(slowest.rateWithout), format.spell(Phrase{rateOf(sample), {}}),
                                     format.significant(slowest.rate));
    if (!slowest.rateSplit) return what + QLatin1Char(' ') + without;
    return what + QLatin1Char(' ') + without + QLatin1Char(' ') +
           //: %1: a rate, %2: "images/s"; "Batch split" is a field of the run's configuration
           RankListWords::tr("With a batch split by measured speed, about %1 %2.")
               .arg(format.significant(*slowest.rateSplit), format.spell(Phrase{rateOf(sample), {}}));
}

}  // namespace

RankList RankList::of(const RankTable& table, Sample sample, const Formatter& format) {
    RankList list;
    if (table.rows.empty()) return list;
    //: unit of a column of times: milliseconds for each training step
    const QString aStep = RankListWords::tr("ms a step");
    list.columns = {//: one of the processes or threads of a run on several devices
                    {RankListWords::tr("Rank"), {}},
                    {RankListWords::tr("Device"), {}},
                    //: below the head of a column: per step
                    {samplesTitle(sample), RankListWords::tr("a step")},
                    //: of a rank: time in which it does not wait for the others
                    {RankListWords::tr("Own work"), aStep},
                    //: noun, head of a column: the time a rank waits for the other ranks
                    {RankListWords::tr("Wait for others"), aStep},
                    {RankListWords::tr("Data wait"), aStep},
                    //: adjective, head of a column: the share of the time that a GPU computes
                    {RankListWords::tr("Busy"), QStringLiteral("%")},
                    {RankListWords::tr("Memory"), RankListWords::tr("GiB")}};
    const auto known = [&](auto member) {
        return std::ranges::any_of(table.rows, [&](const RankRow& row) { return (row.*member).has_value(); });
    };
    const bool clocks = known(&RankRow::clock), heat = known(&RankRow::celsius);
    //: of a GPU: the rate of its multiprocessors
    if (clocks) list.columns.append({RankListWords::tr("Clock"), RankListWords::tr("MHz")});
    //: of a GPU
    if (heat) list.columns.append({RankListWords::tr("Temperature"), QStringLiteral("°C")});
    const QString dash = Formatter::dash();
    const auto milliseconds = [&](double seconds) {
        return Cell{format.number(seconds * 1000, seconds < 0.01 ? 2 : 1), seconds * 1000};
    };
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const RankRow& row = table.rows[i];
        const double memory = static_cast<double>(row.memory) / kGibibyte;
        list.rows.append(
            {{{format.integer(row.rank), static_cast<double>(row.rank)},
              {row.device.empty() ? dash : QString::fromStdString(row.device)},
              {QStringLiteral("%1 (%2)").arg(format.integer(std::llround(row.images)), format.percent(row.share, 1)),
               row.images},
              milliseconds(row.own),
              milliseconds(row.wait),
              milliseconds(row.data),
              {format.percentNumber(row.busy, 0), row.busy * 100},
              row.memory < 0 ? Cell{dash} : Cell{format.number(memory, 1), memory}},
             table.slowest && table.slowest->row == i});
        const auto whole = [&](const std::optional<double>& value) {
            return value ? Cell{format.integer(std::llround(*value)), value} : Cell{dash};
        };
        if (clocks) list.rows.last().cells.append(whole(row.clock));
        if (heat) list.rows.last().cells.append(whole(row.celsius));
    }
    if (table.slowest) list.finding = findingOf(table, *table.slowest, sample, format);
    return list;
}

}  // namespace epochal::ui
