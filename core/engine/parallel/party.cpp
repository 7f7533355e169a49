#include "core/engine/parallel/party.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <sstream>
#include <thread>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

#include "core/base/clock.h"
#include "core/base/sockets.h"

namespace epochal::engine {

/// Tells whether a link is broken, for as long as there is one and afterwards.
class LinkWatch {
public:
    explicit LinkWatch(const Link& link) : link_(&link) {}
    [[nodiscard]] bool isBroken() const {
        const Lock lock(mutex_);
        return !link_ || link_->isBroken();
    }
    void end() {
        const Lock lock(mutex_);
        link_ = nullptr;
    }

private:
    mutable Mutex mutex_;
    const Link* link_ EPOCHAL_GUARDED_BY(mutex_);
};

namespace {

constexpr std::chrono::milliseconds kStoreLook{2};
constexpr int kArrivalMillis = 100;
constexpr timeval kHelloPatience{5, 0};
constexpr std::size_t kMostHello = 512;
constexpr const char* kControlKey = "control";

/// A store whose waits end when a rank has failed: c10d's own would last until their timeout. It may outlive the link,
/// in a thread that waits in Gloo for a peer that is gone.
class WatchedStore : public c10d::PrefixStore {
public:
    WatchedStore(const std::string& prefix, c10::intrusive_ptr<c10d::Store> store, std::shared_ptr<LinkWatch> watch)
        : PrefixStore(prefix, std::move(store)), watch_(std::move(watch)) {}

    std::vector<std::uint8_t> get(const std::string& key) override {
        wait({key});
        return PrefixStore::get(key);
    }
    std::vector<std::vector<std::uint8_t>> multiGet(const std::vector<std::string>& keys) override {
        wait(keys);
        return PrefixStore::multiGet(keys);
    }
    void wait(const std::vector<std::string>& keys) override { wait(keys, getTimeout()); }
    void wait(const std::vector<std::string>& keys, const std::chrono::milliseconds& timeout) override {
        const double until = monotonicSeconds() + std::chrono::duration<double>(timeout).count();
        for (;;) {
            if (watch_->isBroken()) throw PeerFailed();
            if (check(keys)) return;
            TORCH_CHECK(monotonicSeconds() < until, "gloo: a rank did not connect in time");
            std::this_thread::sleep_for(kStoreLook);
        }
    }

private:
    const std::shared_ptr<LinkWatch> watch_;
};

std::string hostName() {
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    return name;
}

/// "hello RANK PROCESS HOST" and a newline, or nothing from whoever is not one of ours.
std::optional<Link::Peer> greeted(Descriptor socket, int world) {
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &kHelloPatience, sizeof kHelloPatience);
    std::string text;
    char one = 0;
    while (text.size() < kMostHello && ::recv(socket, &one, 1, 0) == 1 && one != '\n') text += one;
    std::istringstream words(text);
    std::string hello;
    Link::Peer peer;
    if (one != '\n' || !(words >> hello >> peer.rank >> peer.process >> peer.host) || hello != "hello") return {};
    if (peer.rank < 1 || peer.rank >= world) return {};
    peer.socket = std::move(socket);
    return peer;
}

Error notCome(int rank, double patience) {
    return {ErrorKind::Device,
            {EPOCHAL_TEXT("core", "Rank %1 did not connect within %2"), {std::int64_t{rank}, Duration{patience}}},
            "",
            {EPOCHAL_TEXT("core", "Check that all ranks were started and can reach the address of rank 0"), {}}};
}

Error endedEarly(int rank, const RankEnd& end) {
    Message what = end.signal > 0 ? Message{EPOCHAL_TEXT("core", "Rank %1 was killed by signal %2 before it connected"),
                                            {std::int64_t{rank}, std::int64_t{end.signal}}}
                                  : Message{EPOCHAL_TEXT("core", "Rank %1 ended with exit code %2 before it connected"),
                                            {std::int64_t{rank}, std::int64_t{end.code}}};
    return {ErrorKind::Device, std::move(what), "", {EPOCHAL_TEXT("core", "Its last messages are in worker.log"), {}}};
}

c10::intrusive_ptr<c10d::Store> openStore(const Ranks& ranks) {
    c10d::TCPStoreOptions options;
    options.port = static_cast<std::uint16_t>(ranks.port);
    options.isServer = ranks.rank == 0 && ranks.listener >= 0;
    options.waitWorkers = false;
    options.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(ranks.patience * 1000));
    if (options.isServer) options.masterListenFd = ranks.listener;
    options.useLibUV = false;  // c10d's other server takes no socket, and so listens on every address
    return c10::make_intrusive<c10d::PrefixStore>("epochal/" + ranks.prefix,
                                                  c10::make_intrusive<c10d::TCPStore>(ranks.address, options));
}

}  // namespace

Result<std::vector<Link::Peer>> Party::gather(Control& control) {
    // On the interface by which this process is reached, as the store is.
    auto listener = listenOn(ranks_.address, 0, ranks_.localWorld < ranks_.world);
    if (!listener) return listener.error();
    const std::string where = std::to_string(listener->port) + ' ' + std::to_string(::getpid()) + ' ' + hostName();
    store_->set(kControlKey, std::vector<std::uint8_t>(where.begin(), where.end()));
    std::vector<Link::Peer> peers;
    std::vector<bool> here(static_cast<std::size_t>(ranks_.world));
    const double until = monotonicSeconds() + ranks_.patience;
    while (std::ssize(peers) + 1 < ranks_.world) {
        pollfd ready{listener->socket, POLLIN, 0};
        if (::poll(&ready, 1, kArrivalMillis) > 0) {
            auto peer = greeted(Descriptor(::accept4(listener->socket, nullptr, nullptr, SOCK_CLOEXEC)), ranks_.world);
            if (peer && !here[static_cast<std::size_t>(peer->rank)]) {
                here[static_cast<std::size_t>(peer->rank)] = true;
                peers.push_back(std::move(*peer));
            }
            continue;
        }
        if (control.interrupt || control.stop)
            return Error{
                ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "Interrupted before the first step"), {}}, "", {}};
        for (int rank = 1; rank < ranks_.world; ++rank) {
            if (here[static_cast<std::size_t>(rank)]) continue;
            if (const auto end = ranks_.endOf ? ranks_.endOf(rank) : std::nullopt) return endedEarly(rank, *end);
            if (monotonicSeconds() > until) return notCome(rank, ranks_.patience);
        }
    }
    return peers;
}

Result<std::vector<Link::Peer>> Party::join() {
    const auto said = store_->get(kControlKey);
    std::istringstream where(std::string(said.begin(), said.end()));
    int port = 0;
    Link::Peer first;
    where >> port >> first.process >> first.host;
    auto socket = connectTo(ranks_.address, port, ranks_.patience);
    if (!socket) return socket.error();
    const std::string hello =
        "hello " + std::to_string(ranks_.rank) + ' ' + std::to_string(::getpid()) + ' ' + hostName() + '\n';
    if (::send(*socket, hello.data(), hello.size(), MSG_NOSIGNAL) != std::ssize(hello))
        return ioError(errno, ranks_.address);
    first.socket = std::move(*socket);
    std::vector<Link::Peer> peers;
    peers.push_back(std::move(first));
    return peers;
}

Result<std::unique_ptr<Party>> Party::meet(const Ranks& ranks, std::string& spec, Control& control) {
    std::unique_ptr<Party> party(new Party(ranks));
    party->store_ = openStore(ranks);
    auto peers = ranks.rank == 0 ? party->gather(control) : party->join();
    if (!peers) return peers.error();
    if (!isLoopback(ranks.address))
        for (const Link::Peer& peer : *peers) {
            party->ownAddress_ = epochal::ownAddress(peer.socket);
            // One on this machine may have come by an address that is of no use to the others.
            if (!isLoopback(party->ownAddress_)) break;
        }
    Link::Options options;
    options.timeout = ranks.timeout;
    options.endOf = ranks.endOf;
    options.force = ranks.force;
    options.abandon = ranks.abandon;
    options.host = hostName();
    options.control = &control;
    party->link_ = std::make_unique<Link>(ranks.rank, std::move(*peers), options);
    party->watch_ = std::make_shared<LinkWatch>(*party->link_);
    try {
        spec = party->link_->agree([&] { return spec; });
    } catch (const PeerFailed&) {
        if (const auto failure = party->link_->failure()) return *failure;
        throw;
    }
    return party;
}

Party::~Party() {
    if (watch_) watch_->end();
}

Party::Stretch Party::begin() {
    ++stretches_;
    return {stretches_, c10::make_intrusive<WatchedStore>(std::to_string(stretches_), store_, watch_)};
}

}  // namespace epochal::engine
