#include "ui/pages/parts/page.h"

#include <QCoreApplication>

namespace epochal::ui {

QString PageInfo::text(const char* source) const {
    return QCoreApplication::translate(context, source);
}

Page::Page(const PageInfo& info, QWidget* parent)
    : QWidget(parent), info_(info), actions_(*this, info.context, info.actions) {
    setProperty("page", true);
}

Page::~Page() {
    // Its parts go after it: a line that loses the focus then still reports its text, to a page no longer whole.
    for (QObject* part : findChildren<QObject*>()) part->disconnect(this);
}

}  // namespace epochal::ui
