#include "ui/pages/configure/configure_page.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QShowEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/spec/data_folder.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/cost_panel.h"
#include "ui/pages/configure/data_preview.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/spec_form.h"
#include "ui/pages/configure/spec_json_view.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// Width of the offers in pixels, at least and at most.
constexpr int kNarrowOffers = 336, kWidestOffers = 820;
constexpr int kNoticeMilliseconds = 12000;
constexpr int kManyRuns = 100;  ///< more are added only after a confirmation

/// A wrapped label that keeps all its lines on a low page: layouts take lines away from a plain label.
class WholeLabel : public QLabel {
public:
    using QLabel::QLabel;
    void fit() { setMinimumHeight(heightForWidth(width())); }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        fit();
    }
};

}  // namespace

ConfigurePage::ConfigurePage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
      workbench_(workbench),
      document_(new SpecDocument(workbench.history(), this)),
      store_(workbench.home() / layout::kPresetsFolder),
      bar_(new QToolBar(this)),
      presetLabel_(new QLabel(this)),
      preset_(new QComboBox(this)),
      search_(new SearchLine(this)),
      level_(new Segments(this)),
      where_(new Segments(this)),
      notice_(new NoticeBar(this)),
      left_(new QStackedWidget(this)),
      form_(new SpecForm(*document_, this)),
      data_(new DataPreview(workbench, *document_, this)),
      json_(new SpecJsonView(*document_, this)),
      cost_(new CostPanel(workbench, *document_, this)),
      splitter_(new QSplitter(this)),
      whereLabel_(new QLabel(this)),
      verdict_(new WholeLabel(this)),
      verdictIcon_(new QLabel(this)),
      fix_(new QPushButton(this)),
      queue_(new QPushButton(this)),
      launch_(new QPushButton(this)) {
    setObjectName(QStringLiteral("configurePage"));
    notice_->setObjectName(QStringLiteral("configureNotice"));
    buildActions();
    left_->addWidget(form_);
    left_->addWidget(json_);
    form_->setDataPanel(data_);
    auto* right = new QWidget(this);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 8, Theme::kMargin, 8);
    rightColumn->setSpacing(0);
    rightColumn->addWidget(cost_, 1);
    rightColumn->addSpacerItem(new QSpacerItem(kNarrowOffers - Theme::kMargin, 0));  // at least; text may need more
    cost_->body()->addWidget(buildFooter());
    splitter_->addWidget(left_);
    splitter_->addWidget(right);
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 1);
    splitter_->setCollapsible(0, false);
    splitter_->setCollapsible(1, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(notice_);
    column->addWidget(splitter_, 1);

    connect(document_, &SpecDocument::changed, this, &ConfigurePage::refresh);
    connect(data_, &DataPreview::found, this, &ConfigurePage::tellOfData);
    connect(preset_, &QComboBox::activated, this, &ConfigurePage::choosePreset);
    connect(search_, &QLineEdit::textChanged, form_, &SpecForm::setSearch);
    connect(level_, &Segments::chosen, form_,
            [this](int index) { form_->setLevel(static_cast<SpecForm::Level>(index)); });
    connect(json_, &SpecJsonView::closed, action(ConfigureAction::Json),
            [this] { action(ConfigureAction::Json)->setChecked(false); });
    connect(cost_, &CostPanel::offersChanged, this, &ConfigurePage::fillOffers);
    connect(cost_, &CostPanel::expected, data_, &DataPreview::setNeed);
    connect(form_, &SpecForm::widthNeeded, this, &ConfigurePage::shareRoom, Qt::QueuedConnection);
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { ownBorder_ = true; });
    connect(&Theme::instance(), &Theme::changed, this, &ConfigurePage::retranslate);
    setFocusProxy(form_);
    retranslate();
    fillOffers();
    restoreSession();
    refresh();
}

ConfigurePage::~ConfigurePage() {
    workbench_.history().clear();  // its steps refer to this page
}

void ConfigurePage::shareRoom() {
    if (ownBorder_) return;
    const int room = splitter_->width() - splitter_->handleWidth();
    const int beside = room - form_->widthFor(2);
    const int least = std::max(kNarrowOffers, splitter_->widget(1)->minimumSizeHint().width());
    const int offers =
        std::clamp(beside >= least ? beside : room - form_->widthFor(1), least, std::max(least, kWidestOffers));
    splitter_->setSizes({room - offers, offers});
}

void ConfigurePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareRoom();
}

const RunSpec& ConfigurePage::spec() const {
    return document_->spec();
}

QUndoStack& ConfigurePage::undoStack() {
    return workbench_.history();
}

bool ConfigurePage::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
    return true;
}

void ConfigurePage::editThisMachine() {
    cost_->editThisMachine();
}

void ConfigurePage::setSpec(const RunSpec& spec) {
    document_->begin(spec, tr("Open %1").arg(QString::fromStdString(spec.name)));
}

QWidget* ConfigurePage::buildFooter() {
    auto* footer = new QFrame(this);
    auto* column = new QVBoxLayout(footer);
    column->setContentsMargins(12, 4, 12, 10);
    column->setSpacing(6);
    where_->setObjectName(QStringLiteral("launchWhere"));
    auto* second = new QHBoxLayout;
    second->setSpacing(6);
    second->addWidget(verdictIcon_);
    second->addWidget(verdict_, 1);
    fix_->setProperty("link", true);
    fix_->setObjectName(QStringLiteral("showError"));
    second->addWidget(fix_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(queue_);
    buttons->addWidget(launch_);
    queue_->setObjectName(QStringLiteral("queueButton"));
    verdict_->setObjectName(QStringLiteral("launchVerdict"));
    verdict_->setWordWrap(true);
    launch_->setObjectName(QStringLiteral("launchButton"));
    launch_->setProperty("primary", true);
    column->addWidget(whereLabel_);
    column->addWidget(where_);
    column->addLayout(second);
    column->addLayout(buttons);
    connect(launch_, &QPushButton::clicked, this, &ConfigurePage::launch);
    connect(queue_, &QPushButton::clicked, this, [this] { enqueue(RunQueue::Place::Last); });
    connect(fix_, &QPushButton::clicked, this, [this] {
        action(ConfigureAction::Json)->setChecked(false);
        form_->showFirstError();
    });
    return footer;
}

void ConfigurePage::showPreset() {
    const auto found = std::ranges::find(presets_, document_->baseline(), &PresetStore::Entry::spec);
    preset_->setCurrentIndex(found == presets_.end() ? -1 : static_cast<int>(found - presets_.begin()));
    preset_->setPlaceholderText(QString::fromStdString(document_->baseline().name));
    preset_->setToolTip(found == presets_.end() ? QString() : found->aim);
}

void ConfigurePage::checkData() {
    const RunSpec& asked = spec();
    const auto isSameQuestion = [](const RunSpec& a, const RunSpec& b) {
        return a.data.source == b.data.source && a.data.path == b.data.path && a.data.file == b.data.file &&
               a.model.weights == b.model.weights && usesScript(a) == usesScript(b) && a.model.script == b.model.script;
    };
    if (filesChecked_ && isSameQuestion(*filesChecked_, asked)) return;
    filesChecked_ = asked;
    workbench_.background().read(
        this, [asked] { return checkFiles(asked); },
        [this, asked, isSameQuestion](std::vector<Error> wrong) {
            // An answer to an earlier question says nothing about the present files.
            if (!filesChecked_ || !isSameQuestion(*filesChecked_, asked)) return;
            fileErrors_ = std::move(wrong);
            tellOfData();
        });
}

void ConfigurePage::tellOfData() {
    std::vector<Error> errors = fileErrors_;
    if (data_->error() && std::ranges::find(errors, data_->error()->where, &Error::where) == errors.end())
        errors.push_back(*data_->error());
    document_->setMachineErrors(std::move(errors));
    for (const char* field : {"data.path", "data.file"}) form_->setNote(field, data_->note(field));
    for (const char* field : {"data.column", "data.ignored"}) form_->setSuggestions(field, data_->columns());
}

void ConfigurePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    filesChecked_.reset();  // they may have appeared since
    checkData();
    if (!event->spontaneous()) data_->setActive(true);
}

void ConfigurePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous()) data_->setActive(false);
}

void ConfigurePage::refresh() {
    showPreset();
    checkData();
    form_->setDataPanelWanted(data_->isWanted());
    const int wrong = static_cast<int>(document_->errors().size());
    const auto unwise = static_cast<int>(std::ranges::count_if(
        document_->advice(), [this](const Error& advice) { return !document_->isOfPreset(advice); }));
    const Theme& theme = Theme::instance();
    const bool known = cost_->chosen() != nullptr;
    const bool ready = wrong == 0 && known && !launching_;
    // Qt would give the focus to whatever is next, which the next key would press.
    if (!ready && (focusWidget() == launch_ || focusWidget() == queue_)) form_->setFocus(Qt::OtherFocusReason);
    launch_->setEnabled(ready);
    queue_->setEnabled(launch_->isEnabled());
    enable({ConfigureAction::Launch, ConfigureAction::Queue}, launch_->isEnabled());
    enable({ConfigureAction::Scale}, trainsToQuality(spec().session));
    if (const Offer* offer = cost_->chosen()) form_->setCurrency(QString::fromStdString(offer->currency));
    const int runs = document_->runCount();
    launch_->setText(runs > 1 ? tr("Launch %n run(s)", "", runs) : tr("Launch"));
    fix_->setVisible(wrong > 0);
    if (launching_) {
        //: whether it can train the run that is being launched
        verdict_->setText(tr("Checking this machine"));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("clock"), Role::Text).pixmap(16));
    } else if (wrong > 0) {
        verdict_->setText(tr("%n field(s) to fix", "", wrong));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("error"), Role::Error).pixmap(16));
    } else if (!known) {
        //: a call to choose one, beside the launch button
        verdict_->setText(tr("Choose an offer"));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("error"), Role::Error).pixmap(16));
    } else if (unwise > 0) {
        verdict_->setText(tr("%n warning(s)", "", unwise));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("warning"), Role::Warn).pixmap(16));
    } else {
        verdict_->setText(plan().isEmpty() ? tr("Ready to launch") : plan());
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("check"), Role::Ok).pixmap(16));
    }
    verdict_->setToolTip(plan());
    static_cast<WholeLabel*>(verdict_)->fit();
    const Role role = wrong > 0 || !known ? Role::Error : unwise > 0 ? Role::Warn : Role::Ok;
    setStyleProperty(verdict_, "role",
                     role == Role::Error  ? QStringLiteral("error")
                     : role == Role::Warn ? QStringLiteral("warn")
                                          : QStringLiteral("ok"));
    const Formatter& write = Formatter::current();
    //: adjective, filter: the fields that are changed most
    level_->setTexts({tr("Common"), tr("All %1").arg(write.integer(static_cast<qint64>(fields().size()))),
                      //: filter: the changed fields; %1 = their number
                      tr("Changed %1").arg(write.integer(document_->changedCount()))});
}

void ConfigurePage::fillOffers() {
    FieldEditor::Offers offers;
    for (const Offer& offer : cost_->offers().all())
        offers.append({QString::fromStdString(offer.id), offerName(offer)});
    form_->setOffers(offers);
    refresh();
}

void ConfigurePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillOffers();
    }
    QWidget::changeEvent(event);
}

// What a user can do on the page besides typing: presets, files, JSON, launch, and what is remembered.

const PageInfo& ConfigurePage::about() {
    using enum ConfigureAction;
    static constexpr auto kActions = actionTable<ConfigureAction>({
        {Launch, "configure.launch", "play", "Ctrl+Return; Ctrl+Enter", QT_TR_NOOP("Launch"),
         //: verb, tip of a button
         QT_TR_NOOP("Start training"), MenuSlot::Run},
        {Queue, "configure.queue", "queued", "Ctrl+Shift+Return; Ctrl+Shift+Enter", QT_TR_NOOP("Add to queue"),
         QT_TR_NOOP("Run after those already queued"), MenuSlot::Run},
        {Sweep, "configure.sweep", "sweep", "Ctrl+Shift+Y", QT_TR_NOOP("Vary this field"),
         QT_TR_NOOP("Vary the field over several values, or return to one"), MenuSlot::Edit},
        {Scale, "configure.scale", "compare", "", QT_TR_NOOP("Scaling experiment…"),
         QT_TR_NOOP("Train the same configuration on more and more devices"), MenuSlot::Edit},
        {Json, "configure.json", "json", "Ctrl+J", QT_TR_NOOP("JSON"),
         QT_TR_NOOP("View and edit the configuration as text"), MenuSlot::View},
        {Open, "configure.open", "import", "Ctrl+O", QT_TR_NOOP("Open spec…"),
         QT_TR_NOOP("Open a configuration from a JSON file"), MenuSlot::Open, Reach::Menu},
        {Save, "configure.save", "export", "Ctrl+S", QT_TR_NOOP("Save spec…"),
         QT_TR_NOOP("Save this configuration to a JSON file"), MenuSlot::Save},
        {Preset, "configure.preset", "bookmark", "Ctrl+Shift+S", QT_TR_NOOP("Save as preset…"),
         QT_TR_NOOP("Save this configuration under a name"), MenuSlot::Save},
        //: verb, button
        {Reset, "configure.reset", "reset", "", QT_TR_NOOP("Reset all"), QT_TR_NOOP("Return to the preset")},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "configure",
        //: name of a page
        .title = QT_TR_NOOP("Configure"),
        .tip = QT_TR_NOOP("Configure a run and launch it"),
        //: verb, title of a page
        .menuTitle = QT_TR_NOOP("&Configure"),
        .help = "launch",
        .actions = kActions,
    };
    return kAbout;
}

void ConfigurePage::buildActions() {
    on(ConfigureAction::Preset, [this] { saveAsPreset(); });
    on(ConfigureAction::Reset, [this] { resetAll(); });
    on(ConfigureAction::Open, [this] { openSpec(); });
    on(ConfigureAction::Save, [this] { saveSpec(); });
    on(ConfigureAction::Launch, [this] { launch(); });
    on(ConfigureAction::Queue, [this] { enqueue(RunQueue::Place::Last); });
    on(ConfigureAction::Sweep, [this] {
        action(ConfigureAction::Json)->setChecked(false);
        form_->toggleSweep();
    });
    on(ConfigureAction::Scale, [this] { scaleUp(); });
    QAction* json = action(ConfigureAction::Json);
    json->setCheckable(true);
    connect(json, &QAction::toggled, this, &ConfigurePage::showJson);
}

QWidget* ConfigurePage::buildHead() {
    presetLabel_->setProperty("secondary", true);
    presetLabel_->setBuddy(preset_);
    preset_->setObjectName(QStringLiteral("presetBox"));
    preset_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    preset_->setMaximumWidth(260);
    preset_->setMinimumContentsLength(13);
    preset_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);  // the tool bar shrinks first
    presetLabel_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    addTo(*bar_, {ConfigureAction::Preset, ConfigureAction::Reset});
    bar_->addSeparator();
    addTo(*bar_, {ConfigureAction::Open, ConfigureAction::Save, ConfigureAction::Json});
    search_->setObjectName(QStringLiteral("fieldSearch"));
    level_->setObjectName(QStringLiteral("fieldLevel"));
    return new PageHead({presetLabel_, preset_}, bar_, {search_, level_}, this);
}

void ConfigurePage::retranslate() {
    const Theme& theme = Theme::instance();
    retranslateActions();
    //: noun, label of a list
    presetLabel_->setText(tr("Preset"));
    search_->setPrompt(tr("Find a field"), 150);
    //: label of a choice: this window, or a detached worker
    whereLabel_->setText(tr("Run in"));
    //: where a run is run
    where_->setTexts({tr("This window"), tr("Detached worker")});
    where_->setToolTip(tr("A detached worker continues after the window is closed."));
    queue_->setText(tr("Add to queue"));
    queue_->setIcon(theme.icon(QStringLiteral("queued")));
    queue_->setToolTip(
        tr("Run after those already queued (%1)")
            .arg(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return).toString(QKeySequence::NativeText)));
    launch_->setIcon(theme.icon(QStringLiteral("play"), Role::OnFill));
    launch_->setToolTip(
        tr("Start training (%1)").arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    // The buttons are polished before they have text and icon, so the style does not set their icon size.
    for (QPushButton* button : {queue_, launch_}) button->setIconSize(QSize(22, 16));
    //: verb, link: shows the first field to fix
    fix_->setText(tr("Show"));
    //: name of a page
    bar_->setWindowTitle(tr("Configure"));
    fillPresets();
    refresh();
}

void ConfigurePage::fillPresets() {
    std::vector<Error> unreadable;
    presets_ = store_.entries(&unreadable);
    for (const Error& error : unreadable) workbench_.issues().add(Severity::Warning, error, Issues::Part::Presets);
    preset_->clear();
    for (const PresetStore::Entry& entry : presets_) {
        preset_->addItem(entry.label, entry.id);
        preset_->setItemData(preset_->count() - 1, entry.aim, Qt::ToolTipRole);
    }
    showPreset();
}

void ConfigurePage::choosePreset(int index) {
    const RunSpec& chosen = presets_[static_cast<std::size_t>(index)].spec;
    document_->begin(chosen, tr("Preset"));
}

void ConfigurePage::saveAsPreset() {
    bool given = false;
    const QString name = QInputDialog::getText(this, tr("Save as preset"), tr("Name"), QLineEdit::Normal,
                                               QString::fromStdString(spec().name), &given)
                             .trimmed();
    if (!given || name.isEmpty()) return;
    const Status saved = store_.save(name, spec());
    if (!saved) return say(saved.error());
    document_->setBaseline(spec());
    fillPresets();
}

void ConfigurePage::openSpec() {
    QSettings settings;
    const QString key = QStringLiteral("configure/folder");
    const QString file = QFileDialog::getOpenFileName(this, tr("Open spec"), settings.value(key).toString(),
                                                      tr("Specs (*.json);;All files (*)"));
    if (file.isEmpty()) return;
    settings.setValue(key, QFileInfo(file).absolutePath());
    openFile(file);
}

void ConfigurePage::openFile(const QString& file) {
    const Result<std::string> text = readFile(file.toStdString(), 16u << 20);
    if (!text) return say(text.error());
    std::vector<Error> all;
    const Result<Sweep> read = sweepFromText(*text, file.toStdString(), &all);
    if (!read) {
        for (const Error& error : all) workbench_.issues().add(Severity::Error, error, QFileInfo(file).fileName());
        return say(all.empty() ? read.error() : all.front());
    }
    notice_->dismiss();
    document_->replace(*read, read->base, tr("Open spec", "step that can be undone"));
}

void ConfigurePage::saveSpec() {
    QSettings settings;
    const QString key = QStringLiteral("configure/folder");
    const QString suggested = settings.value(key).toString() + QLatin1Char('/') + QString::fromStdString(spec().name) +
                              QStringLiteral(".json");
    const QString file = QFileDialog::getSaveFileName(this, tr("Save spec"), suggested, tr("Specs (*.json)"));
    if (file.isEmpty()) return;
    settings.setValue(key, QFileInfo(file).absolutePath());
    const Status saved = writeOutput(file.toStdString(), document_->text() + "\n");
    if (!saved) say(saved.error());
}

void ConfigurePage::resetAll() {
    document_->replace(document_->baseline(), tr("Reset all"));
}

void ConfigurePage::showJson(bool json) {
    if (json) json_->load();
    left_->setCurrentIndex(json ? 1 : 0);
}

void ConfigurePage::launch() {
    if (!launch_->isEnabled()) return;
    if (document_->runCount() > 1 || isSampled(document_->sweep())) return enqueue(RunQueue::Place::First);
    const Offer* offer = cost_->chosen();
    if (!offer) return;
    const bool pressed = focusWidget() == launch_;
    launching_ = true;
    refresh();
    workbench_.runs().launch(spec(), *offer, where(), [page = QPointer(this), pressed](const Result<QString>& begun) {
        if (!page) return;
        page->launching_ = false;
        page->refresh();
        if (pressed && page->focusWidget() == page->form_) page->launch_->setFocus(Qt::OtherFocusReason);
        if (!begun) return page->refuse(begun.error());
        page->notice_->dismiss();
        page->saveSession();
        Q_EMIT page->launched(*begun);
    });
}

void ConfigurePage::enqueue(RunQueue::Place place, int sureOf) {
    if (!launch_->isEnabled()) return;
    const int runs = document_->runCount();
    if (runs > kManyRuns && runs != sureOf)
        return notice_->say(
            Severity::Warning,
            tr("This creates %n run(s), each with its own folder. Nothing has been added yet.", "", runs),
            //: verb, button: adds the runs of a sweep to the queue
            {{tr("Add all"), [this, place, runs] { enqueue(place, runs); }}});
    workbench_.queue().add(
        document_->sweep(), where(), place, [page = QPointer(this), runs, place](const Result<QString>& added) {
            if (!page) return;
            if (!added) return page->refuse(added.error());
            page->saveSession();
            if (place == RunQueue::Place::First) page->workbench_.queue().setPaused(false);
            page->notice_->say(Severity::Info, tr("%n run(s) added to the queue.", "", runs),
                               {{tr("Show the queue"), [page, id = *added] { Q_EMIT page->queueRequested(id); }}},
                               kNoticeMilliseconds);
            if (place == RunQueue::Place::First) Q_EMIT page->queueRequested(*added);
        });
}

TargetKind ConfigurePage::where() const {
    return where_->current() == 1 ? TargetKind::Worker : TargetKind::Window;
}

void ConfigurePage::showField(const QString& name) {
    const Field* field = findField(name.section(QLatin1Char('='), 0, 0).toStdString());
    if (!field) return;
    if (RunSpec changed = spec(); name.contains(QLatin1Char('=')) && setFromText(changed, name.toStdString()))
        document_->set(*field, field->get(changed));
    action(ConfigureAction::Json)->setChecked(false);
    search_->clear();
    if (form_->showField(jsonPath(*field))) return;
    level_->setCurrent(SpecForm::All);
    form_->setLevel(SpecForm::All);
    form_->showField(jsonPath(*field));
}

void ConfigurePage::refuse(const Error& error) {
    workbench_.issues().add(Severity::Error, error, QString::fromStdString(spec().name));
    say(error);
}

void ConfigurePage::say(const Error& error) {
    const Formatter& write = Formatter::current();
    notice_->say(Severity::Error, tr("%1. %2.").arg(write.what(error), write.remedy(error)));
}

void ConfigurePage::saveSession() const {
    QSettings settings;
    settings.setValue(QStringLiteral("configure/spec"), QString::fromStdString(document_->text()));
    settings.setValue(QStringLiteral("configure/baseline"),
                      QString::fromStdString(toJson(document_->baseline()).dump()));
    settings.setValue(QStringLiteral("configure/where"), where_->current());
    if (ownBorder_) settings.setValue(QStringLiteral("configure/border"), splitter_->saveState());
}

void ConfigurePage::restoreSession() {
    const QSettings settings;
    const auto read = [&settings](const QString& key) {
        return sweepFromText(settings.value(key).toString().toStdString(), key.toStdString());
    };
    const Result<Sweep> last = read(QStringLiteral("configure/spec"));
    const Result<Sweep> baseline = read(QStringLiteral("configure/baseline"));
    const RunSpec& first = presets_.front().spec;
    if (last && baseline)
        document_->restore(baseline->base, *last);
    else
        document_->restore(baseline ? baseline->base : first,
                           {first.name, baseline ? baseline->base : first, {}, false});
    where_->setCurrent(settings.value(QStringLiteral("configure/where"), 0).toInt());
    ownBorder_ = splitter_->restoreState(settings.value(QStringLiteral("configure/border")).toByteArray());
}

}  // namespace epochal::ui
