#pragma once

#include <QHash>
#include <QTreeView>
#include <vector>

#include "ui/tables/column_fit.h"

class QMenu;

namespace epochal::ui {

class CompareModel;

/// The tree of groups and rows: widths from headers and cells, two-line headers, a column menu. A column is shown where
/// it has something to say and room, unless the user chose otherwise.
class CompareTable : public QTreeView {
    Q_OBJECT
public:
    explicit CompareTable(CompareModel* model, QWidget* parent = nullptr);

    /// Call when the contents changed: expands and spans the groups, shows and fits the columns.
    void renew();
    void fillColumnsMenu(QMenu* menu);
    [[nodiscard]] QStringList selectedIds() const;
    /// The user's choices of columns, "cost=1 audit=0".
    [[nodiscard]] QStringList columnChoices() const;
    void setColumnChoices(const QStringList& choices);
    /// Height that shows every row without scrolling.
    [[nodiscard]] int wholeHeight() const;

Q_SIGNALS:
    void opened(const QString& id);
    void epochAsked();
    void columnsChosen();  ///< the user changed what columnChoices() returns

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] int headWidth(int column) const;
    [[nodiscard]] int widthOf(int column, bool fewer = false) const;
    [[nodiscard]] bool isWanted(int column) const;
    [[nodiscard]] std::vector<int> widthsFor(std::vector<ColumnNeed> needs, int leastName) const;
    void fit();

    CompareModel* compared_;
    QHash<QString, bool> chosen_;
    bool fitting_ = false;
};

}  // namespace epochal::ui
