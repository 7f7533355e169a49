#pragma once

#include <QHash>
#include <QString>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal::ui {

/// Folders moved to the desktop's trash, and taken back out of it. Remembers where each one lies there for as long as
/// this object lives. Every call blocks on the disk; one thread at a time.
class Trash {
public:
    /// A folder that is gone already counts as moved.
    [[nodiscard]] Status put(const Path& folder);
    /// Back to where it was. An error if it was not put here, has left the trash, or something else has its place.
    [[nodiscard]] Status takeBack(const Path& folder);

private:
    QHash<QString, QString> inTrash_;  ///< by the folder's path
};

}  // namespace epochal::ui
