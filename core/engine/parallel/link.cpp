#include "core/engine/parallel/link.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/events/codec.h"

namespace epochal::engine {
namespace {

// One word and what belongs to it, a line each. A newline within a text is written as JSON writes it.
constexpr std::string_view kSteps = "steps ", kAnswer = "answer ", kHere = "here", kError = "error ", kGoodbye = "end",
                           kBeat = "beat ", kInterrupt = "interrupt", kWindow = "window ";

constexpr int kLookMillis = 100;
constexpr std::size_t kMostUnread = 64u << 20;
constexpr std::size_t kMostReports = 4096;  ///< that rank 0 has not asked for
constexpr double kBeatShare = 0.1;          ///< of the timeout, between two heartbeats
constexpr double kMostBeatSeconds = 1, kMissedBeats = 3;
constexpr double kForceGrace = 2;                      ///< s in which a rank may leave by itself
constexpr std::chrono::milliseconds kFarewell{10000};  ///< for which the others' goodbye is waited for
constexpr std::chrono::milliseconds kLinger{2000};     ///< in which rank 0 has read what another said last
constexpr double kReapPatience = 5;  ///< s until a process whose connection was closed has been reaped
constexpr std::chrono::milliseconds kReapLook{10};

Message resumeRun() {
    return {EPOCHAL_TEXT("core", "Resume the run from its last checkpoint"), {}};
}

Error closedError(const Link::Peer& peer) {
    return {ErrorKind::Device,
            {EPOCHAL_TEXT("core", "Rank %1 (process %2 on %3) closed its connection"),
             {std::int64_t{peer.rank}, std::to_string(peer.process), peer.host}},
            "",
            resumeRun()};
}

/// `alone`: the others wait for it. Where the hosts of several wait for their devices, all that shows is whose was the
/// first to.
Error stuckError(const Link::Peer& peer, double seconds, bool alone) {
    return {ErrorKind::Device,
            {alone ? EPOCHAL_TEXT("core",
                                  "Rank %1 makes no progress: process %2 on %3 has not finished a part of its work "
                                  "for %4, and the other ranks wait for it")
                   : EPOCHAL_TEXT("core",
                                  "Rank %1 makes no progress: process %2 on %3 has not finished a part of its work "
                                  "for %4, longer than any other rank"),
             {std::int64_t{peer.rank}, std::to_string(peer.process), peer.host, Duration{seconds}}},
            "",
            resumeRun()};
}

double beatSeconds(const Link::Options& options) {
    return std::min(kBeatShare * options.timeout, kMostBeatSeconds);
}

std::vector<std::int64_t> numbersIn(std::string_view text) {
    std::vector<std::int64_t> out;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        std::int64_t value = 0;
        const auto [next, error] = std::from_chars(at, end, value);
        if (error != std::errc()) return {};
        out.push_back(value);
        at = next == end ? end : next + 1;
    }
    return out;
}

}  // namespace

Link::Link(int rank, std::vector<Peer> peers, Options options)
    : rank_(rank), options_(std::move(options)), wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    looked_ = beaten_ = monotonicSeconds();
    for (Peer& peer : peers) {
        auto line = std::make_unique<Line>();
        line->peer = std::move(peer);
        line->heard = looked_;
        line->progress.excuse(looked_);
        lines_.push_back(std::move(line));
    }
    thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

Link::~Link() {
    {
        Lock lock(mutex_);
        leaving_ = true;
        sayAll(kGoodbye);
        // A connection that is closed while something in it has not been read loses what was said last: rank 0 waits
        // for the others' goodbye, and they for it to close.
        const auto gone = [&]() EPOCHAL_REQUIRES(mutex_) {
            return std::ranges::all_of(lines_,
                                       [&](const auto& line) { return line->closed || (rank_ == 0 && line->left); });
        };
        if (rank_ != 0 || !failure_) changed_.waitFor(lock, {}, rank_ == 0 ? kFarewell : kLinger, gone);
    }
    thread_.request_stop();
    ::eventfd_write(wake_, 1);
}

void Link::finish(const Steps& steps) {
    const Lock lock(mutex_);
    if (failure_ || symptom_) throw PeerFailed();
    sayAll(std::string(kSteps) + std::to_string(steps.stretch) + ' ' + std::to_string(steps.finished) + ' ' +
           std::to_string(steps.meetsAfter));
}

void Link::drop() {
    const Lock lock(mutex_);
    leaving_ = true;
    for (const auto& line : lines_) {
        ::shutdown(line->peer.socket, SHUT_RDWR);
        line->closed = true;
    }
}

Link::Steps Link::follow(std::int64_t stretch, std::int64_t step) {
    const Pulse::During waits(pulse_.get(), Pulse::State::Waits);
    Lock lock(mutex_);
    changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) {
        return (steps_.stretch == stretch && steps_.finished >= step - Meeting::kLead) || failure_ || symptom_ || over_;
    });
    if (failure_ || symptom_ || over_) throw PeerFailed();
    return steps_;
}

void Link::report(const RankWindow& window) {
    // As in the log, whose reader checks the numbers.
    std::string line = encode(Event{1, 1, 0, 0, 0, window});
    line.pop_back();
    const Lock lock(mutex_);
    sayAll(std::string(kWindow) + line);
}

std::vector<RankWindow> Link::reports() {
    const Lock lock(mutex_);
    return std::exchange(reports_, {});
}

std::string Link::agree(const std::function<std::string()>& say) {
    const Pulse::During waits(pulse_.get(), Pulse::State::Waits);
    Lock lock(mutex_);
    if (rank_ == 0) {
        const auto allHere = [&]() EPOCHAL_REQUIRES(mutex_) {
            return std::ranges::all_of(lines_, [](const auto& line) { return line->arrivals > 0; });
        };
        const auto missing = [&]() EPOCHAL_REQUIRES(mutex_) {
            const auto left = std::ranges::find_if(
                lines_, [](const auto& line) { return line->left && line->arrivals == 0 && !line->reported; });
            return left == lines_.end() ? nullptr : left->get();
        };
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return allHere() || missing() || failure_ || symptom_; });
        if (const Line* line = missing()) setFailure(closedError(line->peer));
        if (failure_ || symptom_) throw PeerFailed();
        for (const auto& line : lines_) --line->arrivals;
        lock.unlock();
        // What rank 0 does meanwhile is saving, or nothing while the run is paused.
        const std::string said = [&] {
            const Pulse::During free(pulse_.get(), Pulse::State::Free);
            return say();
        }();
        lock.lock();
        sayAll(std::string(kAnswer) + jsonText(Json(said)));
        return said;
    }
    sayAll(kHere);
    changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return !answers_.empty() || failure_ || symptom_ || over_; });
    if (answers_.empty()) throw PeerFailed();
    std::string said = std::move(answers_.front());
    answers_.pop_front();
    return said;
}

void Link::fail(Error error) {
    const Lock lock(mutex_);
    // Rank 0 knows what has become of the others; what they find is a symptom until it says otherwise.
    if (rank_ != 0) sayAll(std::string(kError) + jsonText(toJson(error)));
    heedError(std::move(error), monotonicSeconds());
}

std::optional<Error> Link::failure() const {
    Lock lock(mutex_);
    changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return failure_ || !symptom_; });
    return failure_;
}

bool Link::isBroken() const {
    const Lock lock(mutex_);
    return failure_ || symptom_ || over_;
}

void Link::heedError(Error error, double now) {
    if (failure_) return;
    if (error.kind != ErrorKind::Device) return setFailure(std::move(error));
    if (!symptom_) symptom_ = std::move(error), symptomSince_ = now;
    changed_.notifyAll();
}

void Link::setFailure(Error error) {
    if (failure_) return;
    failure_ = std::move(error);
    failedSince_ = monotonicSeconds();
    if (rank_ == 0) sayAll(std::string(kError) + jsonText(toJson(*failure_)));
    changed_.notifyAll();
}

void Link::say(Line& line, std::string_view text) {
    if (line.closed) return;
    line.out.append(text);
    line.out += '\n';
    flush(line);
}

void Link::sayAll(std::string_view text) {
    for (const auto& line : lines_) say(*line, text);
}

/// Sends what the system takes at once; the thread sends the rest.
void Link::flush(Line& line) {
    while (!line.out.empty()) {
        const ssize_t sent = ::send(line.peer.socket, line.out.data(), line.out.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return;  // a connection that is lost shows itself where it is read
        line.out.erase(0, static_cast<std::size_t>(sent));
    }
}

void Link::read(Line& line, double now) {
    std::array<char, 65536> part{};
    while (!line.closed) {
        const ssize_t got = ::recv(line.peer.socket, part.data(), part.size(), MSG_DONTWAIT);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && errno == EAGAIN) break;
        if (got <= 0 || line.in.size() > kMostUnread) {
            line.closed = true;
            changed_.notifyAll();
            break;
        }
        // After a silence, what it is told of last may be long past.
        if (now - line.heard > options_.timeout / 2) line.progress.excuse(now);
        line.heard = now;
        line.in.append(part.data(), static_cast<std::size_t>(got));
    }
    std::size_t begun = 0;
    for (auto end = line.in.find('\n'); end != std::string::npos; end = line.in.find('\n', begun)) {
        heed(line, std::string_view(line.in).substr(begun, end - begun));
        begun = end + 1;
    }
    line.in.erase(0, begun);
}

void Link::heed(Line& line, std::string_view text) {
    if (text.starts_with(kSteps)) {
        if (const auto numbers = numbersIn(text.substr(kSteps.size())); numbers.size() == 3)
            steps_ = {numbers[0], numbers[1], numbers[2]};
    } else if (text.starts_with(kAnswer)) {
        const Json said = Json::parse(text.substr(kAnswer.size()), nullptr, false);
        answers_.push_back(said.is_string() ? said.get<std::string>() : std::string());
    } else if (text == kHere) {
        ++line.arrivals;
    } else if (text.starts_with(kError)) {
        const auto json = parseJson(text.substr(kError.size()), "");
        line.reported = true;
        Error error = json ? errorFromJson(*json) : json.error();
        // What rank 0 says is the cause.
        if (rank_ != 0)
            setFailure(std::move(error));
        else
            heedError(std::move(error), monotonicSeconds());
    } else if (text.starts_with(kBeat)) {
        const auto numbers = numbersIn(text.substr(kBeat.size()));
        if (numbers.size() == 2)
            line.progress.see(numbers[0], static_cast<Pulse::State>(numbers[1]), monotonicSeconds());
        return;
    } else if (text.starts_with(kWindow)) {
        const auto event = decode(text.substr(kWindow.size()));
        if (!event || reports_.size() == kMostReports) return;
        if (const auto* window = std::get_if<RankWindow>(&event->body)) {
            reports_.push_back(*window);
            reports_.back().rank = line.peer.rank;
        }
        return;
    } else if (text == kInterrupt) {
        if (options_.control) options_.control->interrupt = true;
    } else if (text == kGoodbye) {
        line.left = true;
        if (rank_ != 0) over_ = true;
    }
    changed_.notifyAll();
}

Error Link::lostError(const Line& line) const {
    const Link::Peer& peer = line.peer;
    std::optional<RankEnd> end;
    const double until = monotonicSeconds() + kReapPatience;
    while (options_.endOf && !(end = options_.endOf(peer.rank)) && monotonicSeconds() < until)
        std::this_thread::sleep_for(kReapLook);
    if (!end) return closedError(peer);
    const std::int64_t rank = peer.rank;
    Message what;
    if (end->signal > 0)
        what = {EPOCHAL_TEXT("core", "Rank %1 (process %2 on %3) was killed by signal %4"),
                {rank, std::to_string(peer.process), peer.host, std::int64_t{end->signal}}};
    else
        what = {EPOCHAL_TEXT("core", "Rank %1 (process %2 on %3) ended with exit code %4"),
                {rank, std::to_string(peer.process), peer.host, std::int64_t{end->code}}};
    return {ErrorKind::Device, std::move(what), "", resumeRun()};
}

std::vector<Link::Line*> Link::listen(double now) {
    std::vector<pollfd> ready{{wake_, POLLIN, 0}};
    std::vector<Line*> open, lost;
    {
        const Lock lock(mutex_);
        for (const auto& line : lines_) {
            if (line->closed) continue;
            open.push_back(line.get());
            ready.push_back({line->peer.socket, static_cast<short>(line->out.empty() ? POLLIN : POLLIN | POLLOUT), 0});
        }
    }
    (void)::poll(ready.data(), ready.size(), kLookMillis);
    const Lock lock(mutex_);
    // A process that was itself stopped for a while has heard from nobody, through no fault of theirs.
    const double after = monotonicSeconds();
    const bool slept = after - now > options_.timeout / 2;
    if (slept) own_.excuse(after);
    for (Line* line : open) {
        read(*line, after);
        if (slept) {
            line->heard = after;
            line->progress.excuse(after);
        }
        flush(*line);
        if (line->closed && !line->left && !line->reported && !leaving_) lost.push_back(line);
    }
    return lost;
}

void Link::beat(double now) {
    const Lock lock(mutex_);
    if (now - beaten_ >= beatSeconds(options_)) {
        beaten_ = now;
        sayAll(std::string(kBeat) + std::to_string(pulse_->count()) + ' ' +
               std::to_string(static_cast<int>(pulse_->state())));
    }
    if (rank_ != 0 && options_.control && options_.control->interrupt && !std::exchange(asked_, true))
        sayAll(kInterrupt);
    for (const auto& line : lines_) {
        if (line->closed || line->left || leaving_ || now - line->heard <= options_.timeout) continue;
        setFailure({ErrorKind::Device,
                    {EPOCHAL_TEXT("core", "Rank %1 (process %2 on %3) has not been heard from for %4"),
                     {std::int64_t{line->peer.rank}, std::to_string(line->peer.process), line->peer.host,
                      Duration{options_.timeout}}},
                    "",
                    resumeRun()});
    }
    if (rank_ == 0 && !leaving_) watchProgress(now);
    if (!failure_ && symptom_ && now - symptomSince_ > options_.grace) setFailure(*symptom_);
}

void Link::watchProgress(double now) {
    own_.see(pulse_->count(), pulse_->state(), now);
    Peer self;
    self.process = ::getpid();
    self.host = options_.host;
    std::vector<std::pair<const Peer*, const PulseWatch*>> ranks{{&self, &own_}};
    for (const auto& line : lines_) {
        if (line->closed || line->left) continue;
        // Of one that is silent, that is the cause.
        if (now - line->heard > kMissedBeats * beatSeconds(options_)) return;
        ranks.emplace_back(&line->peer, &line->progress);
    }
    const auto seen = [](const auto& one) -> const PulseWatch& { return *one.second; };
    // As long as one gets on, the others may be waiting for it, in a device that does not tell its host.
    if (!std::ranges::all_of(ranks, [&](const auto& one) { return seen(one).isQuiet(options_.timeout, now); })) return;
    std::erase_if(ranks, [&](const auto& one) { return seen(one).waits(); });
    const bool alone = ranks.size() == 1;
    std::erase_if(ranks, [&](const auto& one) { return !seen(one).isStuck(options_.timeout, now); });
    if (ranks.empty()) return;
    const auto first = std::ranges::min_element(ranks, {}, [&](const auto& one) { return seen(one).since(); });
    setFailure(stuckError(*first->first, now - seen(*first).since(), alone));
}

std::optional<double> Link::failedFor() const {
    const Lock lock(mutex_);
    return failure_ && !leaving_ ? std::optional(monotonicSeconds() - failedSince_) : std::nullopt;
}

void Link::onFailure(std::function<void()> hook) {
    const Lock lock(hookMutex_);
    hook_ = std::move(hook);
}

void Link::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        const double now = monotonicSeconds();
        for (Line* line : listen(std::exchange(looked_, now))) {
            Error error = lostError(*line);  // may wait for the system
            const Lock lock(mutex_);
            setFailure(std::move(error));
        }
        beat(monotonicSeconds());
        const auto failedFor = this->failedFor();
        if (!failedFor) continue;
        if (!std::exchange(told_, true)) {
            const Lock lock(hookMutex_);
            if (hook_) hook_();
        }
        release(*failedFor);
    }
}

void Link::release(double failedFor) {
    if (failedFor > kForceGrace && options_.force && !std::exchange(forced_, true)) options_.force();
    if (!options_.abandon || failedFor <= kForceGrace + options_.timeout) return;
    // What takes any time, such as saving, ends by itself, and so does a long batch.
    const double now = monotonicSeconds();
    const bool waits = own_.waits() && now - own_.since() > options_.timeout;
    if (!waits && !own_.isStuck(options_.timeout, now)) return;
    if (!std::exchange(abandoned_, true)) options_.abandon(*failure());
}

namespace {

class LinkMeeting : public Meeting {
public:
    LinkMeeting(Link& link, std::int64_t stretch, std::function<void()> onFailure) : link_(link) {
        steps_.stretch = stretch;
        link_.onFailure(std::move(onFailure));
    }
    ~LinkMeeting() override { link_.onFailure({}); }
    LinkMeeting(const LinkMeeting&) = delete;
    LinkMeeting& operator=(const LinkMeeting&) = delete;

    void call(std::int64_t step) override {
        if (steps_.meetsAfter < step) steps_.meetsAfter = step + kLead;
    }
    [[nodiscard]] bool isAfter(std::int64_t step) const override { return steps_.meetsAfter == step; }
    void finish(std::int64_t step) override {
        steps_.finished = step;
        link_.finish(steps_);
    }
    void follow(std::int64_t step) override { steps_ = link_.follow(steps_.stretch, step); }
    std::string agree(int /*rank*/, const std::function<std::string()>& say) override { return link_.agree(say); }
    void report(const RankWindow& window) override { link_.report(window); }
    [[nodiscard]] std::vector<RankWindow> reports() override { return link_.reports(); }
    void fail(Error error) override { link_.fail(std::move(error)); }
    void check() const override {
        if (link_.isBroken()) throw PeerFailed();
    }
    [[nodiscard]] std::optional<Error> failure() const override { return link_.failure(); }

private:
    Link& link_;
    Link::Steps steps_;  ///< used by the thread that trains
};

}  // namespace

std::unique_ptr<Meeting> makeLinkMeeting(Link& link, std::int64_t stretch, std::function<void()> onFailure) {
    return std::make_unique<LinkMeeting>(link, stretch, std::move(onFailure));
}

}  // namespace epochal::engine
