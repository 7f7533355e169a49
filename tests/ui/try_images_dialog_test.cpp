// One's own images on a run's weights, with a worker that says what the test tells it to.
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "core/base/json.h"
#include "core/launch/prediction.h"
#include "tests/support/patience.h"
#include "tests/ui/support/fake_worker.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/class_bars.h"
#include "ui/dialogs/tried_image.h"
#include "ui/dialogs/try_images_dialog.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class TryImagesDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        home_ = std::make_unique<QTemporaryDir>();
        Theme::instance().setChoice(ThemeChoice::Light);
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        for (const char* name : {"a.png", "b.png"}) {
            QImage image(20, 20, QImage::Format_RGB888);
            image.fill(Qt::red);
            QVERIFY(image.save(path(name)));
        }
    }
    void cleanup() {
        delete dialog_;
        bench_.reset();
    }

    void showsClassesNotesAndErrors() {
        engine::ImageAnswers answers;
        answers.checkpoint = "best.ckpt";
        answers.epoch = 9;
        answers.images = {{path("a.png").toStdString(),
                           {{6, "Shirt", 0.912}, {0, "T-shirt/top", 0.071}, {3, "", 0.0123}},
                           {{"The network was trained on gray images: colors were converted to gray", {}}},
                           {}},
                          {path("b.png").toStdString(),
                           {},
                           {},
                           Error{ErrorKind::Data,
                                 {"The image cannot be used: %1", {std::string("it ends early")}},
                                 "b.png",
                                 {"Choose a JPEG or PNG file that other programs can open", {}}}}};
        open(QByteArray::fromStdString(jsonText(toJson(answers))));
        QVERIFY(label("tryEmpty")->isVisible());
        dialog_->tryFiles({path("a.png"), path("b.png")});
        QTRY_VERIFY(!dialog_->isWorking());
        QVERIFY(!label("tryEmpty")->isVisible());
        QVERIFY(label("tryAbout")->text().contains(QStringLiteral("epoch 9")));
        const auto images = dialog_->findChildren<TriedImage*>();
        QCOMPARE(images.size(), 2);
        const auto* bars = images[0]->findChild<ClassBars*>();
        QVERIFY(bars->isVisible());
        QCOMPARE(bars->text(), QStringLiteral("Shirt 91%, T-shirt/top 7.1%, class 3 1.2%"));
        QVERIFY(note(*images[0]).contains(QStringLiteral("gray")));
        QVERIFY(!images[1]->findChild<ClassBars*>()->isVisible());
        QCOMPARE(note(*images[1]), QStringLiteral("The image cannot be used: it ends early. Choose a JPEG or PNG file "
                                                  "that other programs can open"));
        for (const TriedImage* image : images) QVERIFY(!image->accessibleName().isEmpty());
        QVERIFY(!label("tryProblem")->isVisible());
    }
    void anErrorOfTheWorkerIsSaidWithItsRemedy() {
        open(QByteArray::fromStdString(
            jsonText(Json{{"error", toJson(Error{ErrorKind::Data,
                                                 {"The folder %1 does not exist", {std::string("/gone")}},
                                                 "",
                                                 {"Choose another", {}}})}})));
        dialog_->tryFiles({path("a.png")});
        QTRY_VERIFY(label("tryProblem")->isVisible());
        QCOMPARE(label("tryProblem")->text(), QStringLiteral("The folder /gone does not exist. Choose another"));
        QVERIFY(!dialog_->isWorking());
    }
    void aWorkerThatSaysNothingIsAnError() {
        open("nonsense");
        dialog_->tryFiles({path("a.png")});
        QTRY_VERIFY(label("tryProblem")->isVisible());
        QVERIFY(label("tryProblem")->text().contains(QStringLiteral("epochal-worker predict")));
    }
    /// A worker that takes its time is ended, and what it would have said is no error.
    void cancelEndsTheWorker() {
        open("{}", 600);
        dialog_->tryFiles({path("a.png")});
        QVERIFY(dialog_->isWorking());
        auto* cancel = dialog_->findChild<QPushButton*>(QStringLiteral("tryCancel"));
        QVERIFY(cancel->isVisible() && dialog_->findChild<QProgressBar*>()->isVisible());
        cancel->click();
        QTRY_VERIFY(!dialog_->isWorking());
        QVERIFY(!label("tryProblem")->isVisible());
        QVERIFY(!cancel->isVisible());
        QCOMPARE(note(*dialog_->findChild<TriedImage*>()), QStringLiteral("Not classified yet"));
    }
    void takesWhatIsDropped() {
        open("nonsense");
        QMimeData data;
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        data.setUrls({QUrl::fromLocalFile(path("a.png")), QUrl(QStringLiteral("https://example.org/x.png"))});
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog_, &enter);
        QVERIFY(enter.isAccepted());
        QCoreApplication::sendEvent(dialog_, &drop);
        QCOMPARE(dialog_->findChildren<TriedImage*>().size(), 1);
    }
    /// What the window is told of a picture is the picture.
    void picturesComeThroughTheWorker() {
        engine::SamplePicture picture{3, 2, 3, 1, {0, 1, 127, 128, 254, 255}};
        const Path worker = test::writeFakeWorker(
            home_->path(), QByteArray::fromStdString(jsonText(toJson(std::vector{picture, picture}))));
        const auto read = picturesByWorker(worker, "/run", {4, 5});
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        QCOMPARE(read->size(), std::size_t{2});
        QCOMPARE((*read)[1].label, std::int64_t{3});
        QVERIFY((*read)[1].bytes == picture.bytes);
        QVERIFY(!picturesByWorker(worker, "/run", {4}));  // one too many
    }

private:
    [[nodiscard]] QString path(const char* name) const { return home_->filePath(QLatin1String(name)); }
    [[nodiscard]] QLabel* label(const char* name) const { return dialog_->findChild<QLabel*>(QLatin1String(name)); }
    [[nodiscard]] static QString note(const TriedImage& image) {
        return image.findChild<QLabel*>(QStringLiteral("triedNotes"))->text();
    }
    void open(const QByteArray& answer, int seconds = 0) {
        bench_ = std::make_unique<Workbench>(Path(home_->path().toStdString()),
                                             test::writeFakeWorker(home_->path(), answer, seconds));
        dialog_ = new TryImagesDialog(*bench_, Path(home_->path().toStdString()) / "run", QStringLiteral("shoes"));
        dialog_->show();
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<QTemporaryDir> home_;
    std::unique_ptr<Workbench> bench_;
    QPointer<TryImagesDialog> dialog_;
};

QTEST_MAIN(TryImagesDialogTest)
#include "try_images_dialog_test.moc"
