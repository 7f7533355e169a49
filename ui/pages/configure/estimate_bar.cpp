#include "ui/pages/configure/estimate_bar.h"

#include <QPainter>

namespace epochal::ui {

namespace {
constexpr int kHeight = 12;
}

PartsBar::PartsBar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(kHeight);
}

void PartsBar::setParts(const QList<BarPart>& parts) {
    parts_ = parts;
    update();
}

void PartsBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawParts(painter, rect(), parts_);
}

}  // namespace epochal::ui
