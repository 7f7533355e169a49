#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "ui/pages/configure/folder_contents.h"

namespace epochal::ui {

/// Images per class, largest class first: validation below, training on top of it. Where there are more classes than
/// pixels, a column shows the largest of its classes. The tool tip names the class pointed at; the arrow keys go
/// through the classes and say each to a screen reader.
class ClassHistogram : public QWidget {
    Q_OBJECT
public:
    explicit ClassHistogram(QWidget* parent = nullptr);

    void setContents(std::shared_ptr<const FolderContents> contents);
    [[nodiscard]] std::int64_t largest() const;
    [[nodiscard]] std::int64_t smallest() const;
    /// "cactus: 92 images for training, 15 for validation", of the class at this place in the order.
    [[nodiscard]] QString textOf(std::size_t place) const;

    [[nodiscard]] QSize sizeHint() const override { return {220, 90}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double axisEnd() const;
    [[nodiscard]] std::optional<std::size_t> placeAt(const QPoint& at) const;
    void moveTo(std::size_t place);

    std::shared_ptr<const FolderContents> contents_;
    std::vector<std::size_t> order_;  ///< labels, largest class first
    std::optional<std::size_t> current_;
};

}  // namespace epochal::ui
