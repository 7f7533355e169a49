#pragma once

#include <QObject>
#include <atomic>
#include <memory>
#include <optional>

#include "ui/bridge/background.h"
#include "ui/pages/configure/folder_contents.h"

class QTimer;

namespace epochal::ui {

/// What the folder of images that a spec names contains: listed in the background shortly after an edit, then the
/// headers of some files are read. Another folder, rest() and the end of this object stop both. GUI thread, nothing
/// blocks.
class FolderScan : public QObject {
    Q_OBJECT
public:
    enum class State { Nothing, Listing, Listed, Wrong };
    static constexpr std::int64_t kHeaders = 512;  ///< files whose headers are read, at most

    explicit FolderScan(Background& background, QObject* parent = nullptr);
    ~FolderScan() override { stop(); }

    /// Lists the folder unless this is already in progress or done. Until another folder is named, what was found
    /// before stays known.
    void look(const RunSpec::Data& data);
    /// Lists it again at once, because its contents may have changed. If they have not, contents() stays the same
    /// object.
    void lookAgain();
    /// Stops what is in progress, until look() or lookAgain().
    void stop();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const std::shared_ptr<const FolderContents>& contents() const { return contents_; }
    /// Why the folder cannot be used, with the remedy.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    /// Nothing until they are read.
    [[nodiscard]] const std::optional<HeaderCheck>& headers() const { return headers_; }
    /// Entries of the folder seen so far, in thousands.
    [[nodiscard]] std::int64_t seen() const;

Q_SIGNALS:
    void changed();

private:
    using Contents = std::shared_ptr<const FolderContents>;
    /// One pass over the folder, with flags of its own, so that a newer pass need not wait for it.
    struct Pass {
        std::atomic<bool> stop{false};
        std::atomic<std::int64_t> seen{0};
    };
    void begin();
    void take(const Result<Contents>& listed);
    void readHeaders();

    Background& background_;
    QTimer* soon_;
    std::shared_ptr<Pass> pass_;
    std::optional<RunSpec::Data> asked_;
    State state_ = State::Nothing;
    Contents contents_;
    std::optional<Error> error_;
    std::optional<HeaderCheck> headers_;
};

}  // namespace epochal::ui
