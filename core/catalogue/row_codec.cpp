#include "core/catalogue/row_codec.h"

#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/catalogue/checksum.h"
#include "core/catalogue/run_columns.h"

namespace epochal {

namespace {

/// The statement with `{columns}` replaced by the names in runFields(), and `{values}` by as many placeholders.
std::string filled(std::string_view sql) {
    std::string columns, values;
    for (const RunField& field : runFields()) {
        (columns += columns.empty() ? "" : ", ") += field.sql;
        values += values.empty() ? "?" : ", ?";
    }
    std::string out(sql);
    for (const auto& [place, text] : {std::pair("{columns}", &columns), std::pair("{values}", &values)})
        if (const auto at = out.find(place); at != std::string::npos)
            out.replace(at, std::string_view(place).size(), *text);
    return out;
}

/// A column that always holds a number: a value that is not finite was not measured and is stored as 0.
double measured(double value) {
    return std::isfinite(value) ? value : 0;
}
std::optional<double> known(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? value : std::nullopt;
}

/// Binds a member's value to a statement or a checksum.
template <class Sink>
struct Bind {
    Sink& sink;
    const RunRow& row;
    void operator()(SharedText RunRow::*member) { sink.bind((row.*member).view()); }
    void operator()(SharedWords RunRow::*member) { sink.bind(joinTags(row.*member)); }
    void operator()(RunState RunRow::*member) { sink.bind(std::string_view(name(row.*member))); }
    void operator()(std::optional<StopReason> RunRow::*member) {
        sink.bind(std::string_view(row.*member ? name(*(row.*member)) : ""));
    }
    void operator()(bool RunRow::*member) { sink.bind(std::int64_t{row.*member}); }
    void operator()(std::int64_t RunRow::*member) { sink.bind(row.*member); }
    void operator()(double RunRow::*member) { sink.bind(measured(row.*member)); }
    void operator()(MaybeNumber RunRow::*member) { sink.bind(known(row.*member)); }
    void operator()(std::vector<float> RunRow::*member) {
        sink.bindBlob((row.*member).data(), (row.*member).size() * sizeof(float));
    }
};

/// Reads a member's value from a column of a statement.
struct Read {
    const sqlite::Statement& from;
    RunRow& row;
    int at = 0;
    void operator()(SharedText RunRow::*member) const { row.*member = from.view(at); }
    void operator()(SharedWords RunRow::*member) const { row.*member = splitTags(from.text(at)); }
    void operator()(RunState RunRow::*member) const {
        row.*member = runStateFromName(from.view(at)).value_or(RunState::Lost);
    }
    void operator()(std::optional<StopReason> RunRow::*member) const {
        row.*member = stopReasonFromName(from.view(at));
    }
    void operator()(bool RunRow::*member) const { row.*member = from.integer(at) != 0; }
    void operator()(std::int64_t RunRow::*member) const { row.*member = from.integer(at); }
    void operator()(double RunRow::*member) const { row.*member = from.real(at); }
    void operator()(MaybeNumber RunRow::*member) const { row.*member = from.maybeReal(at); }
    void operator()(std::vector<float> RunRow::*member) const { row.*member = from.floats(at); }
};

/// Adds a stored column to a checksum as Bind adds the member it was made of.
struct BindStored {
    ChecksumOf& sum;
    const sqlite::Statement& from;
    int at = 0;
    void operator()(SharedText RunRow::*) const { sum.bind(from.view(at)); }
    void operator()(SharedWords RunRow::*) const { sum.bind(from.view(at)); }
    void operator()(RunState RunRow::*) const { sum.bind(from.view(at)); }
    void operator()(std::optional<StopReason> RunRow::*) const { sum.bind(from.view(at)); }
    void operator()(bool RunRow::*) const { sum.bind(from.integer(at)); }
    void operator()(std::int64_t RunRow::*) const { sum.bind(from.integer(at)); }
    void operator()(double RunRow::*) const { sum.bind(from.real(at)); }
    void operator()(MaybeNumber RunRow::*) const { sum.bind(from.maybeReal(at)); }
    void operator()(std::vector<float> RunRow::*) const {
        const auto bytes = from.bytes(at);
        sum.bindBlob(bytes.data(), bytes.size());
    }
};

template <class Sink>
void bindFields(Sink& sink, const RunRow& row) {
    Bind<Sink> bind{sink, row};
    for (const RunField& field : runFields()) std::visit(bind, field.member);
}

std::int64_t rowChecksum(const RunRow& row) {
    ChecksumOf sum;
    bindFields(sum, row);
    return sum.value();
}

/// Columns of a statement behind those of the row.
int numberAt() {
    return static_cast<int>(runFields().size());
}
int checksumAt() {
    return numberAt() + 1;
}

}  // namespace

const std::string& updateSql() {
    static const std::string sql = filled(
        "UPDATE runs SET ({columns}, checksum) = ({values}, ?), "
        "revision = (SELECT coalesce(max(revision), 0) + 1 FROM runs) WHERE id = ?1 RETURNING number");
    return sql;
}

const std::string& insertSql() {
    static const std::string sql = filled(
        "INSERT INTO runs ({columns}, checksum, revision) VALUES ({values}, ?, "
        "(SELECT coalesce(max(revision), 0) + 1 FROM runs)) RETURNING number");
    return sql;
}

const std::string& oneSql() {
    static const std::string sql = filled("SELECT {columns}, number, checksum FROM runs WHERE id = ?");
    return sql;
}

const std::string& allSql() {
    static const std::string sql = filled("SELECT {columns}, number, checksum FROM runs");
    return sql;
}

const std::string& changedSql() {
    static const std::string sql = filled("SELECT {columns}, number, checksum, revision FROM runs WHERE revision > ?");
    return sql;
}

const std::string& betweenSql() {
    static const std::string sql =
        filled("SELECT {columns}, number, checksum, revision FROM runs WHERE number BETWEEN ? AND ?");
    return sql;
}

int behindRow() {
    return checksumAt() + 1;
}

void bindRow(sqlite::Statement& s, const RunRow& r) {
    bindFields(s, r);
    s.bind(rowChecksum(r));
}

bool isWhole(const sqlite::Statement& s) {
    if (s.isNull(checksumAt())) return true;
    ChecksumOf sum;
    BindStored bind{sum, s};
    for (const RunField& field : runFields()) {
        std::visit(bind, field.member);
        ++bind.at;
    }
    return s.integer(checksumAt()) == sum.value();
}

RunRow readRow(const sqlite::Statement& s) {
    RunRow row;
    Read read{s, row};
    for (const RunField& field : runFields()) {
        std::visit(read, field.member);
        ++read.at;
    }
    row.number = s.integer(numberAt());
    return row;
}

RunRow ListedRows::read(const sqlite::Statement& s) {
    RunRow row;
    Read read{s, row};
    for (const RunField& field : runFields()) {
        const auto* text = std::get_if<SharedText RunRow::*>(&field.member);
        const auto* words = std::get_if<SharedWords RunRow::*>(&field.member);
        if (field.listed && text && !field.own)
            row.** text = texts_.text(s.view(read.at));
        else if (field.listed && words)
            row.** words = tagsOf(s.view(read.at));
        else if (field.listed)
            std::visit(read, field.member);
        ++read.at;
    }
    row.number = s.integer(numberAt());
    return row;
}

const SharedWords& ListedRows::tagsOf(std::string_view joined) {
    const auto [at, fresh] = tags_.try_emplace(std::string(joined));
    if (fresh) at->second = splitTags(at->first);
    return at->second;
}

namespace {

std::string whereSql(const Filter& filter, bool archived) {
    std::string sql = " WHERE (";
    sql += filter.where;
    return sql += archived ? ")" : ") AND archived = 0";
}

}  // namespace

std::string listSql(const RunQuery& query, const Filter& filter) {
    std::string sql = allSql() + whereSql(filter, query.archived);
    // Runs without a value come last in either direction; so does sortRows.
    const RunField& field = fieldOf(query.sort);
    sql += " ORDER BY ";
    const char* direction = query.descending ? " DESC" : " ASC";
    if (field.measured) {
        // Values of two measures are not comparable, and of some measures the lower is the better.
        const std::string name = field.sql;
        std::string lower;
        for (const Measure& measure : measures())
            if (!measure.higherIsBetter) (lower += lower.empty() ? "'" : ", '") += std::string(measure.id) + "'";
        sql += name + " IS NULL, CASE WHEN " + name + " IS NULL THEN '' ELSE measure END" + direction +
               ", CASE WHEN measure IN (" + lower + ") THEN -" + name + " ELSE " + name + " END";
        return sql += std::string(direction) + " NULLS LAST, number" + direction + " LIMIT ?";
    }
    if (isText(field)) sql += "nullif(";
    sql += field.sql;
    if (isText(field)) sql += ", '') COLLATE NOCASE";
    return sql += std::string(direction) + " NULLS LAST, number" + direction + " LIMIT ?";
}

std::string matchSql(const Filter& filter, bool archived) {
    std::string sql = "SELECT number FROM runs";
    return sql += whereSql(filter, archived);
}

std::string joinTags(const std::vector<std::string>& tags) {
    std::string out;
    for (std::string tag : tags) {
        std::ranges::replace(tag, '|', '/');
        out += (out.empty() ? "|" : "") + tag + "|";
    }
    return out;
}

std::vector<std::string> splitTags(const std::string& joined) {
    std::vector<std::string> tags;
    for (std::size_t begin = 1; begin < joined.size();) {
        const auto end = joined.find('|', begin);
        if (end == std::string::npos) break;
        tags.push_back(joined.substr(begin, end - begin));
        begin = end + 1;
    }
    return tags;
}

}  // namespace epochal
