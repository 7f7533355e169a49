#include "ui/report/report_pages.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>

#include "ui/theme/theme.h"

namespace epochal::ui {
namespace {

constexpr qreal kPoint = ReportPages::kPoint;
constexpr qreal kFactPadding = 3 * kPoint, kColumnGap = 18 * kPoint, kCellGap = 8 * kPoint;

QColor ink(Role role) {
    return Theme::instance().colour(role);
}

}  // namespace

ReportPages::ReportPages(QPdfWriter& writer, Running running, int total)
    : writer_(writer),
      painter_(&writer),
      running_(std::move(running)),
      total_(total),
      width_(writer.width()),
      bottom_(writer.height() - 22 * kPoint) {
    beginPage();
}

QFont ReportPages::font(qreal points, bool bold) {
    QFont font(Theme::instance().font(Type::Body).family());
    font.setPointSizeF(points);
    font.setBold(bold);
    // Any letter spacing turns ligatures off, which copied and searched text would lose letters by.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    return font;
}

void ReportPages::rule(qreal y, qreal left, qreal right, qreal thickness, const QColor& colour) {
    painter_.setPen(QPen(colour, thickness * kPoint));
    painter_.drawLine(QPointF(left, y), QPointF(right, y));
}

void ReportPages::beginPage() {
    if (page_ > 0) writer_.newPage();
    ++page_;
    const QFont small = font(kSmall);
    const qreal line = QFontMetricsF(small, &writer_).height();
    painter_.setFont(small);
    painter_.setPen(ink(Role::Text2));
    const QRectF head(0, 0, width_, line), foot(0, writer_.height() - line, width_, line);
    const QFontMetricsF metrics(small, &writer_);
    painter_.drawText(head, Qt::AlignRight, running_.headRight);
    const qreal room = width_ - metrics.horizontalAdvance(running_.headRight) - kColumnGap;
    painter_.drawText(head, Qt::AlignLeft, metrics.elidedText(running_.headLeft, Qt::ElideRight, room));
    painter_.drawText(foot, Qt::AlignLeft, running_.footLeft);
    painter_.drawText(foot, Qt::AlignHCenter, running_.footMiddle);
    painter_.drawText(foot, Qt::AlignRight, QStringLiteral("%1 / %2").arg(page_).arg(total_));
    rule(line + 4 * kPoint, 0, width_, 0.75, ink(Role::Text));
    rule(foot.top() - 4 * kPoint, 0, width_, 0.5, ink(Role::Axis));
    y_ = line + 16 * kPoint;
}

void ReportPages::room(qreal height) {
    if (y_ + height > bottom_) beginPage();
}

namespace {

/// Lays wrapped text out from (0, 0); returns its height.
qreal layOut(QTextLayout& layout, qreal width, Qt::Alignment align, qsizetype bold) {
    QTextOption option(align);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    if (bold > 0) {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        layout.setFormats({{0, static_cast<int>(bold), format}});
    }
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QString paragraphs(QString text) {
    return text.replace(QLatin1Char('\n'), QChar::LineSeparator);
}

}  // namespace

qreal ReportPages::write(const QString& text, const QFont& font, const QColor& colour, qreal x, qreal y, qreal width,
                         Qt::Alignment align, qsizetype bold) {
    QTextLayout layout(paragraphs(text), font, &writer_);
    const qreal height = layOut(layout, width, align, bold);
    painter_.setPen(colour);
    layout.draw(&painter_, {x, y});
    return height;
}

qreal ReportPages::heightOf(const QString& text, const QFont& font, qreal width, qsizetype bold) {
    QTextLayout layout(paragraphs(text), font, &writer_);
    return layOut(layout, width, Qt::AlignLeft, bold);
}

void ReportPages::heading(const QString& text, qreal following) {
    const QFont bold = font(11, true);
    const qreal height = heightOf(text, bold, width_);
    advance(14 * kPoint);
    room(height + 5 * kPoint + following);
    advance(write(text, bold, ink(Role::Text), 0, y_, width_) + 5 * kPoint);
}

void ReportPages::paragraph(const QString& text, const QFont& font, const QColor& colour, qsizetype bold) {
    room(heightOf(text, font, width_, bold));
    advance(write(text, font, colour, 0, y_, width_, Qt::AlignLeft, bold));
}

namespace {

/// Label and value share a line: the label gets what the value leaves, and 45 % in any case.
qreal labelWidth(const Fact& fact, const QFont& font, qreal width, QPaintDevice* device) {
    const QFontMetricsF metrics(font, device);
    const qreal left = width - kCellGap - metrics.horizontalAdvance(fact.value) * 1.1;
    return std::min(metrics.horizontalAdvance(fact.label) + kPoint, std::max(0.45 * width, left));
}

}  // namespace

qreal ReportPages::factHeight(const Fact& fact, qreal width) {
    const qreal label = labelWidth(fact, font(), width, &writer_);
    return std::max(heightOf(fact.label, font(), label),
                    heightOf(fact.value, font(kBody, fact.changed), width - label - kCellGap)) +
           2 * kFactPadding;
}

void ReportPages::drawFact(const Fact& fact, qreal left, qreal width, qreal height) {
    const qreal label = labelWidth(fact, font(), width, &writer_);
    write(fact.label, font(), ink(Role::Text2), left, y_ + kFactPadding, label);
    write(fact.value, font(kBody, fact.changed), ink(Role::Text), left + label + kCellGap, y_ + kFactPadding,
          width - label - kCellGap, Qt::AlignRight);
    rule(y_ + height, left, left + width, 0.5, ink(Role::Line));
}

void ReportPages::facts(const QString& leftHeading, const QList<Fact>& left, const QString& rightHeading,
                        const QList<Fact>& right) {
    const qreal column = (width_ - kColumnGap) / 2, second = column + kColumnGap;
    const QFont bold = font(11, true);
    advance(14 * kPoint);
    room(90 * kPoint);
    const qreal head = std::max(heightOf(leftHeading, bold, column), heightOf(rightHeading, bold, column));
    write(leftHeading, bold, ink(Role::Text), 0, y_, column);
    write(rightHeading, bold, ink(Role::Text), second, y_, column);
    if (!leftHeading.isEmpty() || !rightHeading.isEmpty()) advance(head + 3 * kPoint);
    for (qsizetype i = 0; i < std::max(left.size(), right.size()); ++i) {
        qreal height = 0;
        if (i < left.size()) height = factHeight(left[i], column);
        if (i < right.size()) height = std::max(height, factHeight(right[i], column));
        room(height);
        if (i < left.size()) drawFact(left[i], 0, column, height);
        if (i < right.size()) drawFact(right[i], second, column, height);
        advance(height);
    }
}

void ReportPages::definitions(const QList<Fact>& terms) {
    const qreal term = 0.24 * width_, rest = width_ - term - kCellGap;
    for (const Fact& one : terms) {
        const qreal height = std::max(heightOf(one.label, font(), term), heightOf(one.value, font(), rest));
        room(height);
        write(one.label, font(), ink(Role::Text2), 0, y_, term);
        write(one.value, font(), ink(Role::Text), term + kCellGap, y_, rest);
        advance(height + 4 * kPoint);
    }
}

void ReportPages::table(const QList<Column>& columns, const QList<QList<Cell>>& rows) {
    QList<qreal> widths;
    QFont head, body, strong;
    // A column is as wide as its widest figure and the longest word of its head; the type shrinks when that is too
    // much.
    for (qreal points = kBody; points >= 6; points -= 0.5) {
        head = font(points - 0.5), body = font(points), strong = font(points, true);
        const QFontMetricsF headMetrics(head, &writer_), metrics(strong, &writer_);
        widths.clear();
        qreal total = 0;
        for (qsizetype c = 0; c < columns.size(); ++c) {
            qreal width = 0;
            for (const QString& word : columns[c].head.split(QRegularExpression(QStringLiteral("[ \n]"))))
                width = std::max(width, headMetrics.horizontalAdvance(word));
            for (const QList<Cell>& row : rows) width = std::max(width, metrics.horizontalAdvance(row[c].text));
            widths << width + kPoint;
            total += widths.last();
        }
        const qreal spare = width_ - total - kCellGap * static_cast<qreal>(columns.size() - 1);
        if (spare >= 0) {
            for (qreal& width : widths) width += spare / static_cast<qreal>(columns.size());
            break;
        }
    }
    const qreal line = QFontMetricsF(body, &writer_).height() + 5 * kPoint;
    const auto align = [&](qsizetype c) { return columns[c].right ? Qt::AlignRight : Qt::AlignLeft; };
    const auto drawHead = [&] {
        qreal height = 0, x = 0;
        for (qsizetype c = 0; c < columns.size(); ++c)
            height = std::max(height, heightOf(columns[c].head, head, widths[c]));
        room(height + 3 * line);
        rule(y_, 0, width_, 0.75, ink(Role::Text));
        advance(3 * kPoint);
        for (qsizetype c = 0; c < columns.size(); x += widths[c] + kCellGap, ++c)
            write(columns[c].head, head, ink(Role::Text2), x, y_ + height - heightOf(columns[c].head, head, widths[c]),
                  widths[c], align(c));
        advance(height + 3 * kPoint);
        rule(y_, 0, width_, 0.5, ink(Role::Axis));
    };
    drawHead();
    int page = page_;
    for (const QList<Cell>& row : rows) {
        room(line + 2 * kPoint);
        if (page_ != page) {
            drawHead();
            page = page_;
        }
        qreal x = 0;
        for (qsizetype c = 0; c < columns.size(); x += widths[c] + kCellGap, ++c)
            write(row[c].text, row[c].bold ? strong : body, ink(Role::Text), x, y_ + 2.5 * kPoint, widths[c], align(c));
        advance(line);
        rule(y_, 0, width_, 0.5, ink(Role::Line));
    }
    rule(y_, 0, width_, 0.75, ink(Role::Text));
}

}  // namespace epochal::ui
