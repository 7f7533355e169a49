// What a process makes of the environment that it was launched in.
#include <QtTest>

#include "core/launch/launch_plan.h"

using namespace epochal;

using Environment = std::map<std::string, std::string>;

namespace {

/// An environment as torchrun's agent makes it for the fourth of four ranks on two machines.
Environment torchrun() {
    return {{"RANK", "3"},       {"WORLD_SIZE", "4"},      {"LOCAL_RANK", "1"},      {"LOCAL_WORLD_SIZE", "2"},
            {"GROUP_RANK", "1"}, {"MASTER_ADDR", "node0"}, {"MASTER_PORT", "29400"}, {"PATH", "/usr/bin:x=y"}};
}
/// TrainJob v2: PET_* only.
Environment trainJob() {
    return {{"PET_NODE_RANK", "1"},       {"PET_NNODES", "3"},
            {"PET_NPROC_PER_NODE", "2"},  {"PET_MASTER_ADDR", "job-node-0-0.job"},
            {"PET_MASTER_PORT", "29500"}, {"JOB_COMPLETION_INDEX", "1"}};
}
/// PyTorchJob v1: RANK is the pod's.
Environment pyTorchJob() {
    return {{"RANK", "1"},       {"WORLD_SIZE", "6"},         {"MASTER_ADDR", "job-master-0"}, {"MASTER_PORT", "23456"},
            {"PET_NNODES", "3"}, {"PET_NPROC_PER_NODE", "2"}, {"PET_NODE_RANK", "1"}};
}
Environment slurm() {
    return {{"SLURM_STEP_ID", "0"},    {"SLURM_PROCID", "3"},
            {"SLURM_NTASKS", "4"},     {"SLURM_LOCALID", "1"},
            {"SLURM_NODEID", "1"},     {"SLURM_STEP_TASKS_PER_NODE", "2(x2)"},
            {"SLURM_JOB_ID", "40123"}, {"SLURM_JOB_NODELIST", "gpu-[08-09]"}};
}
Environment with(Environment environment, const Environment& more) {
    for (const auto& [name, value] : more) environment[name] = value;
    return environment;
}
Environment without(Environment environment, const char* name) {
    environment.erase(name);
    return environment;
}
LaunchFlags flags(std::optional<std::int64_t> rank, std::optional<std::int64_t> world) {
    LaunchFlags out;
    out.rank = rank;
    out.world = world;
    return out;
}
LaunchFlags nodes(std::int64_t each, std::optional<std::int64_t> nodes = {}, std::optional<std::int64_t> node = {}) {
    LaunchFlags out;
    out.perNode = each;
    out.nodes = nodes;
    out.nodeRank = node;
    return out;
}

}  // namespace

Q_DECLARE_METATYPE(Environment)
Q_DECLARE_METATYPE(LaunchFlags)

class LaunchPlanTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// "rank/world local rank/local world address:port, ranks to start".
    void eachContractIsUnderstood_data() {
        QTest::addColumn<Environment>("environment");
        QTest::addColumn<LaunchFlags>("given");
        QTest::addColumn<QString>("plan");
        QTest::newRow("nothing") << Environment{{"HOME", "/root"}} << LaunchFlags() << "0/1 0/1 :0 +0";
        QTest::newRow("torchrun") << torchrun() << LaunchFlags() << "3/4 1/2 node0:29400 +0";
        QTest::newRow("torchrun, one") << Environment{{"RANK", "0"},
                                                      {"WORLD_SIZE", "1"},
                                                      {"LOCAL_RANK", "0"},
                                                      {"LOCAL_WORLD_SIZE", "1"},
                                                      {"MASTER_ADDR", "a"}}
                                       << LaunchFlags() << "0/1 0/1 :0 +0";
        QTest::newRow("ranks by hand") << Environment{{"RANK", "1"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "10.0.0.1"}}
                                       << LaunchFlags() << "1/2 0/1 10.0.0.1:29500 +0";
        QTest::newRow("PyTorchJob") << pyTorchJob() << LaunchFlags() << "2/6 0/2 job-master-0:23456 +1";
        QTest::newRow("TrainJob") << trainJob() << LaunchFlags() << "2/6 0/2 job-node-0-0.job:29500 +1";
        QTest::newRow("TrainJob under torchrun")
            << with(trainJob(), torchrun()) << LaunchFlags() << "MASTER_ADDR=node0 PET_MASTER_ADDR=job-node-0-0.job";
        LaunchFlags inPod = flags({}, 3);
        inPod.address = "job-0.service";
        QTest::newRow("Indexed Job") << Environment{{"JOB_COMPLETION_INDEX", "2"}} << inPod
                                     << "2/3 0/1 job-0.service:29500 +0";
        QTest::newRow("index alone") << Environment{{"JOB_COMPLETION_INDEX", "2"}} << LaunchFlags() << "0/1 0/1 :0 +0";
        // 15000 + 40123 mod 15000.
        QTest::newRow("Slurm") << slurm() << LaunchFlags() << "3/4 1/2 gpu-08:25123 +0";
        QTest::newRow("Slurm, other numbers of tasks")
            << with(slurm(), {{"SLURM_STEP_TASKS_PER_NODE", "1,3"}, {"SLURM_LOCALID", "2"}}) << LaunchFlags()
            << "3/4 2/3 gpu-08:25123 +0";
        QTest::newRow("Slurm, port chosen")
            << with(slurm(), {{"MASTER_PORT", "4000"}}) << LaunchFlags() << "3/4 1/2 gpu-08:4000 +0";
        QTest::newRow("shell of a batch job") << without(slurm(), "SLURM_STEP_ID") << LaunchFlags() << "0/1 0/1 :0 +0";
        QTest::newRow("one machine") << Environment() << nodes(4) << "0/4 0/4 127.0.0.1:0 +3";
        LaunchFlags second = nodes(2, 2, 1);
        second.address = "10.1.1.1";
        second.port = 7000;
        QTest::newRow("two machines") << Environment() << second << "2/4 0/2 10.1.1.1:7000 +1";
        LaunchFlags child = flags(1, 2);
        child.localRank = 1;
        child.localWorld = 2;
        child.address = "127.0.0.1";
        child.port = 4711;
        QTest::newRow("a rank of ours") << Environment() << child << "1/2 1/2 127.0.0.1:4711 +0";
    }
    void eachContractIsUnderstood() {
        QFETCH(Environment, environment);
        QFETCH(LaunchFlags, given);
        QFETCH(QString, plan);
        const auto found = resolveLaunch(environment, given);
        if (plan.contains(QLatin1Char('='))) {
            QVERIFY(!found);
            const QString said = QString::fromStdString(english(found.error()));
            for (const QString& one : plan.split(QLatin1Char(' '))) QVERIFY2(said.contains(one), qPrintable(said));
            return;
        }
        QVERIFY2(found.ok(), found ? "" : english(found.error()).c_str());
        QCOMPARE(QStringLiteral("%1/%2 %3/%4 %5:%6 +%7")
                     .arg(found->rank)
                     .arg(found->world)
                     .arg(found->localRank)
                     .arg(found->localWorld)
                     .arg(QString::fromStdString(found->address))
                     .arg(found->port)
                     .arg(found->starts),
                 plan);
    }

    /// Every one names both variables with their values.
    void contradictionsAreRejected_data() {
        QTest::addColumn<Environment>("environment");
        QTest::addColumn<LaunchFlags>("given");
        QTest::addColumn<QStringList>("named");
        const auto row = [](const char* name, const Environment& environment, const LaunchFlags& given,
                            const QStringList& named) { QTest::newRow(name) << environment << given << named; };
        row("rank beyond", with(torchrun(), {{"RANK", "4"}}), {},
            {QStringLiteral("RANK=4"), QStringLiteral("WORLD_SIZE=4")});
        row("local rank beyond", with(torchrun(), {{"LOCAL_RANK", "2"}}), {},
            {QStringLiteral("LOCAL_RANK=2"), QStringLiteral("LOCAL_WORLD_SIZE=2")});
        row("local rank above rank", with(torchrun(), {{"RANK", "0"}}), {},
            {QStringLiteral("LOCAL_RANK=1"), QStringLiteral("RANK=0")});
        row("local world above world", with(torchrun(), {{"LOCAL_WORLD_SIZE", "8"}}), {},
            {QStringLiteral("LOCAL_WORLD_SIZE=8"), QStringLiteral("WORLD_SIZE=4")});
        row("flag and variable", torchrun(), flags(2, {}), {QStringLiteral("--rank=2"), QStringLiteral("RANK=3")});
        row("worlds", torchrun(), flags({}, 8), {QStringLiteral("--world=8"), QStringLiteral("WORLD_SIZE=4")});
        row("agent within ranks", torchrun(), nodes(2), {QStringLiteral("--nproc=2"), QStringLiteral("RANK=3")});
        row("PyTorchJob's world", with(pyTorchJob(), {{"WORLD_SIZE", "3"}}), {},
            {QStringLiteral("WORLD_SIZE=3"), QStringLiteral("PET_NNODES x PET_NPROC_PER_NODE=6")});
        row("PyTorchJob's rank", with(pyTorchJob(), {{"RANK", "2"}}), {},
            {QStringLiteral("RANK=2"), QStringLiteral("PET_NODE_RANK=1")});
        row("TrainJob's node", with(trainJob(), {{"PET_NODE_RANK", "3"}, {"JOB_COMPLETION_INDEX", "3"}}), {},
            {QStringLiteral("PET_NODE_RANK=3"), QStringLiteral("PET_NNODES=3")});
        row("TrainJob's index", with(trainJob(), {{"JOB_COMPLETION_INDEX", "0"}}), {},
            {QStringLiteral("JOB_COMPLETION_INDEX=0"), QStringLiteral("PET_NODE_RANK=1")});
        row("ports", with(pyTorchJob(), {{"PET_MASTER_PORT", "29500"}}), {},
            {QStringLiteral("MASTER_PORT=23456"), QStringLiteral("PET_MASTER_PORT=29500")});
        row("Slurm's rank", with(slurm(), {{"SLURM_PROCID", "4"}}), {},
            {QStringLiteral("SLURM_PROCID=4"), QStringLiteral("SLURM_NTASKS=4")});
        row("Slurm and ranks", with(slurm(), {{"RANK", "2"}, {"WORLD_SIZE", "4"}, {"MASTER_ADDR", "a"}}), {},
            {QStringLiteral("RANK=2"), QStringLiteral("SLURM_PROCID=3")});
        LaunchFlags elsewhere;
        elsewhere.address = "node1";
        row("addresses", torchrun(), elsewhere,
            {QStringLiteral("--address=node1"), QStringLiteral("MASTER_ADDR=node0")});
        // What is left out is named with what needs it.
        row("no world", Environment{{"RANK", "1"}}, {}, {QStringLiteral("RANK"), QStringLiteral("WORLD_SIZE")});
        row("no rank", Environment{{"WORLD_SIZE", "2"}}, {}, {QStringLiteral("WORLD_SIZE"), QStringLiteral("RANK")});
        row("no address", without(torchrun(), "MASTER_ADDR"), {}, {QStringLiteral("MASTER_ADDR")});
        row("no local world", without(torchrun(), "LOCAL_WORLD_SIZE"), {},
            {QStringLiteral("LOCAL_RANK"), QStringLiteral("LOCAL_WORLD_SIZE")});
        row("no node rank", {}, nodes(2, 2), {QStringLiteral("--nodes"), QStringLiteral("--node-rank")});
        row("processes per node unknown", with(trainJob(), {{"PET_NPROC_PER_NODE", "auto"}}), {},
            {QStringLiteral("PET_NPROC_PER_NODE"), QStringLiteral("auto")});
        row("no number", with(torchrun(), {{"RANK", "one"}}), {}, {QStringLiteral("RANK"), QStringLiteral("one")});
        row("no port", with(torchrun(), {{"MASTER_PORT", "65536"}}), {},
            {QStringLiteral("MASTER_PORT"), QStringLiteral("65536")});
        row("negative", with(torchrun(), {{"RANK", "-1"}}), {}, {QStringLiteral("RANK"), QStringLiteral("-1")});
        row("node list", with(slurm(), {{"SLURM_JOB_NODELIST", "gpu-[08"}}), {}, {QStringLiteral("gpu-[08")});
    }
    void contradictionsAreRejected() {
        QFETCH(Environment, environment);
        QFETCH(LaunchFlags, given);
        QFETCH(QStringList, named);
        const auto found = resolveLaunch(environment, given);
        QVERIFY2(!found, found ? launchTable(*found).c_str() : "");
        QCOMPARE(exitCode(found.error().kind), 64);
        const QString said = QString::fromStdString(english(found.error()));
        for (const QString& one : named) QVERIFY2(said.contains(one), qPrintable(said));
    }

    void theTableSaysWhereFrom() {
        const auto plan = resolveLaunch(
            with(torchrun(), {{"TORCHELASTIC_USE_AGENT_STORE", "True"}, {"TORCHELASTIC_RESTART_COUNT", "2"}}), {});
        QVERIFY(plan && plan->agentStore);
        QCOMPARE(plan->attempt, std::string("2"));
        QCOMPARE(launchTable(*plan),
                 std::string("world=4 (WORLD_SIZE), rank=3 (RANK), local rank=1 (LOCAL_RANK), local world=2 "
                             "(LOCAL_WORLD_SIZE), address=node0 (MASTER_ADDR), port=29400 (MASTER_PORT), store=agent "
                             "(TORCHELASTIC_USE_AGENT_STORE), attempt=2 (TORCHELASTIC_RESTART_COUNT)"));
    }

    /// As `scontrol show hostnames` does.
    void nodesAreExpanded_data() {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("names");
        QTest::newRow("one") << "n1"
                             << "n1";
        QTest::newRow("range") << "n[1-3,5]"
                               << "n1 n2 n3 n5";
        QTest::newRow("zeros") << "gpu-[008-011]x"
                               << "gpu-008x gpu-009x gpu-010x gpu-011x";
        QTest::newRow("several") << "a,b[2,4],c[1-2]"
                                 << "a b2 b4 c1 c2";
        QTest::newRow("two brackets") << "r[1-2]n[1-2]"
                                      << "r1n1 r1n2 r2n1 r2n2";
        for (const char* bad :
             {"", "n[", "n]", "n[]", "n[a]", "n[3-1]", "n[1-99999999]", "n[1-2", "a,,b", "n[1-40000]m[1-4]"})
            QTest::newRow(bad[0] ? bad : "empty") << bad << "";
    }
    void nodesAreExpanded() {
        QFETCH(QString, list);
        QFETCH(QString, names);
        const auto found = expandNodes(list.toStdString());
        QCOMPARE(found.ok(), !names.isEmpty());
        if (!found) return;
        QStringList all;
        for (const std::string& one : *found) all << QString::fromStdString(one);
        QCOMPARE(all.join(QLatin1Char(' ')), names);
    }
    void tasksAreExpanded() {
        QCOMPARE(expandTasks("2(x3),1"), (std::vector<std::int64_t>{2, 2, 2, 1}));
        QCOMPARE(expandTasks("4"), (std::vector<std::int64_t>{4}));
        for (const char* bad : {"", "a", "2(x", "2(x9999999)", "2,"}) QVERIFY(expandTasks(bad).empty());
    }
};

QTEST_GUILESS_MAIN(LaunchPlanTest)
#include "launch_plan_test.moc"
