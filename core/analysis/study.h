#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/audit.h"
#include "core/analysis/comparison.h"

namespace epochal {

/// A quality that others ask for or reach, offered where a target is chosen.
struct KnownTarget {
    Message what;  ///< "MLPerf"
    std::string task;
    Quality measure = Quality::Top1;
    double quality = 0;  ///< a fraction 0..1, unless the measure is none
};

/// A published comparison, shipped or imported: its rows, its figures and where it was published.
struct Study {
    std::string id;       ///< "painter-2020"
    std::string title;    ///< English, context "core"
    std::string subject;  ///< one English sentence: task, measure, year
    std::string source, date, url;
    std::string clock;  ///< English, context "core"
    std::vector<Entry> entries;
    std::vector<Claim> claims;           ///< what the source prints
    std::vector<DerivedFigure> derived;  ///< what it does not, derived here
    std::vector<KnownTarget> targets;
    std::vector<std::string> remarks;  ///< English, context "core": what it cannot be compared with, footnotes owed
    ComparisonQuery query;             ///< the comparison it opens with
    std::string file;                  ///< of a study of the user's own, its file in home/studies; empty: shipped
};

/// Reads a study document (FORMATS.md). ErrorKind::Damaged names the row or claim; ErrorKind::Newer for a newer format
/// version.
[[nodiscard]] Result<Study> readStudy(std::string_view text, const std::string& where);

/// The studies shipped with this version (resources/studies), sorted by id.
[[nodiscard]] Result<std::vector<Study>> shippedStudies();

}  // namespace epochal
