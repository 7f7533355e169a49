// Run specs and sweeps damaged at random: read correctly or refused with a message.
#include <QTest>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"
#include "core/spec/sweep.h"
#include "tests/core/support/mutations.h"

using namespace epochal;

namespace {

std::vector<std::string> fieldWords() {
    std::vector<std::string> words;
    for (const Field& field : fields()) {
        words.push_back("\"" + field.name.substr(field.name.rfind('.') + 1) + "\":");
        for (const FieldChoice& choice : field.choices) words.push_back("\"" + choice.value + "\"");
    }
    for (const char* range :
         {"1..5", "32..512 x2", "0.1..1e300 by 1e-300", "1..2 x1.0000001", "-5..5 by 0", "..", "by"})
        words.emplace_back(range);
    return words;
}

/// Empty if a spec that was read is complete: written and read again, it is equal.
std::string wrongWith(const RunSpec& spec) {
    const auto again = specFromText(jsonText(toJson(spec)), "again");
    if (!again) return english(again.error());
    if (!(*again == spec)) return "it reads back as another";
    for (const Error& error : validate(spec))
        if (!canBeShown(error)) return "an error that cannot be shown: " + error.where;
    return specHash(spec) == specHash(*again) ? "" : "it has another hash";
}

}  // namespace

class FuzzSpecTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void specs() {
        Mutator mutator(20261121, fieldWords());
        const std::string document = jsonText(toJson(RunSpec{}), 1);
        int good = 0;
        for (int i = 0; i < 800; ++i) {
            const std::string text = mutator.changed(document);
            std::vector<Error> all;
            const auto spec = specFromText(text, "spec.json", &all);
            if (spec) {
                ++good;
                const std::string wrong = wrongWith(*spec);
                QVERIFY2(wrong.empty(), (wrong + "\n" + text).c_str());
            }
            QCOMPARE(all.empty(), spec.ok());
            for (const Error& error : all) QVERIFY2(canBeShown(error), text.c_str());
        }
        // Both outcomes occur: some are refused and some are read.
        QVERIFY2(good > 10 && good < 790, std::to_string(good).c_str());
    }

    void sweeps() {
        Mutator mutator(7, fieldWords());
        const std::string document =
            R"({"format":"epochal-sweep","version":1,"name":"s","scale_rate":true,"base":{"stop":{"epochs":3}},)"
            R"("axes":[{"field":"optimizer.global_batch","values":"32..256 x2"},{"field":"seed","values":[1,2]},)"
            R"({"field":"schedule.step_epochs","values":"1,2;3"}]})";
        int good = 0;
        for (int i = 0; i < 600; ++i) {
            const std::string text = mutator.changed(document);
            const auto sweep = sweepFromText(text, "sweep.json");
            if (!sweep) {
                QVERIFY2(canBeShown(sweep.error()), text.c_str());
                continue;
            }
            ++good;
            const auto again = sweepFromText(jsonText(toJson(*sweep)), "again");
            QVERIFY2(again.ok() && *again == *sweep, text.c_str());
            if (const auto specs = expand(*sweep); !specs)
                QVERIFY2(canBeShown(specs.error()), text.c_str());
            else
                QCOMPARE(static_cast<std::int64_t>(specs->size()), runCount(*sweep));
        }
        QVERIFY(good > 5);
    }

    void assignments() {
        Mutator mutator(3, fieldWords());
        for (const Field& field : fields())
            for (int i = 0; i < 40; ++i) {
                RunSpec spec;
                const std::string text = mutator.changed(field.name + "=" + textOf(field, field.get(spec)));
                if (const Status set = setFromText(spec, text)) {
                    const std::string wrong = wrongWith(spec);
                    QVERIFY2(wrong.empty(), (wrong + "\n" + text).c_str());
                } else {
                    QVERIFY2(canBeShown(set.error()), text.c_str());
                    QVERIFY2(spec == RunSpec{}, text.c_str());
                }
                if (const auto values = sweepValues(field, text.substr(text.find('=') + 1)); !values)
                    QVERIFY2(canBeShown(values.error()), text.c_str());
                else
                    QVERIFY(!values->empty());
            }
    }
};

QTEST_APPLESS_MAIN(FuzzSpecTest)
#include "fuzz_spec_test.moc"
