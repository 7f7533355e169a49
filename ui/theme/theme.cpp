#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPalette>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/icon_engine.h"
#include "ui/theme/style.h"
#include "ui/theme/style_sheet.h"

namespace epochal::ui {

namespace {

struct Pair {
    QRgb light, dark;
};

/// In the order of Role.
constexpr std::array<Pair, 26> kColours{{
    {0xF1F2F4, 0x25292E},  // Window
    {0xFFFFFF, 0x1B1E22},  // Base
    {0xF8F9FA, 0x202429},  // Alternate
    {0xFBFBFC, 0x2C3136},  // Button
    {0xE8EBEE, 0x31363C},  // ButtonHover
    {0xDDE1E6, 0x3A4047},  // ButtonPressed
    {0xD6DADF, 0x393F46},  // Line
    {0xB3BAC3, 0x545C65},  // Edge
    {0x7F8994, 0x727C87},  // Field
    {0x1C2127, 0xE7EAED},  // Text
    {0x545E69, 0xA9B2BC},  // Text2
    {0x868F99, 0x77818B},  // Disabled
    {0x3B4CA8, 0x9DABF3},  // Accent
    {0x3B4CA8, 0x5263CC},  // Fill
    {0xFFFFFF, 0xFFFFFF},  // OnFill
    {0xE5E8F6, 0x2D3457},  // Tint
    {0x3B4CA8, 0x8593EA},  // Bar
    {0xB3BCE8, 0x48538F},  // BarToCome
    {0xE3E6EA, 0x353B42},  // Track
    {0x1B7443, 0x63C78F},  // Ok
    {0x855300, 0xE9B856},  // Warn
    {0xB3261E, 0xF2938B},  // Error
    {0xFFF4D9, 0x38301E},  // WarnBack
    {0xFCEBE9, 0x412726},  // ErrorBack
    {0xECEEF0, 0x2A2E34},  // Grid
    {0x98A1AB, 0x6D7782},  // Axis
}};
static_assert(kColours.size() == static_cast<std::size_t>(Role::Axis) + 1);

/// WCAG 2.1's contrast ratio.
double contrastOf(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

struct Slot {
    QRgb light, dark, lightFill, lightText;
    std::array<qreal, 6> dash;
    int dashes;
    Marker marker;
};

/// Okabe and Ito's colors. All but orange are lighter on dark; purple, orange and sky blue are darker on white, so that
/// strokes and markers have a contrast of 3:1 there, also on tinted rows.
constexpr std::array<Slot, 7> kSlots{{
    {0x0072B2, 0x3B9BD9, 0x0072B2, 0x0066A0, {}, 0, Marker::Circle},
    {0xD55E00, 0xE8743B, 0xD55E00, 0xAD4A00, {6, 3}, 2, Marker::Square},
    {0x009E73, 0x1DB88A, 0x009E73, 0x00734F, {2, 3}, 2, Marker::Triangle},
    {0xC5679B, 0xD98BB6, 0xC5679B, 0x96406F, {8, 3, 2, 3}, 4, Marker::TriangleDown},
    {0xBF7E00, 0xE69F00, 0xE69F00, 0x855300, {10, 4}, 2, Marker::Diamond},
    {0x3192CC, 0x8CCBF2, 0x56B4E9, 0x1F6E9C, {4, 2, 1, 2}, 4, Marker::Cross},
    {0x1C2127, 0xE7EAED, 0x1C2127, 0x1C2127, {}, 0, Marker::Dot},
}};

}  // namespace

Theme& Theme::instance() {
    static auto* theme = new Theme;  // outlives every widget; never freed
    return *theme;
}

Theme::Theme() {
    for (const char* file : {":/fonts/NotoSans-Regular.ttf", ":/fonts/NotoSans-Bold.ttf"}) {
        QFontDatabase::addApplicationFont(QLatin1String(file));
    }
    qApp->installEventFilter(this);
}

bool Theme::systemIsDark() {
    const QPalette palette = QApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void Theme::setChoice(ThemeChoice choice) {
    choice_ = choice;
    if (choice == ThemeChoice::System) {
        applying_ = true;
        QApplication::setPalette(QPalette());  // restores the desktop's palette, to read it
        applying_ = false;
        dark_ = systemIsDark();
    } else {
        dark_ = choice == ThemeChoice::Dark;
    }
    apply();
}

bool Theme::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ThemeChange && choice_ == ThemeChoice::System && !applying_) {
        QMetaObject::invokeMethod(
            this, [this] { setChoice(ThemeChoice::System); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Theme::apply() {
    applying_ = true;
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Role ours) { palette.setColor(role, colour(ours)); };
    set(QPalette::Window, Role::Window);
    set(QPalette::WindowText, Role::Text);
    set(QPalette::Base, Role::Base);
    set(QPalette::AlternateBase, Role::Alternate);
    set(QPalette::Text, Role::Text);
    set(QPalette::PlaceholderText, Role::Disabled);
    set(QPalette::Button, Role::Button);
    set(QPalette::ButtonText, Role::Text);
    set(QPalette::BrightText, Role::OnFill);
    set(QPalette::Light, Role::Base);
    set(QPalette::Midlight, Role::ButtonHover);
    set(QPalette::Mid, Role::Line);
    set(QPalette::Dark, Role::Edge);
    set(QPalette::Shadow, Role::Field);
    set(QPalette::Highlight, Role::Fill);
    set(QPalette::HighlightedText, Role::OnFill);
    set(QPalette::Link, Role::Accent);
    set(QPalette::LinkVisited, Role::Accent);
    set(QPalette::ToolTipBase, Role::Base);
    set(QPalette::ToolTipText, Role::Text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, colour(Role::Disabled));
    }
    if (!styled_) QApplication::setStyle(new Style);
    styled_ = true;
    QApplication::setPalette(palette);
    QApplication::setFont(font(Type::Body));
    qApp->setStyleSheet(styleSheet(*this));
    applying_ = false;
    Q_EMIT changed();
}

QColor Theme::colour(Role role) const {
    const Pair& pair = kColours[static_cast<std::size_t>(role)];
    return QColor(dark_ && !printing_ ? pair.dark : pair.light);
}

SeriesStyle Theme::series(int slot) const {
    const auto count = static_cast<int>(kSlots.size());
    const Slot& of = kSlots[static_cast<std::size_t>(((slot % count) + count) % count)];
    const bool onDark = dark_ && !printing_;
    SeriesStyle style;
    style.line = QColor(onDark ? of.dark : of.light);
    style.fill = QColor(onDark ? of.dark : of.lightFill);
    style.text = QColor(onDark ? of.dark : of.lightText);
    for (int i = 0; i < of.dashes; ++i) style.dash.append(of.dash[static_cast<std::size_t>(i)]);
    style.marker = of.marker;
    return style;
}

QColor Theme::washed(int slot, double share) const {
    const QColor over = series(slot).line, under = colour(Role::Base);
    const auto channel = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {channel(over.red(), under.red()), channel(over.green(), under.green()), channel(over.blue(), under.blue())};
}
QColor Theme::band(int slot) const {
    return washed(slot, dark_ && !printing_ ? 0.30 : 0.20);
}
QColor Theme::paleLine(int slot) const {
    // As pale as a line may be that is needed to read a figure: WCAG 2.1, 1.4.11.
    constexpr double kPale = 0.45, kStep = 0.05, kLeastContrast = 3;
    double share = kPale;
    while (share < 1 && contrastOf(washed(slot, share), colour(Role::Base)) < kLeastContrast) share += kStep;
    return washed(slot, std::min(share, 1.0));
}

QColor Theme::ramp(double share) const {
    constexpr std::array<Pair, 3> kRamp{{{0x009E73, 0x1DB88A}, {0x0072B2, 0x3B9BD9}, {0x2B2A6B, 0xB7A9F5}}};
    const bool onDark = dark_ && !printing_;
    const double at = std::clamp(share, 0.0, 1.0) * (kRamp.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), kRamp.size() - 2);
    const auto colour = [&](std::size_t i) { return QColor(onDark ? kRamp[i].dark : kRamp[i].light); };
    const QColor from = colour(below), to = colour(below + 1);
    const double part = at - static_cast<double>(below);
    const auto channel = [part](int a, int b) { return qRound(a + part * (b - a)); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

QFont Theme::font(Type type) const {
    QFont font(QStringLiteral("Noto Sans"));
    font.setStyleHint(QFont::SansSerif);
    int pixels = 13;
    bool bold = false;
    switch (type) {
        case Type::Tick:
            pixels = 11;
            break;
        case Type::Secondary:
            pixels = 12;
            break;
        case Type::Body:
            break;
        case Type::BodyBold:
            bold = true;
            break;
        case Type::Heading:
            pixels = 15;
            bold = true;
            break;
        case Type::Title:
            pixels = 17;
            bold = true;
            break;
        case Type::Value:
            pixels = 21;
            bold = true;
            break;
    }
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

QIcon Theme::icon(const QString& name, Role role) const {
    return QIcon(new IconEngine(name, role));
}

}  // namespace epochal::ui
