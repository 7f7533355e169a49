#include "ui/theme/style.h"

#include <QIcon>
#include <QStyleOptionHeader>
#include <QToolBar>

#include "ui/theme/theme.h"

namespace epochal::ui {

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Icons stay 16 px; the wider box keeps their words 7 px away instead of 4.
    if (auto* bar = qobject_cast<QToolBar*>(widget)) bar->setIconSize(QSize(22, 16));
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_SmallIconSize:
        case PM_ToolBarIconSize:
        case PM_ButtonIconSize:
        case PM_ListViewIconSize:
        case PM_TabBarIconSize:
            return 16;
        case PM_FocusFrameHMargin:
            return Theme::kGrid - 1;  // item views add one pixel of their own
        case PM_LayoutHorizontalSpacing:
        case PM_LayoutVerticalSpacing:
            return Theme::kGrid;
        case PM_LayoutLeftMargin:
        case PM_LayoutRightMargin:
        case PM_LayoutTopMargin:
        case PM_LayoutBottomMargin:
            return Theme::kMargin;
        case PM_ToolBarExtensionExtent:
            return 24;
        case PM_SplitterWidth:
            return Theme::kGrid;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    if (icon == SP_ToolBarHorizontalExtensionButton) return Theme::instance().icon(QStringLiteral("chevron-right"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element != PE_IndicatorHeaderArrow || !head)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (head->sortIndicator == QStyleOptionHeader::None) return;
    const bool up = head->sortIndicator == QStyleOptionHeader::SortDown;  // Qt's name for ascending
    const QIcon icon =
        Theme::instance().icon(up ? QStringLiteral("chevron-up") : QStringLiteral("chevron-down"), Role::Text2);
    icon.paint(painter, head->rect);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element != SE_HeaderArrow) return QProxyStyle::subElementRect(element, option, widget);
    constexpr int kArrow = 11;
    return {option->rect.right() - kArrow - 1, option->rect.top() + 2, kArrow, kArrow};
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const {
    switch (hint) {
        case SH_EtchDisabledText:
            return 0;
        case SH_ComboBox_Popup:
            return 0;
        case SH_Slider_AbsoluteSetButtons:
            return Qt::LeftButton;
        case SH_ToolTip_WakeUpDelay:
            return 500;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

}  // namespace epochal::ui
