#pragma once

#include <QFrame>

#include "ui/report/report_request.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;

namespace epochal::ui {

/// The options of the report shown: title, language, target, time basis.
class ReportOptions : public QFrame {
    Q_OBJECT
public:
    explicit ReportOptions(QWidget* parent = nullptr);

    /// Shows a request without emitting changed(); `title` is the gray placeholder if the request has none.
    void setRequest(const ReportRequest& request, const QString& title);
    [[nodiscard]] const ReportRequest& request() const { return request_; }
    /// By what the report's rows are measured: top-1 until it is set.
    void setMeasure(Quality measure);
    void focusTitle();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showTarget();
    void take();

    ReportRequest request_;
    Quality measure_ = Quality::Top1;
    QLineEdit* title_;
    QComboBox *language_, *clock_;
    QDoubleSpinBox* target_;
    QLabel *languageLabel_, *targetLabel_;
    bool filling_ = false;
};

}  // namespace epochal::ui
