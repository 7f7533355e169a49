#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <variant>

#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/view/row_look.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

/// A report as a plain value in one language: the source of the PDF, the HTML file, the CSV file and the preview. Texts
/// are final; a cell also carries its figure for machines.
struct Report {
    /// A key figure, in large type.
    struct KeyFigure {
        QString label, value, unit, note;
        QString raw;  ///< the value for machines: C locale, in `unit` or, for a time, in s
    };

    /// A chart: either `spec` (curves, or points with their frontier) or bars.
    struct Figure {
        QString number, caption;  ///< "Figure 1."
        ChartSpec spec;
        BarSpec bars;
        double height = 165;  ///< points
        [[nodiscard]] bool empty() const { return spec.series.empty() && spec.points.empty() && bars.groups.empty(); }
    };

    /// The content under one heading: a chart, sentences, facts; any of them may be absent.
    struct Part {
        QString title;
        Figure figure;
        QStringList paragraphs;
        QList<Fact> facts;
        [[nodiscard]] bool empty() const { return figure.empty() && paragraphs.isEmpty() && facts.isEmpty(); }
    };
    /// Two parts side by side. If the right one has no title, it continues the left one's facts.
    struct Columns {
        Part left, right;
        QString note;
    };

    struct Column {
        QString head;
        bool right = true;  ///< right-aligned, as for figures
    };
    struct Cell {
        QString text;
        bool bold = false;
        QString raw;                  ///< the figure in the C locale; empty for text
        std::optional<RowLook> look;  ///< marker before the text
    };
    struct Row {
        QList<Cell> cells;
        QString group;        ///< not empty: a heading above the following rows; `cells` is empty
        bool marked = false;  ///< tinted: a published figure that is not consistent with its inputs
    };
    struct Table {
        QString title;
        QList<Column> columns;
        QList<Row> rows;
        QString note;
    };

    /// Terms with explanations; with an empty term, a separate paragraph.
    struct Definitions {
        QString title;
        QList<Fact> terms;
    };
    using Block = std::variant<Part, Columns, Table, Definitions>;

    QString title;
    QStringList subtitle;
    QString headRight, footLeft, day;  ///< running header and footer; `day` is formatted for readers
    QString language;                  ///< BCP 47
    qint64 utcMillis = 0;              ///< creation date of the files
    QList<KeyFigure> keys;
    QList<Block> blocks;
    qreal figureShare = 1;  ///< of their height at which figures are printed; see tightened()
};

}  // namespace epochal::ui
