#include "ui/pages/runs/saved_views.h"

#include <QSettings>
#include <algorithm>

#include "ui/pages/runs/run_columns.h"

namespace epochal::ui {

namespace {

const QString kViews = QStringLiteral("runs/views");

void store(QList<RunsView> views) {
    std::sort(views.begin(), views.end(),
              [](const RunsView& a, const RunsView& b) { return a.name.localeAwareCompare(b.name) < 0; });
    QSettings settings;
    settings.remove(kViews);
    settings.beginWriteArray(kViews, static_cast<int>(views.size()));
    for (int i = 0; i < views.size(); ++i) {
        const RunsView& view = views[i];
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("name"), view.name);
        settings.setValue(QStringLiteral("query"), view.query);
        settings.setValue(QStringLiteral("archived"), view.archived);
        settings.setValue(QStringLiteral("sort"), QLatin1String(queryName(view.sort)));
        settings.setValue(QStringLiteral("descending"), view.descending);
        settings.setValue(QStringLiteral("grouping"), QLatin1String(name(view.grouping)));
        settings.setValue(QStringLiteral("columns"), view.columns);
    }
    settings.endArray();
}

}  // namespace

QList<RunsView> savedViews() {
    QList<RunsView> views;
    QSettings settings;
    const int count = settings.beginReadArray(kViews);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        RunsView view;
        view.name = settings.value(QStringLiteral("name")).toString();
        if (view.name.isEmpty()) continue;
        view.query = settings.value(QStringLiteral("query")).toString();
        view.archived = settings.value(QStringLiteral("archived")).toBool();
        view.sort = RunColumns::fromName(settings.value(QStringLiteral("sort")).toString()).value_or(view.sort);
        view.descending = settings.value(QStringLiteral("descending"), true).toBool();
        const std::string grouping = settings.value(QStringLiteral("grouping")).toString().toStdString();
        view.grouping = groupByFromName(grouping).value_or(GroupBy::None);
        view.columns = settings.value(QStringLiteral("columns")).toStringList();
        views.append(view);
    }
    settings.endArray();
    return views;
}

void saveView(const RunsView& view) {
    QList<RunsView> views = savedViews();
    views.removeIf([&](const RunsView& other) { return other.name == view.name; });
    views.append(view);
    store(views);
}

void forgetView(const QString& name) {
    QList<RunsView> views = savedViews();
    views.removeIf([&](const RunsView& other) { return other.name == name; });
    store(views);
}

}  // namespace epochal::ui
