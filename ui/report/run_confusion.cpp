#include "ui/report/run_confusion.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>
#include <utility>

#include "ui/report/report_cells.h"

namespace epochal::ui {
namespace {

constexpr std::int64_t kMostInMatrix = 16;  ///< columns that fit a page
constexpr std::size_t kMostListed = 20;

// Short names, because lupdate takes a qualified return type for the context of the texts after it.
using Cell = Report::Cell;
using Column = Report::Column;
using Row = Report::Row;
using Table = Report::Table;

class RunConfusion {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunConfusion)
public:
    RunConfusion(const ReportedConfusion& read, std::int64_t epoch, int number, const Formatter& format)
        : names_(read.classNames), confusion_(read.confusion), epoch_(epoch), number_(number), format_(format) {}

    [[nodiscard]] QList<Table> tables() {
        if (confusion_.classes() <= kMostInMatrix) return {matrix()};
        QList<Table> all;
        if (confusion_.wrong() > 0) all << pairs();
        all << least();
        return all;
    }

private:
    [[nodiscard]] QString name(std::int64_t label) const { return format_.text(className(names_, label)); }
    [[nodiscard]] Cell count(std::int64_t value) const {
        return cell(format_.integer(value), static_cast<double>(value));
    }
    [[nodiscard]] Cell share(const std::optional<double>& value) const {
        return value ? cell(format_.percentNumber(*value, 1), *value * 100) : dash();
    }
    [[nodiscard]] Table numbered(const QString& title) {
        Table table;
        //: of a report; %1: a number, %2: what the table is about, %3: number of an epoch
        table.title = tr("Table %1. %2, epoch %3").arg(format_.integer(number_++), title, format_.integer(epoch_));
        return table;
    }
    [[nodiscard]] QString wrong() const {
        return tr("%1 of %2 validation samples are wrong.")
            .arg(format_.integer(confusion_.wrong()), format_.integer(confusion_.samples()));
    }

    [[nodiscard]] Table matrix() {
        Table table = numbered(tr("Confusion matrix"));
        table.columns << Column{tr("True class"), false};
        for (std::int64_t label = 0; label < confusion_.classes(); ++label)
            table.columns << Column{format_.integer(label + 1)};
        //: heads of columns: shares of a class
        table.columns << Column{tr("Recall, %")} << Column{tr("Precision, %")};
        for (std::int64_t truth = 0; truth < confusion_.classes(); ++truth) {
            Row row;
            row.cells << words(format_.integer(truth + 1) + QLatin1Char(' ') + name(truth));
            for (std::int64_t predicted = 0; predicted < confusion_.classes(); ++predicted) {
                row.cells << count(confusion_.count(truth, predicted));
                row.cells.last().bold = truth == predicted;
            }
            row.cells << share(confusion_.recall(truth)) << share(confusion_.precision(truth));
            table.rows << row;
        }
        table.note = tr("Rows: the true class. Columns: the predicted class, by the numbers of the rows.") +
                     QLatin1Char(' ') + wrong();
        return table;
    }

    [[nodiscard]] Table pairs() {
        Table table = numbered(tr("Most confused classes"));
        table.columns = {
            {tr("True class"), false}, {tr("Predicted as"), false}, {tr("Wrong")}, {tr("Of")}, {tr("Share, %")}};
        for (const ConfusedPair& pair : confusion_.pairs(kMostListed)) {
            const double part = static_cast<double>(pair.count) / static_cast<double>(pair.of);
            table.rows << Row{
                {words(name(pair.truth)), words(name(pair.predicted)), count(pair.count), count(pair.of), share(part)}};
        }
        table.note = wrong();
        return table;
    }

    [[nodiscard]] Table least() {
        std::vector<std::int64_t> labels(static_cast<std::size_t>(confusion_.classes()));
        std::iota(labels.begin(), labels.end(), 0);
        std::erase_if(labels, [&](std::int64_t label) { return !confusion_.recall(label); });
        const std::size_t shown = std::min(kMostListed, labels.size());
        std::ranges::partial_sort(labels, labels.begin() + static_cast<std::ptrdiff_t>(shown), {},
                                  [&](std::int64_t label) { return std::pair(*confusion_.recall(label), label); });
        labels.resize(shown);
        Table table = numbered(tr("Classes recognized least"));
        //: noun, head of a column
        table.columns = {{tr("Class"), false}, {tr("Samples")}, {tr("Recall, %")}, {tr("Precision, %")}};
        for (const std::int64_t label : labels)
            table.rows << Row{{words(name(label)), count(confusion_.samplesOf(label)), share(confusion_.recall(label)),
                               share(confusion_.precision(label))}};
        table.note = tr("%1 of %2 classes are listed.")
                         .arg(format_.integer(static_cast<qint64>(shown)), format_.integer(confusion_.classes()));
        return table;
    }

    const std::vector<std::string>& names_;
    const Confusion& confusion_;
    const std::int64_t epoch_;
    int number_;
    const Formatter& format_;
};

}  // namespace

std::optional<ReportedConfusion> readConfusion(const RunDirectory& run, const Figures& figures) {
    const auto read = readPredictions(predictionsFile(run.path(), PredictionsOf::Best));
    if (!read || read->classes == 0 || read->answers.empty() || read->epoch != figures.bestEpoch) return std::nullopt;
    const auto point = std::ranges::find(figures.epochs, read->epoch, &EpochPoint::epoch);
    Confusion confusion(*read);
    if (point == figures.epochs.end() || point->top1 != std::optional(confusion.top1())) return std::nullopt;
    return ReportedConfusion{read->classNames, std::move(confusion)};
}

QList<Report::Table> confusionTables(const ReportedConfusion& read, std::int64_t epoch, int number,
                                     const Formatter& format) {
    return RunConfusion(read, epoch, number, format).tables();
}

}  // namespace epochal::ui
