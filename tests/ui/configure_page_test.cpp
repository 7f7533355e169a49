#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include "core/analysis/calibration.h"
#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/hardware/precision.h"
#include "core/spec/fields.h"
#include "core/spec/presets.h"
#include "core/spec/spec_json.h"
#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/own_machine_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/configure/estimate_source.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class ConfigurePageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        page_ = std::make_unique<ConfigurePage>(*bench_);
        page_->resize(1280, 720);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void hasAControlForEveryField() {
        for (const Field& field : fields()) QVERIFY2(control(field.name), field.name.c_str());
        page_->findChild<Segments*>(QStringLiteral("fieldLevel"))->setCurrent(1);
        Q_EMIT page_->findChild<Segments*>(QStringLiteral("fieldLevel"))->chosen(1);
        for (const Field& field : fields())
            QCOMPARE(control(field.name)->isVisibleTo(page_.get()), field.applies(page_->spec()));
    }

    void editsAreStepsInUndo() {
        auto* rate = spin("optimizer.learning_rate");
        rate->setValue(0.05);
        rate->setValue(0.04);
        spin("stop.epochs")->setValue(9);
        QCOMPARE(page_->spec().optimizer.learningRate, 0.04);
        QCOMPARE(page_->spec().stop.epochs, 9);
        page_->undoStack().undo();
        QCOMPARE(page_->spec().stop.epochs, 5);
        QCOMPARE(spin("stop.epochs")->value(), 5.0);
        page_->undoStack().undo();
        QCOMPARE(page_->spec().optimizer.learningRate, 0.2);
        page_->undoStack().redo();
        QCOMPARE(page_->spec().optimizer.learningRate, 0.04);
    }

    void changedFieldsCanBeReset() {
        auto* reset = page_->findChild<QToolButton*>(QStringLiteral("reset-stop.epochs"));
        QVERIFY(!reset->isVisible());
        spin("stop.epochs")->setValue(7);
        QVERIFY(reset->isVisible());
        reset->click();
        QCOMPARE(page_->spec().stop.epochs, 5);
        QVERIFY(!reset->isVisible());
    }

    /// "Clone with learning rate 0.05": the run is what the field differs from, and goes back to.
    void aFieldSetForACloneIsAChangeOfTheRun() {
        RunSpec run;
        run.optimizer.learningRate = 0.1;
        page_->setSpec(run);
        page_->showField(QStringLiteral("optimizer.learning_rate=0.05"));
        QCOMPARE(page_->spec().optimizer.learningRate, 0.05);
        auto* reset = page_->findChild<QToolButton*>(QStringLiteral("reset-optimizer.learning_rate"));
        QVERIFY(reset->isVisible());
        reset->click();
        QVERIFY(page_->spec() == run);
        QVERIFY(!reset->isVisible());
    }

    void errorsNameTheFieldAndHoldTheLaunch() {
        auto* launch = page_->findChild<QPushButton*>(QStringLiteral("launchButton"));
        QVERIFY(launch->isEnabled());
        spin("devices.count")->setValue(3);
        QVERIFY(!launch->isEnabled());
        QCOMPARE(label("launchVerdict")->text(), QStringLiteral("1 field(s) to fix"));
        QVERIFY(label("message-devices.count")->isVisible());
        // The obvious repair is a link, and one step of the history.
        QVERIFY(label("message-devices.count")->text().contains(QStringLiteral("href=\"repair\"")));
        Q_EMIT label("message-devices.count")->linkActivated(QStringLiteral("repair"));
        QVERIFY(launch->isEnabled());
        QCOMPARE(spin("optimizer.global_batch")->value(), 126.0);
        QVERIFY(!label("message-devices.count")->isVisible());
    }

    /// The first start measures this machine while this page may already be open.
    void aCalibrationRenewsTheEstimates() {
        auto* source = page_->findChild<EstimateSource*>();
        QVERIFY(source);
        const auto here = [source] {
            const auto found = std::ranges::find_if(
                source->estimates(), [](const Estimate& estimate) { return estimate.offer.id == "this-machine"; });
            return found == source->estimates().end() ? std::nullopt : found->seconds;
        };
        QTRY_VERIFY(!source->estimates().empty());
        QVERIFY(!here());
        Calibration kept{"2026-11-22T20:00:00.000Z", programVersion(), "LibTorch 2.11.0, CPU", thisMachine(),
                         precisionOn("auto", nativeOf(thisMachine())).value()};
        kept.devices = {kept.machine.cpu};
        kept.images = 3200, kept.seconds = 1.6;
        kept.evaluationImages = 4000, kept.evaluationSeconds = 0.6;
        kept.startUpSeconds = 1.8;
        QVERIFY(writeAtomically(Path(sandbox_->home()) / "calibration.json", toJson(kept).dump()));
        Q_EMIT bench_->calibrated();
        QTRY_VERIFY(here());
    }

    void aWrongSpecShowsItsOwnValues() {
        RunSpec wrong;
        wrong.schedule.warmupEpochs = 9;
        page_->setSpec(wrong);
        QCOMPARE(spin("schedule.warmup_epochs")->value(), 9.0);
        QVERIFY(label("message-schedule.warmup_epochs")->isVisible());
    }

    void aRefusedValueIsKeptInTheLineAndOutOfTheSpec() {
        auto* budget = qobject_cast<QLineEdit*>(control("stop.budget"));
        QTest::keyClicks(budget, QStringLiteral("2,5x"));
        QCOMPARE(budget->text(), QStringLiteral("2,5x"));
        QVERIFY(page_->spec().stop.budget.find('x') == std::string::npos);
        QVERIFY(!page_->findChild<QPushButton*>(QStringLiteral("launchButton"))->isEnabled());
        QTest::keyClick(budget, Qt::Key_Backspace);
        QCOMPARE(page_->spec().stop.budget, std::string("2.5"));
    }

    void hidesWhatHasNoEffect() {
        QVERIFY(!control("data.height")->isVisible());
        auto* source = qobject_cast<QComboBox*>(control("data.source"));
        source->setCurrentIndex(source->findData(QStringLiteral("synthetic")));
        Q_EMIT source->activated(source->currentIndex());
        QVERIFY(control("data.height")->isVisible());
        QVERIFY(!control("data.path")->isVisible());
    }

    void findsAField() {
        page_->findChild<QLineEdit*>(QStringLiteral("fieldSearch"))->setText(QStringLiteral("momentum"));
        QVERIFY(control("optimizer.momentum")->isVisible());
        QVERIFY(!control("name")->isVisible());
    }

    /// The preset's own gaps are remarks; what the user makes of it is warned about.
    void theDefaultPresetGreetsWithoutAWarning() {
        QCOMPARE(label("launchVerdict")->text(), QStringLiteral("Ready to launch"));
        QVERIFY(label("message-stop.target")->isVisible());
        QCOMPARE(label("message-stop.target")->property("role").toString(), QString());
        spin("schedule.warmup_epochs")->setValue(0);
        QCOMPARE(label("launchVerdict")->text(), QStringLiteral("1 warning(s)"));
        QCOMPARE(label("message-schedule.warmup_epochs")->property("role").toString(), QStringLiteral("warn"));
        RunSpec cloned = page_->spec();
        cloned.schedule.warmupEpochs = 1;
        cloned.stop.epochs = 7;
        page_->setSpec(cloned);  // no preset: its gap is warned about
        QCOMPARE(label("launchVerdict")->text(), QStringLiteral("1 warning(s)"));
    }

    /// A wider window never gives the offers less room once the form has both of its columns.
    void theOffersGrowWithTheWindow() {
        auto* table = page_->findChild<QTableView*>(QStringLiteral("offersTable"));
        page_->resize(1280 - 100, 640);
        QTRY_VERIFY(table->width() > 400);
        const int narrow = table->width();
        page_->resize(1920 - 100, 1000);
        QTRY_VERIFY2(table->width() >= narrow, qPrintable(QStringLiteral("%1, %2").arg(table->width()).arg(narrow)));
        QTRY_VERIFY(!table->isColumnHidden(OffersModel::CostRange));
    }

    /// A button that cannot be pressed any more does not hand the next Enter to its neighbour.
    void theFocusStaysAwayFromTheNextButton() {
        page_->activateWindow();
        auto* launch = page_->findChild<QPushButton*>(QStringLiteral("launchButton"));
        launch->setFocus();
        spin("devices.count")->setValue(3);
        QVERIFY(!launch->isEnabled());
        QVERIFY(!qobject_cast<QPushButton*>(page_->focusWidget()) && !qobject_cast<QToolButton*>(page_->focusWidget()));
        page_->action(ConfigureAction::Json)->setChecked(true);
        auto* text = page_->findChild<QPlainTextEdit*>(QStringLiteral("specJson"));
        auto* apply = page_->findChild<QPushButton*>(QStringLiteral("specJsonApply"));
        text->setPlainText(QString::fromStdString(toJson(RunSpec()).dump(2)));
        QTRY_VERIFY(apply->isEnabled());
        apply->setFocus();
        apply->click();
        QCOMPARE(page_->focusWidget(), text);
    }

    void onlyTrainingIsScaled() {
        QVERIFY(page_->action(ConfigureAction::Scale)->isEnabled());
        page_->action(ConfigureAction::Json)->setChecked(true);
        auto* text = page_->findChild<QPlainTextEdit*>(QStringLiteral("specJson"));
        auto* apply = page_->findChild<QPushButton*>(QStringLiteral("specJsonApply"));
        RunSpec other;
        other.session.kind = "throughput";
        text->setPlainText(QString::fromStdString(toJson(other).dump(2)));
        QTRY_VERIFY(apply->isEnabled());
        apply->click();
        QCOMPARE(page_->spec().session.kind, std::string("throughput"));
        QVERIFY(!page_->action(ConfigureAction::Scale)->isEnabled());
    }

    void choosesAPresetAndTakesItBack() {
        auto* box = page_->findChild<QComboBox*>(QStringLiteral("presetBox"));
        const Preset& preset = presets().at(1);
        box->setCurrentIndex(box->findData(QString::fromStdString(preset.id)));
        Q_EMIT box->activated(box->currentIndex());
        QCOMPARE(toJson(page_->spec()).dump(), toJson(preset.spec).dump());
        page_->undoStack().undo();
        QCOMPARE(toJson(page_->spec()).dump(), toJson(RunSpec{}).dump());
    }

    void jsonIsCheckedWhileTypedAndApplied() {
        page_->action(ConfigureAction::Json)->setChecked(true);
        auto* text = page_->findChild<QPlainTextEdit*>(QStringLiteral("specJson"));
        auto* apply = page_->findChild<QPushButton*>(QStringLiteral("specJsonApply"));
        QVERIFY(text->isVisible());
        RunSpec other;
        other.stop.epochs = 12;
        QString json = QString::fromStdString(toJson(other).dump(2));
        text->setPlainText(QString(json).replace(QStringLiteral("\"epochs\""), QStringLiteral("\"epochen\"")));
        QTRY_VERIFY(label("specJsonSaid")->text().contains(QStringLiteral("epochen")));
        QVERIFY(!apply->isEnabled());
        text->setPlainText(json);
        QTRY_VERIFY(apply->isEnabled());
        apply->click();
        QCOMPARE(page_->spec().stop.epochs, 12);
    }

    void offersBeginWithThisMachine() {
        auto* table = page_->findChild<QTableView*>(QStringLiteral("offersTable"));
        const auto* model = static_cast<const OffersModel*>(table->model());
        // The estimates follow shortly after the prices.
        QTRY_VERIFY(model->rowCount() > 20 && !page_->findChild<QLabel*>(QStringLiteral("estimateSummary"))
                                                   ->text()
                                                   .startsWith(QStringLiteral("Estimating")));
        QCOMPARE(table->model()->index(0, 0).data(OffersModel::IdRole).toString(), QStringLiteral("this-machine"));
        double last = 0;
        bool ranked = true;
        for (int row = 1; row < table->model()->rowCount(); ++row) {
            const bool now = model->index(row, 0).data(OffersModel::RankedRole).toBool();
            QVERIFY(ranked || !now);
            if (now) QVERIFY(model->estimateAt(row)->cost->mid >= last);
            if (now) last = model->estimateAt(row)->cost->mid;
            ranked = now;
        }
        const QModelIndex second = table->model()->index(1, 0);
        Q_EMIT table->clicked(second);
        QCOMPARE(QString::fromStdString(page_->spec().price.offer), second.data(OffersModel::IdRole).toString());
    }

    void theOwnMachinesFormulaShowsItsNumbers() {
        Offer offer;
        offer.own = OwnMachine{*Decimal::parse("3400"), *Decimal::parse("510"), 4, 0.35, 550, *Decimal::parse("0.24")};
        OwnMachineDialog dialog(offer);
        // (3400 - 510) / (4 x 8766 x 0.35) + 0.55 x 0.24 = 0.23548... + 0.132
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("ownPrice"))->text().startsWith(QStringLiteral("0.3675")));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("ownFormula"))->text().contains(QStringLiteral("8,766")));
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("own/use"))->setValue(100);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("ownPrice"))->text().startsWith(QStringLiteral("0.2144")));
        QCOMPARE(dialog.offer().own->use, 1.0);
    }

    void remembersTheLastSpec() {
        spin("stop.epochs")->setValue(8);
        page_->saveSession();
        page_.reset();
        page_ = std::make_unique<ConfigurePage>(*bench_);
        QCOMPARE(page_->spec().stop.epochs, 8);
        QVERIFY(!page_->undoStack().canUndo());
    }

    /// A cloned run replaces what was typed; undo restores the draft and the run it was compared with.
    void aDraftIsNotLost() {
        spin("stop.epochs")->setValue(9);
        const RunSpec draft = page_->spec();
        RunSpec other = draft;
        other.name = "cloned";
        other.optimizer.globalBatch = 64;
        page_->setSpec(other);
        QCOMPARE(page_->spec().name, std::string("cloned"));
        auto* preset = page_->findChild<QComboBox*>(QStringLiteral("presetBox"));
        QCOMPARE(preset->currentIndex(), -1);
        page_->undoStack().undo();
        QVERIFY(page_->spec() == draft);
        QCOMPARE(preset->currentIndex(), 0);
        page_->undoStack().undo();
        QVERIFY(page_->spec().stop.epochs != 9);
    }

    void aMissingFolderIsSaidOnTheForm() {
        const QString folder = sandbox_->file(QStringLiteral("images"));
        RunSpec wanted = page_->spec();
        wanted.data.source = "idx";
        wanted.data.path = folder.toStdString();
        page_->setSpec(wanted);
        auto* launch = page_->findChild<QPushButton*>(QStringLiteral("launchButton"));
        QTRY_VERIFY(!launch->isEnabled());
        QTRY_VERIFY(label("message-data.path")->text().contains(folder));
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/train-images-idx3-ubyte"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        page_->hide();
        page_->show();
        QTRY_VERIFY(!label("message-data.path")->text().contains(folder));
    }

private:
    QWidget* control(const std::string& field) const {
        return page_->findChild<QWidget*>(QStringLiteral("field-") + QString::fromStdString(field));
    }
    QDoubleSpinBox* spin(const std::string& field) const { return qobject_cast<QDoubleSpinBox*>(control(field)); }
    QLabel* label(const char* name) const { return page_->findChild<QLabel*>(QLatin1String(name)); }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ConfigurePage> page_;
};

QTEST_MAIN(ConfigurePageTest)
#include "configure_page_test.moc"
