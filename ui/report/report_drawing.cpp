#include "ui/report/report_drawing.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QLocale>

#include "ui/charts/paper_chart.h"
#include "ui/report/language_scope.h"
#include "ui/report/report_table.h"
#include "ui/theme/theme.h"

namespace epochal::ui {
namespace {

constexpr qreal kBetween = 5 * ReportPages::kPoint;

class ReportDrawing {
public:
    ReportDrawing(const Report& report, Paper& paper, int total)
        : report_(report),
          format_(QLocale(report.language)),
          blocks_(blocksOf(report, format_)),
          pages_(paper, {report.title, report.headRight, report.footLeft, report.day}, total) {}

    DrawnReport draw() {
        drawTitle();
        drawKeys();
        for (qsizetype i = 0; i < blocks_.size(); ++i) {
            after_ = i + 2 == blocks_.size() ? heightOfEnd(blocks_.last()) : 0;
            ahead_ = lackingAhead(i);
            std::visit([this](const auto& one) { drawBlock(one); }, blocks_[i]);
        }
        return {pages_.page(), pages_.bookmarks(), pages_.y()};
    }

private:
    [[nodiscard]] static bool isEmpty(const Report::Part& part) { return part.empty(); }
    [[nodiscard]] static bool isEmpty(const Report::Columns& columns) {
        return columns.left.empty() && columns.right.empty();
    }
    [[nodiscard]] static bool isEmpty(const Report::Table& table) { return table.rows.isEmpty(); }
    [[nodiscard]] static bool isEmpty(const Report::Definitions& definitions) { return definitions.terms.isEmpty(); }

    /// Those with something in them, figures as high as they are printed.
    [[nodiscard]] static QList<Report::Block> blocksOf(const Report& report, const Formatter& format) {
        QList<Report::Block> blocks;
        const auto lower = [&](Report::Part& part, qreal width) {
            Report::Figure& figure = part.figure;
            if (figure.empty()) return;
            const qreal least =
                figure.bars.groups.empty()
                    ? 0
                    : std::min(figure.height, heightOnPaper(figure.bars, format, width / ReportPages::kPoint));
            figure.height = std::max(report.figureShare * figure.height, least);
        };
        for (Report::Block block : report.blocks) {
            if (std::visit([](const auto& one) { return isEmpty(one); }, block)) continue;
            if (auto* part = std::get_if<Report::Part>(&block)) lower(*part, Paper::kWidth);
            if (auto* columns = std::get_if<Report::Columns>(&block))
                for (Report::Part* part : {&columns->left, &columns->right})
                    lower(*part, (Paper::kWidth - ReportPages::kColumnGap) / 2);
            blocks.append(std::move(block));
        }
        return blocks;
    }

    void drawTitle() {
        pages_.bookmark(report_.title);
        pages_.paragraph(report_.title, ReportPages::font(17, true), ReportPages::ink(Role::Text));
        pages_.advance(2 * ReportPages::kPoint);
        for (const QString& line : report_.subtitle)
            pages_.paragraph(line, ReportPages::font(), ReportPages::ink(Role::Text2));
        pages_.advance(8 * ReportPages::kPoint);
    }

    /// Of a last block of few lines, which needs company on its page; 0 for any other.
    [[nodiscard]] qreal heightOfEnd(const Report::Block& block) const {
        constexpr qreal kFew = 60 * ReportPages::kPoint, kHead = 36 * ReportPages::kPoint;
        const auto* definitions = std::get_if<Report::Definitions>(&block);
        const auto* part = std::get_if<Report::Part>(&block);
        qreal height = 0;
        if (definitions)
            for (const Fact& one : definitions->terms) height += heightOf(one) + kBetween;
        else if (part && part->figure.empty() && part->facts.isEmpty())
            height = heightOf(*part, pages_.width());
        return height > 0 && height < kFew ? kHead + height : 0;
    }
    /// What a figure's page lacks to hold the columns and the table that follow it, too; 0 if it has the room, or if
    /// something else follows.
    [[nodiscard]] qreal lackingAhead(qsizetype i) {
        if (i + 2 >= blocks_.size()) return 0;
        const auto* part = std::get_if<Report::Part>(&blocks_[i]);
        const auto* columns = std::get_if<Report::Columns>(&blocks_[i + 1]);
        const auto* table = std::get_if<Report::Table>(&blocks_[i + 2]);
        if (!part || part->figure.empty() || !columns || columns->left.empty() || columns->right.empty() || !table ||
            table->rows.isEmpty())
            return 0;
        const QFont bold = ReportPages::font(11, true);
        const auto heading = [&](const QString& title) {
            return 19 * ReportPages::kPoint + ReportPages::heightOf(title, bold, pages_.width());
        };
        const qreal column = (pages_.width() - ReportPages::kColumnGap) / 2;
        const qreal beside = std::max(heightOf(columns->left, column), heightOf(columns->right, column));
        const qreal needed = heading(part->title) + heightOf(*part, pages_.width()) + kBetween +
                             heading(columns->left.title) + beside + noteHeight(columns->note) + heading(table->title) +
                             heightOfReportTable(pages_, *table) + noteHeight(table->note);
        return std::max(0.0, needed - pages_.left());
    }
    [[nodiscard]] qreal heightOf(const Fact& one) const {
        return one.label.isEmpty() ? ReportPages::heightOf(one.value, ReportPages::font(), pages_.width())
                                   : ReportPages::definitionHeight(one);
    }
    [[nodiscard]] qreal noteHeight(const QString& text) const {
        if (text.isEmpty()) return 0;
        return 4 * ReportPages::kPoint +
               ReportPages::heightOf(text, ReportPages::font(ReportPages::kSmall), pages_.width());
    }
    void note(const QString& text) {
        if (text.isEmpty()) return;
        pages_.advance(4 * ReportPages::kPoint);
        pages_.paragraph(text, ReportPages::font(ReportPages::kSmall), ReportPages::ink(Role::Text2));
    }

    void drawKeys();
    /// Draws a figure and its caption with the top left at (x, y); returns the height.
    qreal drawFigure(const Report::Figure& figure, qreal x, qreal y, qreal width) {
        const qreal height = figure.height * ReportPages::kPoint;
        const QRectF area(x, y, width, height);
        if (figure.bars.groups.empty())
            paintOnPaper(pages_.painter(), area, figure.spec, format_, ReportPages::kPoint);
        else
            paintOnPaper(pages_.painter(), area, figure.bars, format_, ReportPages::kPoint);
        const QString text = caption(figure);
        return height + 4 * ReportPages::kPoint +
               pages_.write(text, ReportPages::font(8), ReportPages::ink(Role::Text), x,
                            y + height + 4 * ReportPages::kPoint, width, Qt::AlignLeft, figure.number.size());
    }
    [[nodiscard]] static QString caption(const Report::Figure& figure) {
        return figure.number.isEmpty() ? figure.caption : figure.number + QLatin1Char(' ') + figure.caption;
    }
    [[nodiscard]] static qreal heightOf(const Report::Figure& figure, qreal width) {
        if (figure.empty()) return 0;
        return figure.height * ReportPages::kPoint + 4 * ReportPages::kPoint +
               ReportPages::heightOf(caption(figure), ReportPages::font(8), width, figure.number.size());
    }

    /// A chart lower by what it `lacks` on the page, rather than leave the bottom of the page empty: by up to a third,
    /// bars to what they need. Unchanged if that is not enough.
    [[nodiscard]] Report::Figure lowered(Report::Figure figure, qreal lacks, qreal width) const {
        constexpr qreal kShrink = 0.66;
        if (figure.empty() || lacks <= 0) return figure;
        const qreal height = figure.height - lacks / ReportPages::kPoint;
        const qreal least = figure.bars.groups.empty()
                                ? kShrink * figure.height
                                : heightOnPaper(figure.bars, format_, width / ReportPages::kPoint);
        if (height >= least) figure.height = height;
        return figure;
    }

    void drawBlock(const Report::Part& part) {
        const QFont body = ReportPages::font();
        QList<qreal> heights;
        for (const QString& one : part.paragraphs) heights << ReportPages::heightOf(one, body, pages_.width());
        if (!heights.isEmpty() && part.facts.isEmpty()) heights.last() += after_;
        const qreal first = !part.figure.empty() ? heightOf(part.figure, pages_.width())
                            : !heights.isEmpty() ? ReportPages::roomFor(heights, 0, kBetween)
                                                 : 60 * ReportPages::kPoint;
        constexpr qreal kHeading = 36 * ReportPages::kPoint;
        const qreal lacks = std::max(kHeading + first - pages_.left(), ahead_);
        const Report::Figure figure = lowered(part.figure, lacks, pages_.width());
        pages_.heading(part.title, figure.empty() ? first : heightOf(figure, pages_.width()));
        if (!figure.empty()) pages_.advance(drawFigure(figure, 0, pages_.y(), pages_.width()) + kBetween);
        for (qsizetype i = 0; i < part.paragraphs.size(); ++i) {
            pages_.room(ReportPages::roomFor(heights, i, kBetween));
            pages_.paragraph(part.paragraphs[i], body, ReportPages::ink(Role::Text));
            pages_.advance(kBetween);
        }
        if (!part.facts.isEmpty()) {
            const qsizetype half = (part.facts.size() + 1) / 2;
            pages_.facts({}, part.facts.mid(0, half), {}, part.facts.mid(half));
        }
    }

    /// Height of figure and sentences, without the title.
    [[nodiscard]] static qreal heightOf(const Report::Part& part, qreal width) {
        qreal height = heightOf(part.figure, width);
        for (const QString& one : part.paragraphs)
            height += ReportPages::heightOf(one, ReportPages::font(), width) + kBetween;
        return height;
    }
    qreal drawInside(const Report::Part& part, qreal x, qreal y, qreal width) {
        qreal height = 0;
        if (!part.figure.empty()) height += drawFigure(part.figure, x, y, width);
        for (const QString& one : part.paragraphs)
            height +=
                pages_.write(one, ReportPages::font(), ReportPages::ink(Role::Text), x, y + height, width) + kBetween;
        return height;
    }

    void drawBlock(const Report::Columns& columns) {
        const Report::Part &left = columns.left, &right = columns.right;
        const bool lists =
            left.figure.empty() && right.figure.empty() && left.paragraphs.isEmpty() && right.paragraphs.isEmpty();
        if (lists)
            pages_.facts(left.title, left.facts, right.title, right.facts, noteHeight(columns.note));
        else if (left.empty() || right.empty())
            drawBlock(left.empty() ? right : left);
        else
            drawBeside(left, right);
        note(columns.note);
    }

    void drawBeside(Report::Part left, Report::Part right) {
        const qreal column = (pages_.width() - ReportPages::kColumnGap) / 2, second = column + ReportPages::kColumnGap;
        const QFont bold = ReportPages::font(11, true);
        const qreal head = std::max(ReportPages::heightOf(left.title, bold, column),
                                    ReportPages::heightOf(right.title, bold, column)) +
                           kBetween;
        pages_.advance(14 * ReportPages::kPoint);
        // Both by the same, so that their captions stay on one line; but neither if one cannot.
        const auto needed = [&](const Report::Part& one, const Report::Part& other) {
            return head + std::max(heightOf(one, column), heightOf(other, column));
        };
        const qreal lacks = needed(left, right) - pages_.left();
        Report::Part shortLeft = left, shortRight = right;
        for (Report::Part* part : {&shortLeft, &shortRight}) part->figure = lowered(part->figure, lacks, column);
        if (lacks > 0 && needed(shortLeft, shortRight) <= pages_.left()) left = shortLeft, right = shortRight;
        pages_.room(needed(left, right));
        const qreal top = pages_.y();
        for (const QString& title : {left.title, right.title})
            if (!title.isEmpty()) pages_.bookmark(title);
        pages_.write(left.title, bold, ReportPages::ink(Role::Text), 0, top, column);
        pages_.write(right.title, bold, ReportPages::ink(Role::Text), second, top, column);
        pages_.advance(
            head + std::max(drawInside(left, 0, top + head, column), drawInside(right, second, top + head, column)));
    }

    void drawBlock(const Report::Table& table) {
        // A short table is not split across pages, unless that would leave a large part of a page empty.
        const qreal below = noteHeight(table.note);
        const qreal whole = heightOfReportTable(pages_, table) + below + after_;
        constexpr qreal kShort = 0.5 * Paper::kHeight, kGap = 0.25 * Paper::kHeight, kBegin = 140 * ReportPages::kPoint;
        const bool undivided = table.rows.size() <= 2 || (whole < kShort && pages_.left() < kGap);
        pages_.heading(table.title, undivided ? whole : std::min(whole, kBegin));
        drawReportTable(pages_, table, below + after_);
        note(table.note);
    }

    void drawBlock(const Report::Definitions& definitions) {
        constexpr qreal kGap = 4 * ReportPages::kPoint;
        const QFont body = ReportPages::font();
        QList<qreal> heights;
        for (const Fact& one : definitions.terms) heights << heightOf(one);
        heights.last() += after_;
        pages_.heading(definitions.title, ReportPages::roomFor(heights, 0, kGap));
        for (qsizetype i = 0; i < heights.size(); ++i) {
            const Fact& one = definitions.terms[i];
            pages_.room(ReportPages::roomFor(heights, i, kGap));
            if (one.label.isEmpty())
                pages_.paragraph(one.value, body, ReportPages::ink(Role::Text));
            else
                pages_.definition(one);
            pages_.advance(kGap);
        }
    }

    const Report& report_;
    const Formatter format_;
    const QList<Report::Block> blocks_;
    ReportPages pages_;
    qreal after_ = 0;  ///< height of what must follow the block being drawn on its last page
    qreal ahead_ = 0;  ///< see lackingAhead(), of the block being drawn
};

void ReportDrawing::drawKeys() {
    const QList<Report::KeyFigure>& keys = report_.keys;
    if (keys.isEmpty()) return;
    QPainter& painter = pages_.painter();
    const qreal column = pages_.width() / static_cast<qreal>(keys.size()), pad = 7 * ReportPages::kPoint,
                top = pages_.y();
    const QFont small = ReportPages::font(ReportPages::kSmall), large = ReportPages::font(14, true);
    qreal labels = 0, values = 0, notes = 0;
    for (const Report::KeyFigure& key : keys) {
        labels = std::max(labels, ReportPages::heightOf(key.label, small, column - pad));
        values = std::max(values, ReportPages::heightOf(key.value, large, column * 2));
        notes = std::max(notes, ReportPages::heightOf(key.note, small, column - pad));
    }
    const qreal height = labels + values + notes + 14 * ReportPages::kPoint;
    const auto widthOf = [](const QString& text, const QFont& font) {
        return QFontMetricsF(font).horizontalAdvance(text);
    };
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const qreal left = static_cast<qreal>(i) * column + (i == 0 ? 0 : pad);
        qreal y = top + 6 * ReportPages::kPoint;
        pages_.write(keys[i].label, small, ReportPages::ink(Role::Text2), left, y, column - pad);
        y += labels + ReportPages::kPoint;
        // A long value shrinks until it fits in its column.
        QFont value = large;
        const qreal unit = keys[i].unit.isEmpty() ? 0 : widthOf(keys[i].unit, small) + 4 * ReportPages::kPoint;
        while (value.pixelSize() > 8 * ReportPages::kPoint &&
               widthOf(keys[i].value, value) + unit > column - pad - 4 * ReportPages::kPoint)
            value.setPixelSize(value.pixelSize() - qRound(ReportPages::kPoint / 2));
        const qreal base = y + QFontMetricsF(large).ascent();
        painter.setFont(value);
        painter.setPen(ReportPages::ink(Role::Text));
        painter.drawText(QPointF(left, base), keys[i].value);
        painter.setFont(small);
        painter.setPen(ReportPages::ink(Role::Text2));
        painter.drawText(QPointF(left + widthOf(keys[i].value, value) + 4 * ReportPages::kPoint, base), keys[i].unit);
        y += values;
        pages_.write(keys[i].note, small, ReportPages::ink(Role::Text2), left, y, column - pad);
        if (i > 0) {
            painter.setPen(QPen(ReportPages::ink(Role::Edge), 0.5 * ReportPages::kPoint));
            painter.drawLine(QPointF(left - pad, top), QPointF(left - pad, top + height));
        }
    }
    pages_.rule(top, 0, pages_.width(), 0.75, ReportPages::ink(Role::Text));
    pages_.rule(top + height, 0, pages_.width(), 0.5, ReportPages::ink(Role::Edge));
    pages_.advance(height);
}

}  // namespace

Printing::Printing() {
    Theme::instance().setPrinting(true);
}

Printing::~Printing() {
    Theme::instance().setPrinting(false);
}

DrawnReport drawReport(const Report& report, Paper& paper, int total) {
    const Printing printing;
    // What a chart adds, such as where an axis starts, is written while it is drawn.
    const LanguageScope language{QLocale(report.language)};
    return ReportDrawing(report, paper, total).draw();
}

namespace {

DrawnReport drawNowhere(const Report& report) {
    ImagePaper nowhere(0, -1, Paper::kUnitsPerInch);
    return drawReport(report, nowhere, 0);
}

}  // namespace

int countPages(const Report& report) {
    return drawNowhere(report).pages;
}

Report tightened(Report report) {
    constexpr qreal kFew = 0.2 * Paper::kHeight;
    const DrawnReport drawn = drawNowhere(report);
    if (drawn.pages == 1 || drawn.end > kFew) return report;
    for (const qreal share : {0.92, 0.84}) {
        report.figureShare = share;
        if (countPages(report) < drawn.pages) return report;
    }
    report.figureShare = 1;
    return report;
}

}  // namespace epochal::ui
