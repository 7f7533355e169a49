#pragma once

#include <QAbstractTableModel>
#include <QDate>
#include <vector>

#include "core/economics/offer.h"

namespace epochal::ui {

/// Offers to choose from: this machine first, then what can be ranked, cheapest first, then what cannot, with the
/// reason. GUI thread.
class OffersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Title, Memory, Price, ColumnCount };
    enum ItemRole { IdRole = Qt::UserRole + 1, DetailRole, WarningRole, ChosenRole, RankedRole };
    /// A price older than this is marked.
    static constexpr int kOldDays = 365;

    explicit OffersModel(QObject* parent = nullptr);

    void setOffers(std::vector<Offer> offers);
    void setSearch(const QString& text);
    void setChosen(const QString& id);
    [[nodiscard]] const Offer* chosen() const;
    [[nodiscard]] const Offer* at(int row) const;
    [[nodiscard]] int rowOfId(const QString& id) const;
    [[nodiscard]] const std::vector<Offer>& all() const { return all_; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filter();
    std::vector<Offer> all_;
    std::vector<std::size_t> shown_;
    QString search_, chosen_;
};

/// An offer's name in lists: "This machine, lab-2", "AWS g6.12xlarge, 4 x L4".
[[nodiscard]] QString offerName(const Offer& offer);

/// Days since the price, by the latest day its date allows; nothing when no date is known.
[[nodiscard]] std::optional<int> ageInDays(const Offer& offer, const QDate& today);

}  // namespace epochal::ui
