#include "ui/theme/style.h"

#include <QAbstractItemView>
#include <QIcon>
#include <QPushButton>
#include <QStyleOptionHeader>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "ui/theme/theme.h"

namespace epochal::ui {

int widthOfChosen(const QComboBox& box) {
    const QFontMetrics metrics = box.fontMetrics();
    int widest = 0;
    for (int i = 0; i < box.count(); ++i) widest = std::max(widest, metrics.horizontalAdvance(box.itemText(i)));
    return box.sizeHint().width() - widest + metrics.horizontalAdvance(box.currentText());
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Icons stay 16 px; the wider box sets their text 7 px apart instead of 4 or, in buttons outside a tool bar, 1.
    constexpr QSize kIcon(16, 16), kBeside(22, 16);
    if (auto* bar = qobject_cast<QToolBar*>(widget)) {
        bar->setIconSize(kBeside);
    } else if (auto* tool = qobject_cast<QToolButton*>(widget)) {
        if (tool->toolButtonStyle() == Qt::ToolButtonTextBesideIcon && tool->iconSize() == kIcon)
            tool->setIconSize(tool->property("status").isValid() ? kIcon + QSize(4, 0) : kBeside);
    } else if (auto* push = qobject_cast<QPushButton*>(widget)) {
        if (!push->icon().isNull() && !push->text().isEmpty() && push->iconSize() == kIcon) push->setIconSize(kBeside);
    }
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
            // Item views add one pixel: 8 in all, 5 in tables of many columns.
            return widget && widget->property("wide").toBool() ? 4 : Theme::kGrid - 1;
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
    switch (icon) {
        case SP_ToolBarHorizontalExtensionButton:
            return Theme::instance().icon(QStringLiteral("chevron-right"));
        case SP_TitleBarCloseButton:
        case SP_DockWidgetCloseButton:
            return Theme::instance().icon(QStringLiteral("close"));
        case SP_LineEditClearButton:
            return Theme::instance().icon(QStringLiteral("close"), Role::Text2);
        case SP_TitleBarNormalButton:
            return Theme::instance().icon(QStringLiteral("copy"));
        case SP_MessageBoxInformation:
            return Theme::instance().icon(QStringLiteral("info"), Role::Accent);
        case SP_MessageBoxQuestion:
            return Theme::instance().icon(QStringLiteral("question"), Role::Accent);
        case SP_MessageBoxWarning:
            return Theme::instance().icon(QStringLiteral("warning"), Role::Warn);
        case SP_MessageBoxCritical:
            return Theme::instance().icon(QStringLiteral("error"), Role::Error);
        default:
            break;
    }
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

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    const auto* box = qobject_cast<const QComboBox*>(widget);
    if (control != CC_ComboBox || part != SC_ComboBoxListBoxPopup || !box) return rect;
    constexpr int kMost = 560;
    const QAbstractItemView* list = box->view();
    const int frame = 2 * list->frameWidth(), bar = pixelMetric(PM_ScrollBarExtent, nullptr, list);
    const bool scrolls = box->count() > box->maxVisibleItems();
    const int wanted = list->sizeHintForColumn(box->modelColumn()) + frame + (scrolls ? bar : 0);
    rect.setWidth(std::max(rect.width(), std::min(wanted, kMost)));
    return rect;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element != SE_HeaderArrow || !head) return QProxyStyle::subElementRect(element, option, widget);
    // Beside the header's last line, at the end where the text leaves room, so that it does not cover the text.
    constexpr int kArrow = 11, kSide = 8, kGap = 3;
    const QStringList lines = head->text.split(QLatin1Char('\n'));
    const int words = head->fontMetrics.horizontalAdvance(lines.back()), high = head->fontMetrics.height();
    const QRect& all = option->rect;
    const int middle = all.center().y() + static_cast<int>(lines.size() - 1) * high / 2;
    const bool right = head->textAlignment.testFlag(Qt::AlignRight);
    const int x = right ? all.right() - kSide - words - kGap - kArrow : all.left() + kSide + words + kGap;
    return {std::clamp(x, all.left() + 1, std::max(all.left() + 1, all.right() - kArrow)), middle - kArrow / 2, kArrow,
            kArrow};
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const {
    switch (hint) {
        case SH_EtchDisabledText:
        case SH_DialogButtonBox_ButtonsHaveIcons:
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
