#pragma once

#include "ui/tables/fitted_table.h"

namespace epochal::ui {

class PricesModel;

/// The price book's table. Its columns are saved by number.
class PricesTable : public FittedTable {
    Q_OBJECT
public:
    explicit PricesTable(PricesModel* model, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString titleOf(int column) const override;
    [[nodiscard]] QString nameOf(int column) const override;
    [[nodiscard]] int besideWords(int column) const override;
};

}  // namespace epochal::ui
