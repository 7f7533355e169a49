#include "ui/report/comparison_words.h"

#include <algorithm>
#include <cmath>

#include "core/economics/offer.h"
#include "ui/report/report_cells.h"
#include "ui/report/run_audit.h"
#include "ui/view/compare_columns.h"
#include "ui/view/field_words.h"
#include "ui/view/row_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

const ReportedRun* ComparisonWords::run(std::size_t entry) const {
    const auto index = source_.runOf[entry];
    return index ? &source_.runs[*index] : nullptr;
}

QString ComparisonWords::runName(std::size_t entry) const {
    const auto& rows = view_.comparison().rows;
    for (std::size_t r = 0; r < rows.size(); ++r)
        if (std::ranges::find(rows[r].entries, entry) != rows[r].entries.end())
            return view_.runName(r, view_.entry(entry));
    return fromStd(view_.entry(entry).name);
}

QStringList ComparisonWords::findings() const {
    QStringList all;
    for (const Fact& one : findingsOf(view_))
        //: heading of a finding, its sentence
        all << (one.label.isEmpty() ? one.value : tr("%1. %2").arg(one.label, one.value).trimmed());
    return all;
}

QStringList ComparisonWords::endings() const {
    QStringList all;
    int waiting = 0;
    for (std::size_t i = 0; i < source_.entries.size(); ++i) {
        const ReportedRun* from = run(i);
        if (!from) continue;
        const Figures& figures = from->figures;
        const bool cut = figures.reason == StopReason::User || figures.reason == StopReason::Hours ||
                         figures.reason == StopReason::Budget;
        if (figures.state == RunState::Queued) ++waiting;
        if (figures.state == RunState::Queued || (figures.state == RunState::Finished && !cut)) continue;
        const auto asked = static_cast<int>(from->directory.spec().stop.epochs);
        //: name of a run, its state or why it ended, epochs done
        QString said = tr("%1: %2 after %3 of %n epoch(s).", nullptr, asked)
                           .arg(runName(i), RunFacts::name(figures.state), format_.integer(figures.epochsDone));
        if (cut)
            said = tr("%1: %2 after %3 of %n epoch(s); its time and cost cover only this part.", nullptr, asked)
                       .arg(runName(i), RunFacts::name(*figures.reason), format_.integer(figures.epochsDone));
        else if (figures.state == RunState::Failed && !figures.message.empty())
            said += QLatin1Char(' ') + stopped(format_.text(figures.message));
        all << said;
    }
    if (waiting > 0) all << tr("%n run(s) have not started.", nullptr, waiting);
    return all;
}

QList<Fact> ComparisonWords::configuration() const {
    QList<Fact> facts;
    const auto& entries = source_.entries;
    const auto spec =
        std::find_if(entries.begin(), entries.end(), [](const Entry& one) { return one.spec.has_value(); });
    if (spec == entries.end()) return facts;
    const auto& differing = view_.comparison().differing;
    for (const Field& field : fields()) {
        if (field.role == FieldRole::Label || std::ranges::find(differing, &field) != differing.end() ||
            !field.applies(*spec->spec))
            continue;
        facts.append({view_.fieldTitle(field), FieldWords::value(field, *spec->spec, format_)});
    }
    return facts;
}

QList<Fact> ComparisonWords::environment() const {
    QList<Fact> facts;
    QStringList engines, systems, known;
    for (std::size_t i = 0; i < source_.entries.size(); ++i) {
        const ReportedRun* from = run(i);
        if (!from) continue;
        const Machine& machine = from->directory.machine();
        const auto& started = from->figures.started;
        QStringList parts;
        if (!machine.accelerators.empty()) {
            const Accelerator& first = machine.accelerators.front();
            parts << fromStd(first.name) << format_.bytes(first.memoryBytes)
                  << tr("driver %1").arg(fromStd(first.driver));
        } else {
            parts << fromStd(machine.cpu) << tr("%n core(s)", nullptr, static_cast<int>(machine.cores));
            if (machine.memoryBytes > 0) parts << format_.bytes(machine.memoryBytes);
        }
        if (started && started->threads > 0)
            parts << tr("%n compute thread(s)", nullptr, static_cast<int>(started->threads));
        const QString priced = ComparisonView::offerName(from->directory.offer());
        //: label of a machine: the offer that its runs are priced at though they did not run on it
        const QString offer = view_.entry(i).elsewhere ? tr("Priced at %1, ran on").arg(priced) : priced,
                      value = parts.join(QStringLiteral(", "));
        if (started) engines << fromStd(started->engine);
        systems << fromStd(machine.os);
        if (known.contains(offer + value)) continue;
        known << offer + value;
        facts.append({offer, value});
    }
    if (facts.isEmpty()) return facts;
    for (auto* list : {&engines, &systems}) {
        list->removeDuplicates();
        list->removeAll(QString());
    }
    //: noun: the part of the program that trains
    if (!engines.isEmpty()) facts.append({tr("Engine"), engines.join(QStringLiteral("; "))});
    if (!systems.isEmpty()) facts.append({tr("Operating system"), systems.join(QStringLiteral("; "))});
    return facts;
}

QList<Fact> ComparisonWords::aboutTime() const {
    const ComparisonQuery& query = view_.query();
    const QString clock = query.clock == ClockKind::Training
                              ? tr("training steps only; DAWNBench, which also excludes evaluation and checkpoints, "
                                   "counts start-up and loading")
                          : query.clock == ClockKind::Active
                              ? tr("start-up, evaluation and checkpoints included; MLPerf, which also counts "
                                   "evaluation, excludes up to 30 minutes of initialization")
                              : tr("what the offer bills, including preparation and pauses on a rented machine");
    if (query.target)
        //: %1: which clock, %2: what it counts, %3: the target
        return {{titleOf("time", view_),
                 (view_.measured().higherIsBetter ? tr("%1 (%2) at the first evaluation at or above %3.")
                                                  : tr("%1 (%2) at the first evaluation at or below %3."))
                     .arg(view_.clockName(), clock, view_.quality(*query.target))}};
    //: %1: which time basis, %2: what it counts
    return {{titleOf("time", view_), tr("%1 of the whole run (%2).").arg(view_.clockName(), clock)}};
}

QList<Fact> ComparisonWords::methods() const {
    QList<Fact> facts;
    const auto add = [&facts](const QString& term, const QString& text) { facts.append({term, text}); };
    const auto& rows = view_.comparison().rows;
    const auto any = [&rows](auto test) { return std::any_of(rows.begin(), rows.end(), test); };
    const ComparisonQuery& query = view_.query();
    const bool measured = !source_.runs.empty();
    if (measured && any([](const ComparedRow& row) { return row.imagesPerSecond.has_value(); }))
        add(titleOf("rate", view_),
            view_.onlySessions()
                ? tr("samples in measured batches / time of those batches, after a warm-up.")
                : tr("samples in measured steps / time of those steps; warm-up steps excluded, device "
                     "synchronized only at window boundaries. U = sd / sqrt(n) over the run's windows."));
    if (any([](const ComparedRow& row) { return row.imagesPerSecondPerPrice.has_value(); }))
        add(titleOf("worth", view_),
            //: %1: "images/s", %2: 3600
            tr("%1 / (price per hour). Multiplied by %2, this is the number of samples per unit of currency.")
                .arg(rateName(view_.sample()), format_.integer(3600)));
    if (any([](const ComparedRow& row) { return row.session && row.perMillion.has_value(); }))
        //: %1: seconds of an hour, %2: a million
        add(titleOf("per-million", view_),
            tr("price per hour / %1 / (samples per second) × %2, with the fastest size measured or, for "
               "inference, the fastest that meets the latency limit. Throughput and latency are those of the same "
               "size.")
                .arg(format_.integer(3600), format_.integer(1'000'000)));
    // What does not train has no time.
    if (!view_.onlySessions()) facts += aboutTime();
    if (source_.study && !source_.study->clock.empty())
        //: what the source's times count
        add(tr("Time basis of the source"), stopped(Formatter::text(source_.study->clock.c_str())));
    if (any([](const ComparedRow& row) { return row.cost.has_value(); }))
        add(titleOf("cost", view_),
            tr("(preparation + time), rounded up to the billing quantum, × price per hour. A rented machine bills "
               "wall-clock time, pauses included; your own machine costs its time in use."));
    if (query.target && any([](const ComparedRow& row) { return row.n > 1; }))
        add(tr("Failed runs"),
            //: / is a division
            tr("a row's time and cost are those of all its runs, including everything the failed ones spent, / runs "
               "that reached the target: the expected time and cost of one run that reaches it (expected running time, "
               "Auger and Hansen 2005)."));
    if (any([](const ComparedRow& row) { return row.hidesFailures; }))
        //: in front of which rows may lead
        add(tr("Key figures"),
            tr("rows with failed runs are not named cheapest, fastest or best: without a target, their figures leave "
               "out what those runs spent."));
    if (any([](const ComparedRow& row) { return row.againstCheapest.has_value(); }))
        add(titleOf("against", view_), tr("cost / lowest cost among the ranked rows of its group."));
    if (any([](const ComparedRow& row) { return row.efficiency.has_value(); }))
        add(titleOf("efficiency", view_),
            //: %1: "images/s"
            tr("R(N) / (N × R(1)): %1 relative to the fewest devices running the same workload.")
                .arg(rateName(view_.sample())));
    if (any([](const ComparedRow& row) { return row.timeEfficiency.has_value(); }))
        add(titleOf("time-efficiency", view_),
            tr("T(1) / (N × T(N)): time relative to the fewest devices running the same workload."));
    if (any([](const ComparedRow& row) { return row.n > 1; }))
        //: in front of how runs with different seeds are combined
        add(tr("Across seeds"),
            tr("mean ± sample standard deviation; failed runs are not in the mean quality and, without a target, not "
               "in time and cost."));
    if (any([](const ComparedRow& row) { return row.frontier; }))
        add(tr("Pareto frontier"),
            tr("rows not beaten by any other row of their group: none is cheaper and no slower, or "
               "faster and no more expensive."));
    QStringList done;
    for (const Entry& entry : source_.entries) {
        const QString text = RunFacts::ownPriceMethod(entry.offer, format_);
        if (text.isEmpty() || done.contains(text)) continue;
        done << text;
        add(tr("Price of your own machine"), text);
    }
    if (query.kind || query.offer || any([](const ComparedRow& row) { return row.whatIf; }))
        add(tr("What-if"), tr("rows marked this way are priced under an offer they did not run on: measured time, "
                              "another price. Nothing shows that the other machine would take the same time."));
    return facts;
}

QStringList ComparisonWords::missing() const {
    QStringList all;
    const auto list = [&](auto lacks, const auto& sentence) {
        std::vector<std::size_t> rows;
        for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r)
            if (lacks(view_.row(r))) rows.push_back(r);
        if (!rows.empty()) all << sentence(view_.namesOf(rows));
    };
    const bool target = view_.query().target.has_value();
    list([](const ComparedRow& row) { return !row.price; },
         //: %1: names of rows
         [](const QString& names) { return tr("No monetary figures because there is no price: %1.").arg(names); });
    if (target)
        list([](const ComparedRow& row) { return row.targeted && row.reached == 0; },
             //: %1: names of rows
             [](const QString& names) {
                 return tr("No time or cost to the target, which was not reached: %1.").arg(names);
             });
    else
        list([](const ComparedRow& row) { return !row.session && !row.seconds; },
             //: %1: names of rows
             [](const QString& names) { return tr("No time on this basis: %1.").arg(names); });
    list([](const ComparedRow& row) { return !row.imagesPerSecond; },
         //: %1: "images/s", %2: names of rows
         [this](const QString& names) { return tr("No %1: %2.").arg(rateName(view_.sample()), names); });
    list([](const ComparedRow& row) { return !row.session && !row.quality; },
         [](const QString& names) { return tr("No quality figure: %1.").arg(names); });
    for (const Error& error : source_.skipped)
        //: %1: what went wrong and where
        all << tr("Skipped because it could not be read: %1.").arg(format_.what(error));
    return all;
}

/// Computes cost and time of a row again from its runs' logs: what all runs used / the number of runs that reached the
/// target.
void ComparisonWords::recount(RunAudit& audit, std::size_t r) const {
    const ComparedRow& row = view_.row(r);
    const auto price = hourlyPrice(row.priced);
    const bool ownPrice = !row.whatIf && price && row.cost && row.cost->currency == row.priced.currency;
    double billed = 0, active = 0, reached = 0;
    for (const std::size_t index : row.entries) {
        const ReportedRun* from = run(index);
        if (!from) return;
        const RunCheck& again = from->check;
        // The second count of the log uses the spec's own target.
        const double target = targetOf(from->directory.spec()).value_or(0);
        if (view_.query().target && std::abs(*view_.query().target - target) > 1e-11) return;
        if (!view_.query().target && from->figures.state != RunState::Finished) continue;
        const bool arrived = !view_.query().target || again.targetActive;
        reached += arrived ? 1 : 0;
        active += view_.query().target ? again.targetActive.value_or(again.active) : again.active;
        billed += view_.query().target ? again.targetBilled.value_or(again.billed) : again.billed;
    }
    if (reached == 0) return;
    if (row.seconds && view_.query().clock == ClockKind::Active)
        audit.check(view_.label(r), tr("time of the row"), *row.seconds, active / reached);
    constexpr double kDigits = 1e-8, kHour = 3600;
    if (ownPrice)
        audit.check(view_.label(r), tr("cost of the row"), row.cost->amount.toDouble(),
                    price->toDouble() * billed / reached / kHour, kDigits);
}

QStringList ComparisonWords::selfAudit() const {
    RunAudit audit(format_);
    for (std::size_t i = 0; i < source_.entries.size(); ++i)
        if (const ReportedRun* from = run(i)) audit.check(runName(i), from->directory, from->figures, from->check);
    for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r) {
        const ComparedRow& row = view_.row(r);
        if (row.imagesPerSecond && row.imagesPerSecondPerPrice && row.price && row.price->amount > Decimal())
            audit.check(view_.label(r), ratePer(view_.sample(), RunAudit::perUnit()), *row.imagesPerSecondPerPrice,
                        *row.imagesPerSecond / row.price->amount.toDouble());
        recount(audit, r);
    }
    return source_.runs.empty() ? QStringList() : audit.sentences();
}

}  // namespace epochal::ui
