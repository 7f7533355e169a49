#include <QTest>

#include "core/base/json.h"
#include "core/events/codec.h"
#include "core/events/flat_object.h"

using namespace epochal;

/// Lines parsed without building a tree agree with the JSON parser, or are left to it.
class FlatObjectTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void plainMembers() {
        FlatObject object;
        QVERIFY(object.read(" {\"a\":1, \"b\" : -2.5e3 ,\"c\":\"word\",\"d\":true,\"e\":null} "));
        QCOMPARE(object.find("a")->integer, std::int64_t{1});
        QCOMPARE(object.find("b")->number, -2500.0);
        QVERIFY(object.find("b")->kind == FlatObject::Kind::Number);
        QCOMPARE(object.find("c")->text, std::string_view("word"));
        QVERIFY(object.find("d")->kind == FlatObject::Kind::True);
        QVERIFY(object.find("e")->kind == FlatObject::Kind::Null);
        QVERIFY(!object.find("f"));
        QCOMPARE(object.find("a")->number, 1.0);  // out of order too
    }

    void whatIsNotPlainIsLeftToTheParser_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"",
                                 "{",
                                 "{}",
                                 "[1]",
                                 "{\"a\":1",
                                 "{\"a\":1}x",
                                 "{\"a\":01}",
                                 "{\"a\":.5}",
                                 "{\"a\":1.}",
                                 "{\"a\":+1}",
                                 "{\"a\":1e}",
                                 "{\"a\":-}",
                                 "{\"a\":nan}",
                                 "{\"a\":\"x\\n\"}",
                                 "{\"a\":\"x",
                                 "{\"a\":[1]}",
                                 "{\"a\":{\"b\":1}}",
                                 "{\"a\":1,\"a\":2}",
                                 "{\"a\":1,}",
                                 "{a:1}",
                                 "{\"a\" 1}",
                                 "{\"a\":1e999}",
                                 "{\"a\":12345678901234567890}",
                                 "{\"a\":\"\xff\"}",
                                 "{\"a\":\"\t\"}",
                                 "{\"a\":truth}"})
            QTest::newRow(line) << QByteArray(line);
    }
    void whatIsNotPlainIsLeftToTheParser() {
        QFETCH(QByteArray, line);
        FlatObject object;
        QVERIFY(!object.read(std::string_view(line.constData(), static_cast<std::size_t>(line.size()))));
    }

    /// Every truncation of a line, and every line with one character changed: whatever is accepted as plain is JSON
    /// with the same members.
    void itNeverSaysOtherwiseThanTheParser() {
        const std::string whole =
            "{\"attempt\":1,\"time\":\"2026-11-21T14:10:32.123Z\",\"training\":0.30000000000000004,\"x\":-0}";
        const std::string signs = "\"{}:,0.-eE+ tn1\\";
        int plain = 0;
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const char sign : signs) {
                std::string line = whole;
                line[at] = sign;
                FlatObject object;
                if (!object.read(line)) continue;
                ++plain;
                const Json json = Json::parse(line, nullptr, false);
                QVERIFY2(json.is_object(), line.c_str());
                for (const auto& [key, value] : json.items()) {
                    const auto* member = object.find(key);
                    QVERIFY2(member, line.c_str());
                    if (value.is_number()) QCOMPARE(member->number, value.get<double>());
                    if (value.is_number_integer()) QCOMPARE(member->integer, value.get<std::int64_t>());
                    if (value.is_string())
                        QCOMPARE(member->text, std::string_view(value.get_ref<const std::string&>()));
                }
            }
        QVERIFY(plain > 100);
    }

    void bothWaysReadTheSameEvent() {
        const Event event{2,         7,   1795270232123,
                          0.1 + 0.2, 2.5, Evaluation{1, 468, 10000, 1.5, 0.4, 0.9142, 0.9987, 0.995, true}};
        std::string line = encode(event);
        line.pop_back();
        // An escape in an ignored member sends the same line down the slow path.
        const std::string detour = line.substr(0, line.size() - 1) + ",\"note\":\"\\u0041\"}";
        const auto a = decode(line), b = decode(detour);
        QVERIFY(a.ok() && b.ok());
        QCOMPARE(encode(*a), encode(*b));
        QCOMPARE(encode(*a), encode(event));
    }
};

QTEST_GUILESS_MAIN(FlatObjectTest)
#include "flat_object_test.moc"
