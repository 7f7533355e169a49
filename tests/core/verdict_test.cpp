// What limits a run, in constructed cases; every figure is worked out beside it.
#include <QtTest/QTest>
#include <cmath>

#include "core/analysis/verdict.h"

using namespace epochal;

namespace {

RunSpec specOf(const char* kind) {
    RunSpec spec;
    spec.session.kind = kind;
    spec.data.source = "image-folder";
    spec.data.path = "/photographs";
    spec.model.architecture = "resnet18";
    spec.optimizer.globalBatch = 64;
    spec.data.loaderThreads = 2;
    return spec;
}

Started startedOn(std::int64_t threads) {
    Started started;
    started.parameters = 11'689'512;
    started.channels = 3;
    started.height = started.width = 224;
    started.precision = "bf16";
    started.devices = {"NVIDIA H100"};
    started.threads = threads;
    return started;
}

/// A run whose steps make `rate` images/s and wait for these shares of their time.
Figures run(double rate, double data, double communication = 0, double copy = 0) {
    Figures figures;
    figures.started = startedOn(1);
    figures.imagesPerSecond = rate;
    figures.dataShare = data;
    figures.communicationShare = communication;
    figures.copyShare = copy;
    return figures;
}

struct Size {
    std::int64_t batch, threads;
    double rate, busySeconds;  ///< per second
};

/// A session that measured each size for a thousand seconds.
Figures session(const RunSpec& spec, const std::vector<Size>& sizes, std::int64_t cores = 1) {
    RunRecord record(spec, {});
    std::int64_t sequence = 0;
    const auto say = [&](EventBody body) {
        record.apply({1, ++sequence, 0, 0, static_cast<double>(sequence), std::move(body)});
    };
    say(startedOn(cores));
    for (const Size& size : sizes) {
        SizeMeasured one;
        one.batch = size.batch;
        one.threads = size.threads;
        one.seconds = 1000;
        one.samples = std::llround(size.rate * 1000);
        one.batches = one.samples / size.batch;
        if (size.busySeconds > 0) one.busySeconds = size.busySeconds * 1000;
        say(one);
    }
    return record.figures();
}

struct Sessions {
    RunSpec inputSpec = specOf("input"), stepsSpec = specOf("throughput");
    std::optional<Figures> input, steps;
    [[nodiscard]] Companions companions() const {
        Companions all;
        if (input) all.input = Told{&inputSpec, &*input};
        if (steps) all.throughput = Told{&stepsSpec, &*steps};
        return all;
    }
};

}  // namespace

class VerdictTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By a run's own shares, which sessions only refine.
    void aRunAlone() {
        const RunSpec spec;
        Figures f;
        QCOMPARE(verdict(f, spec).bound, Bound::Unknown);
        f.imagesPerSecond = 1;
        f.dataShare = 0.08;
        f.communicationShare = 0.17;
        QCOMPARE(verdict(f, spec).bound, Bound::Compute);
        QCOMPARE(english(verdict(f, spec).what),
                 std::string("Compute-bound: compute takes 75.0% of the step time; the loader keeps up"));
        f.optimizerShare = 0.05;
        QCOMPARE(
            english(verdict(f, spec).what),
            std::string("Compute-bound: compute and the optimizer take 75.0% of the step time; the loader keeps up"));
        f.dataShare = 0.31;
        QCOMPARE(verdict(f, spec).bound, Bound::Data);
        QVERIFY(!verdict(f, spec).remedy.empty());
        f.communicationShare = 0.4;
        QCOMPARE(verdict(f, spec).bound, Bound::Communication);
        QVERIFY(!smallImages(f));
        f.started = startedOn(1);
        f.started->height = f.started->width = 28;
        QVERIFY(smallImages(f));
        f.started->height = f.started->width = 224;
        QVERIFY(!smallImages(f));
    }

    /// By what its loader did: 6 of 8 ms for each step in reading, then 2 of 8.
    void aRunOfFilesAlone() {
        Figures f = run(195, 0.7);
        QCOMPARE(verdict(f, specOf("train")).bound, Bound::Data);
        f.loaderWork = LoaderWork{0.006, 0.0015, 0.0005};
        Verdict says = verdict(f, specOf("train"));
        QCOMPARE(says.bound, Bound::Reading);
        QCOMPARE(english(says.what), std::string("Bound by reading: steps spend 70.0% of their time waiting for data, "
                                                 "and the loader spends 75.0% of its time reading files"));
        QCOMPARE(says.threads, std::int64_t{4});
        f.loaderWork = LoaderWork{0.002, 0.005, 0.001};
        says = verdict(f, specOf("train"));
        QCOMPARE(says.bound, Bound::Decoding);
        QCOMPARE(english(says.what), std::string("Bound by decoding: steps spend 70.0% of their time waiting for data, "
                                                 "and the loader spends 75.0% of its time decoding and augmenting "
                                                 "images"));
        RunSpec inMemory = specOf("train");
        inMemory.data.source = "cifar10";
        QCOMPARE(verdict(f, inMemory).bound, Bound::Data);
        // A session that read the same files knows more: how many threads would be enough.
        Sessions sessions;
        sessions.input = session(sessions.inputSpec, {{64, 2, 200, 0.3}}, 8);
        QCOMPARE(english(verdict(f, specOf("train"), sessions.companions()).remedy),
                 std::string("Put the files on a faster disk; more loader threads hardly help"));
        // Late samples only matter to a run that waits for them.
        f.dataShare = 0.05;
        QCOMPARE(verdict(f, specOf("train")).bound, Bound::Compute);
    }

    /// Two threads read 200 images/s; they compute 0.3 s of the 2 s that they have.
    void slowDisk() {
        Sessions sessions;
        sessions.input = session(sessions.inputSpec, {{64, 1, 180, 0.2}, {64, 2, 200, 0.3}, {64, 4, 210, 0.35}}, 8);
        const Verdict says = verdict(run(195, 0.7), specOf("train"), sessions.companions());
        QCOMPARE(says.bound, Bound::Reading);
        QCOMPARE(english(says.what),
                 std::string("Bound by reading: 2 loader threads deliver 200 images/s, busy for only 15.0% of the "
                             "time and waiting for the disk for the rest"));
        QVERIFY(english(says.remedy).find("faster disk") != std::string::npos);
        QCOMPARE(verdict(*sessions.input, sessions.inputSpec).bound, Bound::Reading);
    }

    /// 195 images/s with 75% waiting: without it 780. Two threads compute all the time; eight give 790.
    void oneDecodingThread() {
        Sessions sessions;
        sessions.input = session(sessions.inputSpec,
                                 {{64, 1, 100, 0.99}, {64, 2, 200, 1.98}, {64, 4, 400, 3.9}, {64, 8, 790, 7.9}}, 8);
        const Verdict says = verdict(run(195, 0.75), specOf("train"), sessions.companions());
        QCOMPARE(says.bound, Bound::Decoding);
        QCOMPARE(english(says.what),
                 std::string("Bound by decoding: 2 loader threads deliver 200 images/s; the steps could take 780"));
        QCOMPARE(english(says.remedy), std::string("Use 8 loader threads, which deliver 790 images/s"));
        QCOMPARE(says.threads, std::int64_t{8});
        // More threads than cores cannot compute more than the cores do: 2 s of CPU time on two cores are all there is.
        sessions.input = session(sessions.inputSpec, {{64, 2, 200, 1.98}, {64, 8, 201, 1.98}}, 2);
        QCOMPARE(verdict(*sessions.input, sessions.inputSpec).bound, Bound::Decoding);
        const Verdict full = verdict(run(195, 0.75), specOf("train"), sessions.companions());
        QCOMPARE(full.bound, Bound::Decoding);
        QVERIFY(english(full.remedy).find("lighter augmentation") != std::string::npos);
        QCOMPARE(full.threads, std::int64_t{0});  // more threads are no remedy
        // Without a session nothing says how many are enough: twice the run's two. A table has no loader.
        QCOMPARE(verdict(run(195, 0.75), specOf("train")).threads, std::int64_t{4});
        QCOMPARE(verdict(run(195, 0.15), specOf("train")).threads, std::int64_t{4});
        QCOMPARE(verdict(run(195, 0.05), specOf("train")).threads, std::int64_t{0});
        RunSpec table = specOf("train");
        table.data.source = "table";
        QCOMPARE(verdict(run(195, 0.75), table).threads, std::int64_t{0});
    }

    /// t(1) = 1 ms, t(64) = 1.2 ms: the line leaves 1 - 0.2 / 63 = 0.9968 ms at 0, 83.1% of 1.2 ms.
    void tinyNetwork() {
        Sessions sessions;
        sessions.steps = session(sessions.stepsSpec, {{1, 0, 1000, 0}, {64, 0, 64 / 0.0012, 0}});
        QVERIFY(std::abs(*overheadShare(*sessions.steps, 64) - 0.8307) < 0.0002);
        const Verdict says = verdict(run(52'000, 0.05), specOf("train"), sessions.companions());
        QCOMPARE(says.bound, Bound::Overhead);
        QCOMPARE(english(says.what),
                 std::string("Too small to show what the hardware can do: about 83.1% of a step with a batch of 64 is "
                             "overhead that does not depend on the batch"));
        QVERIFY(!overheadShare(*sessions.steps, 1) && !overheadShare(*sessions.steps, 128));
        QCOMPARE(verdict(*sessions.steps, sessions.stepsSpec).bound, Bound::Overhead);
    }

    /// t(1) = 11 ms, t(64) = 641 ms: 10 ms an image and 1 ms of overhead.
    void largeNetwork() {
        Sessions sessions;
        sessions.steps = session(sessions.stepsSpec, {{1, 0, 1 / 0.011, 0}, {64, 0, 64 / 0.641, 0}});
        const Verdict says = verdict(run(99, 0.02), specOf("train"), sessions.companions());
        QCOMPARE(says.bound, Bound::Compute);
        QCOMPARE(english(says.what),
                 std::string("Compute-bound: compute takes 98.0% of the step time; the loader keeps up"));
        QVERIFY(says.remedy.empty());
    }

    void slowLink() {
        const Verdict replicas = verdict(run(100, 0.1, 0.6), specOf("train"));
        QCOMPARE(replicas.bound, Bound::Communication);
        const Verdict copies = verdict(run(100, 0.1, 0.2, 0.5), specOf("train"));
        QCOMPARE(copies.bound, Bound::Copying);
        QVERIFY(!copies.remedy.empty());
    }

    /// The loader takes cores from the steps, which never wait for it: 100 images/s instead of 128 on synthetic ones.
    void loaderThatTakesTheCores() {
        Sessions sessions;
        sessions.steps = session(sessions.stepsSpec, {{32, 0, 128, 0}, {64, 0, 128, 0}});
        QCOMPARE(verdict(run(100, 0.02), specOf("train"), sessions.companions()).bound, Bound::Data);
        QCOMPARE(verdict(run(110, 0.02), specOf("train"), sessions.companions()).bound, Bound::Compute);
        // A step of 64 lost 64 / 100 - 64 / 128 = 0.14 s: a loader that works for 0.07 s of it may have taken it.
        Figures disturbed = run(100, 0.02);
        disturbed.loaderWork = LoaderWork{0, 0.05, 0.021};
        QCOMPARE(verdict(disturbed, specOf("train"), sessions.companions()).bound, Bound::Data);
        disturbed.loaderWork = LoaderWork{0, 0.05, 0.019};
        QCOMPARE(verdict(disturbed, specOf("train"), sessions.companions()).bound, Bound::Compute);
    }

    void sessionsOfOtherConfigurationsDoNotCount() {
        Sessions sessions;
        sessions.input = session(sessions.inputSpec, {{64, 2, 200, 0.3}}, 8);
        sessions.inputSpec.data.path = "/others";
        QCOMPARE(verdict(run(195, 0.7), specOf("train"), sessions.companions()).bound, Bound::Data);
        sessions.steps = session(sessions.stepsSpec, {{32, 0, 1280, 0}, {64, 0, 1280, 0}});
        sessions.steps->started->precision = "fp32";
        QCOMPARE(verdict(run(100, 0.02), specOf("train"), sessions.companions()).bound, Bound::Compute);
    }
};

QTEST_APPLESS_MAIN(VerdictTest)
#include "verdict_test.moc"
