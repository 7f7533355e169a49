#include <QTest>

#include <algorithm>
#include <random>

#include "core/catalogue/row_order.h"

using namespace epochal;

/// The order of many rows, against a sort that compares the values themselves.
class RowOrderTest : public QObject {
    Q_OBJECT

    /// Few different values, so that many are equal; every eighth has none. Names differ in case, or late.
    static std::vector<RunRows::Pointer> rows() {
        constexpr int kRows = 20'000;
        std::mt19937 random(1);
        const auto upTo = [&](unsigned n) { return static_cast<int>(random() % n); };
        std::vector<RunRows::Pointer> all;
        for (int i = 0; i < kRows; ++i) {
            RunRow row;
            row.number = i + 1;
            row.name = std::string(upTo(2) == 0 ? "A common beginning, " : "a COMMON beginning, ") +
                       std::string(static_cast<std::size_t>(upTo(3)), 'z') + std::to_string(upTo(50));
            if (upTo(8) != 0) row.cost = (upTo(200) - 100) / 4.0;
            row.imagesPerSecond = upTo(1000);
            row.seed = upTo(100) - 50;
            all.push_back(std::make_shared<const RunRow>(std::move(row)));
        }
        std::ranges::shuffle(all, random);
        return all;
    }
    static std::vector<std::int64_t> numbers(const std::vector<RunRows::Pointer>& rows) {
        std::vector<std::int64_t> all;
        for (const RunRows::Pointer& row : rows) all.push_back(row->number);
        return all;
    }
    static std::string folded(std::string text) {
        for (char& c : text)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return text;
    }

private Q_SLOTS:
    void isThatOfAPlainSort_data() {
        QTest::addColumn<int>("column");
        QTest::newRow("text") << static_cast<int>(RunColumn::Name);
        QTest::newRow("number or none") << static_cast<int>(RunColumn::Cost);
        QTest::newRow("number") << static_cast<int>(RunColumn::ImagesPerSecond);
        QTest::newRow("whole number") << static_cast<int>(RunColumn::Seed);
    }
    void isThatOfAPlainSort() {
        QFETCH(int, column);
        const auto by = static_cast<RunColumn>(column);
        const auto before = [by](const RunRows::Pointer& a, const RunRows::Pointer& b) {
            const auto order = [&](const auto& left, const auto& right) {
                return left != right ? left < right : a->number < b->number;
            };
            switch (by) {
                case RunColumn::Name:
                    return order(folded(a->name), folded(b->name));
                case RunColumn::Cost:
                    return order(*a->cost, *b->cost);
                case RunColumn::ImagesPerSecond:
                    return order(a->imagesPerSecond, b->imagesPerSecond);
                default:
                    return order(a->seed, b->seed);
            }
        };
        for (const bool descending : {false, true}) {
            std::vector<RunRows::Pointer> known, unknown;
            for (const RunRows::Pointer& row : rows())
                (by != RunColumn::Cost || row->cost ? known : unknown).push_back(row);
            std::ranges::sort(known, before);
            std::ranges::sort(unknown, {}, [](const RunRows::Pointer& row) { return row->number; });
            if (descending)
                for (auto* part : {&known, &unknown}) std::ranges::reverse(*part);
            known.insert(known.end(), unknown.begin(), unknown.end());
            auto sorted = rows();
            sortRows(sorted, by, descending);
            QVERIFY(numbers(sorted) == numbers(known));
        }
    }
};

QTEST_APPLESS_MAIN(RowOrderTest)
#include "row_order_test.moc"
