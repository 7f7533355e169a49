#include "ui/pages/configure/folder_contents.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epochal::ui {

namespace {

/// A step that visits each of `count` places once before it returns to the first, and the far ones first.
std::size_t stepOver(std::size_t count) {
    constexpr double kGolden = 0.618033988749895;
    auto step = std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(static_cast<double>(count) * kGolden)));
    while (std::gcd(step, count) != 1) ++step;
    return step;
}

}  // namespace

FolderContents contentsOf(Path root, ImageFolder files) {
    FolderContents out{std::move(root), std::move(files), {}, {}};
    out.counts.resize(out.files.classes.size());
    out.firsts.resize(out.files.classes.size());
    for (std::size_t label = 0; label < out.counts.size(); ++label) {
        const auto [first, last] = out.files.training.ofClass(static_cast<std::int64_t>(label));
        const auto [begin, end] = out.files.validation.ofClass(static_cast<std::int64_t>(label));
        out.counts[label] = {last - first, end - begin};
        out.firsts[label] = static_cast<std::size_t>(first);
    }
    return out;
}

std::vector<std::size_t> spreadImages(const FolderContents& contents, std::size_t from, std::size_t count) {
    std::vector<std::size_t> out;
    const std::size_t classes = contents.counts.size();
    const std::size_t end = std::min(from + count, static_cast<std::size_t>(contents.files.training.size()));
    const std::size_t step = stepOver(classes);
    std::size_t number = 0;
    for (std::size_t turn = 0; number < end; ++turn)
        for (std::size_t i = 0; i < classes && number < end; ++i) {
            const std::size_t label = i * step % classes;
            const auto size = static_cast<std::size_t>(contents.counts[label].training);
            if (turn >= size) continue;
            if (number++ >= from) out.push_back(contents.firsts[label] + turn * stepOver(size) % size);
        }
    std::ranges::sort(out);
    return out;
}

HeaderCheck checkHeaders(const FolderContents& contents, std::int64_t most, const std::function<bool()>& goOn) {
    HeaderCheck out;
    const std::int64_t all = contents.images(), looked = std::min(all, most);
    const std::int64_t training = contents.files.training.size();
    for (; out.checked < looked && goOn(); ++out.checked) {
        const std::int64_t i = out.checked * all / looked;
        const Path path = i < training ? contents.files.training.path(i) : contents.files.validation.path(i - training);
        if (const auto facts = inspectImage(path); !facts)
            out.faulty.push_back({path.lexically_relative(contents.root).generic_string(), facts.error()});
    }
    return out;
}

}  // namespace epochal::ui
