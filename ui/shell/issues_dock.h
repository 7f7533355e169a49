#pragma once

#include <QDockWidget>

class QPushButton;
class QTableView;

namespace epochal::ui {

class Issues;

/// What went wrong, with its remedy; rows can be removed, copied and cleared.
class IssuesDock : public QDockWidget {
    Q_OBJECT
public:
    explicit IssuesDock(Issues& issues, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void copy();
    Issues& issues_;
    QTableView* table_;
    QPushButton *remove_, *copy_, *clear_;
};

}  // namespace epochal::ui
