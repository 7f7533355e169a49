#include "core/launch/price_import.h"

#include <functional>
#include <optional>
#include <utility>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/layout.h"

namespace epochal {

namespace {

constexpr std::size_t kLargestRecord = 256u << 20;

Error damagedRecord(std::string where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "This is not an import record"), {}},
            std::move(where),
            {EPOCHAL_TEXT("core", "Fix this value in the file, or remove the file"), {}}};
}

Status writeRecord(const Path& file, const PriceImportRecord& record) {
    const Json json =
        document(formats::kPriceImport, {{"file", record.file}, {"time", record.time}, {"offers", record.offers}});
    std::string text = jsonText(json);
    text.pop_back();
    text += ",\"replaced\":[";
    for (const Replaced& one : record.replaced) {
        Json row = {{"id", one.id}};
        if (one.retired) row["retired"] = true;
        if (one.offer) row["offer"] = toJson(*one.offer);
        text += &one == &record.replaced.front() ? "\n" : ",\n";
        text += jsonText(row);
    }
    return writeAtomically(file, text + "]}\n");
}

Result<PriceImportRecord> readRecord(const Path& file) {
    const auto text = readFile(file, kLargestRecord);
    if (!text) return text.error();
    PriceImportRecord record;
    std::optional<Error> wrong;
    const auto json =
        parseJson(*text, file.string(), kLargestRecord, "replaced", [&](std::size_t index, const Json& row) {
            const std::string where = file.string() + " /replaced/" + std::to_string(index);
            Replaced one;
            if (row.is_object()) one.id = stringAt(row, "id");
            if (one.id.empty()) wrong = wrong ? wrong : damagedRecord(where);
            if (wrong) return;
            one.retired = row.value("retired", Json()) == true;
            if (const auto offer = row.find("offer"); offer != row.end()) {
                auto read = offerFromJson(*offer, where + "/offer");
                if (!read) return void(wrong = read.error());
                one.offer = *std::move(read);
            }
            record.replaced.push_back(std::move(one));
        });
    if (!json) return json.error();
    if (!isOf(*json, formats::kPriceImport)) return damagedRecord(file.string());
    if (Status known = checkVersion(*json, formats::kPriceImport, file.string()); !known) return known.error();
    if (wrong) return *wrong;
    record.file = stringAt(*json, "file");
    record.time = stringAt(*json, "time");
    record.offers = integerAt(*json, "offers");
    return record;
}

/// The previous record may be lost, but not one of a newer version, and a damaged one is moved aside.
Status makeRoomForRecord(const Path& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return {};
    const auto before = readRecord(file);
    if (before) return {};
    if (before.error().kind != ErrorKind::Damaged) return before.error();
    std::filesystem::rename(file, file.string() + ".damaged-" + newRunId(), error);
    if (error) return ioError(error.value(), file);
    return {};
}

}  // namespace

Result<HomeBook> importPrices(const Path& home, const Machine& machine, std::vector<Offer> offers,
                              const std::string& list) {
    return editPriceBook(home, machine, [&](LocalBook& local, const PriceBook& book) -> Status {
        offers = notInBook(std::move(offers), book);
        PriceImportRecord record{list, isoTime(utcMillis()), static_cast<std::int64_t>(offers.size()), {}};
        record.replaced = addOffers(local, book, std::move(offers));
        if (Status free = makeRoomForRecord(home / layout::kPriceImport); !free) return free;
        // Written before the book: if the book is then not written, undoing the import changes nothing.
        return writeRecord(home / layout::kPriceImport, record);
    });
}

Result<PriceImportRecord> takeBackPrices(const Path& home, const Machine& machine) {
    std::error_code error;
    if (!std::filesystem::exists(home / layout::kPriceImport, error))
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "There is no import to undo"), {}},
                     (home / layout::kPriceImport).string(),
                     {EPOCHAL_TEXT("core", "Only the last import can be undone, and only once"), {}}};
    auto record = readRecord(home / layout::kPriceImport);
    if (!record) return record.error();
    const auto book = editPriceBook(home, machine, [&](LocalBook& local, const PriceBook&) -> Status {
        putBack(local, record->replaced);
        return {};
    });
    if (!book) return book.error();
    std::filesystem::remove(home / layout::kPriceImport, error);
    return record;
}

}  // namespace epochal
