#include "ui/pages/parts/flow_layout.h"

#include <QWidget>
#include <utility>

namespace epochal::ui {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), gap_(gap) {}

FlowLayout::~FlowLayout() {
    qDeleteAll(items_);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr;
}

void FlowLayout::insertWidget(int index, QWidget* widget) {
    addWidget(widget);
    items_.move(items_.size() - 1, index);
    invalidate();
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const {
    const QMargins margins = contentsMargins();
    const QRect inner = rect.marginsRemoved(margins);
    int x = inner.left(), y = inner.top(), line = 0;
    QList<std::pair<QLayoutItem*, QRect>> placed;  // in the present line
    // Items of different heights, such as links and buttons, have their text on one line.
    const auto end = [&] {
        for (const auto& [item, place] : placed)
            if (move) item->setGeometry(place.translated(0, (line - place.height()) / 2));
        placed.clear();
    };
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        QSize size = item->sizeHint();
        if (x > inner.left() && x + size.width() > inner.right() + 1) {
            end();
            x = inner.left();
            y += line + gap_;
            line = 0;
        }
        const bool greedy = item->expandingDirections().testFlag(Qt::Horizontal);
        if (greedy) size.setWidth(qMax(size.width(), inner.right() + 1 - x));
        size.setWidth(qMin(size.width(), inner.width()));
        placed.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + gap_;
        line = qMax(line, size.height());
    }
    end();
    return y + line - rect.top() + margins.bottom();
}

}  // namespace epochal::ui
