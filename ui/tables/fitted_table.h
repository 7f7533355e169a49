#pragma once

#include <QSet>
#include <QTableView>
#include <functional>
#include <vector>

class QMenu;

namespace epochal::ui {

/// A table of many columns, chosen and moved by the user, each as wide as its values while the user sets no widths: one
/// column takes the room that is over, names give what is missing, and elide; then columns that can be spared are left
/// out until there is room for them. Fitted after every change of what it shows. Heads have two lines.
class FittedTable : public QTableView {
    Q_OBJECT
public:
    /// A column that may be narrower than its words, and the least it shrinks to, in pixels.
    struct Elastic {
        int column, least;
    };
    /// The column that is always shown, the one that takes what is over, those that give, and those that are left out
    /// where that is not enough, unless the user asked for them; in both the first one first.
    struct Roles {
        int always, taker;
        std::vector<Elastic> elastic;
        std::vector<int> spare;
    };
    FittedTable(Roles roles, int narrowest, QWidget* parent);

    /// Widths from heads and the widest of the first rows, unless the user has set widths.
    void fit();
    void fillColumnsMenu(QMenu* menu);
    /// Names of the columns shown, left to right, each with its width where the user set widths: "cost=80".
    [[nodiscard]] QStringList saveColumns() const;
    /// Names that are not known are passed over; an empty list changes nothing.
    void restoreColumns(const QStringList& saved);
    void setModel(QAbstractItemModel* model) override;

protected:
    /// Shows these columns alone. Hiding one by hand counts as setting widths.
    void showOnly(const std::function<bool(int)>& wanted);
    [[nodiscard]] virtual QString titleOf(int column) const = 0;
    [[nodiscard]] virtual QString nameOf(int column) const = 0;  ///< in settings
    /// Pixels of a cell that holds no words; 0 = as wide as its words.
    [[nodiscard]] virtual int drawnWidth(int column) const;
    /// Pixels of what stands beside a cell's words.
    [[nodiscard]] virtual int besideWords(int column) const;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int headWidth(int column) const;
    [[nodiscard]] int widthOf(int column) const;
    [[nodiscard]] bool isWanted(int column) const { return !isColumnHidden(column) || leftOut_.contains(column); }
    Roles roles_;
    QSet<int> leftOut_;        ///< for want of room
    std::vector<int> widest_;  ///< by column, since the contents were others
    bool ownWidths_ = false, fitting_ = false;
};

}  // namespace epochal::ui
