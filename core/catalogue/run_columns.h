#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "core/catalogue/run_row.h"

namespace epochal {

/// The member that holds a column's value. Its type is that of the stored column: a text, a number or, where it is
/// optional, NULL. Tags are one text; a plain float that was not measured is 0.
using RunMember = std::variant<SharedText RunRow::*, SharedWords RunRow::*, RunState RunRow::*,
                               std::optional<StopReason> RunRow::*, bool RunRow::*, std::int64_t RunRow::*,
                               double RunRow::*, MaybeNumber RunRow::*, std::vector<float> RunRow::*>;

/// What a value is, beyond its type; how a column is written, aligned, averaged and exported follows from it.
enum class RunValue {
    Text,
    Flag,
    Identity,      ///< a number that is not a quantity, such as a seed
    Time,          ///< UTC milliseconds; 0 = none
    Ordinal,       ///< counted from 1; 0 = none
    Target,        ///< as typed; 0 = none; a fraction in exported tables
    Curve,         ///< shown as a curve, sorted by the last value
    Count,         ///< this and those below are figures, of which a group of runs has a mean
    Share,         ///< 0..1, shown in percent
    Score,         ///< shown with four decimals: an AUC, a loss
    Quality,       ///< by the run's measure, which says how it is shown
    Rate,          ///< per second
    RatePerPrice,  ///< per second, per unit of money per hour
    Money,         ///< in the row's currency
    Seconds,
    Energy,  ///< J, shown in Wh
    Setting  ///< of the spec, shown in full
};
[[nodiscard]] constexpr bool isFigure(RunValue value) {
    return value >= RunValue::Count;
}

/// What runs must have in common for a mean of their figures: nothing; data and task; also the target.
enum class RunScope { Any, Task, Target };

/// One column of a run's row, defined here and nowhere else: the catalogue's table, its checksums, the query language,
/// order and groups, the Runs page and exported tables. Its value is set in rowOf.
struct RunField {
    const char* sql;  ///< name in the catalogue's table, in settings and in saved views; constant fragments of SQL
    RunMember member;
    RunValue value = RunValue::Text;
    std::optional<RunColumn> column = {};  ///< on the Runs page
    const char* title = "";  ///< its heading there; English, context "core". None: as the form or the unit says
    bool shown = false;      ///< there, until the user chooses otherwise
    std::array<std::string_view, 2> query;  ///< names in the query language; none: cannot be searched for
    double typed = 1;                       ///< value in a query x typed = value stored
    RunScope scope = RunScope::Any;
    bool trained = false;       ///< a run that does not train has none, though its member is 0
    bool adds = false;          ///< the sum over runs means something
    bool known = false;         ///< even of a run whose folder cannot be read
    const char* exported = "";  ///< name in exported tables; none: not there, or among the settings of the spec
    int place = 0;              ///< its place there; a new column follows the last
    const char* setting = "";   ///< the setting of the spec that it exports in the place of a column of settings
    int since = 1;              ///< version of the catalogue that added it; a new one is also the catalogue's version
    bool listed = true;         ///< in the rows of a list; the others are read with one run, Catalogue::run and curves
    bool own = false;           ///< as a rule, no two runs have the same text
    bool measured = false;      ///< by the run's measure: ordered within each measure, the better as the higher
};

/// All columns, in the order in which they are stored and checksummed. A new one comes last but `curve`.
[[nodiscard]] std::span<const RunField> runFields();
/// The number of a run: the table's key, and no part of the checksum.
[[nodiscard]] const RunField& numberField();
/// The column of the Runs page.
[[nodiscard]] const RunField& fieldOf(RunColumn column);
/// Its name in the catalogue's table, such as "best_top1"; also used in settings.
[[nodiscard]] const char* queryName(RunColumn column);
/// The column of that name, or of one that it had in an earlier version.
[[nodiscard]] std::optional<RunColumn> runColumnFromName(std::string_view name);
/// By a name of the query language; null if there is none.
[[nodiscard]] const RunField* findQueryField(std::string_view name);
/// The columns of exported tables, in order.
[[nodiscard]] std::span<const RunField* const> exportedFields();

/// Whether its value is a text to SQL: names, tags, states.
[[nodiscard]] bool isText(const RunField& field);
/// Whether runs of a group can have its text in common.
[[nodiscard]] bool isWord(const RunField& field);
/// Whether its amounts are in the row's currency.
[[nodiscard]] bool isMoney(const RunField& field);

}  // namespace epochal
