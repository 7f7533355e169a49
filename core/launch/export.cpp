#include "core/launch/export.h"

#include <algorithm>
#include <filesystem>

#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/catalogue/catalogue.h"
#include "core/interop/runs_table.h"

namespace epochal {

namespace {

struct UpToDate {
    std::unique_ptr<Catalogue> catalogue;
    std::vector<Error> unreadable;
};

Result<UpToDate> indexed(Result<std::unique_ptr<Catalogue>> opened, const Path& runs, IndexScope scope) {
    if (!opened) return opened.error();
    UpToDate all{std::move(*opened), {}};
    if (all.catalogue->readOnly()) return all;
    auto report = reindex(*all.catalogue, runs, all.catalogue->quarantined() ? IndexScope::All : scope);
    if (!report) return report.error();
    all.unreadable = std::move(report->unreadable);
    if (all.catalogue->inMemory()) return all;
    // A workbench that starts meanwhile must be able to write.
    const Catalogue::Reader reader = all.catalogue->reader();
    all.catalogue.reset();
    auto again = reader();
    if (!again) return again.error();
    all.catalogue = std::move(*again);
    return all;
}

}  // namespace

Result<ExportedRuns> exportRuns(const Path& home) {
    const Path runs = home / layout::kRunsFolder;
    std::error_code error;
    if (!std::filesystem::is_directory(runs, error))
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "There are no runs in this folder"), {}},
                     home.string(),
                     {EPOCHAL_TEXT("core", "Check the Epochal folder (--home)"), {}}};
    auto all = indexed(Catalogue::open(home / layout::kCatalogue), runs, IndexScope::Unsettled);
    if (!all) all = indexed(Catalogue::open({}, CatalogueAccess::Memory), runs, IndexScope::All);
    if (!all) return all.error();

    RunQuery query;
    query.sort = RunColumn::Number;
    query.descending = false;
    query.archived = true;
    auto rows = all->catalogue->runs(query);
    if (!rows) return rows.error();
    RunRows shared;
    std::vector<std::string> ids;
    for (RunRow& row : *rows) {
        if (row.state != RunState::Unreadable) ids.push_back(row.id);
        shared.add(std::move(row));
    }
    auto entries = all->catalogue->entries(ids);
    if (!entries) return entries.error();
    ExportedRuns exported{runsTable(shared, entries->entries), std::move(all->unreadable)};
    exported.unreadable.insert(exported.unreadable.end(), entries->unreadable.begin(), entries->unreadable.end());
    return exported;
}

std::vector<Offer> exportedOffers(const PriceBook& book) {
    std::vector<Offer> offers;
    std::copy_if(book.offers.begin(), book.offers.end(), std::back_inserter(offers),
                 [](const Offer& offer) { return offer.id != "this-machine"; });
    return offers;
}

std::string offersJson(const std::vector<Offer>& offers) {
    std::string out = "[";
    for (const Offer& offer : offers) out += (out.size() > 1 ? ",\n" : "\n") + jsonText(toJson(offer));
    return out + "\n]\n";
}

}  // namespace epochal
