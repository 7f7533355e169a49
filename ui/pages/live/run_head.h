#pragma once

#include <QLabel>
#include <QWidget>

#include "ui/pages/live/live_run.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

class QProgressBar;

namespace epochal::ui {

/// A run's state as icon and text on a tint of its color.
class StateBadge : public QLabel {
    Q_OBJECT
public:
    explicit StateBadge(QWidget* parent = nullptr);
    void setState(const StateLook& look);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString icon_;
    Role role_ = Role::Text;
};

/// A run's name, state, progress and setup: offer with its frozen price and date, devices, model, data, precision.
class RunHead : public QWidget {
    Q_OBJECT
public:
    explicit RunHead(QWidget* parent = nullptr);
    void setRun(const LiveRun& run);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Elides the name where it has no room: any length would otherwise widen the page.
    void fitName();
    /// Fills the lines with facts; a line separates two facts side by side.
    void writeFacts();

    QStringList setup_;  ///< the facts, as HTML
    QString runName_;
    QLabel* name_;
    StateBadge* badge_;
    QLabel *begun_, *percent_, *facts_;
    QProgressBar* progress_;
};

/// Steps done of all steps, or sizes measured of all sizes, 0..1; 1 for a run that finished by epochs, target or
/// patience.
[[nodiscard]] double progressOf(const LiveRun& run);

}  // namespace epochal::ui
