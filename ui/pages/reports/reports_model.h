#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "ui/pages/reports/kept_reports.h"

namespace epochal::ui {

/// Saved reports, newest first: title, and below it date, kind and language.
class ReportsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum { SecondRole = Qt::UserRole, IdRole };
    using QAbstractListModel::QAbstractListModel;

    /// Inserts it by age, or replaces the one with the same id.
    void put(const KeptReport& report);
    void remove(const QString& id);
    [[nodiscard]] const KeptReport* at(const QModelIndex& index) const;
    [[nodiscard]] int rowOf(const QString& id) const;
    [[nodiscard]] const QList<KeptReport>& reports() const { return reports_; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] static QString kindName(ReportKind kind);

private:
    QList<KeptReport> reports_;
};

/// Two lines, the first one the title.
class ReportsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
