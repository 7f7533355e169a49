#include <QTest>
#include <cmath>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/maybe_number.h"
#include "core/base/shared_text.h"

using namespace epochal;

/// Texts, words and numbers of rows read like the standard's, in less memory.
class SharedTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsLikeAString() {
        static_assert(sizeof(SharedText) == 8 && sizeof(MaybeNumber) == 8 && sizeof(SharedWords) == 16);
        SharedText text;
        QVERIFY(text.empty());
        QCOMPARE(text.str(), std::string());
        text = "resnet18";
        const SharedText copy = text;
        QVERIFY(copy == text && copy.view().data() == text.view().data());
        text = std::string("resnet") + "20";
        QVERIFY(copy == "resnet18" && text != copy && "resnet20" == text && text != std::string_view("resnet2"));
        const std::string whole = "a " + copy + "/" + text;
        QCOMPARE(whole, std::string("a resnet18/resnet20"));
        QCOMPARE(copy + text, std::string("resnet18resnet20"));
        std::string assigned;
        assigned = copy;
        QCOMPARE(assigned, std::string("resnet18"));
        QCOMPARE(text.find("net"), std::size_t{3});
        const SharedText odd(std::string_view("a\0b", 3));
        QCOMPARE(odd.str(), std::string("a\0b", 3));
        text.clear();
        QVERIFY(text.empty());
        SharedText moved = std::move(text);
        moved = moved.str();
        QVERIFY(moved.empty());
        TextPool pool;
        QVERIFY(pool.text("AWS").view().data() == pool.text(std::string("AWS")).view().data());
        QVERIFY(pool.text("").empty());
    }

    void copiesAreUsedFromAnyThread() {
        const SharedText text(std::string_view("a text of more than fifteen characters"));
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([text] {
                for (int i = 0; i < 10'000; ++i) {
                    SharedText copy = text;
                    copy = SharedText(copy.view());
                }
            });
        threads.clear();
        QCOMPARE(text.str(), std::string("a text of more than fifteen characters"));
    }

    void wordsAndNumbersReadLikeTheStandards() {
        SharedWords words;
        QVERIFY(words.empty() && words.begin() == words.end());
        words = {"a", "b c"};
        const SharedWords copy = words;
        QVERIFY(copy == words && copy == (std::vector<std::string>{"a", "b c"}));
        words = std::vector<std::string>{};
        QVERIFY(words.empty() && copy.size() == 2);
        MaybeNumber number;
        QVERIFY(!number && number == std::nullopt && number == MaybeNumber(std::nan("")));
        number = 0.0;
        QVERIFY(number && *number == 0 && number == 0.0 && number != MaybeNumber());
        number = std::optional<double>();
        QCOMPARE(number.value_or(2), 2.0);
        const std::optional<double> back = MaybeNumber(1.5), none;
        QCOMPARE(*back, 1.5);
        QVERIFY(MaybeNumber() == none && none == MaybeNumber() && back == MaybeNumber(1.5) && number != back);
    }
};

QTEST_GUILESS_MAIN(SharedTextTest)
#include "shared_text_test.moc"
