#pragma once

#include <QHash>
#include <QString>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal::ui {

/// Folders moved to the desktop's trash, and restored from it. Remembers where in the trash each one is for as long as
/// this object lives. Every call blocks on the disk; one thread at a time.
class Trash {
public:
    /// A folder that no longer exists counts as moved.
    [[nodiscard]] Status put(const Path& folder);
    /// Restores a folder to where it was. An error if it was not put here, has left the trash, or its place is taken.
    [[nodiscard]] Status takeBack(const Path& folder);

private:
    QHash<QString, QString> inTrash_;  ///< by the folder's path
};

}  // namespace epochal::ui
