#pragma once

#include <QList>
#include <QString>

#include "ui/view/run_facts.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

/// A session's sizes as rows, the smallest first: on the Live page, in the inspector and in reports. Columns that no
/// size has a figure for are left out.
struct SizeTable {
    enum class Quantity { Size, Rate, P50, P95, P99, DataWait, Memory, RatePerPrice, PerMillion, Energy };
    struct Column {
        Quantity quantity = Quantity::Size;
        QString title, unit;  ///< the unit may be empty
    };
    struct Cell {
        QString text;      ///< a dash where there is no figure
        double value = 0;  ///< NaN where there is none
    };
    struct Row {
        QList<Cell> cells;        ///< one for each column; only the first where `instead` says why
        QString instead;          ///< "out of memory"
        bool chosen = false;      ///< its figures are the run's
        bool overLimit = false;   ///< does not keep the limit of latency
        bool inProgress = false;  ///< is being measured: its figures are those so far
    };
    QList<Column> columns;
    QList<Row> rows;

    [[nodiscard]] static SizeTable of(const SizesView& view);
    /// Each size with its most telling figures, "3,508 images/s, p95 19.4 ms"; `changed` is the chosen one.
    [[nodiscard]] QList<Fact> facts() const;
};

}  // namespace epochal::ui
