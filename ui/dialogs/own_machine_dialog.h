#pragma once

#include <QDialog>
#include <vector>

#include "core/economics/offer_fields.h"

class QDialogButtonBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace epochal::ui {

/// What this machine costs per hour of use: purchase, resale, years, use, power, tariff and hosting, with the formula
/// and its numbers, updated as they are typed.
class OwnMachineDialog : public QDialog {
    Q_OBJECT
public:
    explicit OwnMachineDialog(const Offer& offer, QWidget* parent = nullptr);
    /// The offer as edited, dated today.
    [[nodiscard]] Offer offer() const;

private:
    struct Row {
        const OfferField* field;
        QDoubleSpinBox* box;
        QLabel* unit;
    };
    void add(const OfferField& field);
    [[nodiscard]] OwnMachine own() const;
    [[nodiscard]] QString currency() const;
    void compute();
    void writeUnits();

    Offer offer_;
    QGridLayout* grid_;
    QLineEdit* currency_;
    std::vector<Row> rows_;  ///< of the own machine's fields, in the table's order
    QLabel *formula_, *price_;
    QDialogButtonBox* buttons_;
};

}  // namespace epochal::ui
