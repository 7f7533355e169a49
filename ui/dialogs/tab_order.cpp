#include "ui/dialogs/tab_order.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <algorithm>

namespace epochal::ui {

namespace {

struct Place {
    QWidget* widget;
    QRect at;
};

/// What Tab stops at, with its position in the dialog.
QList<Place> tabStops(QWidget* dialog) {
    QList<Place> stops;
    for (QWidget* widget : dialog->findChildren<QWidget*>())
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isVisibleTo(dialog))
            stops.append({widget, QRect(widget->mapTo(dialog, QPoint(0, 0)), widget->size())});
    return stops;
}

class TabOrder : public QObject {
public:
    explicit TabOrder(QWidget* dialog) : QObject(dialog), dialog_(dialog), soon_(new QTimer(this)) {
        soon_->setSingleShot(true);
        soon_->setInterval(0);
        connect(soon_, &QTimer::timeout, this, [this] { arrange(); });
        dialog->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        // The layout must run first.
        if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest) soon_->start();
        return false;
    }

private:
    void arrange() {
        QList<Place> stops = tabStops(dialog_);
        std::sort(stops.begin(), stops.end(), [](const Place& a, const Place& b) { return a.at.top() < b.at.top(); });
        for (qsizetype first = 0; first < stops.size();) {
            // A line is everything beside its topmost widget.
            qsizetype end = first + 1;
            while (end < stops.size() && stops[end].at.center().y() <= stops[first].at.bottom()) ++end;
            std::sort(stops.begin() + first, stops.begin() + end,
                      [](const Place& a, const Place& b) { return a.at.left() < b.at.left(); });
            first = end;
        }
        for (qsizetype i = 1; i < stops.size(); ++i) QWidget::setTabOrder(stops[i - 1].widget, stops[i].widget);
    }

    QWidget* dialog_;
    QTimer* soon_;
};

}  // namespace

void tabByPlace(QWidget* dialog) {
    new TabOrder(dialog);
}

}  // namespace epochal::ui
