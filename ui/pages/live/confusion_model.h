#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/confusion.h"

namespace epochal::ui {

/// An evaluation as the panel shows it: what was predicted, counted. Immutable, shared with other threads.
struct EvaluationResult {
    Predictions predictions;
    Confusion confusion;
    std::vector<ConfusedPair> pairs;  ///< the most confused
};

/// A class's name in the window's language.
[[nodiscard]] QString classText(const EvaluationResult& result, std::int64_t label);

/// The confusion matrix of some classes: a row for each true class, with its name, a column for each class it was taken
/// for, the rest of the row, and the row's sum. GUI thread.
class ConfusionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Of a cell: its count, its share of the row's sum and of the largest mistake shown, whether it is on the
    /// diagonal, whether it belongs to the chosen pair. Invalid outside of the matrix.
    enum Role { CountRole = Qt::UserRole + 10, ShareRole, HeatRole, DiagonalRole, ChosenRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setResult(std::shared_ptr<const EvaluationResult> result, std::vector<std::int32_t> classes);
    void choose(std::optional<ConfusedPair> pair);
    [[nodiscard]] int cells() const { return static_cast<int>(classes_.size()); }
    [[nodiscard]] int firstCell() const { return 1; }
    /// The heads of the two columns after the cells.
    [[nodiscard]] static QString otherHead();
    [[nodiscard]] static QString sumHead();
    /// Whether the classes shown are all there are: nothing is left for another column.
    [[nodiscard]] bool isWhole() const;
    /// The pair of a cell; nothing on the diagonal and outside.
    [[nodiscard]] std::optional<ConfusedPair> pairAt(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

private:
    [[nodiscard]] std::int64_t others(std::int32_t truth) const;
    [[nodiscard]] QVariant cellData(std::int32_t truth, std::int32_t predicted, int role) const;

    std::shared_ptr<const EvaluationResult> result_;
    std::vector<std::int32_t> classes_;
    std::optional<ConfusedPair> chosen_;
    std::int64_t mostWrong_ = 0;  ///< the largest mistake shown
};

/// The most confused pairs, one a row. GUI thread.
class PairsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Pair, Share, Wrong, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setResult(std::shared_ptr<const EvaluationResult> result);
    [[nodiscard]] const std::shared_ptr<const EvaluationResult>& result() const { return result_; }
    [[nodiscard]] std::optional<ConfusedPair> pairAt(int row) const;
    [[nodiscard]] int rowOf(const ConfusedPair& pair) const;  ///< -1 if it is not listed

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

private:
    std::shared_ptr<const EvaluationResult> result_;
};

/// "sneaker → tennis shoes".
[[nodiscard]] QString pairText(const EvaluationResult& result, const ConfusedPair& pair);

}  // namespace epochal::ui
