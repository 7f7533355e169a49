#include "ui/pages/parts/page_actions.h"

#include <QCoreApplication>
#include <QWidget>

#include "ui/theme/theme.h"

namespace epochal::ui {

QAction* makeAction(QWidget& owner, const QString& name, const QList<QKeySequence>& keys, Reach reach) {
    auto* action = new QAction(&owner);
    action->setObjectName(name);
    action->setShortcuts(keys);
    action->setShortcutContext(reach == Reach::Window ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    owner.addAction(action);
    return action;
}

ActionSet::ActionSet(QWidget& owner, const char* context, std::span<const ActionRow> rows)
    : context_(context), rows_(rows) {
    for (const ActionRow& row : rows)
        made_.append(makeAction(
            owner, QLatin1String(row.name),
            *row.keys ? QKeySequence::listFromString(QLatin1String(row.keys)) : QList<QKeySequence>(), row.reach));
    recolour();
    QObject::connect(&Theme::instance(), &Theme::changed, &owner, [this] { recolour(); });
}

void ActionSet::recolour() const {
    for (const ActionRow& row : rows_)
        if (*row.icon) at(row.id)->setIcon(Theme::instance().icon(QLatin1String(row.icon)));
}

void ActionSet::retranslate() const {
    for (const ActionRow& row : rows_) {
        at(row.id)->setText(QCoreApplication::translate(context_, row.text));
        at(row.id)->setToolTip(row.tip ? QCoreApplication::translate(context_, row.tip) : QString());
    }
}

}  // namespace epochal::ui
