#include "ui/tables/cell_text.h"

#include <QCache>
#include <QFontMetrics>
#include <QPainter>
#include <QStaticText>
#include <QTextLayout>
#include <QtMath>
#include <algorithm>

namespace epochal::ui {

namespace {

constexpr int kKept = 8192;  ///< cached lines, about 1 KiB each
constexpr int kWhole = -1;   ///< width of a line that is not elided

struct LineKey {
    QString text;
    QFont font;
    int width, elide;
    bool operator==(const LineKey&) const = default;
};

size_t qHash(const LineKey& key, size_t seed) {
    return qHashMulti(seed, key.text, key.font, key.width);
}

struct Line {
    QStaticText glyphs;
    int width = 0;
};

Line line(const LineKey& key, const QString& shown) {
    static auto* const cache = new QCache<LineKey, Line>(kKept);  // never destroyed: its fonts would be gone by then
    if (const Line* known = cache->object(key)) return *known;
    Line fresh{QStaticText(shown), 0};
    fresh.glyphs.setTextFormat(Qt::PlainText);
    fresh.glyphs.prepare({}, key.font);
    fresh.width = qCeil(fresh.glyphs.size().width());
    cache->insert(key, new Line(fresh));
    return fresh;
}

constexpr QChar kDots(0x2026);

/// A full stop or blank before the ellipsis would look like part of it.
QString withoutStop(QString text) {
    qsizetype dots = text.indexOf(kDots);
    while (dots > 0 && (text[dots - 1] == QLatin1Char('.') || text[dots - 1].isSpace())) text.remove(--dots, 1);
    return text;
}

QString elided(const QString& text, Qt::TextElideMode elide, const QFontMetrics& metrics, int width) {
    const QString cut = metrics.elidedText(text, elide, width);
    return cut == text ? text : withoutStop(cut);
}

}  // namespace

int cellTextWidth(const QFont& font, const QString& text) {
    return line({text, font, kWhole, Qt::ElideNone}, text).width;
}

QString elidedName(const QString& name, qsizetype shared, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(name) <= width) return name;
    const QString middle = elided(name, Qt::ElideMiddle, metrics, width);
    const qsizetype differs = std::clamp<qsizetype>(shared, 0, name.size());
    const auto inWord = [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('.') || c == QLatin1Char(','); };
    // From the beginning of the word or number that differs; if there is no room for it, from where it differs.
    qsizetype word = differs;
    if (word < name.size() && inWord(name[word]))
        while (word > 0 && inWord(name[word - 1])) --word;
    if (word == 0 || differs == name.size() || middle.endsWith(name.mid(word).trimmed())) return middle;
    for (const qsizetype from : {word, differs}) {
        const QString tail = kDots + name.mid(from).trimmed();
        if (name[from].isLowSurrogate() || metrics.horizontalAdvance(tail) > width) continue;
        qsizetype head = 0;
        while (head < from && metrics.horizontalAdvance(name.left(head + 1) + tail) <= width) ++head;
        return withoutStop(name.left(head) + tail);
    }
    return middle;
}

void drawCellText(QPainter& painter, const QRect& box, Qt::Alignment alignment, Qt::TextElideMode elide,
                  const QFont& font, const QString& text) {
    if (text.isEmpty() || box.width() <= 0) return;
    Line words = line({text, font, kWhole, Qt::ElideNone}, text);
    if (words.width > box.width() && elide != Qt::ElideNone)
        words = line({text, font, box.width(), elide}, elided(text, elide, QFontMetrics(font), box.width()));
    const double height = words.glyphs.size().height();
    double left = box.left();
    if (alignment & Qt::AlignRight)
        left = box.left() + box.width() - words.width;
    else if (alignment & Qt::AlignHCenter)
        left = box.left() + (box.width() - words.width) / 2.0;
    double top = box.top() + (box.height() - height) / 2;
    if (alignment & Qt::AlignTop) top = box.top();
    if (alignment & Qt::AlignBottom) top = box.top() + box.height() - height;
    painter.setFont(font);
    painter.drawStaticText(QPointF(qFloor(left), qFloor(top)), words.glyphs);
}

void drawCellLines(QPainter& painter, const QRect& box, Qt::Alignment alignment, Qt::TextElideMode elide,
                   const QFont& font, const QString& text) {
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(text) <= box.width() || box.width() <= 0)
        return drawCellText(painter, box, alignment, elide, font, text);
    QTextLayout layout(text, font);
    QTextOption wrapped;
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapped);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(box.width());
    layout.endLayout();
    const int height = metrics.lineSpacing();
    QRect line(box.left(), box.center().y() + 1 - height, box.width(), height);
    drawCellText(painter, line, alignment, elide, font, text.left(first.textLength()).trimmed());
    line.translate(0, height);
    drawCellText(painter, line, alignment, elide, font, text.mid(first.textLength()).trimmed());
}

}  // namespace epochal::ui
