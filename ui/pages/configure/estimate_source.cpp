#include "ui/pages/configure/estimate_source.h"

#include <QTimer>
#include <algorithm>

#include "core/launch/expectation.h"
#include "ui/bridge/workbench.h"
#include "ui/pages/configure/spec_document.h"

namespace epochal::ui {

namespace {

constexpr int kPauseMilliseconds = 150;  ///< after the last edit

}  // namespace

EstimateSource::EstimateSource(Workbench& workbench, SpecDocument& document, QObject* parent)
    : QObject(parent),
      workbench_(workbench),
      document_(document),
      soon_(new QTimer(this)),
      own_(std::make_shared<std::vector<Entry>>()),
      published_(own_) {
    soon_->setSingleShot(true);
    soon_->setInterval(kPauseMilliseconds);
    connect(soon_, &QTimer::timeout, this, &EstimateSource::begin);
    const auto later = [this] { soon_->start(); };
    connect(&document_, &SpecDocument::changed, this, later);
    connect(&workbench_.prices(), &Prices::bookChanged, this, later);
    connect(&workbench_, &Workbench::calibrated, this, later);
    connect(&workbench_.catalogue(), &RunCatalogue::catalogueOpened, this, &EstimateSource::findOwn);
    connect(&workbench_.runs(), &LiveRuns::runEnded, this, [this](const QString& id) { learn({id}); });
    loadPublished();
    findOwn();
    soon_->start();
}

void EstimateSource::setGoal(EstimateGoal goal) {
    if (goal == goal_) return;
    goal_ = goal;
    soon_->start();
}

void EstimateSource::loadPublished() {
    workbench_.background().read(
        this, [] { return publishedRates(); },
        [this](std::vector<Entry> rows) {
            published_ = std::make_shared<const std::vector<Entry>>(std::move(rows));
            soon_->start();
        });
}

void EstimateSource::findOwn() {
    workbench_.catalogue().find(RunQuery{}, [source = QPointer(this)](const RunRows& rows) {
        if (!source) return;
        QStringList ids;
        for (const RunRow& row : rows)
            if (row.imagesPerSecond > 0 && ids.size() < qsizetype{kMostOwnRates})
                ids.append(QString::fromStdString(row.id));
        source->learn(ids);
    });
}

void EstimateSource::learn(const QStringList& ids) {
    if (ids.isEmpty()) return;
    workbench_.catalogue().entries(ids, [source = QPointer(this)](std::vector<Entry> read, const QStringList&) {
        if (!source) return;
        for (const Entry& old : *source->own_)
            if (std::ranges::find(read, old.id, &Entry::id) == read.end()) read.push_back(old);
        source->own_ = std::make_shared<const std::vector<Entry>>(std::move(read));
        source->soon_->start();
    });
}

void EstimateSource::begin() {
    if (busy_) {
        again_ = true;
        return;
    }
    busy_ = true;
    const PriceBook& book = workbench_.prices().book();
    const int runs = document_.runCount();
    workbench_.background().read(
        this,
        [sweep = document_.sweep(), spec = document_.spec(), book, own = own_, published = published_,
         machine = workbench_.machine(), goal = goal_, home = workbench_.home()] {
            auto specs = expand(sweep);
            if (!specs) specs = std::vector<RunSpec>{sweep.base};
            return estimate(*specs, offersFor(spec, book), *own, *published, machine,
                            estimateOptions(spec, book, goal, home, machine));
        },
        [this, runs](std::vector<Estimate> made) {
            busy_ = false;
            estimates_ = std::move(made);
            runs_ = runs;
            if (std::exchange(again_, false)) soon_->start();
            Q_EMIT changed();
        });
}

}  // namespace epochal::ui
