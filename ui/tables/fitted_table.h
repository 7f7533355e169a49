#pragma once

#include <QSet>
#include <QTableView>
#include <QTimer>
#include <functional>
#include <vector>

class QMenu;

namespace epochal::ui {

/// A table of many columns, which the user chooses and moves. While the user sets no widths, each is as wide as its
/// values: one column gets the remaining width; if room is short, names shrink and elide; then spare columns are left
/// out until there is room for them. Fitted again after every change of what it shows. Headers have two lines.
class FittedTable : public QTableView {
    Q_OBJECT
public:
    /// A column that may be narrower than its text, and its minimum width in pixels.
    struct Elastic {
        int column, least;
    };
    /// The column that is always shown; the one that gets the remaining width; those that shrink; and those that are
    /// left out if that is not enough, unless the user chose columns. Both lists are in order: the first one first.
    struct Roles {
        int always, taker;
        std::vector<Elastic> elastic;
        std::vector<int> spare;
    };
    FittedTable(Roles roles, int narrowest, QWidget* parent);

    /// Sets widths from the headers and the widest of the first rows, unless the user has set widths.
    void fit();
    void fillColumnsMenu(QMenu* menu);
    /// Names of the columns shown, left to right, each with its width if the user set widths: "cost=80".
    [[nodiscard]] QStringList saveColumns() const;
    /// Unknown names are skipped; an empty list changes nothing.
    void restoreColumns(const QStringList& saved);
    void setModel(QAbstractItemModel* model) override;

Q_SIGNALS:
    void columnsChosen();  ///< the user changed what saveColumns() returns; of a dragged border, once it rests

protected:
    /// Shows only these columns.
    void showOnly(const std::function<bool(int)>& wanted);
    [[nodiscard]] virtual QString titleOf(int column) const = 0;
    [[nodiscard]] virtual QString nameOf(int column) const = 0;  ///< in settings
    /// Width in pixels of what cells without text draw.
    [[nodiscard]] virtual int drawnWidth(int column) const;
    /// Width in pixels of what is beside a cell's text.
    [[nodiscard]] virtual int besideWords(int column) const;
    /// Width in pixels below which an elastic column's contents do not let it shrink.
    [[nodiscard]] virtual int leastWidth(int column) const;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int headWidth(int column) const;
    [[nodiscard]] int widthOf(int column) const;
    void keepShown();
    void choose(int column, bool shown);
    [[nodiscard]] bool isWanted(int column) const { return !isColumnHidden(column) || leftOut_.contains(column); }
    Roles roles_;
    const std::vector<int> spare_;  ///< before the user chose columns
    QSet<int> first_;               ///< shown at first; empty: not said
    QSet<int> leftOut_;             ///< for lack of room
    std::vector<int> widest_;       ///< by column, since the contents were replaced
    QTimer dragged_;
    bool ownWidths_ = false, fitting_ = false;
};

}  // namespace epochal::ui
