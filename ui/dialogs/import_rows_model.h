#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/interop/price_csv.h"

namespace epochal::ui {

/// The rows of a price list before they are imported: verdict, offer, what is wrong and where, and what to do.
class ImportRowsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Line, Judged, Title, Kind, Price, Where, What, Remedy, ColumnCount };
    explicit ImportRowsModel(QObject* parent = nullptr);

    void setImport(PriceImport import);
    [[nodiscard]] const PriceImport& import() const { return import_; }
    /// Without a value, rows of every verdict are shown.
    void setVerdict(std::optional<RowVerdict> verdict);
    void setText(const QString& text);
    void setAcceleratorsOnly(bool only);
    void setFlaggedToo(bool flagged);
    /// What would be imported: rows that match the text and the accelerator choice, whatever verdict is displayed.
    [[nodiscard]] std::vector<Offer> taken() const;
    [[nodiscard]] int takenCount() const { return takenCount_; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();
    void count();

    PriceImport import_;
    std::vector<std::size_t> lines_;
    std::optional<RowVerdict> verdict_;
    ImportChoice choice_;
    int takenCount_ = 0;
};

}  // namespace epochal::ui
