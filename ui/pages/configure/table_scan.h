#pragma once

#include <QObject>
#include <QStringList>
#include <atomic>
#include <memory>
#include <optional>

#include "core/spec/table.h"
#include "ui/bridge/background.h"

class QTimer;

namespace epochal::ui {

/// What the table that a spec names contains: read in the background shortly after an edit. Another table, stop() and
/// the end of this object end the reading. GUI thread, nothing blocks.
class TableScan : public QObject {
    Q_OBJECT
public:
    enum class State { Nothing, Reading, Read, Wrong };

    explicit TableScan(Background& background, QObject* parent = nullptr);
    ~TableScan() override { stop(); }

    /// Reads the table unless this is already in progress or done. Until another file is named, what was found before
    /// stays known.
    void look(const RunSpec::Data& data);
    /// Reads it again at once, because it may have changed.
    void lookAgain();
    /// Stops what is in progress, until look() or lookAgain().
    void stop();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const std::shared_ptr<const TableDescription>& table() const { return table_; }
    /// Why it cannot be used, with the remedy; `where` is the path of the field to change.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    /// Names of the file's columns, also where the spec names one that it does not have.
    [[nodiscard]] const QStringList& columns() const { return columns_; }

Q_SIGNALS:
    void changed();

private:
    struct Answer {
        Result<TableDescription> table;
        QStringList columns;
    };
    void begin();
    void take(Answer answer);

    Background& background_;
    QTimer* soon_;
    std::shared_ptr<std::atomic<bool>> stopped_;  ///< of the pass in progress
    std::optional<RunSpec::Data> asked_;
    State state_ = State::Nothing;
    std::shared_ptr<const TableDescription> table_;
    std::optional<Error> error_;
    QStringList columns_;
};

}  // namespace epochal::ui
