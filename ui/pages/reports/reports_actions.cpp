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
#include "ui/pages/parts/background.h"
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

struct ActionRow {
    const char* name;
    const char* icon;
    const char* keys;
};
constexpr ActionRow kActions[] = {
    {"reports.new", "plus", "Ctrl+R"}, {"reports.pdf", "save", "Ctrl+S"},  {"reports.print", "print", "Ctrl+P"},
    {"reports.html", "globe", ""},     {"reports.csv", "table", "Ctrl+E"}, {"reports.remove", "trash", "Del"},
};

/// A file name made from a title.
QString fileName(const QString& title, const QString& ending) {
    static const QRegularExpression odd(QStringLiteral("[^\\w.,%-]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString name = title;
    name.replace(odd, QStringLiteral("-"));
    return name.left(80) + ending;
}

}  // namespace

void ReportsPage::buildActions() {
    for (const ActionRow& row : kActions) {
        auto* action = new QAction(Theme::instance().icon(QLatin1String(row.icon)), QString(), this);
        action->setObjectName(QLatin1String(row.name));
        action->setShortcut(QKeySequence(QLatin1String(row.keys)));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        bar_->addAction(action);
        connect(&Theme::instance(), &Theme::changed, action,
                [action, icon = row.icon] { action->setIcon(Theme::instance().icon(QLatin1String(icon))); });
    }
    const auto on = [this](const char* name, auto run) {
        connect(action(QLatin1String(name)), &QAction::triggered, this, run);
    };
    on("reports.new", [this] { askForNew(); });
    on("reports.pdf", [this] { save(ReportFormat::Pdf); });
    on("reports.html", [this] { save(ReportFormat::Html); });
    on("reports.csv", [this] { save(ReportFormat::Csv); });
    on("reports.print", [this] { print(); });
    on("reports.remove", [this] { remove(); });
}

void ReportsPage::retranslate() {
    const auto name = [this](const char* id, const QString& text, const QString& tip) {
        action(QLatin1String(id))->setText(text);
        action(QLatin1String(id))->setToolTip(tip);
    };
    name("reports.new", tr("New report…"), tr("Create a report from runs, a campaign or a published study"));
    name("reports.pdf", tr("Save PDF…"), tr("Save the report as a PDF"));
    name("reports.print", tr("Print…"), tr("Print the report"));
    name("reports.html", tr("HTML…"), tr("Save the report as a single HTML file with embedded charts"));
    name("reports.csv", tr("CSV…"), tr("Save all figures of the report for a spreadsheet"));
    name("reports.remove", tr("Remove"), tr("Remove the report from the list; saved files stay"));
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
    inBackground(
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
