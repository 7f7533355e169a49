// Sentences within sentences: on disk, in English, in another language, and as earlier versions read them.
#include <QtTest/QTest>

#include "core/base/json.h"
#include "core/base/translation.h"
#include "core/economics/decimal.h"
#include "core/events/codec.h"

using namespace epochal;

namespace {

const char* const kSpanish =
    "<context><name>core</name>"
    "<message><source>Not saved; it goes on: %1</source><translation>No se guardó; sigue: %1</translation></message>"
    "<message><source>%1 (%2)</source><translation>%1 (%2)</translation></message>"
    "<message><source>%1 GB are free</source><translation>quedan %1 GB</translation></message></context>";

Error full() {
    return {ErrorKind::Disk, {"%1 GB are free", {0.25}}, "checkpoints/a.ckpt", {"Free some space", {}}};
}

Message notSaved() {
    return {"Not saved; it goes on: %1", {whatAndWhere(full())}};
}

}  // namespace

class MessageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isReadInEveryLanguage() {
        QCOMPARE(english(notSaved()), std::string("Not saved; it goes on: 0.25 GB are free (checkpoints/a.ckpt)"));
        const Translation spanish("es", kSpanish);
        QCOMPARE(spanish.words(notSaved()),
                 std::string("No se guardó; sigue: quedan 0,25\u00a0GB (checkpoints/a.ckpt)"));
    }

    void anErrorWithoutAPlaceIsItsWhat() {
        Error error = full();
        error.where.clear();
        QVERIFY(whatAndWhere(error) == error.what);
    }

    void comparesByWhatItSays() {
        QVERIFY(notSaved() == notSaved());
        Message other = notSaved();
        other.args = {Message{"%1 GB are free", {0.5}}};
        QVERIFY(!(notSaved() == other));
        other.args = {std::string("0.25 GB are free (checkpoints/a.ckpt)")};
        QVERIFY(!(notSaved() == other));
    }

    void comesBackFromTheLog() {
        const Event event{2, 7, 1'795'000'000'000,
                          1, 2, Notice{Severity::Error, "checkpoint-not-saved", notSaved(), {}}};
        const std::string line = encode(event);
        const auto back = decode(std::string_view(line).substr(0, line.size() - 1));
        QVERIFY(back);
        QVERIFY(std::get<Notice>(back->body).what == notSaved());
        // A reader that does not know nested messages finds `args` complete, in English.
        const Json json = Json::parse(line);
        QCOMPARE(json["what"]["args"].size(), std::size_t{1});
        QCOMPARE(json["what"]["args"][0].get<std::string>(), std::string("0.25 GB are free (checkpoints/a.ckpt)"));
    }

    void anEarlierLogIsRead() {
        const auto old = decode(
            R"({"attempt":1,"sequence":7,"time":"2026-11-21T10:00:00.000Z","training":1,"active":2,"type":"notice",)"
            R"("severity":"error","what":{"text":"Not saved; it goes on: %1","args":["the disk is full",2,0.5]}})");
        QVERIFY(old);
        const Message what = std::get<Notice>(old->body).what;
        QCOMPARE(what.args.size(), std::size_t{3});
        QCOMPARE(english(what), std::string("Not saved; it goes on: the disk is full"));
    }

    void damagedSentencesFallBackToTheirEnglish() {
        for (const char* sentences : {"7", "[7]", "[null,{}]", "{}", "[{}]", "[{\"text\":\"\"}]", "[[]]"}) {
            const Json json =
                Json::parse(std::string(R"({"text":"%1","args":["plain"],"sentences":)") + sentences + "}");
            QCOMPARE(english(messageFromJson(json)), std::string("plain"));
        }
        Message deep{"innermost", {}};
        for (int i = 0; i < 40; ++i) deep = Message{"<%1>", {deep}};
        const Message back = messageFromJson(toJson(deep));
        QCOMPARE(english(back), english(deep));  // below a certain depth it is plain English with the same text
    }

    /// Every kind of argument comes back as it was, and earlier versions find its English in `args`.
    void argumentsKeepTheirTypes() {
        const Message all{"%1 %2 %3 %4 %5 %6 %7 %8 %9",
                          {Duration{236.2}, Amount{0.88, "USD", 2}, Share{0.9286}, Throughput{19840, "EUR"}, Count(3),
                           Day{"2026-11-21"}, Bytes{89443533}, Fixed{4.1, 2}, Phrase{"Google", ", T4"}}};
        const Json json = toJson(all);
        QVERIFY(messageFromJson(json) == all);
        QVERIFY(messageFromJson(Json::parse(jsonText(json))) == all);
        QCOMPARE(jsonText(json["args"]),
                 std::string(R"(["3 min 56 s","0.88 USD","92.86%","19840 images/s per EUR/h",3,"2026-11-21",)"
                             R"("85.3 MiB",4.1,"Google, T4"])"));
        const Message rates{"%1, %2, %3",
                            {Throughput{120, {}, Sample::Row}, Throughput{4.2, "USD", Sample::Any}, Throughput{7, {}}}};
        QVERIFY(messageFromJson(toJson(rates)) == rates);
        QCOMPARE(english(rates), std::string("120 rows/s, 4.20 samples/s per USD/h, 7.00 images/s"));
        const Message percent{"%1", {Share{0.055, Share::kAsNeeded}}};
        QVERIFY(messageFromJson(toJson(percent)) == percent);
        QCOMPARE(english(percent), std::string("5.5%"));
    }

    /// A kind that a later version has added is shown as its English.
    void unknownKindsAreRead() {
        const char* const later =
            R"({"text":"%1, %2, %3","args":["12 kWh",2,"3 s"],"types":[{"energy":12},{"count":"two"},{"seconds":3}]})";
        const Message read = messageFromJson(Json::parse(later));
        QCOMPARE(read.args.size(), std::size_t{3});
        QVERIFY(read.args[0] == Arg(std::string("12 kWh")));
        QVERIFY(read.args[1] == Arg(std::int64_t{2}));
        QVERIFY(read.args[2] == Arg(Duration{3}));
        for (const char* types : {"7", "[7]", "[null,{}]", "{}", "[[]]", "[{\"decimals\":1e99}]"}) {
            const Json json = Json::parse(std::string(R"({"text":"%1","args":["plain"],"types":)") + types + "}");
            QCOMPARE(english(messageFromJson(json)), std::string("plain"));
        }
    }

    void anArgumentThatWasNotFiniteKeepsItsPlace() {
        const Message said{"%1 %2", {std::numeric_limits<double>::quiet_NaN(), std::string("two")}};
        QCOMPARE(english(messageFromJson(Json::parse(jsonText(toJson(said))))), std::string("\u2013 two"));
    }

    /// Rounded half to even by Decimal, not by the double nearest to it: 1.015 is 1.02, its double 1.01499...
    void anAmountIsRoundedOnce() {
        const auto shown = [](const char* amount, int decimals) {
            return english({"%1", {amountOf({Decimal::parse(amount).value(), "USD"}, decimals)}});
        };
        QCOMPARE(shown("1.015", 2), std::string("1.02 USD"));
        QCOMPARE(shown("0.125", 2), std::string("0.12 USD"));
        QCOMPARE(shown("0.0526", 2), std::string("0.053 USD"));
        QCOMPARE(shown("0.000000007", 2), std::string("< 0.000001 USD"));
        QCOMPARE(shown("0", 2), std::string("0.00 USD"));
    }

    void keepsWhatIsNoSentenceInItsPlace() {
        const Message mixed{"%1 %2 %3", {std::int64_t{1}, Message{"two", {}}, std::string("three")}};
        QVERIFY(messageFromJson(toJson(mixed)) == mixed);
        const Message plain{"%1", {std::string("one")}};
        QVERIFY(!toJson(plain).contains("sentences"));
    }
};

QTEST_APPLESS_MAIN(MessageTest)
#include "message_test.moc"
