#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/analysis/figures.h"
#include "core/spec/task.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

/// Sentences about one run, derived only from its figures.
class Findings {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::Findings)
public:
    /// `elsewhere`: the run did not run on the offer's hardware.
    Findings(const RunSpec& spec, const Offer& offer, const Figures& figures, const Formatter& format,
             bool elsewhere = false)
        : spec_(spec), offer_(offer), figures_(figures), format_(format), elsewhere_(elsewhere) {}

    /// What the figures show, most important first.
    [[nodiscard]] QStringList sentences() const;
    /// Formula and convention of each figure shown.
    [[nodiscard]] QList<Fact> methods() const;
    /// Figures that are missing, each with its reason.
    [[nodiscard]] QStringList missing() const;

private:
    [[nodiscard]] QString sentence(const Message& message) const;
    [[nodiscard]] QString aboutEnd() const;
    [[nodiscard]] QString aboutTarget() const;
    [[nodiscard]] QString aboutBest() const;
    [[nodiscard]] QString aboutProgress() const;
    [[nodiscard]] QString aboutFit() const;
    [[nodiscard]] QString aboutTime() const;
    [[nodiscard]] QString aboutMoney() const;

    const RunSpec& spec_;
    const Offer& offer_;
    const Figures& figures_;
    const Formatter& format_;
    const bool elsewhere_;
    const Sample sample_ = taskFor(spec_).sample;
};

}  // namespace epochal::ui
