#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include "core/engine/engine.h"
#include "core/engine/parallel/link.h"

namespace epochal::engine {

class LinkWatch;

/// The ranks of a run that are processes, as one of them sees them: where they met, and the link between them. Lives
/// as long as the attempt. One thread.
class Party {
public:
    /// Blocks until all ranks are here. Rank 0 gives the others `spec`, in which they get what it gave. An error names
    /// the rank that has ended or not come; it is ErrorKind::Interrupted if `control` asks for that meanwhile. Throws
    /// what c10d throws.
    [[nodiscard]] static Result<std::unique_ptr<Party>> meet(const Ranks& ranks, std::string& spec, Control& control);

    ~Party();
    Party(const Party&) = delete;
    Party& operator=(const Party&) = delete;
    [[nodiscard]] const Ranks& ranks() const { return ranks_; }
    [[nodiscard]] Link& link() { return *link_; }

    /// A stretch of steps with its own connections; all ranks begin theirs in the same order.
    struct Stretch {
        std::int64_t number = 0;
        /// Keys of its own. What waits in it throws PeerFailed once a rank has failed.
        c10::intrusive_ptr<c10d::Store> store;
    };
    [[nodiscard]] Stretch begin();
    /// The address of this process that the others reach it by; empty: all are on this machine.
    [[nodiscard]] std::string ownAddress() const { return ownAddress_; }

private:
    explicit Party(Ranks ranks) : ranks_(std::move(ranks)) {}
    [[nodiscard]] Result<std::vector<Link::Peer>> gather(Control& control);
    [[nodiscard]] Result<std::vector<Link::Peer>> join();

    const Ranks ranks_;
    c10::intrusive_ptr<c10d::Store> store_;
    std::string ownAddress_;
    std::unique_ptr<Link> link_;
    std::shared_ptr<LinkWatch> watch_;
    std::int64_t stretches_ = 0;
};

}  // namespace epochal::engine
