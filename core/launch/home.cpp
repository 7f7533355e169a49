#include "core/launch/home.h"

#include <cstdlib>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/layout.h"

namespace epochal {

namespace {

constexpr const char* kThisMachine = "this-machine";
constexpr int kLockTries = 500;  ///< of at most 20 ms each

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

/// Read only once: every edit layers the user's rows over it, holding the lock meanwhile.
const Result<PriceBook>& shippedBook() {
    static const Result<PriceBook> book = readPriceBook(shippedPriceBook(), "price-book.json");
    return book;
}

Result<LocalBook> readLocal(const Path& home) {
    const Path file = home / layout::kPriceBook;
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return LocalBook{};
    const auto text = readFile(file);
    if (!text) return text.error();
    return readLocalBook(*text, file.string());
}

}  // namespace

Path dataHome() {
    if (std::string chosen = environment("EPOCHAL_HOME"); !chosen.empty()) return chosen;
    if (const std::string data = environment("XDG_DATA_HOME"); !data.empty()) return Path(data) / "epochal";
    const std::string home = environment("HOME");
    return Path(home.empty() ? "." : home) / ".local/share/epochal";
}

namespace {

/// The user's rows over the shipped ones, with this machine's own offer first.
HomeBook bookOver(LocalBook local, const Path& home, const Machine& machine) {
    HomeBook out = openOwnOffer(home, machine);
    Offer own = std::move(out.book.offers.front());
    const Result<PriceBook>& shipped = shippedBook();
    if (!shipped && !out.trouble) out.trouble = shipped.error();
    out.book = layered(shipped ? *shipped : PriceBook(), std::move(local));
    out.book.offers.insert(out.book.offers.begin(), std::move(own));
    return out;
}

}  // namespace

HomeBook openOwnOffer(const Path& home, const Machine& machine) {
    HomeBook out;
    Offer own = thisMachineOffer(machine);
    std::error_code error;
    if (const Path file = home / layout::kThisMachine; std::filesystem::exists(file, error)) {
        auto edited = readOwnOffer(file);
        if (edited)
            own = std::move(*edited);
        else
            out.trouble = edited.error();
    }
    own.id = kThisMachine;
    out.book.offers.push_back(std::move(own));
    return out;
}

std::filesystem::file_time_type timeOfPriceBook(const Path& home) {
    std::error_code missing;
    const auto time = std::filesystem::last_write_time(home / layout::kPriceBook, missing);
    return missing ? std::filesystem::file_time_type::min() : time;
}

HomeBook openPriceBook(const Path& home, const Machine& machine) {
    // Before reading: a file that changes meanwhile is read once more, never missed.
    const auto time = timeOfPriceBook(home);
    Result<LocalBook> local = readLocal(home);
    HomeBook out = bookOver(local ? std::move(*local) : LocalBook(), home, machine);
    out.time = time;
    if (!local && !out.trouble) out.trouble = local.error();
    return out;
}

Result<HomeBook> editPriceBook(const Path& home, const Machine& machine, const BookEdit& edit) {
    if (Status made = makeFolders(home); !made) return made.error();
    auto lock = FileLock::tryLock(home / layout::kPriceBookLock);
    for (int i = 1; !lock && lock.error().kind == ErrorKind::Locked && i < kLockTries; ++i)
        lock = FileLock::tryLock(home / layout::kPriceBookLock);
    if (!lock) return lock.error();
    Result<LocalBook> local = readLocal(home);
    if (!local) return local.error();
    if (Status edited = edit(*local, bookOver(*local, home, machine).book); !edited) return edited.error();
    if (Status written = writeAtomically(home / layout::kPriceBook, textOf(*local)); !written) return written.error();
    // Under the lock: the time is that of what was written here, not of another workbench's edit after it.
    const auto time = timeOfPriceBook(home);
    HomeBook out = bookOver(*std::move(local), home, machine);
    out.time = time;
    return out;
}

Result<Path> setPriceBookAside(const Path& home) {
    const Path from = home / layout::kPriceBook, to = home / ("price-book.damaged-" + newRunId() + ".json");
    std::error_code error;
    std::filesystem::rename(from, to, error);
    if (error) return ioError(error.value(), from);
    return to;
}

Status saveThisMachineOffer(const Path& home, const Offer& offer) {
    if (Status made = makeFolders(home); !made) return made;
    if (const auto before = readOwnOffer(home / layout::kThisMachine); before && before->date != offer.date) {
        const auto keep = [&](LocalBook& local, const PriceBook& book) -> Status {
            const auto kept = saveOffer(local, book, *before);
            return kept ? Status() : kept.error();
        };
        // The user asked for the edit: it must not be lost because an earlier price cannot be saved.
        [[maybe_unused]] const auto kept = editPriceBook(home, Machine{}, keep);
    }
    if (Status free = makeRoomFor(home / layout::kThisMachine, formats::kOffer); !free) return free;
    return writeAtomically(home / layout::kThisMachine, jsonText(toJson(offer), 2) + "\n");
}

}  // namespace epochal
