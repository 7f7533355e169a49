#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QStringList>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/catalogue/grouping.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/view/row_look.h"

namespace epochal::ui {

/// Lines of the runs table: one column per RunColumn, in its order. A line is a run, or a group that can be opened to
/// show its runs. Values are snapshots from the catalogue; the catalogue also sorts, so sort() only requests it. GUI
/// thread.
class RunsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// IdsRole: all runs of a line. GroupRole: whether the line is a group. LevelRole: 1 for a run within a group.
    enum ItemRole { CurveRole = Qt::UserRole + 1, IdRole, IdsRole, GroupRole, LevelRole };
    static constexpr int kColumns = RunColumns::kCount;

    explicit RunsModel(QObject* parent = nullptr);

    void setRows(const RunRows& rows);
    /// Replaces the figures of a run in progress; its number, tags, note and archive mark stay.
    void refresh(const RunRow& row);
    /// Rows left out until the next call: those that are being moved to the trash.
    void setHidden(const QStringList& ids);
    /// Groups runs; groups start closed. When grouping by seeds, a group of one run is shown as that run.
    void setGrouping(GroupBy by);
    [[nodiscard]] GroupBy grouping() const { return by_; }
    /// The order of groups: by the column that the rows are sorted by.
    void setOrder(RunColumn sort, bool descending);
    /// How the comparison draws runs, by id: a mark before their names. False if that is no news.
    bool setLooks(const QHash<QString, RowLook>& looks);
    /// Null if the run is not compared.
    [[nodiscard]] const RowLook* look(const QString& id) const;
    [[nodiscard]] bool hasMarks() const { return !looks_.isEmpty(); }

    /// Opens or closes the group of a line; false if the line is not a group.
    bool toggle(int line);
    bool setOpen(int line, bool open);

    [[nodiscard]] const RunRows& rows() const { return rows_; }
    [[nodiscard]] const RunRow* at(int line) const;  ///< null if the line is a group
    [[nodiscard]] const RunGroup* groupAt(int line) const;
    [[nodiscard]] const RunRow* find(const QString& id) const;                       ///< also within a closed group
    [[nodiscard]] std::vector<std::size_t> indexesOf(const QStringList& ids) const;  ///< in rows(), of those listed
    [[nodiscard]] int rowOfId(const QString& id) const;  ///< its line; -1 if not listed or in a closed group

    [[nodiscard]] QString unit(RunColumn column) const { return RunColumns::unit(column, currency_); }

    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void sortRequested(epochal::RunColumn column, bool descending);

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Line {
        std::size_t group, row;  ///< kNone: group = in no group, row = the group itself
    };
    void regroup();
    [[nodiscard]] std::vector<Line> linesOf() const;
    void setLines(std::vector<Line> lines);
    void findCurrency();
    [[nodiscard]] std::optional<std::size_t> indexOf(const std::string& id) const;
    [[nodiscard]] QVariant groupData(const RunGroup& group, RunColumn column, int role) const;
    [[nodiscard]] QVariant rowData(const RunRow& row, RunColumn column, int role) const;

    RunRows all_, rows_;
    QHash<QString, RowLook> looks_;
    QStringList hidden_;
    QString currency_;
    GroupBy by_ = GroupBy::None;
    RunColumn sort_ = RunColumn::Started;
    bool descending_ = true;
    std::vector<RunGroup> groups_;
    QSet<QString> open_;  ///< keys of open groups, which stay open across listings
    std::vector<Line> lines_;
    mutable std::unordered_map<std::string_view, std::size_t> indexOf_;  ///< of an id in rows_; empty until asked for
    std::vector<int> lineOf_;                                            ///< of an index in rows_; -1 in a closed group
};

}  // namespace epochal::ui
