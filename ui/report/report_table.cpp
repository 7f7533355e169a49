#include "ui/report/report_table.h"

#include <algorithm>

#include <QFontMetricsF>

#include "ui/charts/paper_chart.h"
#include "ui/theme/theme.h"

namespace epochal::ui {
namespace {

constexpr qreal kMarker = 10 * ReportPages::kPoint;

class TableDrawing {
public:
    TableDrawing(ReportPages& pages, const Report::Table& table) : pages_(pages), table_(table) { layOut(); }

    void draw(qreal after) {
        drawHead();
        int page = pages_.page();
        for (qsizetype r = 0; r < table_.rows.size(); ++r) {
            const Report::Row& row = table_.rows[r];
            const qreal height = heightOf(row);
            const bool heading = !row.group.isEmpty() && r + 1 < table_.rows.size();
            // Neither the last row nor the note is left alone on a page.
            const bool last = r + 1 == table_.rows.size(), butOne = r + 2 == table_.rows.size();
            pages_.room(height + (heading || butOne ? heightOf(table_.rows[r + 1]) : 0) + (last || butOne ? after : 0) +
                        2 * ReportPages::kPoint);
            if (pages_.page() != page) {
                drawHead();
                page = pages_.page();
            }
            if (row.group.isEmpty())
                drawRow(row, height);
            else
                drawGroup(row, height);
        }
        pages_.rule(pages_.y(), 0, pages_.width(), 0.75, ReportPages::ink(Role::Text));
    }

    [[nodiscard]] qreal height() const {
        qreal head = 0, all = 8 * ReportPages::kPoint;
        for (qsizetype c = 0; c < table_.columns.size(); ++c)
            head = std::max(head, ReportPages::heightOf(headOf(c), head_, widths_[c]));
        for (const Report::Row& row : table_.rows) all += heightOf(row);
        return all + head;
    }

private:
    struct Wanted {
        qreal natural = 0, least = 0;
    };

    /// Width that a column wants: its widest cell and the longest word of its header; text columns can do with less.
    [[nodiscard]] Wanted wanted(qsizetype c, const QFontMetricsF& head, const QFontMetricsF& metrics) const {
        Wanted all;
        const auto longestWord = [](const QString& text, const QFontMetricsF& in) {
            qreal longest = 0;
            for (const QString& word : text.split(QLatin1Char(' ')))
                for (const QString& part : word.split(QLatin1Char('\n')))
                    longest = std::max(longest, in.horizontalAdvance(part));
            return longest;
        };
        all.natural = all.least = longestWord(table_.columns[c].head, head);
        for (const Report::Row& row : table_.rows) {
            if (!row.group.isEmpty()) continue;
            const Report::Cell& cell = row.cells[c];
            const qreal marker = cell.look ? kMarker : 0;
            all.natural = std::max(all.natural, metrics.horizontalAdvance(cell.text) + marker);
            // Words may wrap in a column of figures, too.
            const bool figure =
                table_.columns[c].right &&
                (!cell.raw.isEmpty() || std::ranges::any_of(cell.text, [](QChar letter) { return letter.isDigit(); }));
            const qreal least = figure ? metrics.horizontalAdvance(cell.text)
                                       : std::min(longWord_, longestWord(cell.text, metrics) + marker);
            all.least = std::max(all.least, least);
        }
        all.natural += ReportPages::kPoint;
        all.least = std::min(all.natural, all.least + ReportPages::kPoint);
        return all;
    }

    /// Shrinks the type until the columns fit: first at their natural widths down to 7.5 points, then with text
    /// wrapped.
    void layOut() {
        constexpr qreal kUnwrapped = 7.5, kLeast = 6;
        if (fit(ReportPages::kBody, kUnwrapped, false) || fit(8, kLeast, true)) return;
        for (const int parts : {2, 3}) {
            longWord_ = 110 * ReportPages::kPoint / parts;
            if (fit(kLeast, kLeast, true)) return;
        }
        // If nothing fits, every column shrinks in proportion.
        const qreal gaps = ReportPages::kCellGap * static_cast<qreal>(widths_.size() - 1);
        qreal total = 0;
        for (const qreal width : widths_) total += width;
        for (qreal& width : widths_) width *= (pages_.width() - gaps) / total;
    }

    bool fit(qreal from, qreal to, bool wrapped) {
        for (qreal points = from; points >= to; points -= 0.5) {
            head_ = ReportPages::font(points - 0.5), body_ = ReportPages::font(points);
            strong_ = ReportPages::font(points, true);
            const QFontMetricsF head(head_), metrics(strong_);
            widths_.clear();
            QList<Wanted> all;
            qreal natural = 0, least = 0;
            for (qsizetype c = 0; c < table_.columns.size(); ++c) {
                all << wanted(c, head, metrics);
                natural += all.last().natural;
                least += all.last().least;
            }
            const qreal room = pages_.width() - ReportPages::kCellGap * static_cast<qreal>(table_.columns.size() - 1);
            share(all, room);
            if (natural <= room || (wrapped && least <= room)) return true;
        }
        return false;
    }

    /// Narrow columns get what they want, the widest shrink; what is left over is shared by all.
    void share(const QList<Wanted>& all, qreal room) {
        const auto widthsUpTo = [&](qreal most) {
            widths_.clear();
            qreal total = 0;
            for (const Wanted& one : all) {
                widths_ << std::min(one.natural, std::max(one.least, most));
                total += widths_.last();
            }
            return total;
        };
        qreal low = 0, high = pages_.width();
        if (widthsUpTo(high) > room)
            for (int halving = 0; halving < 30; ++halving) {
                const qreal middle = (low + high) / 2;
                (widthsUpTo(middle) > room ? high : low) = middle;
            }
        const qreal spare = std::max(0.0, room - widthsUpTo(low > 0 ? low : high)) / static_cast<qreal>(all.size());
        for (qreal& width : widths_) width += spare;
    }

    [[nodiscard]] Qt::Alignment align(qsizetype c) const {
        return table_.columns[c].right ? Qt::AlignRight : Qt::AlignLeft;
    }
    [[nodiscard]] qreal heightOf(const Report::Row& row) const {
        const qreal line = QFontMetricsF(body_).height() + 5 * ReportPages::kPoint;
        if (!row.group.isEmpty()) return line + 3 * ReportPages::kPoint;
        qreal height = line;
        for (qsizetype c = 0; c < row.cells.size(); ++c) {
            const Report::Cell& cell = row.cells[c];
            height = std::max(height, ReportPages::heightOf(cell.text, cell.bold ? strong_ : body_,
                                                            widths_[c] - (cell.look ? kMarker : 0)) +
                                          5 * ReportPages::kPoint);
        }
        return height;
    }

    /// Lines break only at spaces: "USD/h" stays whole.
    [[nodiscard]] QString headOf(qsizetype c) const {
        const QFontMetricsF metrics(head_);
        QString out, line;
        for (const QString& word : table_.columns[c].head.split(QLatin1Char(' '))) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (line.isEmpty() || metrics.horizontalAdvance(longer) <= widths_[c]) {
                line = longer;
                continue;
            }
            out += line + QLatin1Char('\n');
            line = word;
        }
        return out + line;
    }

    void drawHead() {
        qreal height = 0, x = 0;
        const auto of = [&](qsizetype c) { return ReportPages::heightOf(headOf(c), head_, widths_[c]); };
        for (qsizetype c = 0; c < table_.columns.size(); ++c) height = std::max(height, of(c));
        const qreal first = table_.rows.isEmpty() ? 0 : heightOf(table_.rows.front());
        pages_.room(height + first + 40 * ReportPages::kPoint);
        pages_.rule(pages_.y(), 0, pages_.width(), 0.75, ReportPages::ink(Role::Text));
        pages_.advance(3 * ReportPages::kPoint);
        for (qsizetype c = 0; c < table_.columns.size(); x += widths_[c] + ReportPages::kCellGap, ++c)
            pages_.write(headOf(c), head_, ReportPages::ink(Role::Text2), x, pages_.y() + height - of(c), widths_[c],
                         align(c));
        pages_.advance(height + 3 * ReportPages::kPoint);
        pages_.rule(pages_.y(), 0, pages_.width(), 0.5, ReportPages::ink(Role::Axis));
    }

    void drawGroup(const Report::Row& row, qreal height) {
        pages_.write(row.group, strong_, ReportPages::ink(Role::Text), 0, pages_.y() + 5.5 * ReportPages::kPoint,
                     pages_.width());
        pages_.advance(height);
        pages_.rule(pages_.y(), 0, pages_.width(), 0.5, ReportPages::ink(Role::Line));
    }

    void drawRow(const Report::Row& row, qreal height) {
        if (row.marked)
            pages_.painter().fillRect(QRectF(0, pages_.y(), pages_.width(), height), ReportPages::ink(Role::WarnBack));
        qreal x = 0;
        for (qsizetype c = 0; c < row.cells.size(); x += widths_[c] + ReportPages::kCellGap, ++c) {
            const Report::Cell& cell = row.cells[c];
            const qreal marker = cell.look ? kMarker : 0;
            const QFont& font = cell.bold ? strong_ : body_;
            if (cell.look)
                markOnPaper(pages_.painter(),
                            {x + 3.5 * ReportPages::kPoint,
                             pages_.y() + 2.5 * ReportPages::kPoint + QFontMetricsF(font).height() / 2},
                            cell.look->slot, cell.look->marker, cell.look->filled, ReportPages::kPoint);
            pages_.write(cell.text, font, ReportPages::ink(Role::Text), x + marker,
                         pages_.y() + 2.5 * ReportPages::kPoint, widths_[c] - marker, align(c));
        }
        pages_.advance(height);
        pages_.rule(pages_.y(), 0, pages_.width(), 0.5, ReportPages::ink(Role::Line));
    }

    ReportPages& pages_;
    const Report::Table& table_;
    QFont head_, body_, strong_;
    QList<qreal> widths_;
    qreal longWord_ = 110 * ReportPages::kPoint;  ///< a longer word, a URL, may break anywhere
};

}  // namespace

void drawReportTable(ReportPages& pages, const Report::Table& table, qreal after) {
    if (!table.columns.isEmpty()) TableDrawing(pages, table).draw(after);
}

qreal heightOfReportTable(ReportPages& pages, const Report::Table& table) {
    return table.columns.isEmpty() ? 0 : TableDrawing(pages, table).height();
}

}  // namespace epochal::ui
