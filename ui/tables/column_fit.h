#pragma once

#include <QObject>
#include <functional>
#include <vector>

class QAbstractItemModel;
class QAbstractItemView;
class QTableView;

namespace epochal::ui {

/// What a visible column asks for, in pixels.
struct ColumnNeed {
    int column = 0;
    int whole = 0;  ///< its header and its widest cell
    int least = 0;  ///< minimum: names elide, some columns have a shorter text; for any other, the same as `whole`
};

/// What the columns of a table may do if there is not enough room for all of them.
struct FitRule {
    static constexpr int kEvery = -2;
    int taker = -1;               ///< gets the remaining width; -1: none does; kEvery: each gets an equal part
    std::vector<int> givers;      ///< shrink to their minimum, in this order
    std::vector<int> spare;       ///< are left out if that is not enough, in this order
    std::vector<int> empty = {};  ///< have nothing to show: left out before anything else gives way
};

/// The one rule for column widths: all whole; otherwise empty columns are left out; otherwise givers shrink; otherwise
/// spare columns are left out. The taker gets the remaining width. In the order of `needs`; 0: left out. Wider than
/// `room` only if nothing can give way any more.
[[nodiscard]] std::vector<int> fitColumns(const std::vector<ColumnNeed>& needs, int room, const FitRule& rule);

/// Name columns: the only ones that may elide. Their cells have the whole name as a tooltip.
void setNameColumns(QAbstractItemView& view, const std::vector<int>& columns);
[[nodiscard]] bool isNameColumn(const QAbstractItemView& view, int column);
/// Those of them that hold sentences, which elide at their end.
void setSentenceColumns(QAbstractItemView& view, const std::vector<int>& columns);
[[nodiscard]] bool isSentenceColumn(const QAbstractItemView& view, int column);

/// Calls `changed` once after any number of changes to what `model` shows, when control returns to the event loop.
void watchContents(const QAbstractItemModel& model, QObject* owner, std::function<void()> changed);

/// Keeps the columns of a table fitted to what it shows: after every change of its contents, headers or width. A column
/// does not become narrower while rows are added or change, so that a table does not jump while somebody watches it.
class ColumnFitter : public QObject {
    Q_OBJECT
public:
    struct Name {
        int column, least;
        bool sentence = false;
    };
    struct Roles {
        int taker = -1;               ///< as in FitRule
        std::vector<Name> names;      ///< elide, in this order
        std::vector<int> spare;       ///< as in FitRule
        std::vector<int> empty = {};  ///< as in FitRule
    };
    /// The table must have its model.
    ColumnFitter(QTableView& table, Roles roles);
    void setRoles(Roles roles);
    void fit();
    /// The width that all columns together ask for.
    [[nodiscard]] int wholeWidth() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView& table_;
    Roles roles_;
    std::vector<int> widest_;  ///< by column, since the contents were replaced
    bool fitting_ = false;
};

}  // namespace epochal::ui
