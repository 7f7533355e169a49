#include "ui/report/paper.h"

namespace epochal::ui {

void PagedPaper::nextPage(QPainter& painter) {
    if (painter.isActive()) {
        device_.newPage();
        return;
    }
    painter.begin(&device_);
    const qreal scale = static_cast<qreal>(device_.logicalDpiX()) / kUnitsPerInch;
    if (scale != 1) painter.scale(scale, scale);
}

void ImagePaper::nextPage(QPainter& painter) {
    if (painter.isActive()) painter.end();
    if (page_ >= first_ && page_ <= last_ && page_ > 0) kept_ << image_;
    ++page_;
    const bool wanted = page_ >= first_ && page_ <= last_;
    const auto pixels = [this](qreal units) { return qRound(units * scale_); };
    image_ = wanted ? QImage(pixels(kWidth + 2 * kMargin), pixels(kHeight + 2 * kMargin), QImage::Format_RGB32)
                    : QImage(1, 1, QImage::Format_RGB32);
    image_.fill(Qt::white);
    painter.begin(&image_);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale_, scale_);
    painter.translate(wanted ? QPointF(kMargin, kMargin) : QPointF(-2 * kWidth, -2 * kHeight));
}

QList<QImage> ImagePaper::take() {
    if (page_ >= first_ && page_ <= last_) kept_ << image_;
    image_ = QImage();
    page_ = 0;
    return std::move(kept_);
}

}  // namespace epochal::ui
