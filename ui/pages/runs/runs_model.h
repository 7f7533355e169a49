#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "core/catalogue/catalogue.h"

namespace epochal::ui {

/// Rows of the runs table: one column a RunColumn, in its order. Values are snapshots from the catalogue; sorting is
/// the catalogue's too, so sort() only asks for it. GUI thread.
class RunsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum ItemRole { CurveRole = Qt::UserRole + 1, IdRole };
    static constexpr int kColumns = static_cast<int>(RunColumn::Started) + 1;

    explicit RunsModel(QObject* parent = nullptr);

    void setRows(std::vector<RunRow> rows);
    /// Replaces the figures of a run in progress; its number, tags, note and archive mark stay.
    void refresh(const RunRow& row);
    /// Rows left out until the next call: those on their way to the trash.
    void setHidden(const QStringList& ids);

    [[nodiscard]] const std::vector<RunRow>& rows() const { return rows_; }
    [[nodiscard]] const RunRow* at(int row) const;
    [[nodiscard]] int rowOfId(const QString& id) const;  ///< -1 when not listed

    /// Head without its unit, for menus and files.
    [[nodiscard]] static QString title(RunColumn column);
    /// Unit as shown in the head; money's is the rows' currency, or none where they differ.
    [[nodiscard]] QString unit(RunColumn column) const;
    [[nodiscard]] static bool rightAligned(RunColumn column);
    [[nodiscard]] static bool shownAtFirst(RunColumn column);

    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void sortRequested(epochal::RunColumn column, bool descending);

private:
    [[nodiscard]] QString text(const RunRow& row, RunColumn column) const;
    [[nodiscard]] QString toolTip(const RunRow& row, RunColumn column) const;
    void findCurrency();

    std::vector<RunRow> all_, rows_;
    QStringList hidden_;
    QString currency_;
};

}  // namespace epochal::ui
