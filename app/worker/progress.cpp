#include "app/worker/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "app/worker/speech.h"
#include "core/analysis/ran_on.h"
#include "core/analysis/replay.h"
#include "core/analysis/sizes.h"
#include "core/analysis/verdict.h"
#include "core/base/numerals.h"
#include "core/base/utf8.h"
#include "core/catalogue/standing.h"
#include "core/spec/session.h"

namespace epochal::worker {
namespace {

using Line = std::pair<std::string, std::string>;

/// Characters, not bytes: the width on a terminal.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width > widthOf(text) ? width - widthOf(text) : 0, ' ');
}

Arg written(const Measure& measure, const std::optional<double>& value) {
    return value ? argOf(measure, *value) : Arg(std::string(Numerals::kDash));
}

/// The measure's name, in the worker's language.
std::string called(const Measure& measure) {
    return speech().words({"%1", {argOf(measure)}});
}

/// What an attempt begins with: "LibTorch 2.11.0, CPU, fp32, parameters: 78,042, images: 60,000 + 10,000 of 1x28x28". A
/// session that only reads has no network.
std::string begun(const Started& started, const Task& task) {
    const std::string extent =
        std::to_string(started.channels) + "x" + std::to_string(started.height) + "x" + std::to_string(started.width);
    const bool rows = task.sample == Sample::Row;
    if (started.parameters == 0)
        return rows ? say(EPOCHAL_TEXT("worker", "%1, rows: %2 + %3"),
                          {started.engine, started.trainImages, started.validationImages})
                    : say(EPOCHAL_TEXT("worker", "%1, images: %2 + %3 of %4"),
                          {started.engine, started.trainImages, started.validationImages, extent});
    std::vector<Arg> args{started.engine, started.precision, started.parameters, started.trainImages,
                          started.validationImages};
    if (rows) return say(EPOCHAL_TEXT("worker", "%1, %2, parameters: %3, rows: %4 + %5"), args);
    args.push_back(extent);
    return say(EPOCHAL_TEXT("worker", "%1, %2, parameters: %3, images: %4 + %5 of %6"), args);
}

/// "batch 128", or "4 loader thread(s)", with what was measured.
std::string sizeText(const RunSpec& spec, const Offer& offer, const SizePoint& point) {
    const SizeMeasured& one = point.measured;
    std::string text = onlyReads(spec.session)
                           ? say(EPOCHAL_TEXT_N("worker", "%1 loader thread(s)"), {Count(one.threads)})
                           : say(EPOCHAL_TEXT("worker", "batch %1"), {one.batch});
    if (one.outOfMemory) return text + "  " + say(EPOCHAL_TEXT("worker", "out of memory"));
    text += "  " + say(EPOCHAL_TEXT("worker", "%1 %2"), {Fixed{point.perSecond, 0}, Phrase{taskFor(spec).rate, {}}});
    if (answersRequests(spec.session))
        text += "  " + say(EPOCHAL_TEXT("worker", "p50 %1 ms, p95 %2 ms, p99 %3 ms"),
                           {Fixed{one.p50 * 1000, 2}, Fixed{one.p95 * 1000, 2}, Fixed{one.p99 * 1000, 2}});
    if (one.seconds > 0 && one.dataSeconds > 0)
        text += "  " + say(EPOCHAL_TEXT("worker", "waiting for data %1"), {Share{one.dataSeconds / one.seconds, 1}});
    if (point.perMillion)
        text += "  " + say(EPOCHAL_TEXT("worker", "%1 per million"), {Amount{*point.perMillion, offer.currency, 4}});
    return text;
}

/// A session that does not train.
std::vector<Line> sizeLines(const RunSpec& spec, const Offer& offer, const Figures& figures) {
    std::vector<Line> all;
    for (std::size_t i = 0; i < figures.sizes.size(); ++i)
        //: adjective, beside a line: the size with the highest rate
        all.emplace_back(figures.chosenSize == i ? say(EPOCHAL_TEXT("worker", "best")) : std::string(),
                         sizeText(spec, offer, figures.sizes[i]));
    if (const auto good = smallestSize(spec, figures.sizes, kLimited, limitOf(spec));
        good && good != figures.chosenSize)
        //: beside a line: the size is nearly as fast as the fastest
        all.emplace_back(say(EPOCHAL_TEXT("worker", "within 5%")), sizeText(spec, offer, figures.sizes[*good]));
    const Verdict held = verdict(figures, spec);
    //: noun, in front of a latency limit
    all.emplace_back(say(EPOCHAL_TEXT("worker", "limit")), speech().words(held.what));
    return all;
}

std::vector<Line> lines(const RunSpec& spec, const Offer& offer, const Machine& machine, const Figures& figures) {
    const Translation& words = speech();
    const bool trains = trainsToQuality(spec.session);
    std::vector<Line> all = trains ? std::vector<Line>() : sizeLines(spec, offer, figures);
    if (trains)
        all.emplace_back(say(EPOCHAL_TEXT("worker", "epochs")),
                         say(EPOCHAL_TEXT("worker", "%1 of %2"), {figures.epochsDone, spec.stop.epochs}));
    const Measure& measure = measureOf(spec);
    if (figures.best)
        all.emplace_back(called(measure),
                         say(taskFor(spec).sample == Sample::Row
                                 ? EPOCHAL_TEXT("worker", "best %1 at epoch %2, last %3 (validation rows: %4)")
                                 : EPOCHAL_TEXT("worker", "best %1 at epoch %2, last %3 (validation images: %4)"),
                             {written(measure, figures.best), figures.bestEpoch, written(measure, figures.last),
                              figures.started ? figures.started->validationImages : std::int64_t{0}}));
    if (trains && figures.imagesPerSecond > 0)
        all.emplace_back(words.words({"%1", {Phrase{taskFor(spec).rate, {}}}}),
                         say(EPOCHAL_TEXT("worker", "%1 \u00b1 %2, jitter %3, windows: %4"),
                             {Fixed{figures.imagesPerSecond, 0}, Fixed{figures.windows.uncertainty(), 0},
                              Fixed{figures.windows.jitter, 0}, static_cast<std::int64_t>(figures.windows.n)}));
    all.emplace_back(
        //: noun, in front of times
        say(EPOCHAL_TEXT("worker", "time")),
        say(EPOCHAL_TEXT("worker", "training %1, active %2, billed %3"),
            {Duration{figures.clocks.training}, Duration{figures.clocks.active}, Duration{figures.clocks.billed}}));
    if (figures.costSoFar && ranElsewhere(offer, machine, figures))
        all.emplace_back(
            //: noun, in front of costs
            say(EPOCHAL_TEXT("worker", "cost")),
            //: %1 = an amount of money, %2 = an offer, %3 = a machine
            say(EPOCHAL_TEXT("worker", "what-if %1, at the price of %2, but run on %3"),
                {moneyText(*figures.costSoFar), printable(title(offer)), printable(hardwareUsed(machine, figures))}));
    else if (figures.costSoFar)
        all.emplace_back(say(EPOCHAL_TEXT("worker", "cost")), moneyText(*figures.costSoFar));
    for (const Event& event : figures.notable)
        if (const auto* notice = std::get_if<Notice>(&event.body);
            notice && (notice->code == "log-gap" || notice->code == "log-damaged"))
            //: noun, in front of a file's path
            all.emplace_back(say(EPOCHAL_TEXT("worker", "log")), words.words(notice->what));
    if (figures.target)
        //: noun, in front of a value
        all.emplace_back(say(EPOCHAL_TEXT("worker", "target")),
                         say(EPOCHAL_TEXT("worker", "%1 at epoch %2: %3 training only, %4 with evaluation"),
                             {written(measure, targetOf(spec)), figures.target->epoch,
                              Duration{figures.target->trainingSeconds}, Duration{figures.target->activeSeconds}}));
    return all;
}

}  // namespace

std::string moneyText(const Money& money) {
    return speech().words({"%1", {amountOf(money, 4)}});
}

std::string summary(const RunSpec& spec, const Offer& offer, const Machine& machine, const Figures& figures) {
    std::string out = spec.name + ": " + stateText(figures.state);
    if (!figures.message.empty()) out += ", " + speech().words(figures.message);
    out = searchableText(out) + "\n";
    std::vector<Line> all = lines(spec, offer, machine, figures);
    std::size_t width = 0;
    for (auto& [label, text] : all) label = searchableText(label);
    for (const auto& [label, text] : all) width = std::max(width, widthOf(label));
    for (const auto& [label, text] : all) out += searchableText("  " + padded(label, width) + "  " + text) + "\n";
    return out;
}

ProgressDisplay::ProgressDisplay(const RunDirectory& run, std::string heading)
    : machine_(run.machine()),
      record_(run.spec(), run.offer()),
      heading_(std::move(heading)),
      terminal_(::isatty(STDOUT_FILENO) == 1) {
    // What earlier attempts of a session measured is part of its result; the run itself reports a log that is damaged.
    if (!trainsToQuality(run.spec().session)) static_cast<void>(applyLog(run, record_));
}

void ProgressDisplay::line(const std::string& text) {
    std::printf("%s%s\n", terminal_ ? "\r" : "", padded(searchableText(text), width_).c_str());
    width_ = 0;
    std::fflush(stdout);
}

void ProgressDisplay::rewrite() {
    if (!terminal_) return;
    const Figures& figures = record_.figures();
    if (!trainsToQuality(record_.spec().session)) return rewriteSize();
    if (!figures.started || figures.rates.empty()) return;
    std::string text = say(EPOCHAL_TEXT("worker", "%1  epoch %2 of %3  %4"),
                           {Share{stepsShare(figures, record_.spec()).value_or(0), 0},
                            static_cast<std::int64_t>(figures.rates.back().at.epoch) + 1, record_.spec().stop.epochs,
                            Throughput{figures.rates.back().imagesPerSecond, {}, taskFor(record_.spec()).sample}});
    if (figures.secondsToFinish)
        text += "  " + say(EPOCHAL_TEXT("worker", "%1 left"), {Duration{*figures.secondsToFinish}});
    if (figures.costSoFar) text += "  " + moneyText(*figures.costSoFar);
    if (!heading_.empty()) text = heading_ + "  " + text;
    text = searchableText(text);
    std::printf("\r%s", padded(text, width_).c_str());
    width_ = widthOf(text);
    std::fflush(stdout);
}

void ProgressDisplay::rewriteSize() {
    const Figures& figures = record_.figures();
    if (figures.sizes.empty() || figures.sizes.back().isComplete()) return;
    std::string text = sizeText(record_.spec(), record_.offer(), figures.sizes.back());
    if (figures.secondsToFinish)
        text += "  " + say(EPOCHAL_TEXT("worker", "%1 left"), {Duration{*figures.secondsToFinish}});
    if (!heading_.empty()) text = heading_ + "  " + text;
    text = searchableText(text);
    std::printf("\r%s", padded(text, width_).c_str());
    width_ = widthOf(text);
    std::fflush(stdout);
}

void ProgressDisplay::show(const Event& event) {
    record_.apply(event);
    if (!heading_.empty()) return rewrite();
    const Translation& words = speech();
    if (const auto* started = std::get_if<Started>(&event.body)) {
        line(begun(*started, taskFor(record_.spec())));
        if (const Figures& figures = record_.figures(); ranElsewhere(record_.offer(), machine_, figures))
            line(say(EPOCHAL_TEXT("worker", "warning: %1"),
                     {say(EPOCHAL_TEXT("worker",
                                       "costs use the price of %1, but the run is on %2, so all costs are what-ifs"),
                          {printable(title(record_.offer())), printable(hardwareUsed(machine_, figures))})}));
        if (!started->resumedFrom.empty()) line(say(EPOCHAL_TEXT("worker", "resumed from %1"), {started->resumedFrom}));
    } else if (const auto* evaluation = std::get_if<Evaluation>(&event.body)) {
        const Figures& figures = record_.figures();
        const Task& task = taskFor(record_.spec());
        std::string text =
            say(EPOCHAL_TEXT("worker", "epoch %1 of %2"), {evaluation->epoch, record_.spec().stop.epochs});
        for (const auto& [measure, value] : qualitiesOf(*evaluation, task))
            text += "  " + called(*measure) + ' ' + words.words({"%1", {argOf(*measure, value)}});
        if (figures.imagesPerSecond > 0)
            text += "  " + words.words({"%1", {Throughput{figures.imagesPerSecond, {}, task.sample}}});
        text += "  " + say(EPOCHAL_TEXT("worker", "active %1"), {Duration{event.active}});
        if (figures.secondsToFinish && *figures.secondsToFinish >= 0.5)
            text += "  " + say(EPOCHAL_TEXT("worker", "%1 left"), {Duration{*figures.secondsToFinish}});
        line(text);
    } else if (const auto* size = std::get_if<SizeMeasured>(&event.body); size && !size->underway) {
        line(sizeText(record_.spec(), record_.offer(), record_.figures().sizes.back()));
    } else if (const auto* notice = std::get_if<Notice>(&event.body)) {
        const std::string what =
            words.words(notice->what) + (notice->remedy.empty() ? "" : ". " + words.words(notice->remedy));
        line(notice->severity == Severity::Warning ? say(EPOCHAL_TEXT("worker", "warning: %1"), {what})
             : notice->severity == Severity::Error ? say(EPOCHAL_TEXT("worker", "error: %1"), {what})
                                                   : what);
    }
    rewrite();
}

void ProgressDisplay::end(const Result<ExitRecord>& end) {
    if (!end)
        record_.setState(RunState::Failed, std::nullopt, end.error().what);
    else if (record_.figures().state != end->state)
        record_.setState(end->state, end->reason, end->error ? end->error->what : end->notice);
    const Figures& figures = record_.figures();
    if (!heading_.empty()) {
        std::string text = heading_ + "  " + stateText(figures.state);
        const Measure& measure = measureOf(record_.spec());
        //: %1: a measure of quality, %2: its value
        if (figures.best)
            text += ", " + say(EPOCHAL_TEXT("worker", "%1 %2"), {called(measure), written(measure, figures.best)});
        text += ", " + speech().words({"%1", {Duration{figures.clocks.active}}});
        if (figures.costSoFar) text += ", " + moneyText(*figures.costSoFar);
        if (figures.costSoFar && ranElsewhere(record_.offer(), machine_, figures))
            text += ' ' + say(EPOCHAL_TEXT("worker", "(what-if)"));
        return line(text);
    }
    if (width_ > 0) line("");
    std::fputs(summary(record_.spec(), record_.offer(), machine_, record_.figures()).c_str(), stdout);
}

std::string stateText(RunState state) {
    return speech().words({"%1", {Phrase{wordOf(state), {}}}});
}

}  // namespace epochal::worker
