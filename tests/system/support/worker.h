#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include "tests/support/patience.h"

namespace epochal::test {

/// What a command of the worker left behind; code -1 if it did not end by itself.
struct Said {
    int code = -1;
    QString errors;
    QByteArray output;
};

/// Runs `epochal-worker` with these arguments to its end.
[[nodiscard]] inline Said worker(const QStringList& arguments) {
    QProcess process;
    process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()), process.readAllStandardOutput()};
}

}  // namespace epochal::test
