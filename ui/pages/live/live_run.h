#pragma once

#include "core/analysis/estimate_record.h"
#include "core/analysis/figures.h"
#include "core/analysis/verdict.h"
#include "core/economics/offer.h"
#include "core/launch/run_job.h"
#include "core/spec/run_spec.h"
#include "ui/view/run_charts.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

/// A run as the Live page shows it. The references are valid only while the page is being filled.
struct LiveRun {
    const Figures& figures;
    const RunSpec& spec;
    const Offer& offer;
    bool active = false;  ///< still running or waiting
    qint64 nowUtcMillis = 0;
    qint64 number = 0;  ///< in the catalogue; 0 = not known yet
    std::optional<ReferenceRun> reference = {};
    std::optional<KeptEstimate> estimate = {};  ///< made at launch
    bool elsewhere = false;             ///< the run is not on the hardware of its offer: its costs are a what-if
    std::optional<Command> asked = {};  ///< Stop or StopAfterEpoch, requested but not carried out yet
    Companions sessions = {};           ///< that may say more about what limits it
    std::optional<Demand> demand = {};  ///< of a session that only reads: by a run that trained on the same
    std::int64_t cores = 0;             ///< of its machine, logical; 0 = not known

    operator ChartedRun() const {
        return {figures, spec, offer, active, reference ? &*reference : nullptr, Formatter::current()};
    }
};

}  // namespace epochal::ui
