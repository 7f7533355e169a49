#include <QDir>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QWidget>
#include <QtTest>
#include <filesystem>
#include <fstream>

#include "core/base/json.h"
#include "core/events/codec.h"
#include "core/events/run_directory.h"
#include "tests/support/patience.h"
#include "tests/ui/support/sample_run.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"

using namespace epochal;
using epochal::test::SampleRun;

namespace {

SampleRun sample(const std::string& id) {
    SampleRun run;
    run.id = id;
    run.spec.name = "Trial of ResNet-8";
    run.spec.stop.target = 91;
    run.machine = test::sampleMachine();
    run.offer = test::sampleOwnOffer();
    run.exit = ExitRecord{1, 0, RunState::Finished, StopReason::Epochs, {}, run.begunUtcMillis + 130'000, 0};
    return run;
}

/// What `epochal report FOLDER --pdf FILE` does.
Status writeRunReport(const Path& folder, const QString& pdf, const QLocale& locale) {
    ui::ReportRequest request;
    request.locale = locale;
    ui::ReportPlaces places;
    places.folders = {folder};
    const Result<ui::ReportSource> source = ui::readReportSource(request, places);
    if (!source) return source.error();
    return ui::writeReport(ui::makeReport(request, *source), pdf, ui::ReportFormat::Pdf);
}

QByteArray contentOf(const QString& file) {
    QFile pdf(file);
    return pdf.open(QIODevice::ReadOnly) ? pdf.readAll() : QByteArray();
}

/// What a poppler tool prints for a file, with white space collapsed to single blanks.
QString said(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(test::kPatience);
    QString text = QString::fromUtf8(process.readAllStandardOutput());
    return text.replace(QRegularExpression(QStringLiteral("\\s+")), QStringLiteral(" "));
}
QString textOf(const QString& pdf) {
    return said(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
}

}  // namespace

class RunReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(home_.isValid());
        // The pages are kept if EPOCHAL_PICTURES names a folder for visual inspection.
        const QByteArray kept = qgetenv("EPOCHAL_PICTURES");
        out_ = kept.isEmpty() ? home_.path() : QString::fromLocal8Bit(kept);
        QVERIFY(QDir().mkpath(out_));
        runs_ = Path(home_.path().toStdString()) / "runs";
        ui::Theme::instance().setChoice(ui::ThemeChoice::Dark);
    }

    /// Beside the steps' own figures, if the log has it: where it has not, nothing is said of it, not even that it is
    /// 0.
    void saysWhatLoaderThreadsDo() {
        SampleRun run = sample("loader");
        const auto words = [&] {
            const auto folder = test::writeSample(runs_, run);
            ui::ReportPlaces places;
            places.folders = {folder.value().path()};
            ui::ReportRequest request;
            request.locale = QLocale(QStringLiteral("en_US"));
            const ui::Report report = ui::makeReport(request, ui::readReportSource(request, places).value());
            QString html = QString::fromUtf8(ui::bytesOf(report, ui::ReportFormat::Html));
            return html.replace(QChar(0x00A0), QLatin1Char(' '));
        };
        QVERIFY(!words().contains(QStringLiteral("In parallel with each step")));
        run.id = "loader-told";
        run.decoding = 0.0125;
        const QString html = words();
        QVERIFY(html.contains(QStringLiteral("In parallel with each step")));
        QVERIFY(html.contains(QStringLiteral(": decoding 12.5 ms.")));
    }

    /// Of a run on two devices, what each measured last; of any other nothing.
    void listsTheRanks() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        const auto run = test::writeSample(runs_, sample("ranks"));
        QVERIFY(run);
        const QString pdf = out_ + QStringLiteral("/report-ranks.pdf");
        QVERIFY(writeRunReport(run->path(), pdf, QLocale(QStringLiteral("en_US"))));
        QVERIFY(!textOf(pdf).contains(QStringLiteral("Own work")));

        EventReader reader(run->events());
        const auto events = reader.readNew();
        QVERIFY(events);
        // Before the last line, which says how many there are.
        std::ofstream log(run->events().string(), std::ios::trunc);
        std::int64_t sequence = 0;
        for (const Event& event : *events) {
            if (&event == &events->back())
                for (std::int64_t rank = 0; rank < 2; ++rank) {
                    Event told = event;
                    told.sequence = ++sequence;
                    told.body = RankWindow{.rank = rank,
                                           .step = 100,
                                           .steps = 10,
                                           .images = 640,
                                           .seconds = 1.5,
                                           .dataSeconds = 0.1,
                                           .communicationSeconds = rank == 0 ? 0.5 : 0.25};
                    log << encode(told);
                }
            Event moved = event;
            moved.sequence = ++sequence;
            if (auto* finished = std::get_if<Finished>(&moved.body)) finished->events = sequence;
            log << encode(moved);
        }
        log.close();
        QVERIFY(writeRunReport(run->path(), pdf, QLocale(QStringLiteral("en_US"))));
        const QString text = textOf(pdf);
        // 100 and 125 ms of its own work a step, in both 10 ms of waiting for data; rank 0 waits 25 ms longer.
        QVERIFY2(text.contains(QStringLiteral("64 (50.0%) 100.0 25.0 10.0 60")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("64 (50.0%) 125.0 0.00 10.0 77")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Rank 1 needs 25% longer than the others for a step")), qPrintable(text));
    }

    void isOneVectorDocument_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("best");
        QTest::newRow("en") << QStringLiteral("en_US") << QStringLiteral("92.57");
        QTest::newRow("ru") << QStringLiteral("ru_RU") << QStringLiteral("92,57");
        QTest::newRow("es") << QStringLiteral("es_ES") << QStringLiteral("92,57");
    }
    void isOneVectorDocument() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        QFETCH(QString, language);
        QFETCH(QString, best);
        const auto run = test::writeSample(runs_, sample("one-" + language.toStdString()));
        QVERIFY(run);
        const QString pdf = out_ + QStringLiteral("/report-") + language + QStringLiteral(".pdf");
        QVERIFY(writeRunReport(run->path(), pdf, QLocale(language)));

        const QString text = textOf(pdf);
        QVERIFY(text.contains(QStringLiteral("Trial of ResNet-8")));
        QVERIFY2(text.contains(best), qPrintable(text));
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("1 ?/ ?3"))));
        QVERIFY(text.contains(QStringLiteral("AMD EPYC 9354")));
        // No raster image, and every font embedded with a mapping back to Unicode.
        QVERIFY(!said(QStringLiteral("pdfimages"), {QStringLiteral("-list"), pdf}).contains(QStringLiteral("image ")));
        const QString fonts = said(QStringLiteral("pdffonts"), {pdf});
        QVERIFY2(fonts.count(QStringLiteral("NotoSans")) == fonts.count(QStringLiteral("Identity-H")),
                 qPrintable(fonts));
        QVERIFY2(!fonts.contains(QRegularExpression(QStringLiteral(" no (yes|no) (yes|no) \\d"))), qPrintable(fonts));
        const QString info = said(QStringLiteral("pdfinfo"), {pdf});
        QVERIFY2(info.contains(QStringLiteral("Trial of ResNet-8")), qPrintable(info));
        QVERIFY(info.contains(QStringLiteral("A4")));
        QVERIFY(info.contains(QStringLiteral("Epochal")));
    }

    void sameRunSameBytes() {
        const auto run = test::writeSample(runs_, sample("same"));
        QVERIFY(run);
        const QString first = home_.filePath(QStringLiteral("first.pdf")),
                      second = home_.filePath(QStringLiteral("second.pdf"));
        QVERIFY(writeRunReport(run->path(), first, QLocale(QStringLiteral("en_US"))));
        QTest::qWait(1100);                  // past the second to which a creation date is rounded
        QHashSeed::resetRandomGlobalSeed();  // as in a different process
        QVERIFY(writeRunReport(run->path(), second, QLocale(QStringLiteral("en_US"))));
        QVERIFY(contentOf(first).startsWith("%PDF-"));
        QCOMPARE(contentOf(first), contentOf(second));
    }

    void longTableRepeatsItsHead() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        SampleRun many = sample("many");
        many.spec.stop.epochs = many.epochs = 120;
        many.spec.stop.target = 0;
        many.windowsPerEpoch = 30;
        many.brokenAfter = 40;
        many.offer = test::sampleRentedOffer();
        many.spec.price.preparationMinutes = 4;
        many.exit->attempt = 2;
        const auto run = test::writeSample(runs_, many);
        QVERIFY(run);
        const QString pdf = out_ + QStringLiteral("/report-long.pdf");
        QVERIFY(writeRunReport(run->path(), pdf, QLocale(QStringLiteral("en_US"))));
        const QString text = textOf(pdf);
        QVERIFY2(text.count(QStringLiteral("Learning")) >= 4, qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("4.6016 USD/h")));
        QVERIFY(text.contains(QStringLiteral("aws.amazon.com")));
        QVERIFY(text.contains(QStringLiteral("time and cost to a target")));
    }

    void missingFiguresAreNamed() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        SampleRun early = sample("early");
        early.epochs = 0;
        early.partialEpoch = 0.03;
        early.exit.reset();
        early.offer = test::sampleRentedOffer();
        early.offer.pricePerHour.reset();
        const auto run = test::writeSample(runs_, early);
        QVERIFY(run);
        const QString pdf = out_ + QStringLiteral("/report-early.pdf");
        QVERIFY(writeRunReport(run->path(), pdf, QLocale(QStringLiteral("en_US"))));
        const QString text = textOf(pdf);
        QVERIFY2(text.contains(QStringLiteral("no evaluation yet")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("the offer has no price")));
        QVERIFY(text.contains(QStringLiteral("interrupted")));
    }

    void queuedRunHasAReportToo() {
        SampleRun queued = sample("queued");
        queued.begun = false;
        queued.exit.reset();
        const auto run = test::writeSample(runs_, queued);
        QVERIFY(run);
        QVERIFY(writeRunReport(run->path(), home_.filePath(QStringLiteral("queued.pdf")),
                               QLocale(QStringLiteral("en_US"))));
    }

    void languageOfTheWindowIsLeftAlone() {
        struct Watcher : QObject {
            int heard = 0;
            bool eventFilter(QObject*, QEvent* event) override {
                heard += event->type() == QEvent::LanguageChange;
                return false;
            }
        } watcher;
        QWidget window;
        window.installEventFilter(&watcher);
        const auto run = test::writeSample(runs_, sample("quiet"));
        QVERIFY(run);
        QVERIFY(
            writeRunReport(run->path(), home_.filePath(QStringLiteral("quiet.pdf")), QLocale(QStringLiteral("ru_RU"))));
        QCoreApplication::processEvents();
        QCOMPARE(watcher.heard, 0);
    }

    void troubleIsToldAndNothingIsLeft() {
        const auto run = test::writeSample(runs_, sample("trouble"));
        QVERIFY(run);
        const QString nowhere = home_.filePath(QStringLiteral("no/such/folder/report.pdf"));
        const Status unwritable = writeRunReport(run->path(), nowhere, QLocale(QStringLiteral("en_US")));
        QVERIFY(!unwritable);
        QCOMPARE(unwritable.error().kind, ErrorKind::Disk);
        QVERIFY(!QFile::exists(nowhere));

        std::ofstream(run->path() / "spec.json") << "{ torn";
        const QString pdf = home_.filePath(QStringLiteral("trouble.pdf"));
        const Status damaged = writeRunReport(run->path(), pdf, QLocale(QStringLiteral("en_US")));
        QVERIFY(!damaged);
        QCOMPARE(damaged.error().kind, ErrorKind::Damaged);
        QVERIFY(!QFile::exists(pdf));
    }

private:
    QTemporaryDir home_;
    QString out_;
    Path runs_;
};

QTEST_MAIN(RunReportTest)
#include "run_report_test.moc"
