#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QList>
#include <QObject>

namespace epochal::ui {

enum class ThemeChoice { System, Light, Dark };

/// Named colors of the theme; theme.cpp holds one value for light and one for dark.
enum class Role {
    Window,
    Base,
    Alternate,
    Button,
    ButtonHover,
    ButtonPressed,
    Line,
    Edge,
    Field,
    Text,
    Text2,
    Disabled,
    Accent,
    Fill,
    OnFill,
    Tint,
    Bar,
    BarToCome,
    Track,
    Ok,
    Warn,
    Error,
    WarnBack,
    ErrorBack,
    Grid,
    Axis
};

/// Sizes in pixels: 11 ticks and units, 12 secondary text and headers, 13 body, 15 inspector title, 17 page title, 21
/// tile value.
enum class Type { Tick, Secondary, Body, BodyBold, Heading, Title, Value };

enum class Marker { Circle, Square, Triangle, TriangleDown, Diamond, Cross, Dot, None };

/// How the series of one slot is drawn; hue, dash and marker each identify it.
struct SeriesStyle {
    QColor line, fill, text;
    QList<qreal> dash;  ///< in pixels; empty: solid
    Marker marker = Marker::Circle;
};

/// The only source of colors, type, spacing and icons. GUI thread only.
class Theme : public QObject {
    Q_OBJECT
public:
    static Theme& instance();

    void setChoice(ThemeChoice choice);  ///< sets the application's palette, style sheet and font, then emits changed()
    [[nodiscard]] ThemeChoice choice() const { return choice_; }
    [[nodiscard]] bool dark() const { return dark_; }

    [[nodiscard]] QColor colour(Role role) const;
    [[nodiscard]] SeriesStyle series(int slot) const;  ///< 0 to 6, then wraps around
    /// A solid tint of a slot's line over Base, for bands: PDF/A flattens translucent colors.
    [[nodiscard]] QColor band(int slot) const;
    /// Of single values behind their mean: as pale as a contrast of 3:1 with Base allows.
    [[nodiscard]] QColor paleLine(int slot) const;
    /// A color for an amount from 0 to 1. On white, more is darker; on dark, more is further from green.
    [[nodiscard]] QColor ramp(double share) const;
    [[nodiscard]] QFont font(Type type) const;
    [[nodiscard]] QIcon icon(const QString& name,
                             Role role = Role::Text) const;  ///< resources/icons/<name>.svg, recolored

    /// White background and dark lines whatever the window shows: for print and export. Passing false restores the
    /// theme.
    void setPrinting(bool printing) { printing_ = printing; }

    /// Whether the desktop's palette is dark. Qt 6.4 has no color scheme to query.
    [[nodiscard]] static bool systemIsDark();

    static constexpr int kGrid = 8, kMargin = 16, kRadius = 3, kControl = 28, kRow = 26;

Q_SIGNALS:
    void changed();

private:
    Theme();
    /// `share` of the slot's line over Base, opaque.
    [[nodiscard]] QColor washed(int slot, double share) const;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void apply();
    ThemeChoice choice_ = ThemeChoice::System;
    bool dark_ = false, printing_ = false, applying_ = false, styled_ = false;
};

}  // namespace epochal::ui
