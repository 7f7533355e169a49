#include "ui/pages/providers/prices_table.h"

#include <QHeaderView>

#include "ui/pages/providers/prices_model.h"

namespace epochal::ui {

namespace {

constexpr int kShownAtFirst = static_cast<int>(PriceColumn::Source) + 1;
constexpr int kNarrowest = 32;
constexpr int kIcon = 26;  ///< px, before an old price's age

constexpr int at(PriceColumn column) {
    return static_cast<int>(column);
}

}  // namespace

PricesTable::PricesTable(PricesModel* model, QWidget* parent)
    : FittedTable({.always = at(PriceColumn::Instance),
                   .taker = at(PriceColumn::Source),
                   .elastic = {{at(PriceColumn::Source), 76},
                               {at(PriceColumn::Instance), 110},
                               {at(PriceColumn::Region), 80},
                               {at(PriceColumn::Accelerator), 72},
                               {at(PriceColumn::Provider), 70}},
                   .spare = {at(PriceColumn::Source), at(PriceColumn::Quantum), at(PriceColumn::Covers),
                             at(PriceColumn::Dated), at(PriceColumn::Count), at(PriceColumn::Kind)}},
                  kNarrowest, parent) {
    setObjectName(QStringLiteral("priceTable"));
    setModel(model);
    horizontalHeader()->setSortIndicator(at(PriceColumn::PerAccelerator), Qt::AscendingOrder);
    setSortingEnabled(true);
    showOnly([](int column) { return column < kShownAtFirst; });
}

QString PricesTable::titleOf(int column) const {
    return PricesModel::columnTitle(static_cast<PriceColumn>(column));
}

QString PricesTable::nameOf(int column) const {
    return QString::number(column);
}

int PricesTable::besideWords(int column) const {
    return column == at(PriceColumn::Age) ? kIcon : 0;
}

}  // namespace epochal::ui
