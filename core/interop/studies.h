#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/study.h"
#include "core/base/files.h"

namespace epochal {

/// What can be compared without having been run here.
struct Studies {
    std::vector<Study> all;         ///< those shipped, sorted by id, then the user's own, by title
    std::vector<Error> unreadable;  ///< files of the user's own that make no study
};

/// The shipped studies and those in home/studies. Blocks.
[[nodiscard]] Studies studiesOf(const Path& home);

/// A study file to be added, checked; nothing is written yet.
struct StudyImport {
    std::string file;                   ///< its name in home/studies
    std::string text;                   ///< its contents, a study document
    std::optional<std::string> before;  ///< of the file that it replaces
    std::string id, title;              ///< of the study
    std::size_t rows = 0;
    std::vector<std::string> ignored;  ///< columns of a table that say nothing here
};

/// Reads a study document or a table of results, up to 16 MiB. Errors: of readStudy or studyOfResults; ErrorKind::Spec
/// if another study has its id; I/O. Blocks.
[[nodiscard]] Result<StudyImport> readStudyImport(const Path& home, const Path& file);

/// What is needed to put a study of the user's own back after it was removed. Errors as above. Blocks.
[[nodiscard]] Result<StudyImport> readOwnStudy(const Path& home, const std::string& file);

/// Writes a file of home/studies in one step, or removes it where there is no text. I/O errors. Blocks.
[[nodiscard]] Status putStudyFile(const Path& home, const std::string& file, const std::optional<std::string>& text);

}  // namespace epochal
