#pragma once

#include <array>

#include "ui/pages/live/tile_strip.h"

namespace epochal::ui {

/// The six figures of a session that does not train.
class SessionTiles : public TileRow {
    Q_OBJECT
public:
    explicit SessionTiles(QWidget* parent = nullptr);
    void setRun(const LiveRun& run);

private:
    std::array<Tile*, 6> tiles_;
};

/// What each tile shows, by the run's own limit; separate from the widgets, so that it can be tested.
[[nodiscard]] Tile::Content sizesTile(const LiveRun& run);
[[nodiscard]] Tile::Content sessionRateTile(const LiveRun& run);
[[nodiscard]] Tile::Content latencyTile(const LiveRun& run);
[[nodiscard]] Tile::Content sessionPerPriceTile(const LiveRun& run);
[[nodiscard]] Tile::Content perMillionTile(const LiveRun& run);

}  // namespace epochal::ui
