#include "core/base/csv.h"
#include "core/base/json.h"
#include "core/economics/offer_fields.h"
#include "core/interop/price_head.h"
#include "core/interop/price_row.h"

namespace epochal {

std::string writePriceCsv(const std::vector<Offer>& offers) {
    CsvWriter out;
    for (const OfferColumn& column : offerColumns()) out.text(column.head);
    out.end();
    for (const Offer& offer : offers) {
        for (const OfferColumn& column : offerColumns()) {
            const OfferField* field = column.own && (offer.own || !column.field) ? column.own : column.field;
            const std::string text = textOf(*field, offer);
            isNumber(*field) ? out.digits(text) : out.text(text);
        }
        out.end();
    }
    return std::move(out).take();
}

void readOursRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import) {
    RowReader in(columns, row, options);
    Offer offer;
    offer.scope = PriceScope::Unknown;  // of a list without that column
    for (const OfferColumn& column : offerColumns()) {
        // The price kind has its column before those that depend on it.
        const bool own = offer.kind == PriceKind::Own && column.own;
        if (const OfferField* field = own ? column.own : column.field) in.read(*field, offer);
    }
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
