// The report of a scaling experiment: charts, table and sentences of the page, in each language and format.
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/ui/support/scaling_samples.h"
#include "ui/report/report_drawing.h"
#include "ui/report/report_source.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"

using namespace epochal;

class ScalingReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const QByteArray kept = qgetenv("EPOCHAL_PICTURES");
        out_ = kept.isEmpty() ? home_.path() : QString::fromLocal8Bit(kept);
        QVERIFY(QDir().mkpath(out_));
        places_.home = home_.path().toStdString();
        ui::Theme::instance().setChoice(ui::ThemeChoice::Light);
        for (const test::ToldRun& run : test::scaledRuns(test::sampleScaling())) {
            QVERIFY(test::writeTold(places_.home / "runs", run));
            ids_ += QString::fromStdString(run.id);
        }
    }

    void isWrittenInEveryLanguage_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en_US", "ru_RU", "es_ES"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void isWrittenInEveryLanguage() {
        QFETCH(QString, language);
        const ui::Report report = reportIn(language);
        const QString name = QStringLiteral("%1/scaling-%2").arg(out_, language);
        for (const auto& [ending, format] : {std::pair(QStringLiteral(".pdf"), ui::ReportFormat::Pdf),
                                             std::pair(QStringLiteral(".html"), ui::ReportFormat::Html),
                                             std::pair(QStringLiteral(".csv"), ui::ReportFormat::Csv)}) {
            QVERIFY(ui::writeReport(report, name + ending, format));
            QVERIFY(ui::bytesOf(report, format) == ui::bytesOf(reportIn(language), format));
        }
        if (qEnvironmentVariableIsEmpty("EPOCHAL_PICTURES")) return;
        int page = 0;
        for (const QImage& picture : ui::picturesOf(report, 1, 3, 3, 80))
            QVERIFY(picture.save(QStringLiteral("%1-%2.png").arg(name).arg(++page)));
    }

    /// One line too many for a page takes no page of its own where a figure can be somewhat lower.
    void fewLinesHaveNoPageOfTheirOwn() {
        ui::Report report;
        report.title = QStringLiteral("Lines");
        report.language = QStringLiteral("en-US");
        ui::Report::Part part{QStringLiteral("Figure"), {}, {}, {}};
        ui::ChartSeries line;
        line.points = {{0, 0}, {1, 1}};
        part.figure.spec.series.push_back(line);
        part.figure.height = 250;
        report.blocks << part;
        const auto withLines = [&](int count) {
            ui::Report::Part text{QStringLiteral("Text"), {}, {}, {}};
            for (int i = 0; i < count; ++i) text.paragraphs << QStringLiteral("line");
            ui::Report filled = report;
            filled.blocks << text;
            return filled;
        };
        int lines = 1;
        while (ui::countPages(withLines(lines)) == 1) ++lines;
        QVERIFY(lines > 10);
        const ui::Report tight = ui::tightened(withLines(lines));
        QCOMPARE(ui::countPages(tight), 1);
        QVERIFY(tight.figureShare >= 0.8 && tight.figureShare < 1);
        QCOMPARE(ui::tightened(withLines(lines - 1)).figureShare, 1.0);
        QCOMPARE(ui::tightened(withLines(lines + 20)).figureShare, 1.0);  // a page worth turning to
    }

    void hasWhatThePageHas() {
        const ui::Report report = reportIn(QStringLiteral("en_US"));
        int figures = 0, modeled = 0, published = 0;
        QStringList said;
        for (const ui::Report::Block& block : report.blocks) {
            if (const auto* columns = std::get_if<ui::Report::Columns>(&block)) {
                for (const ui::Report::Part* part : {&columns->left, &columns->right})
                    figures += part->figure.empty() ? 0 : 1;
            } else if (const auto* part = std::get_if<ui::Report::Part>(&block)) {
                figures += part->figure.empty() ? 0 : 1;
                said += part->paragraphs;
            } else if (const auto* table = std::get_if<ui::Report::Table>(&block)) {
                if (!table->title.endsWith(QStringLiteral("Scaling"))) continue;
                QCOMPARE(table->columns.size(), 10);
                for (const ui::Report::Row& row : table->rows) {
                    if (row.cells.isEmpty()) continue;
                    modeled += row.cells.front().text.contains(QStringLiteral("modeled")) ? 1 : 0;
                    published += row.cells.front().text.contains(QStringLiteral("2017")) ? 1 : 0;
                    QCOMPARE(row.cells.size(), 10);
                }
            }
        }
        QVERIFY(figures >= 3);
        QCOMPARE(modeled, 6);
        QCOMPARE(published, 2);
        QVERIFY2(said.join(QLatin1Char('\n')).contains(QStringLiteral("One round on 8 devices beats 8 rounds on one")),
                 qPrintable(said.join(QLatin1Char('\n'))));
    }

private:
    ui::Report reportIn(const QString& language) {
        ui::ReportRequest request;
        request.kind = ui::ReportKind::Comparison;
        request.ids = ids_;
        request.query.target = 0.9;
        request.locale = QLocale(language);
        const auto source = ui::readReportSource(request, places_);
        if (!source) qFatal("%s", english(source.error()).c_str());
        return ui::makeReport(request, *source);
    }

    QTemporaryDir home_;
    QString out_;
    ui::ReportPlaces places_;
    QStringList ids_;
};

QTEST_MAIN(ScalingReportTest)
#include "scaling_report_test.moc"
