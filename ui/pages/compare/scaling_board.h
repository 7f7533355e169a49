#pragma once

#include <QWidget>
#include <memory>

#include "ui/view/compare_data.h"
#include "ui/view/scaling_view.h"

class QComboBox;
class QLabel;
class QSplitter;
class QTreeView;

namespace epochal::ui {

class Background;
class ChartPanel;
class FindingsPanel;
class ScalingModel;
class Segments;

/// A scaling experiment on the Compare page: speed-up, efficiency and step time, the table of sizes, and what the
/// figures say.
class ScalingBoard : public QWidget {
    Q_OBJECT
public:
    explicit ScalingBoard(Background& background, QWidget* parent = nullptr);

    /// The choices of the board, and whether the comparison is shown here or as any other; for the page to place.
    [[nodiscard]] QWidget* bar() const { return bar_; }
    [[nodiscard]] Segments* forms() const { return forms_; }
    [[nodiscard]] Segments* kinds() const { return kinds_; }
    /// Whether these entries contain scaling series and are to be shown here.
    [[nodiscard]] bool isWanted() const;
    /// Published figures to set beside one's own.
    void setReferences(ScalingView::References references);
    /// Shows the entries of a comparison if they contain scaling series. Figures are worked out on another thread.
    void show(const CompareDataPtr& of);
    using QWidget::show;
    [[nodiscard]] const ScalingView* view() const { return view_.get(); }
    void save() const;

Q_SIGNALS:
    void formChosen();
    void opened(const QString& id);  ///< a run
    void failed(const epochal::Error& error);
    void shown();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void compute();
    void draw();
    void fitSizes();
    void retranslate();

    Background& background_;
    QWidget* bar_;
    Segments *forms_, *kinds_;
    QComboBox* law_;
    QLabel *measured_, *modelled_, *never_;
    ChartPanel *speedUp_, *efficiency_, *steps_;
    QTreeView* table_;
    ScalingModel* model_;
    FindingsPanel* findings_;
    QSplitter *rows_, *upper_, *lower_;

    CompareDataPtr of_, data_;
    ScalingView::References references_;
    std::shared_ptr<const ScalingView> view_;
    ScalingChoice choice_;
    std::optional<ScalingKind> drawn_;  ///< whose series come first in the table
    quint64 generation_ = 0;
    bool scaling_ = false, chosen_ = false;
};

}  // namespace epochal::ui
