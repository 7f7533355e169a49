#include "ui/bridge/trash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace epochal::ui {

Status Trash::put(const Path& folder) {
    const QString path = QString::fromStdString(folder.string());
    QString there;
    // Without this folder there is no trash to move to.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    if (QFile::moveToTrash(path, &there)) {
        inTrash_.insert(path, there);
        return {};
    }
    if (!QFileInfo::exists(path)) return {};
    return Error{ErrorKind::Disk,
                 {EPOCHAL_TEXT("core", "The folder could not be moved to the trash"), {}},
                 folder.string(),
                 {EPOCHAL_TEXT("core", "Archive the run instead, or delete the folder manually"), {}}};
}

Status Trash::takeBack(const Path& folder) {
    const QString path = QString::fromStdString(folder.string());
    const QString there = inTrash_.value(path);
    if (there.isEmpty() || QFileInfo::exists(path) || !QFile::rename(there, path))
        return Error{ErrorKind::Disk,
                     {EPOCHAL_TEXT("core", "The folder could not be restored from the trash"), {}},
                     folder.string(),
                     {EPOCHAL_TEXT("core", "Restore it from the trash manually, if it is still there"), {}}};
    inTrash_.remove(path);
    // Remove the note that a freedesktop.org trash stores for each item: files/NAME has info/NAME.trashinfo.
    const QFileInfo held(there);
    QFile::remove(held.path() + QStringLiteral("/../info/") + held.fileName() + QStringLiteral(".trashinfo"));
    return {};
}

}  // namespace epochal::ui
