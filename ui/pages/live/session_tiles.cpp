#include "ui/pages/live/session_tiles.h"

#include <algorithm>

#include "core/spec/session.h"
#include "ui/format/formatter.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

namespace {

Tile::Content emptyTile(const QString& caption) {
    return {caption, Formatter::dash(), {}, {}, false, {}, {}};
}

const SizePoint* chosenOf(const LiveRun& run) {
    return run.figures.chosenSize ? &run.figures.sizes[*run.figures.chosenSize] : nullptr;
}

QString chosenSizeOf(const LiveRun& run) {
    return SizeWords::sizeText(run.spec, chosenOf(run)->size(run.spec), Formatter::current());
}

/// A money figure of hardware that the run is not on is marked.
QString pricedCaption(const LiveRun& run, const QString& caption) {
    return run.elsewhere ? SessionTiles::tr("%1, what-if").arg(caption) : caption;
}

void sayNoPrice(Tile::Content& tile) {
    tile.note = SessionTiles::tr("this offer has no price");
    tile.warn = true;
}

}  // namespace

Tile::Content sizesTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    Tile::Content tile = emptyTile(onlyReads(run.spec.session) ? SessionTiles::tr("Numbers of threads measured")
                                                               : SessionTiles::tr("Batch sizes measured"));
    if (!figures.sizes.empty() || figures.started)
        tile.value = format.integer(std::ranges::count_if(figures.sizes, &SizePoint::isComplete));
    const auto listed = static_cast<qint64>(figures.started ? figures.started->sizes.size() : 0);
    //: %1 = a number: how many there are in all
    if (listed > 0) tile.unit = SessionTiles::tr("of %1").arg(format.integer(listed));
    if (!run.active) {
        if (figures.clocks.active > 0)
            //: %1 = a duration of active time
            tile.note = SessionTiles::tr("%1 active").arg(format.duration(figures.clocks.active));
        return tile;
    }
    QStringList notes;
    if (const auto now = sizeInProgress(run.spec, figures); now && figures.state == RunState::Running)
        //: %1: "batch of 128"
        notes += SessionTiles::tr("now: %1").arg(SizeWords::sizeText(run.spec, *now, format));
    //: %1 = a duration that remains
    if (figures.secondsToFinish) notes += SessionTiles::tr("%1 left").arg(format.duration(*figures.secondsToFinish));
    tile.note = notes.join(QStringLiteral(", "));
    return tile;
}

Tile::Content sessionRateTile(const LiveRun& run) {
    Tile::Content tile = emptyTile(capitalized(SizeWords::rate(run.spec)));
    const SizePoint* chosen = chosenOf(run);
    if (!chosen) {
        if (!run.figures.sizes.empty() && limitOf(run.spec) > 0) {
            tile.note = SessionTiles::tr("no size meets the limit");
            tile.warn = true;
        }
        return tile;
    }
    tile.value = SizeWords::rateText(chosen->perSecond, Formatter::current());
    tile.note = limitOf(run.spec) > 0
                    //: %1: "batch of 64"
                    ? SessionTiles::tr("%1, the fastest within the limit").arg(chosenSizeOf(run))
                    : SessionTiles::tr("%1, the fastest").arg(chosenSizeOf(run));
    return tile;
}

Tile::Content latencyTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    //: caption; 95th percentile
    Tile::Content tile = emptyTile(SessionTiles::tr("Latency, p95"));
    const SizePoint* chosen = chosenOf(run);
    const auto late = chosen ? latencyOf(*chosen, kLimited) : std::nullopt;
    QStringList notes;
    if (late) {
        tile.value = SizeWords::millisecondsText(*late, format);
        tile.unit = SessionTiles::tr("ms");
        for (const Percentile which : {Percentile::P50, Percentile::P99})
            if (const auto other = latencyOf(*chosen, which))
                notes +=
                    QStringLiteral("%1 %2").arg(SizeWords::name(which), SizeWords::millisecondsText(*other, format));
    }
    if (limitOf(run.spec) > 0) notes += SessionTiles::tr("limit %1 ms").arg(format.significant(limitOf(run.spec)));
    tile.note = notes.join(QStringLiteral(" · "));
    return tile;
}

Tile::Content sessionPerPriceTile(const LiveRun& run) {
    Tile::Content tile = emptyTile(pricedCaption(run, capitalized(SizeWords::ratePerPrice(run.spec, run.offer))));
    if (!hourlyPrice(run.offer)) sayNoPrice(tile);
    if (!run.figures.imagesPerSecondPerPrice) return tile;
    tile.value = SizeWords::rateText(*run.figures.imagesPerSecondPerPrice, Formatter::current());
    tile.note = chosenSizeOf(run);
    return tile;
}

Tile::Content perMillionTile(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    Tile::Content tile = emptyTile(
        //: %1: "images" or "rows"
        pricedCaption(run, SessionTiles::tr("Price per million %1").arg(SizeWords::samples(run.spec))));
    const auto price = hourlyPrice(run.offer);
    if (!price) sayNoPrice(tile);
    const SizePoint* chosen = chosenOf(run);
    if (!chosen || !chosen->perMillion) return tile;
    tile.value = SizeWords::perMillionText(*chosen->perMillion, format);
    tile.unit = QString::fromStdString(run.offer.currency);
    //: %1: "0.11 USD/h"
    tile.note = SessionTiles::tr("at %1").arg(hourlyText(*price, run.offer.currency, format));
    return tile;
}

SessionTiles::SessionTiles(QWidget* parent) : TileRow(parent), tiles_() {
    for (Tile*& tile : tiles_) tile = addTile();
}

void SessionTiles::setRun(const LiveRun& run) {
    const bool answers = answersRequests(run.spec.session);
    const std::array contents{
        sizesTile(run),      sessionRateTile(run), answers ? latencyTile(run) : sessionPerPriceTile(run),
        perMillionTile(run), costTile(run),        machineTile(run)};
    for (std::size_t i = 0; i < tiles_.size(); ++i) tiles_[i]->setContent(contents[i]);
}

}  // namespace epochal::ui
