#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QStringList>
#include <QTimer>
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
    /// FallingRole: whether the lowest of a curve is the best. IdsRole: all runs of a line. GroupRole: whether the line
    /// is a group. LevelRole: 1 for a run within a group.
    enum ItemRole { CurveRole = Qt::UserRole + 1, IdRole, IdsRole, GroupRole, LevelRole, FallingRole };
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
    /// How the comparison draws runs, by id: a mark before their names. False if nothing changed.
    bool setLooks(const QHash<QString, RowLook>& looks);
    /// Null if the run is not compared.
    [[nodiscard]] const RowLook* look(const QString& id) const;
    /// Whether any of the runs listed has one.
    [[nodiscard]] bool hasMarks() const { return marks_; }

    /// Opens or closes the group of a line; false if the line is not a group.
    bool toggle(int line);
    bool setOpen(int line, bool open);

    [[nodiscard]] const RunRows& rows() const { return rows_; }
    [[nodiscard]] const RunRow* at(int line) const;  ///< null if the line is a group
    [[nodiscard]] const RunGroup* groupAt(int line) const;
    [[nodiscard]] const RunRow* find(const QString& id) const;                       ///< also within a closed group
    [[nodiscard]] std::vector<std::size_t> indexesOf(const QStringList& ids) const;  ///< in rows(), of those listed
    [[nodiscard]] int rowOfId(const QString& id) const;  ///< its line; -1 if not listed or in a closed group

    /// A run's curve: rows of lists have none, so those that are drawn are asked for, by curvesWanted(), and drawn when
    /// setCurves() has answered. Until then the one of its former row; empty if there is none.
    [[nodiscard]] const std::vector<float>& curveOf(const QString& id) const;
    [[nodiscard]] bool awaitsCurve(const QString& id) const;  ///< what curveOf() answers is not yet this row's
    /// The curves of the rows last asked for, in that order; empty for a run that has none.
    void setCurves(std::vector<std::vector<float>> curves);

    [[nodiscard]] QString unit(RunColumn column) const { return RunColumns::unit(column, share_); }

    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void sortRequested(epochal::RunColumn column, bool descending);
    void curvesWanted(const std::vector<std::int64_t>& numbers);  ///< again only after setCurves()
    void curvesRead();                                            ///< to be drawn

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Line {
        std::size_t group, row;  ///< kNone: group = in no group, row = the group itself
    };
    void regroup();
    [[nodiscard]] std::vector<Line> linesOf() const;
    void setLines(std::vector<Line> lines);
    void findShare();
    void findMarks();
    [[nodiscard]] const std::vector<float>& curveAt(std::size_t row) const;
    [[nodiscard]] bool isCurveRead(const RunRows::Pointer& row) const;
    void askForCurves();
    [[nodiscard]] std::optional<std::size_t> indexOf(const std::string& id) const;
    [[nodiscard]] QVariant groupData(const RunGroup& group, RunColumn column, int role) const;
    [[nodiscard]] QVariant rowData(const RunRow& row, RunColumn column, int role) const;

    RunRows all_, rows_;
    QHash<QString, RowLook> looks_;
    bool marks_ = false;
    QStringList hidden_;
    RunsShare share_;
    GroupBy by_ = GroupBy::None;
    RunColumn sort_ = RunColumn::Created;
    bool descending_ = true;
    std::vector<RunGroup> groups_;
    QSet<QString> open_;  ///< keys of open groups, which stay open across listings
    std::vector<Line> lines_;
    /// Places of rows in rows_ plus 1, at the hash of their ids or behind it; 0 = free. Empty until asked for.
    mutable std::vector<std::uint32_t> indexOf_;
    std::vector<int> lineOf_;  ///< of an index in rows_; -1 in a closed group
    struct Drawn {
        RunRows::Pointer row;  ///< whose curve this is; once the run has a newer row, that one's is read
        std::vector<float> curve;
    };
    std::unordered_map<std::int64_t, Drawn> curves_;  ///< by number, of the runs last drawn
    mutable std::vector<RunRows::Pointer> wanted_;    ///< whose curves are to be asked for
    std::vector<RunRows::Pointer> asked_;             ///< whose curves have been asked for; empty: none are awaited
    QTimer* ask_;
};

}  // namespace epochal::ui
