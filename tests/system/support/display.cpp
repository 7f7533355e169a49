#include "tests/system/support/display.h"
#include "tests/support/patience.h"

namespace epochal::test {

bool Display::open() {
    if (qEnvironmentVariableIsEmpty("DISPLAY")) {
        // The server prints the display number it found free on standard output.
        server_.setProgram(QStringLiteral("Xvfb"));
        server_.setArguments({QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                              QStringLiteral("0"), QStringLiteral("1440x900x24"), QStringLiteral("-nolisten"),
                              QStringLiteral("tcp")});
        server_.start();
        if (!server_.waitForStarted(test::kPatience) || !server_.waitForReadyRead(test::kPatience)) return false;
        qputenv("DISPLAY", ":" + server_.readLine().trimmed());
    }
    qputenv("QT_QPA_PLATFORM", "xcb");
    return true;
}

Display::~Display() {
    if (server_.state() == QProcess::NotRunning) return;
    server_.terminate();
    server_.waitForFinished(test::kPatience);
}

}  // namespace epochal::test
