#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "core/analysis/comparison.h"

namespace epochal::ui {

/// A comparison by name: which rows ("study/row" or run ids), and what is asked of them.
struct SavedComparison {
    QString name;
    QStringList ids;
    QString study;  ///< not empty: all of a shipped study, under its own name
    ComparisonQuery query;
};

/// Those kept in the settings, in the order they were saved.
[[nodiscard]] QList<SavedComparison> savedComparisons();
void keepComparisons(const QList<SavedComparison>& all);

/// What was shown last; without ids or study if nothing was.
[[nodiscard]] SavedComparison lastComparison();
void keepLastComparison(const SavedComparison& last);

}  // namespace epochal::ui
