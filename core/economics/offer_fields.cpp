#include "core/economics/offer_fields.h"

#include "core/economics/price_date.h"
#include "core/economics/rates.h"

namespace epochal {
namespace {

constexpr PriceKindSet kOwned = setOf(PriceKind::Own), kLease = setOf(PriceKind::Monthly),
                       kReserved = setOf(PriceKind::Reserved), kByTime = kRented & ~kLease;

std::vector<OfferField> machineFields() {
    constexpr auto group = OfferGroup::Machine;
    return {
        {.key = "id", .member = &Offer::id},
        {.key = "provider",
         .column = "provider",
         .member = &Offer::provider,
         .group = group,
         .kinds = kRented,
         .label = EPOCHAL_TEXT("core", "P&rovider"),
         .needed = EPOCHAL_TEXT("core", "An offer needs a provider")},
        {.key = "instance",
         .column = "instance",
         .member = &Offer::instance,
         .group = group,
         .label = EPOCHAL_TEXT("core", "&Instance"),
         .needed = EPOCHAL_TEXT("core", "An offer needs an instance name")},
        {.key = "region",
         .column = "region",
         .member = &Offer::region,
         .group = group,
         .format = OfferFormat::Names,
         .label = EPOCHAL_TEXT("core", "Regio&n"),
         .help = EPOCHAL_TEXT("core", "Use semicolons between regions that share a price")},
        {.key = "regions", .member = &Offer::regions, .optional = 1},
        {.key = "accelerator",
         .column = "accelerator",
         .member = &Offer::accelerator,
         .group = group,
         .label = EPOCHAL_TEXT("core", "&GPU")},
        {.key = "count",
         .column = "accelerators",
         .member = &Offer::count,
         .group = group,
         .label = EPOCHAL_TEXT("core", "Number o&f GPUs")},
        {.key = "memory_gb_each",
         .column = "memory each (GB)",
         .member = &Offer::memoryGbEach,
         .group = group,
         //: memory of each GPU
         .label = EPOCHAL_TEXT("core", "GPU &memory"),
         //: unit of the field "GPU memory": gigabytes per GPU
         .unit = EPOCHAL_TEXT("core", "GB each"),
         .zeroIsUnknown = true},
        {.key = "vcpu",
         .column = "vCPU",
         .member = &Offer::vcpu,
         .group = group,
         .label = EPOCHAL_TEXT("core", "vCPU"),
         .zeroIsUnknown = true},
        {.key = "ram_gib",
         .column = "RAM (GiB)",
         .member = &Offer::ramGib,
         .group = group,
         .label = EPOCHAL_TEXT("core", "RAM"),
         .unit = EPOCHAL_TEXT("core", "GiB"),
         .zeroIsUnknown = true},
    };
}

std::vector<OfferField> priceFields() {
    constexpr auto group = OfferGroup::Price;
    return {
        {.key = "kind",
         .column = "price kind",
         .member = &Offer::kind,
         .group = group,
         .kinds = kRented,
         .label = EPOCHAL_TEXT("core", "Price &kind")},
        {.key = "scope",
         .column = "price covers",
         .member = &Offer::scope,
         .group = group,
         .kinds = kRented,
         //: field: followed by what the price includes
         .label = EPOCHAL_TEXT("core", "Price c&overs")},
        {.key = "price_per_hour",
         .column = "price per hour (currency)",
         .member = &Offer::pricePerHour,
         .group = group,
         .kinds = kByTime,
         .label = EPOCHAL_TEXT("core", "&Price"),
         .unit = EPOCHAL_TEXT("core", "%1/h"),
         .decimals = 2},
        {.key = "price_per_month",
         .column = "price per month (currency)",
         .member = &Offer::pricePerMonth,
         .group = group,
         .kinds = kLease,
         .label = EPOCHAL_TEXT("core", "&Price"),
         .unit = EPOCHAL_TEXT("core", "%1 per month"),
         .decimals = 2,
         .optional = 2},
        {.key = "currency",
         .column = "currency",
         .member = &Offer::currency,
         .group = group,
         .label = EPOCHAL_TEXT("core", "&Currency"),
         .unit = EPOCHAL_TEXT("core", "ISO code"),
         .valid = [](std::string_view text) { return isCurrencyCode(std::string(text)); },
         .wrong = EPOCHAL_TEXT("core", "\"%1\" is not a currency code"),
         .remedy = EPOCHAL_TEXT("core", "Use three capital letters, such as USD")},
        {.key = "tax_included",
         .column = "tax included",
         .member = &Offer::taxIncluded,
         .group = group,
         .label = EPOCHAL_TEXT("core", "&VAT")},
        {.key = "tax_rate",
         .column = "tax rate (%)",
         .member = &Offer::taxRate,
         .group = group,
         .format = OfferFormat::Percent,
         .label = EPOCHAL_TEXT("core", "VAT r&ate"),
         .unit = EPOCHAL_TEXT("core", "%"),
         .optional = 6},
        {.key = "term_months",
         .column = "term (months)",
         .member = &Offer::termMonths,
         .group = group,
         .kinds = kReserved,
         //: noun, field: for how long an offer is rented
         .label = EPOCHAL_TEXT("core", "&Term"),
         //: unit, after the field's number
         .unit = EPOCHAL_TEXT("core", "months"),
         .zeroIsUnknown = true,
         .optional = 4},
        {.key = "upfront",
         .column = "upfront (currency)",
         .member = &Offer::upfront,
         .group = group,
         .kinds = kReserved,
         //: adjective, field: a payment made in advance
         .label = EPOCHAL_TEXT("core", "&Upfront"),
         .unit = "%1",
         .decimals = 2,
         .zeroIsUnknown = true,
         .optional = 5},
        {.key = "use",
         .column = "use (% of hours)",
         .member = &Offer::use,
         .group = group,
         .format = OfferFormat::Percent,
         .kinds = kLease,
         //: share of all hours in which the machine is used
         .label = EPOCHAL_TEXT("core", "&Use"),
         .unit = EPOCHAL_TEXT("core", "% of all hours"),
         .implied = "100",
         .optional = 3},
        {.key = "quantum_seconds",
         .column = "billing quantum (s)",
         .member = &Offer::quantumSeconds,
         .group = group,
         .format = OfferFormat::Seconds,
         .kinds = kByTime,
         //: field: the unit of time to which billed time is rounded up
         .label = EPOCHAL_TEXT("core", "&Billing quantum"),
         .unit = EPOCHAL_TEXT("core", "s"),
         //: the billing quantum
         .help = EPOCHAL_TEXT("core", "Time is rounded up to a multiple of this; leave empty if unknown"),
         .zeroIsUnknown = true},
        {.key = "minimum_seconds",
         .column = "billing minimum (s)",
         .member = &Offer::minimumSeconds,
         .group = group,
         .format = OfferFormat::Seconds,
         .kinds = kByTime,
         //: field: the least that a provider bills
         .label = EPOCHAL_TEXT("core", "Minimum c&harge"),
         .unit = EPOCHAL_TEXT("core", "s"),
         .zeroIsUnknown = true},
    };
}

std::vector<OfferField> ownFields() {
    constexpr auto group = OfferGroup::Price;
    return {
        {.key = "own/purchase",
         .column = "purchase (currency)",
         .member = &OwnMachine::purchase,
         .group = group,
         .kinds = kOwned,
         .label = EPOCHAL_TEXT("core", "&Purchase price"),
         .unit = "%1"},
        {.key = "own/resale",
         .column = "resale (currency)",
         .member = &OwnMachine::resale,
         .group = group,
         .kinds = kOwned,
         .label = EPOCHAL_TEXT("core", "&Resale value"),
         .unit = "%1"},
        {.key = "own/years",
         .column = "life (years)",
         .member = &OwnMachine::years,
         .group = group,
         .kinds = kOwned,
         //: field: years over which the machine's price is spread
         .label = EPOCHAL_TEXT("core", "Useful &life"),
         //: unit, after the field's number
         .unit = EPOCHAL_TEXT("core", "years"),
         .decimals = 1},
        {.key = "own/use",
         .column = "use (% of hours)",
         .member = &OwnMachine::use,
         .group = group,
         .format = OfferFormat::Percent,
         .kinds = kOwned,
         //: share of all hours in which the machine is used
         .label = EPOCHAL_TEXT("core", "&Use"),
         .unit = EPOCHAL_TEXT("core", "% of all hours")},
        {.key = "own/watts",
         .column = "power (W)",
         .member = &OwnMachine::watts,
         .group = group,
         .kinds = kOwned,
         .label = EPOCHAL_TEXT("core", "Po&wer under load"),
         .unit = EPOCHAL_TEXT("core", "W at the wall")},
        {.key = "own/tariff_per_kwh",
         .column = "tariff (currency per kWh)",
         .member = &OwnMachine::tariffPerKwh,
         .group = group,
         .kinds = kOwned,
         //: noun, field: price of electricity
         .label = EPOCHAL_TEXT("core", "&Tariff"),
         .unit = EPOCHAL_TEXT("core", "%1/kWh"),
         .decimals = 3},
        {.key = "own/hosting_per_month",
         .column = "hosting (currency per month)",
         .member = &OwnMachine::hostingPerMonth,
         .group = group,
         .kinds = kOwned,
         //: noun, field: what housing one's own machine costs per month
         .label = EPOCHAL_TEXT("core", "&Hosting"),
         .unit = EPOCHAL_TEXT("core", "%1 per month"),
         .optional = 1},
    };
}

std::vector<OfferField> sourceFields() {
    constexpr auto group = OfferGroup::Source;
    return {
        {.key = "date",
         .column = "date",
         .member = &Offer::date,
         .group = group,
         .label = EPOCHAL_TEXT("core", "Price &date"),
         .help = EPOCHAL_TEXT("core", "Date the price was seen: 2026-11-09; or 2026, >=2025-11, 2025..2026"),
         .example = "2026-11-09",
         .needed = EPOCHAL_TEXT("core", "A price needs the date it was seen, such as 2026-11-09"),
         .valid = isPriceDate,
         .wrong = EPOCHAL_TEXT("core", "\"%1\" is not a date"),
         .remedy = EPOCHAL_TEXT("core", "Write the date as 2026-11-09")},
        {.key = "date_basis", .column = "date basis", .member = &Offer::dateBasis},
        {.key = "source",
         .column = "source",
         .member = &Offer::source,
         .group = group,
         .label = EPOCHAL_TEXT("core", "Sourc&e"),
         .needed = EPOCHAL_TEXT("core", "A price needs a source")},
        {.key = "notes",
         .column = "notes",
         .member = &Offer::notes,
         .group = group,
         .format = OfferFormat::Lines,
         .label = EPOCHAL_TEXT("core", "Notes")},
        {.key = "defect", .column = "not ranked because", .member = &Offer::defect, .optional = 7},
    };
}

}  // namespace

std::span<const OfferField> offerFields() {
    static const std::vector<OfferField> all = [] {
        std::vector<OfferField> fields;
        for (auto make : {machineFields, priceFields, ownFields, sourceFields})
            for (const OfferField& field : make()) fields.push_back(field);
        return fields;
    }();
    return all;
}

const OfferField* findOfferField(std::string_view key) {
    for (const OfferField& field : offerFields())
        if (key == field.key) return &field;
    return nullptr;
}

std::span<const OfferColumn> offerColumns() {
    static const std::vector<OfferColumn> all = [] {
        std::vector<OfferColumn> columns;
        for (const OfferField& field : offerFields()) {
            const std::string_view head = field.column;
            if (head.empty()) continue;
            OfferColumn* same = nullptr;
            for (OfferColumn& column : columns)
                if (head == column.head) same = &column;
            OfferColumn& column = same ? *same : columns.emplace_back(OfferColumn{field.column});
            (isOfOwnMachine(field) ? column.own : column.field) = &field;
        }
        return columns;
    }();
    return all;
}

}  // namespace epochal
