// Which rows the Compare page shows: studies, runs of the catalogue, and the initial query.
#include <QPointer>
#include <algorithm>
#include <map>
#include <set>

#include "core/interop/studies.h"
#include "core/launch/campaign.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_controls.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/own_studies.h"
#include "ui/pages/compare/scaling_board.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/view/search_view.h"

namespace epochal::ui {

namespace {

constexpr int kMostRuns = 200;

/// The currency in which every priced row is quoted, or one to which all of them convert.
std::string commonCurrency(const std::vector<Entry>& entries, const Rates& rates) {
    QStringList quoted;
    for (const Entry& entry : entries) {
        const QString code = QString::fromStdString(entry.offer.currency);
        if (hourlyPrice(entry.offer) && !quoted.contains(code)) quoted += code;
    }
    for (const QString& to : quoted) {
        const auto converts = [&](const QString& from) {
            return rates.find(from.toStdString(), to.toStdString()).has_value();
        };
        if (std::all_of(quoted.begin(), quoted.end(), converts)) return to.toStdString();
    }
    return {};
}

/// By model, if there are at least two rows per model on average.
Grouping commonGrouping(const std::vector<Entry>& entries) {
    std::set<std::string> models;
    for (const Entry& entry : entries) models.insert(entry.architecture);
    return 2 * models.size() <= entries.size() ? Grouping::Model : Grouping::None;
}

}  // namespace

void ComparePage::loadStudies() {
    struct Read {
        Studies studies;
        Audits audits;
        std::vector<ScalingReference> scaling;
    };
    workbench_.background().read(
        this,
        [home = workbench_.home()] {
            Read read{studiesOf(home), {}, {}};
            for (const Study& one : read.studies.all) read.audits.merge(audited(one.id, one.claims));
            read.scaling = scalingReferences(read.studies.all);
            return read;
        },
        [this, generation = ++studiesGeneration_](Read read) {
            if (generation != studiesGeneration_) return;
            studiesRead_ = true;
            for (const Error& error : read.studies.unreadable) refuse(error);
            studies_ = std::make_shared<std::vector<Study>>(std::move(read.studies.all));
            audits_ = std::make_shared<Audits>(std::move(read.audits));
            scaling_->setReferences(std::make_shared<const std::vector<ScalingReference>>(std::move(read.scaling)));
            fillSources();
            retranslate();
            if (loadAfterStudies_) load(keepQuery_);
        });
}

void ComparePage::reloadStudies(const QString& id, bool removed) {
    studiesRead_ = false;
    loadStudies();
    const Study* first = studiesInOrder().value(0);
    if (!removed)
        showStudy(id);
    else if (current_.study == id && first)
        showStudy(QString::fromStdString(first->id));
}

const Study* ComparePage::study() const {
    if (!studies_ || current_.study.isEmpty()) return nullptr;
    for (const Study& one : *studies_)
        if (one.id == current_.study.toStdString()) return &one;
    return nullptr;
}

QString ComparePage::title() const {
    if (const Study* one = study()) return Formatter::text(one->title.c_str());
    if (!current_.name.isEmpty()) return current_.name;
    if (entries_ && SearchView::isSearch(*entries_)) {
        const QString id = QString::fromStdString(entries_->front().spec->campaign);
        const Campaign* campaign = workbench_.queue().campaign(id);
        return campaign && !campaign->sweep.name.empty() ? QString::fromStdString(campaign->sweep.name) : id;
    }
    return tr("Comparison of %n row(s)", "", entries_ ? static_cast<int>(entries_->size()) : 0);
}

void ComparePage::showRuns(const QStringList& ids) {
    SavedComparison wanted;
    wanted.ids = ids;
    open(wanted, false);
}

void ComparePage::showStudy(const QString& id) {
    SavedComparison wanted;
    wanted.study = id;
    open(wanted, false);
}

void ComparePage::open(const SavedComparison& wanted, bool ownQuery) {
    current_ = wanted;
    notice_->dismiss();  // of another comparison
    if (current_.ids.size() > kMostRuns) {
        notice_->say(Severity::Warning, tr("Only the first %1 of %2 runs are compared; more could not be told apart.")
                                            .arg(Formatter::current().integer(kMostRuns),
                                                 Formatter::current().integer(current_.ids.size())));
        current_.ids.resize(kMostRuns);
    }
    opened_ = true;
    load(ownQuery);
}

void ComparePage::load(bool keepQuery) {
    const bool published =
        !current_.study.isEmpty() || std::any_of(current_.ids.begin(), current_.ids.end(),
                                                 [](const QString& id) { return id.contains(QLatin1Char('/')); });
    loadAfterStudies_ = published && !studiesRead_;
    keepQuery_ = keepQuery;
    if (loadAfterStudies_) return;
    if (const Study* one = study()) {
        if (!keepQuery) current_.query = one->query;
        return take(one->entries, true);
    }
    QStringList runs;
    std::map<QString, Entry> known;
    for (const QString& id : current_.ids)
        if (!id.contains(QLatin1Char('/'))) runs += id;
    if (studies_)
        for (const Study& one : *studies_)
            for (const Entry& entry : one.entries) known.emplace(QString::fromStdString(entry.id), entry);
    const quint64 asked = ++generation_;
    const auto merge = [page = QPointer(this), asked, keepQuery, known = std::move(known)](
                           std::vector<Entry> read, const QStringList& gone) mutable {
        if (!page || asked != page->generation_) return;
        for (Entry& entry : read) known.insert_or_assign(QString::fromStdString(entry.id), std::move(entry));
        std::vector<Entry> all;
        for (const QString& id : page->current_.ids)
            if (const auto at = known.find(id); at != known.end()) all.push_back(at->second);
        // Said once: a run in progress among them loads all again and again.
        QStringList& ids = page->current_.ids;
        if (const auto lost = ids.size() - static_cast<qsizetype>(all.size()); page->opened_ && lost > 0) {
            page->notice_->say(
                Severity::Warning,
                tr("%n row(s) of this comparison cannot be read and are missing here.", "", static_cast<int>(lost)));
            // Runs without a folder are not asked for at the next start; others may be readable then.
            ids.removeIf([&](const QString& id) { return gone.contains(id); });
        }
        page->take(std::move(all), keepQuery);
    };
    if (runs.isEmpty()) return std::function<void(std::vector<Entry>, const QStringList&)>(merge)({}, {});
    workbench_.catalogue().entries(runs, merge);
}

void ComparePage::take(std::vector<Entry> entries, bool keepQuery) {
    ++generation_;
    if (!keepQuery) {
        current_.query = ComparisonQuery();
        current_.query.target = commonTarget(entries);
        current_.query.grouping = commonGrouping(entries);
        current_.query.currency = commonCurrency(entries, book_->rates);
    }
    entries_ = std::make_shared<std::vector<Entry>>(std::move(entries));
    controls_->setEntries(*entries_, *book_);
    if (studies_) controls_->setTargets(*studies_, *entries_);
    controls_->setQuery(current_.query);
    fillSources();
    recompute();
}

}  // namespace epochal::ui
