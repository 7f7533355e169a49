// Documents and text from elsewhere: an error is reported with its place, and parsing always ends.
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <limits>

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/utf8.h"

using namespace epochal;

namespace {

std::string whatOf(const std::string& text) {
    const auto json = parseJson(text, "x.json");
    return json ? "" : english(json.error().what);
}
bool says(const std::string& text, const char* part) {
    const std::string what = whatOf(text);
    if (what.find(part) != std::string::npos) return true;
    qWarning("it says: %s", what.c_str());
    return false;
}

}  // namespace

class JsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMistakeHasItsLineAndColumn() {
        QVERIFY(says("{\n  \"a\": 1,\n  \"a\": 2\n}", "line 3, column 5: the key \"a\" appears twice"));
        QVERIFY(says("{\"a\":\n tru}", "line 2, column 5: unexpected \"tru}\""));
        QVERIFY(says("[1,\n\n 1e999]", "line 3, column 7: a number that is too large"));
        QVERIFY(says("{\"a\": \"x", "line 1, column 8: the document ends unexpectedly"));
        QVERIFY(says(std::string(70, '['), "line 1, column 65: nested more than 64 levels deep"));
        QVERIFY(says("", "line 1, column 1"));
        QVERIFY(says("{} // x", "line 1, column 4"));
        QVERIFY(says(std::string("\xFF\xFE{\0}\0", 6), "UTF-16"));
    }

    void bytesThatAreNoTextCanStillBeShown() {
        const auto json = parseJson("{\"name\": \"Bogot\xE1\"}", "x.json");
        QVERIFY(!json.ok());
        QVERIFY(isUtf8(english(json.error())));
        QVERIFY(parseJson(jsonText(toJson(json.error())), "error").ok());
        // File names may contain any bytes.
        QCOMPARE(jsonText(Json("a\xFF")), std::string("\"a\xEF\xBF\xBD\""));
    }

    void membersHaveAnEnd() {
        // An ordered object compares each new member with all earlier ones: these would be 5e9 comparisons.
        std::string text = "{";
        for (int i = 0; i < 100000; ++i) text += (i ? ",\"" : "\"") + std::to_string(i) + "\":0";
        QVERIFY(says(text + "}", "more than 20000 keys in one object"));
    }

    void wholeNumbersBeyond64BitsAreTheLargest() {
        const auto json = parseJson(R"({"version":18446744073709551615,"small":-3})", "x");
        QCOMPARE(integerAt(*json, "version"), std::numeric_limits<std::int64_t>::max());
        QCOMPARE(integerAt(*json, "small"), std::int64_t{-3});
        QCOMPARE(integerAt(*json, "missing", 7), std::int64_t{7});
    }

    void lettersAreNotCutInTwo() {
        QCOMPARE(shortened("abc", 3), std::string("abc"));
        QCOMPARE(shortened("abcd", 3), std::string("abc\u2026"));
        QCOMPARE(shortened("a\u00E9\u00E9", 3), std::string("a\u00E9\u2026"));
        QCOMPARE(shortened("\xFFz", 10), std::string("\uFFFDz"));
        // Overlong, surrogate, beyond U+10FFFF, truncated: Unicode 15, table 3-7.
        for (const char* bad : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF0\x9F\x98", "\x80"})
            QVERIFY(!isUtf8(bad));
        QVERIFY(isUtf8("\u0416\u20AC\U0001F600"));
    }

    void aTerminalIsNotCommanded() {
        QVERIFY(hasControl("a\nb") && hasControl("\u009B0m") && hasControl("\x7F"));
        QVERIFY(hasControl("a\u2028b") && hasControl("\u2029"));
        QVERIFY(!hasControl("r\u00E9sum\u00E9 \U0001F600 \u2013 \u2026 \u20AC \u202E \u2066"));
        // A name may contain bidirectional controls; printing it must not reverse the text that follows.
        QCOMPARE(printable("cod.\u202Efdp \u2066x\u2069"), std::string("cod. fdp  x "));
        QCOMPARE(printable("\u2029 \u202F\u2030 \u2065 \u206A"), std::string("  \u202F\u2030 \u2065 \u206A"));
        QCOMPARE(printableLines("one\x1B[31m\ntwo\x07\n"), std::string("one [31m\ntwo \n"));
        QCOMPARE(printable("\x1B]0;x\x07 \u009B2J"), std::string(" ]0;x   2J"));
        QCOMPARE(searchableText("1\u202F234.50\u00A0USD\x1B"), std::string("1 234.50 USD "));
        QCOMPARE(searchableText("4.20\u00A0images/\u2060s"), std::string("4.20 images/s"));
    }

    void whatCannotBeReadIsKeptBesideWhatReplacesIt() {
        QTemporaryDir home;
        const Path file = home.filePath(QStringLiteral("queue.json")).toStdString();
        const Format format{"epochal-queue", 1};
        QVERIFY(makeRoomFor(file, format).ok());
        QVERIFY(writeAtomically(file, "{\"version\": 1}").ok() && makeRoomFor(file, format).ok());
        QVERIFY(std::filesystem::exists(file));
        QVERIFY(writeAtomically(file, "{\"version\": 2}").ok());
        QCOMPARE(makeRoomFor(file, format).error().kind, ErrorKind::Newer);
        QVERIFY(writeAtomically(file, "{\"runs\": [\"a").ok() && makeRoomFor(file, format).ok());
        QVERIFY(!std::filesystem::exists(file));
        const std::filesystem::directory_iterator kept(home.path().toStdString());
        QVERIFY(kept->path().filename().string().starts_with("queue.json.damaged-"));
        QCOMPARE(*readFile(kept->path()), std::string("{\"runs\": [\"a"));
    }

    /// The elements of one list are passed on one by one; the rest is returned as the document.
    void aLongListIsReadElementByElement() {
        const std::string text =
            R"({"a": {"list": [1, {"b": 2}]}, "list": [{"list": [3], "c": {"d": 4}}, 5, "list", [6, 7], null], "e": [8]})";
        Json list = Json::array();
        const auto rest = parseJson(text, "x", 1000, "list", [&](std::size_t index, const Json& element) {
            QCOMPARE(index, list.size());
            list.push_back(element);
        });
        QVERIFY(rest.ok());
        Json whole = parseJson(text, "x").value();
        QCOMPARE(list.dump(), whole["list"].dump());
        whole["list"] = Json::array();
        QCOMPARE(rest->dump(), whole.dump());
        const auto none = [](std::size_t, const Json&) { QFAIL("there is no such list"); };
        QVERIFY(parseJson(R"({"list": {"x": [1]}, "y": [{"list": [1]}]})", "x", 1000, "list", none).ok());
        QVERIFY(parseJson("[[1]]", "x", 1000, "list", none).ok());
        QVERIFY(!parseJson(R"({"list": [1, 2)", "x", 1000, "list", [](std::size_t, const Json&) {}).ok());
        QVERIFY(!parseJson(R"({"list": [{"a": 1, "a": 2}]})", "x", 1000, "list", none).ok());
    }

    void aPipeInAFilesPlaceIsRefusedAtOnce() {
        QTemporaryDir home;
        const std::string pipe = home.filePath(QStringLiteral("pipe")).toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        for (const auto& read : {readFile(pipe), readFrom(pipe, 0, 10), readFile("/dev/zero")}) {
            QVERIFY(!read.ok());
            QVERIFY(english(read.error().what).find("not a file") != std::string::npos);
        }
    }
};

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
