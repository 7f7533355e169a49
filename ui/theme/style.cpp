#include "ui/theme/style.h"

#include "ui/theme/theme.h"

namespace epochal::ui {

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_SmallIconSize:
        case PM_ToolBarIconSize:
        case PM_ButtonIconSize:
        case PM_ListViewIconSize:
        case PM_TabBarIconSize: return 16;
        case PM_FocusFrameHMargin: return Theme::kGrid - 1;  // item views add one pixel of their own
        case PM_LayoutHorizontalSpacing:
        case PM_LayoutVerticalSpacing: return Theme::kGrid;
        case PM_LayoutLeftMargin:
        case PM_LayoutRightMargin:
        case PM_LayoutTopMargin:
        case PM_LayoutBottomMargin: return Theme::kMargin;
        case PM_SplitterWidth: return Theme::kGrid;
        default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const {
    switch (hint) {
        case SH_EtchDisabledText: return 0;
        case SH_ComboBox_Popup: return 0;
        case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
        case SH_ToolTip_WakeUpDelay: return 500;
        default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

}  // namespace epochal::ui
