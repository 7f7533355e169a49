#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "ui/report/printed_axes.h"
#include "ui/report/printed_chart.h"
#include "ui/report/report_pages.h"

namespace epochal::ui {
namespace {

constexpr double kBar = 10, kBetweenGroups = 6, kTitle = 12, kSwatch = 9, kBetweenParts = 12;  // points
constexpr double kHalfPage = 240, kNames = 108, kLongNames = 210;                              // points
constexpr std::size_t kLong = 10;

/// Text in lines no wider than `width`, broken only at spaces.
QStringList wrapped(const QString& text, const QFontMetricsF& metrics, qreal width) {
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

/// The text beside a group's bars, in lines; the last `notes` of them are its note.
struct Label {
    QStringList lines;
    qsizetype notes = 0;
};

Label labelOf(const BarGroup& group, bool oneLine, const QFontMetricsF& metrics, qreal width) {
    if (group.note.isEmpty()) return {wrapped(group.label, metrics, width), 0};
    if (oneLine) return {wrapped(group.label + QStringLiteral(" · ") + group.note, metrics, width), 0};
    const QStringList note = wrapped(group.note, metrics, width);
    return {wrapped(group.label, metrics, width) + note, note.size()};
}

/// Rows of the legend: indexes of the parts in each row.
QList<QList<qsizetype>> legendOf(const BarSpec& spec, const QFontMetricsF& metrics, qreal point, qreal width) {
    QList<QList<qsizetype>> rows;
    qreal used = width;
    for (qsizetype part = 0; part < spec.parts.size() && spec.parts.size() > 1; ++part) {
        const qreal wide = kSwatch * point + metrics.horizontalAdvance(spec.parts[part]);
        if (used + wide > width) rows << QList<qsizetype>(), used = 0;
        rows.last() << part;
        used += wide + kBetweenParts * point;
    }
    return rows;
}

/// Bars in the painter's units, `point` of which are a typographic point.
class Bars {
public:
    Bars(const BarSpec& spec, const QFont& font, qreal point)
        : spec_(spec), metrics_(font), point_(point), line_(metrics_.height()) {
        for (const BarGroup& group : spec.groups) {
            labels_ << labelOf(group, isLong(spec), metrics_, (isLong(spec) ? kLongNames : kNames) * point);
            for (const QString& line : labels_.last().lines)
                names_ = std::max(names_, metrics_.horizontalAdvance(line));
            for (const Bar& bar : group.bars) {
                texts_ = std::max(texts_, metrics_.horizontalAdvance(bar.text));
                if (std::isfinite(bar.value)) most_ = std::max({most_, bar.value, bar.tick.value_or(0)});
            }
        }
    }

    [[nodiscard]] qreal heightOf(qsizetype group) const {
        const auto bars = std::max<std::size_t>(1, spec_.groups[static_cast<std::size_t>(group)].bars.size());
        return std::max(kBar * point_ * static_cast<qreal>(bars),
                        0.92 * line_ * static_cast<qreal>(labels_[group].lines.size()));
    }
    [[nodiscard]] qreal height(qreal width) const {
        qreal all = spec_.valueTitle.isEmpty() ? 0 : kTitle * point_;
        all += static_cast<qreal>(legendOf(spec_, metrics_, point_, width).size()) * line_ + 3 * point_;
        for (qsizetype group = 0; group < labels_.size(); ++group) all += heightOf(group) + kBetweenGroups * point_;
        return all;
    }

    void draw(QPainter& painter, const QRectF& area) const {
        const qreal gap = 4 * point_, left = area.left() + names_ + 2 * gap;
        const qreal whole = area.right() - texts_ - gap - left;
        qreal y = area.top();
        if (!spec_.valueTitle.isEmpty()) {
            write(painter, left, y, area.right() - left, spec_.valueTitle, Role::Text2);
            y += kTitle * point_;
        }
        drawLegend(painter, area, left, y);
        const qreal top = y;
        for (std::size_t i = 0; i < spec_.groups.size(); ++i) {
            const BarGroup& group = spec_.groups[i];
            const Label& label = labels_[static_cast<qsizetype>(i)];
            const qreal height = heightOf(static_cast<qsizetype>(i));
            y += kBetweenGroups / 2 * point_;
            qreal at = y + (height - 0.92 * line_ * static_cast<qreal>(label.lines.size())) / 2;
            for (qsizetype k = 0; k < label.lines.size(); ++k, at += 0.92 * line_)
                write(painter, area.left(), at, names_ + gap, label.lines[k],
                      k < label.lines.size() - label.notes ? Role::Text : Role::Text2);
            qreal row = y + (height - kBar * point_ * static_cast<qreal>(group.bars.size())) / 2;
            for (std::size_t part = 0; part < group.bars.size(); ++part, row += kBar * point_)
                drawBar(painter, group, part, {left, row + point_, whole, (kBar - 2) * point_});
            y += height + kBetweenGroups / 2 * point_;
        }
        painter.setPen(QPen(Theme::instance().colour(Role::Axis), PrintedAxes::kPixel * point_));
        painter.drawLine(QPointF(left, top), QPointF(left, y));
    }

private:
    void write(QPainter& painter, qreal x, qreal top, qreal width, const QString& words, Role role) const {
        painter.setPen(Theme::instance().colour(role));
        painter.drawText(QRectF(x, top, width, line_), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, words);
    }

    void drawLegend(QPainter& painter, const QRectF& area, qreal left, qreal& y) const {
        // Starts at the axis if one row fits there, else at the edge.
        const bool fits = legendOf(spec_, metrics_, point_, area.right() - left).size() <= 1;
        const qreal from = fits ? left : area.left();
        for (const QList<qsizetype>& row : legendOf(spec_, metrics_, point_, area.right() - from)) {
            qreal x = from;
            for (const qsizetype part : row) {
                painter.setPen(QPen(Theme::instance().colour(Role::Text2), PrintedAxes::kPixel * point_));
                painter.setBrush(Theme::instance().colour(part == 0   ? Role::Text2
                                                          : part == 2 ? Role::Track
                                                                      : Role::Base));
                const QRectF box(x, y + line_ / 2 - 3 * point_, 6 * point_, 6 * point_);
                painter.drawRect(box);
                if (part == 1) hatch(painter, box);
                write(painter, x + kSwatch * point_, y, area.width(), spec_.parts[part], Role::Text2);
                x += (kSwatch + kBetweenParts) * point_ + metrics_.horizontalAdvance(spec_.parts[part]);
            }
            y += line_;
        }
        y += 3 * point_;
    }

    /// Lines at 45 degrees, clipped at the edges.
    void hatch(QPainter& painter, const QRectF& rect) const {
        for (qreal x = rect.left() - rect.height() + 2 * point_; x < rect.right(); x += 3 * point_) {
            const qreal from = std::max(x, rect.left()), to = std::min(x + rect.height(), rect.right());
            if (to > from)
                painter.drawLine(QPointF(from, rect.bottom() - (from - x)), QPointF(to, rect.bottom() - (to - x)));
        }
    }

    void drawBar(QPainter& painter, const BarGroup& group, std::size_t part, const QRectF& row) const {
        const Bar& bar = group.bars[part];
        const SeriesStyle style = Theme::instance().series(group.slot);
        qreal end = row.left();
        const bool known = std::isfinite(bar.value);
        if (known && most_ > 0) {
            end += std::max(0.0, bar.value) / most_ * row.width();
            const QRectF box(row.left(), row.top(), end - row.left(), row.height());
            painter.setPen(QPen(style.line, PrintedAxes::kPixel * point_));
            painter.setBrush(part == 0   ? style.fill
                             : part == 2 ? Theme::instance().band(group.slot)
                                         : Theme::instance().colour(Role::Base));
            painter.drawRect(box);
            if (part == 1) hatch(painter, box);
            if (bar.tick) {
                const qreal x = row.left() + *bar.tick / most_ * row.width();
                painter.setPen(QPen(Theme::instance().colour(Role::Warn), 2 * PrintedAxes::kPixel * point_));
                painter.drawLine(QPointF(x, row.top() - point_), QPointF(x, row.bottom() + point_));
                end = std::max(end, x);
            }
        }
        write(painter, end + 4 * point_, row.center().y() - line_ / 2, texts_, bar.text,
              known ? Role::Text : Role::Text2);
    }

    const BarSpec& spec_;
    const QFontMetricsF metrics_;
    const qreal point_, line_;
    QList<Label> labels_;
    qreal names_ = 0, texts_ = 0;
    double most_ = 0;
};

}  // namespace

bool isLong(const BarSpec& spec) {
    return spec.groups.size() > kLong;
}

double heightOfBars(const BarSpec& spec) {
    // The largest type of any writer, so that none needs more height.
    constexpr qreal kPoint = ReportPages::kPoint;
    return Bars(spec, ReportPages::font(8), kPoint).height(kHalfPage * kPoint) / kPoint;
}

void drawPrintedBars(QPainter& painter, const QRectF& area, const BarSpec& spec, qreal point) {
    Bars(spec, painter.font(), point).draw(painter, area);
}

}  // namespace epochal::ui
