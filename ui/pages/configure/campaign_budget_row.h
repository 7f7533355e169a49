#pragma once

#include <QObject>

class QGridLayout;
class QLabel;
class QWidget;

namespace epochal::ui {

class AmountField;
class SpecDocument;

/// The budget for all runs of a sweep together, shown only if there are several runs.
class CampaignBudgetRow : public QObject {
    Q_OBJECT
public:
    CampaignBudgetRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent);

    void setShown(bool shown);
    void setCurrency(const QString& currency);
    void retranslate();
    [[nodiscard]] bool matches(const QString& text) const;
    [[nodiscard]] QWidget* control() const;

private:
    void refresh();
    void take();

    SpecDocument& document_;
    QWidget* mark_;
    QLabel *label_, *unit_;
    AmountField* field_;
    QString currency_;
    bool shown_ = true;
};

}  // namespace epochal::ui
