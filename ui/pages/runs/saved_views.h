#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "core/catalogue/grouping.h"

namespace epochal::ui {

/// How the runs page looks at the catalogue, under a name: filter, sort, groups and columns.
struct RunsView {
    QString name, query;
    bool archived = false;
    RunColumn sort = RunColumn::Started;
    bool descending = true;
    GroupBy grouping = GroupBy::None;
    QStringList columns;  ///< as RunsTable::saveColumns
    bool operator==(const RunsView&) const = default;
};

/// Those of the user's settings, by name. What cannot be read of one falls back to its default.
[[nodiscard]] QList<RunsView> savedViews();
/// Adds the view, or replaces the one of its name.
void saveView(const RunsView& view);
void forgetView(const QString& name);

}  // namespace epochal::ui
