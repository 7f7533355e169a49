#include "app/workbench/signals.h"

#include <fcntl.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <csignal>

#include <QCoreApplication>
#include <QSocketNotifier>

namespace {

/// A signal handler may do next to nothing, so it writes a byte that the event loop reads.
std::array<int, 2> ends{-1, -1};

void tell(int) {
    const int before = errno;
    [[maybe_unused]] const auto written = ::write(ends[1], "x", 1);
    errno = before;
}

}  // namespace

void onEndAsked(std::function<void()> leave) {
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    auto* asked = new QSocketNotifier(ends[0], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(asked, &QSocketNotifier::activated, asked, [leave = std::move(leave)] {
        std::array<char, 64> bytes{};
        while (::read(ends[0], bytes.data(), bytes.size()) > 0) continue;
        leave();
    });
    for (const int number : {SIGTERM, SIGINT}) std::signal(number, tell);
    if (std::signal(SIGHUP, tell) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
    // Printing to a reader that has gone must not end the program.
    std::signal(SIGPIPE, SIG_IGN);
}
