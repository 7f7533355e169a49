#include "core/engine/models/script_archive.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <deque>

#include "core/base/hash.h"
#include "core/base/utf8.h"
#include "core/engine/models/script.h"
#include "core/engine/weights/zip.h"
#include "core/spec/networks.h"

namespace epochal::engine {
namespace {

/// LibTorch's own reader of memory trusts the archive's offsets.
class BoundedReader : public caffe2::serialize::ReadAdapterInterface {
public:
    explicit BoundedReader(const std::string& bytes) : bytes_(bytes) {}
    [[nodiscard]] std::size_t size() const override { return bytes_.size(); }
    std::size_t read(std::uint64_t from, void* to, std::size_t count, const char* /*what*/) const override {
        if (from >= bytes_.size()) return 0;
        const std::size_t there = std::min(count, bytes_.size() - static_cast<std::size_t>(from));
        std::memcpy(to, bytes_.data() + from, there);
        return there;
    }

private:
    const std::string& bytes_;
};

Message saveScript() {
    return {EPOCHAL_TEXT("core", "Choose a file that torch.jit.script(network).save(file) wrote"), {}};
}

Error notTorchScript() {
    return scriptError({EPOCHAL_TEXT("core", "The file is not a TorchScript network"), {}}, saveScript());
}

bool isPartOfName(char c) {
    return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// The first call in the text of an operator that reads or writes files, or "".
std::string fileOperatorIn(std::string_view text) {
    std::string dense;
    std::ranges::copy_if(text, std::back_inserter(dense), [](unsigned char c) { return std::isspace(c) == 0; });
    for (const char* name : {"torch.save", "torch.from_file", "aten.save", "aten.from_file"})
        for (std::size_t at = dense.find(name); at != std::string::npos; at = dense.find(name, at + 1)) {
            const std::size_t end = at + std::strlen(name);
            if ((at == 0 || !isPartOfName(dense[at - 1])) && (end == dense.size() || !isPartOfName(dense[end])))
                return name;
        }
    return {};
}

/// What is in the archive. LibTorch's reader does not verify checksums.
Status checkRecords(const std::string& bytes) {
    std::deque<std::string> unpacked;
    const auto entries = readZip(bytes, {}, &unpacked);
    if (!entries)
        return scriptError({EPOCHAL_TEXT("core", "The network's file is damaged or incomplete"), {}},
                           {EPOCHAL_TEXT("core", "Copy or export it again"), {}});
    bool hasData = false, hasConstants = false, hasCode = false;
    for (const ZipEntry& entry : *entries) {
        // All are in one folder.
        const std::string_view name = entry.name.substr(entry.name.find('/') + 1);
        hasData = hasData || name == "data.pkl";
        hasConstants = hasConstants || name == "constants.pkl";
        if (!name.starts_with("code/") || !name.ends_with(".py")) continue;
        hasCode = true;
        if (const std::string called = fileOperatorIn(entry.data); !called.empty())
            return scriptError({EPOCHAL_TEXT("core", "The network's code reads or writes files (%1)"), {called}},
                               {EPOCHAL_TEXT("core", "Do not use a network that you do not trust"), {}});
    }
    if (hasData && hasConstants && hasCode) return {};
    if (!hasData) return notTorchScript();
    return scriptError(
        {EPOCHAL_TEXT("core", "The file holds weights or a pickled module, not a TorchScript network"), {}},
        saveScript());
}

}  // namespace

std::shared_ptr<caffe2::serialize::ReadAdapterInterface> readerOf(const std::string& bytes) {
    return std::make_shared<BoundedReader>(bytes);
}

Result<std::string> readArchive(const Path& file, const std::string& hash) {
    constexpr std::size_t kMagicBytes = 4;
    const auto atTheField = [](const Error& error) {
        return Error{error.kind, whatAndWhere(error), "/model/script", error.remedy};
    };
    // A large file of another kind is not read for this.
    const auto begin = readFrom(file, 0, kMagicBytes);
    if (!begin) return atTheField(begin.error());
    if (!isZip(*begin)) return notTorchScript();
    auto bytes = readFile(file, kMostScriptBytes);
    if (!bytes) return atTheField(bytes.error());
    if (!hash.empty() && hexHash(*bytes) != hash)
        return scriptError({EPOCHAL_TEXT("core", "The network's file has changed since the run was created"), {}},
                           {EPOCHAL_TEXT("core", "Restore the file, or start a new run"), {}});
    if (Status fits = checkRecords(*bytes); !fits) return fits.error();
    return bytes;
}

}  // namespace epochal::engine
