#include "ui/charts/chart_style.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>

#include "ui/tables/cell_text.h"

namespace epochal::ui {

void disableLigatures(QFont& font) {
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);  // any spacing does
}

QFont ChartStyle::font(Type type, bool bold) const {
    QFont font = Theme::instance().font(type);
    font.setBold(bold || font.bold());
    if (!paper_) return font;
    font.setPixelSize(qRound(font.pixelSize() * fine()));
    disableLigatures(font);
    return font;
}

double ChartStyle::width(Type type, const QString& text, bool bold) const {
    return QFontMetricsF(font(type, bold)).horizontalAdvance(written(text)) / fine();
}

double ChartStyle::height(Type type) const {
    return QFontMetricsF(font(type, false)).height() / fine();
}

QString ChartStyle::elided(Type type, const QString& text, double width, Qt::TextElideMode mode) const {
    return QFontMetricsF(font(type, false)).elidedText(written(text), mode, width * fine());
}

QStringList ChartStyle::wrapped(Type type, const QString& text, double width) const {
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && this->width(type, longer) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

QStringList ChartStyle::wrappedInto(Type type, const QString& text, int most) const {
    const double whole = width(type, text);
    for (double wide = whole / most; wide < whole; wide += 2)
        if (QStringList lines = wrapped(type, text, wide); lines.size() <= most) return lines;
    return {text};
}

QString ChartStyle::name(const QString& whole, double chartWidth, qsizetype shared) const {
    constexpr double kWidest = 170;  ///< px
    if (paper_) return whole;
    const double most = std::min(kWidest, kNames * chartWidth);
    return elidedName(whole, shared, QFontMetrics(font(Type::Secondary, false)), static_cast<int>(most));
}

void ChartStyle::write(QPainter& painter, const QRectF& rect, int flags, const QString& text, Type type,
                       bool bold) const {
    if (text.isEmpty()) return;
    painter.setFont(font(type, bold));
    if (!paper_) return painter.drawText(rect, flags, text);
    const QTransform before = painter.transform();
    painter.scale(1 / fine(), 1 / fine());
    painter.drawText(QRectF(rect.topLeft() * fine(), rect.size() * fine()), flags | Qt::TextDontClip, written(text));
    painter.setTransform(before);
}

void ChartStyle::writeHalo(QPainter& painter, const QRectF& rect, int flags, const QString& text, Type type, bool bold,
                           const QColor& colour) const {
    constexpr double kHalo = 4;
    const QFont used = font(type, bold);
    const QFontMetricsF metrics(used);
    const QString words = written(text);
    const QRectF all(rect.topLeft() * fine(), rect.size() * fine());
    const double wide = metrics.horizontalAdvance(words);
    const double x = flags & Qt::AlignRight     ? all.right() - wide
                     : flags & Qt::AlignHCenter ? all.center().x() - wide / 2
                                                : all.left();
    QPainterPath letters;
    letters.addText(x, all.center().y() + (metrics.ascent() - metrics.descent()) / 2, used, words);
    painter.save();
    painter.scale(1 / fine(), 1 / fine());
    painter.strokePath(letters, QPen(colour, kHalo * fine(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

}  // namespace epochal::ui
