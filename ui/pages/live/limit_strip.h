#pragma once

#include <QFrame>

#include "ui/view/sizes_view.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;

namespace epochal::ui {

/// A limit of latency to look at an inference run by: a percentile, and milliseconds as a slider and a field. Begins
/// with the run's own limit and changes nothing of the run. GUI thread.
class LimitStrip : public QFrame {
    Q_OBJECT
public:
    explicit LimitStrip(QWidget* parent = nullptr);

    [[nodiscard]] Percentile percentile() const;
    [[nodiscard]] double limit() const;  ///< ms; 0 = none
    /// The run's own limit, in ms, and the latencies that there are. A limit that the user chose stays.
    void setRun(const RunSpec& spec, const Figures& figures);
    void setWords(const QString& words) const;
    /// Goes back to the limit of the run.
    void forget();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void put(Percentile which, double limit);
    [[nodiscard]] int stepOf(double limit) const;
    void choose();

    QLabel* title_;
    QComboBox* percentile_;
    QSlider* slider_;
    QDoubleSpinBox* field_;
    QLabel* words_;
    QPushButton* own_;
    double ownLimit_ = 0;
    double least_ = 1, most_ = 1000;  ///< ends of the slider, ms
    bool chosen_ = false;             ///< by the user
};

}  // namespace epochal::ui
