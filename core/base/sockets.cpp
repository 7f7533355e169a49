#include "core/base/sockets.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <chrono>
#include <memory>
#include <thread>

#include "core/base/clock.h"

namespace epochal {
namespace {

constexpr std::chrono::milliseconds kAgain{50};

struct FreeAddresses {
    void operator()(addrinfo* list) const { ::freeaddrinfo(list); }
};
using Addresses = std::unique_ptr<addrinfo, FreeAddresses>;

std::string placeOf(const std::string& address, int port) {
    return address + ":" + std::to_string(port);
}

/// "": every address of this machine, to listen on.
Result<Addresses> addressesOf(const std::string& address, int port) {
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    if (address.empty()) wanted.ai_flags = AI_PASSIVE;
    addrinfo* found = nullptr;
    const int trouble =
        ::getaddrinfo(address.empty() ? nullptr : address.c_str(), std::to_string(port).c_str(), &wanted, &found);
    if (trouble == 0) return Addresses(found);
    return Error{ErrorKind::Device,
                 {EPOCHAL_TEXT("core", "Unknown host: %1 (%2)"), {address, std::string(::gai_strerror(trouble))}},
                 placeOf(address, port),
                 {EPOCHAL_TEXT("core", "Check the address"), {}}};
}

Error networkError(int number, Message what) {
    return {ErrorKind::Device, std::move(what), std::string(std::generic_category().message(number)), {}};
}

bool isLoopback(const addrinfo& one) {
    if (one.ai_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(&reinterpret_cast<const sockaddr_in6*>(one.ai_addr)->sin6_addr);
    return one.ai_family == AF_INET &&
           ntohl(reinterpret_cast<const sockaddr_in*>(one.ai_addr)->sin_addr.s_addr) >> 24 == 127;
}

bool areLoopback(const addrinfo* list) {
    for (; list; list = list->ai_next)
        if (!isLoopback(*list)) return false;
    return true;
}

const void* hostIn(const sockaddr_storage& name) {
    return name.ss_family == AF_INET6 ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in6&>(name).sin6_addr)
                                      : &reinterpret_cast<const sockaddr_in&>(name).sin_addr;
}

int portIn(const sockaddr_storage& name) {
    return ntohs(name.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6&>(name).sin6_port
                                            : reinterpret_cast<const sockaddr_in&>(name).sin_port);
}

}  // namespace

Result<Listener> listenOn(const std::string& address, int port, bool forOthers) {
    auto addresses = addressesOf(address, port);
    // An address that says itself that it means this machine alone is taken at its word.
    if (addresses && forOthers && !isLoopback(address) && areLoopback(addresses->get()))
        addresses = addressesOf({}, port);
    if (!addresses) return addresses.error();
    int number = EADDRNOTAVAIL;
    for (const addrinfo* one = addresses->get(); one; one = one->ai_next) {
        Descriptor made(::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol));
        const int yes = 1;
        if (made < 0 || ::setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0 ||
            ::bind(made, one->ai_addr, one->ai_addrlen) != 0 || ::listen(made, SOMAXCONN) != 0) {
            number = errno;
            continue;
        }
        sockaddr_storage name{};
        socklen_t size = sizeof name;
        ::getsockname(made, reinterpret_cast<sockaddr*>(&name), &size);
        return Listener{std::move(made), portIn(name)};
    }
    return networkError(number, {EPOCHAL_TEXT("core", "Cannot listen on %1"), {placeOf(address, port)}});
}

Result<Descriptor> connectTo(const std::string& address, int port, double patience) {
    auto addresses = addressesOf(address, port);
    if (!addresses) return addresses.error();
    int number = ECONNREFUSED;
    const double until = monotonicSeconds() + patience;
    do {
        for (const addrinfo* one = addresses->get(); one; one = one->ai_next) {
            Descriptor made(::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol));
            const int yes = 1;
            if (made >= 0 && ::connect(made, one->ai_addr, one->ai_addrlen) == 0) {
                ::setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
                return made;
            }
            number = errno;
        }
        std::this_thread::sleep_for(kAgain);
    } while (monotonicSeconds() < until);
    return networkError(number, {EPOCHAL_TEXT("core", "Cannot connect to %1"), {placeOf(address, port)}});
}

std::string ownAddress(int socket) {
    sockaddr_storage name{};
    socklen_t size = sizeof name;
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (::getsockname(socket, reinterpret_cast<sockaddr*>(&name), &size) != 0) return {};
    ::inet_ntop(name.ss_family, hostIn(name), text.data(), text.size());
    return text.data();
}

bool isLoopback(const std::string& address) {
    return address == "localhost" || address == "::1" || address.starts_with("127.");
}

}  // namespace epochal
