#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string_view>

#include "core/base/utf8.h"
#include "core/hardware/accelerator_names.h"
#include "core/interop/price_head.h"
#include "core/interop/price_row.h"

namespace epochal {

namespace {

/// The number after a key in SkyPilot's GpuInfo, which is a Python dictionary, not JSON: "'SizeInMiB': 81559".
std::optional<double> numberBehind(std::string_view info, std::string_view key) {
    const std::size_t at = info.find(key);
    if (at == std::string_view::npos) return std::nullopt;
    const std::size_t digits = info.find_first_of("0123456789", at + key.size());
    if (digits == std::string_view::npos) return std::nullopt;
    double value = 0;
    std::from_chars(info.data() + digits, info.data() + std::min(info.size(), digits + 24), value);
    return value;
}

std::string textBehind(std::string_view info, std::string_view key) {
    std::size_t at = info.find(key);
    if (at == std::string_view::npos) return {};
    at = info.find_first_of("'\"", info.find(':', at));
    if (at == std::string_view::npos) return {};
    const std::size_t end = info.find_first_of("'\"", at + 1);
    return end == std::string_view::npos ? std::string() : std::string(info.substr(at + 1, end - at - 1));
}

bool isTpu(std::string_view name) {
    return name.starts_with("tpu") || name.starts_with("TPU");
}

Message checkAtTheProvider() {
    return {EPOCHAL_TEXT("core", "Check the machine with the provider and enter the offer manually"), {}};
}

/// Memory of each accelerator in GiB; if it cannot be determined, 0 and a flag.
double memoryEach(RowReader& in, const std::string& info, std::int64_t count) {
    const auto each = numberBehind(info, "SizeInMiB");
    if (!each || *each <= 0) {
        in.flag("gpuinfo",
                info.empty() ? Message{EPOCHAL_TEXT("core", "The accelerator's memory is not given"), {}}
                             : Message{EPOCHAL_TEXT("core", "Cannot determine the accelerator's memory from \"%1\""),
                                       {shortened(info, 60)}},
                checkAtTheProvider());
        return 0;
    }
    if (*each < 1024) {
        in.flag("gpuinfo",
                {EPOCHAL_TEXT("core", "%1 MiB of memory is less than any accelerator has; the figure may be in GB"),
                 {*each}},
                checkAtTheProvider());
        return 0;
    }
    const auto total = numberBehind(info, "TotalGpuMemoryInMiB");
    if (count > 1 && total && *total == *each) {
        // Under this key, one list gives the memory of all accelerators together, another that of a single one.
        in.flag(
            "gpuinfo",
            {EPOCHAL_TEXT("core", "%1 MiB may be the memory of one accelerator or of all %2 together"), {*each, count}},
            checkAtTheProvider());
        return 0;
    }
    return std::round(*each / 1024);
}

void readMachine(RowReader& in, const std::string& info, Offer& offer) {
    const std::string written = in.text("acceleratorname");
    offer.count = in.whole("acceleratorcount");
    offer.vcpu = in.real("vcpus");
    offer.ramGib = in.real("memorygib");
    if (written.empty()) {
        if (offer.instance.find("gpu") != std::string::npos)
            in.flag(
                "acceleratorname",
                {EPOCHAL_TEXT("core", "The price covers the host only; its accelerators are priced in other rows"), {}},
                {EPOCHAL_TEXT("core", "Add the two prices together and enter them manually as one offer"), {}});
        offer.count = 0;
        return;
    }
    const AcceleratorName read = readAcceleratorName(written);
    in.row().accelerator = written;
    offer.accelerator = read.card;
    if (offer.instance.empty()) offer.instance = isTpu(written) ? written : written + " add-on";
    if (isTpu(written)) return;
    const AcceleratorName inside = readAcceleratorName(textBehind(info, "Name"));
    if (!inside.card.empty() && (inside.card != read.card || (!inside.form.empty() && inside.form != read.form)))
        in.flag("gpuinfo",
                {EPOCHAL_TEXT("core", "The accelerator is \"%1\" in one column and \"%2\" in another"),
                 {written, textBehind(info, "Name")}},
                checkAtTheProvider());
    offer.memoryGbEach = memoryEach(in, info, offer.count);
}

/// These lists have no currency column: prices are in USD unless the header states otherwise.
void readCurrency(const Columns& columns, const char* column, Offer& offer) {
    if (const std::string named = currencyOf(columns.unit(column)); !named.empty()) offer.currency = named;
}

std::string regionOf(RowReader& in, const char* column) {
    std::string region = in.text(column);
    if (!region.empty() && region.front() != ',') return region;
    in.flag(column,
            region.empty() ? Message{EPOCHAL_TEXT("core", "The region is not given"), {}}
                           : Message{EPOCHAL_TEXT("core", "The region is incomplete: \"%1\""), {region}},
            {EPOCHAL_TEXT("core", "Check the price with the provider: it may apply in one region only"), {}});
    const std::size_t first = region.find_first_not_of(", ");
    return first == std::string::npos ? std::string() : region.substr(first);
}

}  // namespace

void readSkyPilotRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import) {
    const std::string info = columns.text(row, "gpuinfo");
    const auto read = [&](PriceKind kind) {
        RowReader in(columns, row, options);
        Offer offer;
        offer.kind = kind;
        offer.instance = in.text("instancetype");
        const bool machine = !offer.instance.empty();
        readMachine(in, info, offer);
        offer.scope = machine || isTpu(offer.instance) ? PriceScope::WholeMachine : PriceScope::AcceleratorOnly;
        setRegions(offer, regionOf(in, "region"));
        in.row().zone = in.text("availabilityzone");
        const auto onDemand = in.price("price"), spot = in.price("spotprice");
        offer.pricePerHour = kind == PriceKind::Spot ? spot : onDemand;
        readCurrency(columns, kind == PriceKind::Spot ? "spotprice" : "price", offer);
        const char* column = kind == PriceKind::Spot ? "spotprice" : "price";
        if (offer.pricePerHour && offer.pricePerHour->isZero()) {
            in.flag(column, {EPOCHAL_TEXT("core", "A price of zero means that the price is not known"), {}},
                    {EPOCHAL_TEXT("core", "Check the price with the provider"), {}});
            offer.pricePerHour.reset();
        } else if (!offer.pricePerHour) {
            in.flag(column, {EPOCHAL_TEXT("core", "The price is not given"), {}},
                    {EPOCHAL_TEXT("core", "Check the price with the provider"), {}});
        } else if (kind == PriceKind::Spot && spot == onDemand) {
            in.flag(
                column,
                {EPOCHAL_TEXT("core", "The spot price equals the on-demand price: there is no spot market here"), {}},
                {EPOCHAL_TEXT("core", "Use the on-demand price"), {}});
        }
        if (offer.scope == PriceScope::AcceleratorOnly)
            in.flag(
                "instancetype",
                {EPOCHAL_TEXT("core", "Not ranked: the price covers the accelerator only, without a host machine"), {}},
                {EPOCHAL_TEXT("core", "Add the two prices together and enter them manually as one offer"), {}});
        offer.source = options.source.empty() ? "SkyPilot catalog" : options.source;
        import.decimalComma |= in.metComma();
        import.rows.push_back(std::move(in).take(std::move(offer)));
    };
    read(PriceKind::OnDemand);
    if (!columns.text(row, "spotprice").empty()) read(PriceKind::Spot);
}

void readGpuhuntRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import) {
    RowReader in(columns, row, options);
    Offer offer;
    offer.provider = in.text("provider");
    if (const std::string proper = providerOfFile(offer.provider); !proper.empty()) offer.provider = proper;
    offer.instance = in.text("instance_name");
    setRegions(offer, regionOf(in, "location"));
    offer.kind = in.truth("spot").value_or(false) ? PriceKind::Spot : PriceKind::OnDemand;
    offer.vcpu = in.real("cpu");
    offer.ramGib = in.real("memory");
    offer.count = in.whole("gpu_count");
    if (offer.count > 0) {
        in.row().accelerator = in.text("gpu_name");
        offer.accelerator = readAcceleratorName(in.row().accelerator).card;
        offer.memoryGbEach = in.real("gpu_memory");
        if (offer.accelerator.empty())
            in.flag("gpu_name", {EPOCHAL_TEXT("core", "The accelerator has no name"), {}}, checkAtTheProvider());
    }
    offer.pricePerHour = in.price("price");
    readCurrency(columns, "price", offer);
    if (!offer.pricePerHour || offer.pricePerHour->isZero()) {
        in.flag("price",
                offer.pricePerHour
                    ? Message{EPOCHAL_TEXT("core", "A price of zero means that the price is not known"), {}}
                    : Message{EPOCHAL_TEXT("core", "The price is not given"), {}},
                {EPOCHAL_TEXT("core", "Check the price with the provider"), {}});
        offer.pricePerHour.reset();
    }
    offer.source = options.source.empty() ? "gpuhunt catalog" : options.source;
    import.decimalComma |= in.metComma();
    import.rows.push_back(std::move(in).take(std::move(offer)));
}

}  // namespace epochal
