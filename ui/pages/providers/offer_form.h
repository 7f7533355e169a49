#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <vector>

#include "core/economics/offer_fields.h"

class QGridLayout;
class QLabel;

namespace epochal::ui {

/// The fields of one offer, from the table of them (core/economics/offer_fields.h), in its order. The price kind
/// determines which of them are shown. A field's widget is called "offer-" and the field's key.
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
    struct Row {
        const OfferField* field = nullptr;
        QLabel* label = nullptr;
        QWidget* widget = nullptr;
        QLabel* unit = nullptr;  ///< null: the widget takes its place
    };
    void addHeading();
    void addRow(const OfferField& field);
    [[nodiscard]] QWidget* widgetOf(const OfferField& field);
    [[nodiscard]] bool shows(const Row& row) const;
    [[nodiscard]] const Row& rowOf(const char* key) const;
    [[nodiscard]] PriceKind kind() const;
    /// What has been entered, in the form that setText reads.
    [[nodiscard]] static std::string entered(const Row& row);
    static void fill(const Row& row, const Offer& offer);
    /// Puts everything entered into `offer` and returns what is wrong with it, by row.
    std::vector<std::pair<const Row*, QString>> take(Offer& offer) const;
    void edited();
    void arrange();
    void retranslate();

    Offer offer_;
    QGridLayout* grid_;
    int costRow_ = 0;
    std::vector<Row> rows_;
    QList<QLabel*> headings_;
    bool setting_ = false;
    QWidget* wrong_ = nullptr;  ///< the topmost field that keeps the offer from being saved
};

}  // namespace epochal::ui
