#include "ui/pages/configure/estimate_bar.h"

#include <QPainter>
#include <numeric>

#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kHeight = 12, kGap = 1;
}

PartsBar::PartsBar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(kHeight);
}

void PartsBar::setParts(const QList<Part>& parts) {
    parts_ = parts;
    update();
}

void PartsBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double whole = std::accumulate(parts_.begin(), parts_.end(), 0.0,
                                         [](double sum, const Part& part) { return sum + part.size; });
    if (!(whole > 0)) return;
    double before = 0;
    for (const Part& part : parts_) {
        const int left = qRound(width() * before / whole);
        before += part.size;
        const int right = qRound(width() * before / whole);
        const int gap = right < width() ? kGap : 0;
        if (right - gap > left) painter.fillRect(left, 0, right - gap - left, height(), part.colour);
    }
}

}  // namespace epochal::ui
