#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <cmath>
#include <fstream>

#include "core/analysis/estimate.h"
#include "core/base/json.h"
#include "core/launch/calibrate.h"
#include "core/launch/expectation.h"
#include "tests/core/support/estimate_rows.h"

using namespace epochal;

/// The file of a calibration, and what an estimate makes of it.
class CalibrationTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    static RunSpec first() {
        RunSpec spec;
        spec.devices.kind = "cpu";
        spec.devices.precision = "fp32";
        return spec;
    }
    /// 1,280 images in 1.28 s; an evaluated image takes a quarter of a trained one.
    static Calibration sample(const Machine& of = machine()) {
        Calibration one;
        one.time = "2026-11-22T20:00:00.000Z";
        one.program = programVersion();
        one.engine = "LibTorch 2.11.0, CPU";
        one.machine = of;
        one.precision = "fp32";
        one.devices = {"CPU"};
        one.images = 1280;
        one.seconds = 1.28;
        one.evaluationImages = 2000;
        one.evaluationSeconds = 0.5;
        one.startUpSeconds = 1.5;
        return one;
    }
    static Estimate estimated(const std::optional<Calibration>& calibration, const std::vector<Entry>& own = {},
                              const RunSpec& spec = first()) {
        const Offer offers[] = {ownMachine()};
        EstimateOptions options;
        options.calibration = calibration;
        return estimate(spec, offers, own, {}, machine(), options).front();
    }

private Q_SLOTS:
    void whatIsWrittenIsReadBack() {
        const Json json = toJson(sample());
        const auto read = calibrationFromJson(json, "calibration.json");
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        QCOMPARE(toJson(*read).dump(), json.dump());
        QCOMPARE(json["images_per_second"].get<double>(), 1000.0);
    }
    void whatCannotBeIsRefused_data() {
        QTest::addColumn<QString>("patch");
        for (const char* patch :
             {R"({"images": 0})", R"({"seconds": 0})", R"({"seconds": -1})", R"({"seconds": null})",
              R"({"evaluation_seconds": 0})", R"({"evaluation_images": -5})", R"({"start_up_seconds": -1})",
              R"({"images_per_second_uncertainty": 1e9})", R"({"machine": 3})", R"({"devices": []})",
              R"({"format": "epochal-study"})", R"({"version": 0})"})
            QTest::newRow(patch) << QString::fromLatin1(patch);
    }
    void whatCannotBeIsRefused() {
        QFETCH(QString, patch);
        Json json = toJson(sample());
        json.merge_patch(Json::parse(patch.toStdString()));
        const auto read = calibrationFromJson(json, "f");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Damaged);
        QVERIFY(!read.error().remedy.empty());
    }
    void aNewerFormatIsNamed() {
        Json json = toJson(sample());
        json["version"] = 2;
        QCOMPARE(calibrationFromJson(json, "f").error().kind, ErrorKind::Newer);
    }
    /// A damaged file, and one of another machine or version, is as good as none.
    void onlyThisMachineSCalibrationIsUsed() {
        const Path home = folder_.path().toStdString();
        const auto keep = [&](const std::string& text) { std::ofstream(home / "calibration.json") << text; };
        QVERIFY(!keptCalibration(home, machine()));
        keep(toJson(sample()).dump());
        QVERIFY(keptCalibration(home, machine()));
        Machine other = machine();
        other.threads += 2;
        QVERIFY(!keptCalibration(home, other));
        other = machine();
        other.accelerators.push_back({"NVIDIA L4", 24'000'000'000, "570"});
        QVERIFY(!keptCalibration(home, other));
        Calibration old = sample();
        old.program = "0.0.1";
        keep(toJson(old).dump());
        QVERIFY(!keptCalibration(home, machine()));
        keep("{\"format\": \"epochal-calib");
        QVERIFY(!keptCalibration(home, machine()));
    }
    void theFirstRunIsEstimatedFromIt() {
        QVERIFY(!estimated({}).seconds);
        const Estimate made = estimated(sample());
        QCOMPARE(made.basis, EstimateBasis::MeasuredHere);
        QCOMPARE(made.rate->mid, 1000.0);
        // Five epochs of 468 x 128 images; 10,000 images per evaluation at 4,000 a second.
        QCOMPARE(made.training, 5 * 468 * 128 / 1000.0);
        QVERIFY2(std::abs(made.evaluation - 5 * 2.5) < 0.1, qPrintable(QString::number(made.evaluation)));
        QCOMPARE(made.startUp, 1.5);
        QVERIFY(made.startUpKnown);
        QVERIFY(made.notRanked.empty());
        QVERIFY(english(made.words).find("no run yet") != std::string::npos);
        QVERIFY(english(made.width).find("assumed") != std::string::npos);
    }
    /// It is weaker evidence than one run: the range is wider, and the run replaces it.
    void aRunReplacesIt() {
        const std::vector<Entry> own = {ownRun(first(), 500, 5, 0.9, 1)};
        const Estimate guessed = estimated(sample()), known = estimated(sample(), own);
        QCOMPARE(known.rate->mid, 500.0);
        QCOMPARE(known.from, std::vector<std::string>{"own 1"});
        QCOMPARE(known.evaluation, estimated({}, own).evaluation);
        QVERIFY(guessed.rate->high / guessed.rate->mid > known.rate->high / known.rate->mid);
        // Windows that differ widen it further.
        Calibration unsteady = sample();
        unsteady.uncertainty = 300;
        const Estimate wide = estimated(unsteady);
        QCOMPARE(wide.rate->mid, 1000.0);
        QVERIFY(wide.rate->high > guessed.rate->high);
    }
    void anotherNetworkIsScaledFromIt() {
        RunSpec deeper = first();
        deeper.model.architecture = "resnet20";
        const Estimate made = estimated(sample(), {}, deeper), same = estimated(sample());
        QCOMPARE(made.basis, EstimateBasis::ScaledOwn);
        QVERIFY(made.rate->mid < same.rate->mid);
        QVERIFY(made.rate->high / made.rate->mid > same.rate->high / same.rate->mid);
        deeper.model.architecture = "resnet152";  // beyond what one small network supports
        QVERIFY(!estimated(sample(), {}, deeper).seconds);
    }
    /// The run that it let expect something keeps that expectation.
    void theFirstRunKeepsTheExpectation() {
        const Path home = Path(folder_.path().toStdString()) / "kept";
        std::filesystem::create_directories(home);
        std::ofstream(home / "calibration.json") << toJson(sample()).dump();
        auto run = RunDirectory::create(home / "runs", "20261122-200000-00000001", first(), machine(), ownMachine());
        QVERIFY(run);
        QVERIFY(keepExpectation(*run));
        std::ifstream file(run->estimate());
        const Json kept = Json::parse(file);
        QCOMPARE(kept["basis"].get<std::string>(), std::string("measured-here"));
        const double mid = kept["seconds"]["mid"];
        QVERIFY2(std::abs(mid - (1.5 + 299.52 + 12.5)) < 0.2, qPrintable(QString::number(mid)));
    }
    void withoutAnEngineThereIsAReasonAndNoFile() {
        qputenv("EPOCHAL_ENGINE", "/nowhere/libepochal-engine.so");
        const Path home = Path(folder_.path().toStdString()) / "none";
        engine::Control control;
        const auto made = calibrate(home, control);
        QVERIFY(!made);
        QCOMPARE(made.error().kind, ErrorKind::Unsupported);
        QVERIFY(!made.error().remedy.empty());
        QVERIFY(!std::filesystem::exists(home / "calibration.json"));
    }
};

QTEST_GUILESS_MAIN(CalibrationTest)
#include "calibration_test.moc"
