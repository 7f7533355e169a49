#pragma once

#include <vector>

#include "core/analysis/comparison.h"
#include "ui/pages/parts/panel.h"

class QScrollArea;

namespace epochal::ui {

/// What the figures say: each finding a bold heading and its sentences, a line between them.
class FindingsPanel : public Panel {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// `remarks`: what the source of published rows is to be read with.
    void setFindings(const std::vector<Finding>& findings, const QStringList& remarks);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QScrollArea* scroll_;
};

}  // namespace epochal::ui
