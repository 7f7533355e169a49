#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QRect>
#include <QString>

class QPainter;

namespace epochal::ui {

/// Draws one line of text in a cell with the painter's pen, elided if it is wider than the box. A table draws the same
/// texts with every frame, so the glyphs of the last few thousand are cached: otherwise, laying out texts is half of
/// drawing a frame. GUI thread.
void drawCellText(QPainter& painter, const QRect& box, Qt::Alignment alignment, Qt::TextElideMode elide,
                  const QFont& font, const QString& text);

/// The width of such a line, in px, from the same cache.
[[nodiscard]] int cellTextWidth(const QFont& font, const QString& text);

/// A name cut to `width` px, with one ellipsis. Its end stays, as with Qt::ElideMiddle; but where it shares its first
/// `shared` characters with another name of its column, all that comes after them stays instead, if there is room:
/// "resnet8-…lr0.1-seed1".
[[nodiscard]] QString elidedName(const QString& name, qsizetype shared, const QFontMetrics& metrics, int width);

/// The same in two lines, the second of which is elided, if the text is wider than the box.
void drawCellLines(QPainter& painter, const QRect& box, Qt::Alignment alignment, Qt::TextElideMode elide,
                   const QFont& font, const QString& text);

}  // namespace epochal::ui
