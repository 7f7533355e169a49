#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "core/catalogue/grouping.h"

namespace epochal::ui {

/// A named view of the catalogue: filter, sort order, groups and columns.
struct RunsView {
    QString name, query;
    bool archived = false;
    RunColumn sort = RunColumn::Created;
    bool descending = true;
    GroupBy grouping = GroupBy::None;
    QStringList columns;  ///< as RunsTable::saveColumns
    bool operator==(const RunsView&) const = default;
};

/// The views in the user's settings, by name. Parts that cannot be read get their defaults.
[[nodiscard]] QList<RunsView> savedViews();
/// Adds the view, or replaces the one with its name.
void saveView(const RunsView& view);
void forgetView(const QString& name);

}  // namespace epochal::ui
