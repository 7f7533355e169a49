#pragma once

#include "ui/pages/parts/panel.h"
#include "ui/view/run_facts.h"

class QScrollArea;

namespace epochal::ui {

/// The findings: a bold heading and sentences for each, with a line between them.
class FindingsPanel : public Panel {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// `remarks`: caveats that apply to the published rows and derived figures.
    void setFindings(const QList<Fact>& findings, const QStringList& remarks);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QScrollArea* scroll_;
};

}  // namespace epochal::ui
