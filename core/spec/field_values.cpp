#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/base/parse.h"
#include "core/base/utf8.h"
#include "core/economics/decimal.h"
#include "core/spec/fields.h"

namespace epochal {
namespace {

std::string plain(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value);
    return text;
}

Error wrong(const Field& field, Message what, Message remedy) {
    return {ErrorKind::Spec, std::move(what), jsonPath(field), std::move(remedy)};
}

/// A value as shown in an error, shortened: there may be an entire file where a number belongs.
std::string shown(const Json& value) {
    // JSON cannot represent a non-finite number.
    if (value.is_number_float() && !std::isfinite(value.get<double>())) return plain(value.get<double>());
    return shortened(jsonText(value), 200);
}

Error wrongType(const Field& field, const Json& value, const char* what) {
    return wrong(field, {what, {shown(value)}},
                 {EPOCHAL_TEXT("core", "Use a value such as %1"),
                  {field.type == FieldType::Money ? "\"1.50\"" : field.get(RunSpec{}).dump()}});
}

std::string allowed(const Field& field) {
    std::string list;
    for (const FieldChoice& choice : field.choices) list += (list.empty() ? "" : ", ") + choice.value;
    return list;
}

/// Edit distance, where an insertion, deletion or substitution counts one.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

Status checkNumber(const Field& field, const Json& value) {
    const double number = value.get<double>();
    if (std::isfinite(number) && number >= field.minimum && number <= field.maximum) return {};
    return wrong(field,
                 {EPOCHAL_TEXT("core", "%1 is outside the range %2 to %3"),
                  {shown(value), plain(field.minimum), plain(field.maximum)}},
                 {EPOCHAL_TEXT("core", "Use a value such as %1"), {field.get(RunSpec{}).dump()}});
}

Status checkChoice(const Field& field, const std::string& value) {
    std::vector<std::string> known;
    for (const FieldChoice& choice : field.choices) known.push_back(choice.value);
    if (std::ranges::find(known, value) != known.end()) return {};
    const std::string near = nearest(value, known);
    return wrong(field, {EPOCHAL_TEXT("core", "\"%1\" is not one of: %2"), {shortened(value, 200), allowed(field)}},
                 near.empty() ? Message{EPOCHAL_TEXT("core", "Use one of these values"), {}}
                              : Message{EPOCHAL_TEXT("core", "Did you mean \"%1\"?"), {near}});
}

constexpr std::size_t kLongest = 10000;

bool isText(const Json& value) {
    return value.is_string() && value.get_ref<const std::string&>().size() <= kLongest &&
           isUtf8(value.get_ref<const std::string&>());
}

/// Checks that a value is UTF-8 text of at most kLongest bytes.
Status checkText(const Field& field, const Json& value) {
    if (isText(value)) return {};
    if (!value.is_string()) return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not text"));
    const auto size = static_cast<std::int64_t>(value.get_ref<const std::string&>().size());
    if (size <= static_cast<std::int64_t>(kLongest))
        return wrong(field, {EPOCHAL_TEXT("core", "%1 is not encoded in UTF-8"), {shown(value)}},
                     {EPOCHAL_TEXT("core", "Enter it in a program or terminal that uses UTF-8"), {}});
    return wrong(field,
                 {EPOCHAL_TEXT("core", "The text is %1 bytes long; at most %2 are allowed"),
                  {size, static_cast<std::int64_t>(kLongest)}},
                 {EPOCHAL_TEXT("core", "Shorten it"), {}});
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto comma = text.find(',');
        std::string_view part = text.substr(0, comma);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        if (!part.empty()) parts.emplace_back(part);
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    return parts;
}

/// The JSON value for a field's text; text that cannot be parsed stays a string and fails the check that follows.
Json valueFromText(const Field& field, std::string_view text) {
    switch (field.type) {
        case FieldType::Integer:
            if (const auto whole = parsed<std::int64_t>(text)) return *whole;
            break;
        case FieldType::Real:
            if (const auto real = parsed<double>(text)) return *real;
            break;
        case FieldType::Boolean:
            if (text == "true" || text == "yes" || text == "1") return true;
            if (text == "false" || text == "no" || text == "0") return false;
            break;
        case FieldType::IntegerList: {
            Json list = Json::array();
            for (const std::string& part : split(text)) {
                const auto whole = parsed<std::int64_t>(part);
                if (!whole) return std::string(text);
                list.push_back(*whole);
            }
            return list;
        }
        case FieldType::TextList:
            return split(text);
        case FieldType::Text:
        case FieldType::Folder:
        case FieldType::File:
        case FieldType::Choice:
        case FieldType::Money:
            break;
    }
    return std::string(text);
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
    std::string best;
    std::size_t distance = 4;
    for (const std::string& candidate : known) {
        // The distance is at least the difference in length; a very long word is not worth a table.
        if (word.size() >= candidate.size() + distance) continue;
        if (const std::size_t d = editDistance(word, candidate); d < distance) {
            distance = d;
            best = candidate;
        }
    }
    return best;
}

std::string nearestField(std::string_view name) {
    std::vector<std::string> known;
    for (const Field& field : fields()) known.push_back(field.name);
    return nearest(name, known);
}

Status checkValue(const Field& field, const Json& value) {
    switch (field.type) {
        case FieldType::Text:
        case FieldType::Folder:
        case FieldType::File:
            return checkText(field, value);
        case FieldType::Choice:
            if (Status text = checkText(field, value); !text) return text;
            return checkChoice(field, value.get<std::string>());
        case FieldType::Integer:
            if (!value.is_number_integer())
                return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not a whole number"));
            return checkNumber(field, value);
        case FieldType::Real:
            if (!value.is_number()) return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not a number"));
            return checkNumber(field, value);
        case FieldType::Boolean:
            if (!value.is_boolean()) return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not true or false"));
            return {};
        case FieldType::IntegerList:
            if (!value.is_array() || value.size() > 1000)
                return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not a list of whole numbers"));
            for (const Json& item : value)
                if (!item.is_number_integer() || item.get<double>() < 0 || item.get<double>() > 1e9)
                    return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not a list of whole numbers"));
            return {};
        case FieldType::TextList:
            if (!value.is_array() || value.size() > 1000)
                return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not a list of text values"));
            for (const Json& item : value)
                if (!isText(item))
                    return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not a list of text values"));
            return {};
        case FieldType::Money: {
            if (!isText(value))
                return wrongType(field, value, EPOCHAL_TEXT("core", "%1 is not an amount in quotes, such as \"1.50\""));
            const auto& text = value.get_ref<const std::string&>();
            if (text.empty()) return {};
            const auto amount = Decimal::parse(text);
            if (!amount || amount->isNegative() || amount->isZero())
                return wrongType(field, value,
                                 EPOCHAL_TEXT("core", "%1 is not an amount above zero in quotes, such as \"1.50\""));
            return {};
        }
    }
    return {};
}

Status checkValue(const Field& field, const RunSpec& spec) {
    if (field.scales.empty()) return checkValue(field, field.get(spec));
    Field here = field;
    const FieldScale scale = scaleOf(field, spec);
    here.minimum = scale.minimum;
    here.maximum = scale.maximum;
    return checkValue(here, field.get(spec));
}

Status setFromText(RunSpec& spec, std::string_view assignment) {
    const auto equals = assignment.find('=');
    const std::string name(assignment.substr(0, equals));
    const Field* field = findField(name);
    if (!field) {
        const std::string near = nearestField(name);
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "There is no field \"%1\""), {shortened(name, 200)}},
                     "--set",
                     near.empty() ? Message{EPOCHAL_TEXT("core", "Run the \"schema\" command to list all fields"), {}}
                                  : Message{EPOCHAL_TEXT("core", "Did you mean \"%1\"?"), {near}}};
    }
    if (equals == std::string_view::npos)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "\"%1\" has no value"), {name}},
                     "--set",
                     //: imperative: %1 = a value or an option that would work
                     {EPOCHAL_TEXT("core", "Use %1"), {name + "=" + textOf(*field, field->get(RunSpec{}))}}};
    const Json value = valueFromText(*field, assignment.substr(equals + 1));
    if (Status checked = checkValue(*field, value); !checked) return checked;
    field->set(spec, value);
    return {};
}

std::string textOf(const Field& field, const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_array()) {
        std::string text;
        for (const Json& item : value)
            text += (text.empty() ? "" : ",") + (item.is_string() ? item.get<std::string>() : jsonText(item));
        return text;
    }
    if (field.type == FieldType::Real && value.is_number()) return plain(value.get<double>());
    return jsonText(value);
}

}  // namespace epochal
