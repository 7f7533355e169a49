// Texts and numbers of programs without Qt, against Qt's reader of the translation files and the window's formatter
// rules.
#include <QDir>
#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

#include "core/base/languages.h"
#include "core/base/translation.h"

using namespace epochal;

class TranslationTest : public QObject {
    Q_OBJECT

    static QByteArray catalogue(const char* code) {
        QFile file(qEnvironmentVariable("EPOCHAL_SOURCE") + QStringLiteral("/translations/epochal_%1.ts").arg(code));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    /// One language more would need each of these.
    void everyLanguageHasItsTextsAndItsHelp() {
        const QDir source(qEnvironmentVariable("EPOCHAL_SOURCE"));
        QStringList texts, help;
        for (const SpokenLanguage& one : kSpokenLanguages) {
            texts.append(QStringLiteral("epochal_%1.ts").arg(one.code));
            help.append(one.code);
        }
        texts.sort();
        help.sort();
        QCOMPARE(QDir(source.filePath("translations")).entryList({QStringLiteral("*.ts")}, QDir::Files), texts);
        QCOMPARE(QDir(source.filePath("resources/help")).entryList(QDir::Dirs | QDir::NoDotAndDotDot), help);
        QCOMPARE(std::string(kSpokenLanguages[0].code), Translation().code());
    }

    void readsEveryTextThatQtsReaderReads_data() {
        QTest::addColumn<QString>("code");
        QTest::newRow("ru") << QStringLiteral("ru");
        QTest::newRow("es") << QStringLiteral("es");
    }
    void readsEveryTextThatQtsReaderReads() {
        QFETCH(QString, code);
        const QByteArray document = catalogue(code.toLatin1().constData());
        QVERIFY(!document.isEmpty());
        const Translation ours(code.toStdString(), {document.constData(), static_cast<std::size_t>(document.size())});
        QXmlStreamReader xml(document);
        QString context, source;
        int compared = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QLatin1String("name")) context = xml.readElementText();
            if (xml.name() == QLatin1String("source")) source = xml.readElementText();
            if (xml.name() != QLatin1String("translation") || context != QStringLiteral("core")) continue;
            if (xml.attributes().hasAttribute(QStringLiteral("type"))) continue;
            QString expected;
            while (xml.readNext() == QXmlStreamReader::Characters) expected += xml.text();
            // The first of several forms is the one for 1.
            if (xml.isStartElement()) expected = xml.readElementText();
            if (expected.isEmpty()) continue;
            QCOMPARE(QString::fromStdString(ours.text("core", source.toStdString())), expected);
            ++compared;
        }
        QVERIFY(!xml.hasError());
        QVERIFY(compared > 300);
    }
    void whatIsNoCatalogueLeavesEnglish() {
        for (const char* text : {"", "<", "<TS><context><name>core</name><message><source>a", "not xml at all"})
            QCOMPARE(Translation("ru", text).text("core", "a"), std::string("a"));
        const Translation unfinished("ru",
                                     "<context><name>core</name><message><source>a</source>"
                                     "<translation type=\"unfinished\">b</translation></message></context>");
        QCOMPARE(unfinished.text("core", "a"), std::string("a"));
    }
    /// Characters of XML references, encoded as in RFC 3629; anything that is not a reference stays as it is.
    void readsReferences() {
        const auto read = [](const std::string& text) {
            return Translation("ru", "<context><name>core</name><message><source>a</source><translation>" + text +
                                         "</translation></message></context>")
                .text("core", "a");
        };
        QCOMPARE(read("1&#xa0;000 &#65;&amp;"), std::string("1\xC2\xA0"
                                                            "000 A&"));
        QCOMPARE(read("&#8364;&#x1F600;"), std::string("\xE2\x82\xAC\xF0\x9F\x98\x80"));
        for (const char* text : {"&#;", "&#x;", "&#xg;", "&#0;", "&#x110000;", "&#65", "&# 65;"})
            QCOMPARE(read(text), std::string(text));
    }
    void fillsArgumentsInItsOrder() {
        const Translation words("es",
                                "<context><name>core</name><message><source>%1 of %2</source>"
                                "<translation>de %2, %1</translation></message></context>");
        QCOMPARE(words.words(Message{"%1 of %2", {std::int64_t{12345}, 0.5}}), std::string("de 0,5, 12.345"));
        QCOMPARE(words.words(Error{ErrorKind::Spec, {"%1 of %2", {std::string("a"), std::string("b")}}, "/x", {}}),
                 std::string("de b, a (/x)"));
    }
    /// Against Qt's rule for Russian (qttools, numerus.cpp): one, few, many; 11 to 14 are many.
    void choosesTheFormForACount() {
        const char* const catalogue =
            "<context><name>core</name><message numerus=\"yes\"><source>%1: %2 run(s)</source><translation>"
            "<numerusform>%1: %2 one</numerusform><numerusform>%1: %2 few</numerusform>"
            "<numerusform>%1: %2 many</numerusform></translation></message></context>";
        const auto said = [](const Translation& in, int count) {
            return in.words(Message{"%1: %2 run(s)", {std::string("a"), Count(count)}});
        };
        const Translation russian("ru", catalogue);
        for (const int one : {1, 21, 101, 1001}) QVERIFY(said(russian, one).ends_with(" one"));
        for (const int few : {2, 4, 22, 104}) QVERIFY(said(russian, few).ends_with(" few"));
        for (const int many : {0, 5, 11, 12, 14, 111, 112}) QVERIFY(said(russian, many).ends_with(" many"));
        QCOMPARE(said(russian, 12345), std::string("a: 12\u00a0345 many"));
        const Translation two("es",
                              "<context><name>core</name><message numerus=\"yes\"><source>%1: %2 run(s)</source>"
                              "<translation><numerusform>%1: %2 uno</numerusform><numerusform>%1: %2 varios"
                              "</numerusform></translation></message></context>");
        QCOMPARE(said(two, 1), std::string("a: 1 uno"));
        QCOMPARE(said(two, 0), std::string("a: 0 varios"));
        QCOMPARE(said(Translation(), 1), std::string("a: 1 run"));
        QCOMPARE(said(Translation(), 12345), std::string("a: 12,345 runs"));
    }
    void followsTheEnvironment() {
        qputenv("LC_ALL", "");
        qputenv("LC_MESSAGES", "");
        qputenv("LANG", "ru_RU.UTF-8");
        QCOMPARE(environmentLanguage(), std::string("ru"));
        qputenv("LC_MESSAGES", "es_ES.UTF-8");
        QCOMPARE(environmentLanguage(), std::string("es"));
        qputenv("LC_ALL", "C");
        QCOMPARE(environmentLanguage(), std::string("en"));
    }
};

QTEST_GUILESS_MAIN(TranslationTest)
#include "translation_test.moc"
