#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>

namespace epochal::test {

/// Gives the offscreen platform a screen of that size; call before the application is created. The file stays in
/// `folder`.
inline bool setTestScreen(const QString& folder, int width, int height) {
    QFile file(QDir(folder).filePath(QStringLiteral("screen.json")));
    if (!file.open(QIODevice::WriteOnly)) return false;
    const QString screen = QStringLiteral(
        R"({"screens": [{"name": "test", "x": 0, "y": 0, "width": %1, "height": %2, "logicalDpi": 96, "dpr": 1}]})");
    file.write(screen.arg(width).arg(height).toUtf8());
    return qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file.fileName()));
}

}  // namespace epochal::test
