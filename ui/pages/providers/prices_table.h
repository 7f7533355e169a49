#pragma once

#include <QTableView>

class QMenu;

namespace epochal::ui {

class PricesModel;

/// The price book's table: two-line heads, columns as wide as their values, words that may elide where room is short.
class PricesTable : public QTableView {
    Q_OBJECT
public:
    explicit PricesTable(PricesModel* model, QWidget* parent = nullptr);

    void fit();
    void fillColumnsMenu(QMenu* menu);
    [[nodiscard]] QStringList saveColumns() const;  ///< those shown
    void restoreColumns(const QStringList& shown);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int headWidth(int column) const;
    [[nodiscard]] int widthOf(int column) const;
    bool ownWidths_ = false, fitting_ = false;
};

}  // namespace epochal::ui
