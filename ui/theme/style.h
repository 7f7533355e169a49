#pragma once

#include <QProxyStyle>

namespace epochal::ui {

/// Fusion with our sizes: 16 px icons, 8 px spacing and cell padding.
class Style : public QProxyStyle {
public:
    Style();
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override;
};

}  // namespace epochal::ui
