#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace epochal::test {

/// Settings and home of a test in a folder of its own, gone at its end.
class SettingsSandbox {
public:
    SettingsSandbox() {
        QCoreApplication::setOrganizationName(QStringLiteral("EpochalTest"));
        QCoreApplication::setApplicationName(QStringLiteral("EpochalTest"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    }
    [[nodiscard]] std::string home() const { return folder_.filePath(QStringLiteral("home")).toStdString(); }
    [[nodiscard]] QString file(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};

}  // namespace epochal::test
