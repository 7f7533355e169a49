// What a user can do with runs on the page: the actions, their text, and the edits that can be undone.
#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSaveFile>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include "core/interop/runs_table.h"
#include "core/launch/weights_export.h"
#include "ui/bridge/edit.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/tags_dialog.h"
#include "ui/dialogs/try_images_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/runs/filter_bar.h"
#include "ui/pages/runs/run_edits.h"
#include "ui/pages/runs/run_inspector.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

QStringList tagsOf(const RunRow& row) {
    QStringList tags;
    for (const std::string& tag : row.tags) tags.append(QString::fromStdString(tag));
    return tags;
}

}  // namespace

const PageInfo& RunsPage::about() {
    using enum RunsAction;
    static constexpr auto kActions = actionTable<RunsAction>({
        //: noun, button
        {New, "runs.new", "plus", "Ctrl+N", QT_TR_NOOP("New run"), QT_TR_NOOP("Configure a run"), MenuSlot::New,
         Reach::Window},
        //: verb, button: shows the run's charts
        {Open, "runs.open", "open", "", QT_TR_NOOP("Open"), QT_TR_NOOP("Show the run's charts and log"),
         MenuSlot::Selected},
        {Clone, "runs.clone", "clone", "Ctrl+D", QT_TR_NOOP("Clone && edit"),
         QT_TR_NOOP("Configure a new run based on this one"), MenuSlot::Selected},
        //: verb, button
        {Compare, "runs.compare", "compare", "Ctrl+Shift+C", QT_TR_NOOP("Compare"),
         QT_TR_NOOP("Compare the selected runs (Ctrl+Shift+C)"), MenuSlot::Selected},
        {Report, "runs.report", "report", "Ctrl+R", QT_TR_NOOP("Report…"),
         QT_TR_NOOP("Create a PDF report on the selected runs"), MenuSlot::OfPage},
        {Export, "runs.export", "export", "Ctrl+E", QT_TR_NOOP("Export CSV…"),
         QT_TR_NOOP("Save the rows of the table to a file"), MenuSlot::OfPage},
        //: menu entry: classify one's own image files with the run's weights
        {TryImages, "runs.try", "image", "Ctrl+Shift+I", QT_TR_NOOP("Try images…"),
         QT_TR_NOOP("Classify your own images with the weights of the selected run"), MenuSlot::Selected},
        //: verb, button
        {Tag, "runs.tag", "tag", "Ctrl+T", QT_TR_NOOP("Tag…"), QT_TR_NOOP("Add tags to the selected runs"),
         MenuSlot::Catalogue},
        //: verb, button
        {Archive, "runs.archive", "archive", "Del", QT_TR_NOOP("Archive"),
         QT_TR_NOOP("Archive the selected runs or unarchive them"), MenuSlot::Catalogue},
        {Trash, "runs.trash", "trash", "Shift+Del", QT_TR_NOOP("Move to trash"),
         QT_TR_NOOP("Move the folders of the selected runs to the trash"), MenuSlot::Catalogue},
        {Import, "runs.import", "import", "Ctrl+I", QT_TR_NOOP("Import runs…"), nullptr, MenuSlot::Open, Reach::Menu},
        {Inspector, "runs.inspector", "info", "F4", QT_TR_NOOP("Inspector"),
         QT_TR_NOOP("Show details of a run that are not in the table"), MenuSlot::View},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "runs",
        //: name of a page
        .title = QT_TR_NOOP("Runs"),
        .tip = QT_TR_NOOP("All runs in the catalog"),
        .menuTitle = QT_TR_NOOP("&Runs"),
        .help = "runs",
        .actions = kActions,
    };
    return kAbout;
}

void RunsPage::buildActions() {
    QAction* inspector = action(RunsAction::Inspector);
    inspector->setCheckable(true);
    inspector->setChecked(true);
    connect(inspector, &QAction::toggled, this,
            [this](bool shown) { inspector_->setVisible(shown && !isFirstStart()); });
    connect(inspector, &QAction::triggered, this, [this](bool shown) { inspectorWanted_ = shown; });
    on(RunsAction::New, [this] { Q_EMIT newRunRequested(); });
    on(RunsAction::Open, [this] { Q_EMIT openRequested(selectedIds().value(0)); });
    on(RunsAction::Report, [this] { report(); });
    on(RunsAction::Compare, [this] { Q_EMIT compareRequested(selectedIds()); });
    on(RunsAction::Clone, [this] { Q_EMIT cloneRequested(selectedIds().value(0)); });
    on(RunsAction::Tag, [this] { tag(); });
    on(RunsAction::Archive, [this] { archive(); });
    on(RunsAction::Trash, [this] { trash(); });
    on(RunsAction::Export, [this] { exportCsv(); });
    on(RunsAction::Import, [this] { import(); });
    on(RunsAction::TryImages, [this] {
        const QString id = selectedIds().value(0);
        if (const RunRow* row = model_->find(id))
            (new TryImagesDialog(workbench_, workbench_.folderOf(id), QString::fromStdString(row->name), this))->open();
    });
}

QWidget* RunsPage::buildHead() {
    addTo(*bar_, {RunsAction::New});
    bar_->addSeparator();
    addTo(*bar_, {RunsAction::Compare, RunsAction::Report, RunsAction::Clone, RunsAction::Tag, RunsAction::Archive,
                  RunsAction::Trash, RunsAction::Export});
    columns_->setObjectName(QStringLiteral("runsColumns"));
    columns_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(columns_);
    columns_->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        table_->fillColumnsMenu(menu);
    });
    auto* inspector = new QToolButton(this);
    inspector->setDefaultAction(action(RunsAction::Inspector));
    for (QToolButton* button : {columns_, inspector}) button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return new PageHead({}, bar_, {views_, groups_, columns_, inspector}, this);
}

void RunsPage::retranslate() {
    const Theme& theme = Theme::instance();
    retranslateActions();
    columns_->setIcon(theme.icon(QStringLiteral("columns")));
    //: noun, button: chooses the columns of the table
    columns_->setText(tr("Columns"));
    table_->setAccessibleName(tr("Runs"));
    bar_->setWindowTitle(tr("Runs"));
    retranslateEmpty();
    updateCount();
}

void RunsPage::retranslateEmpty() {
    const QString none = tr("%1 of %2").arg(Formatter::current().integer(0), Formatter::current().integer(total_));
    auto* button = noMatch_->findChild<QPushButton*>(QStringLiteral("noMatchClear"));
    if (allArchived()) {
        noMatch_->setText(tr("All runs are archived"),
                          tr("%n run(s), hidden from this list.", "", static_cast<int>(archived_)));
        button->setText(tr("Show archived runs"));
        return;
    }
    //: %1 = "0 of 45"
    noMatch_->setText(tr("No runs match the search: %1").arg(none), tr("Use fewer words or show archived runs too."));
    button->setText(tr("Clear filters"));
}

void RunsPage::showIndexing(qint64 done, qint64 total) {
    if (done >= total) {
        if (indexing_) notice_->dismiss();
        indexing_ = false;
        return;
    }
    if (!notice_->isHidden() && !indexing_) return;
    indexing_ = true;
    const Formatter& write = Formatter::current();
    notice_->say(Severity::Info, tr("Reading run folders: %1 of %2").arg(write.integer(done), write.integer(total)));
}

void RunsPage::editTags(const QString& id, const QStringList& tags) {
    const RunRow* row = model_->find(id);
    if (!row || tagsOf(*row) == tags) return;
    undoStack().push(
        new RunEdit<QStringList>(tr("Edit tags"), tagsOf(*row), tags,
                                 [this, id](const QStringList& value) { workbench_.catalogue().setTags(id, value); }));
}

void RunsPage::editNote(const QString& id, const QString& before, const QString& note) {
    // A search may have removed the run from the table before the end of the note was written: it is saved all the
    // same.
    if (before == note) return;
    undoStack().push(new RunEdit<QString>(tr("Edit note"), before, note, [this, id](const QString& value) {
        workbench_.catalogue().setNote(id, value);
    }));
}

void RunsPage::tag() {
    TagsDialog dialog(this);
    if (dialog.exec() != QDialog::Accepted || dialog.tags().isEmpty()) return;
    //: verb, a step that can be undone
    undoStack().beginMacro(tr("Tag runs"));
    for (const QString& id : selectedIds()) {
        QStringList tags = tagsOf(*model_->find(id));
        for (const QString& word : dialog.tags())
            if (!tags.contains(word)) tags.append(word);
        editTags(id, tags);
    }
    undoStack().endMacro();
}

void RunsPage::archive() {
    const QStringList ids = selectedIds();
    if (ids.isEmpty()) return;
    const bool archived = !model_->find(ids.front())->archived;
    const int count = static_cast<int>(ids.size());
    undoStack().push(new RunEdit<bool>(archived ? tr("Archive runs") : tr("Unarchive runs"), !archived, archived,
                                       [this, ids](bool value) { workbench_.catalogue().setArchived(ids, value); }));
    indexing_ = false;
    notice_->sayUndoable(archived ? tr("%n run(s) archived.", "", count) : tr("%n run(s) unarchived.", "", count),
                         undoStack());
}

void RunsPage::trash() {
    QStringList ids = selectedIds();
    ids.removeIf([this](const QString& id) { return workbench_.runs().isActive(id); });
    indexing_ = false;
    if (ids.isEmpty()) {
        notice_->say(Severity::Warning, tr("A run in progress cannot be moved to the trash. Stop it first."));
        return;
    }
    const auto show = [this] {
        model_->setHidden(trashed_);
        selectionChanged();  // a model that is reset loses its selection without a signal
    };
    undoStack().push(new Edit(
        tr("Move runs to the trash"),
        [this, ids, show] {
            trashed_ += ids;
            workbench_.catalogue().moveToTrash(ids, [page = QPointer(this), show](const QStringList& stayed) {
                if (!page || stayed.isEmpty()) return;
                for (const QString& id : stayed) page->trashed_.removeAll(id);
                show();
            });
            show();
        },
        [this, ids, show] {
            for (const QString& id : ids) trashed_.removeAll(id);
            show();
            workbench_.catalogue().takeFromTrash(ids, [page = QPointer(this)](const QStringList& back) {
                if (page) page->table_->select(back);
            });
        }));
    notice_->sayUndoable(tr("%n run(s) moved to the trash.", "", static_cast<int>(ids.size())), undoStack());
}

void RunsPage::resume(const QString& id) {
    workbench_.runs().resume(id, TargetKind::Window, [page = QPointer(this), id](const Status& begun) {
        if (!page) return;
        if (begun) {
            Q_EMIT page->openRequested(id);
            return;
        }
        page->workbench_.issues().add(Severity::Error, begun.error(), id);
        const Formatter& write = Formatter::current();
        page->indexing_ = false;
        page->notice_->say(Severity::Error, tr("%1. %2").arg(write.what(begun.error()), write.remedy(begun.error())));
    });
}

void RunsPage::report() {
    const QStringList ids = selectedIds();
    ReportRequest request = reportOn(ids.value(0));
    if (ids.size() > 1) {
        request.kind = ReportKind::Comparison;
        request.ids = ids;
    }
    Q_EMIT reportRequested(request);
}

void RunsPage::exportCsv() {
    //: title of a dialog
    const QString file = QFileDialog::getSaveFileName(this, tr("Export runs"), QStringLiteral("epochal-runs.csv"),
                                                      tr("CSV files (*.csv)"));
    if (file.isEmpty()) return;
    QStringList ids;  // of runs that have more to say than their rows
    for (const RunRow& row : model_->rows())
        if (row.state != RunState::Unreadable) ids.append(QString::fromStdString(row.id));
    // The rows as they are now, in their order, whatever happens to the table meanwhile.
    workbench_.catalogue().entries(
        ids, [page = QPointer(this), file, rows = model_->rows()](std::vector<Entry> entries, const QStringList&) {
            if (page) page->writeCsv(file, rows, std::move(entries));
        });
}

void RunsPage::writeCsv(const QString& file, const RunRows& rows, std::vector<Entry> entries) {
    workbench_.background().write(
        this,
        [file, rows, entries = std::move(entries)] {
            QSaveFile out(file);
            const std::string csv = csvOf(runsTable(rows, entries));
            const bool written = out.open(QIODevice::WriteOnly) &&
                                 out.write(csv.data(), static_cast<qint64>(csv.size())) >= 0 && out.commit();
            return written ? QString() : out.errorString();
        },
        [this, file](const QString& error) {
            indexing_ = false;
            if (error.isEmpty())
                notice_->say(Severity::Info, tr("Saved to %1").arg(file), {}, NoticeBar::kUndoMilliseconds);
            else
                //: %1 = a file, %2 = why
                notice_->say(Severity::Error, tr("Cannot write %1: %2").arg(file, error));
        });
}

void RunsPage::exportWeights(const QString& id) {
    const RunRow* row = model_->find(id);
    if (!row) return;
    QString name = QString::fromStdString(row->name);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    //: title of a dialog
    const QString file = QFileDialog::getSaveFileName(this, tr("Export weights"), name + QStringLiteral(".safetensors"),
                                                      tr("Weights (*.safetensors)"));
    if (file.isEmpty()) return;
    workbench_.background().read(
        this,
        [worker = workbench_.worker(), folder = workbench_.folderOf(id), path = Path(file.toStdString())](
            std::stop_token stop) { return exportWeightsByWorker(worker, folder, path, std::move(stop)); },
        [this, file](const Status& done) {
            const Formatter& write = Formatter::current();
            indexing_ = false;
            if (done)
                notice_->say(Severity::Info, tr("Saved to %1").arg(file), {}, NoticeBar::kUndoMilliseconds);
            else
                notice_->say(Severity::Error, tr("%1. %2").arg(write.what(done.error()), write.remedy(done.error())));
        });
}

}  // namespace epochal::ui
