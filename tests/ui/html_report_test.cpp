#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include "tests/ui/support/sample_run.h"
#include "ui/report/csv_document.h"
#include "ui/report/html_document.h"
#include "ui/report/pdf_document.h"
#include "ui/report/pdf_fonts.h"
#include "ui/report/pdf_outline.h"
#include "ui/report/report_cells.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

/// A report with one of everything, with texts that would break a careless writer.
Report sampleReport() {
    Report report;
    report.title = QStringLiteral("A <b>bold</b> & \"quoted\" title");
    report.subtitle = {QStringLiteral("=1+1 is no formula")};
    report.footLeft = QStringLiteral("Epochal");
    report.day = QStringLiteral("2026-11-21");
    report.language = QStringLiteral("ru");
    report.utcMillis = 1'795'200'000'000;  // 2026-11-20T18:40:00Z
    report.keys = {
        {QStringLiteral("Cost"), QStringLiteral("0,34"), QStringLiteral("USD"), QStringLiteral("-note"), plain(0.34)}};
    Report::Table table;
    table.title = QStringLiteral("Table 1. Figures");
    table.columns = {{QStringLiteral("Run"), false}, {QStringLiteral("Cost, USD")}};
    Report::Row group, row;
    group.group = QStringLiteral("Heavy");
    row.cells = {words(QStringLiteral("@home, run")), cell(QStringLiteral("0,3400"), 0.34)};
    row.cells.front().look = RowLook{2, Marker::Triangle, true};
    table.rows = {group, row};
    table.note = QStringLiteral("A note.");
    report.blocks << table;
    Report::Part chart;
    chart.title = QStringLiteral("Chart");
    chart.figure.number = QStringLiteral("Figure 1.");
    chart.figure.caption = QStringLiteral("Top-1 over time.");
    chart.figure.spec.xTitle = QStringLiteral("time, s");
    chart.figure.spec.yTitle = QStringLiteral("top-1, %");
    ChartSeries series;
    series.name = QStringLiteral("run");
    series.points = {{0, 50}, {1, 90.5}, {2, 93}};
    chart.figure.spec.series = {series};
    report.blocks << chart;
    report.blocks << Report::Columns{
        {QStringLiteral("Facts"), {}, {}, {{QStringLiteral("Model"), QStringLiteral("ResNet-8")}}},
        {{}, {}, {}, {{QStringLiteral("Seed"), QStringLiteral("1")}}},
        {}};
    report.blocks << Report::Definitions{
        QStringLiteral("Methods"),
        {{QStringLiteral("Cost"), QStringLiteral("time × price")}, {{}, QStringLiteral("Alone.")}}};
    return report;
}

}  // namespace

class HtmlReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isOneSelfContainedFile() {
        const QString html = QString::fromUtf8(htmlOf(sampleReport()));
        QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
        QVERIFY(html.contains(QStringLiteral("<html lang=\"ru\">")));
        QVERIFY(html.contains(QStringLiteral("2026-11-20T18:40:00Z")));
        // Nothing is fetched or executed.
        for (const char* word : {"<script", "src=", "href=", "@import", "url("})
            QVERIFY2(!html.contains(QLatin1String(word)), word);
        QVERIFY(html.contains(QStringLiteral("<svg")));
        QVERIFY(html.contains(QStringLiteral("aria-label=\"Top-1 over time.\"")));
        QVERIFY(html.contains(QStringLiteral("A &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; title")));
        QCOMPARE(htmlOf(sampleReport()), htmlOf(sampleReport()));
    }

    void isWellFormed() {
        // The HTML is also XML, except for its void elements and doctype.
        QString html = QString::fromUtf8(htmlOf(sampleReport()));
        html.remove(QStringLiteral("<!DOCTYPE html>"));
        html.replace(QRegularExpression(QStringLiteral("<(meta[^>]*|br)>")), QStringLiteral("<\\1/>"));
        html.remove(
            QRegularExpression(QStringLiteral("<style>.*?</style>"), QRegularExpression::DotMatchesEverythingOption));
        QXmlStreamReader reader(html);
        QStringList open;
        while (!reader.atEnd()) reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString() + QString::number(reader.lineNumber())));
    }

    void tablesAreAccessible() {
        const QString html = QString::fromUtf8(htmlOf(sampleReport()));
        QVERIFY(html.contains(QStringLiteral("<th scope=\"col\">Run</th>")));
        QVERIFY(html.contains(QStringLiteral("<th scope=\"rowgroup\" colspan=\"2\">Heavy</th>")));
        QVERIFY(html.contains(QStringLiteral("<caption>A note.</caption>")));
        QVERIFY(html.contains(QStringLiteral("<td class=\"figure\">0,3400</td>")));
    }

    void csvHoldsFiguresAndNoFormula() {
        const QByteArray csv = csvOf(sampleReport());
        const QList<QByteArray> lines = csv.split('\n');
        QVERIFY(csv.contains("'=1+1 is no formula\r\n"));
        QVERIFY2(csv.contains("Cost,0.34,USD,'-note\r\n"), csv.constData());
        QVERIFY2(csv.contains("\"'@home, run\",0.34\r\n"), csv.constData());
        QVERIFY(csv.contains("run,1,90.5\r\n"));
        QVERIFY(csv.contains("Model,ResNet-8\r\nSeed,1\r\n"));
        for (const QByteArray& line : lines) QVERIFY2(line.isEmpty() || line.endsWith('\r'), line.constData());
    }

    /// The words of a font file sum to 0xB1B0AFBA (OpenType 1.9, "head"), whichever program wrote it.
    void fontsClaimNoStyle() {
        const auto sum = [](const QByteArray& font) {
            quint32 total = 0;
            for (qsizetype i = 0; i < font.size(); ++i) total += quint32(quint8(font[i])) << (24 - 8 * (i % 4));
            return total;
        };
        QFile file(QStringLiteral(":/fonts/NotoSans-Bold.ttf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bold = file.readAll(), plain = withoutStyleBits(bold);
        QCOMPARE(sum(bold), 0xB1B0AFBAu);
        QCOMPARE(sum(plain), 0xB1B0AFBAu);
        QCOMPARE(plain.size(), bold.size());
        QVERIFY(plain != bold);  // they differ in the bold bit and the checksums over it
        QCOMPARE(withoutStyleBits(plain), plain);
        QCOMPARE(withoutStyleBits("no font"), QByteArray("no font"));

        const QByteArray before = "3 0 obj\n<<\n/Length1 " + QByteArray::number(bold.size()) +
                                  "\n/Length 4 0 R\n/Filter /FlateDecode\n>>\nstream\n",
                         after = "\nendstream\nendobj\n";
        qsizetype length = -1, other = -1;
        const QByteArray made = withPlainFont(before + qCompress(bold).mid(4) + after, length);
        QCOMPARE(made.size(), before.size() + length + after.size());
        QCOMPARE(made, withPlainFont(before + qCompress(plain, 1).mid(4) + after, other));
        QCOMPARE(withPlainFont("5 0 obj\n42\nendobj\n", other), QByteArray("5 0 obj\n42\nendobj\n"));
    }

    /// Every offset in the cross-reference table points to its object, and the outline contains every heading.
    void pdfHasAnOutline() {
        const QByteArray pdf = pdfOf(sampleReport());
        const qsizetype table = pdf.mid(pdf.lastIndexOf("startxref") + 9).trimmed().split('\n').front().toLongLong();
        QVERIFY(pdf.mid(table).startsWith("xref\n"));
        const QList<QByteArray> rows = pdf.mid(table).split('\n');
        const int count = rows[1].split(' ')[1].toInt();
        QVERIFY(count > 10);
        for (int i = 1; i < count; ++i) {
            const QByteArray row = rows[2 + i];
            QCOMPARE(row.size(), qsizetype(19));
            const qsizetype offset = row.left(10).toLongLong();
            const QByteArray wanted = QByteArray::number(i) + " 0 obj";
            QVERIFY2(pdf.mid(offset, wanted.size()) == wanted, row.constData());
        }
        QVERIFY(pdf.contains("/Outlines "));
        QVERIFY(pdf.contains("/Lang (ru)"));
        // "Methods" in UTF-16 with its byte order mark.
        QVERIFY(pdf.contains("/Title <feff004d006500740068006f00640073>"));
        QCOMPARE(pdf.count("/Dest ["), qsizetype(5));  // title, table, chart, facts, methods
        QCOMPARE(pdf, pdfOf(sampleReport()));
    }

    void outlineLeavesWhatItCannotReadAlone() {
        const QByteArray odd = "%PDF-1.7\nnothing that has a table\nstartxref\n12\n%%EOF\n";
        QCOMPARE(withOutline(odd, {{QStringLiteral("Title"), 1, 800}}, QStringLiteral("en")), odd);
    }
};

QTEST_MAIN(HtmlReportTest)
#include "html_report_test.moc"
