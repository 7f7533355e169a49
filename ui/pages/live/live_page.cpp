#include "ui/pages/live/live_page.h"
#include "core/analysis/ran_on.h"

#include <QAction>
#include <QComboBox>
#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "core/analysis/sizes.h"
#include "core/base/clock.h"
#include "core/spec/fields.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/try_images_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/evaluation_panel.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/session_view.h"
#include "ui/pages/live/trace_panel.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kPageMilliseconds = 160;
const QString kEvaluationKey = QStringLiteral("live/evaluation");
}  // namespace

LivePage::LivePage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
      workbench_(workbench),
      runs_(new QComboBox(this)),
      bar_(new QToolBar(this)),
      followButton_(new QToolButton(this)),
      notice_(new NoticeBar(this)),
      stack_(new QStackedWidget(this)),
      empty_(new EmptyState(QStringLiteral("live"), this)),
      view_(new LiveView(this)),
      evaluation_(new EvaluationPanel(workbench, view_)),
      trace_(new TracePanel(workbench.background(), view_)) {
    runs_->setObjectName(QStringLiteral("liveRun"));
    runs_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    runs_->setMinimumContentsLength(18);
    runs_->setMaximumWidth(340);
    bar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar_->setMovable(false);
    bar_->setStyleSheet(QStringLiteral("QToolBar { border: none; padding: 0; }"));
    bar_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addTo(*bar_, {LiveAction::Pause, LiveAction::StopAfterEpoch, LiveAction::Stop, LiveAction::Checkpoint});
    bar_->addSeparator();
    addTo(*bar_, {LiveAction::Clone, LiveAction::Compare, LiveAction::Report, LiveAction::Folder});
    QAction* follow = action(LiveAction::Follow);
    follow->setCheckable(true);
    follow->setChecked(true);
    followButton_->setDefaultAction(follow);
    followButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    followButton_->setIconSize(QSize(22, 16));  // as in tool bars

    // Qt leaves the buttons of tool bars to the mouse.
    for (QToolButton* button : bar_->findChildren<QToolButton*>())
        if (!button->objectName().startsWith(QStringLiteral("qt_"))) button->setFocusPolicy(Qt::TabFocus);

    auto* tools = new QFrame(this);
    tools->setProperty("toolbar", true);
    tools->setMinimumHeight(40);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(Theme::kGrid, 5, Theme::kGrid, 5);
    row->setSpacing(Theme::kGrid);
    row->addWidget(runs_);
    row->addWidget(bar_, 1);
    row->addWidget(followButton_);

    empty_->setObjectName(QStringLiteral("liveEmpty"));
    configure_ = empty_->addButton(QStringLiteral("liveConfigure"));
    last_ = empty_->addButton(QStringLiteral("liveLastRun"));
    last_->hide();
    stack_->addWidget(empty_);
    addScrolled(view_);
    auto* noticeRow = new QVBoxLayout;
    noticeRow->setContentsMargins(Theme::kMargin, Theme::kGrid, Theme::kMargin, 0);
    noticeRow->addWidget(notice_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tools);
    column->addLayout(noticeRow);
    column->addWidget(stack_, 1);

    action(LiveAction::Evaluation)->setCheckable(true);
    connect(view_, &LiveView::asideChanged, action(LiveAction::Evaluation), &QAction::setChecked);
    view_->setAside(evaluation_);
    view_->setTrace(trace_);
    connect(trace_, &TracePanel::traceWanted, this, [this] { tell(Command::Trace); });
    if (const QVariant wanted = QSettings().value(kEvaluationKey); wanted.isValid()) view_->wantAside(wanted.toBool());
    on(LiveAction::Evaluation, [this](bool shown) {
        QSettings().setValue(kEvaluationKey, shown);
        view_->wantAside(shown);
    });
    on(LiveAction::TryImages, [this] { tryImages(); });
    on(LiveAction::Pause, [this] { togglePause(); });
    on(LiveAction::StopAfterEpoch, [this] { tell(Command::StopAfterEpoch); });
    on(LiveAction::Stop, [this] { askToStop(); });
    on(LiveAction::Checkpoint, [this] { tell(Command::Checkpoint); });
    on(LiveAction::Trace, [this] { tell(Command::Trace); });
    on(LiveAction::Clone, [this] { Q_EMIT cloneRequested(id_); });
    on(LiveAction::Compare, [this] { Q_EMIT compareRequested({id_}); });
    on(LiveAction::Report, [this] { Q_EMIT reportRequested(reportOn(id_)); });
    on(LiveAction::Folder, [this] { openFolder(); });
    on(LiveAction::Follow, [this](bool follows) {
        if (follows) this->follow();
    });
    connect(last_, &QPushButton::clicked, this, [this] { show(lastId_); });
    connect(&workbench_.catalogue(), &RunCatalogue::catalogueOpened, this, &LivePage::lookUp);
    connect(&workbench_.runs(), &LiveRuns::runEnded, this, &LivePage::lookUp);
    connectView(view_);
    connect(view_, &LiveView::chartChoiceChanged, this, &LivePage::refresh);
    connect(view_, &LiveView::changeWanted, this,
            [this](const QString& assignment) { Q_EMIT fieldRequested(id_, assignment); });
    connect(view_, &LiveView::asideChanged, this, &LivePage::refresh);
    connect(configure_, &QPushButton::clicked, this, &LivePage::configureRequested);
    connect(runs_, &QComboBox::activated, this, [this](int index) { show(runs_->itemData(index).toString()); });

    due_.setSingleShot(true);
    due_.setInterval(kPageMilliseconds);
    seconds_.setInterval(1000);
    connect(&due_, &QTimer::timeout, this, &LivePage::refresh);
    connect(&seconds_, &QTimer::timeout, this, [this] {
        if (isVisible() && workbench_.runs().isActive(id_)) refresh();
    });
    connect(&workbench_.runs(), &LiveRuns::figuresChanged, this, [this](const QString& id) {
        if (id == id_ && isVisible() && !due_.isActive()) due_.start();
        // A run is launched without its estimate; its own process makes the estimate before the first event.
        if (id == id_ && !kept_ && std::exchange(awaited_, false)) readEstimate();
    });
    connect(&workbench_.runs(), &LiveRuns::openedRun, this, [this](const QString& id) {
        fillRuns();
        if (id != id_) return;
        refresh();
        readEstimate();
    });
    connect(&workbench_.runs(), &LiveRuns::runsChanged, this, [this] {
        fillRuns();
        refresh();
    });
    connect(&Theme::instance(), &Theme::changed, this, &LivePage::refresh);
    seconds_.start();
    fillRuns();
    retranslate();
    lookUp();
}

/// On a low screen, or with the issues open, the page scrolls rather than make the window higher than the screen.
void LivePage::addScrolled(QWidget* view) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(view);
    scroll->setFocusPolicy(Qt::NoFocus);  // what is in it takes the focus
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    stack_->addWidget(scroll);
}

void LivePage::connectView(auto* view) {
    using View = std::remove_pointer_t<decltype(view)>;
    connect(view, &View::followingChanged, action(LiveAction::Follow), &QAction::setChecked);
    connect(view, &View::failed, this, [this](const Error& error) {
        workbench_.issues().add(Severity::Error, error, nameOf(id_));
        notice_->say(Severity::Error, Formatter::current().what(error));
    });
}

SessionView& LivePage::session() {
    if (!session_) {
        session_ = new SessionView(this);
        addScrolled(session_);
        connectView(session_);
        connect(session_, &SessionView::limitChanged, this, &LivePage::refresh);
    }
    return *session_;
}

bool LivePage::measures() const {
    const RunDirectory* run = id_.isEmpty() ? nullptr : workbench_.runs().directory(id_);
    return run && measuresSizes(run->spec());
}

void LivePage::follow() {
    measures() ? session().follow() : view_->follow();
}

const PageInfo& LivePage::about() {
    using enum LiveAction;
    static constexpr auto kActions = actionTable<LiveAction>({
        //: verb, button
        {Pause, "pauseRun", "pause", "F8", QT_TR_NOOP("Pause"), nullptr, MenuSlot::Run, Reach::Window},
        {StopAfterEpoch, "stopAfterEpoch", "stop-after-epoch", "Shift+F8", QT_TR_NOOP("Stop after epoch"), nullptr,
         MenuSlot::Run, Reach::Window},
        //: verb, menu button
        {Stop, "stopRun", "stop", "Ctrl+F8", QT_TR_NOOP("Stop…"), nullptr, MenuSlot::Run, Reach::Window},
        {Checkpoint, "checkpointNow", "checkpoint", "F9", QT_TR_NOOP("Save checkpoint"), nullptr, MenuSlot::Run,
         Reach::Window},
        //: menu entry: what each device did in the next few steps, as a file
        {Trace, "traceSteps", "clock", "Shift+F9", QT_TR_NOOP("Trace steps"),
         QT_TR_NOOP("Records the next steps, device by device, in a file in the run's folder for Perfetto or Chrome"),
         MenuSlot::Run},
        {Clone, "cloneRun", "clone", "Ctrl+D", QT_TR_NOOP("Clone && edit"), nullptr, MenuSlot::Selected},
        {Compare, "compareRun", "compare", "Ctrl+Shift+C", QT_TR_NOOP("Compare…"), nullptr, MenuSlot::Selected},
        {Report, "reportRun", "report", "Ctrl+R", QT_TR_NOOP("Report"), nullptr, MenuSlot::Selected},
        //: button: opens the folder of the run
        {Folder, "runFolder", "folder", "Ctrl+Shift+O", QT_TR_NOOP("Open folder"), nullptr, MenuSlot::Selected},
        //: menu entry: classify one's own image files with the run's weights
        {TryImages, "tryImagesLive", "image", "Ctrl+Shift+I", QT_TR_NOOP("Try images…"),
         QT_TR_NOOP("Classify your own images with the weights of this run"), MenuSlot::Selected},
        //: a part of the page: which classes are confused most
        {Evaluation, "showEvaluation", "matrix", "F7", QT_TR_NOOP("Most confused"),
         QT_TR_NOOP("Show what the last evaluation got wrong"), MenuSlot::View},
        //: verb, button: the charts follow the latest events
        {Follow, "followRun", "follow", "End", QT_TR_NOOP("Follow"), nullptr},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "live",
        //: name of a page
        .title = QT_TR_NOOP("Live"),
        .tip = QT_TR_NOOP("Watch a run"),
        //: adjective, title of a page: runs in progress
        .menuTitle = QT_TR_NOOP("&Live"),
        .help = "watch",
        .actions = kActions,
    };
    return kAbout;
}

QString LivePage::nameOf(const QString& id) const {
    const RunDirectory* run = workbench_.runs().directory(id);
    return run ? QString::fromStdString(run->spec().name) : id;
}

void LivePage::show(const QString& runId) {
    if (id_ != runId) {
        notice_->dismiss();
        troubleShown_ = false;
        id_ = runId;
        kept_.reset();
        companions_.reset();
        companionsSought_ = false;
        if (session_) session_->forget();
        action(LiveAction::Follow)->setChecked(true);
    }
    if (!runId.isEmpty() && !workbench_.runs().live().contains(runId)) workbench_.runs().open(runId);
    fillRuns();
    refresh();
    lookUp();
    if (workbench_.runs().figures(runId)) follow();
}

void LivePage::fillRuns() {
    const QSignalBlocker quiet(runs_);
    const QStringList live = workbench_.runs().live();
    if (id_.isEmpty() && !live.isEmpty()) id_ = live.first();
    runs_->clear();
    for (const QString& id : live) {
        const Figures* figures = workbench_.runs().figures(id);
        const StateLook look = lookOf(figures ? figures->state : RunState::Queued,
                                      figures ? figures->reason : std::nullopt, workbench_.runs().asked(id));
        runs_->addItem(Theme::instance().icon(look.icon, look.role), nameOf(id), id);
        runs_->setItemData(runs_->count() - 1, QStringLiteral("%1, %2").arg(look.word, id), Qt::ToolTipRole);
    }
    runs_->setCurrentIndex(runs_->findData(id_));
    runs_->setToolTip(runs_->currentText());
    runs_->setVisible(!live.isEmpty());
}

void LivePage::refresh() {
    const RunDirectory* run = id_.isEmpty() ? nullptr : workbench_.runs().directory(id_);
    const Figures* figures = run ? workbench_.runs().figures(id_) : nullptr;
    enum { Empty, Trained, Measured };
    SessionView* measured = figures && measures() ? &session() : nullptr;
    stack_->setCurrentIndex(!figures ? Empty : measured ? Measured : Trained);
    enableActions();
    if (!figures) return;
    // What it computes on is known only now.
    if (figures->started && !std::exchange(companionsSought_, true)) lookUp();
    const bool known = row_.id == id_.toStdString();
    const LiveRun shown{*figures,
                        run->spec(),
                        run->offer(),
                        workbench_.runs().isActive(id_),
                        workbench_.runs().nowOf(id_),
                        known ? row_.number : 0,
                        known ? reference_ : std::nullopt,
                        kept_,
                        ranElsewhere(run->offer(), run->machine(), *figures),
                        workbench_.runs().asked(id_),
                        companions_ ? companions_->told() : Companions(),
                        companions_ ? companions_->demand : std::nullopt,
                        run->machine().threads};
    if (measured) return measured->update(shown);
    view_->update(shown);
    view_->offerAside(EvaluationPanel::appliesTo(run->spec()));
    if (view_->showsAside()) evaluation_->setRun(*run, shown);
    trace_->setRun(run->path(), *figures, shown.active);
    view_->offerTrace(trace_->hasTraces() || shown.active);

    const Formatter& format = Formatter::current();
    const bool unaffordable = figures->state == RunState::Finished && figures->reason == StopReason::Budget;
    const bool interrupted = figures->state == RunState::Interrupted;
    const bool trouble = figures->state == RunState::Failed || figures->state == RunState::Unreachable ||
                         figures->state == RunState::Lost || unaffordable || interrupted;
    if (trouble && !troubleShown_) {
        const auto sentence = [](QString text) {
            if (!text.isEmpty() && !text.endsWith(QLatin1Char('.'))) text += QLatin1Char('.');
            return text;
        };
        QString why = sentence(format.text(figures->message));
        if (const std::optional<Error> error = workbench_.runs().trouble(id_); error && !error->what.empty()) {
            why = sentence(format.what(*error));
            if (const QString remedy = sentence(format.remedy(*error)); !remedy.isEmpty())
                why += QLatin1Char(' ') + remedy;
        }
        const QString when = format.when(figures->lastUtcMillis);
        const bool warns = figures->state == RunState::Unreachable || unaffordable;
        const QString state = lookOf(figures->state, figures->reason).word;
        notice_->say(
            interrupted ? Severity::Info
            : warns     ? Severity::Warning
                        : Severity::Error,
            why.isEmpty()
                //: %1 = state of the run, %2 = when
                ? tr("%1. Last event: %2.").arg(state, when)
                //: %1 = state of the run, %2 = a sentence that says why, %3 = when
                : tr("%1: %2 Last event: %3.").arg(state, why, when),
            choicesFor(remediesFor(run->spec(), figures->state, figures->reason, workbench_.runs().trouble(id_)),
                       run->spec()));
    }
    troubleShown_ = trouble;
}

void LivePage::readEstimate() {
    const RunDirectory* run = id_.isEmpty() ? nullptr : workbench_.runs().directory(id_);
    if (!run) return;
    workbench_.background().read(
        this, [run = *run] { return keptEstimate(run); },
        [this, id = id_](std::optional<KeptEstimate> kept) {
            if (id != id_ || !kept) return;
            kept_ = std::move(kept);
            refresh();
        });
}

void LivePage::lookUp() {
    awaited_ = true;
    readEstimate();
    workbench_.catalogue().find({}, [this, guard = QPointer<LivePage>(this), id = id_](const RunRows& rows) {
        if (!guard) return;
        lastId_ = rows.empty() ? QString() : QString::fromStdString(rows.front().id);
        last_->setVisible(!lastId_.isEmpty());
        if (id == id_) seekCompanions(rows);
        const auto own =
            std::ranges::find_if(rows, [id = id.toStdString()](const RunRow& row) { return row.id == id; });
        if (own == rows.end()) return;
        row_ = *own;
        reference_ = referenceFor(row_, rows, Formatter::current());
        refresh();
    });
}

void LivePage::seekCompanions(const RunRows& rows) {
    const RunDirectory* run = workbench_.runs().directory(id_);
    const Figures* figures = run ? workbench_.runs().figures(id_) : nullptr;
    if (!figures) return;
    std::vector<CompanionCandidate> candidates = companionsOf(rowOf(*run, *figures), rows);
    if (candidates.empty()) return;
    workbench_.background().read(
        this,
        [folder = workbench_.runsFolder(), candidates = std::move(candidates), spec = run->spec(),
         started = figures->started] { return ui::readCompanions(folder, candidates, spec, started); },
        [this, id = id_](std::shared_ptr<const CompanionRuns> read) {
            if (id != id_) return;
            companions_ = std::move(read);
            refresh();
        });
}

void LivePage::enableActions() {
    const Figures* figures = id_.isEmpty() ? nullptr : workbench_.runs().figures(id_);
    const bool active = figures && workbench_.runs().isActive(id_);
    const bool paused = figures && figures->state == RunState::Paused;
    QAction* pause = action(LiveAction::Pause);
    //: verb, button: continues a run
    pause->setText(paused ? tr("Resume") : tr("Pause"));
    pause->setIcon(Theme::instance().icon(paused ? QStringLiteral("play") : QStringLiteral("pause")));
    // Qt would give the focus to whatever is next, which the next key would press.
    if (!active && focusWidget())
        for (const LiveAction ends :
             {LiveAction::Pause, LiveAction::StopAfterEpoch, LiveAction::Stop, LiveAction::Checkpoint})
            if (bar_->widgetForAction(action(ends)) == focusWidget()) setFocus(Qt::OtherFocusReason);
    enable({LiveAction::Pause, LiveAction::StopAfterEpoch, LiveAction::Stop, LiveAction::Checkpoint, LiveAction::Trace},
           active);
    // What does not train has neither epochs nor checkpoints.
    for (const LiveAction trains : {LiveAction::StopAfterEpoch, LiveAction::Checkpoint, LiveAction::Trace})
        action(trains)->setVisible(!measures());
    const RunDirectory* run = figures ? workbench_.runs().directory(id_) : nullptr;
    const bool evaluates = run && EvaluationPanel::appliesTo(run->spec());
    action(LiveAction::Evaluation)->setEnabled(evaluates);
    action(LiveAction::TryImages)->setEnabled(evaluates && !isTable(run->spec()) && figures->bestEpoch > 0);
    enable({LiveAction::Clone, LiveAction::Compare, LiveAction::Report, LiveAction::Folder, LiveAction::Follow},
           figures != nullptr);
}

void LivePage::tell(Command command) {
    if (const Status told = workbench_.runs().command(id_, command); !told) {
        workbench_.issues().add(Severity::Error, told.error(), nameOf(id_));
        notice_->say(Severity::Error, Formatter::current().what(told.error()));
    }
}

void LivePage::tryImages() {
    (new TryImagesDialog(workbench_, workbench_.folderOf(id_), nameOf(id_), this))->open();
}

void LivePage::togglePause() {
    const Figures* figures = workbench_.runs().figures(id_);
    tell(figures && figures->state == RunState::Paused ? Command::Resume : Command::Pause);
}

void LivePage::askToStop() {
    const QString id = id_;
    const auto stop = [this, id](Command command) {
        return [this, id, command] {
            if (id == id_) tell(command);
        };
    };
    if (measures())
        //: %1 = name of a run
        return notice_->say(Severity::Warning, tr("Stop %1 now? The sizes measured so far are kept.").arg(nameOf(id_)),
                            //: verb, button
                            {{tr("Stop now"), stop(Command::Stop)}});
    //: %1 = name of a run
    notice_->say(Severity::Warning,
                 tr("Stop %1 now? It saves a checkpoint and keeps all its measurements.").arg(nameOf(id_)),
                 {{tr("Stop now"), stop(Command::Stop)}, {tr("Stop after this epoch"), stop(Command::StopAfterEpoch)}});
}

QList<NoticeBar::Choice> LivePage::choicesFor(const std::vector<Remedy>& remedies, const RunSpec& spec) {
    QList<NoticeBar::Choice> choices;
    for (const Remedy& remedy : remedies) {
        std::function<void()> run;
        if (remedy.action == Remedy::Action::Resume)
            run = [this] { resume(); };
        else if (remedy.action == Remedy::Action::Folder)
            run = [this] { openFolder(); };
        else
            run = [this, change = remedy.assignment()] { Q_EMIT fieldRequested(id_, change); };
        choices.append({wordsOf(remedy, spec), std::move(run)});
    }
    return choices;
}

void LivePage::resume() {
    workbench_.runs().resume(id_, TargetKind::Window, [page = QPointer(this), id = id_](const Status& begun) {
        if (!page || id != page->id_) return;
        if (begun) return page->show(id);
        page->workbench_.issues().add(Severity::Error, begun.error(), page->nameOf(id));
        page->notice_->say(Severity::Error, Formatter::current().what(begun.error()));
    });
}

void LivePage::openFolder() {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(workbench_.folderOf(id_).string())));
}

void LivePage::retranslate() {
    retranslateActions();
    last_->setText(tr("Show last run"));
    QAction* follow = action(LiveAction::Follow);
    //: %1 = a keyboard shortcut
    follow->setToolTip(tr("Show all data and follow the latest events (%1)")
                           .arg(follow->shortcut().toString(QKeySequence::NativeText)));
    //: noun, label of a list
    runs_->setAccessibleName(tr("Run"));
    empty_->setText(tr("Nothing is running"),
                    tr("Configure and launch a run. Its accuracy, speed and cost appear here while it runs."));
    configure_->setText(tr("Configure a run"));
    fillRuns();
    refresh();
}

void LivePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void LivePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

}  // namespace epochal::ui
