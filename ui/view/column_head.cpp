#include "ui/view/column_head.h"

#include <QCoreApplication>

namespace epochal::ui {

QString headInOneLine(const QString& title, const QString& unit) {
    //: title of a column and its unit
    return unit.isEmpty() ? title : QCoreApplication::translate("epochal::ui::ColumnHead", "%1, %2").arg(title, unit);
}

QString headInTwoLines(const QString& title, const QString& unit) {
    return unit.isEmpty() ? title : QStringLiteral("%1\n%2").arg(title, unit);
}

}  // namespace epochal::ui
