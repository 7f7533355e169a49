#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <deque>
#include <optional>
#include <set>
#include <variant>

#include "core/base/result.h"
#include "core/events/event.h"

namespace epochal::ui {

/// What went wrong or needs attention, newest first, with its remedy. A problem that occurs again, here or in another
/// run, increases its count instead of adding a row; beyond kMost different ones, the oldest are dropped. GUI thread.
class Issues : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Parts of the program that have problems of their own.
    enum class Part { Catalogue, Comparison, Presets, Prices, Queue, Reports, Runs };
    /// What has the problem: a part of the program, or a run, file or other thing by its name.
    using Origin = std::variant<Part, QString>;
    /// In the current language.
    [[nodiscard]] static QString nameOf(const Origin& origin);
    enum Column { Time, What, Source, Remedy, ColumnCount };
    static constexpr int kMost = 1000;
    struct Issue {
        Severity severity = Severity::Error;
        Error error;
        Origin source;             ///< the latest
        std::set<Origin> sources;  ///< all, the latest included
        qint64 utcMillis = 0;
        int times = 1;
    };
    explicit Issues(QObject* parent = nullptr);

    /// `when`: of what happened, in UTC milliseconds; now where it is not known.
    void add(Severity severity, const Error& error, const Origin& source, std::optional<qint64> when = {});
    void remove(int row);
    void clear();
    [[nodiscard]] const std::deque<Issue>& all() const { return issues_; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] static QByteArray keyOf(const Issue& issue);
    [[nodiscard]] int rowOfAge(qint64 age) const;

    std::deque<Issue> issues_;
    std::deque<qint64> orders_;       ///< parallel to issues_: sequence number of each, descending
    QHash<QByteArray, qint64> ages_;  ///< sequence number by severity, what and where
    qint64 added_ = 0;
};

}  // namespace epochal::ui
