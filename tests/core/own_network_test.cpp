#include <QTemporaryDir>
#include <QtTest/QTest>
#include <algorithm>
#include <array>
#include <fstream>

#include "core/analysis/entry.h"
#include "core/analysis/estimate.h"
#include "core/analysis/flops.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/events/run_directory.h"
#include "core/spec/data_folder.h"
#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/repair.h"
#include "core/spec/spec_json.h"
#include "core/spec/sweep.h"
#include "core/spec/task.h"
#include "tests/core/support/estimate_rows.h"

using namespace epochal;

/// A network of the user's own, as far as it is known without the engine: a file and what is in it.
class OwnNetworkTest : public QObject {
    Q_OBJECT

    [[nodiscard]] RunSpec specWith(const char* name, const char* content) const {
        RunSpec spec;
        spec.model.architecture = kOwnNetwork;
        spec.model.script = folder_.filePath(QString::fromLatin1(name)).toStdString();
        std::ofstream(spec.model.script) << content;
        return spec;
    }
    [[nodiscard]] static RunSpec recorded(RunSpec spec) {
        if (!recordScript(spec)) qFatal("cannot read it");
        return spec;
    }
    static Estimate here(const RunSpec& spec, const std::vector<Entry>& own, const EstimateOptions& options = {}) {
        const Offer offers[] = {ownMachine()};
        return estimate(spec, offers, own, published(), machine(), options).front();
    }

    QTemporaryDir folder_;

private Q_SLOTS:
    void hashesArePublishedOnes() {
        // Fowler, Noll, Vo: test vectors of FNV-1a, 64 bits.
        QCOMPARE(hexHash(""), std::string("cbf29ce484222325"));
        QCOMPARE(hexHash("a"), std::string("af63dc4c8601ec8c"));
        QCOMPARE(hexHash("foobar"), std::string("85944171f73967e8"));
    }

    void needsAFile() {
        RunSpec spec;
        spec.model.architecture = kOwnNetwork;
        QCOMPARE(validate(spec).at(0).where, std::string("/model/script"));
        spec.model.script = "/nowhere/net.pt";
        QVERIFY(validate(spec).empty());
        const auto wrong = checkFiles(spec);
        QVERIFY(std::ranges::find(wrong, "/model/script", &Error::where) != wrong.end());
        QCOMPARE(recordScript(spec).error().where, std::string("/model/script"));
    }

    void appliesToRunsThatComputeWithIt() {
        RunSpec spec = specWith("net.pt", "foobar");
        const auto applies = [&](const char* field) { return findField(field)->applies(spec); };
        QVERIFY(applies("model.script") && applies("model.weights") && applies("model.frozen_epochs"));
        QVERIFY(!applies("model.stem") && !applies("model.normalisation"));
        QCOMPARE(findField("model.script")->level, FieldLevel::Common);
        spec.data.source = "table";
        QVERIFY(applies("model.script") && applies("model.weights") && applies("model.frozen_epochs"));
        QVERIFY(!applies("model.hidden") && !applies("model.dropout"));
        spec.data.source = "synthetic";
        spec.session.kind = "input";
        QVERIFY(!applies("model.script"));
        spec.session.kind = "inference";
        QVERIFY(applies("model.script"));
        spec.model.architecture = "resnet8";
        QVERIFY(!applies("model.script") && !applies("model.script_hash"));
    }

    /// Of a table, whatever was chosen for images means the multilayer perceptron.
    void aTableHasTheMlpOrThis() {
        RunSpec spec = specWith("net.pt", "foobar");
        const Field& field = *findField("model.architecture");
        const auto offered = [&] {
            std::vector<std::string> values;
            for (const FieldChoice& choice : choicesOf(field, spec)) values.push_back(choice.value);
            return values;
        };
        QCOMPARE(std::ranges::count(offered(), kTableNetwork), 0);
        QCOMPARE(offered().back(), std::string("torchscript"));
        spec.data.source = "table";
        spec.data.file = "rows.csv";
        QVERIFY(field.applies(spec));
        QCOMPARE(offered(), (std::vector<std::string>{"mlp", "torchscript"}));
        QVERIFY(meantBy(field, spec) == Json("torchscript"));
        QCOMPARE(architectureOf(recorded(spec)), std::string("net.pt@85944171"));
        QVERIFY(validate(spec).empty());
        for (const char* other : {"resnet8", "mlp"}) {
            spec.model.architecture = other;
            QVERIFY(meantBy(field, spec) == Json("mlp"));
            QCOMPARE(architectureOf(spec), std::string("mlp"));
            QVERIFY(findField("model.hidden")->applies(spec) && !usesScript(spec) && validate(spec).empty());
        }
        for (const char* source : {"synthetic", "idx"}) {
            spec.data.source = source;
            spec.data.path = "folder";
            const auto wrong = validate(spec);
            QCOMPARE(wrong.size(), std::size_t{1});
            QCOMPARE(wrong[0].where, std::string("/model/architecture"));
            QVERIFY(repairFor(spec, wrong[0]) == (Repair{"model.architecture", RunSpec().model.architecture}));
        }
        spec.model.architecture = "vit_b_16";
        spec.data.source = "synthetic";
        QCOMPARE(validate(spec).at(0).where, std::string("/model/architecture"));
        QVERIFY(!repairFor(spec, validate(spec)[0]));
    }

    /// At first a table had none: what had been chosen for images stayed in the spec, and the MLP was trained.
    void aTableRunOfEarlierVersionsKeepsItsNetwork() {
        RunSpec spec = specWith("net.pt", "foobar");
        spec.data.source = "table";
        spec.data.file = "rows.csv";
        const Path runs = folder_.filePath(QStringLiteral("runs")).toStdString();
        for (const bool earlier : {false, true}) {
            const auto run = RunDirectory::create(runs, earlier ? "earlier" : "now", spec, machine(), ownMachine());
            QVERIFY2(run, run ? "" : english(run.error()).c_str());
            if (earlier) QVERIFY(writeAtomically(run->path() / "spec.json", jsonText(toJson(spec))));
            const auto again = RunDirectory::open(run->path());
            QVERIFY2(again, again ? "" : english(again.error()).c_str());
            QCOMPARE(architectureOf(again->spec()), std::string(earlier ? "mlp" : "net.pt@85944171"));
            QVERIFY(isHashOf(specHash(earlier ? spec : recorded(spec)), again->spec()));
            QCOMPARE(isHashOf(specHash(spec), again->spec()), earlier);
        }
    }

    /// The default means the MLP there: whether it is named makes no other setting, and no other run.
    void oneNetworkOfATableHasOneMeaning() {
        RunSpec usual, named;
        for (RunSpec* spec : {&usual, &named}) spec->data.source = "table", spec->data.file = "rows.csv";
        named.model.architecture = kTableNetwork;
        QVERIFY(differingFields(std::array{&std::as_const(usual), &std::as_const(named)}).empty());
        QVERIFY(meantByDefault(*findField("model.architecture"), named) == Json("mlp"));
        const auto identical = [&](const char* other) {
            const Sweep sweep{"s", usual, {{"model.architecture", {"resnet8", other}}}};
            return std::ranges::any_of(validate(sweep), [](const auto& wrong) {
                return english(wrong.error.what).find("identical runs") != std::string::npos;
            });
        };
        QVERIFY(identical("resnet18") && identical("mlp"));
        QVERIFY(!identical("torchscript"));
        named.data.source = "synthetic";
        QVERIFY(!validate(named).empty());
        named.session.kind = "input";
        QVERIFY(validate(named).empty());  // computes with no network
    }

    /// Its last layer is not ours to keep in fp32.
    void numbersAreNotPredictedInHalfPrecisionUnasked() {
        RunSpec spec = specWith("net.pt", "foobar");
        QCOMPARE(precisionAsked(spec, false), std::string("auto"));
        spec.data.source = "table";
        QCOMPARE(precisionAsked(spec, false), std::string("fp32"));
        spec.data.predicts = "class";
        QCOMPARE(precisionAsked(spec, false), std::string("auto"));
        spec.data.predicts = "number";
        spec.devices.precision = "bf16";
        QCOMPARE(precisionAsked(spec, false), std::string("bf16"));
        spec.devices.precision = "auto";
        spec.model.architecture = "mlp";
        QCOMPARE(precisionAsked(spec, false), std::string("auto"));
    }

    /// Specs that say nothing of it hash as they did before it was known.
    void otherSpecsKeepTheirHash() { QCOMPARE(specHash(RunSpec()), hexHash("{}")); }

    void twoFilesAreTwoNetworks() {
        const RunSpec plain = specWith("net.pt", "foobar"), one = recorded(plain);
        QCOMPARE(architectureOf(plain), std::string("torchscript"));
        QCOMPARE(one.model.scriptHash, std::string("85944171f73967e8"));
        QCOMPARE(architectureOf(one), std::string("net.pt@85944171"));
        const RunSpec other = recorded(specWith("net.pt", "foobaz"));
        QVERIFY(architectureOf(other) != architectureOf(one));
        QVERIFY(settingsHash(other) != settingsHash(one));
        const RunSpec* const both[] = {&one, &other};
        const auto differing = differingFields(both);
        QCOMPARE(differing.size(), std::size_t{1});
        QCOMPARE(differing[0]->name, std::string("model.script_hash"));
        // A file that is called like a network is not that network.
        QVERIFY(!networkSize(recorded(specWith("resnet50", "x")).model, ImageShape{}));
        QCOMPARE(architectureKey("resnet50@85944171"), std::string());
    }

    void theRunsFolderRecordsWhatTheFileHeld() {
        const Path runs = folder_.filePath(QStringLiteral("runs")).toStdString();
        RunSpec spec = specWith("net.pt", "foobar");
        spec.model.scriptHash = "0000000000000000";  // of the run that it was copied from
        const auto run = RunDirectory::create(runs, "one", spec, machine(), ownMachine());
        QVERIFY(run);
        QCOMPARE(run->spec().model.scriptHash, std::string("85944171f73967e8"));
        QCOMPARE(RunDirectory::open(run->path())->spec().model.scriptHash, std::string("85944171f73967e8"));
        spec.model.script += ".gone";
        const auto none = RunDirectory::create(runs, "two", spec, machine(), ownMachine());
        QVERIFY(!none && none.error().where == "/model/script");
        QVERIFY(!std::filesystem::exists(runs / "two"));
    }

    void nothingIsClaimedOfWhatItNeeds() {
        const RunSpec spec = specWith("net.pt", "foobar");
        QVERIFY(!networkSize(spec.model, ImageShape{1, 28, 28, 10}));
        const Estimate none = here(spec, {ownRun(RunSpec(), 1000, 5, 0.9, 1)});
        QVERIFY(!none.memoryBytes && !none.fits && !none.seconds && !none.cost);
        QVERIFY2(english(none.notRanked).find("how much your own network computes is not known") != std::string::npos,
                 english(none.notRanked).c_str());
    }

    void norForATable() {
        RunSpec spec = specWith("net.pt", "foobar");
        spec.data.source = "table";
        EstimateOptions options;
        options.table = TableShape{3, {4}, 1};
        const Estimate none = here(spec, {}, options);
        QVERIFY(!none.memoryBytes && !none.fits && !none.seconds);
        QVERIFY2(english(none.notRanked).find("how much your own network computes is not known") != std::string::npos,
                 english(none.notRanked).c_str());
        spec.model.architecture = "mlp";
        QVERIFY(here(spec, {}, options).memoryBytes);
    }

    void itsOwnRunsSayHowFastItIs() {
        RunSpec spec = specWith("net.pt", "foobar");
        spec.devices.precision = "fp32";
        const RunSpec other = recorded(specWith("other.pt", "foobaz"));
        const std::vector<Entry> own = {ownRun(recorded(spec), 500, 5, 0.9, 1), ownRun(other, 2000, 5, 0.9, 2)};
        EstimateOptions options;
        QVERIFY(!here(spec, own, options).seconds);
        options.scriptHash = recorded(spec).model.scriptHash;
        const Estimate made = here(spec, own, options);
        QCOMPARE(made.basis, EstimateBasis::MeasuredHere);
        QCOMPARE(made.from, std::vector<std::string>{"own 1"});
        QCOMPARE(std::round(made.rate->mid), 500.0);
        QVERIFY(!made.memoryBytes);
    }
};

QTEST_GUILESS_MAIN(OwnNetworkTest)
#include "own_network_test.moc"
