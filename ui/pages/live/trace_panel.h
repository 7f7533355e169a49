#pragma once

#include <QWidget>
#include <vector>

#include "core/analysis/figures.h"
#include "core/base/files.h"
#include "ui/view/step_lanes.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace epochal::ui {

class Background;

/// Draws a step: two lanes for each rank over a common axis in ms. What a bar is, is said when the mouse rests on it.
class StepPicture : public QWidget {
    Q_OBJECT
public:
    explicit StepPicture(QWidget* parent = nullptr);
    void setLanes(StepLanes lanes);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int titleWidth() const;
    [[nodiscard]] double scale() const;  ///< px for each ms
    [[nodiscard]] QRectF boxOf(const StepLanes::Bar& bar, int rank, bool exchange) const;

    StepLanes lanes_;
};

/// The traces of a run, step by step; before there is one, a button that records one. GUI thread; files are read
/// elsewhere.
class TracePanel : public QWidget {
    Q_OBJECT
public:
    explicit TracePanel(Background& background, QWidget* parent = nullptr);

    /// Of the run in that folder: its traces, by the notices that announce them. `active`: it can record one.
    void setRun(const Path& folder, const Figures& figures, bool active);
    [[nodiscard]] bool hasTraces() const { return !names_.empty(); }

Q_SIGNALS:
    void traceWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void read();
    void showStep();
    void say(const QString& text);

    Background& background_;
    Path folder_;
    std::vector<std::string> names_;  ///< of files, newest first
    QList<QPair<qint64, qint64>> ranges_;
    std::vector<StepSpan> spans_;
    std::vector<TracedStep> steps_;
    std::uint64_t asked_ = 0;  ///< what is read for an earlier question is dropped
    QComboBox *trace_, *step_;
    QLabel *summary_, *message_;
    QPushButton* record_;
    QStackedWidget* stack_;
    StepPicture* picture_;
    bool active_ = false;
};

}  // namespace epochal::ui
