#pragma once

#include <QWidget>

class QAction;

namespace epochal::ui {

class Workbench;

class ProvidersPage : public QWidget {
    Q_OBJECT
public:
    explicit ProvidersPage(Workbench& workbench, QWidget* parent = nullptr);

    /// Actions of the page for menus and the palette, by object name.
    [[nodiscard]] QAction* action(const QString& name) const;
    void focusSearch();
    void saveSession() const;

private:
    Workbench& workbench_;
};

}  // namespace epochal::ui
