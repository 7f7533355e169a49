#include "ui/pages/configure/preset_store.h"

#include <algorithm>

#include <QUrl>

#include "core/base/json.h"
#include "core/spec/presets.h"
#include "core/spec/spec_json.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

std::vector<PresetStore::Entry> PresetStore::entries(std::vector<Error>* errors) const {
    std::vector<Entry> all;
    for (const Preset& preset : presets())
        all.push_back({QString::fromStdString(preset.id), Formatter::text(preset.label),
                       *preset.aim == '\0' ? QString() : Formatter::text(preset.aim), preset.spec});
    std::vector<Path> files;
    std::error_code missing;
    for (std::filesystem::directory_iterator it(folder_, missing), end; !missing && it != end; it.increment(missing))
        if (it->path().extension() == ".json") files.push_back(it->path());
    std::ranges::sort(files);
    for (const Path& file : files) {
        const Result<std::string> text = readFile(file, 1u << 20);
        const Result<RunSpec> spec = text ? specFromText(*text, file.string()) : Result<RunSpec>(text.error());
        if (spec) {
            const QString name = QUrl::fromPercentEncoding(QByteArray::fromStdString(file.stem().string()));
            all.push_back({QStringLiteral("user:") + name, name, {}, *spec});
        } else if (errors) {
            errors->push_back(spec.error());
        }
    }
    return all;
}

Status PresetStore::save(const QString& name, const RunSpec& spec) const {
    if (Status made = makeFolders(folder_); !made) return made;
    const std::string stem = QUrl::toPercentEncoding(name, " ", ".").toStdString();
    return writeAtomically(folder_ / (stem + ".json"), toJson(spec).dump(2) + "\n");
}

}  // namespace epochal::ui
