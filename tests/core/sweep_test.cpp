#include <QTest>

#include <cmath>
#include <set>

#include "core/base/json.h"
#include "core/spec/spec_json.h"
#include "core/spec/sweep.h"

using namespace epochal;

class SweepTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsListsAndRanges_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        const auto row = [](const char* field, const char* text, const char* values) {
            QTest::newRow(text) << field << text << values;
        };
        row("optimizer.global_batch", "32, 64, 128", "[32,64,128]");
        row("optimizer.global_batch", " 32;64 ;128,", "[32,64,128]");
        row("optimizer.global_batch", "64, 32, 64", "[64,32]");
        row("seed", "1..5", "[1,2,3,4,5]");
        row("seed", "5..3", "[5,4,3]");
        row("seed", "1..10 by 4", "[1,5,9]");
        row("seed", "7, 1..3", "[7,1,2,3]");
        row("optimizer.global_batch", "32..512 x2", "[32,64,128,256,512]");
        row("optimizer.global_batch", "32..500 \u00d7 2", "[32,64,128,256]");
        row("optimizer.global_batch", "512..128 x0.5", "[512,256,128]");
        row("optimizer.learning_rate", "0.1..0.5 by 0.1", "[0.1,0.2,0.3,0.4,0.5]");
        row("optimizer.learning_rate", "0.5..0.3 by 0.1", "[0.5,0.4,0.3]");
        row("optimizer.learning_rate", "0.1, 1e-3", "[0.1,0.001]");
        row("optimizer.learning_rate", "0.001..1 x10", "[0.001,0.01,0.1,1.0]");
        row("devices.precision", "fp32, bf16", R"(["fp32","bf16"])");
        row("optimizer.nesterov", "true, false", "[true,false]");
        row("schedule.step_epochs", "2,4; 3,6", "[[2,4],[3,6]]");
        row("price.offer", "this-machine", R"(["this-machine"])");
    }
    void readsListsAndRanges() {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, values);
        const auto read = sweepValues(*findField(field.toStdString()), text.toStdString());
        QVERIFY2(read.ok(), read.ok() ? "" : english(read.error()).c_str());
        QCOMPARE(QString::fromStdString(Json(*read).dump()), values);
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* field, const char* text, const char* part) {
            QTest::newRow(text) << field << text << part;
        };
        row("optimizer.global_batch", "", "no value");
        row("optimizer.global_batch", "32, many", "many");
        row("optimizer.global_batch", "32, 0", "outside the range");
        row("optimizer.global_batch", "a..5", "a..5");
        row("optimizer.global_batch", "32..512 x", "32..512 x");
        row("optimizer.global_batch", "32..512 x1", "factor");
        row("optimizer.global_batch", "32..512 x0.5", "factor");
        row("optimizer.global_batch", "32..512 by 0", "zero");
        row("seed", "1..5000", "too many");
        row("optimizer.learning_rate", "0.1..0.5", "no step");
        row("devices.precision", "fp32, fp61", "Did you mean \"fp32\"");
        row("optimizer.nesterov", "maybe", "not true or false");
    }
    void saysWhatIsWrong() {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, part);
        const Field& known = *findField(field.toStdString());
        const auto read = sweepValues(known, text.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().where, jsonPath(known));
        const std::string said = english(read.error());
        QVERIFY2(QString::fromStdString(said).contains(part), said.c_str());
    }

    void everyCombinationIsARunNamedByWhatDiffers() {
        Sweep sweep{"batch-sweep", {}, {{"optimizer.global_batch", {64, 128}}, {"seed", {1, 2, 3}}}};
        sweep.base.stop.epochs = 2;
        QCOMPARE(runCount(sweep), std::int64_t{6});
        const auto specs = expand(sweep);
        QVERIFY(specs.ok());
        QCOMPARE(specs->size(), std::size_t{6});
        // The last axis varies fastest: 64/1, 64/2, 64/3, 128/1 ...
        QCOMPARE(specs->at(1).optimizer.globalBatch, 64);
        QCOMPARE(specs->at(1).seed, 2);
        QCOMPARE(specs->at(3).optimizer.globalBatch, 128);
        QCOMPARE(specs->at(3).seed, 1);
        QCOMPARE(specs->at(5).name, std::string("batch-sweep, batch 128, seed 3"));
        for (const RunSpec& spec : *specs) {
            QVERIFY(validate(spec).empty());
            QCOMPARE(spec.stop.epochs, 2);
        }
    }

    void aSampleDrawsDifferentPointsAndAllTheirSeeds() {
        // 3 x 4 points; the draw is that of another implementation, in Python: [7, 3, 5, 6, 2] of 12.
        Sweep sweep{"s", {}, {{"optimizer.global_batch", {32, 64, 128}}, {"stop.epochs", {2, 3, 4, 5}}}};
        sweep.sample = 5;
        QCOMPARE(pointCount(sweep), std::int64_t{12});
        QVERIFY(isSampled(sweep));
        QCOMPARE(runCount(sweep), std::int64_t{5});
        const auto pointsOf = [](const Sweep& of) {
            std::vector<std::int64_t> points;
            const auto specs = expand(of);
            for (const RunSpec& spec : specs.value())
                points.push_back((spec.optimizer.globalBatch == 32   ? 0
                                  : spec.optimizer.globalBatch == 64 ? 4
                                                                     : 8) +
                                 spec.stop.epochs - 2);
            return points;
        };
        QCOMPARE(pointsOf(sweep), (std::vector<std::int64_t>{7, 3, 5, 6, 2}));
        // A larger sample goes on where a smaller one ended; of all but one, none comes twice.
        sweep.sample = 11;
        QCOMPARE(pointsOf(sweep), (std::vector<std::int64_t>{7, 3, 5, 6, 2, 1, 11, 8, 4, 0, 9}));
        sweep.sample = 5;
        sweep.sampleSeed = 2;
        QCOMPARE(pointsOf(sweep), (std::vector<std::int64_t>{9, 1, 3, 5, 7}));
        sweep.sample = 3;
        sweep.sampleSeed = -7;
        QCOMPARE(pointsOf(sweep), (std::vector<std::int64_t>{2, 11, 7}));
        // Every drawn point has all seeds, wherever their axis is.
        sweep.axes.insert(sweep.axes.begin(), {"seed", {5, 6}});
        QCOMPARE(pointCount(sweep), std::int64_t{12});
        QCOMPARE(runCount(sweep), std::int64_t{6});
        QCOMPARE(pointsOf(sweep), (std::vector<std::int64_t>{2, 2, 11, 11, 7, 7}));
        QCOMPARE(expand(sweep)->at(2).seed, 5);
        QCOMPARE(expand(sweep)->at(3).seed, 6);
        // As many as there are: every point, in the usual order.
        sweep.sample = 12;
        QVERIFY(!isSampled(sweep));
        Sweep all = sweep;
        all.sample = 0;
        QVERIFY(*expand(sweep) == *expand(all));
    }

    void aSampleIsOfGridsThatAreTooLargeToRun() {
        Sweep sweep{"s", {}, {{"optimizer.learning_rate", {}}, {"optimizer.momentum", {}}, {"stop.epochs", {}}}};
        for (int i = 1; i <= 100; ++i) {
            sweep.axes[0].values.emplace_back(i / 1000.0);
            sweep.axes[1].values.emplace_back(i / 200.0);
            sweep.axes[2].values.emplace_back(i + 1);
        }
        QCOMPARE(validate(sweep).front().error.where, std::string("/axes"));
        sweep.sample = 1000;
        QCOMPARE(pointCount(sweep), std::int64_t{1'000'000});
        const auto specs = expand(sweep);
        QVERIFY(specs.ok());
        std::set<std::string> names;
        double sum = 0;
        for (const RunSpec& spec : *specs) {
            names.insert(spec.name);
            sum += static_cast<double>(spec.stop.epochs);
        }
        QCOMPARE(names.size(), std::size_t{1000});
        // Uniform over 2..101: the mean of 1000 is 51.5, give or take 0.9; four standard errors.
        QVERIFY2(std::abs(sum / 1000 - 51.5) < 3.7, qPrintable(QString::number(sum / 1000)));
        sweep.sample = 1001;
        QCOMPARE(validate(sweep).front().error.where, std::string("/axes"));
        sweep.sample = 600;
        sweep.axes.push_back({"seed", {1, 2}});
        QCOMPARE(validate(sweep).front().error.where, std::string("/axes"));
    }

    void aSampleIsInTheDocument() {
        Sweep sweep{"s", {}, {{"stop.epochs", {1, 2, 3}}}};
        QVERIFY(!toJson(sweep).contains("sample") && !toJson(sweep).contains("sample_seed"));
        sweep.sample = 2;
        sweep.sampleSeed = 9;
        sweep.base.name = "s";
        const auto back = sweepFromJson(toJson(sweep));
        QVERIFY(back.ok() && *back == sweep);
        for (const Json& wrong : {Json(0), Json(-1), Json("5"), Json(2.5)}) {
            Json json = toJson(sweep);
            json["sample"] = wrong;
            QCOMPARE(sweepFromJson(json).error().where, std::string("/sample"));
        }
    }

    void aSpecIsASweepOfOneRun() {
        Sweep sweep;
        sweep.name = sweep.base.name;
        const auto specs = expand(sweep);
        QVERIFY(specs.ok());
        QVERIFY(specs->front() == sweep.base);
    }

    void theRateCanFollowTheBatch() {
        // Goyal et al.: k times the batch, k times the rate; 0.2 at 128 means 0.1 at 64 and 0.8 at 512.
        Sweep sweep{"lr", {}, {{"optimizer.global_batch", {64, 512, 96}}}, true};
        const auto specs = expand(sweep);
        QVERIFY(specs.ok());
        QCOMPARE(specs->at(0).optimizer.learningRate, 0.1);
        QCOMPARE(specs->at(1).optimizer.learningRate, 0.8);
        QVERIFY(specs->at(2).optimizer.learningRate == 0.15);
        sweep.axes.push_back({"optimizer.learning_rate", {0.05}});
        QCOMPARE(expand(sweep)->at(1).optimizer.learningRate, 0.05);
    }

    void errorsNameTheCombinationAndTheField() {
        // 2 and 4 replicas share 64 evenly; 3 do not.
        Sweep sweep{"x", {}, {{"devices.count", {2, 3, 4}}, {"optimizer.global_batch", {64, 96}}}};
        const auto wrong = validate(sweep);
        QCOMPARE(wrong.size(), std::size_t{1});
        QCOMPARE(wrong[0].error.where, std::string("/devices/count"));
        QCOMPARE(wrong[0].combination, std::string("replicas 3, batch 64"));
        const auto specs = expand(sweep);
        QVERIFY(!specs.ok());
        QCOMPARE(specs.error().where, std::string("/devices/count (replicas 3, batch 64)"));
    }

    void refusesAxesThatMakeNoSense_data() {
        QTest::addColumn<QString>("axes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* axes, const char* said) { QTest::newRow(said) << axes << said; };
        row(R"([{"field":"sede","values":[1,2]}])", "Did you mean \"seed\"");
        row(R"([{"field":"name","values":["a","b"]}])", "cannot be varied");
        row(R"([{"field":"seed","values":[1]},{"field":"seed","values":[2]}])", "varied twice");
        row(R"([{"field":"seed","values":[]}])", "has no values");
        row(R"([{"field":"seed","values":[1,"two"]}])", "not a whole number");
        row(R"([{"field":"seed","values":"1..40"},{"field":"stop.epochs","values":"2..40"}])", "more than 1000");
        row(R"([{"field":"schedule.step_factor","values":[0.1,0.2]}])", "no effect");
    }
    void refusesAxesThatMakeNoSense() {
        QFETCH(QString, axes);
        QFETCH(QString, said);
        const auto sweep = sweepFromText(
            QStringLiteral(R"({"format":"epochal-sweep","version":1,"axes":%1})").arg(axes).toStdString(), "");
        QVERIFY(sweep.ok());
        const auto specs = expand(*sweep);
        QVERIFY(!specs.ok());
        const std::string words = english(specs.error());
        QVERIFY2(QString::fromStdString(words).contains(said), words.c_str());
    }

    void documentsComeBackAsTheyWere() {
        Sweep sweep{"ж", {}, {{"seed", {1, 2}}, {"devices.precision", {"fp32", "bf16"}}}, true};
        sweep.base.model.architecture = "resnet14";
        const auto back = sweepFromText(toJson(sweep).dump(), "s.json");
        QVERIFY(back.ok());
        QVERIFY(*back == sweep);
        RunSpec spec;
        spec.name = "alone";
        const auto single = sweepFromText(toJson(spec).dump(), "s.json");
        QVERIFY(single.ok());
        QVERIFY(single->base == spec && single->axes.empty());
        QCOMPARE(single->name, std::string("alone"));
    }

    void wrongDocumentsNameTheMember() {
        std::vector<Error> all;
        const auto read = sweepFromText(
            R"({"format":"epochal-sweep","bogus":1,"base":{"optimizer":{"global_batch":0}},"axes":[{"field":"seed"}]})",
            "s.json", &all);
        QVERIFY(!read.ok());
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[0].where, std::string("/bogus"));
        QCOMPARE(all[1].where, std::string("/base/optimizer/global_batch"));
        QCOMPARE(all[2].where, std::string("/axes/0"));
        QVERIFY(sweepFromText(R"({"format":"epochal-sweep","version":2})", "").error().kind == ErrorKind::Newer);
    }

    void theBudgetIsKeptAndChecked() {
        Sweep sweep{"s", {}, {{"seed", {1, 2}}}, false, "4.50"};
        const auto back = sweepFromText(toJson(sweep).dump(), "s.json");
        QVERIFY(back.ok());
        QVERIFY(*back == sweep);
        QVERIFY(validate(sweep).empty());
        for (const char* wrong : {"0", "-1", "five", "4,50"}) {
            sweep.budget = wrong;
            QCOMPARE(validate(sweep).size(), std::size_t{1});
            QCOMPARE(validate(sweep).front().error.where, std::string("/budget"));
        }
    }

    void namesOfRunsAreShort() {
        const RunSpec spec;
        const auto named = [&](const std::string& field) {
            const Json value = findField(field)->get(spec);
            return variedValues(spec, {{field, {value, value}}});
        };
        QCOMPARE(named("optimizer.learning_rate"),
                 "rate " + textOf(*findField("optimizer.learning_rate"), spec.optimizer.learningRate));
        QCOMPARE(named("model.normalisation"), "norm " + spec.model.normalisation);
        QCOMPARE(named("data.loader_threads"), "loader threads " + std::to_string(spec.data.loaderThreads));
        for (const char* own : {"devices.kind", "devices.precision", "model.architecture", "data.source",
                                "data.augmentation", "schedule.kind", "price.offer"})
            QCOMPARE(named(own), findField(own)->get(spec).get<std::string>());
    }

    void linkedFieldsGoTogether() {
        Sweep sweep{
            .name = "s", .base = {}, .axes = {{"devices.count", {1, 2}, {{"optimizer.global_batch", {64, 128}}}}}};
        sweep.axes.push_back({"seed", {1, 2}});
        const auto specs = expand(sweep);
        QVERIFY2(specs, specs ? "" : english(specs.error()).c_str());
        QCOMPARE(specs->size(), std::size_t(4));
        QCOMPARE((*specs)[3].name, std::string("s, replicas 2, batch 128, seed 2"));
        QCOMPARE((*specs)[3].optimizer.globalBatch, std::int64_t(128));
        const auto again = sweepFromText(jsonText(toJson(sweep)), "sweep");
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QCOMPARE(*again, sweep);
        sweep.axes[0].linked[0].values.pop_back();
        QVERIFY(english(validate(sweep).front().error.what).find("more or fewer") != std::string::npos);
        sweep.axes[0].linked[0] = {"seed", {1, 2}};
        QVERIFY(english(validate(sweep).front().error.what).find("varied twice") != std::string::npos);
        sweep.axes[0].linked[0] = {"optimizer.global_batch", {64, -1}};
        QVERIFY(!validate(sweep).empty());
        for (const char* axes :
             {R"([{"fields": ["seed"], "values": [[1]]}])", R"([{"fields": ["seed", 1], "values": []}])",
              R"([{"fields": ["seed", "devices.count"], "values": [[1]]}])",
              R"([{"fields": ["seed", "devices.count"], "values": 3}])"})
            QVERIFY2(
                !sweepFromText(R"({"format": "epochal-sweep", "version": 1, "axes": )" + std::string(axes) + "}", "s"),
                axes);
    }
};

QTEST_APPLESS_MAIN(SweepTest)
#include "sweep_test.moc"
