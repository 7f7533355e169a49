#include "ui/bridge/prices.h"

#include <QFileInfo>
#include <QFileSystemWatcher>

#include "core/base/layout.h"
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

Prices::Prices(Workbench& workbench) : workbench_(workbench) {
    constexpr int kSettled = 300;  // ms
    bookWatch_ = new QFileSystemWatcher(this);
    bookChange_.setSingleShot(true);
    bookChange_.setInterval(kSettled);
    connect(bookWatch_, &QFileSystemWatcher::directoryChanged, &bookChange_, qOverload<>(&QTimer::start));
    connect(&bookChange_, &QTimer::timeout, this, &Prices::readBookAgain);
    std::error_code missing;
    const Path& home = workbench_.home();
    const std::uintmax_t size = std::filesystem::file_size(home / layout::kPriceBook, missing);
    if (missing || size <= kReadAtOnce) {
        takeBook(openPriceBook(home, workbench_.machine()));
        return;
    }
    book_ = std::make_shared<const PriceBook>(openOwnOffer(home, workbench_.machine()).book);
    readBookAgain();
}

void Prices::watchHome() {
    // On a first start the folder is created after the book was looked for; the timer catches what was written before
    // the watch began.
    const QString folder = QString::fromStdString(workbench_.home().string());
    if (!bookWatch_->directories().isEmpty() || !QFileInfo::exists(folder)) return;
    bookWatch_->addPath(folder);
    bookChange_.start();
}

void Prices::readBookAgain() {
    if (timeOfPriceBook(workbench_.home()) == bookTime_) return;
    workbench_.background().read(
        this, [home = workbench_.home(), machine = workbench_.machine()] { return openPriceBook(home, machine); },
        [this](HomeBook book) {
            takeBook(std::move(book));
            Q_EMIT bookChanged();
        });
}

void Prices::whenRead(const QObject* context, std::function<void()> task) {
    if (read_) return task();
    connect(this, &Prices::bookChanged, context, std::move(task), Qt::SingleShotConnection);
}

void Prices::takeBook(HomeBook home) {
    read_ = true;
    bookTime_ = home.time;
    watchHome();
    if (timeOfPriceBook(workbench_.home()) != bookTime_) bookChange_.start();  // another workbench has written since
    book_ = std::make_shared<const PriceBook>(std::move(home.book));
    if (home.trouble) workbench_.issues().add(Severity::Error, *home.trouble, Issues::Part::Prices);
    bookTrouble_ = home.trouble;
}

Status Prices::setThisMachineOffer(const Offer& offer) {
    if (Status saved = saveThisMachineOffer(workbench_.home(), offer); !saved) return saved;
    takeBook(openPriceBook(workbench_.home(), workbench_.machine()));
    Q_EMIT bookChanged();
    return {};
}

void Prices::editBook(BookEdit edit, BookDone done) {
    workbench_.background().write(
        this,
        [home = workbench_.home(), machine = workbench_.machine(), edit = std::move(edit)] {
            return editPriceBook(home, machine, edit);
        },
        [this, done = std::move(done)](auto book) {
            const Status edited = book ? Status() : Status(book.error());
            if (edited) {
                takeBook(std::move(*book));
                Q_EMIT bookChanged();
            } else {
                workbench_.issues().add(Severity::Error, edited.error(), Issues::Part::Prices);
            }
            if (done) done(edited);
        });
}

void Prices::saveOffer(const Offer& offer, std::function<void(const Result<QString>&)> done) {
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
    workbench_.background().write(
        this,
        [home = workbench_.home(), machine = workbench_.machine(), offer] {
            const Status saved = saveThisMachineOffer(home, offer);
            return std::pair(saved, openPriceBook(home, machine));
        },
        [this, done = std::move(done)](auto result) {
            const Status& saved = result.first;
            if (saved) {
                takeBook(std::move(result.second));
                Q_EMIT bookChanged();
            } else {
                workbench_.issues().add(Severity::Error, saved.error(), Issues::Part::Prices);
            }
            if (!done) return;
            if (saved)
                done(QStringLiteral("this-machine"));
            else
                done(saved.error());
        });
}

void Prices::setRetired(const QStringList& ids, bool retired, BookDone done) {
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

void Prices::setRate(const Rate& rate, BookDone done) {
    editBook([rate](LocalBook& local, const PriceBook&) { return epochal::setRate(local, rate); }, std::move(done));
}

void Prices::removeRate(const Rate& rate, BookDone done) {
    editBook(
        [rate](LocalBook& local, const PriceBook&) -> Status {
            epochal::removeRate(local, rate);
            return {};
        },
        std::move(done));
}

void Prices::setProvider(const Provider& provider, BookDone done) {
    editBook([provider](LocalBook& local, const PriceBook&) { return epochal::setProvider(local, provider); },
             std::move(done));
}

void Prices::setPriceAgeLimit(int days, BookDone done) {
    editBook(
        [days](LocalBook& local, const PriceBook&) -> Status {
            local.ageLimitDays = days;
            return {};
        },
        std::move(done));
}

void Prices::importOffers(std::vector<Offer> offers, std::function<void(const Result<std::vector<Replaced>>&)> done) {
    const auto replaced = std::make_shared<std::vector<Replaced>>();
    editBook(
        [offers = kept(std::move(offers)), replaced](LocalBook& local, const PriceBook& book) -> Status {
            *replaced = addOffers(local, book, notInBook(std::move(*offers), book));
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

void Prices::putBack(std::vector<Replaced> replaced, BookDone done) {
    editBook(
        [replaced = kept(std::move(replaced))](LocalBook& local, const PriceBook&) -> Status {
            epochal::putBack(local, *replaced);
            return {};
        },
        std::move(done));
}

void Prices::setBookAside(BookDone done) {
    workbench_.background().write(
        this,
        [home = workbench_.home(), machine = workbench_.machine()] {
            const Result<Path> moved = setPriceBookAside(home);
            return std::pair(moved, openPriceBook(home, machine));
        },
        [this, done = std::move(done)](auto result) {
            const Result<Path>& moved = result.first;
            takeBook(std::move(result.second));
            Q_EMIT bookChanged();
            if (!moved) workbench_.issues().add(Severity::Error, moved.error(), Issues::Part::Prices);
            if (done) done(moved ? Status() : Status(moved.error()));
        });
}

}  // namespace epochal::ui
