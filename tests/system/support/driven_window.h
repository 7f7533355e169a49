#pragma once

#include <QSet>
#include <QTimer>

#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/shell/main_window.h"

namespace epochal::test {

/// The program's window on its own home folder, driven through its controls as a person would.
class DrivenWindow {
public:
    explicit DrivenWindow(const QString& home);

    /// Varies a field by its button on Configure and appends values to the one it has.
    void vary(const char* field, const QString& values);
    /// Trains in this window, or in detached workers.
    void trainIn(TargetKind where);
    /// Presses Launch; returns the campaign's id, or "" if no campaign was launched.
    [[nodiscard]] QString launch();
    template <class Widget>
    [[nodiscard]] Widget* find(const char* name) {
        return window.findChild<Widget*>(QLatin1String(name));
    }
    /// Everything that the campaign's panel has shown since the first call.
    [[nodiscard]] const QSet<QString>& said();

    ui::Workbench workbench;
    ui::MainWindow window;

private:
    QSet<QString> said_;
    QTimer listens_;
};

}  // namespace epochal::test
