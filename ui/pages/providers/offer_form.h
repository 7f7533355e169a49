#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <array>
#include <map>

#include "core/economics/offer.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace epochal::ui {

class AmountField;

/// The kinds of price of what is not one's own, in the form's order.
inline constexpr std::array kRentedKinds{PriceKind::OnDemand, PriceKind::Spot, PriceKind::Reserved, PriceKind::Monthly};

/// The fields of one offer. Which of them are shown follows the price kind; an own machine has its own.
class OfferForm : public QWidget {
    Q_OBJECT
public:
    explicit OfferForm(QWidget* parent = nullptr);

    void setOffer(const Offer& offer);  ///< without changed()
    /// The offer as it stands in the fields; what they do not show stays as it was. An own machine's price is computed.
    [[nodiscard]] Offer offer() const;
    /// The first thing that keeps it from being saved, in the window's words; its field is marked. Empty = none.
    [[nodiscard]] QString problem();
    /// Scrolls to the topmost field that problem() marked, and gives it the focus.
    void revealProblem();
    /// What stands below the fields of the price and above those of the machine.
    void setCost(QWidget* cost);
    void focusFirst();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Field {
        Kind,
        Price,
        Month,
        Upfront,
        Term,
        Use,
        Purchase,
        Resale,
        Years,
        OwnUse,
        Watts,
        Tariff,
        Hosting,
        Currency,
        Tax,
        TaxRate,
        Quantum,
        Minimum,
        Scope,
        Provider,
        Instance,
        Region,
        Accelerator,
        Count,
        Memory,
        Processors,
        Ram,
        Date,
        Source
    };
    struct Row {
        QLabel* label = nullptr;
        QWidget* field = nullptr;
        QLabel* unit = nullptr;
    };
    void addHeading();
    Row& addRow(Field field, QWidget* widget);
    AmountField* addAmount(Field field);
    QLineEdit* addLine(Field field);
    QComboBox* addCombo(Field field, int items);
    [[nodiscard]] bool shows(Field field) const;
    [[nodiscard]] Field fieldOf(const std::string& member) const;
    [[nodiscard]] PriceKind kind() const;
    [[nodiscard]] AmountField* amountField(Field field) const;
    [[nodiscard]] std::optional<Decimal> amount(Field field) const;
    [[nodiscard]] double real(Field field) const;
    [[nodiscard]] std::string line(Field field) const;
    [[nodiscard]] OwnMachine ownMachine() const;
    void setOwn(const OwnMachine& own);
    void edited();
    void arrange();
    void retranslate();
    void fillKinds();

    Offer offer_;
    QGridLayout* grid_;
    int costRow_ = 0;
    std::map<Field, Row> rows_;
    QList<QLabel*> headings_;
    QPlainTextEdit* notes_;
    QLabel* notesLabel_;
    bool setting_ = false;
    QWidget* wrong_ = nullptr;  ///< the topmost field that keeps the offer from being saved
};

}  // namespace epochal::ui
