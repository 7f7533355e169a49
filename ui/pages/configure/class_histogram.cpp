#include "ui/pages/configure/class_histogram.h"

#include <QPainter>
#include <algorithm>
#include <numeric>

#include "core/base/json.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr double kGapped = 3;  ///< px a class needs to be a bar of its own with a gap
}  // namespace

ClassHistogram::ClassHistogram(QWidget* parent) : Histogram(QStringLiteral("classHistogram"), 14, parent) {}

void ClassHistogram::setContents(std::shared_ptr<const FolderContents> contents) {
    if (contents == contents_) return;
    contents_ = std::move(contents);
    order_.resize(contents_ ? contents_->counts.size() : 0);
    std::iota(order_.begin(), order_.end(), 0);
    std::ranges::stable_sort(order_, std::greater(),
                             [this](std::size_t label) { return contents_->counts[label].all(); });
    begin();
}

std::int64_t ClassHistogram::largest() const {
    return order_.empty() ? 0 : contents_->counts[order_.front()].all();
}

std::int64_t ClassHistogram::smallest() const {
    return order_.empty() ? 0 : contents_->counts[order_.back()].all();
}

QString ClassHistogram::textOf(std::size_t place) const {
    const std::size_t label = order_[place];
    const FolderContents::Count& count = contents_->counts[label];
    const Formatter& write = Formatter::current();
    //: name of a class of images, and how many of them are for what
    return tr("%1: %2 for training, %3 for validation")
        .arg(QString::fromStdString(contents_->files.classes[label]), write.integer(count.training),
             write.integer(count.validation));
}

void ClassHistogram::drawBars(QPainter& painter, const QRectF& area, double end) {
    const Theme& theme = Theme::instance();
    const double wide = area.width() / static_cast<double>(order_.size());
    const int columns = wide >= 1 ? static_cast<int>(order_.size()) : static_cast<int>(area.width());
    const int gap = wide >= 3 * kGapped ? 2 : wide >= kGapped ? 1 : 0;
    const QColor training = theme.colour(Role::BarToCome), validation = theme.colour(Role::Bar);
    for (int column = 0; column < columns; ++column) {
        const auto place = static_cast<std::size_t>(column) * order_.size() / static_cast<std::size_t>(columns);
        const FolderContents::Count& count = contents_->counts[order_[place]];
        const int left = qRound(area.left() + area.width() * column / columns);
        const int right = qRound(area.left() + area.width() * (column + 1) / columns) - gap;
        const double top = area.bottom() - static_cast<double>(count.all()) / end * area.height();
        const double middle = area.bottom() - static_cast<double>(count.validation) / end * area.height();
        painter.fillRect(QRectF(left, top, right - left, middle - top), training);
        painter.fillRect(QRectF(left, middle, right - left, area.bottom() - middle), validation);
    }
    if (!hasFocus() || !current()) return;
    const double x = area.left() + (static_cast<double>(*current()) + 0.5) * wide;
    painter.setPen(QPen(theme.colour(Role::Accent), 2));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

}  // namespace epochal::ui
