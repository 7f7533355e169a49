#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <fstream>

#include "core/analysis/estimate_record.h"
#include "core/base/clock.h"
#include "core/catalogue/catalogue.h"
#include "core/launch/expectation.h"
#include "core/launch/run_job.h"
#include "core/spec/task.h"
#include "tests/core/support/estimate_rows.h"
#include "tests/support/exit_record.h"

using namespace epochal;

/// Which runs an estimate is based on, and that it is saved with every run that starts training.
class ExpectationTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    Path home_;

    static RunSpec spec() {
        RunSpec spec;
        spec.devices.kind = "cpu";
        spec.devices.precision = "fp32";
        return spec;
    }
    RunDirectory create(const std::string& id, const RunSpec& spec) {
        auto made = RunDirectory::create(home_ / "runs", id, spec, machine(), ownMachine());
        if (!made) qFatal("the run could not be made");
        return *made;
    }
    /// A finished run of two epochs at that rate.
    RunDirectory trained(const std::string& id, double rate) { return trained(id, rate, spec()); }
    RunDirectory trained(const std::string& id, double rate, const RunSpec& spec) {
        RunDirectory run = create(id, spec);
        auto writer = EventWriter::open(run, 1).value();
        Started started;
        started.trainImages = 60000;
        started.validationImages = 10000;
        started.stepsPerEpoch = 468;
        started.precision = "fp32";
        started.devices = {"CPU"};
        bool ok = writer->write(started, 0, 0.5).ok();
        for (int epoch = 1; epoch <= 2; ++epoch) {
            const double training = 59904 / rate * epoch;
            const StepWindow window{epoch, epoch * 468, 468, 59904, 59904 / rate, 0, 0, 1, 0.1, false};
            ok = ok && writer->write(window, training, training + 1).ok();
            ok = ok && writer->write(EpochDone{epoch, epoch * 468, 1, 0.5, 0.1}, training, training + 1).ok();
            Evaluation evaluation{epoch, epoch * 468, 10000, 1, 1, 0.5, 0.9, 0.9, true};
            if (isTable(spec)) evaluation.rmse = 1;
            ok = ok && writer->write(evaluation, training, training + 1 + epoch).ok();
        }
        ok = ok && writer->write(Finished{RunState::Finished, StopReason::Epochs, {}, 0}, 130, 134).ok();
        ExitRecord exit;
        exit.reason = StopReason::Epochs;
        exit.utcMillis = utcMillis();
        if (!ok || !test::writeExit(run, exit)) qFatal("the run could not be written");
        return run;
    }

private Q_SLOTS:
    void init() { home_ = Path(folder_.path().toStdString()) / QTest::currentTestFunction(); }

    void runsOutsideTheCatalogueAreReadFromTheirFolders() {
        QVERIFY(ownRates(home_).empty());
        const RunDirectory first = trained("20261120-100000-00000001", 1000);
        trained("20261120-110000-00000002", 1100);
        create("20261120-120000-00000003", spec());  // never started: no evidence
        std::filesystem::create_directories(home_ / "runs" / "20261120-130000-00000004");
        const auto read = ownRates(home_);
        QCOMPARE(read.size(), std::size_t(2));
        QCOMPARE(read[0].id, std::string("20261120-110000-00000002"));
        QCOMPARE(read[1].imagesPerSecond.value(), 1000.0);
        QCOMPARE(ownRates(home_, first.id()).size(), std::size_t(1));
        // The catalogue supplies the runs that it knows, with the same figures, and the folders supply the rest.
        auto catalogue = Catalogue::open(home_ / "catalogue.sqlite").value();
        const auto indexed = indexRun(first.path());
        QVERIFY(catalogue->record(indexed->row, &indexed->entry));
        const auto both = ownRates(home_);
        QCOMPARE(both.size(), std::size_t(2));
        QVERIFY(both[1].number.has_value());
        QVERIFY(!both[0].number.has_value());
    }
    void whatIsExpectedIsKeptOnce() {
        RunDirectory first = create("20261120-090000-00000001", spec());
        QVERIFY(keepExpectation(first).ok());
        QVERIFY(!keptEstimate(first));  // nothing was known
        trained("20261120-100000-00000002", 1000);
        const RunDirectory next = create("20261121-100000-00000003", spec());
        QVERIFY(keepExpectation(next).ok());
        const KeptEstimate kept = keptEstimate(next).value();
        QCOMPARE(kept.basis, EstimateBasis::MeasuredHere);
        // 5 epochs of 59904 images at 1000 a second with 1 s of evaluation each; 1 s of start-up.
        QVERIFY2(std::abs(kept.seconds.mid - (1 + 5 * 60.904)) < 0.1, qPrintable(QString::number(kept.seconds.mid)));
        trained("20261121-090000-00000004", 500);
        QVERIFY(keepExpectation(next).ok());
        QCOMPARE(keptEstimate(next)->seconds.mid, kept.seconds.mid);
    }
    /// Steps and evaluations are known from the table itself; what a run on one table shows says nothing about another.
    void tablesAreCountedByReadingThem() {
        RunSpec table = spec();
        table.data.source = "table";
        table.data.validationShare = 0.25;
        table.optimizer.kind = "adamw";
        const auto write = [&](const char* name) {
            std::filesystem::create_directories(home_);
            table.data.file = home_ / name;
            std::ofstream file(table.data.file);
            file << "area,district,price\n";
            for (int i = 0; i < 800; ++i) file << i << ",d" << i % 9 << ',' << 2 * i << '\n';
        };
        write("homes.csv");
        const EstimateOptions options = estimateOptions(table, PriceBook(), EstimateGoal::WholeRun, home_, machine());
        QCOMPARE(options.images->training, std::int64_t{600});
        QCOMPARE(options.images->validation, std::int64_t{200});
        QVERIFY((options.table.value() == TableShape{1, {10}, 1}));
        trained("20261120-100000-00000001", 1000, table);
        const RunDirectory next = create("20261121-100000-00000002", table);
        QVERIFY(keepExpectation(next).ok());
        // 5 epochs of 4 x 128 rows at 1000 a second, each with 200 rows at 10,000 a second; 1 s of start-up.
        const KeptEstimate kept = keptEstimate(next).value();
        QVERIFY2(std::abs(kept.seconds.mid - (1 + 5 * 0.532)) < 0.1, qPrintable(QString::number(kept.seconds.mid)));
        write("cars.csv");
        const RunDirectory other = create("20261121-110000-00000003", table);
        QVERIFY(keepExpectation(other).ok());
        QVERIFY(!keptEstimate(other));
    }
    /// Whatever trains a run, a window or a terminal, goes through runJob. Without an engine the run fails, but later.
    void aRunThatBeginsKeepsItsEstimate() {
        trained("20261120-100000-00000001", 1000);
        const RunDirectory run = create("20261121-100000-00000002", spec());
        const QByteArray engine = qgetenv("EPOCHAL_ENGINE");
        qputenv("EPOCHAL_ENGINE", "/nowhere/libepochal-engine.so");
        engine::Control control;
        bool before = false, first = true;
        const auto end = runJob(run, control, [&](const Event&) {
            if (std::exchange(first, false)) before = keptEstimate(run).has_value();
        });
        qputenv("EPOCHAL_ENGINE", engine);
        QVERIFY(end.ok());
        QVERIFY(before);
        QVERIFY(keptEstimate(run).has_value());
    }
    void theChosenOfferIsEstimatedWhateverItsDate() {
        PriceBook book;
        Offer today = rented("new", "L4", 1, 24, "1"), before = rented("old", "L4", 1, 24, "2");
        today.instance = before.instance = "same";
        before.date = "2026-10-01";
        book.offers = {today, before};
        RunSpec spec;
        QCOMPARE(offersFor(spec, book).size(), std::size_t(1));
        spec.price.offer = "old";
        QCOMPARE(offersFor(spec, book).size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(ExpectationTest)
#include "expectation_test.moc"
