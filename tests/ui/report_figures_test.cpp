// Reports of runs given in round numbers: figures worked out by hand, equal in every format and language; tables over
// several pages with repeated headers.
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "tests/support/patience.h"
#include "tests/ui/support/compare_fixture.h"
#include "tests/ui/support/documents.h"
#include "tests/ui/support/shown_texts.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/report/report_drawing.h"
#include "ui/report/report_writer.h"

using namespace epochal;
using namespace epochal::ui;
using test::same;

class ReportFiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(its_.fill());
        places_.home = its_.sandbox().home();
        test::ToldRun longRun;
        longRun.id = "20261120-190000-long";
        longRun.spec.name = "long";
        longRun.offer = test::toldOffer("Acme", "a1", "3.60");
        for (int epoch = 1; epoch <= 120; ++epoch) longRun.epochs.push_back({9, 1, 0.5 + epoch / 1000.0});
        longRun.spec.stop.epochs = 120;
        longRun.spec.stop.target = 60;
        QVERIFY(test::writeTold(places_.home / "runs", longRun));
        // On a CPU, at the price of a V100, with an offer whose name comes from a hostile price list.
        test::ToldRun elsewhere;
        elsewhere.id = "20261120-191000-cpu";
        elsewhere.spec.name = "elsewhere";
        elsewhere.machine.cpu = "Xeon";
        elsewhere.offer = test::toldOffer("AWS", "p3\x1b[2J\u202E2xlarge", "3.60");
        elsewhere.offer.accelerator = "V100";
        elsewhere.offer.count = 1;
        elsewhere.epochs = {{90, 10, .5}};
        elsewhere.watts = 72;
        QVERIFY(test::writeTold(places_.home / "runs", elsewhere));
        // By its loss: 0.5, 0.3, 0.4.
        test::ToldRun byLoss;
        byLoss.id = "20261120-192000-loss";
        byLoss.spec.name = "by loss";
        byLoss.spec.optimizer.globalBatch = 100;
        byLoss.spec.stop.epochs = 3;
        byLoss.spec.stop.measure = "loss";
        byLoss.spec.stop.target = 0.35;
        byLoss.offer = test::toldOffer("Acme", "a1", "3.60");
        byLoss.epochs = {{90, 10, .5}, {90, 10, .7}, {90, 10, .6}};
        QVERIFY(test::writeTold(places_.home / "runs", byLoss));
    }
    void init() { Language::apply(QStringLiteral("en")); }
    void cleanupTestCase() { its_.end(); }

    /// The first seed: 270 s of steps, 300 s in all, billed as 360 s at 0.1 cent; 100 images/s at 3.60 USD/h.
    void aRunsKeyFiguresAreWorkedOut() {
        const Report report = runReport(its_.ids()[0], "en_US");
        QVERIFY(keyIs(report, QStringLiteral("Best top-1"), 80));
        QVERIFY(keyIs(report, QStringLiteral("Active time"), 300));
        QVERIFY(keyIs(report, QStringLiteral("Images/s"), 100));
        QVERIFY(keyIs(report, QStringLiteral("Images/s per USD/h"), 100 / 3.6));
        QVERIFY(keyIs(report, QStringLiteral("Cost"), 0.36));
    }

    /// At or below 0.35 after the second of three epochs of 100 s at 0.1 cent.
    void aRunsOwnMeasureDecides() {
        const Report report = runReport(QStringLiteral("20261120-192000-loss"), "en_US");
        QVERIFY(keyIs(report, QStringLiteral("Best loss"), 0.3));
        QVERIFY(keyIs(report, QStringLiteral("Time to target"), 200));
        QVERIFY(keyIs(report, QStringLiteral("Cost to target"), 0.2));
        const QString said = QString::fromUtf8(bytesOf(report, ReportFormat::Html));
        QVERIFY2(said.contains(QStringLiteral("The best loss is 0.3000.")), qPrintable(said));
        QVERIFY(said.contains(QStringLiteral("The target of 0.35 was reached in epoch\u00a02")));
        QVERIFY(said.contains(QStringLiteral("The last epoch did not improve loss.")));
        QVERIFY(said.contains(QStringLiteral("first evaluation at or below the target")));
        QVERIFY(said.contains(QStringLiteral("Loss by epoch")));
        QVERIFY2(!said.contains(QStringLiteral("in the report,")), qPrintable(said));  // both counts agree
    }

    /// With 70 % as the target: the two seeds after two epochs, 0.30 and 0.24 USD; beta after three, 135 s, 0.39 USD.
    void aComparisonsKeyFiguresAreWorkedOut() {
        ReportRequest request;
        request.kind = ReportKind::Comparison;
        request.ids = its_.ids();
        request.query.target = 0.7;
        const Report report = made(request, "en_US");
        QList<double> keys;
        for (const Report::KeyFigure& key : report.keys) keys += key.raw.toDouble();
        QVERIFY(keys.size() >= 4);
        QVERIFY2(same(keys[0], 0.27) && same(keys[1], 135) && same(keys[2], 120 / 3.6) && same(keys[3], 82),
                 qPrintable(report.keys[0].raw + QLatin1Char(' ') + report.keys[1].raw));
    }

    void moneyOfAnotherMachineIsAWhatIf() {
        const Report report = runReport(QStringLiteral("20261120-191000-cpu"), "en_US");
        QVERIFY2(report.subtitle.value(1).contains(QStringLiteral("on Xeon. What-if: priced at AWS p3")),
                 qPrintable(report.subtitle.join(QLatin1Char('\n'))));
        QVERIFY(keyIs(report, QStringLiteral("Cost, what-if"), 0.1));
        QVERIFY(keyIs(report, QStringLiteral("Images/s per USD/h, what-if"), 100 / 3.6));
        QVERIFY(!runReport(its_.ids()[0], "en_US").subtitle.join(QLatin1Char(' ')).contains(QStringLiteral("What-if")));
        // The same row in a comparison, beside one that ran on the machine it is priced at.
        ReportRequest request;
        request.kind = ReportKind::Comparison;
        request.ids = {QStringLiteral("20261120-191000-cpu"), its_.ids()[0]};
        const QString csv = QString::fromUtf8(bytesOf(made(request, "en_US"), ReportFormat::Csv));
        QVERIFY(csv.contains(QStringLiteral("2xlarge, 1 × V100, what-if")) && csv.contains(QStringLiteral("1 × CPU")));
        QVERIFY(!csv.contains(QStringLiteral("a1, 1 × L4, what-if")));
        for (const QChar bond : {QChar(QChar::Nbsp), QChar(0x2060)}) QVERIFY(!csv.contains(bond));
    }

    /// 100 s at 72 W are 2 Wh.
    void energyThatWasMeasuredIsReported() {
        const QString csv =
            QString::fromUtf8(bytesOf(runReport(QStringLiteral("20261120-191000-cpu"), "en_US"), ReportFormat::Csv));
        QVERIFY2(csv.contains(QStringLiteral("Measured energy,2.00 Wh")), qPrintable(csv));
        QVERIFY(csv.contains(QStringLiteral("Measured mean power,72.0 W")));
        QVERIFY(csv.contains(QStringLiteral("Preparation,not counted")));
    }

    void noFileRunsWhatANameHolds() {
        const Report report = runReport(QStringLiteral("20261120-191000-cpu"), "en_US");
        for (const ReportFormat format : {ReportFormat::Csv, ReportFormat::Html}) {
            const QString text = QString::fromUtf8(bytesOf(report, format));
            QVERIFY(text.contains(QStringLiteral("p3 [2J 2xlarge")));
            QVERIFY(!text.contains(QChar(0x1b)) && !text.contains(QChar(0x202E)));
        }
        // The printed report is drawn from the same value.
        QVERIFY(report.subtitle.join(QString()).contains(QStringLiteral("p3 [2J 2xlarge")));
    }

    void theTableOfEpochsIsWhatWasTold() {
        const Report::Table table = epochs(runReport(its_.ids()[0], "en_US"));
        QCOMPARE(table.rows.size(), 3);
        const double top1[] = {50, 70, 80}, active[] = {100, 200, 300}, cost[] = {0.18, 0.30, 0.36};
        for (int row = 0; row < 3; ++row) {
            const QList<Report::Cell>& cells = table.rows[row].cells;
            QVERIFY(same(cells[0].raw.toDouble(), row + 1) && same(cells[3].raw.toDouble(), top1[row]));
            QVERIFY(same(cells[cells.size() - 2].raw.toDouble(), active[row]));
            QVERIFY(same(cells.last().raw.toDouble(), cost[row]));
        }
        QVERIFY(table.rows[2].cells[3].bold && !table.rows[1].cells[3].bold);  // the best
    }

    /// What CSV and HTML contain reads back as the numbers of the table, in each language.
    void filesReadBackAsTheSameNumbers_data() {
        QTest::addColumn<QString>("language");
        for (const char* one : {"en_US", "ru_RU", "es_ES"}) QTest::newRow(one) << QString::fromLatin1(one);
    }
    void filesReadBackAsTheSameNumbers() {
        QFETCH(QString, language);
        const Report report = runReport(its_.ids()[0], qPrintable(language));
        const Report::Table table = epochs(report);
        const QList<QStringList> csv = test::csvRows(bytesOf(report, ReportFormat::Csv));
        QStringList heads;
        for (const Report::Column& column : table.columns) heads += column.head;
        const qsizetype at = csv.indexOf(heads);
        QVERIFY(at > 0);
        for (qsizetype row = 0; row < table.rows.size(); ++row)
            for (qsizetype column = 0; column < heads.size(); ++column)
                QVERIFY(same(csv[at + 1 + row][column].toDouble(), table.rows[row].cells[column].raw.toDouble()));
        for (const Report::KeyFigure& key : report.keys) {
            const auto line =
                std::find_if(csv.begin(), csv.end(), [&](const QStringList& one) { return one.value(0) == key.label; });
            QVERIFY2(line != csv.end() && same(line->value(1).toDouble(), key.raw.toDouble()), qPrintable(key.label));
        }
        // HTML is for people: the digits on display, in the format of its language.
        const QList<QStringList> html = test::htmlRows(QString::fromUtf8(bytesOf(report, ReportFormat::Html)));
        const qsizetype first = html.indexOf(heads);
        QVERIFY(first >= 0);
        const QLocale locale(language);
        for (qsizetype row = 0; row < table.rows.size(); ++row)
            for (const qsizetype column : {qsizetype{0}, qsizetype{3}, heads.size() - 1}) {
                bool number = false;
                const double shown = locale.toDouble(html[first + 1 + row][column], &number);
                QVERIFY2(number && std::abs(shown - table.rows[row].cells[column].raw.toDouble()) <= 0.005,
                         qPrintable(html[first + 1 + row][column]));
            }
    }

    void machinesReadTheSameInEveryLanguage() {
        QStringList kept;
        for (const char* language : {"en_US", "ru_RU", "es_ES"}) {
            const Report report = runReport(its_.ids()[0], language);
            QStringList raw;
            for (const Report::KeyFigure& key : report.keys) raw += key.raw;
            for (const Report::Row& row : epochs(report).rows)
                for (const Report::Cell& cell : row.cells) raw += cell.raw;
            if (kept.isEmpty()) kept = raw;
            QCOMPARE(raw, kept);
        }
    }

    /// A Russian report while the window is in Spanish: no English in the report, and no effect on the window.
    void theLanguageOfAReportIsItsOwn() {
        const QString source = qEnvironmentVariable("EPOCHAL_SOURCE");
        if (source.isEmpty()) QSKIP("EPOCHAL_SOURCE names no source tree");
        const test::EnglishTexts english(source, QStringLiteral("ru"));
        QVERIFY(!english.isEmpty());
        Language::apply(QStringLiteral("es"));
        const QString window = QCoreApplication::translate("epochal::ui::MainWindow", "Runs");
        const Report report = runReport(its_.ids()[0], "ru_RU");
        QCOMPARE(QCoreApplication::translate("epochal::ui::MainWindow", "Runs"), window);
        QCOMPARE(Formatter::current().locale().language(), QLocale::Spanish);
        QCOMPARE(report.language.left(2), QStringLiteral("ru"));
        QStringList left, all;
        for (const QStringList& row : test::csvRows(bytesOf(report, ReportFormat::Csv))) all += row;
        for (const QString& text : std::as_const(all))
            if (english.holds(text)) left += text;
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
        Language::apply(QStringLiteral("ru"));
        QStringList again;
        for (const QStringList& row : test::csvRows(bytesOf(runReport(its_.ids()[0], "ru_RU"), ReportFormat::Csv)))
            again += row;
        QCOMPARE(again, all);  // whatever the window's language
    }

    /// Nor has the window's language a say in what is drawn, as where an axis starts.
    void pagesAreDrawnInTheLanguageOfTheReport() {
        const Report report = runReport(QStringLiteral("20261120-190000-long"), "ru_RU");
        const int pages = countPages(report);
        constexpr qreal kPixelsPerInch = 60;
        Language::apply(QStringLiteral("ru"));
        const QList<QImage> drawn = picturesOf(report, 1, pages, pages, kPixelsPerInch);
        QCOMPARE(drawn.size(), pages);
        for (const char* window : {"es", "en"}) {
            Language::apply(QString::fromLatin1(window));
            QVERIFY2(picturesOf(report, 1, pages, pages, kPixelsPerInch) == drawn, window);
        }
    }

    /// 120 epochs: each appears once, and every page with rows repeats the header.
    void longTablesRepeatTheirHeads() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        QTemporaryDir folder;
        const QString pdf = folder.filePath(QStringLiteral("long.pdf"));
        const Report report = runReport(QStringLiteral("20261120-190000-long"), "en_US");
        QVERIFY(writeReport(report, pdf, ReportFormat::Pdf));
        const QStringList pages = pagesOf(pdf);
        // Epoch n ends at 50 + n / 10 percent after 10 n seconds.
        QList<int> found;
        int pagesWithRows = 0;
        for (const QString& page : pages) {
            int rows = 0;
            for (const QString& line : page.split(QLatin1Char('\n'))) {
                const QStringList words = line.split(QRegularExpression(QStringLiteral("\\s{2,}")), Qt::SkipEmptyParts);
                bool number = false;
                const int epoch = words.value(0).trimmed().toInt(&number);
                const QString top1 = QString::number(50 + epoch / 10.0, 'f', 2);
                if (!number || epoch < 1 || words.count(top1) < 2) continue;
                found += epoch;
                ++rows;
            }
            if (rows == 0) continue;
            ++pagesWithRows;
            QVERIFY2(page.contains(QStringLiteral("Epoch")) && page.contains(QStringLiteral("Learning")),
                     qPrintable(page));
        }
        QVERIFY(pagesWithRows >= 3);
        QList<int> expected;
        for (int epoch = 1; epoch <= 120; ++epoch) expected += epoch;
        QCOMPARE(found, expected);
    }

    /// Wherever a page ends: no heading is left behind by its sentence or its table, nor the last lines alone on a
    /// page.
    void headingsStayWithWhatFollows() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        QTemporaryDir folder;
        const QString pdf = folder.filePath(QStringLiteral("headings.pdf"));
        Report::Table table;
        table.title = QStringLiteral("Heading of a table");
        table.columns = {{QStringLiteral("Column"), false}};
        table.rows.resize(1);
        table.rows[0].cells = {{QStringLiteral("the only row"), false, {}, {}}};
        const Report::Part part{QStringLiteral("Heading of a part"), {}, {QStringLiteral("Its only sentence.")}, {}};
        const Report::Part last{QStringLiteral("Heading of the last"), {}, {QStringLiteral("Its last line.")}, {}};
        int divided = 0;
        for (int lines = 30; lines < 60; ++lines) {
            Report report;
            report.title = QStringLiteral("Report");
            report.language = QStringLiteral("en");
            Report::Part filler{QStringLiteral("Filler"), {}, {}, {}};
            for (int i = 0; i < lines; ++i) filler.paragraphs += QStringLiteral("line %1").arg(i);
            for (const Report::Block& middle : {Report::Block(part), Report::Block(table)}) {
                report.blocks = {filler, middle, last};
                QVERIFY(writeReport(report, pdf, ReportFormat::Pdf));
                const QStringList pages = pagesOf(pdf);
                divided += pages.size() > 2;  // after each page comes a form feed
                for (const QString& page : pages) {
                    const auto together = [&](const char* one, const char* other) {
                        return page.contains(QLatin1String(one)) == page.contains(QLatin1String(other));
                    };
                    QVERIFY2(together("Heading of a part", "Its only sentence") &&
                                 together("Heading of a table", "the only row") &&
                                 together("Heading of the last", "Its last line"),
                             qPrintable(page));
                }
            }
        }
        QVERIFY(divided > 10);
    }

    /// 60 % is reached at epoch 100, after 1000 s on the wall and 1 USD, and the key figures include both.
    void aTargetReachedHasItsTimeAndCost() {
        const Report report = runReport(QStringLiteral("20261120-190000-long"), "en_US");
        bool time = false, cost = false;
        for (const Report::KeyFigure& key : report.keys) {
            time = time || same(key.raw.toDouble(), 1000);
            cost = cost || (same(key.raw.toDouble(), 1) && key.unit.contains(QStringLiteral("USD")));
        }
        QVERIFY2(time && cost, bytesOf(report, ReportFormat::Csv).left(1500).constData());
    }

private:
    static QStringList pagesOf(const QString& pdf) {
        QProcess process;
        process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
        if (!process.waitForFinished(test::kPatience)) return {};
        return QString::fromUtf8(process.readAllStandardOutput()).split(QChar(0x0C));
    }
    Report made(ReportRequest request, const char* language) const {
        request.locale = QLocale(QLatin1String(language));
        const auto source = readReportSource(request, places_);
        return source ? makeReport(request, *source) : Report();
    }
    Report runReport(const QString& id, const char* language) const {
        ReportRequest request;
        request.ids = {id};
        return made(request, language);
    }
    static bool keyIs(const Report& report, const QString& label, double expected) {
        for (const Report::KeyFigure& key : report.keys)
            if (key.label == label) return same(key.raw.toDouble(), expected);
        return false;
    }
    /// The table with one row an epoch; its first column numbers them.
    static Report::Table epochs(const Report& report) {
        for (const Report::Block& block : report.blocks)
            if (const auto* table = std::get_if<Report::Table>(&block))
                if (!table->rows.isEmpty() && !table->rows[0].cells.isEmpty() &&
                    table->rows[0].cells[0].raw == QStringLiteral("1"))
                    return *table;
        return {};
    }

    test::CompareFixture its_;
    ReportPlaces places_;
};

QTEST_MAIN(ReportFiguresTest)
#include "report_figures_test.moc"
