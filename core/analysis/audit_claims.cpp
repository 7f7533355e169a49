// Derived figures of entries as claims, each by a different route than the one that produced it.
#include <charconv>
#include <cmath>

#include "core/analysis/audit.h"
#include "core/analysis/comparison.h"
#include "core/analysis/comparison_parts.h"
#include "core/economics/cost.h"

namespace epochal {

namespace {

/// More decimals than are ever shown, and far above the rounding of money at its ninth digit.
constexpr int kMoneyDecimals = 6;

PrintedFigure exactly(double value) {
    char text[400];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed);
    return {error == std::errc() ? std::string(text, end) : std::string("?"), true};
}

PrintedFigure exactly(const Decimal& value) {
    return {value.text(), true};
}

PrintedFigure printed(double value, int decimals) {
    return {Decimal::fromDouble(value).text(decimals), false};
}

/// Seconds as a source may have printed them: whole minutes, or whole tenths of a minute, may have been rounded to that
/// unit.
PrintedFigure asPrinted(double seconds) {
    const auto isWhole = [&](double unit) { return std::fmod(seconds, unit) == 0; };
    const double unit = isWhole(60) ? 60 : isWhole(6) ? 6 : 0;
    if (unit == 0 || seconds < unit) return {exactly(seconds).text, false};
    return {exactly(seconds - unit / 2).text + ".." + exactly(seconds + unit / 2).text, false};
}

/// What an hour of use costs, from the agreed terms; nothing where the price is stated per hour.
std::optional<Claim> hourlyClaim(const Offer& offer) {
    const std::optional<Decimal> hourly = hourlyPrice(offer);
    Claim claim;
    if (!hourly) return std::nullopt;
    if (offer.kind == PriceKind::Monthly && offer.pricePerMonth) {
        claim.formula = "month / (730.5 * use)";
        claim.inputs = {{"month", exactly(*offer.pricePerMonth)}, {"use", exactly(offer.use.value_or(1))}};
    } else if (offer.kind == PriceKind::Reserved && !offer.upfront.isZero() && offer.pricePerHour) {
        claim.formula = "hour + upfront / (months * 730.5)";
        claim.inputs = {{"hour", exactly(*offer.pricePerHour)},
                        {"upfront", exactly(offer.upfront)},
                        {"months", exactly(static_cast<double>(offer.termMonths))}};
    } else if (!offer.pricePerHour && offer.own) {
        const OwnMachine& own = *offer.own;
        claim.formula = "(purchase - resale) / (years * 8766 * use) + hosting / (730.5 * use) + watts / 1000 * tariff";
        claim.inputs = {{"purchase", exactly(own.purchase)},
                        {"resale", exactly(own.resale)},
                        {"years", exactly(own.years)},
                        {"use", exactly(own.use)},
                        {"hosting", exactly(own.hostingPerMonth)},
                        {"watts", exactly(own.watts)},
                        {"tariff", exactly(own.tariffPerKwh)}};
    } else {
        return std::nullopt;
    }
    claim.what = {EPOCHAL_TEXT("core", "price per hour of use, %1"), {offer.currency}};
    claim.published = {hourly->text(kMoneyDecimals), false};
    return claim;
}

Claim costClaim(const Offer& offer, double billed, const Money& cost) {
    Claim claim;
    claim.formula = "price * billed / 3600";
    claim.inputs = {{"price", exactly(*hourlyPrice(offer))}, {"billed", exactly(billed)}};
    claim.published = {cost.amount.text(kMoneyDecimals), false};
    return claim;
}

class Collector {
public:
    explicit Collector(std::optional<double> target) : target_(target) {}

    void add(const Entry& entry) {
        entry_ = &entry;
        if (entry.published)
            publishedCost();
        else
            run();
        if (entry.trainingSeconds) timeTo(ClockKind::Training, *entry.trainingSeconds);
        if (entry.activeSeconds) timeTo(ClockKind::Active, *entry.activeSeconds);
    }
    std::vector<Claim> take() { return std::move(claims_); }

private:
    void keep(const char* what, Claim claim) {
        claim.row = entry_->id;
        claim.id = entry_->id + "/" + what;
        claims_.push_back(std::move(claim));
    }

    void run() {
        const Entry& entry = *entry_;
        if (auto hourly = hourlyClaim(entry.offer)) keep("price", std::move(*hourly));
        costTo("cost", {}, EPOCHAL_TEXT("core", "cost of the run, %1"));
        if (const auto at = target_ ? timeToTarget(entry, *target_) : std::nullopt)
            costTo("cost-to-target", at, EPOCHAL_TEXT("core", "cost to the target, %1"));
        const auto perPrice = entry.imagesPerSecond ? imagesPerSecondPerPrice(entry.offer, *entry.imagesPerSecond)
                                                    : std::optional<double>();
        if (!perPrice) return;
        Claim rate;
        rate.what = {EPOCHAL_TEXT("core", "images/s per %1/h"), {entry.offer.currency}};
        rate.formula = "rate / price";
        rate.inputs = {{"rate", exactly(*entry.imagesPerSecond)}, {"price", exactly(*hourlyPrice(entry.offer))}};
        rate.published = printed(*perPrice, kMoneyDecimals);
        keep("rate-per-price", std::move(rate));
    }

    void costTo(const char* what, const std::optional<AxisPosition>& at, const char* words) {
        const auto cost = costOn(*entry_, entry_->offer, at);
        const auto billed = comparing::secondsOf(*entry_, ClockKind::Billed, entry_->offer, at);
        if (!cost || !billed) return;
        Claim claim = costClaim(entry_->offer, *billed, *cost);
        claim.what = {words, {cost->currency}};
        claim.unit = cost->currency;
        keep(what, std::move(claim));
    }

    /// The time to the target by one clock cannot be longer than the whole run's.
    void timeTo(ClockKind clock, double whole) {
        const auto at = target_ ? timeToTarget(*entry_, *target_) : std::nullopt;
        if (!at) return;
        const bool training = clock == ClockKind::Training;
        Claim claim;
        claim.what =
            training
                ? Message{EPOCHAL_TEXT("core", "training time to the target (at most the whole training time), s"), {}}
                : Message{EPOCHAL_TEXT("core", "time to the target (at most the whole time), s"), {}};
        claim.formula = "reached";
        claim.inputs = {{"reached", exactly(training ? at->training : at->active)}};
        claim.published = printed(whole, kMoneyDecimals);
        claim.bound = true;
        keep(training ? "training-within-whole" : "time-within-whole", std::move(claim));
    }

    /// A published row: its time and price as printed, each uncertain in its last digit. If the row has a curve that
    /// reaches the target, the published cost is the cost to reach it.
    void publishedCost() {
        const Entry& entry = *entry_;
        auto seconds = entry.activeSeconds ? entry.activeSeconds : entry.trainingSeconds;
        if (const auto at = target_ ? timeToTarget(entry, *target_) : std::nullopt; at && seconds)
            seconds = entry.activeSeconds ? at->active : at->training;
        const auto hourly = hourlyPrice(entry.offer);
        if (!entry.publishedCost || !seconds || !hourly || entry.publishedCost->currency != entry.offer.currency)
            return;
        Claim claim;
        claim.what = {EPOCHAL_TEXT("core", "published cost, %1"), {entry.publishedCost->currency}};
        claim.unit = entry.publishedCost->currency;
        claim.formula = "price * seconds / 3600";
        claim.inputs = {{"price", {hourly->text(), false}}, {"seconds", asPrinted(*seconds)}};
        claim.published = {printedCost(entry), false};
        keep("published-cost", std::move(claim));
    }

    std::optional<double> target_;
    const Entry* entry_ = nullptr;
    std::vector<Claim> claims_;
};

}  // namespace

std::vector<Claim> claimsOf(std::span<const Entry> entries, std::optional<double> target) {
    Collector collector(target);
    for (const Entry& entry : entries) collector.add(entry);
    return collector.take();
}

}  // namespace epochal
