// What a user can do with a report: make, print, write, remove.
#include <QAction>
#include <QDesktopServices>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>
#include <QUrl>

#include "ui/bridge/edit.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/reports/new_report_dialog.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/reports_model.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/report/report_drawing.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kToldMilliseconds = 15000;

/// A file name made from a title.
QString fileName(const QString& title, const QString& ending) {
    static const QRegularExpression odd(QStringLiteral("[^\\w.,%-]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString name = title;
    name.replace(odd, QStringLiteral("-"));
    return name.left(80) + ending;
}

}  // namespace

const PageInfo& ReportsPage::about() {
    using enum ReportsAction;
    static constexpr auto kActions = actionTable<ReportsAction>({
        {New, "reports.new", "plus", "Ctrl+R", QT_TR_NOOP("New report…"),
         QT_TR_NOOP("Create a report from runs, a campaign or a published study"), MenuSlot::New, Reach::Menu},
        {Pdf, "reports.pdf", "save", "Ctrl+S", QT_TR_NOOP("Save PDF…"), QT_TR_NOOP("Save the report as a PDF"),
         MenuSlot::OfPage},
        {Html, "reports.html", "globe", "", QT_TR_NOOP("HTML…"),
         QT_TR_NOOP("Save the report as a single HTML file with embedded charts"), MenuSlot::OfPage},
        {Csv, "reports.csv", "table", "Ctrl+E", QT_TR_NOOP("CSV…"),
         QT_TR_NOOP("Save all figures of the report for a spreadsheet"), MenuSlot::OfPage},
        {Print, "reports.print", "print", "Ctrl+P", QT_TR_NOOP("Print…"), QT_TR_NOOP("Print the report"),
         MenuSlot::Print},
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
