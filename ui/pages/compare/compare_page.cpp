#include "ui/pages/compare/compare_page.h"

#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_controls.h"
#include "ui/pages/compare/compare_head.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/compare/compare_views.h"
#include "ui/pages/parts/background.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// Up to so many rows are compared at once while the slider moves; more go to another thread.
constexpr std::size_t kAtOnce = 24;
constexpr int kMostRuns = 200;
constexpr int kRenewMilliseconds = 1500;

/// What every priced row is quoted in, or one currency all of them convert to.
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

/// Models part the rows where several rows share one.
Grouping commonGrouping(const std::vector<Entry>& entries) {
    std::set<std::string> models;
    for (const Entry& entry : entries) models.insert(entry.architecture);
    return 2 * models.size() <= entries.size() ? Grouping::Model : Grouping::None;
}

/// The target of all runs, if they share one.
std::optional<double> commonTarget(const std::vector<Entry>& entries) {
    std::optional<double> target;
    for (const Entry& entry : entries) {
        if (!entry.spec || entry.spec->stop.target <= 0) return {};
        const double own = entry.spec->stop.target / 100;
        if (target && *target != own) return {};
        target = own;
    }
    return target;
}

}  // namespace

ComparePage::ComparePage(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      workbench_(workbench),
      sources_(new QComboBox(this)),
      bar_(new QToolBar(this)),
      add_(new QToolButton(this)),
      columns_(new QToolButton(this)),
      controls_(new CompareControls(this)),
      head_(new CompareHead(this)),
      warnings_(new NoticeBar(this)),
      notice_(new NoticeBar(this)),
      stack_(new QStackedWidget(this)),
      empty_(new EmptyState(QStringLiteral("compare"), this)),
      splitter_(new QSplitter(Qt::Vertical, this)),
      model_(new CompareModel(this)),
      table_(new CompareTable(model_, this)),
      views_(new CompareViews(this)),
      renew_(new QTimer(this)),
      audits_(std::make_shared<Audits>()) {
    setObjectName(QStringLiteral("comparePage"));
    setProperty("page", true);
    sources_->setObjectName(QStringLiteral("compareSources"));
    warnings_->setObjectName(QStringLiteral("compareWarnings"));
    notice_->setObjectName(QStringLiteral("compareNotice"));
    buildActions();

    auto* tableFrame = new QFrame(this);
    tableFrame->setProperty("panel", true);
    auto* inFrame = new QVBoxLayout(tableFrame);
    inFrame->setContentsMargins(1, 1, 1, 1);
    inFrame->addWidget(table_);
    tableFrame->setMinimumHeight(120);
    views_->setMinimumHeight(190);
    splitter_->addWidget(tableFrame);
    splitter_->addWidget(views_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 1);

    auto* content = new QWidget(this);
    auto* inContent = new QVBoxLayout(content);
    inContent->setContentsMargins(0, 0, 0, 0);
    inContent->setSpacing(0);
    auto* framed = new QVBoxLayout;
    framed->setContentsMargins(Theme::kMargin, 0, Theme::kMargin, Theme::kMargin / 2);
    framed->setSpacing(6);
    framed->addWidget(warnings_);
    framed->addWidget(splitter_, 1);
    inContent->addWidget(controls_);
    inContent->addWidget(head_);
    inContent->addLayout(framed, 1);
    stack_->addWidget(empty_);
    stack_->addWidget(content);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(stack_, 1);
    column->addWidget(notice_);

    connect(empty_->addButton(QStringLiteral("compareEmptyRuns")), &QPushButton::clicked, this,
            &ComparePage::runsRequested);
    connect(empty_->addButton(QStringLiteral("compareEmptyStudy")), &QPushButton::clicked, this, [this] {
        if (const Study* first = studiesInOrder().value(0)) showStudy(QString::fromStdString(first->id));
    });
    connect(sources_, &QComboBox::activated, this, &ComparePage::chooseSource);
    connect(controls_, &CompareControls::queryChanged, this, [this] {
        current_.query = controls_->query();
        recompute();
    });
    connect(views_, &CompareViews::wanted, this, &ComparePage::showViews);
    connect(views_, &CompareViews::failed, this, &ComparePage::refuse);
    connect(table_, &CompareTable::epochAsked, this, &ComparePage::askEpoch);
    connect(table_, &QWidget::customContextMenuRequested, this, &ComparePage::contextMenu);
    connect(table_, &CompareTable::opened, this, [this](const QString& id) {
        if (!id.contains(QLatin1Char('/'))) Q_EMIT openRequested(id);
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { action(QStringLiteral("compare.remove"))->setEnabled(!table_->selectedIds().isEmpty()); });
    connect(&workbench_, &Workbench::bookChanged, this, [this] {
        book_ = std::make_shared<PriceBook>(workbench_.book());
        controls_->setBook(*book_);
        if (entries_) controls_->setEntries(*entries_, *book_);
        recompute();
    });
    connect(&workbench_, &Workbench::figuresChanged, this, [this](const QString& id) {
        if (current_.ids.contains(id) && !renew_->isActive()) renew_->start();
    });
    renew_->setSingleShot(true);
    renew_->setInterval(kRenewMilliseconds);
    connect(renew_, &QTimer::timeout, this, [this] { load(true); });
    connect(&Theme::instance(), &Theme::changed, this, &ComparePage::retranslate);

    book_ = std::make_shared<PriceBook>(workbench_.book());
    controls_->setBook(*book_);
    const QSettings settings;
    table_->setColumnChoices(settings.value(QStringLiteral("compare/columns")).toStringList());
    splitter_->restoreState(settings.value(QStringLiteral("compare/splitter")).toByteArray());
    views_->restore();
    retranslate();
    setFocusProxy(table_);
    loadStudies();
    const SavedComparison last = lastComparison();
    if (!last.ids.isEmpty() || !last.study.isEmpty()) open(last, true);
}

QAction* ComparePage::action(const QString& name) const {
    return findChild<QAction*>(name, Qt::FindDirectChildrenOnly);
}

void ComparePage::focusSearch() {
    sources_->setFocus(Qt::ShortcutFocusReason);
    sources_->showPopup();
}

void ComparePage::saveSession() const {
    keepLastComparison(current_);
    QSettings settings;
    settings.setValue(QStringLiteral("compare/columns"), table_->columnChoices());
    settings.setValue(QStringLiteral("compare/splitter"), splitter_->saveState());
    views_->save();
}

void ComparePage::loadStudies() {
    struct Read {
        Result<std::vector<Study>> studies = std::vector<Study>();
        Audits audits;
    };
    inBackground(
        this,
        [] {
            Read read{shippedStudies(), {}};
            if (!read.studies) return read;
            for (const Study& one : *read.studies) read.audits.merge(audited(one.id, one.claims));
            return read;
        },
        [this](Read read) {
            studiesRead_ = true;
            if (!read.studies) refuse(read.studies.error());
            studies_ =
                std::make_shared<std::vector<Study>>(read.studies ? std::move(*read.studies) : std::vector<Study>());
            audits_ = std::make_shared<Audits>(std::move(read.audits));
            fillSources();
            retranslate();
            if (loadAfterStudies_) load(keepQuery_);
        });
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
    if (current_.ids.size() > kMostRuns) {
        notice_->say(Severity::Warning, tr("The first %1 of %2 runs are compared: more would not be told apart.")
                                            .arg(Formatter::current().integer(kMostRuns),
                                                 Formatter::current().integer(current_.ids.size())));
        current_.ids.resize(kMostRuns);
    }
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
    const auto merge = [this, asked, keepQuery, known = std::move(known)](std::vector<Entry> read) mutable {
        if (asked != generation_) return;
        for (Entry& entry : read) known.insert_or_assign(QString::fromStdString(entry.id), std::move(entry));
        std::vector<Entry> all;
        for (const QString& id : current_.ids)
            if (const auto at = known.find(id); at != known.end()) all.push_back(at->second);
        take(std::move(all), keepQuery);
    };
    if (runs.isEmpty()) return std::function<void(std::vector<Entry>)>(merge)({});
    workbench_.entries(runs, merge);
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
    controls_->setQuery(current_.query);
    fillSources();
    recompute();
}

void ComparePage::recompute() {
    const bool enough = entries_ && entries_->size() > 1;
    controls_->kinds()->setEnabled(enough);
    controls_->currency()->setEnabled(enough);
    if (!enough) {
        data_.reset();
        stack_->setCurrentIndex(0);
        retranslate();
        return;
    }
    const std::string today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    if (entries_->size() <= kAtOnce) return showData(ui::compared(entries_, audits_, book_, current_.query, today));
    again_ = computing_;
    if (computing_) return;
    computing_ = true;
    inBackground(
        this,
        [entries = entries_, audits = audits_, book = book_, query = current_.query, today] {
            return ui::compared(entries, audits, book, query, today);
        },
        [this](CompareDataPtr made) {
            computing_ = false;
            if (std::exchange(again_, false)) return recompute();
            showData(std::move(made));
        });
}

void ComparePage::showData(CompareDataPtr made) {
    const bool first = !data_;
    data_ = std::move(made);
    model_->show(data_);
    table_->renew();
    controls_->showReached(*data_);
    head_->show(title(), *data_, study());
    showWarnings();
    showViews();
    stack_->setCurrentIndex(1);
    if (first && !QSettings().contains(QStringLiteral("compare/splitter"))) {
        const int all = splitter_->height(), wanted = std::clamp(table_->wholeHeight() + 2, 150, all * 55 / 100);
        splitter_->setSizes({wanted, std::max(190, all - wanted)});
    }
    for (const char* name : {"compare.report", "compare.export", "compare.save"})
        action(QLatin1String(name))->setEnabled(true);
    Q_EMIT compared();
}

void ComparePage::showViews() {
    if (!data_) return;
    QStringList remarks;
    if (const Study* one = study())
        for (const std::string& remark : one->remarks) remarks += Formatter::text(remark.c_str());
    views_->show({*data_, model_->labels(), epoch_}, remarks);
}

void ComparePage::showWarnings() {
    QStringList words;
    for (const Message& warning : data_->comparison.warnings) words += Formatter::current().text(warning);
    if (!data_->comparison.ranked) words.prepend(tr("Nothing is ranked."));
    const std::vector<ComparisonGroup>& groups = data_->comparison.groups;
    const bool refused = std::any_of(groups.begin(), groups.end(), [](const auto& group) { return group.mixed; });
    const QString text = words.join(QLatin1Char('\n'));
    if (text == warned_) return;
    warned_ = text;
    if (text.isEmpty())
        warnings_->dismiss();
    else
        warnings_->say(refused ? Severity::Warning : Severity::Info, text);
}

void ComparePage::refuse(const Error& error) {
    workbench_.issues().add(Severity::Error, error, QString());
    const Formatter& write = Formatter::current();
    notice_->say(Severity::Error, tr("%1. %2").arg(write.what(error), write.remedy(error)));
}

void ComparePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillSources();
        controls_->setBook(*book_);
        warned_.clear();
        if (data_) showData(data_);
    }
}

}  // namespace epochal::ui
