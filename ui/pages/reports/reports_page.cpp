#include "ui/pages/reports/reports_page.h"

#include <QAction>
#include <QDateTime>
#include <QDesktopServices>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QUndoStack>
#include <QUrl>
#include <QVBoxLayout>

#include "core/interop/studies.h"
#include "ui/bridge/edit.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/reports/new_report_dialog.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/report_options.h"
#include "ui/pages/reports/reports_model.h"
#include "ui/report/report_drawing.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kTypingMs = 350, kSlowMs = 150;
constexpr int kToldMilliseconds = 15000;

/// A file name made from a title.
QString fileName(const QString& title, const QString& ending) {
    static const QRegularExpression odd(QStringLiteral("[^\\w.,%-]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString name = title;
    name.replace(odd, QStringLiteral("-"));
    return name.left(80) + ending;
}

}  // namespace

ReportsPage::ReportsPage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
      workbench_(workbench),
      bar_(new QToolBar(this)),
      place_(new QLabel(this)),
      notice_(new NoticeBar(this)),
      progress_(new QProgressBar(this)),
      stack_(new QStackedWidget(this)),
      empty_(new EmptyState(QStringLiteral("reports"), this)),
      splitter_(new QSplitter(this)),
      list_(new QListView(this)),
      model_(new ReportsModel(this)),
      options_(new ReportOptions(this)),
      preview_(new PagePreview(this)),
      changed_(new QTimer(this)),
      slow_(new QTimer(this)) {
    setObjectName(QStringLiteral("reportsPage"));
    buildActions();
    place_->setProperty("secondary", true);
    place_->setTextFormat(Qt::PlainText);
    empty_->setObjectName(QStringLiteral("reportsEmpty"));
    connect(empty_->addButton(QStringLiteral("reportsEmptyNew")), &QPushButton::clicked, this, &ReportsPage::askForNew);
    stack_->addWidget(empty_);
    stack_->addWidget(buildBody());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new PageHead({}, bar_, {place_}, this));
    column->addWidget(notice_);
    column->addWidget(stack_, 1);

    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReportsPage::selectionChanged);
    connect(options_, &ReportOptions::changed, this, [this] { changed_->start(); });
    connect(changed_, &QTimer::timeout, this, &ReportsPage::optionsChanged);
    connect(preview_, &PagePreview::pageChanged, this, &ReportsPage::updateActions);
    changed_->setSingleShot(true);
    changed_->setInterval(kTypingMs);
    // A progress bar appears only if the wait is long, then with counts.
    slow_->setInterval(kSlowMs);
    connect(slow_, &QTimer::timeout, this, [this] {
        progress_->show();
        progress_->setRange(0, total_ ? total_->load() : 0);
        progress_->setValue(done_ ? done_->load() : 0);
    });
    splitter_->restoreState(QSettings().value(QStringLiteral("reports/splitter")).toByteArray());
    setFocusProxy(list_);
    retranslate();
    connect(&workbench_, &Workbench::studiesChanged, this, &ReportsPage::load);
    load();
}

ReportsPage::~ReportsPage() {
    workbench_.history().clear();  // its steps refer to this page
    if (stop_) stop_->store(true);
}

QWidget* ReportsPage::buildBody() {
    list_->setObjectName(QStringLiteral("reportsList"));
    list_->setModel(model_);
    list_->setItemDelegate(new ReportsDelegate(list_));
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setMinimumWidth(180);
    progress_->setObjectName(QStringLiteral("reportsProgress"));
    progress_->setTextVisible(true);
    progress_->hide();
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(options_);
    column->addWidget(progress_);
    column->addWidget(preview_, 1);
    splitter_->setProperty("lined", true);
    splitter_->setHandleWidth(1);
    splitter_->addWidget(list_);
    splitter_->addWidget(right);
    splitter_->setStretchFactor(1, 1);
    splitter_->setCollapsible(0, false);
    splitter_->setCollapsible(1, false);
    splitter_->setSizes({250, 900});
    return splitter_;
}

bool ReportsPage::focusSearch() {
    options_->focusTitle();
    return true;
}

void ReportsPage::saveSession() const {
    QSettings settings;
    settings.setValue(QStringLiteral("reports/splitter"), splitter_->saveState());
    if (const KeptReport* report = current()) settings.setValue(QStringLiteral("reports/shown"), report->id);
}

void ReportsPage::load() {
    struct Loaded {
        KeptReports reports;
        Studies studies;
    };
    workbench_.background().read(
        this,
        [home = workbench_.home()] {
            return Loaded{loadReports(home), studiesOf(home)};
        },
        [this](Loaded loaded) {
            for (const Error& error : loaded.reports.unreadable)
                workbench_.issues().add(Severity::Warning, error, Issues::Part::Reports);
            for (const Error& error : loaded.studies.unreadable)
                workbench_.issues().add(Severity::Warning, error, Issues::Part::Reports);
            studies_ = std::make_shared<const std::vector<Study>>(std::move(loaded.studies.all));
            for (const KeptReport& one : loaded.reports.all)
                if (model_->rowOf(one.id) < 0) model_->put(one);
            const QString before = loaded_ && current() ? current()->id : QString();
            loaded_ = true;
            const QString last = !before.isEmpty()   ? before
                                 : wanted_.isEmpty() ? QSettings().value(QStringLiteral("reports/shown")).toString()
                                                     : wanted_;
            const QString id =
                model_->rowOf(last) >= 0 || model_->rowCount() == 0 ? last : model_->reports().front().id;
            const bool chosen = current() && current()->id == id;  // it could not be made before
            select(id);
            if (chosen) build(false);
            updateActions();
        });
}

const KeptReport* ReportsPage::current() const {
    return model_->at(list_->currentIndex());
}

void ReportsPage::select(const QString& id) {
    const int row = model_->rowOf(id);
    if (row >= 0) list_->setCurrentIndex(model_->index(row));
    stack_->setCurrentIndex(model_->rowCount() > 0 ? 1 : 0);
}

void ReportsPage::make(const ReportRequest& request) {
    KeptReport report;
    report.id = newReportId();
    report.request = request;
    report.madeUtcMillis = QDateTime::currentMSecsSinceEpoch();
    model_->put(report);
    keep(report);
    // The studies are not known before the list has been read; the report is then selected afterwards.
    wanted_ = report.id;
    if (loaded_) select(report.id);
}

void ReportsPage::keep(const KeptReport& report) {
    onDisk([home = workbench_.home(), report] { return keepReport(home, report); });
}

void ReportsPage::onDisk(std::function<Status()> work) {
    disk_.write(this, std::move(work), [this](const Status& done) {
        if (!done) refuse(done.error());
    });
}

void ReportsPage::selectionChanged() {
    if (const KeptReport* report = current()) {
        options_->setRequest(report->request, report->title);
        build(false);
    } else {
        report_.reset();
        preview_->clear();
    }
    stack_->setCurrentIndex(model_->rowCount() > 0 ? 1 : 0);
    updateActions();
}

void ReportsPage::optionsChanged() {
    const KeptReport* report = current();
    if (!report) return;
    KeptReport edited = *report;
    edited.request = options_->request();
    model_->put(edited);
    keep(edited);
    build(true);
}

void ReportsPage::build(bool same) {
    const KeptReport* report = current();
    if (!report || !loaded_) return;
    if (stop_) stop_->store(true);
    stop_ = std::make_shared<std::atomic<bool>>(false);
    done_ = std::make_shared<std::atomic<int>>(0);
    total_ = std::make_shared<std::atomic<int>>(0);
    setBusy(true);
    ReportPlaces places;
    places.home = workbench_.home();
    places.book = workbench_.prices().book();
    workbench_.background().read(
        this,
        [request = report->request, places, studies = studies_, stop = stop_, done = done_, total = total_] {
            ReportPlaces all = places;
            if (studies) all.studies = *studies;
            return readReportSource(request, all, [&](int read, int of) {
                done->store(read);
                total->store(of);
                return !stop->load();
            });
        },
        [this, kept = *report, same, generation = ++generation_](const Result<ReportSource>& source) {
            if (generation == generation_) showSource(kept, source, same);
        });
}

void ReportsPage::showSource(const KeptReport& kept, const Result<ReportSource>& source, bool same) {
    setBusy(false);
    if (!source) {
        report_.reset();
        preview_->clear();
        refuse(source.error());
        return updateActions();
    }
    notice_->dismiss();
    if (!source->entries.empty()) options_->setMeasure(source->entries.front().measure);
    if (!source->skipped.empty())
        notice_->say(Severity::Warning, tr("%n run(s) could not be read and were skipped; the report lists them.",
                                           nullptr, static_cast<int>(source->skipped.size())));
    report_ = std::make_shared<const Report>(makeReport(kept.request, *source));
    preview_->setReport(report_, countPages(*report_), same);
    if (kept.title != report_->title) {
        KeptReport renamed = kept;
        renamed.title = report_->title;
        model_->put(renamed);
        keep(renamed);
        if (const KeptReport* now = current(); now && now->id == kept.id)
            options_->setRequest(kept.request, report_->title);
    }
    updateActions();
    Q_EMIT made();
}

void ReportsPage::refuse(const Error& error) {
    const Formatter& write = Formatter::current();
    const QString remedy = write.remedy(error);
    //: %1 = what went wrong, %2 = what to do about it
    notice_->say(Severity::Error, remedy.isEmpty() ? write.what(error) : tr("%1. %2").arg(write.what(error), remedy));
    workbench_.issues().add(Severity::Error, error, Issues::Part::Reports);
}

void ReportsPage::setBusy(bool busy) {
    if (busy) {
        slow_->start();
    } else {
        slow_->stop();
        progress_->hide();
    }
}

void ReportsPage::updateActions() {
    const bool made = report_ != nullptr;
    enable({ReportsAction::Print, ReportsAction::Pdf, ReportsAction::Html, ReportsAction::Csv}, made);
    enable({ReportsAction::Remove}, current() != nullptr);
    const Formatter& write = Formatter::current();
    place_->setText(made ? tr("Page %1 of %2").arg(write.integer(preview_->page()), write.integer(preview_->pages()))
                         : QString());
}

void ReportsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        model_->retranslate();
    }
    QWidget::changeEvent(event);
}

// What a user can do with a report: make, print, write, remove.

const PageInfo& ReportsPage::about() {
    using enum ReportsAction;
    static constexpr auto kActions = actionTable<ReportsAction>({
        {New, "reports.new", "plus", "Ctrl+R", QT_TR_NOOP("New report…"),
         QT_TR_NOOP("Create a report from runs, a campaign or a published study"), MenuSlot::New, Reach::Menu},
        {Pdf, "reports.pdf", "save", "Ctrl+S", QT_TR_NOOP("Save PDF…"), QT_TR_NOOP("Save the report as a PDF"),
         MenuSlot::OfPage},
        {Html, "reports.html", "globe", "Ctrl+Shift+S", QT_TR_NOOP("HTML…"),
         QT_TR_NOOP("Save the report as a single HTML file with embedded charts"), MenuSlot::OfPage},
        {Csv, "reports.csv", "table", "Ctrl+E", QT_TR_NOOP("CSV…"),
         QT_TR_NOOP("Save all figures of the report for a spreadsheet"), MenuSlot::OfPage},
        //: verb, button
        {Print, "reports.print", "print", "Ctrl+P", QT_TR_NOOP("Print…"), QT_TR_NOOP("Print the report"),
         MenuSlot::Print},
        //: verb, button: takes a report out of the list
        {Remove, "reports.remove", "trash", "Del", QT_TR_NOOP("Remove"),
         QT_TR_NOOP("Remove the report from the list; saved files stay")},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "reports",
        //: name of a page
        .title = QT_TR_NOOP("Reports"),
        .tip = QT_TR_NOOP("Reports to print and send"),
        .menuTitle = QT_TR_NOOP("Repo&rts"),
        .help = "reports",
        .actions = kActions,
    };
    return kAbout;
}

void ReportsPage::buildActions() {
    addTo(*bar_, {ReportsAction::New, ReportsAction::Pdf, ReportsAction::Print, ReportsAction::Html, ReportsAction::Csv,
                  ReportsAction::Remove});
    on(ReportsAction::New, [this] { askForNew(); });
    on(ReportsAction::Pdf, [this] { save(ReportFormat::Pdf); });
    on(ReportsAction::Html, [this] { save(ReportFormat::Html); });
    on(ReportsAction::Csv, [this] { save(ReportFormat::Csv); });
    on(ReportsAction::Print, [this] { print(); });
    on(ReportsAction::Remove, [this] { remove(); });
}

void ReportsPage::retranslate() {
    retranslateActions();
    bar_->setWindowTitle(tr("Reports"));
    list_->setAccessibleName(tr("Reports"));
    preview_->setAccessibleName(tr("Report pages"));
    //: on a progress bar: runs read so far, of how many
    progress_->setFormat(tr("Reading runs: %v of %m"));
    empty_->setText(tr("No reports yet"), tr("Create a report from your runs, a campaign or a published study. Its "
                                             "pages appear here as they will print."));
    empty_->findChild<QPushButton*>(QStringLiteral("reportsEmptyNew"))->setText(tr("New report…"));
    updateActions();
}

void ReportsPage::askForNew() {
    auto* dialog = new NewReportDialog(workbench_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewReportDialog::chosen, this, &ReportsPage::make);
    dialog->open();
}

void ReportsPage::print() {
    if (!report_) return;
    auto* printer = new QPrinter(QPrinter::HighResolution);
    printer->setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(15, 15, 15, 15),
                                       QPageLayout::Millimeter));
    printer->setDocName(report_->title);
    printer->setFromTo(1, preview_->pages());
    auto* dialog = new QPrintDialog(printer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this,
            [report = report_, pages = preview_->pages()](QPrinter* on) {
                PagedPaper paper(*on);
                (void)drawReport(*report, paper, pages);
            });
    dialog->open();
}

void ReportsPage::save(ReportFormat format) {
    if (!report_) return;
    const QString ending = format == ReportFormat::Pdf    ? QStringLiteral(".pdf")
                           : format == ReportFormat::Html ? QStringLiteral(".html")
                                                          : QStringLiteral(".csv");
    const QString kind = format == ReportFormat::Pdf    ? tr("PDF (*.pdf)")
                         : format == ReportFormat::Html ? tr("HTML (*.html)")
                                                        : tr("CSV (*.csv)");
    QString file = QFileDialog::getSaveFileName(this, tr("Save report"), fileName(report_->title, ending), kind);
    if (file.isEmpty()) return;
    if (!file.endsWith(ending, Qt::CaseInsensitive)) file += ending;
    // Text is rendered on this thread, but writing to the disk is not waited for.
    const QByteArray bytes = bytesOf(*report_, format);
    workbench_.background().write(
        this,
        [file, bytes] {
            return writeOutput(Path(QFile::encodeName(file).toStdString()),
                               std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        },
        [this, file](const Status& written) {
            if (!written) return refuse(written.error());
            notice_->say(Severity::Info, tr("Report saved: %1").arg(file),
                         //: verb, button: shows the report that was saved
                         {{tr("Open"), [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); }}},
                         kToldMilliseconds);
        });
}

void ReportsPage::remove() {
    const KeptReport* report = current();
    if (!report) return;
    const KeptReport removed = *report;
    workbench_.history().push(new Edit(
        //: name of a step that can be undone
        tr("Remove report"),
        [this, id = removed.id] {
            model_->remove(id);
            selectionChanged();
            onDisk([home = workbench_.home(), id] { return forgetReport(home, id); });
        },
        [this, removed] {
            model_->put(removed);
            keep(removed);
            select(removed.id);
        }));
    //: %1 = title of a report
    notice_->sayUndoable(tr("Removed: %1").arg(removed.title), workbench_.history());
}

}  // namespace epochal::ui
