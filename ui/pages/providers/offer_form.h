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

/// The price kinds of machines that the user does not own, in the form's order.
inline constexpr std::array kRentedKinds{PriceKind::OnDemand, PriceKind::Spot, PriceKind::Reserved, PriceKind::Monthly};

/// The fields of one offer. The price kind determines which of them are shown; the user's own machine has different
/// ones.
class OfferForm : public QWidget {
    Q_OBJECT
public:
    explicit OfferForm(QWidget* parent = nullptr);

    void setOffer(const Offer& offer);  ///< without changed()
    /// The offer as entered; members that have no field keep their values. The price of the user's own machine is
    /// computed.
    [[nodiscard]] Offer offer() const;
    /// The first problem that keeps the offer from being saved, in the window's language; its field is marked. Empty =
    /// none.
    [[nodiscard]] QString problem();
    /// Scrolls to the topmost field that problem() marked, and gives it the focus.
    void revealProblem();
    /// Places `cost` below the fields of the price and above those of the machine.
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
