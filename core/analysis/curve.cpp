#include "core/analysis/curve.h"

#include <array>

#include "core/base/mutex.h"

namespace epochal {

namespace {

using ColumnValues = std::array<std::vector<double>, kCurveColumns>;

/// The first `count` values of every column.
ColumnValues decoded(const Curve::ReadColumn& read, std::size_t count) {
    ColumnValues columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        columns[i].resize(count);
        read(static_cast<CurveColumn>(i), columns[i]);
    }
    return columns;
}

QualityPoint pointAt(const ColumnValues& columns, std::size_t at) {
    const auto& [step, epoch, images, training, active, billed, quality] = columns;
    const auto whole = static_cast<std::int64_t>(step[at]);
    return {{epoch[at], whole, images[at], training[at], active[at], billed[at]}, quality[at]};
}

}  // namespace

double valueOf(const QualityPoint& point, CurveColumn column) {
    switch (column) {
        case CurveColumn::Step:
            return static_cast<double>(point.at.step);
        case CurveColumn::Epoch:
            return point.at.epoch;
        case CurveColumn::Images:
            return point.at.images;
        case CurveColumn::Training:
            return point.at.training;
        case CurveColumn::Active:
            return point.at.active;
        case CurveColumn::Billed:
            return point.at.billed;
        case CurveColumn::Quality:
            break;
    }
    return point.quality;
}

struct Curve::Encoded {
    const ReadColumn read;
    Mutex mutex;
    std::vector<QualityPoint> points EPOCHAL_GUARDED_BY(mutex);
};

Curve::Curve(std::size_t size, ReadColumn read) : size_(size), encoded_(new Encoded{std::move(read), {}, {}}) {}

std::span<const QualityPoint> Curve::points() const {
    if (!encoded_) return points_ ? std::span(*points_) : std::span<const QualityPoint>();
    const Lock lock(encoded_->mutex);
    if (encoded_->points.empty()) {
        const ColumnValues columns = decoded(encoded_->read, size_);
        encoded_->points.reserve(size_);
        for (std::size_t i = 0; i < size_; ++i) encoded_->points.push_back(pointAt(columns, i));
    }
    return encoded_->points;
}

std::vector<double> Curve::column(CurveColumn column) const {
    std::vector<double> values(size_);
    if (encoded_)
        encoded_->read(column, values);
    else
        for (std::size_t i = 0; i < size_; ++i) values[i] = valueOf((*points_)[i], column);
    return values;
}

QualityPoint Curve::point(std::size_t at) const {
    return encoded_ ? pointAt(decoded(encoded_->read, at + 1), at) : (*points_)[at];
}

}  // namespace epochal
