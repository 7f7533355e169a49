// Fields that vary: chips, undo, errors, seeds, the contents of the footer and the JSON, and what is launched.
#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QUndoStack>

#include "core/base/json.h"
#include "core/spec/sweep.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/scaling_dialog.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/spec_form.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/parts/mini_chart.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class SweepFormTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        static_cast<void>(bench_->queue());
        page_ = std::make_unique<ConfigurePage>(*bench_);
        page_->resize(1350, 840);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void aFieldBecomesASweepAndBackWithUndo() {
        QVERIFY(find<QWidget>("field-optimizer.global_batch")->isVisible());
        vary("optimizer.global_batch");
        QVERIFY(!find<QWidget>("field-optimizer.global_batch")->isVisible());
        QCOMPARE(chips("optimizer.global_batch"), QStringList{QStringLiteral("128")});
        type("optimizer.global_batch", "32..64 x2");
        QCOMPARE(chips("optimizer.global_batch"),
                 QStringList({QStringLiteral("128"), QStringLiteral("32"), QStringLiteral("64")}));
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 3 run(s)"));
        page_->undoStack().undo();
        QCOMPARE(chips("optimizer.global_batch").size(), 1);
        page_->undoStack().undo();
        QVERIFY(find<QWidget>("field-optimizer.global_batch")->isVisible());
        page_->undoStack().redo();
        page_->undoStack().redo();
        QCOMPARE(chips("optimizer.global_batch").size(), 3);
        QTest::mouseClick(find<QToolButton>("oneValue-optimizer.global_batch"), Qt::LeftButton);
        QVERIFY(find<QWidget>("field-optimizer.global_batch")->isVisible());
        QCOMPARE(page_->spec().optimizer.globalBatch, std::int64_t{128});
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch"));
    }

    void resetTakesTheSweepAway() {
        vary("stop.epochs");
        type("stop.epochs", "2..4");
        QTest::mouseClick(find<QToolButton>("reset-stop.epochs"), Qt::LeftButton);
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch"));
        QCOMPARE(page_->spec().stop.epochs, std::int64_t{5});
    }

    void whatIsNotUnderstoodStaysInTheLineAndIsSaid() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64, many");
        QCOMPARE(line("optimizer.global_batch")->text(), QStringLiteral("64, many"));
        auto* said = find<QLabel>("message-optimizer.global_batch");
        QVERIFY(said->isVisible());
        QVERIFY(said->text().contains(QStringLiteral("many")));
        // Shown as characters, not as their entity names.
        QCOMPARE(said->textFormat(), Qt::RichText);
        QVERIFY(QTextDocumentFragment::fromHtml(said->text()).toPlainText().contains(QStringLiteral("\"many\"")));
        QVERIFY(!find<QPushButton>("launchButton")->isEnabled());
        QVERIFY(!find<QPushButton>("queueButton")->isEnabled());
        line("optimizer.global_batch")->clear();
        QVERIFY(!said->text().contains(QStringLiteral("many")));
        QVERIFY(find<QPushButton>("launchButton")->isEnabled());
    }

    void anOfferThatIsNotInTheBookIsRefused() {
        vary("price.offer");
        type("price.offer", "no-such-offer");
        auto* said = find<QLabel>("message-price.offer");
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("no-such-offer")), qPrintable(said->text()));
        QVERIFY(!find<QPushButton>("launchButton")->isEnabled());
    }

    void manyRunsAreAskedAboutFirst() {
        vary("seed");
        type("seed", "1..101");
        QSignalSpy queued(page_.get(), &ConfigurePage::queueRequested);
        QTest::mouseClick(find<QPushButton>("launchButton"), Qt::LeftButton);
        QVERIFY(bench_->queue().campaigns().empty());
        const auto links = page_->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(links, [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("101 run(s)"));
        }));
        QCOMPARE(queued.size(), 0);
    }

    void adviceNamesARunOnlyWhereItIsNotOfAll() {
        // No run has a target, so that advice names none. A rate of 0.2 without warm-up may diverge, one of 0.1 does
        // not (0.1 is the limit).
        vary("optimizer.learning_rate");
        type("optimizer.learning_rate", "0.1");
        vary("schedule.warmup_epochs");
        type("schedule.warmup_epochs", "0");
        QVERIFY(!find<QLabel>("message-stop.target")->text().contains(QStringLiteral("rate 0")));
        const QString warmup = find<QLabel>("message-schedule.warmup_epochs")->text();
        QVERIFY2(warmup.contains(QStringLiteral("rate 0.2, warmup epochs 0")), qPrintable(warmup));
    }

    void anErrorNamesTheCombination() {
        vary("devices.count");
        type("devices.count", "3");
        // 128 images can be shared by one replica, but not by three.
        auto* said = find<QLabel>("message-devices.count");
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("replicas 3")), qPrintable(said->text()));
        QVERIFY(!find<QPushButton>("launchButton")->isEnabled());
    }

    void seedsMakeRunsPerPoint() {
        find<QSpinBox>("seedsPerPoint")->setValue(3);
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64");
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 6 run(s)"));
        const QString plan = find<QLabel>("launchVerdict")->toolTip();
        QVERIFY2(plan.contains(QStringLiteral("3 seed(s)")) && plan.contains(QStringLiteral("Global batch size")),
                 qPrintable(plan));
        QCOMPARE(chips("seed"), QStringList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
        find<QSpinBox>("seedsPerPoint")->setValue(1);
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 2 run(s)"));
    }

    /// Up to six devices, of which only some can split a batch of 128: four numbers of them, in six runs.
    void aScalingExperimentIsCountedByItsSizes() {
        page_->action(ConfigureAction::Scale)->trigger();
        auto* dialog = page_->findChild<ScalingDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>(QStringLiteral("scalingMost"))->setValue(6);
        QVERIFY(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        dialog->accept();
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 6 run(s)"));
        const QString plan = find<QLabel>("launchVerdict")->toolTip();
        QVERIFY2(plan.contains(QStringLiteral("4 value(s)")), qPrintable(plan));
    }

    void aRandomSampleOfThePointsIsLaunched() {
        auto* points = find<QSpinBox>("samplePoints");
        QVERIFY(!points->isVisible());  // one point
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "32, 64, 256");
        vary("stop.epochs");
        type("stop.epochs", "6, 7");
        auto* launch = find<QPushButton>("launchButton");
        QCOMPARE(launch->text(), QStringLiteral("Launch 12 run(s)"));
        QVERIFY(points->isVisible() && !find<QSpinBox>("sampleSeed")->isVisible());
        QCOMPARE(points->text(), QStringLiteral("all"));
        points->setValue(5);
        QCOMPARE(launch->text(), QStringLiteral("Launch 5 run(s)"));
        QVERIFY(find<QLabel>("launchVerdict")->toolTip().contains(QStringLiteral("random points")));
        find<QSpinBox>("sampleSeed")->setValue(3);
        find<QSpinBox>("seedsPerPoint")->setValue(2);
        QCOMPARE(launch->text(), QStringLiteral("Launch 10 run(s)"));
        QTest::mouseClick(launch, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(bench_->queue().campaigns().size(), std::size_t{1}, test::kPatience);
        const Campaign& campaign = bench_->queue().campaigns().front();
        QCOMPARE(campaign.runs.size(), std::size_t{10});
        QCOMPARE(campaign.sweep.sample, std::int64_t{5});
        QCOMPARE(campaign.sweep.sampleSeed, std::int64_t{3});
        points->setValue(0);
        QCOMPARE(launch->text(), QStringLiteral("Launch 24 run(s)"));
        QVERIFY(!find<QSpinBox>("sampleSeed")->isVisible());
        page_->undoStack().undo();
        QCOMPARE(points->value(), 5);
    }

    void theRateFollowsTheBatchWhenAsked() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64, 512");
        auto* said = find<QLabel>("message-optimizer.learning_rate");
        QVERIFY(said->text().contains(QStringLiteral("href=\"scale\"")));
        Q_EMIT said->linkActivated(QStringLiteral("scale"));
        // 0.2 at 128: half of it at 64, four times at 512.
        QVERIFY2(said->text().contains(QStringLiteral("0.2; 0.1; 0.8")), qPrintable(said->text()));
        page_->undoStack().undo();
        QVERIFY(said->text().contains(QStringLiteral("href=\"scale\"")));
    }

    /// Fourteen runs of seven rates on two batch sizes have seven schedules, of which five are drawn, first and last
    /// among them.
    void thePreviewDrawsSchedulesThatDiffer() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64");
        auto* chart = find<MiniChart>("schedulePreview");
        QCOMPARE(chart->lines().size(), 1);
        vary("optimizer.learning_rate");
        type("optimizer.learning_rate", "0.1, 0.05");
        QCOMPARE(chart->lines().size(), 3);
        const QString whole = find<QLabel>("scheduleTitle")->text();
        type("optimizer.learning_rate", "0.4, 0.3, 0.02, 0.01");
        QCOMPARE(chart->lines().size(), 5);
        QVERIFY(chart->lines().front().name.contains(QStringLiteral("0.2")));
        QVERIFY(chart->lines().back().name.contains(QStringLiteral("0.01")));
        for (const MiniChart::Line& line : chart->lines()) QVERIFY(!line.name.contains(QStringLiteral("64")));
        QCOMPARE(whole, QStringLiteral("Learning rate by epoch"));
        QCOMPARE(find<QLabel>("scheduleTitle")->text(), QStringLiteral("Learning rate by epoch: 5 of 7 curve(s)"));
    }

    /// Of a sample, the schedules of the points drawn; a budget that is not an amount changes none.
    void thePreviewIsOfWhatIsDrawn() {
        QUndoStack history;
        SpecDocument document(history);
        const SpecForm form(document);
        const auto* chart = form.findChild<MiniChart*>(QStringLiteral("schedulePreview"));
        Sweep sweep{"rates", page_->spec(), {}};
        sweep.axes = {
            {"optimizer.learning_rate", {0.1, 0.2, 0.3, 0.4}}, {"optimizer.global_batch", {64, 128}}, {"seed", {1, 2}}};
        const auto named = [](const Sweep& one) {
            QStringList names;
            const auto specs = expand(one);
            for (std::size_t i = 0; specs && i < specs->size(); ++i)
                names += QStringLiteral("rate %1").arg(specs->at(i).optimizer.learningRate);
            names.removeDuplicates();
            return names;
        };
        const auto drawn = [chart] {
            QStringList names;
            for (const MiniChart::Line& line : chart->lines()) names += line.name;
            return names;
        };
        const QStringList all = named(sweep);
        QCOMPARE(all.size(), 4);
        sweep.sample = 2;
        const QStringList some = named(sweep);
        QVERIFY(some.size() == 1 || some.size() == 2);
        sweep.budget = "nothing";
        document.restore(sweep.base, sweep);
        QCOMPARE(drawn(), some);
        sweep.sample = 0;
        document.restore(sweep.base, sweep);
        QCOMPARE(drawn(), all);
    }

    /// A sample that was read from a file, larger than the boxes can show: changing one leaves the other as it is.
    void aBoxOfTheSampleChangesOnlyItsOwn() {
        QUndoStack history;
        SpecDocument document(history);
        const SpecForm form(document);
        constexpr std::int64_t kPoints = 5000, kSeed = std::int64_t{1} << 40;
        Sweep sweep{"large", page_->spec(), {}};
        sweep.sample = kPoints;
        sweep.sampleSeed = kSeed;
        document.restore(sweep.base, sweep);
        form.findChild<QSpinBox*>(QStringLiteral("samplePoints"))->setValue(7);
        QCOMPARE(document.sweep().sample, std::int64_t{7});
        QCOMPARE(document.sweep().sampleSeed, kSeed);
        document.restore(sweep.base, sweep);
        form.findChild<QSpinBox*>(QStringLiteral("sampleSeed"))->setValue(3);
        QCOMPARE(document.sweep().sample, kPoints);
        QCOMPARE(document.sweep().sampleSeed, std::int64_t{3});
    }

    void realNumbersAreReadWithTheLanguagesComma() {
        Formatter::setCurrent(QLocale(QLocale::Russian, QLocale::Russia));
        vary("optimizer.learning_rate");
        type("optimizer.learning_rate", "0,1; 0,05");
        QCOMPARE(chips("optimizer.learning_rate"),
                 QStringList({QStringLiteral("0.2"), QStringLiteral("0.1"), QStringLiteral("0.05")}));
        type("optimizer.learning_rate", "0.07, 0.06");
        QCOMPARE(chips("optimizer.learning_rate").mid(3),
                 QStringList({QStringLiteral("0.07"), QStringLiteral("0.06")}));
        type("optimizer.learning_rate", "0,3..0,5 by 0,1");
        QCOMPARE(chips("optimizer.learning_rate").size(), 8);
    }

    void choicesAreTakenByLabelOrValue() {
        vary("devices.precision");
        type("devices.precision", "bf16");
        QCOMPARE(chips("devices.precision"), QStringList({QStringLiteral("auto"), QStringLiteral("bf16")}));
        vary("model.architecture");
        type("model.architecture", "ResNet-18");
        QCOMPARE(chips("model.architecture"), QStringList({QStringLiteral("resnet8"), QStringLiteral("resnet18")}));
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 4 run(s)"));
    }

    void jsonShowsTheBaseAndTheAxes() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64");
        page_->action(ConfigureAction::Json)->setChecked(true);
        auto* text = page_->findChild<QPlainTextEdit*>(QStringLiteral("specJson"));
        const auto shown = sweepFromText(text->toPlainText().toStdString(), "json");
        QVERIFY(shown.ok());
        QCOMPARE(shown->axes.size(), std::size_t{1});
        QString changed = text->toPlainText();
        changed.replace(QStringLiteral("\"axes\": ["),
                        QStringLiteral("\"axes\": [{\"field\": \"seed\", \"values\": \"1..5\"},"));
        text->setPlainText(changed);
        auto* apply = page_->findChild<QPushButton*>(QStringLiteral("specJsonApply"));
        QTRY_VERIFY(apply->isEnabled());
        QTest::mouseClick(apply, Qt::LeftButton);
        QCOMPARE(find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 10 run(s)"));
    }

    void theSweepIsThereAgainNextTime() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64");
        page_->saveSession();
        page_ = std::make_unique<ConfigurePage>(*bench_);
        QCOMPARE(chips("optimizer.global_batch").size(), 2);
    }

    void aBudgetIsARunsOwnAndAnotherOneIsTheCampaigns() {
        const auto unit = [this] { return find<QLabel>("unit-stop.budget")->text(); };
        QCOMPARE(unit(), QStringLiteral("USD"));
        auto* budget = find<QLineEdit>("campaignBudgetField");
        QVERIFY(!budget->isVisible());
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64");
        QCOMPARE(unit(), QStringLiteral("USD per run"));
        QVERIFY(budget->isVisible());
        QTest::keyClicks(budget, QStringLiteral("4.5"));
        bench_->queue().setPaused(true);
        QTest::mouseClick(find<QPushButton>("queueButton"), Qt::LeftButton);
        QTRY_COMPARE(bench_->queue().campaigns().size(), std::size_t{1});
        QCOMPARE(bench_->queue().campaigns().front().sweep.budget, std::string("4.5"));
        QVERIFY(bench_->queue().campaigns().front().sweep.base.stop.budget.empty());
        page_->undoStack().undo();
        QVERIFY(budget->text().isEmpty());
        page_->undoStack().undo();
        page_->undoStack().undo();
        QVERIFY(!budget->isVisible());
        QCOMPARE(unit(), QStringLiteral("USD"));
    }

    void launchPutsTheRunsIntoTheQueue() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64");
        bench_->queue().setPaused(true);
        QSignalSpy shown(page_.get(), &ConfigurePage::queueRequested);
        QTest::mouseClick(find<QPushButton>("queueButton"), Qt::LeftButton);
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{2});
        QTRY_COMPARE(bench_->queue().waiting(), 2);
        QVERIFY(shown.isEmpty());
        QVERIFY(bench_->queue().isPaused() || bench_->queue().waiting() == 2);
        QCOMPARE(bench_->queue().entries()[1].name, QStringLiteral("first-run, batch 64"));
        // Launch puts the runs ahead of waiting ones, and starts them.
        QTest::mouseClick(find<QPushButton>("launchButton"), Qt::LeftButton);
        QTRY_COMPARE(shown.size(), 1);
        QVERIFY(bench_->queue().campaign(shown.front().front().toString()));
        QVERIFY(!bench_->queue().isPaused());
    }

    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        for (const char* code : {"en", "ru", "es"}) QTest::newRow(code) << QString::fromLatin1(code);
    }
    void nothingIsClipped() {
        QFETCH(QString, language);
        Language::apply(language);
        page_->resize(1192, 640);
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "64, 256, 512, 1024, 2048");
        find<QSpinBox>("seedsPerPoint")->setValue(3);
        vary("devices.precision");
        type("devices.precision", "bf16");
        const QStringList clipped = test::lastingClips(*page_);
        picture(QStringLiteral("sweep-") + language);
        Language::apply(QStringLiteral("en"));
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
    }

    void looks() {
        vary("optimizer.global_batch");
        type("optimizer.global_batch", "256, 512");
        Q_EMIT find<QLabel>("message-optimizer.learning_rate")->linkActivated(QStringLiteral("scale"));
        find<QSpinBox>("seedsPerPoint")->setValue(2);
        picture(QStringLiteral("sweep-light"));
        Theme::instance().setChoice(ThemeChoice::Dark);
        picture(QStringLiteral("sweep-dark"));
        QVERIFY(page_->isVisible());
    }

private:
    template <class T>
    T* find(const char* name) {
        return page_->findChild<T*>(QLatin1String(name));
    }
    void vary(const char* field) {
        page_->findChild<QToolButton*>(QStringLiteral("sweep-") + QLatin1String(field))->click();
    }
    QLineEdit* line(const char* field) {
        return page_->findChild<QLineEdit*>(QStringLiteral("valuesLine-") + QLatin1String(field));
    }
    QStringList chips(const char* field) {
        return page_->findChild<ChipField*>(QStringLiteral("values-") + QLatin1String(field))->values();
    }
    void type(const char* field, const char* text) {
        line(field)->setText(QString::fromUtf8(text));
        Q_EMIT line(field)->editingFinished();
    }
    /// For visual inspection: only if EPOCHAL_PICTURES names a folder.
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (!folder.isEmpty()) page_->grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ConfigurePage> page_;
};

QTEST_MAIN(SweepFormTest)
#include "sweep_form_test.moc"
