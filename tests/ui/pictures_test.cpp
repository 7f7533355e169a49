#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <functional>

#include "core/analysis/calibration.h"
#include "core/base/json.h"
#include "core/hardware/precision.h"
#include "core/launch/prediction.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/fake_worker.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/scaling_samples.h"
#include "tests/ui/support/search_samples.h"
#include "tests/ui/support/test_screen.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/coordinates_view.h"
#include "ui/dialogs/help_dialog.h"
#include "ui/dialogs/own_machine_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rates_dialog.h"
#include "ui/dialogs/scaling_dialog.h"
#include "ui/dialogs/tags_dialog.h"
#include "ui/dialogs/try_images_dialog.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/own_studies.h"
#include "ui/pages/compare/scaling_board.h"
#include "ui/pages/compare/search_board.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/evaluation_panel.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/pages/reports/new_report_dialog.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/runs/filter_popup.h"
#include "ui/pages/runs/first_run_card.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using epochal::test::SampleHome;

namespace {

constexpr const char* kChild = "EPOCHAL_PICTURES_CHILD";

/// Samples a grid of pixels and checks whether it has no more colors than a blank page.
bool isBlank(const QImage& image) {
    constexpr int kGrid = 200, kFewColours = 12;
    QSet<QRgb> colours;
    for (int y = 0; y < kGrid; ++y)
        for (int x = 0; x < kGrid; ++x)
            colours.insert(image.pixel(x * image.width() / kGrid, y * image.height() / kGrid));
    return colours.size() < kFewColours;
}

}  // namespace

/// Draws every page from a real catalogue, in three languages, light and dark, at four screen sizes and, in a child
/// process, at scale 2, and looks for text that does not fit. Dark mode changes colors, not positions, so it is drawn
/// at one size. If EPOCHAL_PICTURES names a folder, the pictures are saved there; with EPOCHAL_PICTURES_ALL, dark ones
/// at every size.
class PicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(home_.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home_.filePath(QStringLiteral("settings")));
        folder_ = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (!folder_.isEmpty()) QVERIFY(QDir().mkpath(folder_));

        const Path home = home_.path().toStdString();
        const Status filled = sample_.fill(home);
        QVERIFY2(filled, filled ? "" : english(filled.error()).c_str());
        QVERIFY(SampleHome::queue(home));
        ui::Theme::instance().setChoice(ui::ThemeChoice::Light);
        bench_ = std::make_unique<ui::Workbench>(home, Path(qEnvironmentVariable("EPOCHAL_WORKER").toStdString()));
        QSignalSpy opened(&bench_->catalogue(), &ui::RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        window_ = std::make_unique<ui::MainWindow>(*bench_);
        bench_->catalogue().reindex();
        window_->resize(sizes().first());
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        auto* table = window_->the<ui::RunsPage>().findChild<QTableView*>(QStringLiteral("runsTable"));
        QVERIFY(table && table->model());
        QTRY_COMPARE(table->model()->rowCount(), sample_.runs());
    }

    void form_data() { languages(); }
    void form() {
        begin();
        auto* table = window_->the<ui::RunsPage>().findChild<QTableView*>(QStringLiteral("runsTable"));
        window_->showPage(ui::MainWindow::Runs);
        table->selectRow(rowOf(*table, QStringLiteral("Fashion-MNIST, resnet8")));
        draw(*window_, "runs");
        static_cast<ui::RunsTable*>(table)->select({SampleHome::id(SampleHome::kFailed)});
        draw(*window_, "runs-failed");
        table->selectAll();
        draw(*window_, "runs-bulk");
        table->clearSelection();
        draw(*window_, "runs-totals");
        window_->the<ui::RunsPage>().findChild<QPushButton*>(QStringLiteral("filter-state"))->click();
        auto* popup = window_->the<ui::RunsPage>().findChild<ui::FilterPopup*>();
        draw(*popup, "runs-filter");
        popup->close();
        auto* query = window_->the<ui::RunsPage>().findChild<QLineEdit*>(QStringLiteral("runsQuery"));
        query->setText(QStringLiteral("cost<<"));
        draw(*window_, "runs-bad-query");
        query->setText(QStringLiteral("name:nothing-like-this"));
        draw(*window_, "runs-no-match");
        query->clear();
        QTRY_COMPARE(table->model()->rowCount(), sample_.runs());
        auto* model = static_cast<ui::RunsModel*>(table->model());
        window_->the<ui::RunsPage>().groupBy(GroupBy::Data);
        for (int line = model->rowCount() - 1; line >= 0; --line) model->setOpen(line, true);
        static_cast<ui::RunsTable*>(table)->select({SampleHome::id(SampleHome::kTrained)});
        draw(*window_, "runs-grouped");
        window_->the<ui::RunsPage>().groupBy(GroupBy::None);
        auto* queue = window_->findChild<QDockWidget*>(QStringLiteral("queueDock"));
        draw(*window_, "runs-queue", [&] {
            queue->hide();
            window_->showQueue({});
        });
        queue->hide();

        window_->the<ui::ConfigurePage>().setSpec(RunSpec());
        window_->showPage(ui::MainWindow::Configure);
        draw(*window_, "configure");
        RunSpec wrong;
        wrong.stop.target = 91;
        wrong.schedule.warmupEpochs = 9;
        wrong.optimizer.globalBatch = 100'000;
        window_->the<ui::ConfigurePage>().setSpec(wrong);
        draw(*window_, "configure-errors");
        QVERIFY(nothingFound());
    }

    /// On a home without runs, with a kept calibration and without a worker to make another.
    void firstStart_data() { languages(); }
    void firstStart() {
        begin();
        const Path home = Path(home_.path().toStdString()) / "empty";
        Calibration kept{"2026-11-22T20:00:00.000Z", programVersion(), "LibTorch 2.11.0, CPU", thisMachine(),
                         precisionOn("auto", nativeOf(thisMachine())).value()};
        kept.devices = {kept.machine.cpu};
        kept.images = 3200, kept.seconds = 1.6;
        kept.evaluationImages = 4000, kept.evaluationSeconds = 0.6;
        kept.startUpSeconds = 1.8;
        std::filesystem::create_directories(home);
        QVERIFY(writeAtomically(home / "calibration.json", toJson(kept).dump()));
        ui::Workbench bench(home, "/bin/false");
        ui::MainWindow window(bench);
        window.showPage(ui::MainWindow::Runs);
        window.show();
        auto* card = window.findChild<ui::FirstRunCard*>();
        QTRY_VERIFY(window.the<ui::RunsPage>().isFirstStart() && card->estimate());
        draw(window, "first-start");
        window.showPage(ui::MainWindow::Live);
        draw(window, "live-empty");
        window.showPage(ui::MainWindow::Compare);
        draw(window, "compare-empty");
        window.close();
        QVERIFY(nothingFound());
    }

    void results_data() { languages(); }
    void results() {
        begin();
        for (const auto& [name, id] :
             {std::pair("live", SampleHome::kRunning), std::pair("live-trained", SampleHome::kTrained),
              std::pair("live-interrupted", SampleHome::kInterrupted), std::pair("live-failed", SampleHome::kFailed)}) {
            window_->the<ui::LivePage>().show(SampleHome::id(id));
            window_->showPage(ui::MainWindow::Live);
            QTRY_VERIFY(bench_->runs().figures(SampleHome::id(id)));
            draw(*window_, name);
        }

        window_->the<ui::LivePage>().show(SampleHome::id(SampleHome::kTrained));
        auto* panel = window_->the<ui::LivePage>().findChild<ui::EvaluationPanel*>();
        const auto views = panel->findChild<ui::Segments*>()->findChildren<QPushButton*>();
        views[1]->click();
        draw(*window_, "live-worst");
        views[0]->click();

        QSignalSpy compared(&window_->the<ui::ComparePage>(), &ui::ComparePage::compared);
        window_->showPage(ui::MainWindow::Compare);
        for (const char* study : {"painter-2020", "tpu-v100-2018", "mlperf-resnet50"}) {
            window_->the<ui::ComparePage>().showStudy(QLatin1String(study));
            QTRY_VERIFY(compared.size() > 0);
            compared.clear();
            draw(*window_, QByteArray("compare-").append(study));
        }
        auto* right = window_->the<ui::ComparePage>().findChild<ui::ChartPanel*>(QStringLiteral("compareRight"));
        const int before = right->quantity();
        window_->the<ui::ComparePage>().showStudy(QStringLiteral("painter-2020"));
        QTRY_VERIFY(compared.size() > 0);
        right->setQuantity(static_cast<int>(ui::CompareChart::Kinds));
        draw(*window_, "compare-kinds");
        right->setQuantity(before);
        compared.clear();
        window_->the<ui::ComparePage>().showStudy(QStringLiteral("tpu-v100-2018"));
        QTRY_VERIFY(compared.size() > 0);
        aim(0.757);
        draw(*window_, "compare-target");
        compared.clear();
        window_->the<ui::ComparePage>().showRuns(
            {SampleHome::id(SampleHome::kTrained), SampleHome::id(SampleHome::kInterrupted)});
        QTRY_VERIFY(compared.size() > 0);
        draw(*window_, "compare-runs");

        const Path table = home_.filePath(QStringLiteral("ImageNet on two machines.csv")).toStdString();
        QVERIFY(writeAtomically(table,
                                "name,epoch,seconds,top1,accelerator,devices,provider,price_per_hour,remark\n"
                                "baseline,30,5400,0.61,V100,4,AWS,12.24,\nbaseline,60,10800,0.71,V100,4,AWS,12.24,\n"
                                "baseline,90,16200,0.757,V100,4,AWS,12.24,\nlarge batch,30,2900,0.58,A100,8,,,x\n"
                                "large batch,60,5800,0.7,A100,8,,,\nlarge batch,90,8700,0.749,A100,8,,,\n"));
        compared.clear();
        window_->the<ui::ComparePage>().findChild<ui::OwnStudies*>()->import(QString::fromStdString(table.string()));
        QTRY_VERIFY(compared.size() > 0);
        draw(*window_, "compare-imported");
        bench_->history().undo();
        QVERIFY(nothingFound());
    }

    /// A scaling experiment, on a home of its own.
    void scaling_data() { languages(); }
    void scaling() {
        begin();
        const Path home = Path(home_.path().toStdString()) / "scaling";
        QStringList ids;
        for (const test::ToldRun& run : test::scaledRuns(test::sampleScaling())) {
            ids += QString::fromStdString(run.id);
            if (!std::filesystem::exists(home / "runs" / run.id)) QVERIFY(test::writeTold(home / "runs", run));
        }
        ui::Workbench bench(home, "/bin/false");
        QSignalSpy opened(&bench.catalogue(), &ui::RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench.catalogue(), &ui::RunCatalogue::indexing);
        bench.catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        ui::MainWindow window(bench);
        window.showPage(ui::MainWindow::Compare);
        window.show();
        auto* board = window.findChild<ui::ScalingBoard*>();
        window.the<ui::ComparePage>().showRuns(ids);
        QTRY_VERIFY(board->view() && board->view()->rows().size() == 3);
        draw(window, "compare-scaling");
        QSignalSpy shown(board, &ui::ScalingBoard::shown);
        board->kinds()->findChildren<QPushButton*>()[1]->click();
        QTRY_VERIFY(!shown.isEmpty());
        draw(window, "compare-scaling-strong");
        ui::ScalingDialog dialog(*scalingBase(*window.the<ui::ComparePage>().shown()->entries), bench.machine(), {});
        drawDialog(dialog, "scaling-dialog");
        window.close();
        QVERIFY(nothingFound());
    }

    /// A campaign, on a home of its own; and curves of many runs.
    void search_data() { languages(); }
    void search() {
        begin();
        const Path home = Path(home_.path().toStdString()) / "search";
        QStringList ids;
        for (const test::ToldRun& run : test::searched(test::sampleSearch())) {
            ids += QString::fromStdString(run.id);
            if (!std::filesystem::exists(home / "runs" / run.id)) QVERIFY(test::writeTold(home / "runs", run));
        }
        ui::Workbench bench(home, "/bin/false");
        QSignalSpy opened(&bench.catalogue(), &ui::RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench.catalogue(), &ui::RunCatalogue::indexing);
        bench.catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        ui::MainWindow window(bench);
        window.showPage(ui::MainWindow::Compare);
        window.show();
        auto* board = window.findChild<ui::SearchBoard*>();
        QSignalSpy shown(board, &ui::SearchBoard::shown);
        window.the<ui::ComparePage>().showRuns(ids);
        QTRY_VERIFY(shown.count() > 0);
        draw(window, "compare-search");
        ui::CoordinatesView& lines =
            window.findChild<ui::ChartPanel*>(QStringLiteral("searchParameters"))->coordinates();
        lines.setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(&lines, Qt::Key_Right);
        for (int i = 0; i < 22; ++i) QTest::keyClick(&lines, Qt::Key_Up, Qt::ShiftModifier);
        draw(window, "compare-search-brushed");
        board->forms()->findChildren<QPushButton*>()[1]->click();
        draw(window, "compare-search-runs");
        QTest::keyClick(&lines, Qt::Key_Escape);
        board->forms()->findChildren<QPushButton*>()[2]->click();
        auto* left = window.findChild<ui::ChartPanel*>(QStringLiteral("compareLeft"));
        const int before = left->quantity();
        left->setQuantity(static_cast<int>(ui::CompareChart::Curves));
        draw(window, "compare-many");
        left->setQuantity(before);
        board->forms()->findChildren<QPushButton*>()[0]->click();
        window.close();
        QVERIFY(nothingFound());
    }

    void rest_data() { languages(); }
    void rest() {
        begin();
        const QString language = QLocale().name().left(2);
        window_->showPage(ui::MainWindow::Providers);
        draw(*window_, "providers");

        QSignalSpy made(&window_->the<ui::ReportsPage>(), &ui::ReportsPage::made);
        window_->showPage(ui::MainWindow::Reports);
        if (window_->the<ui::ReportsPage>().shown() == nullptr) draw(*window_, "reports-empty");
        ui::ReportRequest request;
        request.kind = ui::ReportKind::Study;
        request.subject = QStringLiteral("painter-2020");
        request.ownQuery = true;
        request.locale = QLocale(language);
        window_->the<ui::ReportsPage>().make(request);
        QTRY_VERIFY(made.size() > 0);
        draw(*window_, "reports");

        auto* issues = window_->findChild<ui::IssuesDock*>();
        bench_->issues().clear();
        bench_->issues().add(Severity::Error,
                             {ErrorKind::Diverged,
                              {"The loss is NaN or infinite after step %1", {std::int64_t{782}}},
                              "",
                              {"Use a lower learning rate or a longer warm-up", {}}},
                             QStringLiteral("CIFAR-10, resnet20, rate 5"),
                             RunDirectory::open(bench_->folderOf(SampleHome::id(SampleHome::kFailed)))
                                 ->exitRecord()
                                 .value_or(ExitRecord{})
                                 .utcMillis);
        issues->show();
        window_->showPage(ui::MainWindow::Runs);
        draw(*window_, "runs-issues");
        issues->hide();

        ui::PreferencesDialog preferences(*bench_, language, window_.get());
        drawDialog(preferences, "dialog-preferences");
        ui::OwnMachineDialog machine(test::sampleOwnOffer(), window_.get());
        drawDialog(machine, "dialog-own-machine");
        ui::TagsDialog tags(window_.get());
        drawDialog(tags, "dialog-tags");
        tryImages();
        ui::RatesDialog rates(*bench_, window_.get());
        drawDialog(rates, "dialog-rates");
        ui::NewReportDialog report(*bench_, window_.get());
        drawDialog(report, "dialog-new-report");
        ui::HelpDialog help(window_.get());
        help.open(QStringLiteral("compare"));
        drawDialog(help, "dialog-help");
        QVERIFY(nothingFound());
    }

    void atScaleTwo() {
        if (double_) return;
        // As large as a screen that is used at this scale: the platform's own would have 400 pixels.
        QVERIFY(test::setTestScreen(home_.path(), 3840, 2160));
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kChild), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        child.setProcessEnvironment(environment);
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(QCoreApplication::applicationFilePath(), QStringList());
        QVERIFY(child.waitForFinished(10 * test::kPatience));
        QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, child.readAll().constData());
    }

    void cleanupTestCase() {
        window_.reset();
        if (bench_) QVERIFY(bench_->shutDown(5));
        bench_.reset();
    }

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        for (const char* language : {"en", "ru", "es"})
            for (const bool dark : {false, true})
                QTest::addRow("%s-%s", language, dark ? "dark" : "light") << QString::fromLatin1(language) << dark;
    }
    void begin() {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        ui::Theme::instance().setChoice(dark ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light);
        window_->setLanguage(language);
        dark_ = dark;
        suffix_ = language + (dark ? QStringLiteral("-dark") : QStringLiteral("-light")) +
                  (double_ ? QStringLiteral("-x2") : QString());
        faults_.clear();
    }
    [[nodiscard]] bool nothingFound() const {
        for (const QString& fault : faults_) qWarning("%s", qPrintable(fault));
        return faults_.isEmpty();
    }

    /// Three files: one that is sure, one with a note, one that cannot be used.
    void tryImages() {
        const QString folder = home_.filePath(QStringLiteral("tried"));
        QVERIFY(QDir().mkpath(folder));
        engine::ImageAnswers answers;
        answers.epoch = 5;
        const char* names[] = {"boot.png", "a shirt that was photographed in the evening light.png", "scan.png"};
        for (const char* name : names) {
            QImage image(28, 28, QImage::Format_RGB888);
            for (int y = 0; y < 28; ++y)
                for (int x = 0; x < 28; ++x) image.setPixel(x, y, qRgb(9 * x, 9 * y, 120));
            const QString file = folder + QLatin1Char('/') + QLatin1String(name);
            QVERIFY(image.save(file));
            answers.images.push_back({file.toStdString(), {}, {}, {}});
        }
        answers.images[0].best = {{9, "Ankle boot", 0.964},
                                  {7, "Sneaker", 0.021},
                                  {5, "Sandal", 0.013},
                                  {8, "Bag", 0.001},
                                  {6, "Shirt", 0.0005}};
        answers.images[1].best = {
            {6, "Shirt", 0.52}, {0, "T-shirt/top", 0.31}, {2, "Pullover", 0.1}, {4, "Coat", 0.05}, {3, "Dress", 0.01}};
        answers.images[1].notes = {{"The network was trained on gray images: colors were converted to gray", {}},
                                   {"Scaled from %1 × %2 to %3 × %4 pixels, around its center",
                                    {std::int64_t{1600}, std::int64_t{1200}, std::int64_t{28}, std::int64_t{28}}}};
        answers.images[2].error = Error{ErrorKind::Data,
                                        {"The image cannot be used: %1", {Message{"it is truncated", {}}}},
                                        "",
                                        {"Choose a JPEG or PNG file that other programs can open", {}}};
        ui::Workbench bench(Path(folder.toStdString()),
                            test::writeFakeWorker(folder, QByteArray::fromStdString(jsonText(toJson(answers)))));
        auto* dialog = new ui::TryImagesDialog(bench, "/run", QStringLiteral("Fashion-MNIST, resnet8"), window_.get());
        dialog->show();
        draw(*dialog, "dialog-try-images-empty");
        QStringList files;
        for (const auto& image : answers.images) files += QString::fromStdString(image.file);
        dialog->tryFiles(files);
        QTRY_VERIFY(!dialog->isWorking());
        draw(*dialog, "dialog-try-images");
        delete dialog;
    }

    /// Sets Compare's target, from 0 to 1.
    void aim(double target) {
        auto* control = window_->the<ui::ComparePage>().findChild<QWidget*>(QStringLiteral("compareTarget"));
        auto* on = control->findChild<QCheckBox*>();
        if (!on->isChecked()) on->click();
        auto* field = window_->the<ui::ComparePage>().findChild<QDoubleSpinBox*>(QStringLiteral("compareTargetField"));
        field->setValue(target * 100);
        QTest::keyClick(field, Qt::Key_Return);
    }

    static int rowOf(const QTableView& table, const QString& text) {
        const QAbstractItemModel& model = *table.model();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                if (model.index(row, column).data().toString() == text) return row;
        return 0;
    }

    [[nodiscard]] QList<QSize> sizes() const {
        if (double_) return {{1440, 900}};
        if (dark_ && !qEnvironmentVariableIsSet("EPOCHAL_PICTURES_ALL")) return {{1280, 720}};
        return {{1024, 700}, {1280, 720}, {1440, 900}, {1920, 1080}};
    }

    /// Waits for the requested content to arrive and be laid out, then looks for text that does not fit, and saves a
    /// picture. `arrange` is called at each size.
    void draw(QWidget& widget, const char* name, const std::function<void()>& arrange = {}) {
        constexpr int kArriveMs = 200, kSettleMs = 30;
        QTest::qWait(kArriveMs);
        auto* window = qobject_cast<ui::MainWindow*>(&widget);
        if (!window) return look(widget, QLatin1String(name));
        for (const QSize& size : sizes()) {
            // Six prices for nine machines have to scroll horizontally in a third of the narrowest window, which has no
            // room for the evaluation panel either.
            if (size.width() < 1280 && (qstrcmp(name, "compare-kinds") == 0 || qstrcmp(name, "live-worst") == 0))
                continue;
            window->resize(size);
            if (arrange) arrange();
            QTest::qWait(kSettleMs);
            const QString at = QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(size.width());
            look(lookedAt(*window), at);
            if (window->size() != size)
                faults_ << QStringLiteral("%1-%2: the window wants %3 x %4")
                               .arg(at, suffix_)
                               .arg(widget.width())
                               .arg(widget.height());
        }
    }
    /// A dock for which there is no room beside the page floats: a picture of the window would not have it.
    static QWidget& lookedAt(ui::MainWindow& window) {
        for (auto* dock : window.findChildren<QDockWidget*>())
            if (dock->isVisible() && dock->isFloating()) return *dock;
        return window;
    }
    void look(QWidget& widget, const QString& name) {
        for (const QString& fault : test::lastingClips(widget))
            faults_ << QStringLiteral("%1-%2: %3").arg(name, suffix_, fault);
        const QPixmap picture = widget.grab();
        if (isBlank(picture.toImage())) faults_ << QStringLiteral("%1-%2 is blank").arg(name, suffix_);
        if (folder_.isEmpty()) return;
        const QString file = QStringLiteral("%1/%2-%3.png").arg(folder_, name, suffix_);
        if (!picture.save(file)) faults_ << QStringLiteral("cannot write %1").arg(file);
    }
    void drawDialog(QWidget& dialog, const char* name) {
        dialog.show();
        draw(dialog, name);
        dialog.close();
    }

    const bool double_ = qEnvironmentVariableIsSet(kChild);
    bool dark_ = false;
    QTemporaryDir home_;
    QString folder_;
    SampleHome sample_;
    std::unique_ptr<ui::Workbench> bench_;
    std::unique_ptr<ui::MainWindow> window_;
    QString suffix_;
    QStringList faults_;
};

QTEST_MAIN(PicturesTest)
#include "pictures_test.moc"
