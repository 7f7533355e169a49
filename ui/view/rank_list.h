#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "core/analysis/ranks.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// The devices of a run on several as rows, and what there is to say of the slowest: on the Live page and in a run's
/// report.
struct RankList {
    struct Column {
        QString title, unit;  ///< the unit may be empty
    };
    struct Cell {
        QString text;                      ///< a dash where there is no figure
        std::optional<double> value = {};  ///< in the column's unit; nothing of a name
    };
    struct Row {
        QList<Cell> cells;  ///< one for each column
        bool slow = false;  ///< the others wait for it
    };
    QList<Column> columns;
    QList<Row> rows;  ///< in the order of ranks
    QString finding;  ///< empty unless one is slow

    [[nodiscard]] static RankList of(const RankTable& table, Sample sample, const Formatter& format);
};

}  // namespace epochal::ui
