// Runs on tables: what they reach, that they resume to the same bits, and that replicas, parts of a batch and every
// optimizer work on rows as on images.
#include <QtTest>

#include <cmath>
#include <map>
#include <numbers>
#include <random>

#include "core/base/json.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/plan.h"
#include "core/spec/table_data.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

extern "C" epochal::engine::Engine* epochal_engine(int interface);

namespace {

/// Two numbers from 0 to 1 and two categories; every sixth number is missing. The class is whether the first category
/// is "a" or the first number is large, but not both.
std::string exclusiveOr(int rows) {
    std::mt19937 random(7);
    std::string text = "x,y,kind,place,class\n";
    for (int i = 0; i < rows; ++i) {
        const double x = static_cast<double>(random() % 1000) / 1000;
        const bool a = random() % 2 == 0;
        text += std::to_string(x) + ',' + (i % 6 == 0 ? "NA" : std::to_string(random() % 100)) + ',' +
                (a                   ? "a"
                 : random() % 2 == 0 ? "b"
                                     : "c") +
                ",p" + std::to_string(random() % 20) + ',' + ((a != (x > 0.5)) ? "yes" : "no") + '\n';
    }
    return text;
}

/// Friedman 1991, function 1: ten numbers from 0 to 1, of which five matter, and noise of deviation 1.
std::string friedman(int rows) {
    std::mt19937 random(5);
    const auto uniform = [&] { return (static_cast<double>(random()) + 0.5) / 4294967296.0; };
    std::string text = "x1,x2,x3,x4,x5,x6,x7,x8,x9,x10,y\n";
    for (int i = 0; i < rows; ++i) {
        double x[10];
        for (double& one : x) text += std::to_string(one = uniform()) + ',';
        const double noise = std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
        text += std::to_string(10 * std::sin(std::numbers::pi * x[0] * x[1]) + 20 * (x[2] - 0.5) * (x[2] - 0.5) +
                               10 * x[3] + 5 * x[4] + noise) +
                '\n';
    }
    return text;
}

class TableRun {
public:
    explicit TableRun(const std::string& text) {
        spec = smallSpec();
        spec.data.source = "table";
        spec.data.file = (folder.path() / "table.csv").string();
        spec.data.trainImages = spec.data.validationImages = 0;
        spec.data.validationShare = 0.2;
        spec.model.hidden = {32, 16};
        spec.optimizer.kind = "adamw";
        spec.optimizer.learningRate = 0.01;
        write(spec.data.file, text);
    }
    [[nodiscard]] Path checkpoints(const char* name = "checkpoints") const { return folder.path() / name; }
    [[nodiscard]] Attempt run(const char* name = "checkpoints") const { return train(spec, checkpoints(name)); }

    Folder folder;
    RunSpec spec;
};

std::string last(const Path& checkpoints) {
    std::string newest;
    for (const auto& entry : std::filesystem::directory_iterator(checkpoints))
        if (const std::string name = entry.path().filename().string(); name.starts_with("step-"))
            newest = std::max(newest, name);
    return bytesOf(checkpoints / newest);
}

const char* failure(const Attempt& attempt) {
    static std::string text;
    text = attempt.outcome.error ? english(*attempt.outcome.error) : "";
    return text.c_str();
}

}  // namespace

class TableTrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The noise is known: no network can be better than its deviation, 1, and one that has learned the function comes
    /// close. 800 validation rows give a root mean square to within 2.5%.
    void regressionComesCloseToTheNoise() {
        TableRun table(friedman(4000));
        table.spec.model.hidden = {64, 64};
        table.spec.optimizer.globalBatch = 64;
        table.spec.stop.epochs = 30;
        const Attempt attempt = table.run();
        QVERIFY2(attempt.outcome.state == RunState::Finished, failure(attempt));
        const auto started = attempt.all<Started>();
        QCOMPARE(started.at(0).trainImages, std::int64_t{3200});
        QCOMPARE(started.at(0).validationImages, std::int64_t{800});
        QCOMPARE(started.at(0).classes, std::int64_t{0});
        QCOMPARE(started.at(0).parameters, std::int64_t{11 * 64 + 65 * 64 + 65});
        const auto evaluations = attempt.all<Evaluation>();
        QCOMPARE(evaluations.size(), std::size_t{30});
        double best = INFINITY;
        for (const Evaluation& one : evaluations) {
            QVERIFY(!one.top1 && !one.top5 && !one.auc);
            best = std::min(best, one.rmse.value());
            // Of normal errors the mean is sqrt(2 / pi) = 0.798 of the deviation.
            if (one.best && one.epoch > 10) QVERIFY(std::abs(*one.mae / *one.rmse - 0.798) < 0.05);
        }
        QVERIFY2(best > 0.93 && best < 1.2, qPrintable(QString::number(best)));
        // The function's variance is about 23.8 with noise.
        QVERIFY(evaluations.back().r2.value() > 0.93 && evaluations.back().r2.value() < 0.97);
        for (const EpochDone& one : attempt.all<EpochDone>()) QVERIFY(!one.top1);
        for (const StepWindow& one : attempt.all<StepWindow>()) {
            QVERIFY(!one.top1);
            QVERIFY(!one.readSeconds && !one.decodeSeconds && !one.augmentSeconds);  // a table has no loader
        }
    }

    void learnsClassesFromCategories() {
        TableRun table(exclusiveOr(2000));
        table.spec.data.predicts = "class";
        table.spec.optimizer.labelSmoothing = 0.05;
        table.spec.stop.epochs = 15;
        const Attempt attempt = table.run();
        QVERIFY2(attempt.outcome.state == RunState::Finished, failure(attempt));
        QCOMPARE(attempt.all<Started>().at(0).classes, std::int64_t{2});
        const Evaluation evaluation = attempt.all<Evaluation>().back();
        QVERIFY2(*evaluation.top1 > 0.95, qPrintable(QString::number(*evaluation.top1)));
        QVERIFY(*evaluation.auc > 0.98);
        QVERIFY(!evaluation.rmse && !evaluation.mae && !evaluation.r2);
        QVERIFY(attempt.all<EpochDone>().back().top1.value() > 0.9);
    }

    void resumesToTheSameBits_data() {
        QTest::addColumn<QString>("optimizer");
        QTest::addColumn<int>("replicas");
        QTest::newRow("AdamW") << "adamw" << 1;
        QTest::newRow("SGD, two replicas") << "sgd" << 2;
        QTest::newRow("LARS") << "lars" << 1;
    }
    /// Interrupted after each of the first steps.
    void resumesToTheSameBits() {
        QFETCH(QString, optimizer);
        QFETCH(int, replicas);
        TableRun table(exclusiveOr(400));
        table.spec.data.predicts = "class";
        table.spec.model.dropout = 0.2;
        table.spec.optimizer.kind = optimizer.toStdString();
        table.spec.optimizer.learningRate = optimizer == "adamw" ? 0.01 : 0.1;
        table.spec.optimizer.accumulation = 2;
        table.spec.optimizer.averageDecay = 0.9;
        table.spec.optimizer.clipNorm = 1;
        table.spec.devices.count = replicas;
        const Attempt whole = table.run("whole");
        QVERIFY2(whole.outcome.state == RunState::Finished, failure(whole));
        Job job;
        job.spec = table.spec;
        job.checkpoints = table.checkpoints("parts");
        job.resume = true;
        for (int i = 0; i < 4; ++i) {
            Control control;
            control.interrupt = true;
            const Attempt part = train(job, control);
            QVERIFY2(part.outcome.state == RunState::Interrupted, failure(part));
        }
        const Attempt rest = table.run("parts");
        QVERIFY2(rest.outcome.state == RunState::Finished, failure(rest));
        // Replicas agree a few steps ahead where they stop.
        const std::int64_t begun = rest.all<Started>().at(0).startStep;
        QVERIFY(replicas == 1 ? begun == 4 : begun >= 4 && begun < 20);
        QVERIFY(last(table.checkpoints("whole")) == last(table.checkpoints("parts")));
        QCOMPARE(rest.all<Evaluation>().back().loss, whole.all<Evaluation>().back().loss);
    }

    /// Two replicas, and parts of a batch, take the same steps as one whole batch, up to rounding.
    void sharesOfABatchAreTheBatch() {
        TableRun table(friedman(400));
        const auto loss = [&](const char* name) { return table.run(name).all<Evaluation>().back().loss; };
        const double whole = loss("whole");
        table.spec.devices.count = 2;
        QVERIFY(std::abs(loss("replicas") / whole - 1) < 1e-3);
        table.spec.devices.count = 1;
        table.spec.optimizer.accumulation = 3;
        QVERIFY(std::abs(loss("parts") / whole - 1) < 1e-3);
    }

    /// Only the last layer learns at first; the others start from the weights of another run and keep them.
    void freezesAllButTheLastLayer() {
        TableRun table(friedman(400));
        QVERIFY(table.run("first").outcome.state == RunState::Finished);
        const auto file = table.folder.path() / "weights.safetensors";
        const auto best = table.checkpoints("first") / "best.ckpt";
        const auto exported = epochal_engine(kInterface)->exportWeights(best, file, "");
        QVERIFY2(exported, exported ? "" : english(exported.error()).c_str());
        table.spec.model.weights = file.string();
        table.spec.model.frozenEpochs = 2;
        const Attempt attempt = table.run("second");
        QVERIFY2(attempt.outcome.state == RunState::Finished, failure(attempt));
        QCOMPARE(std::ranges::count(attempt.notices(), kUnfrozen), 0);  // it ends before that
        const auto before = loadCheckpoint(best), after = loadCheckpoint(table.checkpoints("second") / "best.ckpt");
        QVERIFY(before && after);
        const std::map<std::string, torch::Tensor> was(before->tensors.begin(), before->tensors.end());
        for (const auto& [name, tensor] : after->tensors)
            if (name.starts_with("model."))
                QCOMPARE(torch::equal(tensor, was.at(name)), !name.starts_with("model.output"));
    }

    /// The log says once where all layers begin to learn, and how many parameters those are.
    void saysWhereAllLayersLearn() {
        TableRun table(friedman(400));
        QVERIFY(table.run("first").outcome.state == RunState::Finished);
        const auto file = table.folder.path() / "weights.safetensors";
        QVERIFY(epochal_engine(kInterface)->exportWeights(table.checkpoints("first") / "best.ckpt", file, ""));
        table.spec.model.weights = file.string();
        table.spec.model.frozenEpochs = 1;
        const Attempt attempt = table.run("second");
        QVERIFY2(attempt.outcome.state == RunState::Finished, failure(attempt));
        std::vector<std::string> said;
        std::int64_t epochs = 0;
        for (const EventBody& event : attempt.events) {
            if (std::holds_alternative<EpochDone>(event)) ++epochs;
            const auto* notice = std::get_if<Notice>(&event);
            if (notice && notice->code == kUnfrozen)
                said.push_back(std::to_string(epochs) + ": " + english(notice->what));
        }
        QCOMPARE(said.size(), std::size_t{1});
        // 11 x 32 + 33 x 16 + 17, after the first of two epochs.
        QCOMPARE(said[0],
                 std::string("1: All layers are trained from here on: 897 parameters, of which the last layer has 17"));
    }

    /// A checkpoint says how values become inputs, and so does a file of weights.
    void checkpointsSayHowValuesAreCoded() {
        TableRun table(exclusiveOr(400));
        table.spec.data.predicts = "class";
        QVERIFY(table.run().outcome.state == RunState::Finished);
        const auto read = readTable(table.spec.data);
        QVERIFY(read);
        const TableCoding coding = codingOf(*read, splitTable(read->description, table.spec.seed));
        const auto checkpoint = loadCheckpoint(table.checkpoints() / "best.ckpt");
        QVERIFY(checkpoint);
        QCOMPARE(checkpoint->architecture, std::string("mlp"));
        QCOMPARE(checkpoint->coding, jsonText(toJson(coding)));
        QVERIFY(toJson(coding).at("classes") == (Json{"no", "yes"}));
        const auto file = table.folder.path() / "weights.safetensors";
        QVERIFY(epochal_engine(kInterface)->exportWeights(table.checkpoints() / "best.ckpt", file, ""));
        QVERIFY(bytesOf(file).find("\"coding\"") != std::string::npos);
    }

    void aChangedTableIsNotResumed() {
        TableRun table(exclusiveOr(400));
        table.spec.data.predicts = "class";
        Job job;
        job.spec = table.spec;
        job.checkpoints = table.checkpoints();
        job.resume = true;
        Control control;
        control.interrupt = true;
        QVERIFY(train(job, control).outcome.state == RunState::Interrupted);
        write(table.spec.data.file, exclusiveOr(402));
        const Attempt attempt = table.run();
        QVERIFY(attempt.outcome.state == RunState::Failed);
        QCOMPARE(attempt.outcome.error->where, std::string("/data/file"));
        QVERIFY(english(attempt.outcome.error->what).starts_with("The table has changed"));
    }

    /// All prices are alike in the validation rows: R2, the measure, is never known, and the run goes on without.
    void aMeasureMayBeUnknown() {
        std::string text = "x,y\n";
        for (int i = 0; i < 100; ++i) text += std::to_string(i % 7) + ",5\n";
        TableRun table(text);
        table.spec.stop.measure = "r2";
        Control control;
        control.interrupt = true;
        Job job;
        job.spec = table.spec;
        job.checkpoints = table.checkpoints();
        job.resume = true;
        QVERIFY(train(job, control).outcome.state == RunState::Interrupted);
        const Attempt attempt = table.run();
        QVERIFY2(attempt.outcome.state == RunState::Finished, failure(attempt));
        for (const Evaluation& one : attempt.all<Evaluation>()) QVERIFY(!one.r2 && !one.best);
        const auto newest = loadCheckpoint(table.checkpoints() / "step-000000004.ckpt");
        QVERIFY2(newest, newest ? "" : english(newest.error()).c_str());
        QVERIFY(!newest->progress.best);
    }

    void checksTheTable() {
        TableRun table(friedman(400));
        const Engine& engine = *epochal_engine(kInterface);
        QVERIFY(engine.check(table.spec));
        RunSpec spec = table.spec;
        spec.optimizer.globalBatch = 512;
        QCOMPARE(engine.check(spec).error().where, std::string("/optimizer/global_batch"));
        spec = table.spec;
        spec.data.column = "z";
        QCOMPARE(engine.check(spec).error().where, std::string("/data/column"));
        spec = table.spec;
        spec.model.hidden = {1'000'000, 1'000'000};
        QVERIFY(engine.check(spec).error().kind == ErrorKind::Memory);
    }
};

QTEST_GUILESS_MAIN(TableTrainingTest)
#include "table_training_test.moc"
