#include "core/analysis/curve_csv.h"

#include <array>
#include <charconv>
#include <cmath>

#include "core/economics/cost.h"

namespace epochal {

namespace {

class Rows {
public:
    void text(std::string_view value) { put(csvText(value)); }
    void number(double value) { put(csvNumber(value)); }
    void number(const std::optional<double>& value) { put(value ? csvNumber(*value) : std::string()); }
    void percent(const std::optional<double>& fraction) {
        // Rounded so that a fraction of two integers shows no binary floating-point noise.
        put(fraction ? csvNumber(std::round(*fraction * 1e10) / 1e8) : std::string());
    }
    void put(const std::string& field) {
        if (!first_) out_ += ',';
        first_ = false;
        out_ += field;
    }
    void end() {
        out_ += "\r\n";
        first_ = true;
    }
    [[nodiscard]] std::string take() && { return std::move(out_); }

private:
    std::string out_;
    bool first_ = true;
};

void putPositionHead(Rows& rows, const Offer& offer) {
    for (const char* name : {"epoch", "step", "images", "training time (s)", "active time (s)", "billed time (s)"})
        rows.text(name);
    rows.text("cost (" + offer.currency + ")");
}

void putPosition(Rows& rows, const AxisPosition& at, const Offer& offer) {
    rows.number(at.epoch);
    rows.number(static_cast<double>(at.step));
    rows.number(at.images);
    rows.number(at.training);
    rows.number(at.active);
    rows.number(at.billed);
    rows.put(hourlyPrice(offer) ? cost(offer, billedSeconds(offer, at.billed)).amount.text() : std::string());
}

}  // namespace

std::string csvText(std::string_view text) {
    constexpr std::string_view kFormulaStarts = "=+-@\t\r";
    constexpr std::string_view kQuoted = ",\"\r\n";
    std::string field(text);
    if (!field.empty() && kFormulaStarts.find(field.front()) != std::string_view::npos) field.insert(0, 1, '\'');
    if (field.find_first_of(kQuoted) == std::string::npos) return field;
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csvNumber(double value) {
    if (!std::isfinite(value)) return {};
    // Digits beyond the twelfth are the noise of binary arithmetic.
    constexpr int kDigits = 12;
    std::array<char, 64> buffer{};
    char* const begin = buffer.data();
    const auto rounded = std::to_chars(begin, begin + buffer.size(), value, std::chars_format::scientific, kDigits - 1);
    std::from_chars(begin, rounded.ptr, value);
    if (value == 0) return "0";
    constexpr double kLeast = 1e-9, kMost = 1e15;
    const bool plain = std::abs(value) >= kLeast && std::abs(value) < kMost;
    const auto end = std::to_chars(begin, begin + buffer.size(), value,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return {begin, end.ptr};
}

std::string epochCurveCsv(const Figures& figures, const Offer& offer) {
    Rows rows;
    putPositionHead(rows, offer);
    for (const char* name : {"train top-1 (%)", "train loss", "validation top-1 (%)", "validation top-5 (%)",
                             "validation loss", "validation AUC", "learning rate", "evaluation (s)"})
        rows.text(name);
    rows.end();
    for (const EpochPoint& point : figures.epochs) {
        putPosition(rows, point.at, offer);
        rows.percent(point.trainTop1);
        rows.number(point.trainLoss);
        rows.percent(point.top1);
        rows.percent(point.top5);
        rows.number(point.loss);
        rows.number(point.auc);
        rows.number(point.learningRate);
        rows.number(point.top1 ? std::optional(point.evaluationSeconds) : std::nullopt);
        rows.end();
    }
    return std::move(rows).take();
}

std::string rateCurveCsv(const Figures& figures, const Offer& offer) {
    Rows rows;
    putPositionHead(rows, offer);
    for (const char* name :
         {"images/s", "data wait (%)", "communication (%)", "loss", "learning rate", "warm-up", "attempt"})
        rows.text(name);
    rows.text("images/s per " + offer.currency + "/h");
    rows.end();
    for (const RatePoint& point : figures.rates) {
        putPosition(rows, point.at, offer);
        rows.number(point.imagesPerSecond);
        rows.percent(point.dataShare);
        rows.percent(point.communicationShare);
        rows.number(point.loss);
        rows.number(point.learningRate);
        rows.number(point.warmup ? 1 : 0);
        rows.number(static_cast<double>(point.attempt));
        rows.number(imagesPerSecondPerPrice(offer, point.imagesPerSecond));
        rows.end();
    }
    return std::move(rows).take();
}

}  // namespace epochal
