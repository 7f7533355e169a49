#include "core/analysis/figures.h"

namespace epochal {

/// Joins training and validation figures by epoch.
void RunRecord::joinEpochs() {
    figures_.epochs.clear();
    auto trained = trained_.cbegin();
    auto evaluated = evaluated_.cbegin();
    while (trained != trained_.cend() || evaluated != evaluated_.cend()) {
        EpochPoint& point = figures_.epochs.emplace_back();
        const bool both =
            trained != trained_.cend() && evaluated != evaluated_.cend() && trained->first == evaluated->first;
        const bool training =
            both || evaluated == evaluated_.cend() || (trained != trained_.cend() && trained->first < evaluated->first);
        if (training) {
            const Trained& one = trained->second;
            point.epoch = trained->first;
            point.at = one.at;
            point.utcMillis = one.utcMillis;
            point.trainTop1 = one.top1;
            point.trainLoss = one.loss;
            point.learningRate = one.learningRate;
            ++trained;
        }
        if (both || !training) {
            const Evaluated& one = evaluated->second;
            point.epoch = evaluated->first;
            point.at = one.at;
            point.utcMillis = one.utcMillis;
            point.top1 = one.top1;
            point.top5 = one.top5;
            point.loss = one.loss;
            point.auc = one.auc;
            point.rmse = one.rmse;
            point.mae = one.mae;
            point.r2 = one.r2;
            point.evaluationSeconds = one.seconds;
            ++evaluated;
        }
    }
    epochsDirty_ = false;
}

}  // namespace epochal
