#pragma once

#include <QString>
#include <optional>

#include "core/catalogue/run_rows.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// Another run with which a run is compared.
struct ReferenceRun {
    qint64 number = 0;
    QString machine;  ///< "1 × L4, OVHcloud l4-90"
    qint64 replicas = 1;
    double imagesPerSecond = 0;
    std::optional<double> perPrice;  ///< images/s per (currency / h), in the currency of the compared run
    QString price;                   ///< "1.00 USD/h (2024-05-07)", empty without a price
};

/// The run of the catalogue that says most about this one: same network, data and precision, finished, not itself. For
/// a run of several replicas, the latest one on a single device, for scaling efficiency; otherwise the one with the
/// most images/s per price in the same currency.
[[nodiscard]] std::optional<ReferenceRun> referenceFor(const RunRow& run, const RunRows& others,
                                                       const Formatter& format);

}  // namespace epochal::ui
