#pragma once

#include <memory>
#include <vector>

#include "core/spec/table.h"
#include "ui/pages/configure/histogram.h"

namespace epochal::ui {

/// How the values of the column that a table's run predicts are distributed: rows in equal parts of its range, or rows
/// of each class.
class ValueHistogram : public Histogram {
    Q_OBJECT
public:
    explicit ValueHistogram(QWidget* parent = nullptr);

    void setTable(std::shared_ptr<const TableDescription> table);
    [[nodiscard]] std::size_t bars() const { return rows_.size(); }
    /// "50,000 to 54,000: 12 rows", "north: 12 rows".
    [[nodiscard]] QString textOf(std::size_t bar) const override;

    [[nodiscard]] QSize sizeHint() const override { return {220, 96}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 96}; }

protected:
    [[nodiscard]] std::size_t barCount() const override { return most_ > 0 ? rows_.size() : 0; }
    [[nodiscard]] std::int64_t most() const override { return most_; }
    void drawBars(QPainter& painter, const QRectF& area, double end) override;

private:
    [[nodiscard]] double edge(std::size_t bar) const;
    [[nodiscard]] QString number(double value) const;

    std::shared_ptr<const TableDescription> table_;
    std::vector<std::int64_t> rows_;  ///< of each bar
    std::int64_t most_ = 0;
};

}  // namespace epochal::ui
