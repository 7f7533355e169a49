#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/told_run.h"
#include "ui/bridge/workbench.h"
#include "ui/pages/compare/compare_page.h"

class QLabel;

namespace epochal::ui {
class CompareModel;
class CompareTable;
class CompareViews;
}  // namespace epochal::ui

namespace epochal::test {

/// Equal except for rounding; two NaN are equal.
[[nodiscard]] bool same(double a, double b);

/// The Compare page over four runs given in round numbers, so that every number it shows can be worked out:
///
///   run     offer                       epochs: s of steps, s of evaluation, top-1            all 60 s prepared
///   acme    Acme a1 3.60 USD/h, 60 s    90 10 .50   90 10 .70   90 10 .80
///   acme    the same, seed 2            60 10 .65   60 10 .75   60 10 .84
///   beta    Beta b1 7.20 USD/h, 1 s     40  5 .55   40  5 .68   40  5 .75   40  5 .79         2 devices
///   short   Acme a1, batch of 512       90 10 .40   90 10 .45
///
/// The first seed draws 100 W, the second 200 W; 9000 images an epoch. The book has Acme's spot price, 1.80 USD/h, and
/// 1 EUR = 1.25 USD of 2026-11-09.
class CompareFixture {
public:
    /// Creates the home folder, its catalogue and its prices; false where one of them fails.
    [[nodiscard]] bool fill();
    /// Opens a new page that shows the four runs.
    [[nodiscard]] bool openPage();
    void closePage() { page_.reset(); }
    void end();

    [[nodiscard]] ui::ComparePage& page() const { return *page_; }
    [[nodiscard]] ui::Workbench& bench() const { return *bench_; }
    [[nodiscard]] const SettingsSandbox& sandbox() const { return sandbox_; }
    [[nodiscard]] const QStringList& ids() const { return ids_; }
    [[nodiscard]] ui::CompareTable* table() const;
    [[nodiscard]] ui::CompareModel* model() const;
    [[nodiscard]] ui::CompareViews* views() const;
    [[nodiscard]] QLabel* label(const char* name, const char* within = nullptr) const;

    /// Rows of all groups in the order displayed.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int rowOf(const char* name) const;  ///< the row whose name starts with this; -1 = none
    [[nodiscard]] QString cell(const char* column, int row) const;
    [[nodiscard]] double figure(const char* column, int row) const;
    /// Whether a column has exactly these figures, one for each row; differences are reported.
    [[nodiscard]] bool figuresAre(const char* column, const std::vector<double>& expected) const;

    /// 0 = evaluation excluded, 1 = included, 2 = as billed.
    void chooseClock(int index) const;
    /// Switches the target on and types it.
    void typeTarget(double percent) const;

private:
    [[nodiscard]] QModelIndex at(int row, int column) const;

    SettingsSandbox sandbox_;
    QStringList ids_;
    std::unique_ptr<ui::Workbench> bench_;
    std::unique_ptr<ui::ComparePage> page_;
};

}  // namespace epochal::test
