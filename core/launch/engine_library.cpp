#include "core/launch/engine_library.h"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <vector>

#include "core/base/mutex.h"

namespace epochal {
namespace {

constexpr const char* kFile = "libepochal-engine.so";

std::vector<Path> candidates() {
    std::vector<Path> places;
    if (const char* chosen = std::getenv("EPOCHAL_ENGINE"); chosen && *chosen) places.emplace_back(chosen);
    std::error_code error;
    const Path program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error) {
        places.push_back(program.parent_path() / kFile);
        places.push_back(program.parent_path() / "../lib/epochal" / kFile);
    }
    return places;
}

Result<engine::Engine*> load() {
    std::string tried;
    for (const Path& place : candidates()) {
        std::error_code error;
        if (!std::filesystem::exists(place, error)) {
            tried += (tried.empty() ? "" : ", ") + place.string();
            continue;
        }
        // Never unloaded: LibTorch's threads and allocators live as long as the process.
        void* library = ::dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!library)
            return Error{
                ErrorKind::Unsupported,
                {EPOCHAL_TEXT("core", "Cannot load the engine: %1"), {std::string(::dlerror())}},
                place.string(),
                {EPOCHAL_TEXT("core",
                              "Run packaging/setup again; comparison, pricing and reports work without the engine"),
                 {}}};
        const auto entry = reinterpret_cast<engine::EntryPoint>(::dlsym(library, "epochal_engine"));
        engine::Engine* engine = entry ? entry(engine::kInterface) : nullptr;
        if (engine) return engine;
        return Error{ErrorKind::Unsupported,
                     {EPOCHAL_TEXT("core", "The engine is from a different build"), {}},
                     place.string(),
                     {EPOCHAL_TEXT("core", "Build or install the program and its engine together"), {}}};
    }
    return Error{ErrorKind::Unsupported,
                 {EPOCHAL_TEXT("core", "No training engine was found"), {}},
                 tried,
                 {EPOCHAL_TEXT("core", "Build the engine, or set EPOCHAL_ENGINE to its path"), {}}};
}

}  // namespace

Result<engine::Engine*> engineLibrary() {
    static Mutex mutex;
    static std::optional<Result<engine::Engine*>> loaded;
    const Lock lock(mutex);
    if (!loaded) loaded = load();
    return *loaded;
}

}  // namespace epochal
