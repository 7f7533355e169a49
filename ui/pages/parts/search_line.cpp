#include "ui/pages/parts/search_line.h"

#include <QAction>

#include "ui/theme/theme.h"

namespace epochal::ui {

SearchLine::SearchLine(QWidget* parent) : QLineEdit(parent), glass_(addAction(QIcon(), LeadingPosition)) {
    setClearButtonEnabled(true);
    // The program's tool buttons have padding, for which the buttons inside a line edit have no room.
    setStyleSheet(QStringLiteral("QToolButton { padding: 0; border: none; min-height: 0; background: transparent; }"));
    connect(&Theme::instance(), &Theme::changed, this, &SearchLine::recolour);
    recolour();
}

void SearchLine::setPrompt(const QString& text, int least) {
    constexpr int kAround = 60;  // the magnifying glass, the frame and the margins
    setPlaceholderText(text);
    setAccessibleName(text);
    setFixedWidth(qMax(least, QFontMetrics(Theme::instance().font(Type::Body)).horizontalAdvance(text) + kAround));
}

void SearchLine::recolour() {
    glass_->setIcon(Theme::instance().icon(QStringLiteral("search"), Role::Text2));
}

}  // namespace epochal::ui
