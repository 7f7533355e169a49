#include <QDateTime>
#include <algorithm>
#include <cmath>

#include "core/economics/cost.h"
#include "core/spec/image_growth.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/tile_strip.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

QString noPrice(const LiveRun& run) {
    const Message why = notRanked(run.offer);
    return why.empty() ? TileStrip::tr("this offer has no price") : Formatter::current().text(why);
}

QString priced(const LiveRun& run, const QString& caption) {
    //: a figure in money for a machine that the run does not run on: "Cost, what-if"
    return run.elsewhere ? TileStrip::tr("%1, what-if").arg(caption) : caption;
}

/// With each figure on the line of the word before it: "target 93.00%".
QString unbroken(QString words) {
    return words.replace(QStringLiteral(" %"), QChar(QChar::Nbsp) + QStringLiteral("%"));
}

/// A rented machine costs money while the run is paused; an owned one is billed by its time in use.
bool billedWhilePaused(const LiveRun& run) {
    return run.figures.state == RunState::Paused && run.offer.kind != PriceKind::Own;
}

}  // namespace

Tile::Content epochTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    //: noun, below a number
    Tile::Content tile{TileStrip::tr("Epoch"),
                       Formatter::dash(),
                       //: %1 = the number of epochs in all
                       TileStrip::tr("of %1").arg(format.integer(run.spec.stop.epochs)),
                       {},
                       false,
                       {},
                       {}};
    if (!figures.started) return tile;
    const std::int64_t perEpoch = figures.started->stepsPerEpoch;
    const std::int64_t within = figures.stepsDone - figures.epochsDone * perEpoch;
    const bool between = within <= 0 || figures.epochsDone >= run.spec.stop.epochs;
    tile.value = format.integer(between ? figures.epochsDone : figures.epochsDone + 1);
    if (!between && perEpoch > 0) {
        tile.unit = TileStrip::tr("of %1, step %2 of %3")
                        .arg(format.integer(run.spec.stop.epochs), format.integer(within), format.integer(perEpoch));
    }
    if (!run.active) {
        //: %1 = a duration of active time
        tile.note = TileStrip::tr("%1 active").arg(format.duration(figures.clocks.active));
    } else if (figures.secondsToFinish && figures.state == RunState::Running) {
        const qint64 end = run.nowUtcMillis + static_cast<qint64>(*figures.secondsToFinish * 1000);
        //: %1 = a duration, %2 = a time of day
        tile.note = TileStrip::tr("%1 left, ends at %2")
                        .arg(format.duration(*figures.secondsToFinish),
                             QDateTime::fromMSecsSinceEpoch(end).toString(QStringLiteral("HH:mm")));
    } else if (figures.secondsToFinish) {
        //: %1 = a duration that remains
        tile.note = TileStrip::tr("%1 left").arg(format.duration(*figures.secondsToFinish));
    }
    return tile;
}

Tile::Content accuracyTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const Measure& measure = measureOf(run.spec);
    const Quality by = measure.quality;
    //: caption; %1: a measure of quality
    Tile::Content tile{
        TileStrip::tr("%1, validation").arg(capitalized(measureName(by))), Formatter::dash(), {}, {}, false, {}, {}};
    if (figures.last) {
        tile.value = qualityNumber(by, *figures.last, format);
        if (measure.percent) tile.unit = QStringLiteral("%");
    }
    const QString target = targetText(run.spec, format);
    if (figures.best && !target.isEmpty()) {
        tile.note = unbroken(TileStrip::tr("best %1 · target %2")).arg(qualityText(by, *figures.best, format), target);
    } else if (figures.best) {
        tile.note = unbroken(TileStrip::tr("best %1, epoch %2"))
                        .arg(qualityText(by, *figures.best, format), format.integer(figures.bestEpoch));
    } else if (!target.isEmpty()) {
        //: %1 = a value to reach
        tile.note = unbroken(TileStrip::tr("target %1")).arg(target);
    }
    return tile;
}

Tile::Content rateTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const Sample sample = taskFor(run.spec).sample;
    Tile::Content tile{rateTitle(sample), Formatter::dash(), {}, {}, false, {}, {}};
    if (figures.imagesPerSecond <= 0) {
        if (run.active)
            tile.note = imagesGrow(run.spec) ? TileStrip::tr("measured once images have their full size")
                                             : TileStrip::tr("start-up and warm-up excluded");
        return tile;
    }
    const int decimals = rateDecimals(figures.imagesPerSecond);
    tile.value = format.number(figures.imagesPerSecond, decimals);
    tile.unit = format.spread(figures.imagesPerSecond, figures.windows.uncertainty(), decimals);
    const double jitter = figures.windows.jitter;
    const QString measured =
        format.number(jitter, rateDecimals(jitter)) + QChar::Nbsp + format.spell(Phrase{rateOf(sample), {}});
    //: %1: "33.6 images/s", the spread of the windows' rates; a dash for a single window
    tile.note = TileStrip::tr("%n window(s), jitter %1", "", static_cast<int>(figures.windows.n))
                    .arg(std::isfinite(jitter) ? measured : Formatter::dash());
    return tile;
}

Tile::Content perPriceTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const QString currency = QString::fromStdString(run.offer.currency);
    const Sample sample = taskFor(run.spec).sample;
    Tile::Content tile{
        priced(run, ratePerTitle(sample, perHour(run.offer.currency))), Formatter::dash(), {}, {}, false, {}, {}};
    const auto price = hourlyPrice(run.offer);
    if (!price) {
        tile.note = noPrice(run);
        tile.warn = true;
        return tile;
    }
    if (!figures.imagesPerSecondPerPrice) return tile;
    const double value = *figures.imagesPerSecondPerPrice;
    const int decimals = rateDecimals(value);
    tile.value = format.number(value, decimals);
    tile.unit = format.spread(value, figures.windows.uncertainty() / price->toDouble(), decimals);
    tile.note =
        (sample == Sample::Row ? TileStrip::tr("%1 million rows per %2") : TileStrip::tr("%1 million images per %2"))
            .arg(format.significant(imagesPerMoney(value) / 1e6), currency);
    return tile;
}

Tile::Content costTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const QString currency = QString::fromStdString(run.offer.currency);
    Tile::Content tile{priced(run, run.active ? TileStrip::tr("Cost so far") : TileStrip::tr("Cost")),
                       Formatter::dash(),
                       {},
                       {},
                       false,
                       {},
                       {}};
    if (!figures.costSoFar) {
        if (!hourlyPrice(run.offer)) {
            tile.note = noPrice(run);
            tile.warn = true;
        }
        return tile;
    }
    const Money& soFar = *figures.costSoFar;
    Money total = soFar;
    tile.value = format.amount(soFar.amount);
    tile.unit = currency;
    if (figures.costToFinish && run.active) {
        total.amount = total.amount + figures.costToFinish->amount;
        tile.unit = TileStrip::tr("%1 + %2 to finish").arg(currency, format.amount(figures.costToFinish->amount));
    }
    const auto budget = Decimal::parse(run.spec.stop.budget);
    const bool limited = !run.spec.stop.budget.empty() && budget.ok() && !budget->isZero();
    if (limited) {
        const QString limit = format.money({*budget, soFar.currency});
        tile.note = run.active ? TileStrip::tr("= %1, budget %2").arg(format.money(total), limit)
                               //: %1 = an amount of money
                               : TileStrip::tr("budget %1").arg(limit);
        tile.share = soFar.amount.toDouble() / budget->toDouble();
        tile.shareToCome = total.amount.toDouble() / budget->toDouble();
        tile.warn = total.amount > *budget && run.active;
    } else {
        tile.note = run.active && figures.costToFinish
                        ? TileStrip::tr("= %1, no budget").arg(format.money(total))
                        //: participle; %1 = a duration
                        : TileStrip::tr("%1 billed").arg(format.duration(figures.clocks.billed));
    }
    if (billedWhilePaused(run)) {
        tile.note = TileStrip::tr("paused, but the machine is still billed");
        tile.warn = true;
    }
    return tile;
}

Tile::Content machineTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    Tile::Content tile{TileStrip::tr("CPU utilization"), Formatter::dash(), {}, {}, false, {}, {}};
    if (!run.figures.resources) return tile;
    const ResourceSample& sample = *run.figures.resources;
    double busy = sample.cpuBusy, watts = sample.watts;
    std::int64_t used = sample.residentBytes, of = -1;
    if (!sample.devices.empty()) {
        tile.caption = TileStrip::tr("GPU utilization");
        busy = watts = -1;
        used = -1;
        double sum = 0, sumWatts = 0;
        int known = 0, knownWatts = 0;
        for (const DeviceSample& device : sample.devices) {
            if (device.busy >= 0) sum += device.busy, ++known;
            if (device.watts >= 0) sumWatts += device.watts, ++knownWatts;
            if (device.memoryUsed > used) used = device.memoryUsed, of = device.memoryTotal;
        }
        if (known > 0) busy = sum / known;
        if (knownWatts > 0) watts = sumWatts;
    }
    if (busy >= 0) {
        tile.value = format.number(busy * 100, 0);
        tile.unit = watts >= 0 ? TileStrip::tr("%, %1 W").arg(format.number(watts, 0)) : QStringLiteral("%");
    }
    if (used >= 0) {
        tile.note = of > 0 ? TileStrip::tr("%1 of %2").arg(format.bytes(used), format.bytes(of))
                           : TileStrip::tr("%1 of memory").arg(format.bytes(used));
    }
    if (sample.devices.empty() && sample.othersBusy >= kDisturbing) {
        //: of the processor's time
        tile.note = TileStrip::tr("other programs: %1").arg(format.percent(sample.othersBusy, 0));
        tile.warn = true;
    }
    return tile;
}

}  // namespace epochal::ui
