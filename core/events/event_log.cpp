#include <algorithm>

#include "core/base/clock.h"
#include "core/events/codec.h"
#include "core/events/run_directory.h"

namespace epochal {
namespace {

constexpr std::size_t kChunk = 4u << 20;

/// What must survive a power cut: ends, results, resume points. Step windows, interim figures and resource samples may
/// lose their last second.
bool mustReachDisk(const EventBody& body) {
    if (const auto* size = std::get_if<SizeMeasured>(&body)) return !size->underway;
    return !std::holds_alternative<StepWindow>(body) && !std::holds_alternative<ResourceSample>(body) &&
           !std::holds_alternative<RankWindow>(body);
}

}  // namespace

Result<std::unique_ptr<EventWriter>> EventWriter::open(const RunDirectory& run, std::int64_t attempt, SteadyTime time) {
    auto file = AppendFile::open(run.events());
    if (!file) return file.error();
    // A crash or a power cut may have torn the last line.
    if (Status cut = (*file)->cutTornLine(); !cut) return cut.error();
    std::unique_ptr<EventWriter> writer(new EventWriter(run, std::move(time)));
    writer->file_ = std::move(*file);
    writer->attempt_ = attempt;
    return writer;
}

Result<Event> EventWriter::write(EventBody body, double training, double active) {
    Event event{attempt_, sequence_ + 1, time_.utcMillis(), training, active, std::move(body)};
    if (Status written = file_->append(encode(event)); !written)
        return run_.isGone() ? goneError(run_.path()) : written.error();
    ++sequence_;
    if (mustReachDisk(event.body))
        if (Status synced = file_->sync(); !synced) return synced.error();
    return event;
}

Result<std::vector<Event>> EventReader::readNew() {
    const auto text = readFrom(file_, offset_, kChunk, Links::Refuse);
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
    // A line longer than the chunk would stall the reader forever; no valid line is that long.
    if (events.empty() && rest.size() == kChunk) {
        ++damaged_;
        offset_ += kChunk;
    }
    return events;
}

LogEnd logEnd(const Path& file) {
    EventReader reader(file);
    LogEnd end;
    for (std::uint64_t before = 1; before != reader.offset();) {
        before = reader.offset();
        const auto events = reader.readNew();
        if (!events) break;
        for (const Event& event : *events) {
            if (event.attempt < end.attempt) continue;
            end.attempt = event.attempt;
            const auto* finished = std::get_if<Finished>(&event.body);
            end.finished = finished ? std::optional(*finished) : std::nullopt;
        }
    }
    return end;
}

std::int64_t lastAttempt(const Path& file) {
    return logEnd(file).attempt;
}

}  // namespace epochal
