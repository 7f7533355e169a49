#pragma once

#include <string>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// A TCP socket that listens.
struct Listener {
    Descriptor socket;
    int port = 0;
};

/// Listens on one address of this machine, given as such or as a host name, and on no other. Port 0: a free one.
/// `forOthers`: other machines come by that name. If it means only this machine here, as many a hosts file has it, all
/// addresses are listened on.
[[nodiscard]] Result<Listener> listenOn(const std::string& address, int port, bool forOthers = false);

/// Connects, trying again for `patience` s while nobody listens there. Blocks.
[[nodiscard]] Result<Descriptor> connectTo(const std::string& address, int port, double patience);

/// The IP address of this end of a connection.
[[nodiscard]] std::string ownAddress(int socket);

/// Whether an IP address or host name means this machine alone, such as 127.0.0.1.
[[nodiscard]] bool isLoopback(const std::string& address);

}  // namespace epochal
