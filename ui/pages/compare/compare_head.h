#pragma once

#include <QWidget>

#include "core/analysis/study.h"
#include "ui/view/compare_data.h"

class QLabel;

namespace epochal::ui {

/// What is compared: the title, what the audit found, whether the prices are a what-if, and facts.
class CompareHead : public QWidget {
    Q_OBJECT
public:
    explicit CompareHead(QWidget* parent = nullptr);
    /// `study` is null for the user's own comparison.
    void show(const QString& title, const CompareData& of, const Study* study);
    using QWidget::show;

private:
    void recolour();
    void showAudit(const CompareData& of, const Study* study);
    [[nodiscard]] QString priceWords(const CompareData& of) const;
    QLabel *title_, *badgeIcon_, *badge_, *prices_, *facts_;
    QWidget* badgeBox_;
    bool warns_ = false;  ///< an audited figure is not consistent with its inputs
};

}  // namespace epochal::ui
