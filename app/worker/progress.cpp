#include "app/worker/progress.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>

namespace epochal::worker {
namespace {

template <class... Values>
std::string format(const char* pattern, Values... values) {
    char text[512];
    std::snprintf(text, sizeof text, pattern, values...);
    return text;
}

std::string percent(const std::optional<double>& fraction) {
    return fraction ? format("%.2f %%", *fraction * 100) : "-";
}

}  // namespace

std::string durationText(double seconds) {
    const auto whole = static_cast<long long>(std::llround(seconds));
    if (whole < 60) return format("%lld s", whole);
    if (whole < 3600) return format("%lld min %02lld s", whole / 60, whole % 60);
    return format("%lld h %02lld min", whole / 3600, whole / 60 % 60);
}

std::string summary(const RunSpec& spec, const Figures& figures) {
    std::string out = format("%s: %s", spec.name.c_str(), name(figures.state));
    if (!figures.message.empty()) out += ", " + english(figures.message);
    out += format("\n  epochs     %lld of %lld\n", static_cast<long long>(figures.epochsDone),
                  static_cast<long long>(spec.stop.epochs));
    if (figures.bestTop1)
        out += format("  top-1      best %s at epoch %lld, last %s (%lld validation images)\n",
                      percent(figures.bestTop1).c_str(), static_cast<long long>(figures.bestEpoch),
                      percent(figures.lastTop1).c_str(),
                      static_cast<long long>(figures.started ? figures.started->validationImages : 0));
    if (figures.imagesPerSecond > 0)
        out += format("  images/s   %.0f +/- %.0f, jitter %.0f, n = %zu windows\n", figures.imagesPerSecond,
                      figures.windows.uncertainty(), figures.windows.jitter, figures.windows.n);
    out += format("  time       training %s, active %s, billed %s\n", durationText(figures.clocks.training).c_str(),
                  durationText(figures.clocks.active).c_str(), durationText(figures.clocks.billed).c_str());
    if (figures.costSoFar)
        out += format("  cost       %s %s\n", figures.costSoFar->amount.text(4).c_str(),
                      figures.costSoFar->currency.c_str());
    if (figures.target)
        out +=
            format("  target     %.2f %% at epoch %lld: %s training only, %s with evaluation\n", spec.stop.target,
                   static_cast<long long>(figures.target->epoch), durationText(figures.target->trainingSeconds).c_str(),
                   durationText(figures.target->activeSeconds).c_str());
    return out;
}

Progress::Progress(RunSpec spec, Offer offer)
    : record_(std::move(spec), std::move(offer)), terminal_(::isatty(STDOUT_FILENO) == 1) {}

void Progress::line(const std::string& text) {
    std::printf("%s%-*s\n", terminal_ ? "\r" : "", static_cast<int>(width_), text.c_str());
    width_ = 0;
    std::fflush(stdout);
}

void Progress::rewrite() {
    if (!terminal_) return;
    const Figures& figures = record_.figures();
    if (!figures.started || figures.rates.empty()) return;
    const auto steps = static_cast<double>(figures.started->stepsPerEpoch * record_.spec().stop.epochs);
    std::string text = format("%3.0f %%  epoch %lld of %lld  %.0f images/s",
                              steps > 0 ? 100.0 * static_cast<double>(figures.stepsDone) / steps : 0.0,
                              static_cast<long long>(figures.rates.back().at.epoch) + 1,
                              static_cast<long long>(record_.spec().stop.epochs), figures.rates.back().imagesPerSecond);
    if (figures.secondsToFinish) text += "  " + durationText(*figures.secondsToFinish) + " left";
    if (figures.costSoFar) text += "  " + figures.costSoFar->amount.text(4) + " " + figures.costSoFar->currency;
    std::printf("\r%-*s", static_cast<int>(width_), text.c_str());
    width_ = text.size();
    std::fflush(stdout);
}

void Progress::show(const Event& event) {
    record_.apply(event);
    if (const auto* started = std::get_if<Started>(&event.body)) {
        line(format("%s, %s, %lld parameters, %lld + %lld images of %lldx%lldx%lld", started->engine.c_str(),
                    started->precision.c_str(), static_cast<long long>(started->parameters),
                    static_cast<long long>(started->trainImages), static_cast<long long>(started->validationImages),
                    static_cast<long long>(started->channels), static_cast<long long>(started->height),
                    static_cast<long long>(started->width)));
        if (!started->resumedFrom.empty()) line("resumed from " + started->resumedFrom);
    } else if (const auto* evaluation = std::get_if<Evaluation>(&event.body)) {
        const Figures& figures = record_.figures();
        line(format("epoch %lld of %lld  top-1 %.2f %%  top-5 %.2f %%  loss %.4f  %.0f images/s  %s active%s",
                    static_cast<long long>(evaluation->epoch), static_cast<long long>(record_.spec().stop.epochs),
                    evaluation->top1 * 100, evaluation->top5 * 100, evaluation->loss, figures.imagesPerSecond,
                    durationText(event.active).c_str(),
                    figures.secondsToFinish && *figures.secondsToFinish >= 0.5
                        ? (", " + durationText(*figures.secondsToFinish) + " left").c_str()
                        : ""));
    } else if (const auto* notice = std::get_if<Notice>(&event.body)) {
        line((notice->severity == Severity::Info      ? ""
              : notice->severity == Severity::Warning ? "warning: "
                                                      : "error: ") +
             english(notice->what) + (notice->remedy.empty() ? "" : ". " + english(notice->remedy)));
    }
    rewrite();
}

void Progress::end() {
    if (width_ > 0) line("");
    std::fputs(summary(record_.spec(), record_.figures()).c_str(), stdout);
}

}  // namespace epochal::worker
