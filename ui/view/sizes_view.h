#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "core/analysis/sizes.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// What a training run would take from a session that read the same samples, if none were late.
struct Demand {
    double perSecond = 0;
    qint64 number = 0;  ///< of the run in the catalogue
    QString network;
};

/// The sizes that a session measured, and what they are judged by: from this the charts, the table and the sentences
/// are made, for the page and for reports alike. Refers to the run.
struct SizesView {
    const RunSpec& spec;
    const Offer& offer;
    const Figures& figures;
    Formatter format;
    bool elsewhere = false;       ///< the run is not on the hardware of its offer
    Percentile which = kLimited;  ///< the one that the limit is for
    double limit = 0;             ///< of latency, ms; 0 = none
    bool inProgress = false;
    std::optional<Demand> demand = {};  ///< of a session that only reads

    /// By the spec's own limit.
    static SizesView of(const RunSpec& spec, const Offer& offer, const Figures& figures, const Formatter& format) {
        return {spec, offer, figures, format, false, kLimited, limitOf(spec), false, {}};
    }
    /// Indexes of the sizes that are not being measured any more, the smallest first.
    [[nodiscard]] std::vector<std::size_t> inOrder() const;
    [[nodiscard]] std::optional<std::size_t> chosen() const { return fastestSize(figures.sizes, which, limit); }
    [[nodiscard]] std::int64_t size(std::size_t index) const { return figures.sizes[index].size(spec); }
};

/// What a session's sizes and figures are called, in the current language.
class SizeWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SizeWords)
public:
    [[nodiscard]] static QString kind(const std::string& session);  ///< "Inference"
    [[nodiscard]] static QString samples(const RunSpec& spec);      ///< "images": as in "a million images"
    [[nodiscard]] static QString rate(const RunSpec& spec);         ///< "images/s"
    [[nodiscard]] static QString ratePerPrice(const RunSpec& spec, const Offer& offer);  ///< "images/s per USD/h"
    [[nodiscard]] static QString perMillion(const RunSpec& spec, const Offer& offer);    ///< "USD per million images"
    [[nodiscard]] static QString name(Percentile which);                                 ///< "p95"
    [[nodiscard]] static QString sizeTitle(const RunSpec& spec);                         ///< "Batch size"
    [[nodiscard]] static QString sizeText(const RunSpec& spec, std::int64_t size, const Formatter& format);
    /// The time of one batch: "Latency", "Step time", "Time per batch".
    [[nodiscard]] static QString timeTitle(const RunSpec& spec);

    [[nodiscard]] static QString rateText(double perSecond, const Formatter& format);
    /// With its unit, for a sentence: "3,765 images/s".
    [[nodiscard]] static QString rateText(double perSecond, const RunSpec& spec, const Formatter& format);
    [[nodiscard]] static QString millisecondsText(double seconds, const Formatter& format);  ///< without the unit
    [[nodiscard]] static QString perMillionText(double amount, const Formatter& format);     ///< without the unit
};

}  // namespace epochal::ui
