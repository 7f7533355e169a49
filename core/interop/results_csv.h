#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace epochal {

/// What a table of results does not state itself.
struct ResultsOptions {
    std::string id;      ///< of the study
    std::string title;   ///< its title, and the task of rows that name none
    std::string source;  ///< where the figures come from: the file's name
    std::string date;    ///< day of the file's last change, UTC
};

struct ResultsDocument {
    std::string text;                  ///< a study document, as readStudy takes it
    std::vector<std::string> ignored;  ///< columns that say nothing here
};

/// Makes a study document of what another tool measured: one row per run, or per evaluation of a run (FORMATS.md,
/// "Results of other tools"). ErrorKind::Data names the line; errors of readStudy where the figures make no study.
[[nodiscard]] Result<ResultsDocument> studyOfResults(std::string_view text, const ResultsOptions& options);

}  // namespace epochal
