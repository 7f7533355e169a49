#pragma once

#include <memory>
#include <vector>

#include "ui/pages/configure/folder_contents.h"
#include "ui/pages/configure/histogram.h"

namespace epochal::ui {

/// Images per class, largest class first: validation below, training on top of it. Where there are more classes than
/// pixels, a column shows the largest of its classes.
class ClassHistogram : public Histogram {
    Q_OBJECT
public:
    explicit ClassHistogram(QWidget* parent = nullptr);

    void setContents(std::shared_ptr<const FolderContents> contents);
    [[nodiscard]] std::int64_t largest() const;
    [[nodiscard]] std::int64_t smallest() const;
    /// "cactus: 92 images for training, 15 for validation", of the class at this place in the order.
    [[nodiscard]] QString textOf(std::size_t place) const override;

    [[nodiscard]] QSize sizeHint() const override { return {220, 90}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }

protected:
    [[nodiscard]] std::size_t barCount() const override { return order_.size(); }
    [[nodiscard]] std::int64_t most() const override { return largest(); }
    void drawBars(QPainter& painter, const QRectF& area, double end) override;

private:
    std::shared_ptr<const FolderContents> contents_;
    std::vector<std::size_t> order_;  ///< labels, largest class first
};

}  // namespace epochal::ui
