#pragma once

#include <QProcess>
#include <QStringList>
#include <QTest>

#include <unistd.h>

#include <filesystem>
#include <string>

#include "tests/support/patience.h"

namespace epochal::test {

/// Two machines as far as the network is concerned, 10.77.0.1 and 10.77.0.2, and a cable between them.
class TwoHosts {
public:
    TwoHosts() {
        for (QProcess& host : hosts_) {
            host.start(QStringLiteral("unshare"),
                       {QStringLiteral("--net"), QStringLiteral("sleep"), QStringLiteral("3600")});
            host.waitForStarted(kPatience);
        }
        // Until then the process is in this machine's own namespace.
        for (const QProcess& host : hosts_)
            while (host.state() == QProcess::Running && namespaceOf(host.processId()) == namespaceOf(::getpid()))
                QTest::qWait(10);
        works_ =
            on(0, QStringLiteral("ip link add cable type veth peer name cable netns %1").arg(hosts_[1].processId()));
        for (int host = 0; host < 2 && works_; ++host)
            works_ = on(host, QStringLiteral("ip link set lo up")) &&
                     on(host, QStringLiteral("ip addr add 10.77.0.%1/24 dev cable").arg(host + 1)) &&
                     on(host, QStringLiteral("ip link set cable up"));
    }
    ~TwoHosts() {
        for (QProcess& host : hosts_) {
            host.kill();
            host.waitForFinished(kPatience);
        }
    }

    /// Not without the right to make networks.
    [[nodiscard]] bool work() const { return works_; }
    void cut() { works_ = on(1, QStringLiteral("ip link set cable down")); }
    /// All that is sent is lost, while the cable seems fine. False where the kernel cannot do that.
    [[nodiscard]] bool lose() const { return on(1, QStringLiteral("tc qdisc add dev cable root netem loss 100%")); }
    /// Starts a command on one of them.
    void start(int host, QProcess& process, const QStringList& command) const {
        process.start(QStringLiteral("nsenter"), there(host) + command);
    }

private:
    /// "net:[4026531840]".
    static std::filesystem::path namespaceOf(qint64 process) {
        std::error_code error;
        return std::filesystem::read_symlink("/proc/" + std::to_string(process) + "/ns/net", error);
    }
    [[nodiscard]] QStringList there(int host) const {
        return {QStringLiteral("--net"), QStringLiteral("--target"), QString::number(hosts_[host].processId())};
    }
    [[nodiscard]] bool on(int host, const QString& command) const {
        QProcess process;
        process.start(QStringLiteral("nsenter"), there(host) + command.split(QLatin1Char(' ')));
        return process.waitForFinished(kPatience) && process.exitStatus() == QProcess::NormalExit &&
               process.exitCode() == 0;
    }

    QProcess hosts_[2];
    bool works_ = false;
};

}  // namespace epochal::test
