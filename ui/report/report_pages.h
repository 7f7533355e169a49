#pragma once

#include <QFont>
#include <QList>
#include <QPainter>
#include <QString>

#include "ui/report/paper.h"
#include "ui/report/report.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// The pages of one printed report: a pen that moves down, new pages with header and footer, text, facts and tables.
/// All lengths are in Paper's units; kPoint of them are a typographic point.
class ReportPages {
public:
    static constexpr qreal kPoint = 20;
    static constexpr qreal kColumnGap = 18 * kPoint, kCellGap = 8 * kPoint;
    static constexpr qreal kBody = 9, kSmall = 7.5;

    struct Running {
        QString headLeft, headRight, footLeft, footMiddle;
    };
    /// A heading and its position.
    struct Bookmark {
        QString title;
        int page = 1;
        qreal y = 0;
    };

    /// `total` is the n in "m / n" on every page.
    ReportPages(Paper& paper, Running running, int total);

    [[nodiscard]] int page() const { return page_; }
    [[nodiscard]] QPainter& painter() { return painter_; }
    [[nodiscard]] qreal width() const { return Paper::kWidth; }
    [[nodiscard]] qreal y() const { return y_; }
    [[nodiscard]] const QList<Bookmark>& bookmarks() const { return bookmarks_; }
    [[nodiscard]] static QColor ink(Role role) { return Theme::instance().colour(role); }
    /// The pixel size is in Paper's units, so that the text layout is the same on every device.
    [[nodiscard]] static QFont font(qreal points = kBody, bool bold = false);

    /// Begins a new page if less than `height` is left.
    void room(qreal height);
    /// The room for item `i` of a list that is `gap` apart: its own height and, if the others after it are few lines,
    /// theirs, so that these are not left alone on a page.
    [[nodiscard]] static qreal roomFor(const QList<qreal>& heights, qsizetype i, qreal gap = 0);
    void advance(qreal height) { y_ += height; }
    [[nodiscard]] qreal left() const { return bottom_ - y_; }
    void bookmark(const QString& title) { bookmarks_.append({title, page_, y_}); }

    /// Draws wrapped text with its top left at (x, y) and returns its height; the first `bold` characters are bold.
    qreal write(const QString& text, const QFont& font, const QColor& colour, qreal x, qreal y, qreal width,
                Qt::Alignment align = Qt::AlignLeft, qsizetype bold = 0);
    [[nodiscard]] static qreal heightOf(const QString& text, const QFont& font, qreal width, qsizetype bold = 0);

    /// A heading that stays on the same page as at least `following` of what comes after it.
    void heading(const QString& text, qreal following = 0);
    /// A paragraph of full width.
    void paragraph(const QString& text, const QFont& font, const QColor& colour, qsizetype bold = 0);
    /// Two lists of facts side by side, each with its heading, line by line, over as many pages as needed. `after`: the
    /// height of what must not be left alone on a page.
    void facts(const QString& leftHeading, const QList<Fact>& left, const QString& rightHeading,
               const QList<Fact>& right, qreal after = 0);
    /// The term at the left, its explanation beside it.
    void definition(const Fact& one);
    [[nodiscard]] static qreal definitionHeight(const Fact& one);
    void rule(qreal y, qreal left, qreal right, qreal thickness, const QColor& colour);

private:
    void beginPage();
    [[nodiscard]] static qreal factHeight(const Fact& fact, qreal width);
    void drawFact(const Fact& fact, qreal left, qreal width, qreal height);

    Paper& paper_;
    QPainter painter_;
    Running running_;
    int page_ = 0, total_;
    qreal bottom_, y_ = 0;
    QList<Bookmark> bookmarks_;
};

}  // namespace epochal::ui
