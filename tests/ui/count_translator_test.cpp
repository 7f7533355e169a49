// Counts within sentences, in a window and in a document of another language. Expectations are written by hand from
// CLDR.
#include <QFile>
#include <QTest>
#include <cmath>

#include "core/base/translation.h"
#include "ui/format/count_translator.h"
#include "ui/format/language.h"
#include "ui/report/language_scope.h"

using namespace epochal::ui;
using namespace epochal;

namespace {

Translation commandLine(const QString& language) {
    QFile file(qEnvironmentVariable("EPOCHAL_SOURCE") + QStringLiteral("/translations/epochal_%1.ts").arg(language));
    const QByteArray catalogue = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return {language.toStdString(), {catalogue.constData(), static_cast<std::size_t>(catalogue.size())}};
}

QString runs(int count) {
    return QCoreApplication::translate("epochal::ui::StatusStrip", "%n run(s)", "", count);
}

QString of(int count) {
    return QCoreApplication::translate("epochal::ui::FilterBar", "%1 of %n run(s)", "", count).arg(7);
}

/// "~" represents a no-break space.
QString nb(const char* text) {
    return QString::fromUtf8(text).replace(QLatin1Char('~'), QChar(0x00A0));
}

}  // namespace

class CountTranslatorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanupTestCase() { Language::apply(QStringLiteral("en")); }

    void countsAreWrittenAsTheLanguageWritesNumbers_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("runs");  // 1, 1 234, 10 002
        QTest::newRow("en") << "en" << QStringList{nb("1 run"), nb("1,234 runs"), nb("10,002 runs")};
        QTest::newRow("ru") << "ru" << QStringList{nb("1 запуск"), nb("1~234 запуска"), nb("10~002 запуска")};
        QTest::newRow("es") << "es" << QStringList{nb("1 ejecución"), nb("1234 ejecuciones"), nb("10.002 ejecuciones")};
    }
    void countsAreWrittenAsTheLanguageWritesNumbers() {
        QFETCH(QString, language);
        QFETCH(QStringList, runs);
        Language::apply(language);
        QCOMPARE((QStringList{::runs(1), ::runs(1234), ::runs(10002)}), runs);
    }

    /// Texts keep a number with its unit without saying so themselves, in English as in translations.
    void textsKeepNumbersWithTheirUnits() {
        for (const auto& [language, epoch] :
             {std::pair("en", nb("epoch~11")), std::pair("ru", nb("эпоха~11")), std::pair("es", nb("época~11"))}) {
            Language::apply(QLatin1String(language));
            const QString text = QCoreApplication::translate("epochal::ui::LiveCharts", "epoch %1").arg(11);
            QVERIFY2(!text.contains(QLatin1Char(' ')), qPrintable(text));
            QVERIFY2(text.compare(epoch, Qt::CaseInsensitive) == 0, qPrintable(text));
        }
    }

    /// The window and the command line write the same argument the same way, and choose the same form of a sentence.
    void theCommandLineAgrees_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void theCommandLineAgrees() {
        QFETCH(QString, language);
        Language::apply(language);
        const Translation core = commandLine(language);
        const Formatter& window = Formatter::current();
        std::vector<Message> said;
        const auto each = [&said](std::vector<Arg> args) {
            for (Arg& arg : args) said.push_back({"%1", {std::move(arg)}});
        };
        for (const double seconds :
             {0.0, 0.003, 0.42, 9.94, 9.96, 59.4, 59.6, 236.0, 3599.7, 3840.0, 4e6, -1.0, HUGE_VAL})
            each({Duration{seconds}});
        for (const double value : {0.0, 7e-9, 0.0526, 0.88, 1234.5, 1e6, -3.25})
            each({Amount{value, "USD"}, Amount{value, "EUR", 4}, Share{value}, Share{value, 0}, Fixed{value, 3}, value,
                  Throughput{value, {}}, Throughput{value, "USD"}, Share{value, Share::kAsNeeded}});
        for (const std::int64_t whole : {0, 1, 2, 5, 11, 21, 999, 1284, 13080, -7})
            each({whole, Count(whole), Bytes{whole * 1'000'003}});
        for (const char* day : {"2026-11-21", "2025-11", "", "2026-02-30", "soon"}) each({Day{day}});
        for (const std::int64_t count : {0, 1, 2, 5, 11, 21, 102, 12345})
            for (const char* text : {"%1 event(s) missing from the end of the log",
                                     "Prices more than %1 day(s) old: %2", "%1: %2 of %3 run(s) reached the target"})
                said.push_back({text, {Count(count), std::string("b"), Count(2)}});
        for (const Message& message : said) QCOMPARE(QString::fromStdString(core.words(message)), window.text(message));
    }

    void coreSentencesAgreeWithTheirCount() {
        const auto missing = [](int count) {
            return Formatter::current().text(Message{"%1 event(s) missing from the end of the log", {Count(count)}});
        };
        Language::apply(QStringLiteral("en"));
        QCOMPARE(missing(1), QStringLiteral("1 event missing from the end of the log"));
        QCOMPARE(missing(12345), QStringLiteral("12,345 events missing from the end of the log"));
        Language::apply(QStringLiteral("ru"));
        QVERIFY2(missing(1).endsWith(QStringLiteral("события")), qPrintable(missing(1)));
        QVERIFY2(missing(3).endsWith(QStringLiteral("событий")), qPrintable(missing(3)));
        QVERIFY2(missing(11).endsWith(QStringLiteral("событий")), qPrintable(missing(11)));
        Language::apply(QStringLiteral("es"));
        QVERIFY2(missing(1).contains(QStringLiteral("evento ")), qPrintable(missing(1)));
        QVERIFY2(missing(2).contains(QStringLiteral("eventos ")), qPrintable(missing(2)));
    }

    void argumentsBesideACountStay() {
        Language::apply(QStringLiteral("ru"));
        QVERIFY2(of(12345).startsWith(QStringLiteral("7 ")), qPrintable(of(12345)));
        QVERIFY2(of(12345).contains(nb("12~345")), qPrintable(of(12345)));
    }

    void aDocumentWritesCountsInItsOwnLanguage() {
        Language::apply(QStringLiteral("en"));
        {
            const LanguageScope russian(QLocale(QLocale::Russian, QLocale::Russia));
            QCOMPARE(runs(10002), nb("10~002 запуска"));
            // Untranslated text is English, but its count is formatted in the document's language.
            QCOMPARE(QCoreApplication::translate("nowhere", "%n things", "", 10002), nb("10~002 things"));
        }
        QCOMPARE(runs(10002), QStringLiteral("10,002 runs"));
    }
};

QTEST_MAIN(CountTranslatorTest)
#include "count_translator_test.moc"
