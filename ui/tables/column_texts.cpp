#include "ui/tables/column_texts.h"

#include <algorithm>

namespace epochal::ui {

namespace {

constexpr int kTextsRead = 4096;  ///< more would delay a frame

/// Of a tree, the rows without children: those above them are headings.
void addTexts(const QAbstractItemModel& model, int column, const QModelIndex& parent, QStringList& texts) {
    for (int row = 0, rows = model.rowCount(parent); row < rows && texts.size() < kTextsRead; ++row) {
        const QModelIndex first = model.index(row, 0, parent);
        if (model.hasChildren(first))
            addTexts(model, column, first, texts);
        else
            texts += model.index(row, column, parent).data().toString();
    }
}

}  // namespace

qsizetype ColumnTexts::sharedStart(const QModelIndex& index) {
    if (index.model() != model_) watch(index.model());
    const QStringList& texts = sortedTexts(index.column());
    const QString text = index.data().toString();
    qsizetype most = 0;
    const auto compare = [&](const QString& other) {
        const auto [mine, its] = std::mismatch(text.begin(), text.end(), other.begin(), other.end());
        most = std::max(most, static_cast<qsizetype>(mine - text.begin()));
    };
    // In order, those that share most are next to each other.
    const auto [same, after] = std::equal_range(texts.begin(), texts.end(), text);
    if (same != texts.begin()) compare(*(same - 1));
    if (after != texts.end()) compare(*after);
    return most;
}

void ColumnTexts::watch(const QAbstractItemModel* model) {
    if (model_) disconnect(model_, nullptr, this, nullptr);
    model_ = model;
    sorted_.clear();
    const auto forget = [this] { sorted_.clear(); };
    connect(model, &QAbstractItemModel::modelReset, this, forget);
    connect(model, &QAbstractItemModel::layoutChanged, this, forget);
    connect(model, &QAbstractItemModel::rowsInserted, this, forget);
    connect(model, &QAbstractItemModel::rowsRemoved, this, forget);
    connect(model, &QAbstractItemModel::columnsInserted, this, forget);
    connect(model, &QAbstractItemModel::columnsRemoved, this, forget);
    connect(model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& from, const QModelIndex& to) {
        if (!from.isValid()) return sorted_.clear();
        for (int column = from.column(); column <= to.column(); ++column) sorted_.remove(column);
    });
}

const QStringList& ColumnTexts::sortedTexts(int column) {
    const auto known = sorted_.constFind(column);
    if (known != sorted_.cend()) return *known;
    QStringList texts;
    addTexts(*model_, column, {}, texts);
    texts.sort();
    texts.removeDuplicates();
    return *sorted_.insert(column, texts);
}

}  // namespace epochal::ui
