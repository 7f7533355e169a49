#pragma once

#include <QFrame>

namespace epochal::ui {

/// A line one pixel thick between two parts: horizontal below one another, vertical side by side.
[[nodiscard]] inline QFrame* rule(Qt::Orientation orientation, QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setProperty("line", true);
    if (orientation == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

}  // namespace epochal::ui
