#include "core/analysis/row_names.h"

#include <algorithm>
#include <map>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"
#include "core/spec/zero_label.h"

namespace epochal {

namespace {

/// More settings make a name too long: a number stands for them.
constexpr std::size_t kMostNamedSettings = 2;

/// How common settings are called in a name; the others by their label and value.
constexpr std::pair<const char*, const char*> kNamedSettings[] = {
    //: part of a run's name, like the next ones: %1 = the global batch size
    {"optimizer.global_batch", EPOCHAL_TEXT("core", "batch %1")},
    //: %1 = the learning rate
    {"optimizer.learning_rate", EPOCHAL_TEXT("core", "rate %1")},
    {"optimizer.weight_decay", EPOCHAL_TEXT("core", "weight decay %1")},
    {"optimizer.momentum", EPOCHAL_TEXT("core", "momentum %1")},
    {"optimizer.label_smoothing", EPOCHAL_TEXT("core", "smoothing %1")},
    {"stop.epochs", EPOCHAL_TEXT("core", "epochs %1")},
    {"model.architecture", "%1"},
    {"data.source", "%1"},
};

Arg settingValue(const Field& field, const Json& value) {
    if (field.zeroMeansNone && value == 0) return Phrase{zeroLabel(field), {}};
    if (field.type == FieldType::Integer) return value.get<std::int64_t>();
    if (field.type == FieldType::Real) return value.get<double>();
    if (field.type == FieldType::Choice)
        for (const FieldChoice& choice : field.choices)
            if (value == choice.value) return Phrase{choice.label, {}};
    return textOf(field, value);
}

Message namedSetting(const Field& field, const RunSpec& spec) {
    const Json value = meantBy(field, spec);
    if (field.type == FieldType::Boolean)
        //: %1 = a setting that is on or off
        return {value.get<bool>() ? EPOCHAL_TEXT("core", "%1: yes") : EPOCHAL_TEXT("core", "%1: no"),
                {Phrase{field.label, {}}}};
    for (const auto& [name, text] : kNamedSettings)
        if (field.name == name) return {text, {settingValue(field, value)}};
    return {"%1 %2", {Phrase{field.label, {}}, settingValue(field, value)}};
}

Message joinedNames(Message first, Message second) {
    if (first.empty()) return second;
    return {"%1, %2", {Nested(std::move(first)), Nested(std::move(second))}};
}

/// What all names of a row begin with, up to a comma.
std::string commonName(const std::vector<std::size_t>& row, std::span<const Entry> entries) {
    const std::string& first = entries[row.front()].name;
    std::size_t same = first.size();
    for (const std::size_t i : row) {
        const std::string& name = entries[i].name;
        const std::size_t most = std::min(same, name.size());
        same = 0;
        while (same < most && name[same] == first[same]) ++same;
    }
    // Not in the middle of a word: seeds 1 and 12 have a 1 in common.
    const bool whole = std::ranges::all_of(
        row, [&](std::size_t i) { return entries[i].name.size() == same || entries[i].name[same] == ','; });
    const std::size_t end = whole ? same : first.rfind(", ", same);
    return end == std::string::npos || end == 0 ? first : first.substr(0, end);
}

class RowNamer {
public:
    RowNamer(std::span<const std::vector<std::size_t>> rows, std::span<const Entry> entries)
        : rows_(rows), entries_(entries), campaign_(isCampaign(entries)) {
        if (campaign_) numberConfigurations();
    }

    std::vector<RowName> names() {
        std::vector<RowName> names(rows_.size());
        std::map<std::string, std::vector<std::size_t>> alike;
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            const Entry& entry = first(r);
            if (entry.published) {
                names[r].own = {entry.name, {}};
                continue;
            }
            if (!campaign_) names[r].own = {{}, commonName(rows_[r], entries_)};
            alike[names[r].own.rest].push_back(r);
        }
        for (const auto& [own, rows] : alike)
            if (campaign_ || rows.size() > 1) tellApart(rows, names);
        return names;
    }

private:
    /// A part of a name, and what is equal for rows that it does not tell apart.
    struct Part {
        Message text;
        std::string key;
    };

    const Entry& first(std::size_t row) const { return entries_[rows_[row].front()]; }

    void numberConfigurations() {
        const auto configurations = configurationsOf(entries_);
        const std::size_t digits = std::max<std::size_t>(2, std::to_string(configurations.size()).size());
        numbers_.resize(entries_.size());
        for (std::size_t i = 0; i < configurations.size(); ++i) {
            const std::string number = std::to_string(i + 1);
            for (const std::size_t entry : configurations[i])
                numbers_[entry] = 'c' + std::string(digits - std::min(digits, number.size()), '0') + number;
        }
    }

    /// Prices have columns of their own, and tell rows apart only where a campaign varies them.
    std::vector<const Field*> settingsOf(const std::vector<std::size_t>& rows) const {
        std::vector<const RunSpec*> specs;
        for (const std::size_t r : rows) {
            if (!first(r).spec) return {};
            specs.push_back(&*first(r).spec);
        }
        std::vector<const Field*> fields = differingFields(specs);
        std::erase_if(fields, [this](const Field* field) {
            return field->role != FieldRole::Setting || (!campaign_ && field->group == FieldGroup::Price);
        });
        return fields;
    }

    void tellApart(const std::vector<std::size_t>& rows, std::vector<RowName>& names) const {
        const std::vector<const Field*> fields = settingsOf(rows);
        const bool tooLong = fields.size() > kMostNamedSettings || (campaign_ && fields.empty());
        std::map<std::size_t, Part> parts;
        std::map<std::string, int> with, withSeed;
        for (const std::size_t r : rows) {
            Part part;
            if (tooLong && campaign_) part = {{"%1", {numbers_[rows_[r].front()]}}, numbers_[rows_[r].front()]};
            if (!tooLong)
                for (const Field* field : fields) {
                    part.text = joinedNames(std::move(part.text), namedSetting(*field, *first(r).spec));
                    part.key += textOf(*field, field->get(*first(r).spec)) + '\n';
                }
            ++with[part.key], ++withSeed[part.key + '\n' + seedOf(r)];
            parts.emplace(r, std::move(part));
        }
        for (auto& [r, part] : parts) {
            const std::string seed = seedOf(r);
            const bool isAlone = with[part.key] == 1, isAloneWithSeed = withSeed[part.key + '\n' + seed] == 1;
            if ((tooLong && !campaign_) || !(isAlone || isAloneWithSeed))
                names[r].apart = {"%1", {numberOf(first(r))}};
            else if (isAlone || seed.empty())
                names[r].apart = std::move(part.text);
            else
                names[r].apart = joinedNames(std::move(part.text), {EPOCHAL_TEXT("core", "seed %1"), {*first(r).seed}});
        }
    }

    /// Of a row that is one run; empty for others.
    std::string seedOf(std::size_t row) const {
        return rows_[row].size() == 1 && first(row).seed ? std::to_string(*first(row).seed) : std::string();
    }

    static std::string numberOf(const Entry& entry) {
        constexpr std::size_t kEnough = 8;  // of an ID: its random part
        if (entry.number) return '#' + std::to_string(*entry.number);
        return entry.id.substr(entry.id.size() - std::min(kEnough, entry.id.size()));
    }

    std::span<const std::vector<std::size_t>> rows_;
    std::span<const Entry> entries_;
    const bool campaign_;
    std::vector<std::string> numbers_;  ///< of each entry's configuration
};

}  // namespace

Arg inSentence(const RowName& name) {
    const bool isNamed = !name.own.text.empty() || !name.own.rest.empty();
    if (name.apart.empty()) return name.own;
    if (!isNamed) return Nested(name.apart);
    return Nested({"%1 · %2", {name.own, Nested(name.apart)}});
}

std::vector<RowName> rowNames(std::span<const std::vector<std::size_t>> rows, std::span<const Entry> entries) {
    return RowNamer(rows, entries).names();
}

bool isCampaign(std::span<const Entry> entries) {
    std::vector<const RunSpec*> specs;
    for (const Entry& entry : entries) {
        if (!entry.spec || entry.spec->campaign.empty()) return false;
        if (!specs.empty() && entry.spec->campaign != specs.front()->campaign) return false;
        specs.push_back(&*entry.spec);
    }
    return std::ranges::any_of(differingFields(specs),
                               [](const Field* field) { return field->role == FieldRole::Setting; });
}

std::vector<std::vector<std::size_t>> configurationsOf(std::span<const Entry> entries) {
    std::vector<std::vector<std::size_t>> configurations;
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto [at, isNew] = known.emplace(settingsHash(*entries[i].spec), configurations.size());
        if (isNew) configurations.emplace_back();
        configurations[at->second].push_back(i);
    }
    return configurations;
}

}  // namespace epochal
