#pragma once

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace epochal::ui {

/// One line of text in a cell, in the painter's pen, elided where it is wider than the box. A table writes the same
/// words with every frame: the glyphs of the last few thousand are kept, for laying texts out was half of drawing one.
/// GUI thread.
void drawCellText(QPainter& painter, const QRect& box, Qt::Alignment alignment, Qt::TextElideMode elide,
                  const QFont& font, const QString& text);

}  // namespace epochal::ui
