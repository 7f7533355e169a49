#pragma once

#include <QFrame>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/study.h"
#include "ui/view/compare_data.h"

class QLabel;
class QPushButton;

namespace epochal::ui {

class Background;
class BarView;

/// Published comparisons as shipped: two of them drawn from their files, and buttons that open one.
class StudyCard : public QFrame {
    Q_OBJECT
public:
    explicit StudyCard(Background& background, QWidget* parent = nullptr);
    /// The figures of the two studies, recomputed from the inputs that their sources print.
    struct Recomputed {
        int figures = 0, follow = 0, rounded = 0, differ = 0;
    };
    [[nodiscard]] const Recomputed& recomputed() const { return recomputed_; }

Q_SIGNALS:
    void studyRequested(const QString& id);
    void listRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Shown {
        const char* id;
        QPushButton* title;
        QLabel* unit;
        BarView* bars;
    };
    void load();
    void retranslate();

    Background& background_;
    void draw();

    QLabel *title_, *subtitle_, *audit_;
    QPushButton *open_, *all_;
    std::vector<Shown> shown_;
    std::shared_ptr<const std::vector<Study>> studies_;
    std::map<std::string, CompareDataPtr> comparisons_;  ///< of those shown, by study
    Recomputed recomputed_;
};

}  // namespace epochal::ui
