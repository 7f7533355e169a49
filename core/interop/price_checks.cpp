#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "core/economics/price_date.h"
#include "core/interop/accelerator_names.h"
#include "core/interop/price_row.h"

namespace epochal {

namespace {

/// Dearest seen for one accelerator is 18 USD/h (B300, 2025); 100 is five times that. A machine without one: 500.
const Decimal kDearestAccelerator = Decimal::fromInteger(100), kDearestMachine = Decimal::fromInteger(500);
/// Cheapest seen is 0.04 USD/h for a card, 0.004 for a CPU machine.
const Decimal kCheapest = Decimal::ratio(1, 1000);
/// A dollar has been worth up to 100 000 of the smallest currencies, and a third of the largest.
const Decimal kSmallest = Decimal::fromInteger(100'000), kLargest = Decimal::ratio(1, 10);

Message lookItUp() {
    return {EPOCHAL_TEXT("core", "Look the price up at the provider"), {}};
}

/// Accelerators a price is for: a TPU's name holds how many ("tpu-v6e-256").
std::int64_t acceleratorsOf(const Offer& offer) {
    if (!offer.accelerator.starts_with("TPU")) return offer.count;
    const std::size_t dash = offer.accelerator.find_last_of('-');
    const std::int64_t named = dash == std::string::npos ? 0 : std::atoll(offer.accelerator.c_str() + dash + 1);
    return std::clamp(named, offer.count, std::int64_t{1'000'000});
}

void checkPrice(ImportedRow& row, const Rates& rates) {
    const Offer& offer = row.offer;
    const std::optional<Decimal> price = hourlyPrice(offer);
    if (!price || !offer.defect.empty()) return;
    if (price->isZero())
        return flagRow(row, "price", {EPOCHAL_TEXT("core", "A price of zero stands for one that is not known"), {}},
                       lookItUp());
    const std::int64_t count = acceleratorsOf(offer);
    Decimal dearest = count > 0 ? kDearestAccelerator * Decimal::fromInteger(count) : kDearestMachine;
    Decimal cheapest = kCheapest, asked = *price;
    if (const auto dollars = rates.convert({*price, offer.currency}, "USD")) {
        asked = dollars->amount;
    } else if (offer.currency != "EUR" && offer.currency != "GBP") {
        dearest = dearest * kSmallest;
        cheapest = cheapest * kLargest;
    }
    if (asked > dearest || asked < cheapest)
        flagRow(row, "price",
                {EPOCHAL_TEXT("core", "%1 %2 an hour is not a price anyone asks for this machine"),
                 {price->toDouble(), offer.currency}},
                {EPOCHAL_TEXT("core", "Check the unit: prices are of one hour of the whole machine"), {}});
}

void checkMissing(ImportedRow& row) {
    const Offer& offer = row.offer;
    if (!offer.defect.empty() || row.verdict == Verdict::Refused) return;
    // What notRanked says, but with the column and the remedy.
    const Message why = notRanked(offer);
    if (why.empty()) return;
    row.verdict = Verdict::Flagged;
    const char* column = !hourlyPrice(offer)    ? "price"
                         : offer.date.empty()   ? "date"
                         : offer.source.empty() ? "source"
                                                : "";
    row.notes.push_back(
        {column, why, {EPOCHAL_TEXT("core", "Fill the gap in the list, or take the row unranked"), {}}});
}

void checkMemory(ImportedRow& row) {
    const Offer& offer = row.offer;
    if (offer.memoryGbEach <= 0 || madeWith(offer.accelerator, offer.memoryGbEach).value_or(true)) return;
    flagRow(row, "memory",
            {EPOCHAL_TEXT("core", "%1 is not made with %2 GB: a modified card, or another one"),
             {offer.accelerator, offer.memoryGbEach}},
            {EPOCHAL_TEXT("core", "Look the machine up at the provider, and enter the offer by hand"), {}});
}

void checkDay(ImportedRow& row, const std::string& now) {
    const auto age = daysBetween(row.offer.date, now);
    if (age && *age < -1)
        flagRow(row, "date", {EPOCHAL_TEXT("core", "The price's day, %1, lies ahead"), {row.offer.date}},
                {EPOCHAL_TEXT("core", "Write the day the price was seen"), {}});
}

void checkDuplicates(PriceImport& import) {
    std::map<std::string, const ImportedRow*> seen;
    for (ImportedRow& row : import.rows) {
        if (row.verdict == Verdict::Refused) continue;
        const std::string key = offerKey(row.offer) + row.zone + '\x1F' + row.offer.date;
        const auto [first, fresh] = seen.emplace(key, &row);
        if (fresh) continue;
        const bool same = first->second->offer.pricePerHour == row.offer.pricePerHour;
        row.verdict = Verdict::Refused;
        row.notes.push_back({{},
                             same ? Message{EPOCHAL_TEXT("core", "The same offer stands in line %1 already"),
                                            {static_cast<std::int64_t>(first->second->line)}}
                                  : Message{EPOCHAL_TEXT("core", "The same offer stands in line %1 at another price"),
                                            {static_cast<std::int64_t>(first->second->line)}},
                             {EPOCHAL_TEXT("core", "Only the first of them can be taken"), {}}});
    }
}

/// A round price of a hundred or more on machines of several kinds, or on demand and spot alike.
void checkPlaceholders(PriceImport& import) {
    const Decimal hundred = Decimal::fromInteger(100);
    std::map<std::string, std::set<std::string>> machines, kinds;
    const auto round = [&](const Offer& offer) {
        return offer.pricePerHour && *offer.pricePerHour >= hundred &&
               offer.pricePerHour->text().find('.') == std::string::npos;
    };
    const auto machine = [](const Offer& offer) { return offer.instance + '\x1F' + offer.accelerator; };
    const auto place = [&](const Offer& offer) { return machine(offer) + '\x1F' + offer.region; };
    for (const ImportedRow& row : import.rows) {
        if (!round(row.offer)) continue;
        machines[row.offer.pricePerHour->text()].insert(machine(row.offer));
        kinds[row.offer.pricePerHour->text() + place(row.offer)].insert(name(row.offer.kind));
    }
    for (ImportedRow& row : import.rows) {
        if (!round(row.offer)) continue;
        const std::string price = row.offer.pricePerHour->text();
        if (machines[price].size() >= 3 || kinds[price + place(row.offer)].size() > 1)
            flagRow(row, "price",
                    {EPOCHAL_TEXT("core", "%1 stands for several machines or kinds alike: a placeholder, not a price"),
                     {price}},
                    lookItUp());
    }
}

/// One card under several names within a list: by the card and memory that the names are read as.
void checkNames(PriceImport& import) {
    std::map<std::string, std::set<std::string>> names;
    const auto card = [](const Offer& offer) {
        return offer.accelerator + '\x1F' + std::to_string(std::llround(std::min(offer.memoryGbEach, 1e9)));
    };
    const auto counts = [](const ImportedRow& row) { return !row.accelerator.empty() && row.offer.memoryGbEach > 0; };
    for (const ImportedRow& row : import.rows)
        if (counts(row)) names[card(row.offer)].insert(row.accelerator);
    for (ImportedRow& row : import.rows) {
        if (!counts(row)) continue;
        const auto found = names.find(card(row.offer));
        if (found->second.size() < 2) continue;
        std::string list;
        for (const std::string& one : found->second) list += (list.empty() ? "" : ", ") + one;
        flagRow(row, "accelerator",
                {EPOCHAL_TEXT("core", "%1 goes under several names in this list: %2"), {row.offer.accelerator, list}},
                {EPOCHAL_TEXT("core", "Give the card one name in the list"), {}});
    }
}

/// Spot prices of one machine that differ by a factor of two or more within a region.
void checkSpread(PriceImport& import) {
    struct Range {
        Decimal low, high;
    };
    const auto key = [](const Offer& offer) {
        return offer.provider + '\x1F' + offer.instance + '\x1F' + offer.accelerator + '\x1F' + offer.region;
    };
    std::map<std::string, Range> ranges;
    const auto counts = [](const ImportedRow& row) {
        return row.offer.kind == PriceKind::Spot && row.offer.pricePerHour && row.verdict != Verdict::Refused;
    };
    for (const ImportedRow& row : import.rows) {
        if (!counts(row)) continue;
        const Decimal price = *row.offer.pricePerHour;
        Range& range = ranges.try_emplace(key(row.offer), Range{price, price}).first->second;
        range = {std::min(range.low, price), std::max(range.high, price)};
    }
    for (ImportedRow& row : import.rows) {
        if (!counts(row)) continue;
        const Range& range = ranges[key(row.offer)];
        if (range.high < range.low * Decimal::fromInteger(2) || range.high == range.low) continue;
        flagRow(row, "spotprice",
                {EPOCHAL_TEXT("core", "Spot prices of this machine lie between %1 and %2 within one region"),
                 {range.low.toDouble(), range.high.toDouble()}},
                {EPOCHAL_TEXT("core", "Enter the zone you would rent in by hand"), {}});
    }
}

/// Zones of a region that ask the same become one row of the region; else each keeps its zone.
void mergeZones(PriceImport& import) {
    std::map<std::string, std::set<std::string>> prices;
    const auto key = [](const ImportedRow& row) { return offerKey(row.offer) + row.offer.date; };
    const auto price = [](const ImportedRow& row) {
        return row.offer.pricePerHour ? row.offer.pricePerHour->text() : std::string();
    };
    for (const ImportedRow& row : import.rows)
        if (row.verdict != Verdict::Refused) prices[key(row)].insert(price(row));
    std::set<std::string> kept;
    std::erase_if(import.rows, [&](ImportedRow& row) {
        if (row.verdict == Verdict::Refused || row.zone.empty() || prices[key(row)].size() > 1) return false;
        row.zone.clear();
        return !kept.insert(key(row)).second;
    });
    for (ImportedRow& row : import.rows)
        if (!row.zone.empty() && row.zone != row.offer.region)
            row.offer.region += (row.offer.region.empty() ? "" : " ") + row.zone;
}

/// Prices with and without tax from one provider, at a rate nobody gave.
void checkTax(PriceImport& import) {
    std::map<std::string, std::set<bool>> included;
    for (const ImportedRow& row : import.rows) included[row.offer.provider].insert(row.offer.taxIncluded);
    for (ImportedRow& row : import.rows)
        if (included[row.offer.provider].size() > 1 && !row.offer.taxRate)
            flagRow(row, "tax included",
                    {EPOCHAL_TEXT("core",
                                  "Prices of %1 are with and without tax in one list, and the tax rate is not given"),
                     {row.offer.provider}},
                    {EPOCHAL_TEXT("core", "Fill the column \"tax rate (%)\""), {}});
}

void noteRates(PriceImport& import, const ImportOptions& options, const PriceBook& book) {
    for (ImportedRow& row : import.rows) {
        if (row.verdict == Verdict::Refused || book.rates.find(row.offer.currency, options.currency)) continue;
        row.notes.push_back(
            {"currency",
             {EPOCHAL_TEXT("core", "There is no rate from %1 to %2: the price is ranked among prices in %1 only"),
              {row.offer.currency, options.currency}},
             {EPOCHAL_TEXT("core", "Enter a rate with its day and source"), {}}});
    }
}

}  // namespace

void checkRows(PriceImport& import, const ImportOptions& options, const PriceBook& book) {
    checkDuplicates(import);
    checkPlaceholders(import);
    checkSpread(import);
    mergeZones(import);
    checkNames(import);
    checkTax(import);
    const std::string now = utcToday();
    for (ImportedRow& row : import.rows) {
        checkMemory(row);
        checkPrice(row, book.rates);
        checkDay(row, now);
        checkMissing(row);
    }
    noteRates(import, options, book);
}

}  // namespace epochal
