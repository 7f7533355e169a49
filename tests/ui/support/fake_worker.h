#pragma once

#include <QFile>

#include "core/base/files.h"

namespace epochal::test {

/// A program in `folder` that prints `answer` after so many seconds, whatever it is asked: a worker for the window.
[[nodiscard]] inline Path writeFakeWorker(const QString& folder, const QByteArray& answer, int seconds = 0) {
    QFile json(folder + QStringLiteral("/answer.json")), script(folder + QStringLiteral("/worker"));
    if (!json.open(QIODevice::WriteOnly) || !script.open(QIODevice::WriteOnly)) return {};
    json.write(answer);
    script.write(QStringLiteral("#!/bin/sh\nsleep %1\nexec cat '%2'\n").arg(seconds).arg(json.fileName()).toUtf8());
    script.setPermissions(script.permissions() | QFileDevice::ExeOwner);
    return script.fileName().toStdString();
}

}  // namespace epochal::test
