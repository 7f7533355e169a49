#include "core/analysis/study.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/economics/json_members.h"

namespace epochal {

namespace {

/// The measures as a study calls them.
const auto& measuresPublished() {
    static const auto all = [] {
        std::vector<std::pair<Quality, const char*>> names;
        for (const Measure& measure : measures()) names.emplace_back(measure.quality, measure.published);
        return names;
    }();
    return all;
}
constexpr std::array<std::pair<ClockKind, const char*>, 3> kClocks{
    {{ClockKind::Training, "training"}, {ClockKind::Active, "active"}, {ClockKind::Billed, "billed"}}};
constexpr std::array<std::pair<Grouping, const char*>, 7> kGroupings{{{Grouping::None, "none"},
                                                                      {Grouping::Model, "model"},
                                                                      {Grouping::Provider, "provider"},
                                                                      {Grouping::Accelerator, "accelerator"},
                                                                      {Grouping::Devices, "devices"},
                                                                      {Grouping::Batch, "batch"},
                                                                      {Grouping::Study, "study"}}};

template <class T>
void readOptional(Members& in, const char* key, std::optional<T>& out) {
    if (in.find(key) != nullptr) in.read(key, out.emplace());
}

/// A fraction of 1, unless the measure has no upper end: 0.757, not 75.7.
void readQuality(Members& in, const char* key, Quality quality, std::optional<double>& out) {
    const Json* value = in.find(key);
    if (value != nullptr && value->is_number() && measureOf(quality).contains(value->get<double>()))
        out = value->get<double>();  // R² may be below zero
    else
        readOptional(in, key, out);
    if (out && *out > measureOf(quality).most)
        in.fail(key, {EPOCHAL_TEXT("core", "A fraction from 0 to 1, such as 0.757, was expected here"), {}});
}

/// `own`, with members that it lacks taken from `defaults`; objects within are merged in the same way.
Json merged(const Json& defaults, const Json& own) {
    if (!defaults.is_object() || !own.is_object()) return own.is_null() ? defaults : own;
    Json out = defaults;
    for (const auto& [key, value] : own.items())
        out[key] = out.contains(key) && out[key].is_object() ? merged(out[key], value) : value;
    return out;
}

/// Names of members that the source does not print: ["images_per_second"].
void readDerived(Members& in, DerivedHere& derived) {
    const Json* names = in.find("derived");
    if (names == nullptr) return;
    for (const Json& one : names->is_array() ? *names : Json::array({Json()})) {
        const std::string name = one.is_string() ? one.get<std::string>() : std::string();
        if (name == "quality")
            derived.quality = true;
        else if (name == "training_seconds" || name == "active_seconds")
            derived.seconds = true;
        else if (name == "images_per_second")
            derived.imagesPerSecond = true;
        else if (name == "relative_rate")
            derived.relativeRate = true;
        else
            in.fail("derived",
                    {EPOCHAL_TEXT("core", "Figure names, such as images_per_second, were expected here"), {}});
    }
}

/// [[epoch, training s or null, active s or null, quality], ...], epochs ascending. With a time, the points have every
/// clock that the row has a total of: a target would be reached at the other clock's time.
void readCurve(Members& in, Entry& entry) {
    const Json* curve = in.find("curve");
    if (curve == nullptr) return;
    const auto isTime = [](const Json& value) { return value.is_null() || value.is_number(); };
    bool good = curve->is_array();
    std::size_t training = 0, active = 0;
    std::vector<QualityPoint> points;
    for (std::size_t i = 0; good && i < curve->size(); ++i) {
        const Json& point = (*curve)[i];
        good = point.is_array() && point.size() == 4 && point[0].is_number() && isTime(point[1]) && isTime(point[2]) &&
               point[3].is_number() && measureOf(entry.measure).contains(point[3].get<double>());
        if (!good) break;
        training += point[1].is_null() ? 0 : 1;
        active += point[2].is_null() ? 0 : 1;
        AxisPosition at;
        at.epoch = point[0].get<double>();
        // Where a source gives only one clock, it serves as both; the bill of a published row follows the active one.
        const auto seconds = [&](std::size_t k, double otherwise) {
            return point[k].is_null() ? otherwise : point[k].get<double>();
        };
        at.training = seconds(1, seconds(2, 0));
        at.active = seconds(2, at.training);
        at.billed = at.active;
        good = points.empty() || points.back().at.epoch < at.epoch;
        points.push_back({at, point[3].get<double>()});
    }
    const auto inAll = [&](std::size_t known, bool total) {
        return known == points.size() || (known == 0 && !(total && training + active > 0));
    };
    good = good && inAll(training, entry.trainingSeconds.has_value()) && inAll(active, entry.activeSeconds.has_value());
    entry.curve = std::move(points);
    if (!good)
        in.fail("curve", {EPOCHAL_TEXT("core",
                                       "Points [epoch, training s, active s, quality] in ascending order of epoch were "
                                       "expected here, with the row's times in all points or in none"),
                          {}});
}

Result<Entry> readEntry(const Json& json, const Study& study, const std::string& where) {
    Entry entry;
    Members in(json, where);
    std::string row;
    in.read("id", row);
    if (row.empty()) in.fail("id", {EPOCHAL_TEXT("core", "A row needs an ID"), {}});
    entry.id = study.id + '/' + row;
    entry.published = true;
    entry.provenance = {study.source, study.date, study.clock, {}};
    in.read("name", entry.name);
    in.read("group", entry.group);
    in.read("task", entry.task);
    in.read("measure", entry.measure, measuresPublished());
    in.read("architecture", entry.architecture);
    in.read("precision", entry.precision);
    in.read("accelerator", entry.accelerator);
    in.read("devices", entry.devices);
    readOptional(in, "global_batch", entry.globalBatch);
    readOptional(in, "images_per_second", entry.imagesPerSecond);
    readOptional(in, "uncertainty", entry.uncertainty);
    readOptional(in, "relative_rate", entry.relativeRate);
    readQuality(in, "quality", entry.measure, entry.quality);
    entry.lastQuality = entry.quality;
    readQuality(in, "last_quality", entry.measure, entry.lastQuality);
    readOptional(in, "training_seconds", entry.trainingSeconds);
    readOptional(in, "active_seconds", entry.activeSeconds);
    in.read("preparation_seconds", entry.preparationSeconds);
    readOptional(in, "joules", entry.joules);
    readCurve(in, entry);
    readDerived(in, entry.derived);
    if (entry.quality || entry.trainingSeconds || entry.activeSeconds) entry.session = "train";
    in.read("source", entry.provenance.source);
    in.read("date", entry.provenance.date);
    in.read("clock", entry.provenance.clock);
    in.read("not_comparable_with", entry.provenance.notComparableWith);
    if (entry.name.empty()) in.fail("name", {EPOCHAL_TEXT("core", "A row needs a name"), {}});
    if (entry.devices < 1) in.fail("devices", {EPOCHAL_TEXT("core", "A whole number above 0 was expected here"), {}});

    if (const Json* given = in.find("offer"); given != nullptr && given->is_object()) {
        Json offer = *given;
        if (!offer.contains("id")) offer["id"] = entry.id;
        if (!offer.contains("accelerator")) offer["accelerator"] = entry.accelerator;
        if (!offer.contains("count")) offer["count"] = entry.accelerator.empty() ? 0 : entry.devices;
        auto read = offerFromJson(offer, where + "/offer");
        if (!read) return read.error();
        entry.offer = std::move(*read);
    }
    std::optional<Decimal> cost;
    in.read("published_cost", cost);
    if (cost) {
        entry.publishedCost = Money{*cost, entry.offer.currency};
        entry.publishedDecimals = PrintedFigure{json["published_cost"].get<std::string>(), false}.decimals();
    }
    if (in.error()) return *in.error();
    return entry;
}

/// "8.4", or {"text": "3", "exact": true}.
void readFigure(Members& in, const char* key, PrintedFigure& figure) {
    const Json* value = in.find(key);
    if (value == nullptr)
        return in.fail(key, {EPOCHAL_TEXT("core", "A figure as its source prints it was expected here"), {}});
    if (value->is_string()) {
        figure.text = value->get<std::string>();
    } else if (value->is_object()) {
        figure.text = stringAt(*value, "text");
        figure.exact = value->value("exact", Json(false)) == Json(true);
    }
    if (!figure.value()) in.fail(key, {EPOCHAL_TEXT("core", "A figure as its source prints it was expected here"), {}});
}

/// A sentence without arguments is a plain string.
void readWhat(const Members& in, Message& what) {
    if (const Json* given = in.find("what"))
        what = given->is_string() ? Message{given->get<std::string>(), {}} : messageFromJson(*given);
}

/// What a claim and a figure derived here have in common.
template <class Figure>
Status readFormula(Members& in, const Study& study, Figure& figure) {
    std::string row;
    in.read("id", figure.id);
    in.read("row", row);
    if (!row.empty()) figure.row = study.id + '/' + row;
    readWhat(in, figure.what);
    in.read("formula", figure.formula);
    if (const Json* inputs = in.find("inputs"); inputs != nullptr && inputs->is_object()) {
        Members figures(*inputs, in.where() + "/inputs");
        for (const auto& [name, value] : inputs->items()) readFigure(figures, name.c_str(), figure.inputs[name]);
        if (figures.error()) return *figures.error();
    }
    return {};
}

Error placed(Error error, const std::string& where) {
    error.where = where + " " + error.where;
    return error;
}

Result<DerivedFigure> readDerivedFigure(const Json& json, const Study& study, const std::string& where) {
    DerivedFigure figure;
    Members in(json, where);
    if (const Status read = readFormula(in, study, figure); !read) return read.error();
    std::int64_t decimals = 0;
    in.read("decimals", decimals);
    if (decimals < 0 || decimals > 9)
        in.fail("decimals", {EPOCHAL_TEXT("core", "A whole number from 0 to 9 was expected here"), {}});
    figure.decimals = static_cast<int>(decimals);
    if (in.error()) return *in.error();
    if (const auto value = valueOf(figure); !value) return placed(value.error(), where);
    return figure;
}

Result<KnownTarget> readTarget(const Json& json, const Study&, const std::string& where) {
    KnownTarget target;
    Members in(json, where);
    readWhat(in, target.what);
    in.read("task", target.task);
    in.read("measure", target.measure, measuresPublished());
    std::optional<double> quality;
    readQuality(in, "quality", target.measure, quality);
    if (target.what.empty() || !quality || *quality <= 0)
        in.fail("quality", {EPOCHAL_TEXT("core", "A target needs a name and a quality"), {}});
    if (in.error()) return *in.error();
    target.quality = *quality;
    return target;
}

Result<Claim> readClaim(const Json& json, const Study& study, const std::string& where) {
    Claim claim;
    Members in(json, where);
    if (const Status read = readFormula(in, study, claim); !read) return read.error();
    in.read("unit", claim.unit);
    readFigure(in, "published", claim.published);
    in.read("bound", claim.bound);
    in.read("said", claim.said);
    if (in.error()) return *in.error();
    if (const auto result = audit(claim); !result) return placed(result.error(), where);
    return claim;
}

void readQuery(Members& in, Quality measure, ComparisonQuery& query) {
    readQuality(in, "target", measure, query.target);
    in.read("clock", query.clock, kClocks);
    in.read("currency", query.currency);
    in.read("grouping", query.grouping, kGroupings);
}

void readTexts(Members& in, const char* key, std::vector<std::string>& out) {
    const Json* all = in.find(key);
    if (all == nullptr) return;
    for (const Json& one : all->is_array() ? *all : Json::array({Json()})) {
        if (!one.is_string()) return in.fail(key, {EPOCHAL_TEXT("core", "A list of strings was expected here"), {}});
        out.push_back(one.get<std::string>());
    }
}

const Json& arrayAt(const Members& in, const char* key) {
    static const Json none = Json::array();
    const Json* found = in.find(key);
    return found != nullptr && found->is_array() ? *found : none;
}

/// Reads a list that accompanies the rows, each element with `read`.
template <class One, class Read>
Status readList(const Members& in, const char* key, const Study& study, std::vector<One>& out, Read read) {
    for (const Json& json : arrayAt(in, key)) {
        const std::string where = in.where() + '/' + key + '/' + stringAt(json, "id", std::to_string(out.size()));
        auto one = read(json, study, where);
        if (!one) return one.error();
        if constexpr (requires { one->row; })
            if (const auto& rows = study.entries;
                !one->row.empty() &&
                std::none_of(rows.begin(), rows.end(), [&](const Entry& row) { return row.id == one->row; }))
                return Error{ErrorKind::Damaged, {EPOCHAL_TEXT("core", "There is no row %1"), {one->row}}, where, {}};
        out.push_back(std::move(*one));
    }
    return {};
}

Status readRows(const Members& in, Study& study) {
    const Json* given = in.find("defaults");
    const Json defaults = given != nullptr ? *given : Json::object();
    std::set<std::string> ids;
    for (const Json& json : arrayAt(in, "entries")) {
        const std::string where = in.where() + "/entries/" + stringAt(json, "id", std::to_string(study.entries.size()));
        auto entry = readEntry(merged(defaults, json), study, where);
        if (!entry) return entry.error();
        if (!ids.insert(entry->id).second)
            return Error{ErrorKind::Damaged, {EPOCHAL_TEXT("core", "Two rows have the same ID"), {}}, where, {}};
        study.entries.push_back(std::move(*entry));
    }
    if (Status read = readList(in, "claims", study, study.claims, readClaim); !read) return read;
    if (Status read = readList(in, "derived", study, study.derived, readDerivedFigure); !read) return read;
    return readList(in, "targets", study, study.targets, readTarget);
}

}  // namespace

Result<Study> readStudy(std::string_view text, const std::string& where) {
    const auto json = parseJson(text, where);
    if (!json) return json.error();
    if (!isOf(*json, formats::kStudy))
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "This is not a study"), {}},
                     where,
                     {EPOCHAL_TEXT("core", "Choose a file in the epochal-study format"), {}}};
    if (Status known = checkVersion(*json, formats::kStudy, where); !known) return known.error();
    Study study;
    Members in(*json, where);
    in.read("id", study.id);
    in.read("title", study.title);
    in.read("subject", study.subject);
    in.read("source", study.source);
    in.read("date", study.date);
    in.read("url", study.url);
    in.read("clock", study.clock);
    readTexts(in, "remarks", study.remarks);
    if (study.id.empty()) in.fail("id", {EPOCHAL_TEXT("core", "A study needs an ID"), {}});
    // A row's id is the study's, a slash, and its own.
    if (study.id.find('/') != std::string::npos || hasControl(study.id))
        in.fail("id", {EPOCHAL_TEXT("core", "An ID cannot contain a slash or a control character"), {}});
    if (study.title.empty()) in.fail("title", {EPOCHAL_TEXT("core", "A study needs a title"), {}});
    if (study.source.empty()) in.fail("source", {EPOCHAL_TEXT("core", "A study needs a source"), {}});
    if (in.error()) return *in.error();
    if (const Status rows = readRows(in, study); !rows) return rows.error();
    if (const Json* query = in.find("query")) {
        Members asked(*query, where + "/query");
        readQuery(asked, study.entries.empty() ? Quality::Top1 : study.entries.front().measure, study.query);
        if (asked.error()) return *asked.error();
    }
    return study;
}

}  // namespace epochal
