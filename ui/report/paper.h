#pragma once

#include <QImage>
#include <QList>
#include <QPagedPaintDevice>
#include <QPainter>

namespace epochal::ui {

/// What a report's pages are drawn on. One unit of the painter is 1/1440 inch on every device, and the origin is the
/// top left of the printable area, so that the layout is the same everywhere.
class Paper {
public:
    static constexpr int kUnitsPerInch = 1440;
    /// Printable area of A4 with margins of 15 mm, in units.
    static constexpr qreal kWidth = 180 / 25.4 * kUnitsPerInch, kHeight = 267 / 25.4 * kUnitsPerInch;
    static constexpr qreal kMargin = 15 / 25.4 * kUnitsPerInch;

    virtual ~Paper() = default;
    /// Moves the painter to the next page.
    virtual void nextPage(QPainter& painter) = 0;
};

/// A PDF writer or a printer, with its page layout set.
class PagedPaper : public Paper {
public:
    explicit PagedPaper(QPagedPaintDevice& device) : device_(device) {}
    void nextPage(QPainter& painter) override;

private:
    QPagedPaintDevice& device_;
};

/// Images of some pages, margins included; the others are laid out but not kept. An empty range only counts the pages.
class ImagePaper : public Paper {
public:
    /// Pages `first` to `last`, from 1; `pixelsPerInch` counts device pixels.
    ImagePaper(int first, int last, qreal pixelsPerInch)
        : first_(first), last_(last), scale_(pixelsPerInch / kUnitsPerInch) {}
    void nextPage(QPainter& painter) override;
    /// Call it after the painter has ended.
    [[nodiscard]] QList<QImage> take();

private:
    int first_, last_, page_ = 0;
    qreal scale_;
    QImage image_;
    QList<QImage> kept_;
};

}  // namespace epochal::ui
