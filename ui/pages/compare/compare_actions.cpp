// What a user can do on the Compare page: the actions, their text, and where rows come from.
#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardItemModel>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <algorithm>

#include "core/analysis/scaling.h"
#include "ui/bridge/edit.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/scaling_dialog.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/compare/compare_controls.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/compare/own_studies.h"
#include "ui/pages/compare/search_board.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kKindKeys = 1 + static_cast<int>(kPriceKinds.size());  ///< the first is the frozen prices
constexpr int kSourceWidth = 230, kWidestSource = 420, kBesideSource = 44;
constexpr int kRoomForSource = 1700;  ///< px of the page, with room for its buttons too

/// The studies that make a comparison; the others are collections of published rows.
constexpr const char* kStudies[] = {"painter-2020", "tpu-v100-2018", "many-gpus", "kubernetes-gpus", "mxnet-2017"};

/// What an item of the chooser refers to.
enum Source { kRuns, kStudy, kSaved };
constexpr int kSourceRole = Qt::UserRole, kIdRole = Qt::UserRole + 1;

}  // namespace

const PageInfo& ComparePage::about() {
    using enum CompareAction;
    static constexpr auto kActions = actionTable<CompareAction>({
        {Add, "compare.add", "plus", "Ins", QT_TR_NOOP("Add runs…"), QT_TR_NOOP("Choose runs on the Runs page"),
         MenuSlot::Selected},
        //: verb, button: takes rows out of the comparison, deletes nothing
        {Remove, "compare.remove", "minus", "Del", QT_TR_NOOP("Remove"),
         QT_TR_NOOP("Remove the selected rows from this comparison"), MenuSlot::Selected},
        //: verb, button: saves the comparison
        {Save, "compare.save", "bookmark", "Ctrl+S", QT_TR_NOOP("Save…"),
         QT_TR_NOOP("Save this comparison under a name"), MenuSlot::OfPage},
        //: noun, button: creates a report on the comparison
        {Report, "compare.report", "report", "Ctrl+R", QT_TR_NOOP("Report…"),
         QT_TR_NOOP("Create a report on this comparison"), MenuSlot::OfPage},
        //: verb, button: exports the table
        {Export, "compare.export", "export", "Ctrl+E", QT_TR_NOOP("Export…"),
         QT_TR_NOOP("Export the table to a CSV file"), MenuSlot::OfPage},
        {Import, "compare.import", "import", "Ctrl+I", QT_TR_NOOP("Import results…"),
         QT_TR_NOOP("Import results of other tools: a CSV table or a study"), MenuSlot::OfPage},
        //: verb, button: deletes a saved comparison
        {Forget, "compare.forget", "trash", "", QT_TR_NOOP("Delete"),
         QT_TR_NOOP("Delete this saved comparison, whose runs are kept, or this imported study"), MenuSlot::OfPage},
        //: verb, button: configures a run like the best of the comparison
        {Clone, "compare.clone", "clone", "Ctrl+D", QT_TR_NOOP("Clone best"),
         QT_TR_NOOP("Configure a new run based on the best configuration"), MenuSlot::Selected},
        {Sizes, "compare.sizes", "plus", "", QT_TR_NOOP("Add sizes…"),
         QT_TR_NOOP("Train the same configuration on other numbers of devices"), MenuSlot::Selected},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "compare",
        //: name of a page
        .title = QT_TR_NOOP("Compare"),
        .tip = QT_TR_NOOP("Compare runs and published results"),
        //: verb, title of a page
        .menuTitle = QT_TR_NOOP("C&ompare"),
        .help = "compare",
        .actions = kActions,
    };
    return kAbout;
}

QList<QAction*> ComparePage::moreActions(MenuSlot slot) const {
    return slot == MenuSlot::PriceKinds ? kinds_ : QList<QAction*>();
}

void ComparePage::buildActions() {
    for (int kind = 0; kind < kKindKeys; ++kind) {
        QAction* made = makeAction(*this, QStringLiteral("compare.kind%1").arg(kind + 1),
                                   {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + kind))}, Reach::Page);
        kinds_.append(made);
        connect(made, &QAction::triggered, this, [this, kind] { controls_->chooseKind(kind); });
    }
    on(CompareAction::Add, [this] { Q_EMIT runsRequested(); });
    on(CompareAction::Report, [this] { requestReport(); });
    on(CompareAction::Export, [this] { exportCsv(); });
    on(CompareAction::Import, [this] { own_->ask(); });
    on(CompareAction::Save, [this] { save(); });
    on(CompareAction::Forget, [this] { forget(); });
    on(CompareAction::Remove, [this] { removeSelected(); });
    on(CompareAction::Clone, [this] {
        if (const QString id = board_->bestRun(); !id.isEmpty()) Q_EMIT cloneRequested(id);
    });
    on(CompareAction::Sizes, [this] { addSizes(); });
    enable({CompareAction::Report, CompareAction::Export, CompareAction::Save, CompareAction::Forget,
            CompareAction::Remove, CompareAction::Clone},
           false);
    for (const CompareAction one : {CompareAction::Clone, CompareAction::Sizes}) action(one)->setVisible(false);
}

QWidget* ComparePage::buildHead() {
    sources_->setFixedWidth(kSourceWidth);  // until it has what is chosen
    sources_->setModel(new QStandardItemModel(sources_));
    add_->setObjectName(QStringLiteral("compareAdd"));
    add_->setPopupMode(QToolButton::InstantPopup);
    add_->setMenu(new QMenu(add_));
    connect(add_->menu(), &QMenu::aboutToShow, this, &ComparePage::fillAddMenu);
    columns_->setObjectName(QStringLiteral("compareColumns"));
    columns_->setPopupMode(QToolButton::InstantPopup);
    columns_->setMenu(new QMenu(columns_));
    connect(columns_->menu(), &QMenu::aboutToShow, this, [this] {
        columns_->menu()->clear();
        table_->fillColumnsMenu(columns_->menu());
    });
    for (QToolButton* button : {add_, columns_}) button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    addTo(*bar_, {CompareAction::Clone, CompareAction::Sizes, CompareAction::Report, CompareAction::Export,
                  CompareAction::Save, CompareAction::Forget});
    return new PageHead({sources_, controls_->kinds(), controls_->currency()}, bar_, {add_, columns_}, this);
}

void ComparePage::retranslate() {
    const Theme& theme = Theme::instance();
    retranslateActions();
    add_->setIcon(theme.icon(QStringLiteral("plus")));
    add_->setToolTip(tr("Add runs or published results"));
    add_->setAccessibleName(add_->toolTip());
    columns_->setIcon(theme.icon(QStringLiteral("columns")));
    //: noun, button: chooses the columns of the table
    columns_->setToolTip(tr("Columns"));
    columns_->setAccessibleName(columns_->toolTip());
    //: a choice: the prices saved in the runs
    kindAction(0)->setText(tr("Frozen prices"));
    //: %1 = a price kind
    for (const PriceKindRow& row : kPriceKinds)
        kindAction(1 + indexOf(row.kind))->setText(tr("What if: %1").arg(midSentence(word(row.kind))));
    sources_->setAccessibleName(tr("What is compared"));
    table_->setAccessibleName(tr("Compared rows"));
    bar_->setWindowTitle(tr("Compare"));
    const bool one = entries_ && entries_->size() == 1;
    empty_->setText(tr("Choose two or more runs"),
                    one ? tr("A single run has nothing to be compared with. Choose more on the Runs page, or open a "
                             "published study.")
                        //: %1 = a keyboard shortcut
                        : tr("Select runs on the Runs page and press %1, or open a published study.")
                              .arg(QKeySequence(QStringLiteral("Ctrl+Shift+C")).toString(QKeySequence::NativeText)));
    empty_->findChild<QPushButton*>(QStringLiteral("compareEmptyRuns"))->setText(tr("Choose runs"));
    auto* first = empty_->findChild<QPushButton*>(QStringLiteral("compareEmptyStudy"));
    const Study* opened = studiesInOrder().value(0);
    first->setVisible(opened);
    if (opened) first->setText(tr("Open \"%1\"").arg(Formatter::text(opened->title.c_str())));
}

QList<const Study*> ComparePage::studiesInOrder() const {
    QList<const Study*> first, others;
    if (!studies_) return {};
    for (const char* id : kStudies)
        for (const Study& one : *studies_)
            if (one.id == id) first += &one;
    for (const Study& one : *studies_)
        if (!first.contains(&one)) others += &one;
    return first + others;
}

void ComparePage::fillSources() {
    auto* items = static_cast<QStandardItemModel*>(sources_->model());
    items->clear();
    int current = 0;
    const auto put = [&](const QString& text, Source source, const QString& id, bool now) {
        auto* item = new QStandardItem(text);
        item->setToolTip(text);
        item->setData(source, kSourceRole);
        item->setData(id, kIdRole);
        items->appendRow(item);
        if (now) current = items->rowCount() - 1;
    };
    const bool own = current_.study.isEmpty() && current_.name.isEmpty();
    const int rows = own ? static_cast<int>(current_.ids.size()) : 0;
    put(rows > 0 ? tr("Selected rows (%n)", "", rows) : tr("Choose on the Runs page…"), kRuns, {}, own);
    const QList<const Study*> studies = studiesInOrder();
    for (qsizetype i = 0; i < studies.size(); ++i) {
        const bool firstOwn = i > 0 && !studies[i]->file.empty() && studies[i - 1]->file.empty();
        if (i == 0 || i == std::ssize(kStudies) || firstOwn) sources_->insertSeparator(sources_->count());
        put(Formatter::text(studies[i]->title.c_str()), kStudy, QString::fromStdString(studies[i]->id),
            current_.study.toStdString() == studies[i]->id);
    }
    const QList<SavedComparison> saved = savedComparisons();
    if (!saved.isEmpty()) sources_->insertSeparator(sources_->count());
    for (const SavedComparison& one : saved)
        put(one.name, kSaved, one.name, current_.study.isEmpty() && current_.name == one.name);
    sources_->setCurrentIndex(current);
    sources_->setToolTip(sources_->itemData(current, Qt::ToolTipRole).toString());
    fitSources();
    const Study* shown = study();
    enable({CompareAction::Forget},
           sources_->itemData(current, kSourceRole).toInt() == kSaved || (shown && !shown->file.empty()));
}

void ComparePage::fitSources() {
    const QFontMetrics metrics(sources_->font());
    const int whole = metrics.horizontalAdvance(sources_->toolTip()) + kBesideSource;
    const int wide = std::clamp(whole, kSourceWidth, width() >= kRoomForSource ? kWidestSource : kSourceWidth);
    sources_->setFixedWidth(wide);
    for (int i = 0; i < sources_->count(); ++i)
        if (const QString text = sources_->itemData(i, Qt::ToolTipRole).toString(); !text.isEmpty())
            sources_->setItemText(i, metrics.elidedText(text, Qt::ElideRight, wide - kBesideSource));
}

void ComparePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    fitSources();
}

void ComparePage::chooseSource(int index) {
    const QString id = sources_->itemData(index, kIdRole).toString();
    switch (sources_->itemData(index, kSourceRole).toInt()) {
        case kStudy:
            return showStudy(id);
        case kSaved:
            for (const SavedComparison& one : savedComparisons())
                if (one.name == id) return open(one, true);
            return;
        default:
            fillSources();
            if (!current_.study.isEmpty() || !current_.name.isEmpty() || current_.ids.isEmpty()) Q_EMIT runsRequested();
    }
}

void ComparePage::fillAddMenu() {
    QMenu* menu = add_->menu();
    menu->clear();
    menu->addAction(action(CompareAction::Add));
    menu->addAction(action(CompareAction::Import));
    bool own = false;
    menu->addSection(tr("Published results"));
    for (const Study* one : studiesInOrder()) {
        if (!own && !one->file.empty()) {
            own = true;
            menu->addSection(tr("Imported results"));
        }
        QStringList ids;
        for (const Entry& entry : one->entries) ids += QString::fromStdString(entry.id);
        connect(menu->addAction(Formatter::text(one->title.c_str())), &QAction::triggered, this,
                [this, ids] { add(ids); });
    }
}

void ComparePage::add(const QStringList& ids) {
    SavedComparison wanted;
    wanted.query = current_.query;
    if (entries_)
        for (const Entry& entry : *entries_) wanted.ids += QString::fromStdString(entry.id);
    for (const QString& id : ids)
        if (!wanted.ids.contains(id)) wanted.ids += id;
    open(wanted, entries_ && !entries_->empty());
}

void ComparePage::removeSelected() {
    const QStringList out = table_->selectedIds();
    if (out.isEmpty() || !entries_) return;
    const SavedComparison before = current_;
    SavedComparison wanted;
    wanted.query = current_.query;
    for (const Entry& entry : *entries_)
        if (const QString id = QString::fromStdString(entry.id); !out.contains(id)) wanted.ids += id;
    workbench_.history().push(new Edit(
        tr("Remove rows from the comparison"), [this, wanted] { open(wanted, true); },
        [this, before] { open(before, true); }));
    notice_->sayUndoable(tr("%n row(s) removed from the comparison.", "", static_cast<int>(out.size())),
                         workbench_.history());
}

void ComparePage::save() {
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save comparison"));
    //: noun, label of a text field
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(title());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
        const QString name = text.trimmed();
        if (name.isEmpty() || !entries_) return;
        QList<SavedComparison> all = savedComparisons();
        all.removeIf([&](const SavedComparison& one) { return one.name == name; });
        current_.name = name;
        current_.study.clear();
        current_.ids.clear();
        for (const Entry& entry : *entries_) current_.ids += QString::fromStdString(entry.id);
        all += current_;
        keepComparisons(all);
        fillSources();
        recompute();
    });
    dialog->open();
}

void ComparePage::forget() {
    if (const Study* own = study()) return own_->remove(*own);
    const QList<SavedComparison> before = savedComparisons();
    QList<SavedComparison> after = before;
    const QString name = current_.name;
    after.removeIf([&](const SavedComparison& one) { return one.name == name; });
    const auto keep = [this](const QList<SavedComparison>& all, const QString& shown) {
        keepComparisons(all);
        current_.name = shown;
        fillSources();
        recompute();
    };
    workbench_.history().push(new Edit(
        tr("Delete a comparison"), [keep, after] { keep(after, {}); }, [keep, before, name] { keep(before, name); }));
    notice_->sayUndoable(tr("The comparison \"%1\" was deleted.").arg(name), workbench_.history());
}

void ComparePage::exportCsv() {
    auto* dialog = new QFileDialog(this, tr("Export comparison"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(QStringLiteral("comparison.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        QSaveFile out(file);
        if (out.open(QIODevice::WriteOnly) && out.write(model_->csv()) >= 0 && out.commit())
            notice_->say(Severity::Info, tr("Saved to %1").arg(file), {}, NoticeBar::kUndoMilliseconds);
        else
            //: %1 = a file, %2 = why
            notice_->say(Severity::Error, tr("Cannot write %1: %2").arg(file, out.errorString()));
    });
    dialog->open();
}

void ComparePage::requestReport() {
    if (!entries_) return;
    ReportRequest request;
    request.kind = study() ? ReportKind::Study : ReportKind::Comparison;
    request.title = study() || current_.name.isEmpty() ? QString() : current_.name;
    request.subject = current_.study;
    for (const Entry& entry : *entries_) request.ids += QString::fromStdString(entry.id);
    request.query = current_.query;
    request.locale = Formatter::current().locale();
    Q_EMIT reportRequested(request);
}

void ComparePage::askEpoch() {
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Quality at an epoch"));
    //: noun, label of a number
    dialog->setLabelText(tr("Epoch"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, 1'000'000);
    dialog->setIntValue(static_cast<int>(epoch_));
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int epoch) {
        epoch_ = epoch;
        model_->setEpoch(epoch);
        table_->renew();
    });
    dialog->open();
}

void ComparePage::contextMenu(const QPoint& at) {
    QMenu menu;
    const QString id = table_->indexAt(at).data(CompareModel::IdRole).toString();
    if (!id.isEmpty() && !id.contains(QLatin1Char('/')))
        //: verb, menu entry: shows the run
        connect(menu.addAction(Theme::instance().icon(QStringLiteral("open")), tr("Open")), &QAction::triggered, this,
                [this, id] { Q_EMIT openRequested(id); });
    addTo(menu, {CompareAction::Remove});
    menu.addSeparator();
    addTo(menu, {CompareAction::Report, CompareAction::Export});
    menu.exec(table_->viewport()->mapToGlobal(at));
}

void ComparePage::addSizes() {
    if (!entries_) return;
    const auto base = scalingBase(*entries_);
    if (!base) return;
    auto* dialog = new ScalingDialog(*base, workbench_.machine(), measuredSizes(*entries_), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        workbench_.queue().add(dialog->sweep(), TargetKind::Window, RunQueue::Place::Last,
                               [page = QPointer(this)](const Result<QString>& added) {
                                   if (!page) return;
                                   if (!added) return page->refuse(added.error());
                                   // A sweep of one run is not a campaign: the id is the run's.
                                   QStringList ids{*added};
                                   if (const Campaign* made = page->workbench_.queue().campaign(*added)) {
                                       ids.clear();
                                       for (const std::string& id : made->runs) ids += QString::fromStdString(id);
                                   }
                                   page->notice_->say(Severity::Info, tr("%n run(s) added to the queue.", "",
                                                                         static_cast<int>(ids.size())));
                                   page->add(ids);
                               });
    });
    dialog->open();
}

}  // namespace epochal::ui
