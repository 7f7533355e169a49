// What is written in the plot: levels, notes, and what the corner says of the axis.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_painter.h"

namespace epochal::ui {

namespace {

constexpr double kNoteStep = 12, kNoteReach = 240;  ///< px
/// Before the words on what the marks are.
QString markRoom() {
    return {3, QChar(QChar::Nbsp)};
}

struct NoteWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ChartView)
};

QColor noteInk(Role role) {
    return Theme::instance().colour(role);
}

}  // namespace

void ChartPainter::writePair(const QRectF& rect, const QString& strong, const QString& text, const QColor& colour) {
    constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter;
    painter_.setPen(colour);
    writeClear(rect, kFlags, strong, Type::Secondary, true);
    const double gap = strong.isEmpty() ? 0
                                        : style_.width(Type::Secondary, strong, true) +
                                              style_.width(Type::Secondary, QStringLiteral(" "));
    writeClear(rect.adjusted(gap, 0, 0, 0), kFlags, text, Type::Secondary);
}

double ChartPainter::pairWidth(const QString& strong, const QString& text) const {
    const double gap = strong.isEmpty() || text.isEmpty() ? 0 : style_.width(Type::Secondary, QStringLiteral(" "));
    return style_.width(Type::Secondary, strong, true) + gap + style_.width(Type::Secondary, text) + 1;
}

/// The height of a level; nothing outside of what is shown.
std::optional<double> ChartPainter::levelAt(const ChartLine& line) const {
    const double y = frame_.pixel(0, place(line.y, spec_.logY)).y();
    if (std::isnan(y) || y < frame_.plot.top() || y > frame_.plot.bottom()) return {};
    return y;
}

void ChartPainter::paintLevels() {
    for (const ChartLine& line : spec_.lines) {
        const auto y = levelAt(line);
        if (!y) continue;
        QPen pen(Theme::instance().series(line.slot).line, 1.2);
        pen.setDashPattern({7 / 1.2, 4 / 1.2});
        painter_.setPen(pen);
        painter_.drawLine(QPointF(frame_.plot.left(), *y), QPointF(frame_.plot.right(), *y));
    }
}

void ChartPainter::nameLevels() {
    const QRectF plot = frame_.plot;
    const double high = style_.height(Type::Secondary);
    for (const ChartLine& line : spec_.lines) {
        const auto level = levelAt(line);
        if (!level) continue;
        const double y = *level;
        const SeriesStyle style = Theme::instance().series(line.slot);
        const double room = frame_.size.width() - plot.left() - 8;
        const auto beyond = [&](const QString& text) { return pairWidth(line.strong, text) - room; };
        QString label = line.label;
        // What is in parentheses is left out as a whole: "(2026..." says nothing.
        if (const qsizetype open = label.lastIndexOf(QLatin1String(" (")); beyond(label) > 0 && open > 0)
            label.truncate(open);
        if (beyond(label) > 0)
            label = style_.elided(Type::Secondary, label, style_.width(Type::Secondary, label) - beyond(label));
        QRectF rect(0, y - high - 2, pairWidth(line.strong, label), high);
        line.labelLeft ? rect.moveLeft(plot.left() + 6) : rect.moveRight(plot.right() - 2);
        // Above its line or below it, anywhere along it.
        const double step = line.labelLeft ? kNoteStep : -kNoteStep;
        auto beside = layout_.slide(rect, step);
        if (!beside) beside = layout_.slide(rect.translated(0, high + 4), step);
        writePair(beside ? *beside : layout_.put(rect, true), line.strong, label, style.text);
    }
}

void ChartPainter::paintNotes() {
    const double high = style_.height(Type::Secondary);
    const QRectF plot = frame_.plot;
    for (const ChartNote& note : spec_.notes) {
        const QPointF at = frame_.at({note.x, note.y});
        if (!plot.contains(at)) continue;
        const QRectF wanted(at.x(), at.y() - high - 6, pairWidth(note.strong, note.text), high);
        const QColor colour = note.slot < 0 ? noteInk(Role::Text2) : Theme::instance().series(note.slot).text;
        const QSizeF reach(kNoteReach, plot.height());
        if (const auto clear = layout_.putNear(wanted, reach)) {
            writePair(*clear, note.strong, note.text, colour);
            continue;
        }
        // The figure alone needs less room.
        QRectF figure = wanted;
        figure.setWidth(pairWidth(note.strong, {}));
        const auto clear = note.strong.isEmpty() ? std::nullopt : layout_.putNear(figure, reach);
        writePair(clear ? *clear : layout_.put(wanted, true), note.strong, clear ? QString() : note.text, colour);
    }
}

/// A note stands in its shade, or, where that is too narrow for its words, from there on; in several lines rather than
/// across a line from top to bottom.
void ChartPainter::paintShadeNotes() {
    constexpr double kInside = 6;
    const double high = style_.height(Type::Tick);
    const QRectF plot = layout_.plot();
    painter_.setPen(noteInk(Role::Text2));
    for (const ChartShade& shade : spec_.shades) {
        const double from = std::max(plot.left(), frame_.pixel(place(shade.from, spec_.logX), 0).x());
        const double to = std::min(plot.right(), frame_.pixel(place(shade.to, spec_.logX), 0).x());
        if (shade.label.isEmpty() || !(to > from)) continue;
        std::vector<QStringList> ways;
        for (const int most : {1, 2, 3}) ways.push_back(style_.wrappedInto(Type::Tick, shade.label, most));
        const auto widthOf = [&](const QStringList& lines) {
            double wide = 0;
            for (const QString& line : lines) wide = std::max(wide, style_.width(Type::Tick, line) + 2);
            return wide;
        };
        // From a shade too narrow for it, a note goes on as far as the next upright line: beyond, it would seem to be
        // about something else.
        std::vector<double> ends{to};
        if (to - from < widthOf(ways.back()) + 2 * kInside) {
            const std::vector<double> uprights = frame_.uprights();
            const auto next = std::ranges::find_if(uprights, [&](double x) { return x > to; });
            ends = {next == uprights.end() ? plot.right() : *next, plot.right()};
        }
        std::optional<QRectF> place;
        for (const double end : ends)
            for (const QStringList& lines : ways) {
                if (place) break;
                const double tall = static_cast<double>(lines.size()) * high;
                layout_.keepInPlot(QRectF(from, plot.top(), end - from, plot.height()));
                place =
                    layout_.putAlongClear({from + kInside, plot.bottom() - tall - 6, widthOf(lines), tall}, kNoteStep);
                if (!place) continue;
                QRectF row(place->topLeft(), QSizeF(place->width(), high));
                for (const QString& line : lines) {
                    writeClear(row, Qt::AlignLeft | Qt::AlignVCenter, line, Type::Tick);
                    row.translate(0, high);
                }
            }
        layout_.keepInPlot(plot);
    }
}

QString axisStart(double start, double span, const Formatter& format, const std::vector<Tick>& beside) {
    const int decimals = std::max(decimalsWithin(start, span), tickDecimals(beside));
    return NoteWords::tr("axis starts at %1").arg(format.number(start, decimals));
}

void ChartPainter::paintCorner() {
    const Formatter& format = style_.format();
    QStringList parts;
    if (!spec_.marks.empty() && !spec_.marksLabel.isEmpty()) parts += markRoom() + spec_.marksLabel;
    if (frame_.counts.below > 0 && frame_.fitted) parts += NoteWords::tr("%n value(s) below", "", frame_.counts.below);
    if (frame_.counts.notPlaced > 0)
        parts += NoteWords::tr("%n value(s) of 0 or less not shown", "", frame_.counts.notPlaced);
    if (!spec_.logY && !spec_.captioned && frame_.range.bottom != 0)
        parts += axisStart(frame_.range.bottom, frame_.range.top - frame_.range.bottom, format, frame_.yTicks);
    if (parts.isEmpty()) return;
    const double high = style_.height(Type::Tick), foot = spec_.marks.empty() ? 5 : 11;  // above the marks
    const auto wantedFor = [&](const QString& text) {
        QRectF rect(0, frame_.plot.bottom() - high - foot, style_.width(Type::Tick, text) + 2, high);
        rect.moveRight(frame_.plot.right() - 2);
        return rect;
    };
    const auto write = [&](const QRectF& rect, const QString& text) {
        painter_.setPen(noteInk(Role::Text2));
        writeClear(rect, Qt::AlignRight | Qt::AlignVCenter, text, Type::Tick);
        if (!text.startsWith(markRoom())) return;
        // Drawn as at the axis: the shipped font has no triangle, and another one is not in every report.
        const double x = rect.right() - style_.width(Type::Tick, text) + 4, under = rect.center().y() + 3;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(noteInk(Role::Axis));
        painter_.drawPolygon(QPolygonF({{x, under - 6}, {x - 3.5, under}, {x + 3.5, under}}));
        painter_.setBrush(Qt::NoBrush);
    };
    // On one line, or, where the plot has no room for it at its foot, each on its own: the start of the axis nearest to
    // it.
    if (parts.size() > 1) {
        const QString all = parts.join(QStringLiteral(" · "));
        const QRectF wanted = wantedFor(all);
        const auto place = wanted.left() >= frame_.plot.left() ? layout_.slide(wanted, -kNoteStep) : std::nullopt;
        if (place) return write(*place, all);
    }
    for (qsizetype i = parts.size(); i-- > 0;) {
        QRectF rect = wantedFor(parts[i]);
        const double wide = style_.width(Type::Tick, spec_.xTitle),
                     besideTitle = frame_.size.width() - 6 - rect.width();
        if (auto clear = layout_.putAlongClear(rect, -kNoteStep)) {
            rect = *clear;
        } else if (besideTitle > frame_.plot.center().x() + wide / 2 + kNoteStep) {
            rect.moveTo(besideTitle, frame_.bottom() + 7 + high);
        } else {
            const auto over = layout_.putAlong(rect, -kNoteStep);
            rect = over ? *over : layout_.put(rect, true);  // where an axis starts has to be said
        }
        write(rect, parts[i]);
    }
}

}  // namespace epochal::ui
