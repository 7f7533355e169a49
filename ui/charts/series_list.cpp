#include "ui/charts/series_list.h"

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/marker.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// One row per series: name with its mark, last value.
class SeriesListModel : public QAbstractTableModel {
public:
    struct Row {
        std::size_t series = 0;
        QString name, last;
        int slot = 0;
        Stroke stroke = Stroke::Solid;
        bool filled = false;
        Marker marker = Marker::Circle;
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<Row> rows) {
        const bool same = std::ranges::equal(rows, rows_, {}, &Row::name, &Row::name);
        if (!same) beginResetModel();
        rows_ = std::move(rows);
        if (!same) return endResetModel();
        if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 1));
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return 2; }
    QVariant data(const QModelIndex& index, int role) const override {
        const Row& row = rows_[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return index.column() == 0 ? row.name : row.last;
        if (role == Qt::ToolTipRole) return row.name;
        if (role == Qt::TextAlignmentRole && index.column() == 1) return int(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::DecorationRole && index.column() == 0) return markOf(row);
        return {};
    }

private:
    static QPixmap markOf(const Row& row) {
        SeriesStyle style = Theme::instance().series(row.slot);
        style.marker = row.marker;
        return seriesMark(style, row.stroke, row.filled);
    }
    std::vector<Row> rows_;
};

SeriesList::SeriesList(QWidget* parent) : QTableView(parent), model_(new SeriesListModel(this)) {
    constexpr int kLeastName = 120;  // names that differ in their middle or end are told apart
    setObjectName(QStringLiteral("seriesList"));
    setUpTable(*this);
    setFont(Theme::instance().font(Type::Secondary));
    horizontalHeader()->hide();
    setSelectionMode(SingleSelection);
    setMouseTracking(true);
    setModel(model_);
    new ColumnFitter(*this, {0, {{0, kLeastName}}, {1}});  // too narrow for both: the name
    connect(this, &QTableView::entered, this, &SeriesList::tell);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void SeriesList::setSpec(const ChartSpec& spec) {
    setAccessibleName(spec.title.isEmpty() ? tr("Lines of the chart") : tr("Lines of the chart: %1").arg(spec.title));
    std::vector<SeriesListModel::Row> rows;
    for (std::size_t i = 0; i < spec.series.size(); ++i) {
        const ChartSeries& series = spec.series[i];
        if (series.faint || series.name.isEmpty()) continue;
        SeriesListModel::Row row{i, series.name, {}, series.slot, strokeOf(series), series.filled, {}};
        row.marker = series.marker.value_or(Theme::instance().series(series.slot).marker);
        const auto last = std::find_if(series.points.rbegin(), series.points.rend(),
                                       [](const CurvePoint& point) { return std::isfinite(point.y); });
        if (last != series.points.rend())
            row.last = spec.yText ? spec.yText(last->y) : ChartStyle::screen().format().significant(last->y, 4);
        rows.push_back(std::move(row));
    }
    model_->setRows(std::move(rows));
}

bool SeriesList::isNeeded() const {
    return model_->rows().size() >= kFrom;
}

void SeriesList::mark(std::optional<std::size_t> series) {
    const auto row = std::ranges::find(model_->rows(), series,
                                       [](const SeriesListModel::Row& one) { return std::optional(one.series); });
    const QModelIndex wanted =
        row == model_->rows().end() ? QModelIndex() : model_->index(static_cast<int>(row - model_->rows().begin()), 0);
    if (currentIndex().row() == wanted.row()) return;
    marking_ = true;
    setCurrentIndex(wanted);
    if (wanted.isValid()) scrollTo(wanted);
    marking_ = false;
}

void SeriesList::tell(const QModelIndex& index) {
    if (!index.isValid()) return Q_EMIT wanted({});
    Q_EMIT wanted(model_->rows()[static_cast<std::size_t>(index.row())].series);
}

void SeriesList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (!marking_ && hasFocus()) tell(current);
}

void SeriesList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && currentIndex().isValid()) {
        setCurrentIndex({});
        return tell({});
    }
    QTableView::keyPressEvent(event);
}

void SeriesList::leaveEvent(QEvent* event) {
    QTableView::leaveEvent(event);
    tell(hasFocus() ? currentIndex() : QModelIndex());
}

void SeriesList::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    tell(currentIndex());
}

void SeriesList::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    if (!underMouse()) tell({});
}

}  // namespace epochal::ui
