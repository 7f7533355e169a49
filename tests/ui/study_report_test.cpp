// Reports of the shipped studies, in every language: complete words in that language, and bars in pairs.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "core/base/json.h"
#include "ui/report/report_drawing.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"

#include "tests/support/patience.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

const QChar kEllipsis(0x2026);

/// All text in a report's tables, charts and paragraphs.
class Texts {
public:
    explicit Texts(const Report& report) {
        all << report.title << report.subtitle << report.headRight;
        for (const Report::KeyFigure& key : report.keys) all << key.label << key.value << key.unit << key.note;
        for (const Report::Block& block : report.blocks) std::visit([this](const auto& one) { take(one); }, block);
    }
    [[nodiscard]] bool holds(const QString& text) const {
        return std::any_of(all.begin(), all.end(), [&](const QString& one) { return one.contains(text); });
    }
    QStringList all;

private:
    void take(const Report::Figure& figure) {
        all << figure.caption << figure.spec.xTitle << figure.spec.yTitle << figure.bars.parts;
        for (const ChartPoint& point : figure.spec.points) all << point.label;
        for (const ChartSeries& series : figure.spec.series) all << series.endLabel;
        for (const ChartFrontier& frontier : figure.spec.frontiers) all << frontier.label;
        for (const BarGroup& group : figure.bars.groups) {
            all << group.label << group.note;
            for (const Bar& bar : group.bars) all << bar.text;
        }
    }
    void take(const Report::Part& part) {
        all << part.title << part.paragraphs;
        for (const Fact& fact : part.facts) all << fact.label << fact.value;
        take(part.figure);
    }
    void take(const Report::Columns& columns) { take(columns.left), take(columns.right); }
    void take(const Report::Table& table) {
        all << table.title << table.note;
        for (const Report::Column& column : table.columns) all << column.head;
        for (const Report::Row& row : table.rows) {
            all << row.group;
            for (const Report::Cell& cell : row.cells) all << cell.text;
        }
    }
    void take(const Report::Definitions& definitions) {
        for (const Fact& fact : definitions.terms) all << fact.label << fact.value;
    }
};

/// The table that has a column of this name.
const Report::Table* tableWith(const Report& report, const QString& head) {
    for (const Report::Block& block : report.blocks)
        if (const auto* table = std::get_if<Report::Table>(&block))
            for (const Report::Column& column : table->columns)
                if (column.head == head) return table;
    return nullptr;
}

QString textOf(const Report::Table& table) {
    QString all;
    for (const Report::Row& row : table.rows) {
        all += QLatin1Char('|');
        for (const Report::Cell& cell : row.cells) all += cell.text + QLatin1Char('|');
        all += QLatin1Char('\n');
    }
    return all;
}

const Report::Figure* barsOf(const Report& report) {
    for (const Report::Block& block : report.blocks)
        if (const auto* columns = std::get_if<Report::Columns>(&block))
            if (!columns->left.figure.bars.groups.empty()) return &columns->left.figure;
    return nullptr;
}

/// The lower edge of a page's fourth line of text below the running header, in Paper's units.
constexpr qreal kFourLines = 66 * ReportPages::kPoint;

}  // namespace

class StudyReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(home_.isValid());
        const QByteArray kept = qgetenv("EPOCHAL_PICTURES");
        out_ = kept.isEmpty() ? home_.path() : QString::fromLocal8Bit(kept);
        QVERIFY(QDir().mkpath(out_));
        Theme::instance().setChoice(ThemeChoice::Light);
        const auto studies = shippedStudies();
        QVERIFY2(studies, studies ? "" : english(studies.error()).c_str());
        places_.studies = *studies;
    }

    /// A figure of one of two groups is named by a phrase, not by two labels side by side.
    void theFiguresOfTwoGroupsNameTheirGroup() {
        QStringList labels;
        for (const Report::KeyFigure& key : reportOf(QStringLiteral("painter-2020"), QStringLiteral("en_US")).keys)
            labels += key.label;
        for (const char* group : {"Heavy: ResNet-101", "Light: ResNet-34"})
            for (const char* what : {"Cheapest", "Fastest"}) {
                const auto wanted = QStringLiteral("%1 in \"%2\"").arg(QLatin1String(what), QLatin1String(group));
                QVERIFY2(labels.contains(wanted), qPrintable(labels.join(QLatin1Char('\n'))));
            }
    }

    void nothingIsCutShort_data() {
        QTest::addColumn<QString>("study");
        QTest::addColumn<QString>("language");
        for (const Study& study : places_.studies)
            for (const char* language : {"en_US", "ru_RU", "es_ES"})
                QTest::addRow("%s-%s", study.id.c_str(), language)
                    << QString::fromStdString(study.id) << QString::fromLatin1(language);
    }
    void nothingIsCutShort() {
        QFETCH(QString, study);
        QFETCH(QString, language);
        const Report report = reportOf(study, language);
        for (const QString& text : Texts(report).all) QVERIFY2(!text.contains(kEllipsis), qPrintable(text));
        const QString file = QStringLiteral("%1/%2-%3.pdf").arg(out_, study, language);
        QVERIFY(writeReport(report, file, ReportFormat::Pdf));
        ImagePaper nowhere(0, -1, Paper::kUnitsPerInch);
        QVERIFY(drawReport(report, nowhere, 0).end > kFourLines);
        QProcess reader;
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("poppler-utils is not installed");
        reader.start(QStringLiteral("pdftotext"), {file, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished(test::kPatience));
        const QString drawn = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY(drawn.size() > 200);
        QVERIFY2(!drawn.contains(kEllipsis), qPrintable(drawn.mid(qMax(0, drawn.indexOf(kEllipsis) - 80), 90)));
    }

    /// However long a list is, and whatever follows it, the last page has four lines or more.
    void noPageHasButTheEndOfAList() {
        for (const bool terms : {true, false}) {
            int pages = 0;
            for (int lines = 30; lines < 90; ++lines) {
                QList<Fact> list;
                for (int i = 0; i < lines; ++i) list << Fact{QStringLiteral("Term"), QStringLiteral("meaning")};
                Report report;
                report.title = QStringLiteral("List");
                if (terms)
                    report.blocks << Report::Definitions{QStringLiteral("Terms"), list};
                else
                    report.blocks << Report::Columns{
                        {QStringLiteral("Facts"), {}, {}, list}, {}, QStringLiteral("A note below.")};
                ImagePaper nowhere(0, -1, Paper::kUnitsPerInch);
                const DrawnReport drawn = drawReport(report, nowhere, 0);
                QVERIFY2(drawn.end > kFourLines, qPrintable(QString::number(lines)));
                pages = drawn.pages;
            }
            QVERIFY(pages > 1);
        }
    }

    /// A chart of 24 bars is on the first page, below the findings, and not on a page of its own.
    void aTallChartFillsThePageItBeginsOn() {
        const Report report = reportOf(QStringLiteral("mlperf-resnet50"), QStringLiteral("en_US"));
        ImagePaper nowhere(0, -1, Paper::kUnitsPerInch);
        int page = 0;
        for (const ReportPages::Bookmark& one : drawReport(report, nowhere, 0).bookmarks)
            if (one.title == QStringLiteral("Time")) page = one.page;
        QCOMPARE(page, 1);
    }

    /// The shipped font has no minus sign: nothing on paper is taken from another.
    void negativeNumbersAreInTheShippedFont() {
        const QString file = out_ + QStringLiteral("/negative.pdf");
        Report report;
        report.title = QStringLiteral("Negative");
        Report::Part part{QStringLiteral("Below zero"), {}, {QStringLiteral("\u22125.00")}, {}};
        part.figure.spec.series.push_back({QStringLiteral("line"), 0, false, {{0, -5}, {1, -3}}});
        report.blocks << part;
        QVERIFY(writeReport(report, file, ReportFormat::Pdf));
        QProcess reader;
        reader.start(QStringLiteral("pdffonts"), {file});
        if (!reader.waitForStarted(test::kPatience)) QSKIP("poppler-utils is not installed");
        QVERIFY(reader.waitForFinished(test::kPatience));
        const QString fonts = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY(fonts.contains(QStringLiteral("NotoSans")));
        QVERIFY2(fonts.count(QStringLiteral("NotoSans")) == fonts.count(QStringLiteral("Identity-H")),
                 qPrintable(fonts));
    }

    /// Group headings and row names come with the study, in English, and are translated.
    void namesSpeakTheLanguage() {
        const Texts russian(reportOf(QStringLiteral("painter-2020"), QStringLiteral("ru_RU")));
        QVERIFY(russian.holds(QStringLiteral("Тяжёлая: ResNet-101")));
        for (const char* word : {"Heavy", "Light", "dedicated", "Catalyst team"})
            QVERIFY2(!russian.holds(QLatin1String(word)), word);
        const Texts spanish(reportOf(QStringLiteral("tpu-v100-2018"), QStringLiteral("es_ES")));
        for (const char* word : {"Throughput", "reserved", "monthly", "translation"})
            QVERIFY2(!spanish.holds(QLatin1String(word)), word);
    }

    /// Nine rows on five machines: 2 x 5 bars minus the one that was not measured.
    void heavyAndLightStandInPairs() {
        const Report report = reportOf(QStringLiteral("painter-2020"), QStringLiteral("en_US"));
        const Report::Figure* figure = barsOf(report);
        QVERIFY(figure);
        QCOMPARE(figure->bars.groups.size(), std::size_t(5));
        QCOMPARE(figure->bars.parts,
                 QStringList({QStringLiteral("Heavy: ResNet-101"), QStringLiteral("Light: ResNet-34")}));
        const BarGroup& three = figure->bars.groups[2];
        QCOMPARE(three.label, QStringLiteral("HOSTKEY dedicated"));
        QCOMPARE(three.note, QStringLiteral("3\u00a0×\u00a0GTX 1080 Ti"));
        QVERIFY(std::isnan(three.bars[1].value));
        QCOMPARE(three.bars[1].text, QStringLiteral("not measured"));
        // The published cost that is not consistent with its inputs is drawn as a tick: 4.50 where 1003 s x 0.4087 ct/s
        // is 4.10.
        QCOMPARE(figure->bars.groups[4].bars[0].text, QStringLiteral("4.10"));
        QCOMPARE(figure->bars.groups[4].bars[0].tick, std::optional(4.5));
    }

    /// 0.09 and 0.07 EUR keep the table's two digits everywhere; 4.10 EUR never becomes 4.1.
    void amountsAreWrittenInOneWay() {
        const Texts texts(reportOf(QStringLiteral("painter-2020"), QStringLiteral("en_US")));
        QVERIFY(texts.holds(QStringLiteral("for 4.10\u00a0EUR")));
        QVERIFY(texts.all.contains(QStringLiteral("0.09")));
        QVERIFY(!texts.holds(QStringLiteral("4.1\u00a0EUR")));
        for (const char* other : {"0.090", "0.071"}) QVERIFY2(!texts.all.contains(QLatin1String(other)), other);
    }

    /// Published figures are audited; derived ones are in a separate table that says so.
    void derivedFiguresAreNotCalledPublished() {
        const Report lambda = reportOf(QStringLiteral("lambda-resnet50"), QStringLiteral("en_US"));
        QVERIFY(!tableWith(lambda, QStringLiteral("Published")));
        const Report::Table* derived = tableWith(lambda, QStringLiteral("Derived here"));
        QVERIFY(derived);
        // 1301 images/s / (2125 / 1000) USD.
        QVERIFY(textOf(*derived).contains(QStringLiteral("612")));
        const Report mlperf = reportOf(QStringLiteral("mlperf-resnet50"), QStringLiteral("en_US"));
        QVERIFY(!tableWith(mlperf, QStringLiteral("Published")));
        const Report::Table* figures = tableWith(mlperf, QStringLiteral("Throughput, images/s"));
        QVERIFY(figures && figures->note.contains(QStringLiteral("* Derived here")));
        QVERIFY(textOf(*figures).contains(QStringLiteral("2,756*")));
        const Report dawnbench = reportOf(QStringLiteral("dawnbench-imagenet"), QStringLiteral("en_US"));
        for (const Report::Row& row : tableWith(dawnbench, QStringLiteral("Published"))->rows)
            QVERIFY2(row.cells.last().text == QStringLiteral("consistent"), qPrintable(row.cells[1].text));
        QVERIFY(!Texts(dawnbench).holds(QStringLiteral("* Derived here")));
    }

    /// The source says "near linear", not 100; a difference of 0.4 points is under 1, but not 0.
    void theAuditShowsWhatWasSaid() {
        const Report many = reportOf(QStringLiteral("many-gpus"), QStringLiteral("en_US"));
        const QString said = textOf(*tableWith(many, QStringLiteral("Published")));
        QVERIFY2(said.contains(QStringLiteral("|near linear|11|")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("|2.2|0.020|")), qPrintable(said));
        const Report mxnet = reportOf(QStringLiteral("mxnet-2017"), QStringLiteral("en_US"));
        const QString bounds = textOf(*tableWith(mxnet, QStringLiteral("Published")));
        QVERIFY2(bounds.contains(QStringLiteral("|under 1|0.40|")), qPrintable(bounds));
    }

    /// A figure that rounds to zero is printed with as many decimals as its source has.
    void aPrintedZeroKeepsItsDecimals() {
        ReportRequest request;
        request.kind = ReportKind::Study;
        request.subject = QStringLiteral("painter-2020");
        request.ownQuery = true;
        request.locale = QLocale(QStringLiteral("ru_RU"));
        auto source = readReportSource(request, places_);
        QVERIFY(source && !source->study->claims.empty());
        source->study->claims.front().published.text = "0.00";
        const Report report = makeReport(request, *source);
        bool found = false;
        for (const QString& text : Texts(report).all) found = found || text == QStringLiteral("0,00");
        QVERIFY(found);
    }

    /// The V100 contributes one point of its curve, beside the TPU's two.
    void aSinglePointStandsInTheChart() {
        const Report report = reportOf(QStringLiteral("tpu-v100-2018"), QStringLiteral("en_US"));
        std::vector<std::size_t> points;
        const auto take = [&](const Report::Figure& figure) {
            for (const ChartSeries& series : figure.spec.series)
                if (figure.caption.startsWith(QStringLiteral("Validation"))) points.push_back(series.points.size());
        };
        for (const Report::Block& block : report.blocks) {
            if (const auto* part = std::get_if<Report::Part>(&block)) take(part->figure);
            if (const auto* columns = std::get_if<Report::Columns>(&block))
                take(columns->left.figure), take(columns->right.figure);
        }
        QCOMPARE(points, (std::vector<std::size_t>{2, 1, 1}));
    }

    /// From 158 s to 251 h: a line that ends after minutes is visible beside one of ten days.
    void curvesOfAllLengthsAreSeen() {
        const Report report = reportOf(QStringLiteral("dawnbench-imagenet"), QStringLiteral("en_US"));
        const auto* part = std::get_if<Report::Part>(&report.blocks.front());
        QVERIFY(part);
        QCOMPARE(part->figure.spec.series.size(), std::size_t(13));
        QVERIFY(part->figure.spec.logX && !part->figure.spec.xFrom);
        for (const ChartSeries& series : part->figure.spec.series)
            for (const CurvePoint& point : series.points) QVERIFY(point.x > 0);
    }

    /// Epochs against the batch size: rows without any time show both.
    void epochsStandBesideTheBatch() {
        const Report report = reportOf(QStringLiteral("mlperf-epochs"), QStringLiteral("en_US"));
        const Report::Table* table = tableWith(report, QStringLiteral("Epochs to target"));
        QVERIFY(table);
        QVERIFY2(textOf(*table).contains(QStringLiteral("|32,768|75.90*|56.0*|")), qPrintable(textOf(*table)));
        QVERIFY(!tableWith(reportOf(QStringLiteral("mlperf-resnet50"), QStringLiteral("en_US")),
                           QStringLiteral("Epochs to target")));
    }

    void htmlNeedsNothingElse() {
        const Report report = reportOf(QStringLiteral("painter-2020"), QStringLiteral("es_ES"));
        const QString html = QString::fromUtf8(bytesOf(report, ReportFormat::Html));
        for (const char* outside : {"src=", "@import", "url(http", "<script", "<link"})
            QVERIFY2(!html.contains(QLatin1String(outside)), outside);
        QVERIFY(html.contains(QStringLiteral("lang=\"es")));
    }

private:
    [[nodiscard]] Report reportOf(const QString& study, const QString& language) const {
        ReportRequest request;
        request.kind = ReportKind::Study;
        request.subject = study;
        request.ownQuery = true;
        request.locale = QLocale(language);
        const auto source = readReportSource(request, places_);
        return source ? makeReport(request, *source) : Report();
    }

    QTemporaryDir home_;
    QString out_;
    ReportPlaces places_;
};

QTEST_MAIN(StudyReportTest)
#include "study_report_test.moc"
