#pragma once

#include <QSet>
#include <QTimer>

#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/shell/main_window.h"

namespace epochal::test {

/// The program's window on a home of its own, used by its controls as a person uses it.
class DrivenWindow {
public:
    explicit DrivenWindow(const QString& home);

    /// Varies a field by its button on Configure and types values behind the one it has.
    void vary(const char* field, const QString& values);
    /// Trains in this window, or in detached workers.
    void trainIn(ui::Where where);
    /// Presses Launch; the campaign's id follows, "" if none came of it.
    [[nodiscard]] QString launch();
    template <class Widget>
    [[nodiscard]] Widget* find(const char* name) {
        return window.findChild<Widget*>(QLatin1String(name));
    }
    /// Everything that the campaign's panel has said since it was first asked.
    [[nodiscard]] const QSet<QString>& said();

    ui::Workbench workbench;
    ui::MainWindow window;

private:
    QSet<QString> said_;
    QTimer listens_;
};

}  // namespace epochal::test
