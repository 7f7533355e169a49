#include "ui/theme/accessible_role.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace epochal::ui {

namespace {

constexpr const char* kRole = "accessibleRole";

QAccessibleInterface* interfaceOf(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(kRole) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

}  // namespace

void setAccessibleRole(QWidget& widget, QAccessible::Role role) {
    static const bool installed = (QAccessible::installFactory(interfaceOf), true);
    Q_UNUSED(installed);
    widget.setProperty(kRole, static_cast<int>(role));
}

}  // namespace epochal::ui
