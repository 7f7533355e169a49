#pragma once

#include <QWidget>
#include <memory>

#include "ui/charts/coordinates_spec.h"
#include "ui/view/compare_data.h"
#include "ui/view/search_view.h"

class QComboBox;
class QLabel;
class QSplitter;
class QTableView;

namespace epochal::ui {

class Background;
class ChartPanel;
class ColumnFitter;
class SearchModel;
class Segments;

/// A campaign on the Compare page: parallel coordinates of its parameters, what mattered, quality against cost, and a
/// table. A range chosen on an axis holds for all of them: what is outside is gray, never hidden.
class SearchBoard : public QWidget {
    Q_OBJECT
public:
    explicit SearchBoard(Background& background, QWidget* parent = nullptr);

    /// What is chosen for all panels: forms(), what is explained and what colors the lines; for the page to place.
    [[nodiscard]] QWidget* bar() const { return bar_; }
    /// The choice between configurations, runs, and the comparison as of any runs.
    [[nodiscard]] Segments* forms() const { return forms_; }
    /// Whether these entries are a campaign and are to be shown here.
    [[nodiscard]] bool isWanted() const;
    /// Shows the entries of a comparison if they are a campaign. Figures are worked out on another thread.
    void show(const CompareDataPtr& of);
    using QWidget::show;
    [[nodiscard]] const SearchView* view() const { return view_.get(); }
    /// Id of a run with the best configuration; empty: none is known.
    [[nodiscard]] QString bestRun() const;
    void save() const;

Q_SIGNALS:
    void formChosen();
    void renewed();                  ///< view() is another one
    void opened(const QString& id);  ///< a run
    void failed(const epochal::Error& error);
    void shown();  ///< all figures, what mattered included

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void compute();
    void take(CompareDataPtr data);
    void weigh();
    void choose(SearchChoice choice);
    void showChoices();
    /// Leaves out the labels of the choices where they would need a second line.
    void fitBar();
    void draw();
    void showImportance();
    void showBrushes();
    void reorder(CoordinatesSpec& spec) const;
    void retranslate();
    [[nodiscard]] bool isRuns() const;

    Background& background_;
    QWidget* bar_;
    Segments* forms_;
    QLabel *measureLabel_, *colorLabel_;
    QComboBox *measure_, *color_;
    QWidget *measureBox_, *colorBox_;
    ChartPanel *parameters_, *importance_, *scatter_;
    QWidget* chips_;
    QLabel *within_, *method_;
    QTableView* table_;
    SearchModel* model_;
    ColumnFitter* fitter_;
    QSplitter *rows_, *upper_, *lower_;

    CompareDataPtr of_, data_;
    std::shared_ptr<const SearchView> view_;
    std::shared_ptr<const Importance> mattered_;         ///< of sampled_, or until that is known, of one before it
    std::shared_ptr<const SearchView::Sample> sampled_;  ///< what mattered was last worked out from
    bool weighing_ = false;
    SearchChoice choice_;
    AxisBrushes brushes_;
    QStringList order_;  ///< ids of the axes as the user moved them
    quint64 generation_ = 0;
    bool search_ = false;
    bool chosen_ = false;  ///< the user has chosen a form; before that, small campaigns are ordinary comparisons
};

}  // namespace epochal::ui
