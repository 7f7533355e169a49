// What is asked before a run gets a folder. The worker is a script.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/json.h"
#include "core/launch/preflight.h"

using namespace epochal;

class PreflightTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    /// A script with this body, which sees the worker's arguments.
    Path worker(const QByteArray& body) {
        QFile script(folder_.filePath(QStringLiteral("worker")));
        if (!script.open(QIODevice::WriteOnly)) return {};
        script.write("#!/bin/sh\n" + body);
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return script.fileName().toStdString();
    }

private Q_SLOTS:
    void specsWithTheSameNeedsAreCheckedOnce() {
        int asked = 0;
        Preflight preflight([&asked](const RunSpec& spec) -> Status {
            ++asked;
            if (spec.devices.count < 3) return {};
            return Error{ErrorKind::Device, {"no", {}}, "", {}};
        });
        RunSpec spec;
        for (const double rate : {0.1, 0.2, 0.4}) {
            spec.optimizer.learningRate = rate;
            spec.seed = std::int64_t{10} + asked;
            spec.name += "x";
            QVERIFY(preflight(spec).ok());
        }
        QCOMPARE(asked, 1);
        spec.devices.count = 3;
        QVERIFY(!preflight(spec).ok());
        QVERIFY(!preflight(spec).ok());
        QCOMPARE(asked, 2);
        spec.devices.count = 1;
        spec.optimizer.globalBatch = 64;
        QVERIFY(preflight(spec).ok());
        spec.data.path = "/elsewhere";
        QVERIFY(preflight(spec).ok());
        spec.model.architecture = "resnet20";
        QVERIFY(preflight(spec).ok());
        QCOMPARE(asked, 5);
        // What takes memory beside the network.
        spec.optimizer.kind = "adam";
        QVERIFY(preflight(spec).ok());
        spec.optimizer.averageDecay = 0.99;
        QVERIFY(preflight(spec).ok());
        spec.optimizer.accumulation = 2;
        QVERIFY(preflight(spec).ok());
        spec.parallel.algorithm = "sharded";
        QVERIFY(preflight(spec).ok());
        QCOMPARE(asked, 9);
    }

    void aWorkersRefusalArrivesWhole() {
        const Error no{
            ErrorKind::Device,
            {"The run asks for more GPUs (%1) than this machine has (%2)", {std::int64_t{2}, std::int64_t{0}}},
            "/devices/count",
            {"Use fewer devices, or use the CPU", {}}};
        const Json answer = {{"valid", false}, {"errors", Json::array({toJson(no)})}, {"advice", Json::array()}};
        const Path program =
            worker("cat <<'END'\n" + QByteArray::fromStdString(jsonText(answer, 2)) + "\nEND\nexit 71\n");
        const Status status = checkByWorker(program, RunSpec{});
        QVERIFY(!status.ok());
        QCOMPARE(status.error().kind, ErrorKind::Device);
        QCOMPARE(english(status.error()), english(no));
    }

    void theWorkerIsAskedAboutThatSpec() {
        const Path seen = folder_.filePath(QStringLiteral("seen")).toStdString();
        RunSpec spec;
        spec.devices.count = 2;
        spec.data.path = "/a folder/with \"quotes\"";
        spec.data.file = "rows.csv";
        spec.model.weights = "here.pth";  // relative to this process's folder, not to the worker's
        QVERIFY(checkByWorker(worker("printf '%s\\n' \"$@\" > '" + QByteArray::fromStdString(seen.string()) +
                                     "'\necho '{\"valid\":true,\"errors\":[]}'\n"),
                              spec)
                    .ok());
        QCOMPARE(QByteArray::fromStdString(*readFile(seen)),
                 QByteArray("validate\n--here\n--json\n--set\nmodel.weights=") +
                     QDir::current().filePath(QStringLiteral("here.pth")).toUtf8() +
                     QByteArray("\n--set\ndata.path=/a folder/with \"quotes\"\n--set\ndata.file=") +
                     QDir::current().filePath(QStringLiteral("rows.csv")).toUtf8() +
                     QByteArray("\n--set\ndevices.count=2\n"));
    }

    /// What keeps a worker from answering keeps it from training, too, and the launch reports that.
    void noAnswerIsNoRefusal() {
        QVERIFY(checkByWorker("/bin/false", RunSpec{}).ok());
        QVERIFY(checkByWorker("/nonexistent/worker", RunSpec{}).ok());
        QVERIFY(checkByWorker(worker("echo nonsense\n"), RunSpec{}).ok());
        QVERIFY(checkByWorker(worker("echo '{\"errors\":[]}'\n"), RunSpec{}).ok());
    }

    void aWindowThatClosesAsksNoMore() {
        const Path asked = folder_.filePath(QStringLiteral("asked")).toStdString();
        std::stop_source stop;
        stop.request_stop();
        const Path program = worker("touch '" + QByteArray::fromStdString(asked.string()) + "'\n");
        QVERIFY(checkByWorker(program, RunSpec{}, stop.get_token()).ok());
        QVERIFY(!std::filesystem::exists(asked));
        QVERIFY(checkByWorker(program, RunSpec{}).ok());
        QVERIFY(std::filesystem::exists(asked));
    }

    void memoryThatOthersUseMayBeFreeLater() {
        const Error memory{ErrorKind::Memory, {"full", {}}, "", {}}, data{ErrorKind::Data, {"none", {}}, "", {}};
        QVERIFY(refuses(memory, false) && refuses(data, false) && refuses(data, true));
        QVERIFY(!refuses(memory, true));
    }
};

QTEST_GUILESS_MAIN(PreflightTest)
#include "preflight_test.moc"
