// What the figures of a scaling experiment say.
#include <algorithm>
#include <cmath>

#include "core/analysis/scaling.h"
#include "core/base/json.h"
#include "core/economics/cost.h"

namespace epochal {
namespace {

constexpr int kMs = 1000;

Fixed inMs(double seconds) {
    const double ms = seconds * kMs;
    return {ms, ms < 10 ? 2 : ms < 100 ? 1 : 0};
}

Share percent(double fraction) {
    return {fraction, 1};
}

Fixed factorOf(double ratio) {
    return {ratio, ratio < 10 ? 2 : 1};
}

/// Sentences one after another.
Message oneAfterAnother(const std::vector<Message>& sentences) {
    constexpr const char* kTemplates[] = {"", "%1", "%1 %2", "%1 %2 %3", "%1 %2 %3 %4"};
    Message all{kTemplates[std::min(sentences.size(), std::size(kTemplates) - 1)], {}};
    for (std::size_t i = 0; i < sentences.size() && i + 1 < std::size(kTemplates); ++i)
        all.args.emplace_back(Nested(sentences[i]));
    return all;
}

class ScalingWriter {
public:
    ScalingWriter(const ScalingAnalysis& analysis, const ComparisonQuery& query,
                  std::span<const ScalingReference> references)
        : analysis_(analysis), query_(query), references_(references) {}

    std::vector<Finding> write() {
        // As one decides: whether several devices are worth it, how far, and why.
        each(ScalingKind::Weak, &ScalingWriter::rounds);
        each(ScalingKind::Weak, &ScalingWriter::largest);
        each(ScalingKind::Strong, &ScalingWriter::pays);
        each(ScalingKind::Weak, &ScalingWriter::experiments);
        each({}, &ScalingWriter::communication);
        each({}, &ScalingWriter::serialShare);
        published();
        return std::move(out_);
    }

private:
    /// One finding for each series of a kind; without one, for each series.
    void each(std::optional<ScalingKind> kind, void (ScalingWriter::*say)(const ScalingSeries&)) {
        for (const ScalingSeries& series : analysis_.series)
            if (!kind || series.kind == *kind) (this->*say)(series);
    }
    void add(Message heading, std::vector<Message> sentences) {
        if (!sentences.empty()) out_.push_back({std::move(heading), oneAfterAnother(sentences)});
    }
    /// The heading, with what tells the series from others.
    Message headed(Message heading, const ScalingSeries& series) const {
        //: the batch per device is constant
        Message kind{series.kind == ScalingKind::Weak ? EPOCHAL_TEXT("core", "weak scaling")
                                                      : EPOCHAL_TEXT("core", "strong scaling"),
                     {}};
        std::vector<Arg> args{Nested(std::move(heading)), Nested(std::move(kind))};
        if (analysis_.differing.empty()) return {"%1, %2", std::move(args)};
        args.emplace_back(variantOf(series));
        return {"%1, %2, %3", std::move(args)};
    }
    /// The value of the first setting that tells variants apart; there is one.
    Phrase variantOf(const ScalingSeries& series) const {
        const Field& field = *analysis_.differing.front();
        const std::string value = textOf(field, field.get(analysis_.variants[series.variant]));
        const auto choice = std::ranges::find(field.choices, value, &FieldChoice::value);
        return choice == field.choices.end() ? Phrase{{}, value} : Phrase{choice->label, {}};
    }

    void largest(const ScalingSeries& series) {
        const ScalingPoint &most = series.most(), &base = series.fewest();
        std::vector<Message> say;
        if (most.speedUp)
            say.push_back({EPOCHAL_TEXT_N("core", "%1 times the rate of %2 device(s): an efficiency of %3."),
                           {factorOf(*most.speedUp), Count(base.devices), percent(*most.efficiency)}});
        if (most.timeEfficiency && query_.target && most.epochs && base.epochs &&
            std::abs(*most.epochs - *base.epochs) >= 0.05)
            say.push_back(
                {EPOCHAL_TEXT(
                     "core",
                     "Measured by the time to the target, it is %1: batch %2 needs %3 epochs, batch %4 needs %5."),
                 {percent(*most.timeEfficiency), most.batch, Fixed{*most.epochs, 1}, base.batch,
                  Fixed{*base.epochs, 1}}});
        else if (most.timeEfficiency && query_.target)
            say.push_back({EPOCHAL_TEXT("core", "Measured by the time to the target, it is %1."),
                           {percent(*most.timeEfficiency)}});
        else if (most.timeEfficiency)
            say.push_back({EPOCHAL_TEXT("core", "Measured by the time of the whole run, it is %1."),
                           {percent(*most.timeEfficiency)}});
        if (most.cost && most.againstFewest)
            say.push_back({EPOCHAL_TEXT("core", "It costs %1, %2 times as much."),
                           {amountOf(*most.cost), factorOf(*most.againstFewest)}});
        add(headed({EPOCHAL_TEXT_N("core", "%1 device(s)"), {Count(most.devices)}}, series), std::move(say));
    }

    /// The Catalyst team (servernews.ru/1007329): for a very light model, N rounds on one GPU beat one round on N.
    void rounds(const ScalingSeries& series) {
        const ScalingPoint &most = series.most(), &one = series.fewest();
        if (one.devices != 1 || !most.rate || !one.rate) return;
        const double together = static_cast<double>(most.batch) / *most.rate,
                     alone = static_cast<double>(one.batch) / *one.rate * static_cast<double>(most.devices);
        Message heading =
            together <= alone
                ? Message{EPOCHAL_TEXT_N("core", "One round on %1 device(s) beats %2 rounds on one"),
                          {Count(most.devices), most.devices}}
                : Message{EPOCHAL_TEXT_N("core", "%2 rounds on one device beat one round on %1 device(s)"),
                          {Count(most.devices), most.devices}};
        add(headed(std::move(heading), series),
            {{EPOCHAL_TEXT_N("core",
                             "%1 samples take %2 ms in one step on %3 device(s), and %4 ms in %5 steps on one."),
              {most.batch, inMs(together), Count(most.devices), inMs(alone), most.devices}}});
    }

    /// As many experiments as devices: side by side, or one after another on all of them.
    void experiments(const ScalingSeries& series) {
        const ScalingPoint &most = series.most(), &one = series.fewest();
        if (one.devices != 1 || !most.seconds || !one.seconds) return;
        const double inTurn = *most.seconds * static_cast<double>(most.devices), beside = *one.seconds;
        add(headed({EPOCHAL_TEXT_N("core", "%1 experiment(s)"), {Count(most.devices)}}, series),
            {{EPOCHAL_TEXT_N("core",
                             "One after another on %1 device(s), they take %2; side by side, each on one device, "
                             "they should take %3."),
              {Count(most.devices), Duration{inTurn}, Duration{beside}}},
             inTurn > beside
                 ? Message{EPOCHAL_TEXT("core",
                                        "Side by side is %1 times as fast, if they do not slow each other down."),
                           {factorOf(inTurn / beside)}}
                 : Message{EPOCHAL_TEXT("core", "One after another is %1 times as fast."),
                           {factorOf(beside / inTurn)}}});
    }

    void communication(const ScalingSeries& series) {
        const ScalingPoint& most = series.most();
        if (!most.step || !(most.step->total() > 0)) return;
        const ScalingPoint::Step& step = *most.step;
        std::vector<Message> say{
            {EPOCHAL_TEXT_N("core",
                            "On %1 device(s), %2 of %3 ms per step are communication that compute does not "
                            "hide: %4."),
             {Count(most.devices), inMs(step.communication), inMs(step.total()),
              percent(step.communication / step.total())}}};
        if (step.data / step.total() >= 0.02)
            say.push_back({EPOCHAL_TEXT("core", "Waiting for samples takes %1."), {percent(step.data / step.total())}});
        //: heading of a finding: time that devices spend exchanging gradients
        add(headed({EPOCHAL_TEXT("core", "Communication"), {}}, series), std::move(say));
    }

    void serialShare(const ScalingSeries& series) {
        const Message heading{EPOCHAL_TEXT("core", "Serial share, by Amdahl's law"), {}};
        if (!series.amdahl) {
            if (!series.unfitted.empty())
                add(headed(heading, series), {{EPOCHAL_TEXT("core", "%1."), {Nested(series.unfitted)}}});
            return;
        }
        const Bounded& share = series.amdahl->serial;
        std::vector<Message> say;
        if (std::isfinite(share.high))
            say.push_back({EPOCHAL_TEXT("core", "%1, 95% interval %2 to %3."),
                           {Share{share.value}, Share{share.low}, Share{share.high}}});
        else
            say.push_back({EPOCHAL_TEXT("core", "%1; these runs set no upper limit on it."), {Share{share.value}}});
        if (const auto limit = series.amdahl->limit(); limit && limit->value < 1e6)
            say.push_back({EPOCHAL_TEXT("core", "No number of devices would be more than %1 times as fast as one."),
                           {Fixed{limit->value, limit->value < 100 ? 1 : 0}}});
        add(headed(heading, series), std::move(say));
    }

    /// The knee of Eager, Zahorjan and Lazowska ("Speedup versus efficiency in parallel systems", IEEE Trans. Computers
    /// 38, 1989): the size with the least cost x time; from there on, more devices cost more than they save in time.
    /// Without prices, cost is the time of all devices.
    void pays(const ScalingSeries& series) {
        std::vector<const ScalingPoint*> timed;
        for (const ScalingPoint& point : series.points)
            if (point.seconds) timed.push_back(&point);
        if (timed.size() < 2) return;
        const bool priced = std::ranges::all_of(
            timed, [](const ScalingPoint* one) { return one->againstFewest && *one->againstFewest > 0; });
        const auto cost = [priced](const ScalingPoint& one) {
            return priced ? one.cost->amount.toDouble() : *one.seconds * static_cast<double>(one.devices);
        };
        const auto best =
            std::ranges::min_element(timed, {}, [&](const ScalingPoint* one) { return cost(*one) * *one->seconds; });
        const bool last = std::next(best) == timed.end();
        const ScalingPoint &from = last ? **std::prev(best) : **best, &to = last ? **best : **std::next(best);
        const double dearer = cost(to) / cost(from);
        std::vector<Message> say;
        const std::vector<Arg> args{from.devices, to.devices, percent(*to.seconds / *from.seconds), factorOf(dearer)};
        if (priced)
            say.push_back({EPOCHAL_TEXT("core",
                                        "From %1 to %2 devices, a run takes %3 of the time and costs %4 times "
                                        "as much."),
                           args});
        else
            say.push_back({EPOCHAL_TEXT("core",
                                        "From %1 to %2 devices, a run takes %3 of the time and %4 times the "
                                        "device time."),
                           args});
        if (last) say.push_back({EPOCHAL_TEXT("core", "More devices were not measured."), {}});
        Message heading{EPOCHAL_TEXT_N("core", "Strong scaling pays up to %1 device(s)"), {Count((*best)->devices)}};
        const auto strong = std::ranges::count(analysis_.series, ScalingKind::Strong, &ScalingSeries::kind);
        if (strong > 1 && !analysis_.differing.empty())
            heading = Message{"%1, %2", {Nested(std::move(heading)), variantOf(series)}};
        add(std::move(heading), std::move(say));
    }

    /// For each study the row with the number of devices nearest to one measured.
    void published() {
        std::vector<Message> say;
        std::string done;
        for (const ScalingReference& first : references_) {
            if (first.study == done) continue;
            done = first.study;
            const ScalingReference* nearest = nullptr;
            const ScalingPoint* own = nullptr;
            double least = 0;
            for (const ScalingReference& one : references_)
                for (const ScalingSeries& series : analysis_.series)
                    for (const ScalingPoint& point : series.points) {
                        if (one.study != first.study || !efficiencyLike(one, point) || point.devices < 2) continue;
                        const double off = std::abs(
                            std::log(static_cast<double>(one.entry.devices) / static_cast<double>(point.devices)));
                        if (!nearest || off < least) nearest = &one, own = &point, least = off;
                    }
            if (!nearest) continue;
            say.push_back(
                {EPOCHAL_TEXT_N("core", "%2, %3 × %4: %5; here, on %1 device(s): %6."),
                 {Count(own->devices), Phrase{nearest->study, {}}, nearest->entry.devices, nearest->entry.accelerator,
                  percent(nearest->efficiency), percent(*efficiencyLike(*nearest, *own))}});
        }
        add({EPOCHAL_TEXT("core", "Published efficiencies"), {}}, std::move(say));
    }
    static std::optional<double> efficiencyLike(const ScalingReference& one, const ScalingPoint& point) {
        return one.byTime ? point.timeEfficiency : point.efficiency;
    }

    const ScalingAnalysis& analysis_;
    const ComparisonQuery& query_;
    std::span<const ScalingReference> references_;
    std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> scalingFindings(const ScalingAnalysis& analysis, const ComparisonQuery& query,
                                     std::span<const ScalingReference> references) {
    return ScalingWriter(analysis, query, references).write();
}

}  // namespace epochal
