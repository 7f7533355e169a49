#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/ui/support/session_samples.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"
#include "ui/view/sizes_view.h"

using namespace epochal;
using test::ToldSession;

class SessionReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(home_.isValid());
        const QByteArray kept = qgetenv("EPOCHAL_PICTURES");
        out_ = kept.isEmpty() ? home_.path() : QString::fromLocal8Bit(kept);
        QVERIFY(QDir().mkpath(out_));
        ui::Theme::instance().setChoice(ui::ThemeChoice::Light);
    }

    void everyKindInThreeLanguages_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyKindInThreeLanguages() {
        QFETCH(QString, language);
        ToldSession unpriced = test::toldInference(0);
        unpriced.offer.pricePerHour.reset();
        for (const auto& [name, session] :
             {std::pair("inference", test::toldInference()), std::pair("unpriced", unpriced),
              std::pair("throughput", test::toldThroughput()), std::pair("input", test::toldInput())}) {
            const ui::Report report = reportOf(session, QLocale(language));
            QVERIFY(!report.keys.isEmpty());
            for (const QString& text : textsOf(report)) {
                QVERIFY2(!text.contains(QStringLiteral("NaN")) && !text.contains(QStringLiteral("%1")),
                         qPrintable(text));
                if (language == QStringLiteral("en")) {
                    static const QRegularExpression trains(
                        QStringLiteral("accuracy|epoch|checkpoint|learning rate|top-1"),
                        QRegularExpression::CaseInsensitiveOption);
                    QVERIFY2(!text.contains(trains), qPrintable(text));
                }
            }
            const QString file = QStringLiteral("%1/report-%2-%3").arg(out_, QLatin1String(name), language);
            for (const auto& [ends, format] :
                 {std::pair(".pdf", ui::ReportFormat::Pdf), std::pair(".html", ui::ReportFormat::Html),
                  std::pair(".csv", ui::ReportFormat::Csv)})
                QVERIFY(ui::writeReport(report, file + QLatin1String(ends), format));
        }
    }

    /// The key figures are the chosen size's, worked out in session_view_test.cpp.
    void keyFiguresAreThoseOfTheChosenSize() {
        const ui::Report report = reportOf(test::toldInference(), QLocale(QStringLiteral("en")));
        QStringList keys;
        for (const ui::Report::KeyFigure& key : report.keys)
            keys += QStringList{key.label, key.value, key.unit, key.note}.join(QLatin1Char('|'));
        QCOMPARE(keys.value(0), QStringLiteral("Images/s|3,765||batch of 64"));
        QCOMPARE(keys.value(1), QStringLiteral("Latency, p95|18.7|ms|limit 20.0\u00a0ms"));
        QVERIFY2(keys.value(2).startsWith(QStringLiteral("Price per million images|0.266|USD|at 3.60")),
                 qPrintable(keys.value(2)));
        QCOMPARE(report.keys[0].raw.toDouble(), 64 / 0.017);
    }

    void itsTableIsWhatFiguresHave() {
        const ToldSession session = test::toldInference();
        RunRecord record = test::recordOf(session);
        const Figures& figures = record.figures();
        const ui::Report report = reportOf(session, QLocale(QStringLiteral("en")));
        const ui::Report::Table* table = nullptr;
        for (const ui::Report::Block& block : report.blocks)
            if (const auto* one = std::get_if<ui::Report::Table>(&block)) table = one;
        QVERIFY(table);
        QCOMPARE(std::size_t(table->rows.size()), figures.sizes.size());
        for (std::size_t i = 0; i + 1 < figures.sizes.size(); ++i) {
            const QList<ui::Report::Cell>& cells = table->rows[static_cast<qsizetype>(i)].cells;
            QCOMPARE(cells[0].raw.toLongLong(), figures.sizes[i].measured.batch);
            QVERIFY(qAbs(cells[1].raw.toDouble() / figures.sizes[i].perSecond - 1) < 1e-9);
            QVERIFY(qAbs(cells[6].raw.toDouble() / *figures.sizes[i].perMillion - 1) < 1e-9);
            QCOMPARE(cells[1].bold, i == figures.chosenSize);
        }
        QCOMPARE(table->rows.last().cells[1].text, QStringLiteral("out of memory"));
    }

    /// What the report counts again from the log agrees, and a log that says otherwise would be noticed.
    void theAuditAgrees() {
        for (const ToldSession& session : {test::toldInference(), test::toldThroughput(), test::toldInput()}) {
            const QString texts = textsOf(reportOf(session, QLocale(QStringLiteral("en")))).join(QLatin1Char('\n'));
            QVERIFY2(texts.contains(QStringLiteral("6 of 6 agree")), qPrintable(texts));
        }
    }

    void comparesSessions_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// Three inference runs with the same figures, at 3.60, 1.80 and 7.20 USD/h: 64 images take 17 ms, so a million
    /// cost 3.60 / 3600 x 1e6 x 0.017 / 64 = 0.2656, half and twice that.
    void comparesSessions() {
        QFETCH(QString, language);
        ui::ReportPlaces places;
        ui::ReportRequest request;
        request.kind = ui::ReportKind::Comparison;
        request.locale = QLocale(language);
        for (const auto& [name, price] :
             {std::pair("one", "3.60"), std::pair("two", "1.80"), std::pair("three", "7.20")}) {
            ToldSession session = test::toldInference();
            session.id = "20261121-15000" + std::to_string(places.folders.size()) + "-0000000a";
            session.spec.name = session.offer.instance = name;
            session.offer.pricePerHour = Decimal::parse(price).value();
            const auto run =
                test::writeSession(Path(home_.path().toStdString()) / ("c" + language.toStdString()), session);
            QVERIFY(run);
            places.folders.push_back(run->path());
            request.ids << QString::fromStdString(session.id);
        }
        const Result<ui::ReportSource> source = ui::readReportSource(request, places);
        QVERIFY2(source, source ? "" : english(source.error()).c_str());
        const ui::Report report = ui::makeReport(request, *source);
        for (const auto& [ends, format] :
             {std::pair(".pdf", ui::ReportFormat::Pdf), std::pair(".html", ui::ReportFormat::Html),
              std::pair(".csv", ui::ReportFormat::Csv)})
            QVERIFY(ui::writeReport(report, QStringLiteral("%1/sessions-%2%3").arg(out_, language, QLatin1String(ends)),
                                    format));
        const QStringList texts = textsOf(report);
        if (language != QStringLiteral("en")) return;
        QStringList keys;
        for (const ui::Report::KeyFigure& key : report.keys)
            keys += QStringList{key.label, key.value, key.unit, key.note}.join(QLatin1Char('|'));
        QCOMPARE(keys, (QStringList{QStringLiteral("Lowest price per million|0.133|USD|two"),
                                    QStringLiteral("Most images/s|3,765||all rows"),
                                    QStringLiteral("Most images/s per USD/h|2,092||two")}));
        const QString all = texts.join(QLatin1Char('\n'));
        for (const char* said : {"Rates and prices", "Price per million of each row, USD.", "21 of 21 agree"})
            QVERIFY2(all.contains(QLatin1String(said)), qPrintable(all));
        // What does not train has no time, no quality, no preparation and no cost of a run.
        static const QRegularExpression trains(QStringLiteral("No time|No quality|preparation|Cost of|step"));
        QVERIFY2(!all.contains(trains), qPrintable(all));
    }

private:
    ui::Report reportOf(const ToldSession& session, const QLocale& locale) {
        const Path runs = Path(home_.path().toStdString()) / std::to_string(++made_);
        const auto run = test::writeSession(runs, session);
        if (!run) return {};
        ui::ReportRequest request;
        request.locale = locale;
        ui::ReportPlaces places;
        places.folders = {run->path()};
        const Result<ui::ReportSource> source = ui::readReportSource(request, places);
        return source ? ui::makeReport(request, *source) : ui::Report();
    }
    /// All texts but those of the configuration, whose fields are tested elsewhere.
    static QStringList textsOf(const ui::Report& report) {
        QStringList all = report.subtitle;
        for (const ui::Report::KeyFigure& key : report.keys) all << key.label << key.note;
        const auto take = [&all](const ui::Report::Part& part) {
            all << part.title << part.paragraphs << part.figure.caption;
            for (const ui::Fact& fact : part.facts) all << fact.label << fact.value;
        };
        for (const ui::Report::Block& block : report.blocks) {
            if (const auto* part = std::get_if<ui::Report::Part>(&block)) take(*part);
            if (const auto* columns = std::get_if<ui::Report::Columns>(&block))
                take(columns->left), take(columns->right);
            if (const auto* terms = std::get_if<ui::Report::Definitions>(&block))
                for (const ui::Fact& fact : terms->terms) all << fact.label << fact.value;
            if (const auto* table = std::get_if<ui::Report::Table>(&block)) {
                all << table->title << table->note;
                for (const ui::Report::Column& column : table->columns) all << column.head;
            }
        }
        return all;
    }

    QTemporaryDir home_;
    QString out_;
    int made_ = 0;
};

QTEST_MAIN(SessionReportTest)
#include "session_report_test.moc"
