#pragma once

#include <QAbstractItemModel>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>

namespace epochal::ui {

/// The distinct texts of a model's columns. Texts are elided by what tells them apart from all others of their column,
/// not from those beside them, so that equal texts look equal and keep their look when rows are sorted.
class ColumnTexts : public QObject {
    Q_OBJECT
public:
    /// How many of its first characters a cell's text shares with another text of its column.
    [[nodiscard]] qsizetype sharedStart(const QModelIndex& index);

private:
    void watch(const QAbstractItemModel* model);
    const QStringList& sortedTexts(int column);
    QPointer<const QAbstractItemModel> model_;
    QHash<int, QStringList> sorted_;  ///< by column, until it changes
};

}  // namespace epochal::ui
