#include "ui/pages/configure/table_scan.h"

#include <QTimer>
#include <utility>

namespace epochal::ui {

namespace {

constexpr int kTypingPause = 350;  ///< ms

bool isSameTable(const RunSpec::Data& a, const RunSpec::Data& b) {
    return a.file == b.file && a.column == b.column && a.predicts == b.predicts && a.ignored == b.ignored &&
           a.validationShare == b.validationShare && a.trainImages == b.trainImages &&
           a.validationImages == b.validationImages;
}

QStringList namesOf(const TableDescription& table) {
    QStringList names;
    for (const TableColumn& column : table.columns) names += QString::fromStdString(column.name);
    return names;
}

}  // namespace

TableScan::TableScan(Background& background, QObject* parent)
    : QObject(parent), background_(background), soon_(new QTimer(this)) {
    soon_->setSingleShot(true);
    soon_->setInterval(kTypingPause);
    connect(soon_, &QTimer::timeout, this, &TableScan::begin);
}

void TableScan::stop() {
    soon_->stop();
    if (stopped_) stopped_->store(true);
    stopped_.reset();
}

void TableScan::look(const RunSpec::Data& data) {
    const bool wanted = data.source == "table" && !data.file.empty();
    if (wanted ? asked_ && isSameTable(*asked_, data) : !asked_) return;
    stop();
    if (!wanted || !asked_ || asked_->file != data.file) {
        table_.reset();
        columns_.clear();
    }
    error_.reset();
    state_ = wanted ? State::Reading : State::Nothing;
    asked_ = wanted ? std::optional(data) : std::nullopt;
    if (wanted) soon_->start();
    Q_EMIT changed();
}

void TableScan::lookAgain() {
    if (asked_) begin();
}

void TableScan::begin() {
    stop();
    state_ = State::Reading;
    stopped_ = std::make_shared<std::atomic<bool>>(false);
    background_.read(
        this,
        [data = *asked_, stopped = stopped_](const std::stop_token& token) -> Answer {
            const auto goOn = [&] { return !stopped->load() && !token.stop_requested(); };
            Answer answer{describeTable(data, goOn), {}};
            if (answer.table) {
                answer.columns = namesOf(*answer.table);
            } else if (goOn()) {
                // Whatever is wrong with the columns that the spec names, others can be chosen.
                RunSpec::Data plain;
                plain.source = data.source;
                plain.file = data.file;
                plain.predicts = "class";
                if (const auto table = describeTable(plain, goOn)) answer.columns = namesOf(*table);
            }
            return answer;
        },
        [this, pass = stopped_](Answer answer) {
            if (pass == stopped_) take(std::move(answer));
        });
}

void TableScan::take(Answer answer) {
    stopped_.reset();
    state_ = answer.table ? State::Read : State::Wrong;
    error_ = answer.table ? std::nullopt : std::optional(answer.table.error());
    table_ = answer.table ? std::make_shared<const TableDescription>(*std::move(answer.table)) : nullptr;
    columns_ = std::move(answer.columns);
    Q_EMIT changed();
}

}  // namespace epochal::ui
