#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace epochal::ui {

class Workbench;

/// Settings for the whole window; each takes effect immediately. The window applies language and theme.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(Workbench& workbench, const QString& language, QWidget* parent = nullptr);

Q_SIGNALS:
    void languageChosen(const QString& code);  ///< "" = the system's
    void themeChosen(int choice);              ///< ThemeChoice
    void priceRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Workbench& workbench_;
    QComboBox *language_, *theme_;
    QLabel *languageLabel_, *themeLabel_, *priceLabel_, *homeLabel_, *price_, *home_;
    QPushButton* edit_;
};

}  // namespace epochal::ui
