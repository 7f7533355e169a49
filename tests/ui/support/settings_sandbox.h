#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

namespace epochal::test {

/// Settings and home folder of a test in a temporary folder, removed at its end.
class SettingsSandbox {
public:
    SettingsSandbox() {
        QCoreApplication::setOrganizationName(QStringLiteral("EpochalTest"));
        QCoreApplication::setApplicationName(QStringLiteral("EpochalTest"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        // Where the trash is.
        QDir().mkpath(file(QStringLiteral("data")));
        qputenv("XDG_DATA_HOME", file(QStringLiteral("data")).toUtf8());
    }
    [[nodiscard]] std::string home() const { return folder_.filePath(QStringLiteral("home")).toStdString(); }
    [[nodiscard]] QString file(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};

}  // namespace epochal::test
