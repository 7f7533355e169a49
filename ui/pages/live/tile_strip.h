#pragma once

#include <QFrame>
#include <QList>
#include <optional>

#include "ui/pages/live/live_run.h"

class QHBoxLayout;
class QLabel;

namespace epochal::ui {

/// One figure: a caption, the figure in large type, its unit, a note, and perhaps a bar.
class Tile : public QFrame {
    Q_OBJECT
public:
    struct Content {
        QString caption, value, unit, note;
        bool warn = false;                         ///< shows the note in the warning color
        std::optional<double> share, shareToCome;  ///< 0..1 of the bar; shareToCome includes share
    };
    explicit Tile(QWidget* parent = nullptr);
    void setContent(const Content& content);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel *caption_, *value_, *unit_, *note_;
    std::optional<double> share_, shareToCome_;
};

/// The busy share of each device, as short bars; at most four rows, the busiest devices if there are more.
class DeviceBars : public QWidget {
    Q_OBJECT
public:
    explicit DeviceBars(QWidget* parent = nullptr);
    void setDevices(const std::vector<DeviceSample>& devices);
    /// Whether it may be shown; it is, for two devices and more.
    void setOffered(bool offered);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<QPair<int, double>> busy_;
    bool offered_ = true;
};

/// A panel with tiles side by side.
class TileRow : public QFrame {
    Q_OBJECT
public:
    explicit TileRow(QWidget* parent = nullptr);

protected:
    /// One more tile, of the same width as the others, after a line.
    [[nodiscard]] Tile* addTile();
    [[nodiscard]] QHBoxLayout& row() { return *row_; }

private:
    QHBoxLayout* row_;
};

/// The six figures that users look for first.
class TileStrip : public TileRow {
    Q_OBJECT
public:
    explicit TileStrip(QWidget* parent = nullptr);
    void setRun(const LiveRun& run);
    /// The width there is for it, px: the bars of the devices need more than a narrow page has.
    void setRoom(int width);

private:
    Tile *epoch_, *accuracy_, *rate_, *perPrice_, *cost_, *machine_;
    DeviceBars* devices_;
};

/// What each tile shows of a run; separate from the widgets, so that it can be tested.
[[nodiscard]] Tile::Content epochTile(const LiveRun& run);
[[nodiscard]] Tile::Content accuracyTile(const LiveRun& run);
[[nodiscard]] Tile::Content rateTile(const LiveRun& run);
[[nodiscard]] Tile::Content perPriceTile(const LiveRun& run);
[[nodiscard]] Tile::Content costTile(const LiveRun& run);
[[nodiscard]] Tile::Content machineTile(const LiveRun& run);

}  // namespace epochal::ui
