#include "core/catalogue/checksum.h"

#include <cmath>

#include "core/base/bytes.h"

namespace epochal {

void ChecksumOf::put(char kind, const void* bytes, std::size_t size) {
    bytes_ += kind;
    appendLittle(bytes_, size);
    if (size > 0) bytes_.append(static_cast<const char*>(bytes), size);
}

ChecksumOf& ChecksumOf::bind(std::string_view text) {
    put('t', text.data(), text.size());
    return *this;
}
ChecksumOf& ChecksumOf::bind(std::int64_t value) {
    put('i', &value, sizeof value);
    return *this;
}
ChecksumOf& ChecksumOf::bind(double value) {
    if (std::isnan(value)) return bind(std::optional<double>());
    const double plain = value + 0.0;
    put('r', &plain, sizeof plain);
    return *this;
}
ChecksumOf& ChecksumOf::bind(const std::optional<double>& value) {
    if (value && !std::isnan(*value)) return bind(*value);
    put('0', nullptr, 0);
    return *this;
}
ChecksumOf& ChecksumOf::bindBlob(const void* bytes, std::size_t size) {
    put('b', bytes, size);
    return *this;
}

std::int64_t ChecksumOf::value() const {
    return static_cast<std::int64_t>(checksum(std::as_bytes(std::span(bytes_))));
}

}  // namespace epochal
