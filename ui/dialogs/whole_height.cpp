#include "ui/dialogs/whole_height.h"

#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace epochal::ui {

namespace {

class WholeHeight : public QObject {
public:
    explicit WholeHeight(QWidget* dialog) : QObject(dialog), dialog_(dialog) { dialog->installEventFilter(this); }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Show || event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fit();
        return false;
    }

private:
    void fit() {
        const QLayout& layout = *dialog_->layout();
        const int needed =
            layout.hasHeightForWidth() ? layout.minimumHeightForWidth(dialog_->width()) : layout.minimumSize().height();
        dialog_->setMinimumHeight(std::min(needed, dialog_->screen()->availableGeometry().height()));
    }

    QWidget* dialog_;
};

}  // namespace

void keepWhole(QWidget* dialog) {
    new WholeHeight(dialog);
}

}  // namespace epochal::ui
