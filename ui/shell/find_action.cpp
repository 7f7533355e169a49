#include "ui/shell/find_action.h"

#include <algorithm>

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QVBoxLayout>

namespace epochal::ui {

namespace {

QString plain(QString text) {
    static const QRegularExpression mnemonic(QStringLiteral("&(?!&)"));
    return text.remove(mnemonic).replace(QStringLiteral("&&"), QStringLiteral("&"));
}

/// Enabled actions of a menu and its submenus, each with the path of menus before its name.
void collect(const QMenu* menu, const QString& path, QList<QPair<QString, QAction*>>& out) {
    for (QAction* action : menu->actions()) {
        if (action->isSeparator()) continue;
        const QString name = plain(action->text());
        if (action->menu())
            collect(action->menu(), QStringLiteral("%1 \u203a %2").arg(path, name), out);
        else if (action->isEnabled())
            out.append({QStringLiteral("%1 \u203a %2").arg(path, name), action});
    }
}

}  // namespace

FindAction::FindAction(QWidget* window) : QDialog(window), line_(new QLineEdit(this)), list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("findAction"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find action"));
    line_->setObjectName(QStringLiteral("findActionLine"));
    //: placeholder of the search for a menu action
    line_->setPlaceholderText(tr("Type part of its name"));
    line_->setAccessibleName(tr("Find action"));
    list_->setObjectName(QStringLiteral("findActionList"));
    list_->setAccessibleName(tr("Find action"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(line_);
    column->addWidget(list_);
    resize(460, 360);
    if (const auto* main = qobject_cast<QMainWindow*>(window))
        for (const QAction* top : main->menuBar()->actions())
            if (top->menu()) collect(top->menu(), plain(top->text()), actions_);
    line_->installEventFilter(this);
    connect(line_, &QLineEdit::textChanged, this, &FindAction::fill);
    connect(line_, &QLineEdit::returnPressed, this, &FindAction::run);
    connect(list_, &QListWidget::itemClicked, this, &FindAction::run);
    fill();
}

void FindAction::fill() {
    list_->clear();
    const QStringList words = line_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < actions_.size(); ++i) {
        const auto& [path, action] = actions_[i];
        if (!std::ranges::all_of(
                words, [&path = path](const QString& word) { return path.contains(word, Qt::CaseInsensitive); }))
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(action->icon(),
                                         keys.isEmpty() ? path : QStringLiteral("%1    %2").arg(path, keys), list_);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    list_->setCurrentRow(0);
}

void FindAction::run() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item) return;
    QAction* action = actions_[item->data(Qt::UserRole).toInt()].second;
    close();
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool FindAction::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (step != 0 && list_->count() > 0) {
            list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace epochal::ui
