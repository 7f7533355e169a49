#include "core/interop/studies.h"

#include <algorithm>
#include <filesystem>

#include "core/base/layout.h"
#include "core/interop/price_csv.h"
#include "core/interop/results_csv.h"

namespace epochal {

namespace {

constexpr std::size_t kMostBytes = 16u << 20;  ///< as much as a JSON document may have

Path folderIn(const Path& home) {
    return home / layout::kStudiesFolder;
}

/// The document in a file: a table becomes one that is named like it.
Result<ResultsDocument> documentIn(const Path& file) {
    auto text = readFile(file, kMostBytes);
    if (!text) return text.error();
    const std::size_t first = text->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first != std::string::npos && (*text)[first] == '{') return ResultsDocument{std::move(*text), {}};
    const std::string title = file.stem().string();
    std::string id = title;
    std::ranges::replace_if(
        id, [](unsigned char c) { return c <= ' ' || c == 0x7f; }, '-');
    const ImportOptions known = optionsFor(file);
    return studyOfResults(*text, {std::move(id), title, known.source, known.date});
}

Error taken(const std::string& id, const std::string& file) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "There is another study with the ID \"%1\""), {id}},
            file,
            {EPOCHAL_TEXT("core", "Rename the file, or change the ID in it"), {}}};
}

/// The user's own studies, by name; none where there is no such folder.
std::vector<Path> filesIn(const Path& home, std::vector<Error>& unreadable) {
    std::vector<Path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folderIn(home), error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ".json") files.push_back(at->path());
    if (error && error != std::errc::no_such_file_or_directory)
        unreadable.push_back(ioError(error.value(), folderIn(home)));
    std::ranges::sort(files);
    return files;
}

}  // namespace

Studies studiesOf(const Path& home) {
    Studies studies;
    if (auto shipped = shippedStudies())
        studies.all = std::move(*shipped);
    else
        studies.unreadable.push_back(shipped.error());
    const auto own = static_cast<std::ptrdiff_t>(studies.all.size());
    for (const Path& file : filesIn(home, studies.unreadable)) {
        const auto text = readFile(file, kMostBytes);
        auto study = text ? readStudy(*text, file.string()) : Result<Study>(text.error());
        if (study) study->file = file.filename().string();
        if (study && std::ranges::find(studies.all, study->id, &Study::id) != studies.all.end())
            studies.unreadable.push_back(taken(study->id, file.string()));
        else if (study)
            studies.all.push_back(std::move(*study));
        else
            studies.unreadable.push_back(study.error());
    }
    std::ranges::stable_sort(studies.all.begin() + own, studies.all.end(), {}, &Study::title);
    return studies;
}

Result<StudyImport> readStudyImport(const Path& home, const Path& file) {
    auto document = documentIn(file);
    if (!document) return document.error();
    const auto study = readStudy(document->text, file.filename().string());
    if (!study) return study.error();
    StudyImport made{file.stem().string() + ".json", std::move(document->text),   {}, study->id, study->title,
                     study->entries.size(),          std::move(document->ignored)};
    // A file that is damaged is replaced as well, and can be put back.
    std::error_code absent;
    if (std::filesystem::exists(folderIn(home) / made.file, absent)) {
        auto before = readFile(folderIn(home) / made.file, kMostBytes);
        if (!before) return before.error();
        made.before = std::move(*before);
    }
    for (const Study& one : studiesOf(home).all)
        if (one.id == made.id && one.file != made.file) return taken(made.id, file.filename().string());
    return made;
}

Result<StudyImport> readOwnStudy(const Path& home, const std::string& file) {
    return readStudyImport(home, folderIn(home) / file);
}

Status putStudyFile(const Path& home, const std::string& file, const std::optional<std::string>& text) {
    const Path path = folderIn(home) / file;
    if (text) {
        if (Status made = makeFolders(folderIn(home)); !made) return made;
        return writeAtomically(path, *text);
    }
    std::error_code error;
    std::filesystem::remove(path, error);
    return error ? Status(ioError(error.value(), path)) : Status();
}

}  // namespace epochal
