#pragma once

#include <QWidget>

#include "core/base/result.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace epochal::ui {

class FirstRunCard;
class StudyCard;
class Workbench;

/// Shown by the Runs page while the catalogue has no run, and on request from the Help menu: what the program answers,
/// the first run, published comparisons, and where runs from elsewhere go. Scrolls where it does not fit.
class FirstStart : public QWidget {
    Q_OBJECT
public:
    explicit FirstStart(Workbench& workbench, QWidget* parent = nullptr);

    /// With runs in the catalogue, it also offers the way back to them.
    void setRuns(bool some);
    [[nodiscard]] FirstRunCard& run() { return *run_; }

Q_SIGNALS:
    void launched(const QString& id);
    void settingsRequested();
    void failed(const epochal::Error& error);
    void studyRequested(const QString& id);
    void listRequested();
    void importRequested();   ///< of run folders
    void resultsRequested();  ///< of other tools: a table
    void backRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();

    QLabel *title_, *answers_, *elsewhere_, *copied_, *measured_;
    FirstRunCard* run_;
    StudyCard* study_;
    QBoxLayout* cards_;
    QPushButton *import_, *results_, *back_;
    bool some_ = false;
};

}  // namespace epochal::ui
