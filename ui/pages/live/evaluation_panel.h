#pragma once

#include <QElapsedTimer>
#include <memory>
#include <optional>

#include "core/events/run_directory.h"
#include "core/spec/session.h"
#include "ui/pages/live/confusion_model.h"
#include "ui/pages/live/live_run.h"
#include "ui/pages/parts/panel.h"

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace epochal::ui {

class ChartView;
class ColumnFitter;
class SamplePictures;
class Segments;
class Workbench;

/// What the last or the best evaluation of a run predicted: the matrix of the classes that are confused most and the
/// pairs, whose images can be shown, the worst images, and of a regression predicted against true. Reads the run's
/// files in the background, again after each evaluation. GUI thread.
class EvaluationPanel : public Panel {
    Q_OBJECT
public:
    static constexpr std::size_t kPairs = 40, kMostClasses = 12, kWorst = 48;
    /// With more classes there is no matrix, only pairs.
    static constexpr std::int64_t kMostMatrixClasses = 2000;

    explicit EvaluationPanel(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows a run in its present state.
    void setRun(const RunDirectory& run, const LiveRun& live);
    /// Whether what a run of this spec predicts can be shown: it trains.
    [[nodiscard]] static bool appliesTo(const RunSpec& spec) { return trainsToQuality(spec.session); }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum View { Matrix, Worst };
    struct Loaded;

    [[nodiscard]] QWidget* buildMatrix();
    [[nodiscard]] QWidget* buildPictures();
    void retranslate();
    void look();
    void forget();
    void read(std::int64_t epoch);
    void take(const Loaded& loaded);
    void say(const QString& sentence);
    [[nodiscard]] QString beforeTheFirst() const;
    void showResult();
    void arrangeMatrix();
    void showPictures();
    void choose(std::optional<ConfusedPair> pair);
    void openPair(std::optional<ConfusedPair> pair);
    void layOutPictures();
    [[nodiscard]] bool hasPictures() const;

    Workbench& workbench_;
    QLabel *epoch_, *summary_, *message_, *legend_, *picturesTitle_, *picturesTrouble_;
    QComboBox* which_;
    Segments* views_;
    QPushButton* all_;
    QStackedWidget* stack_;
    QWidget *body_, *matrixPage_ = nullptr, *picturesPage_ = nullptr;
    QTableView *matrix_, *pairs_;
    QListView* pictures_;
    ChartView* scatter_;
    ConfusionModel* matrixModel_;
    PairsModel* pairsModel_;
    SamplePictures* picturesModel_;
    ColumnFitter* pairsFit_ = nullptr;

    std::optional<RunDirectory> run_;
    /// What there is to say before the first evaluation.
    struct Standing {
        std::int64_t last = 0, best = 0;  ///< epochs of evaluations; 0 = none
        bool active = false;
        std::optional<double> secondsToFirst;
    } standing_;
    std::shared_ptr<const EvaluationResult> result_;
    std::optional<ConfusedPair> chosen_, pictured_;
    std::int64_t readEpoch_ = -1;  ///< that was looked for in the last reading
    int attempts_ = 0;             ///< of that epoch
    QElapsedTimer sinceRead_;
    bool reading_ = false, picturesStale_ = true;
    int generation_ = 0;
};

}  // namespace epochal::ui
