#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include "core/analysis/figures.h"
#include "core/hardware/machine.h"
#include "core/spec/fields.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// One fact about a run: a label and its value, in the current language.
struct Fact {
    QString label, value;
    bool changed = false;  ///< differs from the default
};

/// A run's facts, as label and value: for the report, the inspector and the clipboard.
class RunFacts {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunFacts)
public:
    /// Applicable fields, in table order, without labels, and without advanced ones that are off by default.
    [[nodiscard]] static QList<Fact> configuration(const RunSpec& spec, const Formatter& format);
    /// Machine, engine, devices and what others took of the processor; unknown ones are left out.
    [[nodiscard]] static QList<Fact> environment(const Machine& machine, const Figures& figures,
                                                 const Formatter& format);
    /// The frozen offer: price, what it covers, billing, its date and source.
    [[nodiscard]] static QList<Fact> price(const Offer& offer, const Formatter& format);
    /// Price per hour of the user's own machine, with its inputs (formula: ownPricePerHour); empty for a rented one.
    [[nodiscard]] static QString ownPrice(const Offer& offer, const Formatter& format);
    /// The formula in words, and below it with its numbers; likewise empty.
    [[nodiscard]] static QString ownPriceMethod(const Offer& offer, const Formatter& format);
    /// How a run's cost follows from its time, in words.
    [[nodiscard]] static QString costMethod(const Offer& offer);

    /// The billing unit: "time in use", "1 min".
    [[nodiscard]] static QString billedBy(const Offer& offer, const Formatter& format);
    /// Why a rental of `seconds` is billed as more: "minimum charge 1 min"; empty if it is not.
    [[nodiscard]] static QString roundedUpBy(const Offer& offer, double seconds, const Formatter& format);
    [[nodiscard]] static QString pricePerHour(const Offer& offer, const Formatter& format);
    [[nodiscard]] static QString name(RunState state);
    [[nodiscard]] static QString name(StopReason reason);
};

}  // namespace epochal::ui
