#pragma once

#include <QWidget>
#include <optional>

#include "core/catalogue/grouping.h"

class QLabel;

namespace epochal::ui {

class Facts;

/// What the inspector shows while no run is selected: how many runs are listed in each state, their cost and times.
class RunTotals : public QWidget {
    Q_OBJECT
public:
    explicit RunTotals(QWidget* parent = nullptr);
    /// None: no run is listed.
    void show(const std::optional<RunGroup>& listed);

protected:
    void changeEvent(QEvent* event) override;

private:
    std::optional<RunGroup> listed_;
    QLabel *head_, *sentence_;
    Facts* facts_;
};

}  // namespace epochal::ui
