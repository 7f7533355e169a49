#pragma once

#include <QDialog>

#include "core/economics/rates.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace epochal::ui {

class AmountField;
class DateField;
class Workbench;

/// Dated exchange rates: the saved ones, and a line to enter one. None are shipped; an amount without a rate is never
/// converted.
class RatesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RatesDialog(Workbench& workbench, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void add();
    void remove();
    void say(const Status& outcome);
    void retranslate();

    Workbench& workbench_;
    QLabel* about_;
    QTableWidget* table_;
    QLabel *one_, *worth_, *on_, *by_;
    QLineEdit *from_, *to_, *source_;
    DateField* date_;
    AmountField* factor_;
    QLabel* problem_;
    QPushButton *add_, *remove_;
    QDialogButtonBox* buttons_;
};

}  // namespace epochal::ui
