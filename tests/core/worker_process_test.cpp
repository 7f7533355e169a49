// Workers as processes of this one. The worker is a script.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <optional>
#include <thread>

#include "core/launch/worker_process.h"
#include "tests/support/patience.h"

using namespace epochal;

namespace {

constexpr double kForever = 1e6;  ///< s; a wait this long fails at the time limit of every test

/// A zombie that nobody has reaped counts as gone.
bool isGone(int process) {
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    return !status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z ");
}

}  // namespace

class WorkerProcessTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    Path file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)).toStdString(); }
    /// A script with this body.
    Path worker(const QByteArray& body) {
        QFile script(folder_.filePath(QStringLiteral("worker")));
        if (!script.open(QIODevice::WriteOnly)) return {};
        script.write("#!/bin/sh\ncd \"$(dirname \"$0\")\"\n" + body);
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return script.fileName().toStdString();
    }
    /// The number that a script wrote into a file, 0 until it has.
    int number(const char* name) const {
        const auto text = readFile(file(name));
        return text && text->ends_with('\n') ? std::stoi(*text) : 0;
    }

private Q_SLOTS:
    void itsAnswerArrivesWholeAndWithItsCode() {
        const auto answer = askWorker(worker("echo $1 $2\necho lost >&2\nexit 3\n"), {{"one", "two"}}, kForever, 0, {});
        QVERIFY(answer);
        QCOMPARE(answer->output, std::string("one two\n"));
        QCOMPARE(answer->code, 3);
        QCOMPARE(askWorker(worker("kill -9 $$\n"), {}, kForever, 0, {})->code, -1);
        QVERIFY(!askWorker(file("nothing"), {}, kForever, 0, {}));
        QVERIFY(!askWorker(worker("yes\n"), {}, kForever, 0, {}));  // without end
    }

    /// The window closes: what is in progress ends at once, with all that it started.
    void aStopEndsItAndItsChildren() {
        const Path program = worker("sleep 100000 &\necho $! > child\nwait\n");
        std::stop_source stop;
        std::optional<WorkerAnswer> answer = WorkerAnswer{};
        std::jthread asking([&] { answer = askWorker(program, {}, kForever, 0, stop.get_token()); });
        QTRY_VERIFY_WITH_TIMEOUT(number("child") > 0, test::kPatience);
        stop.request_stop();
        asking.join();
        QVERIFY(!answer);
        QTRY_VERIFY_WITH_TIMEOUT(isGone(number("child")), test::kPatience);
        std::filesystem::remove(file("child"));
        QVERIFY(!askWorker(program, {}, kForever, 0, stop.get_token()));
        QVERIFY(!std::filesystem::exists(file("child")));
    }

    void patienceEnds() {
        QVERIFY(!askWorker(worker("echo half\nsleep 100000\n"), {}, 0.05, 0, {}));
        // It closed its output and goes on.
        QVERIFY(!askWorker(worker("exec >&-\nsleep 100000\n"), {}, 0.05, 0, {}));
    }

    void aWorkerMayLeaveInOrder() {
        const Path program = worker("trap 'echo 1 > left; exit' TERM\necho 1 > ready\nwhile :; do sleep 0.01; done\n");
        std::stop_source stop;
        std::jthread asking([&] { (void)askWorker(program, {}, kForever, kForever, stop.get_token()); });
        QTRY_VERIFY_WITH_TIMEOUT(number("ready") == 1, test::kPatience);
        stop.request_stop();
        asking.join();
        QCOMPARE(number("left"), 1);
    }

    void itSeesItsGpusItsHomeAndTheEngine() {
        qputenv("EPOCHAL_HOME", "/elsewhere");
        qputenv("EPOCHAL_ENGINE", "engine.so");
        qunsetenv("CUDA_VISIBLE_DEVICES");
        const Path program = worker("echo $EPOCHAL_HOME $EPOCHAL_ENGINE $CUDA_VISIBLE_DEVICES $CUDA_DEVICE_ORDER\n");
        const std::string engine = (std::filesystem::current_path() / "engine.so").string();
        QCOMPARE(askWorker(program, {{}, {2, 0}, "/there"}, kForever, 0, {})->output,
                 "/there " + engine + " 2,0 PCI_BUS_ID\n");
        QCOMPARE(askWorker(program, {}, kForever, 0, {})->output, "/elsewhere " + engine + "\n");
        // Numbers count among those that this process may use, under the names that it was given.
        qputenv("CUDA_VISIBLE_DEVICES", "GPU-a,GPU-b");
        QCOMPARE(askWorker(program, {{}, {1}, "/h"}, kForever, 0, {})->output, "/h " + engine + " GPU-b\n");
        QCOMPARE(visibleGpus()->size(), std::size_t{2});
        for (const char* name : {"EPOCHAL_HOME", "EPOCHAL_ENGINE", "CUDA_VISIBLE_DEVICES"}) qunsetenv(name);
    }

    void itOutlivesWhoStartedItAndIsReaped() {
        auto process = WorkerProcess::start(worker("sleep 100000\n"), {}, -1, -1);
        QVERIFY(process.ok());
        QVERIFY(!process->hasEnded());
        WorkerProcess moved = std::move(*process);
        process->signal(SIGKILL);  // there is nothing left in it to end
        QVERIFY(process->hasEnded());
        moved.signal(SIGKILL);
        moved.wait();
        QCOMPARE(moved.code(), -1);
        QVERIFY(moved.hasEnded());
    }
};

QTEST_GUILESS_MAIN(WorkerProcessTest)
#include "worker_process_test.moc"
