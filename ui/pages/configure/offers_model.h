#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/analysis/estimate.h"
#include "ui/pages/configure/cost_scale.h"

namespace epochal::ui {

/// Offers to choose from, with what the run would take on each: ranked by cost, then those that cannot be ranked, with
/// the reason. This machine comes first while it has no estimate. GUI thread.
class OffersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Title, Memory, Time, CostRange, Cost, ColumnCount };
    enum ItemRole {
        IdRole = Qt::UserRole + 1,
        DetailRole,   ///< second line of the cell
        BriefRole,    ///< of an offer: the same where there is no room for it, with the price's age, or the billing,
                      ///< alone
        WarningRole,  ///< the second line is a warning
        ChosenRole,
        RankedRole,
        ReasonRole,  ///< why it is not ranked
        FitsRole,    ///< bool, or nothing if unknown
        RangeRole    ///< low, mid and high of the cost as positions on the scale
    };

    explicit OffersModel(QObject* parent = nullptr);
    [[nodiscard]] const CostScale& costScale() const { return scale_; }

    /// Offers without estimates yet: cheapest per hour first.
    void setOffers(std::vector<Offer> offers);
    void setEstimates(std::vector<Estimate> estimates);
    void setAgeLimit(int days);  ///< an older price is marked
    void setSearch(const QString& text);
    void setChosen(const QString& id);
    [[nodiscard]] const Offer* at(int row) const;
    [[nodiscard]] const Estimate* estimateAt(int row) const;
    [[nodiscard]] const std::vector<Estimate>& estimates() const { return estimates_; }
    [[nodiscard]] int rowOfId(const QString& id) const;
    [[nodiscard]] const std::vector<Offer>& all() const { return all_; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filter();
    void scale();
    [[nodiscard]] QVariant display(const Estimate& estimate, int column) const;
    [[nodiscard]] QString detail(const Estimate& estimate, int column) const;
    [[nodiscard]] QString brief(const Estimate& estimate) const;
    [[nodiscard]] QString toolTip(const Estimate& estimate) const;

    std::vector<Offer> all_;
    std::vector<Estimate> estimates_;
    std::vector<std::size_t> shown_;
    QString search_, chosen_, currency_ = QStringLiteral("USD");
    CostScale scale_;
    double typicalSeconds_ = 600;  ///< decides the unit of the column
    int ageLimit_;
};

/// An offer's name in lists: "This machine, lab-2", "AWS g6.12xlarge, 4 × L4".
[[nodiscard]] QString offerName(const Offer& offer);

/// Two decimals; none from 100 up; below 0.10, as many as show two digits.
[[nodiscard]] QString shortAmount(double amount);

/// An estimate's time: whole minutes from ten minutes to an hour, otherwise in the usual format.
[[nodiscard]] QString shortTime(double seconds);

}  // namespace epochal::ui
