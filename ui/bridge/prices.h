#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/launch/home.h"

class QFileSystemWatcher;

namespace epochal::ui {

class Workbench;

/// The price book of the home folder, and its edits. Runs keep the price that they were frozen with. GUI thread, and no
/// call blocks, unless stated otherwise.
class Prices : public QObject {
    Q_OBJECT
public:
    /// Of the home folder, only a price-book.json of up to 1 MiB is read on this thread.
    explicit Prices(Workbench& workbench);

    [[nodiscard]] const PriceBook& book() const { return *book_; }
    /// The same, to hold on to: an edit replaces the book with a new object.
    [[nodiscard]] std::shared_ptr<const PriceBook> sharedBook() const { return book_; }
    /// Runs `task` once the whole book is there: now, unless it is large and the window has only just opened. Until
    /// then the book has this machine's offer only.
    void whenRead(const QObject* context, std::function<void()> task);
    /// Replaces this machine's offer and saves it. Blocks on the disk.
    Status setThisMachineOffer(const Offer& offer);
    /// Every edit of the book runs in the background and is saved before `done` receives the outcome here;
    /// bookChanged() comes first. An error is also reported as an issue. saveOffer() also edits this machine's offer.
    using BookDone = std::function<void(const Status&)>;
    void saveOffer(const Offer& offer, std::function<void(const Result<QString>& id)> done = {});
    void setRetired(const QStringList& ids, bool retired, BookDone done = {});
    void setRate(const Rate& rate, BookDone done = {});
    void removeRate(const Rate& rate, BookDone done = {});
    void setProvider(const Provider& provider, BookDone done = {});
    void setPriceAgeLimit(int days, BookDone done = {});
    /// All of them or none. `done` receives what the rows replaced, for putBack().
    void importOffers(std::vector<Offer> offers, std::function<void(const Result<std::vector<Replaced>>&)> done = {});
    void putBack(std::vector<Replaced> replaced, BookDone done = {});
    /// What is wrong with home/price-book.json, if anything; until it is fixed, the shipped book is used and edits are
    /// refused.
    [[nodiscard]] const std::optional<Error>& bookTrouble() const { return bookTrouble_; }
    /// Renames a damaged price-book.json and starts a new one.
    void setBookAside(BookDone done = {});
    /// Notices what other processes write, from when the home folder exists.
    void watchHome();

Q_SIGNALS:
    void bookChanged();

private:
    void readBookAgain();
    void takeBook(HomeBook home);
    void editBook(BookEdit edit, BookDone done);

    Workbench& workbench_;
    std::shared_ptr<const PriceBook> book_ = std::make_shared<PriceBook>();
    bool read_ = false;  ///< book_ is whole
    std::optional<Error> bookTrouble_;
    QFileSystemWatcher* bookWatch_;             ///< of the home folder: another process may import prices
    QTimer bookChange_;                         ///< what changes a folder changes it more than once
    std::filesystem::file_time_type bookTime_;  ///< of the file that book_ was read from
};

}  // namespace epochal::ui
