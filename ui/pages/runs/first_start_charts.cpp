#include "ui/pages/runs/first_start_charts.h"

#include <QPainter>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/theme/share_bar.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// Top-1 of the first-run spec on the 10,000 validation images of Fashion-MNIST after each epoch: seed 1, bf16, on a
/// Xeon with two threads.
constexpr double kExpected[] = {0.7312, 0.8730, 0.8933, 0.9100, 0.9233};
constexpr int kPartsBar = 8, kPartsLine = 20, kPartsSquare = 8, kPartsBeside = 6, kPartsApart = 16;

}  // namespace

ExpectedCurve::ExpectedCurve(QWidget* parent) : StillChart(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    ChartSeries top1;
    top1.dashed = true;  // expected, not measured
    top1.markerEvery = 1;
    for (const double value : kExpected)
        top1.points.push_back({static_cast<double>(top1.points.size() + 1), 100 * value});
    ChartSpec spec;
    spec.series.push_back(std::move(top1));
    spec.xFrom = 0;
    spec.wholeX = true;
    spec.yAtMost = 100;
    setSpec(std::move(spec));
}

double ExpectedCurve::lastTop1() {
    return std::end(kExpected)[-1];
}

ExpectedParts::ExpectedParts(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFont(Theme::instance().font(Type::Secondary));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ExpectedParts::setParts(std::vector<Part> parts, const QString& total) {
    parts_ = std::move(parts);
    total_ = total;
    QStringList words;
    for (const Part& part : parts_) words += part.name + QLatin1Char(' ') + part.text;
    setAccessibleName((words << total_).join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

std::vector<ExpectedParts::Word> ExpectedParts::layOut(int width) const {
    std::vector<Word> words;
    double x = 0, y = kPartsBar + 4;
    const auto put = [&](double wide, int part) {
        if (x > 0 && x + wide > width) x = 0, y += kPartsLine;
        const bool last = part < 0;
        words.push_back({QRectF(last ? std::max(x, width - wide) : x, y, wide, kPartsLine), part});
        x += wide + kPartsApart;
    };
    const QFontMetrics metrics(font());
    for (std::size_t i = 0; i < parts_.size(); ++i)
        put(kPartsSquare + kPartsBeside +
                metrics.horizontalAdvance(parts_[i].name + QLatin1Char(' ') + parts_[i].text) + 1,
            static_cast<int>(i));
    if (!total_.isEmpty()) put(metrics.horizontalAdvance(total_) + 1, -1);
    return words;
}

int ExpectedParts::heightForWidth(int width) const {
    const auto words = layOut(width);
    return words.empty() ? kPartsBar + 4 + kPartsLine : static_cast<int>(words.back().box.bottom());
}

void ExpectedParts::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    QList<BarPart> shares;
    for (const Part& part : parts_) shares.append({part.value, theme.series(part.slot).fill});
    drawParts(painter, QRect(0, 0, width(), kPartsBar), shares);
    for (const Word& word : layOut(width())) {
        painter.setPen(theme.colour(word.part < 0 ? Role::Text : Role::Text2));
        if (word.part < 0) {
            painter.drawText(word.box, Qt::AlignLeft | Qt::AlignVCenter, total_);
            continue;
        }
        const Part& part = parts_[static_cast<std::size_t>(word.part)];
        painter.fillRect(
            QRectF(word.box.left(), word.box.center().y() - kPartsSquare / 2.0, kPartsSquare, kPartsSquare),
            theme.series(part.slot).fill);
        painter.drawText(word.box.adjusted(kPartsSquare + kPartsBeside, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         part.name + QLatin1Char(' ') + part.text);
    }
}

}  // namespace epochal::ui
