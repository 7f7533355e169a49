#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QThreadPool>

#include "ui/bridge/workbench.h"

namespace epochal::ui {
namespace {

/// A user's book above this size is read on a pool thread: 1 MiB, about 1,500 rows, takes about 20 ms.
constexpr std::uintmax_t kReadAtOnce = 1u << 20;

/// Tasks are copied on their way, so they carry a pointer to a book of tens of thousands of rows, not the book.
template <class Value>
std::shared_ptr<Value> kept(Value value) {
    return std::make_shared<Value>(std::move(value));
}

bool isThisMachine(const Offer& offer) {
    return offer.id == "this-machine";
}

}  // namespace

void Workbench::openBook() {
    constexpr int kSettled = 300;  // ms
    bookWatch_ = new QFileSystemWatcher(this);
    bookChange_.setSingleShot(true);
    bookChange_.setInterval(kSettled);
    connect(bookWatch_, &QFileSystemWatcher::directoryChanged, &bookChange_, qOverload<>(&QTimer::start));
    connect(&bookChange_, &QTimer::timeout, this, &Workbench::readBookAgain);
    std::error_code missing;
    const std::uintmax_t size = std::filesystem::file_size(home_ / "price-book.json", missing);
    if (missing || size <= kReadAtOnce) {
        takeBook(openPriceBook(home_, machine_));
        return;
    }
    PriceBook own;
    own.offers = {thisMachineOffer(machine_)};
    book_ = std::make_shared<const PriceBook>(std::move(own));
    readBookAgain();
}

void Workbench::watchHome() {
    // On a first start the folder is created after the book was looked for; the timer catches what was written before
    // the watch began.
    const QString folder = QString::fromStdString(home_.string());
    if (!bookWatch_->directories().isEmpty() || !QFileInfo::exists(folder)) return;
    bookWatch_->addPath(folder);
    bookChange_.start();
}

void Workbench::readBookAgain() {
    if (timeOfPriceBook(home_) == bookTime_) return;
    QThreadPool::globalInstance()->start([this] {
        post([this, home = kept(openPriceBook(home_, machine_))] {
            takeBook(std::move(*home));
            Q_EMIT bookChanged();
        });
    });
}

void Workbench::takeBook(HomeBook home) {
    bookTime_ = home.time;
    watchHome();
    if (timeOfPriceBook(home_) != bookTime_) bookChange_.start();  // another workbench has written since
    book_ = std::make_shared<const PriceBook>(std::move(home.book));
    if (home.trouble) issues_.add(Severity::Error, *home.trouble, tr("Prices"));
    bookTrouble_ = home.trouble;
}

Status Workbench::setThisMachineOffer(const Offer& offer) {
    if (Status saved = saveThisMachineOffer(home_, offer); !saved) return saved;
    takeBook(openPriceBook(home_, machine_));
    Q_EMIT bookChanged();
    return {};
}

void Workbench::editBook(BookEdit edit, BookDone done) {
    QThreadPool::globalInstance()->start([this, edit = std::move(edit), done = std::move(done)] {
        post([this, done, home = kept(editPriceBook(home_, machine_, edit))] {
            const Status edited = *home ? Status() : Status(home->error());
            if (edited) {
                takeBook(std::move(**home));
                Q_EMIT bookChanged();
            } else {
                issues_.add(Severity::Error, edited.error(), tr("Prices"));
            }
            if (done) done(edited);
        });
    });
}

void Workbench::saveOffer(const Offer& offer, std::function<void(const Result<QString>&)> done) {
    if (!isThisMachine(offer)) {
        const auto id = std::make_shared<std::string>();
        editBook(
            [offer, id](LocalBook& local, const PriceBook& book) -> Status {
                const auto saved = epochal::saveOffer(local, book, offer);
                if (!saved) return saved.error();
                *id = *saved;
                return {};
            },
            [id, done = std::move(done)](const Status& saved) {
                if (!done) return;
                if (saved)
                    done(QString::fromStdString(*id));
                else
                    done(saved.error());
            });
        return;
    }
    QThreadPool::globalInstance()->start([this, offer, done = std::move(done)] {
        const Status saved = saveThisMachineOffer(home_, offer);
        post([this, saved, done, home = kept(openPriceBook(home_, machine_))] {
            if (saved) {
                takeBook(std::move(*home));
                Q_EMIT bookChanged();
            } else {
                issues_.add(Severity::Error, saved.error(), tr("Prices"));
            }
            if (!done) return;
            if (saved)
                done(QStringLiteral("this-machine"));
            else
                done(saved.error());
        });
    });
}

void Workbench::setRetired(const QStringList& ids, bool retired, BookDone done) {
    std::vector<std::string> rows;
    for (const QString& id : ids)
        if (id != QLatin1String("this-machine")) rows.push_back(id.toStdString());
    editBook(
        [rows, retired](LocalBook& local, const PriceBook&) -> Status {
            epochal::setRetired(local, rows, retired);
            return {};
        },
        std::move(done));
}

void Workbench::setRate(const Rate& rate, BookDone done) {
    editBook([rate](LocalBook& local, const PriceBook&) { return epochal::setRate(local, rate); }, std::move(done));
}

void Workbench::removeRate(const Rate& rate, BookDone done) {
    editBook(
        [rate](LocalBook& local, const PriceBook&) -> Status {
            epochal::removeRate(local, rate);
            return {};
        },
        std::move(done));
}

void Workbench::setProvider(const Provider& provider, BookDone done) {
    editBook([provider](LocalBook& local, const PriceBook&) { return epochal::setProvider(local, provider); },
             std::move(done));
}

void Workbench::setPriceAgeLimit(int days, BookDone done) {
    editBook(
        [days](LocalBook& local, const PriceBook&) -> Status {
            local.ageLimitDays = days;
            return {};
        },
        std::move(done));
}

void Workbench::importOffers(std::vector<Offer> offers,
                             std::function<void(const Result<std::vector<Replaced>>&)> done) {
    const auto replaced = std::make_shared<std::vector<Replaced>>();
    editBook(
        [offers = kept(std::move(offers)), replaced](LocalBook& local, const PriceBook& book) -> Status {
            *replaced = addOffers(local, book, std::move(*offers));
            return {};
        },
        [replaced, done = std::move(done)](const Status& saved) {
            if (!done) return;
            if (saved)
                done(std::move(*replaced));
            else
                done(saved.error());
        });
}

void Workbench::putBack(std::vector<Replaced> replaced, BookDone done) {
    editBook(
        [replaced = kept(std::move(replaced))](LocalBook& local, const PriceBook&) -> Status {
            epochal::putBack(local, *replaced);
            return {};
        },
        std::move(done));
}

void Workbench::setBookAside(BookDone done) {
    QThreadPool::globalInstance()->start([this, done = std::move(done)] {
        const Result<Path> moved = setPriceBookAside(home_);
        post([this, moved, done, home = kept(openPriceBook(home_, machine_))] {
            takeBook(std::move(*home));
            Q_EMIT bookChanged();
            if (!moved) issues_.add(Severity::Error, moved.error(), tr("Prices"));
            if (done) done(moved ? Status() : Status(moved.error()));
        });
    });
}

}  // namespace epochal::ui
