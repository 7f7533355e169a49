#pragma once

#include <QDockWidget>

class QPushButton;
class QTableView;

namespace epochal::ui {

class Issues;

/// What went wrong, with its remedy; rows can be removed, copied and cleared. Where the error names a file, its folder
/// can be opened; where it names a run, the run can be shown.
class IssuesDock : public QDockWidget {
    Q_OBJECT
public:
    explicit IssuesDock(Issues& issues, QWidget* parent = nullptr);

Q_SIGNALS:
    void runRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void copy();
    /// Offers what can be done about the one issue selected.
    void offer();
    Issues& issues_;
    QTableView* table_;
    QPushButton *folder_, *run_, *remove_, *copy_, *clear_;
    QString path_, id_;  ///< what folder_ opens and run_ shows
};

}  // namespace epochal::ui
