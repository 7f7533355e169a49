#include "tests/ui/support/compare_fixture.h"
#include "tests/support/patience.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/compare/compare_views.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::test {
namespace {

ToldRun told(const char* id, const char* name, std::vector<ToldEpoch> epochs) {
    ToldRun run;
    run.id = std::string("20261120-184000-") + id;
    run.spec.name = name;
    run.spec.stop.epochs = 3;
    run.spec.price.preparationMinutes = 1;
    run.machine.accelerators = {{"NVIDIA L4", 24'000'000'000, "550"}};
    run.offer = toldOffer("Acme", "a1", "3.60", 60);
    run.offer.accelerator = "L4";
    run.offer.count = 1;
    run.epochs = std::move(epochs);
    return run;
}

std::vector<ToldRun> runs() {
    ToldRun first = told("acme1", "acme", {{90, 10, .50}, {90, 10, .70}, {90, 10, .80}});
    first.watts = 100;
    ToldRun second = told("acme2", "acme", {{60, 10, .65}, {60, 10, .75}, {60, 10, .84}});
    second.spec.seed = 2;
    second.watts = 200;
    ToldRun beta = told("beta", "beta", {{40, 5, .55}, {40, 5, .68}, {40, 5, .75}, {40, 5, .79}});
    beta.offer = toldOffer("Beta", "b1", "7.20", 1);
    beta.offer.accelerator = "L4";
    beta.offer.count = beta.devices = beta.spec.devices.count = 2;
    beta.machine.accelerators.push_back(beta.machine.accelerators.front());
    ToldRun small = told("short", "short", {{90, 10, .40}, {90, 10, .45}});
    small.spec.optimizer.globalBatch = 512;
    return {first, second, beta, small};
}

}  // namespace

bool same(double a, double b) {
    return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) < 1e-6 * std::max(1.0, std::abs(b));
}

bool CompareFixture::fill() {
    ui::Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
    ui::Theme::instance().setChoice(ui::ThemeChoice::Light);
    for (const ToldRun& run : runs()) {
        if (!writeTold(Path(sandbox_.home()) / "runs", run)) return false;
        ids_ += QString::fromStdString(run.id);
    }
    bench_ = std::make_unique<ui::Workbench>(sandbox_.home(), "/bin/false");
    QSignalSpy opened(&bench_->catalogue(), &ui::RunCatalogue::catalogueOpened);
    if (!opened.wait(test::kPatience)) return false;
    QSignalSpy indexed(&bench_->catalogue(), &ui::RunCatalogue::indexing);
    bench_->catalogue().reindex();
    if (!test::waitFor([&] { return !indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]; })) return false;
    Offer spot = runs().front().offer;
    spot.kind = PriceKind::Spot;
    spot.pricePerHour = Decimal::parse("1.80").value();
    bench_->prices().importOffers({spot, runs()[2].offer});
    bench_->prices().setRate({"EUR", "USD", Decimal::parse("1.25").value(), "2026-11-09", "central bank"});
    return test::waitFor([&] {
        return bench_->prices().book().rates.all.size() == 1 &&
               bench_->prices().book().find(runs()[2].offer.id) != nullptr;
    });
}

bool CompareFixture::openPage() {
    page_ = std::make_unique<ui::ComparePage>(*bench_);
    page_->resize(1400, 800);
    page_->show();
    QSignalSpy compared(page_.get(), &ui::ComparePage::compared);
    page_->showRuns(ids_);
    return test::waitFor([&] { return compared.count() > 0; });
}

void CompareFixture::end() {
    page_.reset();
    bench_.reset();
}

ui::CompareTable* CompareFixture::table() const {
    return page_->findChild<ui::CompareTable*>();
}
ui::CompareModel* CompareFixture::model() const {
    return static_cast<ui::CompareModel*>(table()->model());
}
ui::CompareViews* CompareFixture::views() const {
    return page_->findChild<ui::CompareViews*>();
}
QLabel* CompareFixture::label(const char* name, const char* within) const {
    const QWidget* root = within ? page_->findChild<QWidget*>(QLatin1String(within)) : page_.get();
    return root->findChild<QLabel*>(QLatin1String(name));
}

QModelIndex CompareFixture::at(int row, int column) const {
    for (int group = 0; group < model()->rowCount(); ++group) {
        const QModelIndex parent = model()->index(group, 0);
        if (row < model()->rowCount(parent)) return model()->index(row, column, parent);
        row -= model()->rowCount(parent);
    }
    return {};
}

QString CompareFixture::cell(const char* column, int row) const {
    return at(row, ui::columnOf(column)).data().toString();
}
double CompareFixture::figure(const char* column, int row) const {
    return at(row, ui::columnOf(column)).data(ui::CompareModel::FigureRole).toDouble();
}

QStringList CompareFixture::names() const {
    QStringList all;
    for (int row = 0; at(row, 0).isValid(); ++row) all += cell("name", row);
    return all;
}

int CompareFixture::rowOf(const char* name) const {
    const QStringList all = names();
    for (int row = 0; row < all.size(); ++row)
        if (all[row].startsWith(QLatin1String(name))) return row;
    return -1;
}

bool CompareFixture::figuresAre(const char* column, const std::vector<double>& expected) const {
    for (std::size_t row = 0; row < expected.size(); ++row) {
        const double found = figure(column, static_cast<int>(row));
        if (same(found, expected[row])) continue;
        qWarning("%s of row %zu: %g, by hand %g", column, row, found, expected[row]);
        return false;
    }
    return names().size() == static_cast<qsizetype>(expected.size());
}

void CompareFixture::chooseClock(int index) const {
    page_->findChild<ui::Segments*>(QStringLiteral("compareClock"))->findChildren<QPushButton*>()[index]->click();
}

void CompareFixture::typeTarget(double percent) const {
    auto* on = page_->findChild<QWidget*>(QStringLiteral("compareTarget"))->findChild<QCheckBox*>();
    if (!on->isChecked()) on->click();
    auto* field = page_->findChild<QDoubleSpinBox*>(QStringLiteral("compareTargetField"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(percent));
    QTest::keyClick(field, Qt::Key_Return);
}

}  // namespace epochal::test
