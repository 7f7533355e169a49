#include <QFile>
#include <QtTest>

#include <thread>

#include "core/hardware/cpu_cores.h"

using namespace epochal;

class CpuCoresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// As the kernel says, in its own notation: "0-1" or "0,2-3".
    void areThoseOfTheKernel() {
        QFile status(QStringLiteral("/proc/thread-self/status"));
        QVERIFY(status.open(QIODevice::ReadOnly));
        QByteArray list;
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("Cpus_allowed_list:")) list = line.mid(line.indexOf(':') + 1).trimmed();
        std::vector<std::int64_t> expected;
        for (const QByteArray& range : list.split(',')) {
            const QList<QByteArray> ends = range.split('-');
            for (qint64 core = ends.first().toLongLong(); core <= ends.last().toLongLong(); ++core)
                expected.push_back(core);
        }
        QCOMPARE(allowedCores(), expected);
    }

    /// A thread and those that it starts use one core; the others go on as before.
    void aThreadUsesThoseItIsTold() {
        const std::vector<std::int64_t> all = allowedCores();
        QVERIFY(!all.empty());
        std::vector<std::int64_t> own, child, after;
        bool none = true;
        std::thread([&] {
            if (useCores({all.back()})) own = allowedCores();
            std::thread([&] { child = allowedCores(); }).join();
            none = useCores({8191});
            after = allowedCores();
        }).join();
        QCOMPARE(own, std::vector{all.back()});
        QCOMPARE(child, own);
        QVERIFY(all.back() == 8191 || !none);
        QCOMPARE(after, own);
        QCOMPARE(allowedCores(), all);
    }
};

QTEST_GUILESS_MAIN(CpuCoresTest)
#include "cpu_cores_test.moc"
