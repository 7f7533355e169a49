#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <string>

#include "core/interop/studies.h"
#include "ui/bridge/background.h"

namespace epochal::ui {

class NoticeBar;
class Workbench;

/// Adds results of other tools to the studies of a home, and removes them; each step can be undone. GUI thread.
class OwnStudies : public QObject {
    Q_OBJECT
public:
    /// `page` is what file dialogs belong to, and `notice` where it is said what happened.
    OwnStudies(Workbench& workbench, NoticeBar& notice, QWidget* page);

    /// Asks for a file to import.
    void ask();
    /// Adds the results of a table or a study document.
    void import(const QString& file);
    void remove(const Study& study);

Q_SIGNALS:
    /// A study was written, or removed.
    void changed(const QString& study, bool removed);
    void failed(const Error& error);

private:
    /// Writes the file, or removes it, then tells so and calls `done`.
    void put(const StudyImport& made, const std::optional<std::string>& text, const std::function<void()>& done = {});

    Workbench& workbench_;
    NoticeBar& notice_;
    QWidget* page_;
    Background disk_{1};  ///< in the order given, so that undoing and redoing end as the last of them
};

}  // namespace epochal::ui
