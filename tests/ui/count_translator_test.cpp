// Counts within sentences, in a window and in a document of another language. Expectations are written by hand from
// CLDR.
#include <QTest>

#include "ui/format/count_translator.h"
#include "ui/format/language.h"
#include "ui/report/language_scope.h"

using namespace epochal::ui;

namespace {

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
