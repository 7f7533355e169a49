#pragma once

#include <QDialog>

#include "core/economics/offer.h"

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
    QDoubleSpinBox* add(const QString& label, const QString& objectName, double value, double maximum, int decimals);
    [[nodiscard]] OwnMachine own() const;
    [[nodiscard]] QString currency() const;
    void compute();
    void writeUnits();

    Offer offer_;
    QGridLayout* grid_;
    QLineEdit* currency_;
    QDoubleSpinBox *purchase_, *resale_, *years_, *use_, *watts_, *tariff_, *hosting_;
    QList<QLabel*> units_;
    QLabel *formula_, *price_;
    QDialogButtonBox* buttons_;
};

}  // namespace epochal::ui
