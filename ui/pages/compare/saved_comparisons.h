#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "core/analysis/comparison.h"
#include "core/base/files.h"

namespace epochal::ui {

/// A named comparison: which rows ("study/row" or run ids), and the query.
struct SavedComparison {
    QString name;
    QStringList ids;
    QString study;  ///< if not empty: all of a shipped study, under its own name
    ComparisonQuery query;
};

/// Those saved in the settings, in the order they were saved.
[[nodiscard]] QList<SavedComparison> savedComparisons();
void keepComparisons(const QList<SavedComparison>& all);

/// The comparison shown last with this home; without ids or study if there was none.
[[nodiscard]] SavedComparison lastComparison(const Path& home);
void keepLastComparison(const Path& home, const SavedComparison& last);

}  // namespace epochal::ui
