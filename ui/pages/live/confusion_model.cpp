#include "ui/pages/live/confusion_model.h"

#include <algorithm>

#include "core/analysis/statistics.h"
#include "ui/format/formatter.h"
#include "ui/tables/bar_delegate.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

QString classText(const EvaluationResult& result, std::int64_t label) {
    return Formatter::current().text(className(result.predictions.classNames, label));
}

QString pairText(const EvaluationResult& result, const ConfusedPair& pair) {
    return classText(result, pair.truth) + QStringLiteral(" → ") + classText(result, pair.predicted);
}

void ConfusionModel::setResult(std::shared_ptr<const EvaluationResult> result, std::vector<std::int32_t> classes) {
    if (result_ == result && classes_ == classes) return;
    beginResetModel();
    result_ = std::move(result);
    classes_ = std::move(classes);
    chosen_.reset();
    mostWrong_ = 0;
    for (const std::int32_t truth : classes_)
        for (const std::int32_t predicted : classes_)
            if (truth != predicted) mostWrong_ = std::max(mostWrong_, result_->confusion.count(truth, predicted));
    endResetModel();
}

void ConfusionModel::choose(std::optional<ConfusedPair> pair) {
    if (chosen_ == pair) return;
    chosen_ = pair;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {ChosenRole});
}

bool ConfusionModel::isWhole() const {
    return result_ && std::ssize(classes_) == result_->confusion.classes();
}

std::optional<ConfusedPair> ConfusionModel::pairAt(const QModelIndex& index) const {
    const int cell = index.column() - firstCell();
    if (!index.isValid() || cell < 0 || cell >= cells() || cell == index.row()) return std::nullopt;
    const std::int32_t truth = classes_[static_cast<std::size_t>(index.row())],
                       predicted = classes_[static_cast<std::size_t>(cell)];
    return ConfusedPair{truth, predicted, result_->confusion.count(truth, predicted),
                        result_->confusion.samplesOf(truth)};
}

std::int64_t ConfusionModel::others(std::int32_t truth) const {
    std::int64_t rest = result_->confusion.samplesOf(truth);
    for (const std::int32_t predicted : classes_) rest -= result_->confusion.count(truth, predicted);
    return rest;
}

int ConfusionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : cells();
}

int ConfusionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : cells() + 3;
}

QVariant ConfusionModel::cellData(std::int32_t truth, std::int32_t predicted, int role) const {
    const std::int64_t count = result_->confusion.count(truth, predicted), of = result_->confusion.samplesOf(truth);
    const Formatter& write = Formatter::current();
    switch (role) {
        case Qt::DisplayRole:
            return count > 0 ? write.integer(count) : QString();
        case Qt::TextAlignmentRole:
            return Qt::AlignCenter;
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
            return truth == predicted
                       //: %1: how many, %2: of how many, %3: a class of images or rows
                       ? tr("%1 of %2 samples of %3 recognized")
                             .arg(write.integer(count), write.integer(of), classText(*result_, truth))
                       //: %1: how many, %2: of how many, %3 and %4: classes of images or rows
                       : tr("%1 of %2 samples of %3 predicted as %4")
                             .arg(write.integer(count), write.integer(of), classText(*result_, truth),
                                  classText(*result_, predicted));
        case CountRole:
            return static_cast<qint64>(count);
        case ShareRole:
            return shareOf(static_cast<double>(count), static_cast<double>(of));
        case HeatRole:
            return mostWrong_ > 0 ? static_cast<double>(count) / static_cast<double>(mostWrong_) : 0.0;
        case DiagonalRole:
            return truth == predicted;
        case ChosenRole:
            return chosen_ && chosen_->truth == truth && chosen_->predicted == predicted;
        default:
            return {};
    }
}

QVariant ConfusionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const std::int32_t truth = classes_[static_cast<std::size_t>(index.row())];
    const int cell = index.column() - firstCell();
    if (cell >= 0 && cell < cells()) return cellData(truth, classes_[static_cast<std::size_t>(cell)], role);
    const Formatter& write = Formatter::current();
    if (role == Qt::TextAlignmentRole)
        return cell < 0 ? QVariant(Qt::AlignLeft | Qt::AlignVCenter) : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && cell >= 0) return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (cell < 0) return write.integer(index.row() + 1) + QStringLiteral("  ") + classText(*result_, truth);
    if (cell > cells()) return write.integer(result_->confusion.samplesOf(truth));
    const std::int64_t rest = others(truth);
    return rest > 0 ? write.integer(rest) : Formatter::dash();
}

QVariant ConfusionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const int cell = section - firstCell();
    if (role == Qt::TextAlignmentRole)
        return cell < 0          ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
               : cell >= cells() ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                 : QVariant(Qt::AlignCenter);
    if (role == Qt::FontRole) return Theme::instance().font(Type::Secondary);
    if (role == Qt::ToolTipRole && cell >= 0 && cell < cells())
        //: %1: a class of images or rows
        return tr("Predicted as %1").arg(classText(*result_, classes_[static_cast<std::size_t>(cell)]));
    if (role != Qt::DisplayRole) return {};
    if (cell < 0) return {};
    if (cell < cells()) return Formatter::current().integer(cell + 1);
    return cell == cells() ? otherHead() : sumHead();
}

QString ConfusionModel::otherHead() {
    //: head of a column of a matrix: samples taken for classes that are not shown
    return tr("other");
}

QString ConfusionModel::sumHead() {
    //: head of a column of a matrix: all samples of a class, "5 of 12"
    return tr("of", "samples in all");
}

void ConfusionModel::retranslate() {
    beginResetModel();
    endResetModel();
}

void PairsModel::setResult(std::shared_ptr<const EvaluationResult> result) {
    beginResetModel();
    result_ = std::move(result);
    endResetModel();
}

std::optional<ConfusedPair> PairsModel::pairAt(int row) const {
    if (!result_ || row < 0 || row >= rowCount()) return std::nullopt;
    return result_->pairs[static_cast<std::size_t>(row)];
}

int PairsModel::rowOf(const ConfusedPair& pair) const {
    for (int row = 0; row < rowCount(); ++row) {
        const ConfusedPair& one = result_->pairs[static_cast<std::size_t>(row)];
        if (one.truth == pair.truth && one.predicted == pair.predicted) return row;
    }
    return -1;
}

int PairsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !result_ ? 0 : static_cast<int>(result_->pairs.size());
}

int PairsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PairsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ConfusedPair& pair = result_->pairs[static_cast<std::size_t>(index.row())];
    const Formatter& write = Formatter::current();
    const double share = static_cast<double>(pair.count) / static_cast<double>(pair.of);
    if (role == BarDelegate::kShareRole) return index.column() == Share ? QVariant(share) : QVariant();
    if (role == Qt::TextAlignmentRole && index.column() == Wrong) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
        case Pair:
            return pairText(*result_, pair);
        case Share:
            return write.percent(share, 0);
        default:
            //: of the samples of a class: how many are wrong
            return tr("%1 of %2").arg(write.integer(pair.count), write.integer(pair.of));
    }
}

QVariant PairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section != Pair) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    //: head of a column: true class and the class it was taken for
    if (section == Pair) return tr("True → predicted");
    //: head of a column: number of samples
    return section == Wrong ? tr("Wrong") : QString();
}

void PairsModel::retranslate() {
    beginResetModel();
    endResetModel();
}

}  // namespace epochal::ui
