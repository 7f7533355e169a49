#include <algorithm>

#include "core/base/clock.h"
#include "core/events/codec.h"
#include "core/events/run_directory.h"

namespace epochal {
namespace {

constexpr std::size_t kChunk = 4u << 20;

/// Cuts what follows the last newline: a line torn by a crash or a power cut.
Status cutTornLine(const Path& file) {
    const auto text = readFile(file, 1u << 31);
    if (!text) return text.error();
    const auto end = text->rfind('\n');
    const std::size_t keep = end == std::string::npos ? 0 : end + 1;
    if (keep == text->size()) return {};
    std::error_code error;
    std::filesystem::resize_file(file, keep, error);
    if (error) return ioError(error.value(), file);
    return {};
}

/// What a reader must not lose to a power cut: ends, results, resume points. Step windows may lose their last second.
bool mustReachDisk(const EventBody& body) {
    return !std::holds_alternative<StepWindow>(body) && !std::holds_alternative<ResourceSample>(body);
}

}  // namespace

Result<std::unique_ptr<EventWriter>> EventWriter::open(const RunDirectory& run, std::int64_t attempt) {
    if (Status cut = cutTornLine(run.events()); !cut) return cut.error();
    auto file = AppendFile::open(run.events());
    if (!file) return file.error();
    std::unique_ptr<EventWriter> writer(new EventWriter);
    writer->file_ = std::move(*file);
    writer->attempt_ = attempt;
    return writer;
}

Result<Event> EventWriter::write(EventBody body, double training, double active) {
    Event event{attempt_, sequence_ + 1, utcMillis(), training, active, std::move(body)};
    if (Status written = file_->append(encode(event)); !written) return written.error();
    ++sequence_;
    if (mustReachDisk(event.body))
        if (Status synced = file_->sync(); !synced) return synced.error();
    return event;
}

Result<std::vector<Event>> EventReader::readNew() {
    const auto text = readFrom(file_, offset_, kChunk);
    if (!text) return text.error();
    std::vector<Event> events;
    std::string_view rest = *text;
    for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        auto event = decode(rest.substr(0, end));
        if (event)
            events.push_back(std::move(*event));
        else
            ++damaged_;
        offset_ += end + 1;
        rest.remove_prefix(end + 1);
    }
    // A line longer than the chunk would stop the reader for ever: it is no line of ours.
    if (events.empty() && rest.size() == kChunk) {
        ++damaged_;
        offset_ += kChunk;
    }
    return events;
}

std::int64_t lastAttempt(const Path& file) {
    EventReader reader(file);
    std::int64_t last = 0;
    for (std::uint64_t before = 1; before != reader.offset();) {
        before = reader.offset();
        const auto events = reader.readNew();
        if (!events) break;
        for (const Event& event : *events) last = std::max(last, event.attempt);
    }
    return last;
}

}  // namespace epochal
