#pragma once

#include <QFont>
#include <QPainter>
#include <QString>
#include <QStringList>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// A text as it is written on paper, in the shipped font alone: that has no minus sign, so an en dash stands for it. A
/// PDF would take the sign from whatever other font the machine has, and embed that.
[[nodiscard]] inline QString onPaper(QString text) {
    return text.replace(QChar(0x2212), QChar(0x2013));
}

/// Disables ligatures, which would lose letters when text of a document is copied or searched.
void disableLigatures(QFont& font);

/// What differs between a chart on a screen and one on paper. Everything is laid out in the theme's pixels; on paper,
/// where a pixel is kPaperPixel points, texts are measured and written in finer units, so that letters keep their
/// spacing, and no text is shortened.
class ChartStyle {
public:
    static constexpr double kPaperPixel = 0.68;
    static constexpr double kNames = 0.4;  ///< of a chart's width: it is not there for its labels

    /// Of the window, in its language. For its widgets alone: what draws takes the style as an argument.
    [[nodiscard]] static ChartStyle screen() { return {Formatter::current(), false}; }
    [[nodiscard]] static ChartStyle paper(const Formatter& format) { return {format, true}; }

    [[nodiscard]] bool isPaper() const { return paper_; }
    [[nodiscard]] const Formatter& format() const { return format_; }

    [[nodiscard]] double width(Type type, const QString& text, bool bold = false) const;
    [[nodiscard]] double height(Type type) const;
    [[nodiscard]] QString elided(Type type, const QString& text, double width,
                                 Qt::TextElideMode mode = Qt::ElideRight) const;
    /// Text in lines no wider than `width`, broken only at spaces: a longer word has a line of its own.
    [[nodiscard]] QStringList wrapped(Type type, const QString& text, double width) const;
    /// The same in `most` lines at most, as narrow as these can be.
    [[nodiscard]] QStringList wrappedInto(Type type, const QString& text, int most) const;
    /// A name within a chart of this width: on a screen, where the cursor gives the whole name, a long one loses its
    /// middle, but not what follows its first `shared` characters: with these, another name starts, too.
    [[nodiscard]] QString name(const QString& whole, double chartWidth, qsizetype shared = 0) const;
    /// Writes in the painter's pen. `flags` are of Qt::AlignmentFlag and Qt::TextFlag.
    void write(QPainter& painter, const QRectF& rect, int flags, const QString& text, Type type,
               bool bold = false) const;
    /// What keeps such a text, on one line and vertically centered, legible over lines: their color ends at its
    /// letters.
    void writeHalo(QPainter& painter, const QRectF& rect, int flags, const QString& text, Type type, bool bold,
                   const QColor& colour) const;

private:
    ChartStyle(const Formatter& format, bool paper) : format_(format), paper_(paper) {}
    [[nodiscard]] double fine() const { return paper_ ? 16 : 1; }  ///< units of a text per pixel
    [[nodiscard]] QFont font(Type type, bool bold) const;
    [[nodiscard]] QString written(const QString& text) const { return paper_ ? onPaper(text) : text; }

    Formatter format_;
    bool paper_;
};

}  // namespace epochal::ui
