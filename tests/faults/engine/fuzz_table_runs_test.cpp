// Two hundred damaged tables: each gives a run, or an error that can be shown.
#include <QTest>

#include "tests/core/engine/support/small_run.h"
#include "tests/core/support/mutations.h"

using namespace epochal;
using namespace epochal::test;

extern "C" epochal::engine::Engine* epochal_engine(int interface);

namespace {

std::string animals() {
    std::string text = "weight,color,legs,kind\n";
    for (int i = 0; i < 40; ++i)
        text += std::to_string(i * 7 % 13) + ',' +
                (i % 3 == 0   ? "red"
                 : i % 3 == 1 ? "blue"
                              : "") +
                ',' + std::to_string(2 + i % 2 * 2) + ',' + (i % 2 == 0 ? "bird" : "cat") + '\n';
    return text;
}

}  // namespace

class FuzzTableRunsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRunOrAnError() {
        Mutator mutator(11, {"1e308", "-1e308", ",", "\"", "bird", "4,cat\n"});
        const Folder folder;
        RunSpec spec = smallSpec();
        spec.data.source = "table";
        spec.data.file = (folder.path() / "table.csv").string();
        spec.model.hidden = {8};
        spec.optimizer.globalBatch = 8;
        spec.stop.epochs = 1;
        int runs = 0;
        for (int i = 0; i < 200; ++i) {
            write(spec.data.file, mutator.changed(animals()));
            spec.data.predicts = i % 2 == 0 ? "class" : "number";
            spec.data.column = i % 2 == 0 ? "kind" : "weight";
            const Status checked = epochal_engine(engine::kInterface)->check(spec);
            const Attempt attempt = train(spec, folder.path() / std::to_string(i));
            const auto& error = attempt.outcome.error;
            if (!checked) {
                QVERIFY(canBeShown(checked.error()));
                QVERIFY(error && english(*error) == english(checked.error()));
                continue;
            }
            ++runs;
            // Numbers as large as 1e308 may make its loss infinite.
            QVERIFY2(attempt.outcome.state == RunState::Finished || (error && error->kind == ErrorKind::Diverged),
                     error ? english(*error).c_str() : "no error");
        }
        QVERIFY2(runs > 30, qPrintable(QString::number(runs)));
    }
};

QTEST_GUILESS_MAIN(FuzzTableRunsTest)
#include "fuzz_table_runs_test.moc"
