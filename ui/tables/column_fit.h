#pragma once

#include <QObject>
#include <functional>
#include <vector>

class QAbstractItemModel;
class QAbstractItemView;
class QTableView;

namespace epochal::ui {

/// What a column that is shown asks for, in pixels.
struct ColumnNeed {
    int column = 0;
    int whole = 0;  ///< its head, and its widest cell
    int least = 0;  ///< what it can do with: a name elides, some know fewer words; any other as wide as `whole`
};

/// What the columns of a table may do where there is no room for all of them.
struct FitRule {
    int taker = -1;           ///< takes what is over; -1 = none does
    std::vector<int> givers;  ///< shrink to their least, the first one first
    std::vector<int> spare;   ///< are left out where that is not enough, the first one first
};

/// The one rule for the widths of columns: all whole, else givers shrink, else spare columns are left out; what is over
/// goes to the taker. In the order of `needs`; 0 = left out. Wider than `room` only where nothing is left to give.
[[nodiscard]] std::vector<int> fitColumns(const std::vector<ColumnNeed>& needs, int room, const FitRule& rule);

/// Columns of names: the only ones that may elide. Their cells have the whole name as a tool tip.
void setNameColumns(QAbstractItemView& view, const std::vector<int>& columns);
[[nodiscard]] bool isNameColumn(const QAbstractItemView& view, int column);

/// Calls `changed` once after any change of what `model` shows, before the next frame.
void watchContents(const QAbstractItemModel& model, QObject* owner, std::function<void()> changed);

/// Keeps the columns of a table fitted to what it shows: after every change of its contents, its heads or its width. A
/// column does not become narrower while rows come in or change, so that a table fed while it is looked at does not
/// jump.
class ColumnFitter : public QObject {
    Q_OBJECT
public:
    struct Name {
        int column, least;
    };
    struct Roles {
        int taker = -1;           ///< as in FitRule
        std::vector<Name> names;  ///< elide, the first one first
        std::vector<int> spare;   ///< as in FitRule
    };
    /// The table has its model.
    ColumnFitter(QTableView& table, Roles roles);
    void setRoles(Roles roles);
    void fit();
    /// What all columns want together.
    [[nodiscard]] int wholeWidth() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView& table_;
    Roles roles_;
    std::vector<int> widest_;  ///< by column, since the contents were others
    bool fitting_ = false;
};

}  // namespace epochal::ui
