#include <QtTest>

#include "core/base/result.h"

using namespace epochal;

class ResultTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// As documented by `epochal-worker --help`; 70 means a fault of the program, and no other kind may use it.
    void hasTheDocumentedExitCodes_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, ErrorKind kind, int code) { QTest::newRow(name) << int(kind) << code; };
        row("spec", ErrorKind::Spec, 64);
        row("unsupported", ErrorKind::Unsupported, 64);
        row("data", ErrorKind::Data, 65);
        row("damaged", ErrorKind::Damaged, 65);
        row("newer", ErrorKind::Newer, 65);
        row("diverged", ErrorKind::Diverged, 66);
        row("internal", ErrorKind::Internal, 70);
        row("memory", ErrorKind::Memory, 71);
        row("disk", ErrorKind::Disk, 71);
        row("device", ErrorKind::Device, 71);
        row("locked", ErrorKind::Locked, 69);
        row("interrupted", ErrorKind::Interrupted, 75);
    }
    void hasTheDocumentedExitCodes() {
        QFETCH(int, kind);
        QTEST(exitCode(static_cast<ErrorKind>(kind)), "code");
    }
};

QTEST_GUILESS_MAIN(ResultTest)
#include "result_test.moc"
