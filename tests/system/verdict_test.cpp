// What limits a run, asked of runs and sessions of the worker whose limit was made: a slow disk, files that are
// expensive to decode, steps too small for the hardware, a large network, a slow link. Each limit is far larger than
// whatever else a run on any machine waits for.
#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/replay.h"
#include "core/analysis/verdict.h"
#include "tests/support/patience.h"

using namespace epochal;

namespace {

struct Ran {
    RunSpec spec;
    Figures figures;
    [[nodiscard]] Told told() const { return {&spec, &figures}; }
};

using Environment = std::vector<std::pair<QString, QString>>;

/// What a run of the worker with these settings measured; nothing if it failed, with its output in `said`.
std::optional<Ran> runOf(const QStringList& settings, const Environment& more, QByteArray& said) {
    QTemporaryDir runs;
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : more) environment.insert(name, value);
    process.setProcessEnvironment(environment);
    QStringList arguments{QStringLiteral("run"), QStringLiteral("--runs"), runs.path()};
    for (const QString& setting : settings) arguments << QStringLiteral("--set") << setting;
    process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
    if (!process.waitForFinished(test::kPatience)) return std::nullopt;
    said = process.readAll();
    if (process.exitCode() != 0) return std::nullopt;
    const QStringList folders = QDir(runs.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    const auto run = RunDirectory::open(Path((runs.path() + QLatin1Char('/') + folders.value(0)).toStdString()));
    if (!run) return std::nullopt;
    auto record = replay(*run);
    if (!record) return std::nullopt;
    return Ran{run->spec(), record->figures()};
}

/// Two classes of photographs of this size, half of them for validation.
void makePhotographs(const QString& folder, int count, const QSize& size) {
    for (int i = 0; i < count; ++i) {
        QImage image(size, QImage::Format_RGB32);
        // Noise keeps a decoder busy.
        quint32 noise = 12345u + static_cast<quint32>(i);
        for (int y = 0; y < size.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < size.width(); ++x) {
                noise = noise * 1664525u + 1013904223u;
                line[x] =
                    qRgb(static_cast<int>(noise >> 24), static_cast<int>(noise >> 16 & 255), i % 2 == 0 ? 255 : 0);
            }
        }
        const QString place =
            folder + QLatin1String(i % 4 < 2 ? "/train" : "/val") + QLatin1String(i % 2 == 0 ? "/a" : "/b");
        QVERIFY(QDir().mkpath(place));
        QVERIFY(image.save(place + QStringLiteral("/%1.jpg").arg(i), "JPEG", 95));
    }
}

QString slowIo() {
    return qEnvironmentVariable("EPOCHAL_FAKES") + QStringLiteral("/slow_io/slow-io.so");
}

QStringList with(QStringList settings, const QStringList& more) {
    return settings += more;
}

}  // namespace

class VerdictTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSlowDisk() {
        QTemporaryDir photographs;
        makePhotographs(photographs.path(), 64, {48, 48});
        const Environment slow{{QStringLiteral("LD_PRELOAD"), slowIo()},
                               {QStringLiteral("EPOCHAL_SLOW_ROOT"), photographs.path()},
                               {QStringLiteral("EPOCHAL_SLOW_READ_MS"), QStringLiteral("100")}};
        const QStringList settings = with(ofFiles(photographs.path()), {QStringLiteral("data.loader_threads=2")});
        const auto [run, input] = runAndInput(settings, slow);
        QVERIFY2(run && input, said_.constData());
        QCOMPARE(verdict(run->figures, run->spec).bound, Bound::Reading);
        QCOMPARE(verdict(run->figures, run->spec, {input->told(), {}}).bound, Bound::Reading);
        QCOMPARE(verdict(input->figures, input->spec).bound, Bound::Reading);
    }

    void oneThreadThatDecodes() {
        QTemporaryDir photographs;
        // More batches than are prepared in advance.
        makePhotographs(photographs.path(), 96, {1600, 1200});
        const QStringList settings = with(ofFiles(photographs.path()), {QStringLiteral("data.loader_threads=1")});
        const auto [run, input] = runAndInput(settings, {});
        QVERIFY2(run && input, said_.constData());
        QCOMPARE(verdict(run->figures, run->spec).bound, Bound::Decoding);
        QCOMPARE(verdict(run->figures, run->spec, {input->told(), {}}).bound, Bound::Decoding);
        QCOMPARE(verdict(input->figures, input->spec).bound, Bound::Decoding);
    }

    /// A step of 20 layers takes as long for two images of 8 pixels as for eight: calling the layers is all of it. For
    /// one image, LibTorch may choose another kernel, which is faster on some processors. A step is also long enough
    /// for the loader to keep up on a busy machine. One thread computes: with several, a step would also be the wait
    /// for whichever of them is not running.
    void aTinyNetwork() {
        const QStringList settings =
            with(ofNoise(8, 3, 512), {QStringLiteral("model.architecture=resnet20"),
                                      QStringLiteral("devices.threads=1"), QStringLiteral("optimizer.global_batch=8")});
        // Two measurements are compared: a machine that others use may disturb one of them, but not every time.
        Bound bound = Bound::Unknown;
        for (int attempt = 0; attempt < 5 && bound != Bound::Overhead; ++attempt) {
            const auto run = runOf(settings, {}, said_);
            QVERIFY2(run, said_.constData());
            const auto steps =
                runOf(with(settings, {QStringLiteral("session.kind=throughput"), QStringLiteral("session.batches=2,8"),
                                      QStringLiteral("session.seconds=2")}),
                      {}, said_);
            QVERIFY2(steps, said_.constData());
            bound = verdict(run->figures, run->spec, {{}, steps->told()}).bound;
        }
        QCOMPARE(bound, Bound::Overhead);
    }

    /// At a rate that no processor's rounding makes diverge.
    void aLargeNetwork() {
        const auto run = runOf(with(ofNoise(64, 3, 64), {QStringLiteral("model.architecture=resnet50"),
                                                         QStringLiteral("optimizer.learning_rate=0.001"),
                                                         QStringLiteral("optimizer.global_batch=8")}),
                               {}, said_);
        QVERIFY2(run, said_.constData());
        QCOMPARE(verdict(run->figures, run->spec).bound, Bound::Compute);
    }

    void aSlowLink() {
        const QStringList settings =
            with(ofNoise(28, 1, 256), {QStringLiteral("model.architecture=resnet8"),
                                       QStringLiteral("optimizer.global_batch=16"), QStringLiteral("devices.count=2")});
        const auto run = runOf(
            settings,
            {{QStringLiteral("LD_PRELOAD"), slowIo()}, {QStringLiteral("EPOCHAL_SLOW_SEND_MS"), QStringLiteral("100")}},
            said_);
        QVERIFY2(run, said_.constData());
        QCOMPARE(verdict(run->figures, run->spec).bound, Bound::Communication);
    }

private:
    static QStringList ofFiles(const QString& folder) {
        return {QStringLiteral("data.source=image-folder"), QStringLiteral("data.path=") + folder,
                QStringLiteral("data.image_size=32"),       QStringLiteral("model.architecture=resnet8"),
                QStringLiteral("optimizer.global_batch=4"), QStringLiteral("devices.kind=cpu"),
                QStringLiteral("devices.threads=1"),        QStringLiteral("stop.epochs=3")};
    }
    static QStringList ofNoise(int side, int channels, int images) {
        return {QStringLiteral("data.source=synthetic"),
                QStringLiteral("data.height=%1").arg(side),
                QStringLiteral("data.width=%1").arg(side),
                QStringLiteral("data.channels=%1").arg(channels),
                QStringLiteral("data.train_images=%1").arg(images),
                QStringLiteral("data.validation_images=32"),
                QStringLiteral("devices.kind=cpu"),
                QStringLiteral("devices.threads=2"),
                QStringLiteral("stop.epochs=3")};
    }
    std::pair<std::optional<Ran>, std::optional<Ran>> runAndInput(const QStringList& settings,
                                                                  const Environment& more) {
        auto run = runOf(settings, more, said_);
        if (!run) return {};
        auto input =
            runOf(with(settings, {QStringLiteral("session.kind=input"), QStringLiteral("session.seconds=3"),
                                  QStringLiteral("session.threads=") + QString::number(run->spec.data.loaderThreads)}),
                  more, said_);
        return {std::move(run), std::move(input)};
    }

    QByteArray said_;
};

QTEST_GUILESS_MAIN(VerdictTest)
#include "verdict_test.moc"
