#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListView>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QtTest>

#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/language.h"
#include "ui/pages/reports/kept_reports.h"
#include "ui/pages/reports/new_report_dialog.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/reports_model.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;
using epochal::test::SampleHome;

class ReportsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        Theme::instance().setChoice(ThemeChoice::Light);
        Language::apply(QStringLiteral("en"));
        const Status filled = sample_.fill(sandbox_.home());
        QVERIFY2(filled, filled ? "" : english(filled.error()).c_str());
        bench_ =
            std::make_unique<Workbench>(sandbox_.home(), Path(qEnvironmentVariable("EPOCHAL_WORKER").toStdString()));
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
    }
    void init() {
        QDir(QString::fromStdString(sandbox_.home()) + QStringLiteral("/reports")).removeRecursively();
        page_ = std::make_unique<ReportsPage>(*bench_);
        page_->resize(1190, 660);
        page_->show();
    }
    void cleanup() { page_.reset(); }

    void emptyPageOffersANewReport() {
        QTRY_VERIFY(list()->model()->rowCount() == 0 &&
                    page_->findChild<QPushButton*>(QStringLiteral("reportsEmptyNew"))->isVisible());
        QVERIFY(!page_->action(ReportsAction::Pdf)->isEnabled());
        picture("reports-empty");
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        page_->findChild<QPushButton*>(QStringLiteral("reportsEmptyNew"))->click();
        auto* dialog = page_->findChild<NewReportDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->findChild<QListView*>(QStringLiteral("newReportList"))->model()->rowCount(),
                     sample_.runs());
        dialog->reject();
    }

    void madeReportIsShownAndKept() {
        make(SampleHome::kTrained);
        QVERIFY(page_->shown());
        // Day, language, kind: the language tells copies apart, so it is not what a narrow list cuts off.
        const QStringList second =
            list()->currentIndex().data(ReportsModel::SecondRole).toString().split(QStringLiteral(" · "));
        QCOMPARE(second.value(1), QStringLiteral("English"));
        auto* preview = page_->findChild<PagePreview*>();
        QVERIFY(preview->pages() >= 2);
        QVERIFY(page_->action(ReportsAction::Pdf)->isEnabled());
        picture("reports");
        // A page opened later finds the report and can generate it again.
        const QString title = page_->shown()->title;
        QTRY_COMPARE(loadReports(sandbox_.home()).all.size(), 1);
        QTRY_COMPARE(loadReports(sandbox_.home()).all.front().title, title);
        page_ = std::make_unique<ReportsPage>(*bench_);
        page_->show();
        QTRY_VERIFY(page_->shown());
        QCOMPARE(page_->shown()->title, title);
    }

    /// The first report opens the page: its list takes the focus, and with it a row, before the others have been read.
    void reportChosenBeforeTheListIsReadIsShown() {
        ReportRequest request;
        request.ids = {SampleHome::id(SampleHome::kTrained)};
        request.locale = QLocale(QStringLiteral("en_US"));
        QSignalSpy made(page_.get(), &ReportsPage::made);
        page_->make(request);
        list()->setCurrentIndex(list()->model()->index(0, 0));
        QVERIFY(made.wait(test::kPatience));
        QVERIFY(page_->shown());
    }

    void languageOfTheReportIsItsOwn() {
        make(SampleHome::kTrained);
        auto* language = page_->findChild<QComboBox*>(QStringLiteral("reportLanguage"));
        QSignalSpy made(page_.get(), &ReportsPage::made);
        language->setCurrentIndex(language->findData(QStringLiteral("es")));
        Q_EMIT language->activated(language->currentIndex());
        QVERIFY(made.wait(test::kPatience));
        QCOMPARE(page_->shown()->language, QStringLiteral("es"));
        QCOMPARE(page_->action(ReportsAction::Remove)->text(), QStringLiteral("Remove"));
    }

    void titleIsTaken() {
        make(SampleHome::kTrained);
        auto* title = page_->findChild<QLineEdit*>(QStringLiteral("reportTitle"));
        QSignalSpy made(page_.get(), &ReportsPage::made);
        title->setText(QStringLiteral("My own title"));
        Q_EMIT title->editingFinished();
        QVERIFY(made.wait(test::kPatience));
        QCOMPARE(page_->shown()->title, QStringLiteral("My own title"));
        QCOMPARE(list()->currentIndex().data().toString(), QStringLiteral("My own title"));
    }

    void studyIsReadyAndShowsItsAudit() {
        ReportRequest request;
        request.kind = ReportKind::Study;
        request.subject = QStringLiteral("painter-2020");
        request.ownQuery = true;
        request.locale = QLocale(QStringLiteral("en_US"));
        QSignalSpy made(page_.get(), &ReportsPage::made);
        page_->make(request);
        QVERIFY(made.wait(test::kPatience));
        // 1003 s x 0.4087 ct/s = 4.10 EUR, not the published 4.50; 7092 s / 1003 s = 7.1, neither "2 to 3 times" nor
        // "insignificantly longer"; 2.00 / 0.07 and 2.14 / 0.07 EUR are 29 and 31 times, not almost ten.
        int marked = 0;
        bool cost = false, times = false;
        QString rows;
        for (const Report::Block& block : page_->shown()->blocks)
            if (const auto* table = std::get_if<Report::Table>(&block))
                for (const Report::Row& row : table->rows) {
                    if (!row.marked) continue;
                    ++marked;
                    QString all;
                    for (const Report::Cell& cell : row.cells) all += cell.text + QLatin1Char('|');
                    rows += all + QLatin1Char('\n');
                    cost = cost || (all.contains(QStringLiteral("4.50")) && all.contains(QStringLiteral("4.10")));
                    times = times || all.contains(QStringLiteral("7,092 / 1,003"));
                }
        QVERIFY2(cost && times, qPrintable(rows));
        QCOMPARE(marked, 5);
        picture("reports-study");
        // Saved on another thread: a late save would be counted by the next test.
        QTRY_COMPARE(loadReports(sandbox_.home()).all.size(), 1);
    }

    void removalCanBeUndone() {
        make(SampleHome::kTrained);
        QTRY_COMPARE(loadReports(sandbox_.home()).all.size(), 1);
        page_->action(ReportsAction::Remove)->trigger();
        QCOMPARE(list()->model()->rowCount(), 0);
        QTRY_COMPARE(loadReports(sandbox_.home()).all.size(), 0);
        for (QPushButton* button : page_->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Undo")) button->click();
        for (QAbstractButton* button : page_->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Undo")) button->click();
        QTRY_COMPARE(loadReports(sandbox_.home()).all.size(), 1);
        QCOMPARE(list()->model()->rowCount(), 1);
    }

    void missingRunIsTold() {
        ReportRequest request;
        request.ids = {QStringLiteral("20200101-000000-ffffffff")};
        request.locale = QLocale(QStringLiteral("en_US"));
        page_->make(request);
        QTRY_VERIFY(bench_->issues().rowCount() > 0);
        QVERIFY(!page_->shown());
        QVERIFY(!page_->action(ReportsAction::Print)->isEnabled());
    }

    void nothingIsClippedInAnyLanguage() {
        make(SampleHome::kTrained);
        for (const char* language : {"ru", "es", "en"}) {
            Language::apply(QString::fromLatin1(language));
            const QStringList clipped = test::lastingClips(*page_);
            QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
        }
    }

    /// The same code without a window: exit codes and files.
    void commandLine() {
        const QString program = qEnvironmentVariable("EPOCHAL_WORKBENCH");
        if (program.isEmpty()) QSKIP("EPOCHAL_WORKBENCH names no program");
        const auto run = [&](const QStringList& arguments, QByteArray* said = nullptr) {
            QProcess process;
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(program, QStringList{QStringLiteral("report")} + arguments);
            process.waitForFinished(test::kPatience);
            if (said) *said = process.readAll();
            return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        };
        const QString home = QString::fromStdString(sandbox_.home());
        const QString folder = home + QStringLiteral("/runs/") + SampleHome::id(SampleHome::kTrained);
        const QString out = sandbox_.file(QStringLiteral("out"));
        QByteArray said;
        QCOMPARE(run({folder, QStringLiteral("--output"), out + QStringLiteral(".pdf"), QStringLiteral("--csv"),
                      out + QStringLiteral(".txt"), QStringLiteral("--language"), QStringLiteral("ru"),
                      QStringLiteral("--home"), home},
                     &said),
                 0);
        QFile pdf(out + QStringLiteral(".pdf"));
        QVERIFY2(pdf.open(QIODevice::ReadOnly) && pdf.readAll().startsWith("%PDF"), said.constData());
        QVERIFY(QFile::exists(out + QStringLiteral(".txt")));
        QCOMPARE(run({QStringLiteral("--list")}, &said), 0);
        QVERIFY2(said.contains("painter-2020"), said.constData());
        // Results of another tool, from a table to a page.
        const QString table = sandbox_.file(QStringLiteral("measured.csv"));
        QVERIFY(writeAtomically(table.toStdString(), "name,epoch,top1\na,1,0.5\na,2,0.6\n").ok());
        const auto studies = [&](const QStringList& words) {
            QProcess process;
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(program, QStringList{QStringLiteral("studies")} + words +
                                       QStringList{QStringLiteral("--home"), home, QStringLiteral("--language"),
                                                   QStringLiteral("en")});
            process.waitForFinished(test::kPatience);
            said = process.readAll();
            return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        };
        QCOMPARE(studies({QStringLiteral("import"), table}), 0);
        QVERIFY2(said.contains("1 result imported; the study's ID is measured"), said.constData());
        QCOMPARE(studies({QStringLiteral("import"), table}), 0);
        QVERIFY2(said.contains("replaces the former study \"measured\""), said.constData());
        QCOMPARE(studies({}), 0);
        QVERIFY2(said.contains("measured") && said.contains("painter-2020"), said.constData());
        QCOMPARE(run({QStringLiteral("--study"), QStringLiteral("measured"), QStringLiteral("--csv"), out,
                      QStringLiteral("--home"), home},
                     &said),
                 0);
        QCOMPARE(studies({QStringLiteral("remove"), QStringLiteral("measured")}), 0);
        QCOMPARE(studies({QStringLiteral("remove"), QStringLiteral("measured")}), 64);
        QCOMPARE(studies({QStringLiteral("remove"), QStringLiteral("painter-2020")}), 64);
        QCOMPARE(studies({QStringLiteral("import")}), 64);
        QCOMPARE(studies({QStringLiteral("import"), QStringLiteral("/no/such/file.csv")}), 71);
        // Misuse exits with 64 and reports what is wrong.
        QCOMPARE(run({folder}, &said), 64);
        QVERIFY2(said.contains("--pdf"), said.constData());
        QCOMPARE(run({QStringLiteral("--pdf"), out}, &said), 64);
        QCOMPARE(run({folder, QStringLiteral("--output"), QStringLiteral("x.docx")}, &said), 64);
        QCOMPARE(run({folder, QStringLiteral("--target"), QStringLiteral("120"), QStringLiteral("--pdf"), out}, &said),
                 64);
        QCOMPARE(run({folder, QStringLiteral("--nonsense")}, &said), 64);
        QVERIFY(run({QStringLiteral("--study"), QStringLiteral("none"), QStringLiteral("--pdf"), out}, &said) != 0);
        QVERIFY2(said.contains("--list"), said.constData());
        QVERIFY(run({folder, QStringLiteral("--pdf"), QStringLiteral("/no/such/folder/report.pdf")}, &said) != 0);
        QCOMPARE(run({QStringLiteral("--help")}, &said), 0);
        for (const char* option : {"--study", "--campaign", "--pdf", "--html", "--csv", "--output", "--target",
                                   "--title", "--language", "--home", "--list"})
            QVERIFY2(said.contains(option), option);
    }

    void cleanupTestCase() {
        page_.reset();
        QVERIFY(bench_->shutDown(5));
    }

private:
    [[nodiscard]] QListView* list() const { return page_->findChild<QListView*>(QStringLiteral("reportsList")); }
    void make(const char* run) {
        ReportRequest request;
        request.ids = {SampleHome::id(run)};
        request.locale = QLocale(QStringLiteral("en_US"));
        QSignalSpy made(page_.get(), &ReportsPage::made);
        page_->make(request);
        QVERIFY(made.wait(test::kPatience));
    }
    void picture(const char* name) {
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (folder.isEmpty()) return;
        QTest::qWait(300);
        QVERIFY(page_->grab().save(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png")));
    }

    test::SettingsSandbox sandbox_;
    SampleHome sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ReportsPage> page_;
};

QTEST_MAIN(ReportsPageTest)
#include "reports_page_test.moc"
