#include "core/launch/campaign.h"

#include <algorithm>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/launch/budget.h"
#include "core/spec/paths.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

Error damagedCampaign(const std::string& where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "Cannot read the campaign file"), {}},
            where,
            {EPOCHAL_TEXT("core", "Delete the file; the campaign's runs remain"), {}}};
}

bool isId(const std::string& text) {
    return !text.empty() && text.front() != '.' && text.find('/') == std::string::npos;
}

/// Makes the values of a field absolute if they are paths.
void makeWhole(const std::string& name, std::vector<Json>& values) {
    const Field* field = findField(name);
    if (field == nullptr || !isPath(*field)) return;
    for (Json& value : values) value = wholePath(value);
}

/// Makes all paths absolute: they are relative to the folder where the sweep was launched.
void makeWhole(Sweep& sweep) {
    makePathsWhole(sweep.base);
    for (SweepAxis& axis : sweep.axes) {
        makeWhole(axis.field, axis.values);
        for (LinkedField& linked : axis.linked) makeWhole(linked.field, linked.values);
    }
}

bool readIds(const Json& json, std::vector<std::string>& ids) {
    if (!json.is_array()) return false;
    for (const Json& id : json) {
        if (!id.is_string() || !isId(id.get<std::string>())) return false;
        ids.push_back(id.get<std::string>());
    }
    return true;
}

Result<Campaign> loadFile(const Path& file) {
    const auto text = readFile(file, 16u << 20);
    if (!text) return text.error();
    const auto json = parseJson(*text, file.string());
    if (!json) return json.error();
    return campaignFromJson(*json, file.string());
}

}  // namespace

Result<PlannedCampaign> planCampaign(const Sweep& named) {
    Sweep sweep = named;
    makeWhole(sweep);
    auto specs = expand(sweep);
    if (!specs) return specs.error();
    PlannedCampaign plan{{newRunId(), sweep, {}, utcMillis()}, std::move(*specs)};
    for (RunSpec& spec : plan.specs) {
        spec.campaign = plan.campaign.id;
        plan.campaign.runs.push_back(newRunId());
    }
    return plan;
}

Result<PlannedCampaign> planAgain(const Campaign& campaign) {
    auto specs = expand(campaign.sweep);
    if (!specs) return specs.error();
    if (specs->size() != campaign.runs.size()) return damagedCampaign(campaign.id);
    for (RunSpec& spec : *specs) spec.campaign = campaign.id;
    return PlannedCampaign{campaign, std::move(*specs)};
}

Result<std::vector<Offer>> offersOf(std::span<const RunSpec> specs, const PriceBook& book) {
    std::vector<Offer> offers;
    for (const RunSpec& spec : specs) {
        const Offer* offer = book.find(spec.price.offer);
        if (!offer)
            return Error{ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {spec.price.offer}},
                         "/price/offer",
                         {EPOCHAL_TEXT("core", "Choose one of its IDs, such as \"this-machine\""), {}}};
        offers.push_back(*offer);
    }
    return offers;
}

Status checkBudget(const PlannedCampaign& plan, std::span<const Offer> offers) {
    const Sweep& sweep = plan.campaign.sweep;
    for (std::size_t i = 0; i < offers.size(); ++i)
        if (Status pays = checkBudget(plan.specs[i], offers[i]); !pays) return pays;
    if (sweep.budget.empty()) return {};
    for (const Offer& offer : offers)
        if (!hourlyPrice(offer) || offer.currency != offers.front().currency)
            return Error{
                ErrorKind::Spec,
                {EPOCHAL_TEXT(
                     "core",
                     "A campaign budget needs prices in one currency; \"%1\" has no price, or one in another currency"),
                 {Phrase{{}, title(offer)}}},
                "/budget",
                {EPOCHAL_TEXT("core", "Choose offers priced in one currency, or give each run its own budget"), {}}};
    RunSpec first = plan.specs.front();
    first.stop.budget = sweep.budget;
    Status pays = checkBudget(first, offers.front());
    if (pays) return {};
    Error error = pays.error();
    error.where = "/budget";
    return error;
}

Json toJson(const Campaign& campaign) {
    Json json = document(formats::kCampaign, {{"id", campaign.id},
                                              {"created", isoTime(campaign.createdUtcMillis)},
                                              {"runs", campaign.runs},
                                              {"sweep", toJson(campaign.sweep)}});
    if (!campaign.takenOut.empty()) json["taken_out"] = campaign.takenOut;
    return json;
}

Result<Campaign> campaignFromJson(const Json& json, const std::string& where) {
    if (!isOf(json, formats::kCampaign)) return damagedCampaign(where);
    if (Status known = checkVersion(json, formats::kCampaign, where); !known) return known.error();
    Campaign campaign;
    campaign.id = stringAt(json, "id");
    const auto created = parseIsoTime(stringAt(json, "created"));
    const auto runs = json.find("runs"), sweep = json.find("sweep");
    if (!isId(campaign.id) || !created || runs == json.end() || sweep == json.end()) return damagedCampaign(where);
    campaign.createdUtcMillis = *created;
    if (!readIds(*runs, campaign.runs)) return damagedCampaign(where);
    if (const auto out = json.find("taken_out"); out != json.end() && !readIds(*out, campaign.takenOut))
        return damagedCampaign(where);
    auto read = sweepFromJson(*sweep);
    if (!read) {
        Error error = read.error();
        error.where = where + " " + error.where;
        return error;
    }
    campaign.sweep = std::move(*read);
    return campaign;
}

Path campaignFile(const Path& home, const std::string& id) {
    return home / layout::kCampaignsFolder / (id + ".json");
}

Status saveCampaign(const Path& home, const Campaign& campaign) {
    if (Status made = makeFolders(home / layout::kCampaignsFolder); !made) return made;
    return writeAtomically(campaignFile(home, campaign.id), jsonText(toJson(campaign), 2) + "\n");
}

Result<Campaign> loadCampaign(const Path& home, const std::string& id) {
    if (!isId(id)) return damagedCampaign(id);
    return loadFile(campaignFile(home, id));
}

Campaigns loadCampaigns(const Path& home) {
    Campaigns out;
    std::error_code error;
    for (std::filesystem::directory_iterator at(home / layout::kCampaignsFolder, error), end; !error && at != end;
         at.increment(error)) {
        if (at->path().extension() != ".json") continue;
        auto read = loadFile(at->path());
        if (read)
            out.all.push_back(std::move(*read));
        else
            out.unreadable.push_back(read.error());
    }
    std::ranges::sort(out.all, [](const Campaign& a, const Campaign& b) { return a.id > b.id; });
    return out;
}

}  // namespace epochal
