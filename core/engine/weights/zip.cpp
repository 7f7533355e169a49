#include "core/engine/weights/zip.h"

#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/checksum.h"
#include "core/engine/weights/weights.h"

namespace epochal::engine {
namespace {

constexpr std::string_view kZipLocal{"PK\3\4", 4}, kZipCentral{"PK\1\2", 4}, kZipEnd{"PK\5\6", 4},
    kZip64End{"PK\6\6", 4}, kZip64Locator{"PK\6\7", 4};
constexpr std::size_t kZipLocalBytes = 30, kZipCentralBytes = 46, kZipEndBytes = 22, kZip64EndBytes = 56,
                      kZip64LocatorBytes = 20, kZipLongestComment = 0xFFFF;
constexpr std::uint32_t kZipElsewhere = 0xFFFFFFFF;  ///< the number is in a zip64 record

/// The number at `at`; nothing if it is not within the bytes.
template <class T>
std::optional<T> numberIn(std::string_view bytes, std::uint64_t at) {
    if (at > bytes.size() || bytes.size() - at < sizeof(T)) return std::nullopt;
    return loadLittle<T>(bytes, at);
}

/// Part of the bytes; nothing if it is not within them.
std::optional<std::string_view> partOf(std::string_view bytes, std::uint64_t at, std::uint64_t size) {
    if (at > bytes.size() || bytes.size() - at < size) return std::nullopt;
    return bytes.substr(at, size);
}

/// Where the table of files lies.
struct ZipDirectory {
    std::uint64_t begin = 0, size = 0, files = 0;
};

std::optional<ZipDirectory> directoryOf(std::string_view bytes) {
    if (bytes.size() < kZipEndBytes) return std::nullopt;
    const std::size_t lowest = bytes.size() - std::min(bytes.size(), kZipEndBytes + kZipLongestComment);
    std::size_t end = bytes.rfind(kZipEnd, bytes.size() - kZipEndBytes);
    if (end == std::string_view::npos || end < lowest) return std::nullopt;
    const ZipDirectory plain{numberIn<std::uint32_t>(bytes, end + 16).value_or(0),
                             numberIn<std::uint32_t>(bytes, end + 12).value_or(0),
                             numberIn<std::uint16_t>(bytes, end + 10).value_or(0)};
    if (plain.begin != kZipElsewhere && plain.size != kZipElsewhere && plain.files != 0xFFFF) return plain;
    if (end < kZip64LocatorBytes || bytes.substr(end - kZip64LocatorBytes, 4) != kZip64Locator) return std::nullopt;
    const auto at = numberIn<std::uint64_t>(bytes, end - kZip64LocatorBytes + 8).value_or(0);
    const auto record = partOf(bytes, at, kZip64EndBytes);
    if (!record || !record->starts_with(kZip64End)) return std::nullopt;
    return ZipDirectory{numberIn<std::uint64_t>(*record, 48).value_or(0),
                        numberIn<std::uint64_t>(*record, 40).value_or(0),
                        numberIn<std::uint64_t>(*record, 32).value_or(0)};
}

/// What the table says of one file.
struct ZipRecord {
    std::string_view name, extra;
    std::uint32_t checksum = 0;
    std::uint16_t flags = 0, method = 0;
    std::uint64_t packed = 0, size = 0, local = 0;
    std::uint64_t bytes = 0;  ///< of the record itself
};

/// Takes the 64-bit numbers that replace those which did not fit; false if one is missing.
bool widen(ZipRecord& record) {
    std::string_view extra = record.extra;
    while (extra.size() >= 4) {
        const auto id = numberIn<std::uint16_t>(extra, 0).value_or(0),
                   size = numberIn<std::uint16_t>(extra, 2).value_or(0);
        const auto field = partOf(extra, 4, size);
        if (!field) return false;
        if (id == 1) {
            std::uint64_t at = 0;
            for (std::uint64_t* number : {&record.size, &record.packed, &record.local}) {
                if (*number != kZipElsewhere) continue;
                const auto wide = numberIn<std::uint64_t>(*field, at);
                if (!wide) return false;
                *number = *wide;
                at += sizeof *wide;
            }
            return true;
        }
        extra.remove_prefix(4 + size);
    }
    return record.size != kZipElsewhere && record.packed != kZipElsewhere && record.local != kZipElsewhere;
}

std::optional<ZipRecord> recordAt(std::string_view table, std::uint64_t at) {
    const auto head = partOf(table, at, kZipCentralBytes);
    if (!head || !head->starts_with(kZipCentral)) return std::nullopt;
    ZipRecord record;
    record.flags = numberIn<std::uint16_t>(*head, 8).value_or(0);
    record.method = numberIn<std::uint16_t>(*head, 10).value_or(0);
    record.checksum = numberIn<std::uint32_t>(*head, 16).value_or(0);
    record.packed = numberIn<std::uint32_t>(*head, 20).value_or(0);
    record.size = numberIn<std::uint32_t>(*head, 24).value_or(0);
    record.local = numberIn<std::uint32_t>(*head, 42).value_or(0);
    const std::uint64_t name = numberIn<std::uint16_t>(*head, 28).value_or(0),
                        extra = numberIn<std::uint16_t>(*head, 30).value_or(0),
                        comment = numberIn<std::uint16_t>(*head, 32).value_or(0);
    record.bytes = kZipCentralBytes + name + extra + comment;
    const auto rest = partOf(table, at + kZipCentralBytes, name + extra + comment);
    if (!rest) return std::nullopt;
    record.name = rest->substr(0, name);
    record.extra = rest->substr(name, extra);
    if (!widen(record)) return std::nullopt;
    return record;
}

/// A file's bytes in the archive; nothing if they are not within it.
std::optional<std::string_view> contentOf(std::string_view bytes, const ZipRecord& record) {
    const auto head = partOf(bytes, record.local, kZipLocalBytes);
    if (!head || !head->starts_with(kZipLocal)) return std::nullopt;
    const std::uint64_t names =
        std::uint64_t{numberIn<std::uint16_t>(*head, 26).value_or(0)} + numberIn<std::uint16_t>(*head, 28).value_or(0);
    return partOf(bytes, record.local + kZipLocalBytes + names, record.packed);
}

constexpr std::uint64_t kMostUnpacked = 256u << 20;

/// Inflates to exactly `size` bytes; nothing if that is not what comes out.
std::optional<std::string> inflated(std::string_view packed, std::uint64_t size) {
    std::string out(size, '\0');
    z_stream stream{};
    // A negative number of bits: without zlib's own header.
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int ended = inflate(&stream, Z_FINISH);
    const bool whole = ended == Z_STREAM_END && stream.avail_in == 0 && stream.avail_out == 0;
    inflateEnd(&stream);
    return whole ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace

bool isZip(std::string_view bytes) {
    return bytes.starts_with(kZipLocal);
}

Result<std::vector<ZipEntry>> readZip(std::string_view bytes, const std::string& where,
                                      std::deque<std::string>* unpacked) {
    const auto directory = directoryOf(bytes);
    const auto table = directory ? partOf(bytes, directory->begin, directory->size) : std::nullopt;
    if (!table || directory->files > table->size() / kZipCentralBytes)
        return unusableWeights({EPOCHAL_TEXT("core", "it is truncated"), {}}, where);
    std::vector<ZipEntry> entries;
    std::uint64_t at = 0, total = 0, roomLeft = kMostUnpacked;
    for (std::uint64_t i = 0; i < directory->files; ++i) {
        const auto record = recordAt(*table, at);
        if (!record) return unusableWeights({EPOCHAL_TEXT("core", "its table of contents is damaged"), {}}, where);
        at += record->bytes;
        const std::string name = shownName(record->name);
        const bool deflated = unpacked != nullptr && record->method == Z_DEFLATED;
        if ((record->method != 0 && !deflated) || (record->flags & 1) != 0)
            return unusableWeights({EPOCHAL_TEXT("core", "its part %1 is compressed or encrypted"), {name}}, where);
        auto content = contentOf(bytes, *record);
        if (!content || content->size() > bytes.size() - total || (!deflated && record->packed != record->size))
            return unusableWeights({EPOCHAL_TEXT("core", "its part %1 is not where it should be"), {name}}, where);
        total += content->size();
        if (deflated) {
            auto plain = content->size() <= kMostUnpacked && record->size <= roomLeft ? inflated(*content, record->size)
                                                                                      : std::nullopt;
            if (!plain) return unusableWeights({EPOCHAL_TEXT("core", "its part %1 is damaged"), {name}}, where);
            roomLeft -= record->size;
            content = unpacked->emplace_back(std::move(*plain));
        }
        if (crc32Of(*content) != record->checksum)
            return unusableWeights({EPOCHAL_TEXT("core", "its part %1 is damaged"), {name}}, where);
        entries.push_back({record->name, *content});
    }
    return entries;
}

}  // namespace epochal::engine
