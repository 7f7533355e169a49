#include "ui/report/report_request.h"

#include <array>

#include "core/base/json.h"
#include "core/economics/price_kinds.h"
#include "ui/format/formatter.h"
#include "ui/report/report_cells.h"

namespace epochal::ui {
namespace {

constexpr std::array<const char*, 4> kKinds{"run", "comparison", "campaign", "study"};
constexpr std::array<const char*, 3> kClocks{"training", "active", "billed"};
constexpr std::array<const char*, 7> kGroupings{"none",    "model", "provider", "accelerator",
                                                "devices", "batch", "study"};

template <std::size_t n>
std::optional<std::size_t> indexOf(const std::array<const char*, n>& names, const std::string& name) {
    for (std::size_t i = 0; i < n; ++i)
        if (name == names[i]) return i;
    return {};
}

std::string utf8(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

Error damaged(const std::string& where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "This is not a saved report"), {}},
            where,
            {EPOCHAL_TEXT("core", "Delete the file and create the report again"), {}}};
}

}  // namespace

ReportRequest reportOn(const QString& id) {
    ReportRequest request;
    request.ids = {id};
    request.ownQuery = true;
    request.locale = Formatter::current().locale();
    return request;
}

Json toJson(const ReportRequest& request) {
    const ComparisonQuery& query = request.query;
    Json ids = Json::array();
    for (const QString& id : request.ids) ids.push_back(utf8(id));
    Json json = document(formats::kReport, {{"kind", kKinds[static_cast<std::size_t>(request.kind)]},
                                            {"title", utf8(request.title)},
                                            {"ids", ids},
                                            {"subject", utf8(request.subject)},
                                            {"language", utf8(request.locale.name())},
                                            {"clock", kClocks[static_cast<std::size_t>(query.clock)]},
                                            {"currency", query.currency},
                                            {"grouping", kGroupings[static_cast<std::size_t>(query.grouping)]},
                                            {"over_seeds", query.overSeeds},
                                            {"own_query", request.ownQuery}});
    if (query.target) json["target"] = *query.target;
    if (query.kind) json["price_kind"] = name(*query.kind);
    if (query.offer) json["offer"] = *query.offer;
    return json;
}

Result<ReportRequest> requestFromJson(const Json& json, const std::string& where) {
    if (!isOf(json, formats::kReport)) return damaged(where);
    if (Status known = checkVersion(json, formats::kReport, where); !known) return known.error();
    const auto text = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    ReportRequest request;
    const auto kind = indexOf(kKinds, text("kind"));
    const auto clock = indexOf(kClocks, text("clock"));
    const auto grouping = indexOf(kGroupings, text("grouping"));
    const Json ids = json.value("ids", Json());
    if (!kind || !clock || !grouping || !ids.is_array()) return damaged(where);
    request.kind = static_cast<ReportKind>(*kind);
    request.title = fromStd(text("title"));
    request.subject = fromStd(text("subject"));
    request.locale = QLocale(fromStd(text("language")));
    for (const Json& id : ids) {
        if (!id.is_string()) return damaged(where);
        request.ids << fromStd(id.get<std::string>());
    }
    request.query.clock = static_cast<ClockKind>(*clock);
    request.query.grouping = static_cast<Grouping>(*grouping);
    request.query.currency = text("currency");
    if (const auto seeds = json.find("over_seeds"); seeds != json.end() && seeds->is_boolean())
        request.query.overSeeds = seeds->get<bool>();
    if (const auto own = json.find("own_query"); own != json.end() && own->is_boolean())
        request.ownQuery = own->get<bool>();
    if (const auto target = json.find("target"); target != json.end()) {
        if (!target->is_number()) return damaged(where);
        request.query.target = target->get<double>();
    }
    if (const std::string offer = text("offer"); !offer.empty()) request.query.offer = offer;
    request.query.kind = priceKindOf(text("price_kind"));
    return request;
}

}  // namespace epochal::ui
