#pragma once

#include <QScrollArea>
#include <optional>

#include "core/catalogue/grouping.h"

class QLabel;

namespace epochal::ui {

class Facts;
class FactsSection;

/// What the inspector shows of several runs: how many are in each state, their cost and times. Of those selected also
/// their means, where they repeat one measurement, and what they have in common.
class RunTotals : public QScrollArea {
    Q_OBJECT
public:
    explicit RunTotals(QWidget* parent = nullptr);
    /// All runs listed; none: no run is listed.
    void showListed(const std::optional<RunGroup>& listed);
    /// `first` is one of the runs.
    void showSelected(const RunGroup& selected, const RunRow& first);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    std::optional<RunGroup> runs_;
    std::optional<RunRow> first_;  ///< of those selected
    QLabel *head_, *sentence_;
    QWidget* rule_;  ///< between them
    Facts* facts_;
    FactsSection *means_, *common_;
};

}  // namespace epochal::ui
