#include "ui/report/report_pages.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QTextLayout>

#include "ui/charts/chart_style.h"

namespace epochal::ui {
namespace {

constexpr qreal kFactPadding = 3 * ReportPages::kPoint;
constexpr qreal kTerm = 0.24 * Paper::kWidth,
                kMeaning = Paper::kWidth - kTerm - ReportPages::kCellGap;  // width of a definition's explanation

}  // namespace

ReportPages::ReportPages(Paper& paper, Running running, int total)
    : paper_(paper), running_(std::move(running)), total_(total), bottom_(Paper::kHeight - 22 * kPoint) {
    beginPage();
}

QFont ReportPages::font(qreal points, bool bold) {
    QFont font(Theme::instance().font(Type::Body).family());
    font.setPixelSize(qRound(points * kPoint));
    font.setBold(bold);
    disableLigatures(font);
    return font;
}

void ReportPages::rule(qreal y, qreal left, qreal right, qreal thickness, const QColor& colour) {
    painter_.setPen(QPen(colour, thickness * kPoint));
    painter_.drawLine(QPointF(left, y), QPointF(right, y));
}

void ReportPages::beginPage() {
    paper_.nextPage(painter_);
    ++page_;
    const QFont small = font(kSmall);
    const qreal line = QFontMetricsF(small).height();
    painter_.setFont(small);
    painter_.setPen(ink(Role::Text2));
    const qreal width = Paper::kWidth;
    const QRectF head(0, 0, width, line), foot(0, Paper::kHeight - line, width, line);
    const QFontMetricsF metrics(small);
    painter_.drawText(head, Qt::AlignRight, running_.headRight);
    const qreal room = width - metrics.horizontalAdvance(running_.headRight) - kColumnGap;
    painter_.drawText(head, Qt::AlignLeft, metrics.elidedText(running_.headLeft, Qt::ElideRight, room));
    painter_.drawText(foot, Qt::AlignLeft, running_.footLeft);
    painter_.drawText(foot, Qt::AlignHCenter, running_.footMiddle);
    painter_.drawText(foot, Qt::AlignRight, QStringLiteral("%1 / %2").arg(page_).arg(total_));
    rule(line + 4 * kPoint, 0, width, 0.75, ink(Role::Text));
    rule(foot.top() - 4 * kPoint, 0, width, 0.5, ink(Role::Axis));
    y_ = line + 16 * kPoint;
}

void ReportPages::room(qreal height) {
    if (y_ + height > bottom_) beginPage();
}

qreal ReportPages::roomFor(const QList<qreal>& heights, qsizetype i, qreal gap) {
    constexpr qreal kFew = 50 * kPoint;  // four lines
    qreal rest = 0;
    for (qsizetype next = i + 1; next < heights.size() && rest < kFew; ++next) rest += gap + heights[next];
    return heights[i] + (rest < kFew ? rest : 0);
}

namespace {

/// Lays out wrapped text from (0, 0); returns its height.
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

QString paragraphs(const QString& text) {
    return onPaper(text).replace(QLatin1Char('\n'), QChar::LineSeparator);
}

}  // namespace

qreal ReportPages::write(const QString& text, const QFont& font, const QColor& colour, qreal x, qreal y, qreal width,
                         Qt::Alignment align, qsizetype bold) {
    QTextLayout layout(paragraphs(text), font);
    const qreal height = layOut(layout, width, align, bold);
    painter_.setPen(colour);
    layout.draw(&painter_, {x, y});
    return height;
}

qreal ReportPages::heightOf(const QString& text, const QFont& font, qreal width, qsizetype bold) {
    QTextLayout layout(paragraphs(text), font);
    return layOut(layout, width, Qt::AlignLeft, bold);
}

void ReportPages::heading(const QString& text, qreal following) {
    const QFont bold = font(11, true);
    const qreal height = heightOf(text, bold, Paper::kWidth);
    advance(14 * kPoint);
    room(height + 5 * kPoint + following);
    bookmark(text);
    advance(write(text, bold, ink(Role::Text), 0, y_, Paper::kWidth) + 5 * kPoint);
}

void ReportPages::paragraph(const QString& text, const QFont& font, const QColor& colour, qsizetype bold) {
    room(heightOf(text, font, Paper::kWidth, bold));
    advance(write(text, font, colour, 0, y_, Paper::kWidth, Qt::AlignLeft, bold));
}

namespace {

/// Label and value share a line: the label gets at most what the value leaves, or 45 % if that is more.
qreal labelWidth(const Fact& fact, const QFont& font, qreal width) {
    const QFontMetricsF metrics(font);
    const qreal left = width - ReportPages::kCellGap - metrics.horizontalAdvance(fact.value) * 1.1;
    return std::min(metrics.horizontalAdvance(fact.label) + ReportPages::kPoint, std::max(0.45 * width, left));
}

}  // namespace

qreal ReportPages::factHeight(const Fact& fact, qreal width) {
    const qreal label = labelWidth(fact, font(), width);
    return std::max(heightOf(fact.label, font(), label),
                    heightOf(fact.value, font(kBody, fact.changed), width - label - kCellGap)) +
           2 * kFactPadding;
}

void ReportPages::drawFact(const Fact& fact, qreal left, qreal width, qreal height) {
    const qreal label = labelWidth(fact, font(), width);
    write(fact.label, font(), ink(Role::Text2), left, y_ + kFactPadding, label);
    write(fact.value, font(kBody, fact.changed), ink(Role::Text), left + label + kCellGap, y_ + kFactPadding,
          width - label - kCellGap, Qt::AlignRight);
    rule(y_ + height, left, left + width, 0.5, ink(Role::Line));
}

void ReportPages::facts(const QString& leftHeading, const QList<Fact>& left, const QString& rightHeading,
                        const QList<Fact>& right, qreal after) {
    const qreal column = (Paper::kWidth - kColumnGap) / 2, second = column + kColumnGap;
    const QFont bold = font(11, true);
    advance(14 * kPoint);
    room(90 * kPoint);
    const qreal head = std::max(heightOf(leftHeading, bold, column), heightOf(rightHeading, bold, column));
    for (const QString& title : {leftHeading, rightHeading})
        if (!title.isEmpty()) bookmark(title);
    write(leftHeading, bold, ink(Role::Text), 0, y_, column);
    write(rightHeading, bold, ink(Role::Text), second, y_, column);
    if (!leftHeading.isEmpty() || !rightHeading.isEmpty()) advance(head + 3 * kPoint);
    const qsizetype lines = std::max(left.size(), right.size());
    QList<qreal> heights;
    for (qsizetype i = 0; i < lines; ++i)
        heights << std::max(i < left.size() ? factHeight(left[i], column) : 0,
                            i < right.size() ? factHeight(right[i], column) : 0);
    heights << after;
    for (qsizetype i = 0; i < lines; ++i) {
        room(roomFor(heights, i));
        if (i < left.size()) drawFact(left[i], 0, column, heights[i]);
        if (i < right.size()) drawFact(right[i], second, column, heights[i]);
        advance(heights[i]);
    }
}

qreal ReportPages::definitionHeight(const Fact& one) {
    return std::max(heightOf(one.label, font(), kTerm), heightOf(one.value, font(), kMeaning));
}

void ReportPages::definition(const Fact& one) {
    const qreal height = definitionHeight(one);
    room(height);
    write(one.label, font(), ink(Role::Text2), 0, y_, kTerm);
    write(one.value, font(), ink(Role::Text), kTerm + kCellGap, y_, kMeaning);
    advance(height);
}

}  // namespace epochal::ui
