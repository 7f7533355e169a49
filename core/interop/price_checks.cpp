#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <set>
#include <unordered_map>

#include "core/economics/price_date.h"
#include "core/hardware/accelerator_names.h"
#include "core/interop/price_row.h"

namespace epochal {

namespace {

/// The highest price seen for one accelerator is 18 USD/h (B300, 2025); 100 is five times that. For a machine without
/// accelerators: 500.
const Decimal kDearestAccelerator = Decimal::fromInteger(100), kDearestMachine = Decimal::fromInteger(500);
/// The lowest price seen is 0.04 USD/h for a card and 0.004 USD/h for a CPU machine.
const Decimal kCheapest = Decimal::ratio(1, 1000);
/// A US dollar has been worth up to 100,000 units of the smallest currencies, and a third of a unit of the largest.
const Decimal kSmallest = Decimal::fromInteger(100'000), kLargest = Decimal::ratio(1, 10);

Message lookItUp() {
    return {EPOCHAL_TEXT("core", "Check the price with the provider"), {}};
}

/// Number of accelerators a price is for: a TPU's name states it ("tpu-v6e-256").
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
        return flagRow(row, "price", {EPOCHAL_TEXT("core", "A price of zero means that the price is not known"), {}},
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
                {EPOCHAL_TEXT("core", "%1 per hour is not a plausible price for this machine"),
                 {amountOf({*price, offer.currency})}},
                {EPOCHAL_TEXT("core", "Check the unit: prices are per hour for the whole machine"), {}});
}

void checkMissing(ImportedRow& row) {
    const Offer& offer = row.offer;
    if (!offer.defect.empty() || row.verdict == RowVerdict::Refused) return;
    // The reason from notRanked, with the column and the remedy.
    const Message why = notRanked(offer);
    if (why.empty()) return;
    row.verdict = RowVerdict::Flagged;
    const char* column = !hourlyPrice(offer)    ? "price"
                         : offer.date.empty()   ? "date"
                         : offer.source.empty() ? "source"
                                                : "";
    row.notes.push_back(
        {column, why, {EPOCHAL_TEXT("core", "Fill in the missing value in the list, or import the row unranked"), {}}});
}

void checkMemory(ImportedRow& row) {
    const Offer& offer = row.offer;
    if (offer.memoryGbEach <= 0 || madeWith(offer.accelerator, offer.memoryGbEach).value_or(true)) return;
    flagRow(row, "memory",
            {EPOCHAL_TEXT("core", "%1 is not made with %2 GB: it is a modified card or a different one"),
             {offer.accelerator, offer.memoryGbEach}},
            {EPOCHAL_TEXT("core", "Check the machine with the provider and enter the offer manually"), {}});
}

void checkDay(ImportedRow& row, const std::string& now) {
    const auto age = daysBetween(row.offer.date, now);
    if (age && *age < -1)
        flagRow(row, "date", {EPOCHAL_TEXT("core", "The price date, %1, is in the future"), {Day{row.offer.date}}},
                {EPOCHAL_TEXT("core", "Enter the date the price was seen"), {}});
}

/// A hash map by what identifies a row, so that the time per row does not grow with the list.
template <class Value>
using ByWords = std::unordered_map<std::string, Value>;

std::string keyOf(const Offer& offer) {
    return offerKey(offer, offer.region);
}

std::string priceText(const Offer& offer) {
    return offer.pricePerHour ? offer.pricePerHour->text() : std::string();
}

void checkDuplicates(PriceImport& import) {
    ByWords<const ImportedRow*> seen;
    seen.reserve(import.rows.size());
    for (ImportedRow& row : import.rows) {
        if (row.verdict == RowVerdict::Refused) continue;
        const ImportedRow* first = nullptr;
        for (const std::string& region : regionsOf(row.offer)) {
            const std::string key = offerKey(row.offer, region) + row.zone + '\x1F' + row.offer.date;
            if (const auto [at, fresh] = seen.emplace(key, &row); !fresh) first = at->second;
        }
        if (first == nullptr || first == &row) continue;
        const bool same = first->offer.pricePerHour == row.offer.pricePerHour &&
                          first->offer.pricePerMonth == row.offer.pricePerMonth;
        row.verdict = RowVerdict::Refused;
        row.notes.push_back({{},
                             same ? Message{EPOCHAL_TEXT("core", "The same offer is already in line %1"),
                                            {static_cast<std::int64_t>(first->line)}}
                                  : Message{EPOCHAL_TEXT("core", "The same offer is in line %1 at a different price"),
                                            {static_cast<std::int64_t>(first->line)}},
                             {EPOCHAL_TEXT("core", "Only the first of them can be imported"), {}}});
    }
}

/// Flags a whole-number price of 100 or more that occurs on three or more machines, or for several price kinds of one
/// machine in one region.
void checkPlaceholders(PriceImport& import) {
    const Decimal hundred = Decimal::fromInteger(100);
    ByWords<std::set<std::string>> machines, kinds;
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
                    {EPOCHAL_TEXT("core",
                                  "%1 appears for several machines or price kinds: it is a placeholder, not a price"),
                     {price}},
                    lookItUp());
    }
}

/// Flags a card that has several names within a list, identified by the card and memory that the names denote.
void checkNames(PriceImport& import) {
    ByWords<std::set<std::string>> names;
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
        flagRow(
            row, "accelerator",
            {EPOCHAL_TEXT("core", "%1 appears under several names in this list: %2"), {row.offer.accelerator, list}},
            {EPOCHAL_TEXT("core", "Use one name for the card throughout the list"), {}});
    }
}

/// Flags spot prices of one machine that differ by a factor of two or more within a region.
void checkSpread(PriceImport& import) {
    struct Range {
        Decimal low, high;
    };
    const auto key = [](const Offer& offer) {
        return offer.provider + '\x1F' + offer.instance + '\x1F' + offer.accelerator + '\x1F' + offer.region;
    };
    ByWords<Range> ranges;
    const auto counts = [](const ImportedRow& row) {
        return row.offer.kind == PriceKind::Spot && row.offer.pricePerHour && row.verdict != RowVerdict::Refused;
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
                {EPOCHAL_TEXT("core", "Spot prices for this machine range from %1 to %2 within one region"),
                 {amountOf({range.low, row.offer.currency}), amountOf({range.high, row.offer.currency})}},
                {EPOCHAL_TEXT("core", "Manually enter the offer for the zone you would rent in"), {}});
    }
}

/// Merges the rows that share a non-empty key into the first of them; `take` adds what the others have.
void fold(std::vector<ImportedRow>& rows, const std::function<std::string(const ImportedRow&)>& key,
          const std::function<void(ImportedRow&, const ImportedRow&)>& take) {
    ByWords<std::size_t> first;
    first.reserve(rows.size());
    std::size_t kept = 0;
    for (ImportedRow& row : rows) {
        const std::string words = key(row);
        if (!words.empty()) {
            const auto [at, fresh] = first.emplace(words, kept);
            if (!fresh) {
                ImportedRow& earlier = rows[at->second];
                earlier.also.push_back(row.line);
                earlier.also.insert(earlier.also.end(), row.also.begin(), row.also.end());
                take(earlier, row);
                continue;
            }
        }
        if (&rows[kept] != &row) rows[kept] = std::move(row);
        ++kept;
    }
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(kept), rows.end());
}

/// Merges zones of a region with the same price into one row for the region; otherwise each row keeps its zone.
void mergeZones(PriceImport& import) {
    ByWords<std::set<std::string>> prices;
    const auto key = [](const ImportedRow& row) { return keyOf(row.offer) + row.offer.date; };
    for (const ImportedRow& row : import.rows)
        if (row.verdict != RowVerdict::Refused) prices[key(row)].insert(priceText(row.offer));
    fold(
        import.rows,
        [&](const ImportedRow& row) {
            if (row.verdict == RowVerdict::Refused || row.zone.empty()) return std::string();
            std::string words = key(row);
            return prices[words].size() > 1 ? std::string() : words;
        },
        [](ImportedRow& row, const ImportedRow&) { row.zone.clear(); });
    for (ImportedRow& row : import.rows) {
        if (row.zone.empty()) continue;
        const bool alone = row.verdict != RowVerdict::Refused && prices[key(row)].size() < 2;
        if (alone)
            row.zone.clear();
        else if (row.zone != row.offer.region && row.offer.regions.empty())
            row.offer.region += (row.offer.region.empty() ? "" : " ") + row.zone;
    }
}

/// Merges the same offer at the same price and terms in several regions into one row with all of them: otherwise a list
/// of one machine in 17 regions would be 17 offers to choose from.
void mergeRegions(PriceImport& import) {
    const auto key = [](const ImportedRow& row) {
        const Offer& offer = row.offer;
        if (row.verdict == RowVerdict::Refused || offer.region.empty() || offer.kind == PriceKind::Own)
            return std::string();
        std::string words = offerKey(offer, {});
        const auto add = [&words](const std::string& part) { (words += part) += '\x1F'; };
        const auto number = [&add](double value) { add(std::to_string(value)); };
        add(priceText(offer));
        add(offer.pricePerMonth ? offer.pricePerMonth->text() : std::string());
        add(offer.upfront.text());
        add(offer.taxRate ? offer.taxRate->text() : std::string());
        add(offer.taxIncluded ? "in" : "out");
        add(name(offer.scope));
        for (const double value : {offer.use.value_or(-1), offer.memoryGbEach, offer.vcpu, offer.ramGib,
                                   offer.quantumSeconds, offer.minimumSeconds})
            number(value);
        for (const std::string* part : {&offer.date, &offer.dateBasis, &offer.source, &offer.notes}) add(*part);
        add(offer.defect.empty() ? std::string() : english(offer.defect));
        return words;
    };
    fold(import.rows, key, [](ImportedRow& row, const ImportedRow& other) {
        const auto more = regionsOf(other.offer);
        if (row.offer.regions.empty()) row.offer.regions = {row.offer.region};
        row.offer.regions.insert(row.offer.regions.end(), more.begin(), more.end());
    });
    for (ImportedRow& row : import.rows)
        if (!row.offer.regions.empty()) setRegions(row.offer, std::move(row.offer.regions));
}

/// Flags a provider's prices without a tax rate if some include tax and some do not.
void checkTax(PriceImport& import) {
    ByWords<std::set<bool>> included;
    for (const ImportedRow& row : import.rows) included[row.offer.provider].insert(row.offer.taxIncluded);
    for (ImportedRow& row : import.rows)
        if (included[row.offer.provider].size() > 1 && !row.offer.taxRate)
            flagRow(
                row, "tax included",
                //: %1: a provider
                {EPOCHAL_TEXT("core",
                              "The list has prices from %1 both with and without tax, and the tax rate is not given"),
                 {row.offer.provider}},
                {EPOCHAL_TEXT("core", "Fill in the column \"tax rate (%)\""), {}});
}

void noteRates(PriceImport& import, const ImportOptions& options, const PriceBook& book) {
    for (ImportedRow& row : import.rows) {
        if (row.verdict == RowVerdict::Refused || book.rates.find(row.offer.currency, options.currency)) continue;
        row.notes.push_back(
            {"currency",
             {EPOCHAL_TEXT("core",
                           "There is no exchange rate from %1 to %2: the price is ranked only among prices in %1"),
              {row.offer.currency, options.currency}},
             {EPOCHAL_TEXT("core", "Enter an exchange rate with its date and source"), {}}});
    }
}

}  // namespace

bool checkRows(PriceImport& import, const ImportOptions& options, const PriceBook& book,
               const ImportProgress& progress) {
    const std::string now = utcToday();
    const auto eachRow = [&] {
        for (ImportedRow& row : import.rows) {
            checkMemory(row);
            checkPrice(row, book.rates);
            checkDay(row, now);
            checkMissing(row);
        }
    };
    const std::function<void()> steps[] = {[&] { checkDuplicates(import); },
                                           [&] { checkPlaceholders(import); },
                                           [&] { checkSpread(import); },
                                           [&] { mergeZones(import); },
                                           [&] { checkNames(import); },
                                           [&] { checkTax(import); },
                                           eachRow,
                                           [&] { noteRates(import, options, book); },
                                           [&] { mergeRegions(import); }};
    double done = 0;
    for (const auto& step : steps) {
        step();
        if (!progress(++done / static_cast<double>(std::size(steps)))) return false;
    }
    return true;
}

}  // namespace epochal
