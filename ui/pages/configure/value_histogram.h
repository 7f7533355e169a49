#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "core/spec/table.h"

namespace epochal::ui {

/// How the values of the column that a table's run predicts are distributed: rows in equal parts of its range, or rows
/// of each class. The tool tip tells the bar pointed at; the arrow keys go through the bars and say each to a screen
/// reader.
class ValueHistogram : public QWidget {
    Q_OBJECT
public:
    explicit ValueHistogram(QWidget* parent = nullptr);

    void setTable(std::shared_ptr<const TableDescription> table);
    [[nodiscard]] std::size_t bars() const { return rows_.size(); }
    /// "50,000 to 54,000: 12 rows", "north: 12 rows".
    [[nodiscard]] QString textOf(std::size_t bar) const;

    [[nodiscard]] QSize sizeHint() const override { return {220, 96}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 96}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double edge(std::size_t bar) const;
    [[nodiscard]] QString number(double value) const;
    void moveTo(std::size_t bar);

    std::shared_ptr<const TableDescription> table_;
    std::vector<std::int64_t> rows_;  ///< of each bar
    std::int64_t most_ = 0;
    std::optional<std::size_t> current_;
};

}  // namespace epochal::ui
