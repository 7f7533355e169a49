#pragma once

#include <QComboBox>
#include <QProxyStyle>

namespace epochal::ui {

/// The width at which a combo box shows what is chosen, its arrow beside it; the open list is as wide as it needs.
[[nodiscard]] int widthOfChosen(const QComboBox& box);

/// Fusion with the program's sizes: 16 px icons, 8 px spacing and cell padding. The sort arrow of table headers is
/// drawn here, because a style sheet's arrow would take room in every header, sorted or not.
class Style : public QProxyStyle {
public:
    Style();
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    /// The open list of a combo box is as wide as its longest text.
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
};

}  // namespace epochal::ui
