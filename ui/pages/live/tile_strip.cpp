#include "ui/pages/live/tile_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/format/formatter.h"
#include "ui/pages/parts/rule.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/share_bar.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kTileSide = 12, kTileBar = 9;  ///< px beside the contents of a tile, and from its bottom to its bar's top
constexpr int kDeviceRows = 4;
constexpr int kDeviceBar = 36;
constexpr int kTilesAndDevices = 1000;  ///< px, with room for both in every language
}  // namespace

Tile::Tile(QWidget* parent)
    : QFrame(parent),
      caption_(new QLabel(this)),
      value_(new QLabel(this)),
      unit_(new QLabel(this)),
      note_(new QLabel(this)) {
    const Theme& theme = Theme::instance();
    caption_->setFont(theme.font(Type::Secondary));
    caption_->setProperty("secondary", true);
    value_->setFont(theme.font(Type::Value));
    unit_->setFont(theme.font(Type::Body));
    unit_->setProperty("secondary", true);
    note_->setFont(theme.font(Type::Secondary));
    note_->setProperty("secondary", true);
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    note_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    value_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* figure = new QHBoxLayout;
    figure->setSpacing(5);
    figure->addWidget(value_, 0, Qt::AlignBaseline);
    figure->addWidget(unit_, 1, Qt::AlignBaseline);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kTileSide, 8, 8, 8);
    column->setSpacing(0);
    column->addWidget(caption_);
    column->addLayout(figure);
    column->addWidget(note_);
    column->addStretch(1);
}

void Tile::setContent(const Content& content) {
    caption_->setText(content.caption);
    value_->setText(content.value);
    unit_->setText(content.unit);
    note_->setText(content.note);
    note_->setVisible(!content.note.isEmpty());
    setStyleProperty(note_, "role", content.warn ? QVariant(QStringLiteral("warn")) : QVariant());
    setStyleProperty(note_, "secondary", !content.warn);
    share_ = content.share;
    layout()->setContentsMargins(kTileSide, 8, 8, share_ ? kTileBar + 4 : 8);
    shareToCome_ = content.shareToCome;
    setAccessibleName(content.caption);
    setAccessibleDescription(QStringList{content.value, content.unit, content.note}.join(QLatin1Char(' ')));
    update();
}

void Tile::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!share_) return;
    QPainter painter(this);
    const QRect track(kTileSide, height() - kTileBar, width() - 2 * kTileSide, 4);
    drawTrack(painter, track);
    if (shareToCome_) drawShare(painter, track, *shareToCome_, Role::BarToCome);
    drawShare(painter, track, *share_, *share_ > 1 ? Role::Warn : Role::Bar);
}

DeviceBars::DeviceBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void DeviceBars::setDevices(const std::vector<DeviceSample>& devices) {
    busy_.clear();
    for (std::size_t i = 0; i < devices.size(); ++i) {
        if (devices[i].busy >= 0) busy_.append({static_cast<int>(i), devices[i].busy});
    }
    if (busy_.size() > kDeviceRows) {
        std::stable_sort(busy_.begin(), busy_.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
        busy_.resize(kDeviceRows);
    }
    setOffered(offered_);
    updateGeometry();
    update();
}

void DeviceBars::setOffered(bool offered) {
    offered_ = offered;
    setVisible(offered && busy_.size() > 1);
}

QSize DeviceBars::sizeHint() const {
    const QFontMetrics metrics(Theme::instance().font(Type::Tick));
    return {metrics.horizontalAdvance(QStringLiteral("00")) + kDeviceBar +
                metrics.horizontalAdvance(QStringLiteral("100 %")) + 24,
            kDeviceRows * metrics.height()};
}

void DeviceBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    const QFont font = theme.font(Type::Tick);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    painter.setPen(theme.colour(Role::Text2));
    const int left = metrics.horizontalAdvance(QStringLiteral("00")) + 6;
    for (qsizetype i = 0; i < busy_.size(); ++i) {
        const QRect row(0, static_cast<int>(i) * metrics.height(), width() - 8, metrics.height());
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, Formatter::current().integer(busy_[i].first));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, Formatter::current().percent(busy_[i].second, 0));
        const QRect track(left, row.center().y() - 1, kDeviceBar, 4);
        drawTrack(painter, track);
        drawShare(painter, track, busy_[i].second);
    }
}

TileRow::TileRow(QWidget* parent) : QFrame(parent), row_(new QHBoxLayout(this)) {
    setProperty("panel", true);
    setMinimumHeight(86);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    row_->setContentsMargins(1, 1, 1, 1);
    row_->setSpacing(0);
}

Tile* TileRow::addTile() {
    if (row_->count() > 0) {
        row_->addWidget(rule(Qt::Vertical, this));
    }
    auto* tile = new Tile(this);
    row_->addWidget(tile, 10);
    return tile;
}

TileStrip::TileStrip(QWidget* parent) : TileRow(parent), devices_(new DeviceBars(this)) {
    for (Tile** tile : {&epoch_, &accuracy_, &rate_, &perPrice_, &cost_, &machine_}) *tile = addTile();
    row().addWidget(devices_, 0, Qt::AlignVCenter);
}

void TileStrip::setRun(const LiveRun& run) {
    epoch_->setContent(epochTile(run));
    accuracy_->setContent(accuracyTile(run));
    rate_->setContent(rateTile(run));
    perPrice_->setContent(perPriceTile(run));
    cost_->setContent(costTile(run));
    machine_->setContent(machineTile(run));
    devices_->setDevices(run.figures.resources ? run.figures.resources->devices : std::vector<DeviceSample>());
}

void TileStrip::setRoom(int width) {
    devices_->setOffered(width >= kTilesAndDevices);
}

}  // namespace epochal::ui
