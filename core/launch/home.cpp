#include "core/launch/home.h"

#include <cstdlib>

namespace epochal {

namespace {

constexpr const char* kOwnOffer = "this-machine.json";

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

Result<Offer> readOwnOffer(const Path& file) {
    const auto text = readFile(file, 1u << 20);
    if (!text) return text.error();
    const auto json = parseJson(*text, file.string());
    if (!json) return json.error();
    return offerFromJson(*json, file.string());
}

}  // namespace

Path dataHome() {
    if (const std::string chosen = environment("EPOCHAL_HOME"); !chosen.empty()) return chosen;
    if (const std::string data = environment("XDG_DATA_HOME"); !data.empty()) return Path(data) / "epochal";
    const std::string home = environment("HOME");
    return Path(home.empty() ? "." : home) / ".local/share/epochal";
}

HomeBook openPriceBook(const Path& home, const Machine& machine) {
    HomeBook out;
    auto shipped = readPriceBook(shippedPriceBook(), "price-book.json");
    if (shipped)
        out.book = std::move(*shipped);
    else
        out.trouble = shipped.error();

    Offer own = thisMachineOffer(machine);
    std::error_code error;
    if (const Path file = home / kOwnOffer; std::filesystem::exists(file, error)) {
        auto edited = readOwnOffer(file);
        if (edited)
            own = std::move(*edited);
        else
            out.trouble = edited.error();
    }
    own.id = "this-machine";
    out.book.offers.insert(out.book.offers.begin(), std::move(own));
    return out;
}

Status saveThisMachineOffer(const Path& home, const Offer& offer) {
    if (Status made = makeFolders(home); !made) return made;
    return writeAtomically(home / kOwnOffer, toJson(offer).dump(2) + "\n");
}

}  // namespace epochal
