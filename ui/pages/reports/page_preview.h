#pragma once

#include <QAbstractScrollArea>
#include <QHash>
#include <QImage>
#include <QTimer>
#include <memory>

#include "ui/report/report.h"

namespace epochal::ui {

/// The pages of a report, one below the other, as they will be printed: drawn by the code that draws the PDF, when they
/// come into view. Keys: page up and down, home, end, + and - zoom, 0 fits the width.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Shows another report from its first page; with `same`, the position is kept.
    void setReport(std::shared_ptr<const Report> report, int pages, bool same);
    void clear();
    [[nodiscard]] int pages() const { return pages_; }
    /// The page in the middle of the view, from 1; 0 without a report.
    [[nodiscard]] int page() const;
    void zoom(double factor);  ///< 0 fits the width

Q_SIGNALS:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    [[nodiscard]] QSizeF pageSize() const;  ///< logical pixels
    [[nodiscard]] QRectF pageRect(int page) const;
    [[nodiscard]] double pixelsPerInch() const;
    void layOut();
    void drawMissing();

    std::shared_ptr<const Report> report_;
    int pages_ = 0;
    double zoom_ = 0;  ///< relative to the natural size; 0 = fits the width
    QHash<int, QImage> drawn_;
    QTimer due_;
};

}  // namespace epochal::ui
