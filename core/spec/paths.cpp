#include "core/spec/paths.h"

#include <filesystem>
#include <system_error>

#include "core/base/json.h"

namespace epochal {

bool isPath(const Field& field) {
    return field.type == FieldType::Folder || field.type == FieldType::File;
}

Json wholePath(const Json& path) {
    if (!path.is_string() || path.get_ref<const std::string&>().empty()) return path;
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::absolute(path.get<std::string>(), error);
    return error ? path : Json(whole.lexically_normal().string());
}

void makePathsWhole(RunSpec& spec) {
    for (const Field& field : fields())
        if (isPath(field)) field.set(spec, wholePath(field.get(spec)));
}

}  // namespace epochal
