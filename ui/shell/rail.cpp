#include "ui/shell/rail.h"

#include <QButtonGroup>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kWidth = 100, kHeight = 60, kIcon = 20;
constexpr int kMark = 3, kTextSide = 6;  ///< px: the mark at the left edge, and beside the text
}  // namespace

class RailButton : public QToolButton {
public:
    RailButton(QString icon, QWidget* parent) : QToolButton(parent), iconName_(std::move(icon)) {
        setProperty("rail", true);
        setCheckable(true);
        setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        setIconSize({kIcon, kIcon});
        setFixedSize(kWidth, kHeight);
        setFont(Theme::instance().font(Type::Secondary));
    }
    /// Icon and font for whether it is chosen. A font set after the style sheet was applied overrides the sheet's.
    void recolour() {
        const Theme& theme = Theme::instance();
        setIcon(theme.icon(iconName_, isChecked() ? Role::Accent : Role::Text2));
        QFont font = theme.font(Type::Secondary);
        font.setPixelSize(pixels_);
        font.setBold(isChecked());
        setFont(font);
    }
    void setPixels(int pixels) {
        pixels_ = pixels;
        recolour();
    }
    void setBadge(int count) {
        badge_ = count;
        update();
    }

protected:
    void checkStateSet() override {
        QToolButton::checkStateSet();
        recolour();
    }
    void nextCheckState() override {
        QToolButton::nextCheckState();
        recolour();
    }
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        if (badge_ == 0) return;
        const Theme& theme = Theme::instance();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QFont font = theme.font(Type::Tick);
        font.setBold(true);
        painter.setFont(font);
        const QString text = Formatter::current().integer(badge_);
        const double width = std::max(16, painter.fontMetrics().horizontalAdvance(text) + 8);
        const QRectF box(this->width() / 2.0 + 4, 6, width, 15);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(Role::Fill));
        painter.drawRoundedRect(box, Theme::kRadius, Theme::kRadius);
        painter.setPen(theme.colour(Role::OnFill));
        painter.drawText(box, Qt::AlignCenter, text);
    }

private:
    QString iconName_;
    int badge_ = 0;
    int pixels_ = Theme::instance().font(Type::Secondary).pixelSize();
};

Rail::Rail(QWidget* parent) : QFrame(parent), group_(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("rail"));
    setProperty("rail", true);
    setFixedWidth(kWidth + 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    column->addStretch(1);
    connect(group_, &QButtonGroup::idClicked, this, &Rail::chosen);
    connect(&Theme::instance(), &Theme::changed, this, &Rail::recolour);
}

void Rail::addPage(int id, const QString& icon) {
    auto* button = new RailButton(icon, this);
    button->setObjectName(QStringLiteral("rail-") + icon);
    group_->addButton(button, id);
    static_cast<QVBoxLayout*>(layout())->insertWidget(static_cast<int>(buttons_.size()), button);
    buttons_.append(button);
    button->recolour();
}

void Rail::setText(int id, const QString& text, const QString& toolTip) {
    group_->button(id)->setText(text);
    group_->button(id)->setToolTip(toolTip);
    fit();
}

/// All texts are in one size: the largest in which the longest of them, bold as when it is chosen, keeps off the edges.
void Rail::fit() {
    QFont font = Theme::instance().font(Type::Secondary);
    const auto isTooWide = [&](const QToolButton* button) {
        QFont bold = font;
        bold.setBold(true);
        return QFontMetrics(bold).horizontalAdvance(button->text()) > kWidth - kMark - 2 * kTextSide;
    };
    const int least = Theme::instance().font(Type::Tick).pixelSize();
    while (font.pixelSize() > least && std::ranges::any_of(buttons_, isTooWide))
        font.setPixelSize(font.pixelSize() - 1);
    for (RailButton* button : buttons_) button->setPixels(font.pixelSize());
}

void Rail::setBadge(int id, int count) {
    static_cast<RailButton*>(group_->button(id))->setBadge(count);
}

void Rail::setCurrent(int id) {
    group_->button(id)->setChecked(true);
    recolour();
}

void Rail::recolour() {
    for (RailButton* button : buttons_) button->recolour();
}

}  // namespace epochal::ui
