#pragma once

#include <dlfcn.h>
#include <unistd.h>

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <string>

/// For libraries that a program loads before all others (LD_PRELOAD).
namespace epochal::test {

/// The function of this name that a preloaded one hides.
template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// A variable of the environment; empty without it.
inline std::string setting(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// The path of an open file; empty if it has none.
inline std::string pathOf(int descriptor) {
    char link[32], path[PATH_MAX];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = ::readlink(link, path, sizeof path);
    return length > 0 ? std::string(path, static_cast<std::size_t>(length)) : std::string();
}

}  // namespace epochal::test
