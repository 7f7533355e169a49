#include "core/base/hash.h"

#include <cstdio>

namespace epochal {

std::uint64_t hash64(std::string_view bytes) {
    std::uint64_t hash = 14695981039346656037u;
    for (const unsigned char byte : bytes) hash = (hash ^ byte) * 1099511628211u;
    return hash;
}

std::string hexHash(std::string_view bytes) {
    char hex[17];
    std::snprintf(hex, sizeof hex, "%016llx", static_cast<unsigned long long>(hash64(bytes)));
    return hex;
}

}  // namespace epochal
