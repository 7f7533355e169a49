#include "ui/pages/reports/page_preview.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include "ui/report/paper.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr double kGap = 16, kNatural = 96, kLeastZoom = 0.3, kMostZoom = 4;
/// An A4 page, margins included.
constexpr double kInchesWide = 210 / 25.4, kInchesHigh = 297 / 25.4;

}  // namespace

PagePreview::PagePreview(QWidget* parent) : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("reportPreview"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumWidth(320);
    due_.setSingleShot(true);
    due_.setInterval(0);
    connect(&due_, &QTimer::timeout, this, &PagePreview::drawMissing);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void PagePreview::setReport(std::shared_ptr<const Report> report, int pages, bool same) {
    report_ = std::move(report);
    pages_ = pages;
    drawn_.clear();
    layOut();
    if (!same) verticalScrollBar()->setValue(0);
    viewport()->update();
    Q_EMIT pageChanged();
}

void PagePreview::clear() {
    setReport({}, 0, false);
}

double PagePreview::pixelsPerInch() const {
    if (zoom_ > 0) return kNatural * zoom_;
    constexpr double kWidest = 1.35;
    const double room = std::max(200.0, viewport()->width() - 2 * kGap);
    return std::min(room / kInchesWide, kNatural * kWidest);
}

QSizeF PagePreview::pageSize() const {
    return {kInchesWide * pixelsPerInch(), kInchesHigh * pixelsPerInch()};
}

QRectF PagePreview::pageRect(int page) const {
    const QSizeF size = pageSize();
    const double left = std::max(kGap, (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    const double top = kGap + (page - 1) * (size.height() + kGap) - verticalScrollBar()->value();
    return {std::round(left), std::round(top), size.width(), size.height()};
}

int PagePreview::page() const {
    if (pages_ == 0) return 0;
    const double middle = verticalScrollBar()->value() + viewport()->height() / 2.0;
    return std::clamp(static_cast<int>(middle / (pageSize().height() + kGap)) + 1, 1, pages_);
}

void PagePreview::layOut() {
    const QSizeF size = pageSize();
    const int high = qRound(kGap + pages_ * (size.height() + kGap)), wide = qRound(size.width() + 2 * kGap);
    verticalScrollBar()->setRange(0, std::max(0, high - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, zoom_ > 0 ? std::max(0, wide - viewport()->width()) : 0);
    horizontalScrollBar()->setPageStep(viewport()->width());
}

void PagePreview::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    const Theme& theme = Theme::instance();
    painter.fillRect(viewport()->rect(), theme.colour(Role::Window));
    bool missing = false;
    for (int page = 1; page <= pages_; ++page) {
        const QRectF rect = pageRect(page);
        if (!rect.intersects(viewport()->rect())) continue;
        const auto image = drawn_.constFind(page);
        if (image != drawn_.constEnd())
            painter.drawImage(rect.topLeft(), *image);
        else
            painter.fillRect(rect, Qt::white);
        missing = missing || image == drawn_.constEnd();
        painter.setPen(theme.colour(Role::Edge));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    if (missing) due_.start();
    if (hasFocus()) {
        painter.setPen(QPen(theme.colour(Role::Accent), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void PagePreview::drawMissing() {
    if (!report_) return;
    int first = 0, last = 0;
    for (int page = 1; page <= pages_; ++page) {
        if (drawn_.contains(page) || !pageRect(page).intersects(viewport()->rect())) continue;
        first = first == 0 ? page : first;
        last = page;
    }
    if (first == 0) return;
    const double ratio = devicePixelRatioF();
    QList<QImage> images = picturesOf(*report_, first, last, pages_, pixelsPerInch() * ratio);
    // Pages out of view are drawn again when they come back into it: images of pages are large.
    constexpr qsizetype kKept = 8;
    if (drawn_.size() > kKept)
        for (const int page : drawn_.keys())
            if (!pageRect(page).intersects(viewport()->rect())) drawn_.remove(page);
    for (qsizetype i = 0; i < images.size(); ++i) {
        images[i].setDevicePixelRatio(ratio);
        drawn_.insert(first + static_cast<int>(i), images[i]);
    }
    viewport()->update();
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const double before = verticalScrollBar()->maximum() > 0
                              ? static_cast<double>(verticalScrollBar()->value()) / verticalScrollBar()->maximum()
                              : 0;
    drawn_.clear();
    layOut();
    verticalScrollBar()->setValue(qRound(before * verticalScrollBar()->maximum()));
}

void PagePreview::zoom(double factor) {
    zoom_ = factor == 0 ? 0 : std::clamp(pixelsPerInch() / kNatural * factor, kLeastZoom, kMostZoom);
    drawn_.clear();
    layOut();
    viewport()->update();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    constexpr double kStep = 1.2;
    QScrollBar* bar = verticalScrollBar();
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(kStep);
        case Qt::Key_Minus:
            return zoom(1 / kStep);
        case Qt::Key_0:
            return zoom(0);
        case Qt::Key_Home:
            return bar->setValue(0);
        case Qt::Key_End:
            return bar->setValue(bar->maximum());
        default:
            QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
    constexpr double kStep = 1.1;
    zoom(event->angleDelta().y() > 0 ? kStep : 1 / kStep);
    event->accept();
}

void PagePreview::scrollContentsBy(int, int) {
    viewport()->update();
    Q_EMIT pageChanged();
}

}  // namespace epochal::ui
