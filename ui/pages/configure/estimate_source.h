#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/analysis/estimate.h"

class QTimer;

namespace epochal::ui {

class SpecDocument;
class Workbench;

/// What every offer would take and cost for the present document: computed in the background shortly after an edit,
/// from the runs of the catalogue and the published rows that ship. GUI thread, nothing blocks.
class EstimateSource : public QObject {
    Q_OBJECT
public:
    EstimateSource(Workbench& workbench, SpecDocument& document, QObject* parent = nullptr);

    void setGoal(EstimateGoal goal);
    [[nodiscard]] EstimateGoal goal() const { return goal_; }
    /// For the latest price of every offer and for the chosen one, ranked; empty until the first are computed.
    [[nodiscard]] const std::vector<Estimate>& estimates() const { return estimates_; }
    /// The number of runs that they are for; that of the document may already be another.
    [[nodiscard]] int runs() const { return runs_; }

Q_SIGNALS:
    void changed();

private:
    using Entries = std::shared_ptr<const std::vector<Entry>>;
    void findOwn();
    void learn(const QStringList& ids);
    void loadPublished();
    void begin();

    Workbench& workbench_;
    SpecDocument& document_;
    EstimateGoal goal_ = EstimateGoal::Target;
    QTimer* soon_;
    bool busy_ = false, again_ = false;
    int runs_ = 0;
    Entries own_, published_;
    std::vector<Estimate> estimates_;
};

}  // namespace epochal::ui
