// What a user can do on the page besides typing: presets, files, JSON, launch, and what is remembered.
#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>

#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/configure/cost_panel.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/spec_form.h"
#include "ui/pages/configure/spec_json_view.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kNoticeMilliseconds = 12000;
constexpr int kManyRuns = 100;  ///< more are added only after a confirmation

}  // namespace

const PageInfo& ConfigurePage::about() {
    using enum ConfigureAction;
    static constexpr auto kActions = actionTable<ConfigureAction>({
        {Launch, "configure.launch", "play", "Ctrl+Return; Ctrl+Enter", QT_TR_NOOP("Launch"),
         QT_TR_NOOP("Start training"), MenuSlot::Run},
        {Queue, "configure.queue", "queued", "Ctrl+Shift+Return; Ctrl+Shift+Enter", QT_TR_NOOP("Add to queue"),
         QT_TR_NOOP("Run after those already queued"), MenuSlot::Run},
        {Sweep, "configure.sweep", "sweep", "Ctrl+Shift+Y", QT_TR_NOOP("Vary this field"),
         QT_TR_NOOP("Vary the field over several values, or return to one"), MenuSlot::Edit},
        {Json, "configure.json", "json", "Ctrl+J", QT_TR_NOOP("JSON"),
         QT_TR_NOOP("View and edit the configuration as text"), MenuSlot::View},
        {Open, "configure.open", "import", "Ctrl+O", QT_TR_NOOP("Open spec…"),
         QT_TR_NOOP("Open a configuration from a JSON file"), MenuSlot::Open, Reach::Menu},
        {Save, "configure.save", "export", "Ctrl+S", QT_TR_NOOP("Save spec…"),
         QT_TR_NOOP("Save this configuration to a JSON file"), MenuSlot::Save},
        {Preset, "configure.preset", "bookmark", "Ctrl+Shift+S", QT_TR_NOOP("Save as preset…"),
         QT_TR_NOOP("Save this configuration under a name"), MenuSlot::Save},
        {Reset, "configure.reset", "reset", "", QT_TR_NOOP("Reset all"), QT_TR_NOOP("Return to the preset")},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "configure",
        //: name of a page
        .title = QT_TR_NOOP("Configure"),
        .tip = QT_TR_NOOP("Configure a run and launch it"),
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
    search_->setFixedWidth(150);
    level_->setObjectName(QStringLiteral("fieldLevel"));
    return new PageHead({presetLabel_, preset_}, bar_, {search_, level_}, this);
}

void ConfigurePage::retranslate() {
    const Theme& theme = Theme::instance();
    retranslateActions();
    presetLabel_->setText(tr("Preset"));
    search_->setPlaceholderText(tr("Find a field"));
    search_->setAccessibleName(search_->placeholderText());
    //: label of a choice: this window, or a detached worker
    whereLabel_->setText(tr("Run in"));
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
    fix_->setText(tr("Show"));
    //: name of a page
    bar_->setWindowTitle(tr("Configure"));
    fillPresets();
    refresh();
}

void ConfigurePage::fillPresets() {
    std::vector<Error> unreadable;
    presets_ = store_.entries(&unreadable);
    for (const Error& error : unreadable) workbench_.issues().add(Severity::Warning, error, tr("presets"));
    preset_->clear();
    for (const PresetStore::Entry& entry : presets_) preset_->addItem(entry.label, entry.id);
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
    document_->replace(*read, read->base, tr("Open spec"));
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
    if (document_->runCount() > 1) return enqueue(RunQueue::Place::First);
    const Offer* offer = cost_->chosen();
    if (!offer) return;
    launching_ = true;
    refresh();
    workbench_.runs().launch(spec(), *offer, where(), [page = QPointer(this)](const Result<QString>& begun) {
        if (!page) return;
        page->launching_ = false;
        page->refresh();
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
