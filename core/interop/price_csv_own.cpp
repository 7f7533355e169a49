#include <algorithm>

#include "core/base/utf8.h"
#include "core/economics/cost.h"
#include "core/interop/price_head.h"
#include "core/interop/price_row.h"
#include "core/interop/table.h"

namespace epochal {

namespace {

TableCell ifKnown(double value) {
    return value > 0 ? TableCell(value) : TableCell();
}
std::string yesNo(bool value) {
    return value ? "yes" : "no";
}

/// A column of Epochal's own list: its header with the unit, and its cell for an offer.
struct Column {
    const char* head;
    TableCell (*cell)(const Offer&);
};

const std::vector<Column>& ownColumns() {
    using O = const Offer&;
    static const std::vector<Column> all{
        {"provider", [](O o) { return cellOf(o.provider); }},
        {"instance", [](O o) { return cellOf(o.instance); }},
        {"region", [](O o) { return cellOf(regionsText(o)); }},
        {"accelerator", [](O o) { return cellOf(o.accelerator); }},
        {"accelerators", [](O o) { return TableCell(std::int64_t{o.count}); }},
        {"memory each (GB)", [](O o) { return ifKnown(o.memoryGbEach); }},
        {"vCPU", [](O o) { return ifKnown(o.vcpu); }},
        {"RAM (GiB)", [](O o) { return ifKnown(o.ramGib); }},
        {"price kind", [](O o) { return TableCell(name(o.kind)); }},
        {"price covers", [](O o) { return TableCell(name(o.scope)); }},
        {"price per hour (currency)", [](O o) { return cellOf(o.pricePerHour); }},
        {"price per month (currency)", [](O o) { return cellOf(o.pricePerMonth); }},
        {"currency", [](O o) { return cellOf(o.currency); }},
        {"tax included", [](O o) { return TableCell(yesNo(o.taxIncluded)); }},
        {"tax rate (%)",
         [](O o) { return o.taxRate ? TableCell(*o.taxRate * Decimal::fromInteger(100)) : TableCell(); }},
        {"term (months)", [](O o) { return ifKnown(static_cast<double>(o.termMonths)); }},
        {"upfront (currency)", [](O o) { return o.upfront.isZero() ? TableCell() : TableCell(o.upfront); }},
        {"use (% of hours)",
         [](O o) { return o.own   ? TableCell(o.own->use * 100)
                          : o.use ? TableCell(*o.use * 100)
                                  : TableCell(); }},
        {"billing quantum (s)", [](O o) { return ifKnown(o.quantumSeconds); }},
        {"billing minimum (s)", [](O o) { return ifKnown(o.minimumSeconds); }},
        {"purchase (currency)", [](O o) { return o.own ? TableCell(o.own->purchase) : TableCell(); }},
        {"resale (currency)", [](O o) { return o.own ? TableCell(o.own->resale) : TableCell(); }},
        {"life (years)", [](O o) { return o.own ? TableCell(o.own->years) : TableCell(); }},
        {"power (W)", [](O o) { return o.own ? TableCell(o.own->watts) : TableCell(); }},
        {"tariff (currency per kWh)", [](O o) { return o.own ? TableCell(o.own->tariffPerKwh) : TableCell(); }},
        {"hosting (currency per month)", [](O o) { return o.own ? TableCell(o.own->hostingPerMonth) : TableCell(); }},
        {"date", [](O o) { return cellOf(o.date); }},
        {"date basis", [](O o) { return cellOf(o.dateBasis); }},
        {"source", [](O o) { return cellOf(o.source); }},
        {"notes", [](O o) { return cellOf(o.notes); }},
        {"not ranked because", [](O o) { return o.defect.empty() ? TableCell() : TableCell(english(o.defect)); }}};
    return all;
}

/// Reads one of the given names; anything else refuses the row and lists them.
template <class Value>
void readName(RowReader& in, const char* column, std::initializer_list<Value> values, Value& out) {
    const std::string text = in.text(column);
    std::string names;
    for (const Value value : values) {
        if (text == name(value)) return void(out = value);
        names += (names.empty() ? "" : ", ") + std::string(name(value));
    }
    in.refuse(column, {EPOCHAL_TEXT("core", "\"%1\" is not a known value"), {shortened(text, 60)}},
              {EPOCHAL_TEXT("core", "Use one of: %1"), {names}});
}

/// A billing quantum or minimum, s; more than 31 days refuses the row.
double term(RowReader& in, const char* column) {
    constexpr double kMonth = 31 * 86400.0;
    const double seconds = in.real(column);
    if (seconds <= kMonth) return seconds;
    in.refuse(column, {EPOCHAL_TEXT("core", "A number of seconds, at most one month, was expected here"), {}},
              {EPOCHAL_TEXT("core", "Use 3600 for hourly billing"), {}});
    return 0;
}

/// Reads a percentage as a fraction; more than 100 refuses the row.
std::optional<Decimal> share(RowReader& in, const char* column) {
    const auto percentage = in.number(column);
    if (!percentage) return std::nullopt;
    if (*percentage <= Decimal::fromInteger(100)) return *percentage / Decimal::fromInteger(100);
    in.refuse(column, {EPOCHAL_TEXT("core", "A percentage from 0 to 100 was expected here"), {}});
    return std::nullopt;
}

void readUse(RowReader& in, Offer& offer) {
    if (const auto use = share(in, "use")) offer.use = use->toDouble();
}

void readOwnMachine(RowReader& in, Offer& offer) {
    OwnMachine own;
    own.purchase = in.price("purchase").value_or(Decimal());
    own.resale = in.price("resale").value_or(Decimal());
    own.years = in.real("life");
    own.use = share(in, "use").value_or(Decimal()).toDouble();
    own.watts = in.real("power");
    own.tariffPerKwh = in.price("tariff").value_or(Decimal());
    own.hostingPerMonth = in.price("hosting").value_or(Decimal());
    offer.own = own;
}

}  // namespace

std::string writePriceCsv(const std::vector<Offer>& offers) {
    DataTable table;
    for (const Column& column : ownColumns()) table.add(column.head, offers, column.cell);
    return csvOf(table);
}

void readOursRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import) {
    RowReader in(columns, row, options);
    Offer offer;
    offer.provider = in.text("provider");
    offer.instance = in.text("instance");
    setRegions(offer, in.text("region"));
    offer.accelerator = in.text("accelerator");
    offer.count = in.whole("accelerators");
    offer.memoryGbEach = in.real("memory each");
    offer.vcpu = in.real("vcpu");
    offer.ramGib = in.real("ram");
    readName(in, "price kind",
             {PriceKind::OnDemand, PriceKind::Spot, PriceKind::Reserved, PriceKind::Monthly, PriceKind::Own},
             offer.kind);
    if (columns.has("price covers"))
        readName(in, "price covers",
                 {PriceScope::WholeMachine, PriceScope::PerAcceleratorWithHost, PriceScope::AcceleratorOnly,
                  PriceScope::Unknown},
                 offer.scope);
    else
        offer.scope = PriceScope::Unknown;
    offer.pricePerHour = in.price("price per hour");
    offer.pricePerMonth = in.price("price per month");
    offer.currency = in.text("currency");
    offer.taxIncluded = in.truth("tax included").value_or(false);
    if (const auto rate = share(in, "tax rate")) offer.taxRate = *rate;
    offer.termMonths = in.whole("term");
    offer.upfront = in.price("upfront").value_or(Decimal());
    if (offer.kind == PriceKind::Own)
        readOwnMachine(in, offer);
    else
        readUse(in, offer);
    offer.quantumSeconds = term(in, "billing quantum");
    offer.minimumSeconds = term(in, "billing minimum");
    offer.date = in.text("date");
    offer.dateBasis = in.text("date basis");
    offer.source = in.text("source");
    offer.notes = in.text("notes");
    if (const std::string defect = in.text("not ranked because"); !defect.empty())
        in.flag("not ranked because", {EPOCHAL_TEXT("core", "%1"), {defect}});
    if (!isCurrencyCode(offer.currency))
        in.refuse("currency", {EPOCHAL_TEXT("core", "\"%1\" is not a currency code"), {shortened(offer.currency, 60)}},
                  {EPOCHAL_TEXT("core", "Use three capital letters, such as USD"), {}});
    for (const char* column : {"price per hour", "price per month"}) {
        const std::string named = currencyOf(columns.unit(column));
        if (!named.empty() && named != offer.currency)
            in.refuse(
                "currency",
                {EPOCHAL_TEXT("core", "The currency is %1 in the row and %2 in the header"), {offer.currency, named}},
                {EPOCHAL_TEXT("core", "Use the currency the price is in"), {}});
    }
    import.decimalComma |= in.metComma();
    import.rows.push_back(std::move(in).take(std::move(offer)));
}

}  // namespace epochal
