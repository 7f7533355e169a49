// Images as a run trains on them and the speed of decoding, on the Configure page: asked of a worker, here one that
// answers what the test wrote.
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

#include "core/hardware/machine.h"
#include "core/spec/image_folder.h"
#include "tests/support/patience.h"
#include "tests/ui/support/fake_worker.h"
#include "tests/ui/support/image_files.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/data_preview.h"
#include "ui/pages/configure/decoding_speed.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/thumbnail_model.h"
#include "ui/pages/parts/segments.h"

using namespace epochal;
using namespace epochal::ui;

class TrainingPreviewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        files_ = std::make_unique<test::ImageFiles>(sandbox_->file(QStringLiteral("photographs")));
        for (const char* name : {"train/a", "train/b", "val/a"}) QVERIFY(files_->draw(QLatin1String(name), 2));
        contents_ =
            std::make_shared<const FolderContents>(contentsOf(spec().data.path, listImageFolder(spec().data).value()));
    }
    void cleanup() {
        bench_.reset();
        sandbox_.reset();
    }

    /// Two of four images: one as a worker sends it, one that is not trained on.
    void imagesAreShownAsTrained() {
        begin(R"({"pictures":[{"label":0,"height":1,"width":2,"channels":3,"bytes":"0a141eff0000"},null]})");
        ThumbnailModel model(bench_->background(), bench_->worker());
        model.setImages(contents_, {0, 2});
        QTRY_VERIFY(model.isComplete());
        const QImage stored = picture(model, 0);
        QVERIFY(stored.size() != QSize(2, 1));
        model.setTrainedBy(spec());
        QTRY_VERIFY(model.isComplete() && picture(model, 0).size() == QSize(2, 1));
        QCOMPARE(picture(model, 0).pixelColor(0, 0), QColor(10, 20, 30));
        QCOMPARE(picture(model, 0).pixelColor(1, 0), QColor(255, 0, 0));
        QVERIFY(model.index(1).data(ThumbnailModel::FaultyRole).toBool());
        QVERIFY(model.index(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Not trained on")));
        QVERIFY(model.trouble().isEmpty());
        model.setTrainedBy({});
        QTRY_VERIFY(model.isComplete());
        QCOMPARE(picture(model, 0), stored);
    }

    void whatIsSeenDependsOnTheFirstSize() {
        RunSpec other = spec();
        QVERIFY(seenAlike(spec(), other));
        other.data.firstImageSize = 64;
        QVERIFY(!seenAlike(spec(), other));
    }

    /// What was changed while the page was out of sight is asked for on return.
    void returningShowsThePresentSpec() {
        begin(R"({"pictures":[null,null,null,null]})");
        const QString asked = sandbox_->file(QStringLiteral("asked"));
        QFile script(QString::fromStdString(bench_->worker().string()));
        QVERIFY(script.open(QIODevice::ReadOnly));
        QByteArray text = script.readAll();
        script.close();
        text.replace("exec cat", QStringLiteral("echo \"$@\" >> '%1'\nexec cat").arg(asked).toUtf8());
        QVERIFY(script.open(QIODevice::WriteOnly) && script.write(text) == text.size());
        script.close();
        const auto hasAsked = [&](const char* part) {
            QFile log(asked);
            return log.open(QIODevice::ReadOnly) && log.readAll().contains(part);
        };
        QUndoStack history;
        SpecDocument document(history);
        document.replace(sweepOf(spec()), {});
        DataPreview preview(*bench_, document);
        auto* model = preview.findChild<ThumbnailModel*>();
        auto* seen = preview.findChild<Segments*>(QStringLiteral("samplesSeen"));
        preview.setActive(true);
        QTRY_COMPARE(model->rowCount(), 4);
        seen->setCurrent(1);
        Q_EMIT seen->chosen(1);
        QTRY_VERIFY(hasAsked("preview") && model->isComplete());
        preview.setActive(false);
        RunSpec other = spec();
        other.seed = 4711;
        document.replace(sweepOf(other), {});
        QVERIFY(!hasAsked("seed=4711"));
        preview.setActive(true);
        QTRY_VERIFY(hasAsked("seed=4711"));
        QTRY_VERIFY(model->isComplete());
    }

    void aWorkerThatFailsSaysWhy() {
        begin(R"({"error":{"kind":"data","what":{"text":"No such folder"}}})");
        ThumbnailModel model(bench_->background(), bench_->worker());
        model.setTrainedBy(spec());
        model.setImages(contents_, {0});
        QTRY_COMPARE(model.trouble(), QStringLiteral("No such folder"));
        model.setTrainedBy({});
        QVERIFY(model.trouble().isEmpty());
    }

    /// 400 images in 4 s by one thread; two threads then make at most 200\u00a0images/s, and 350 need four.
    void decodingIsMeasuredAndCompared() {
        begin(R"({"images":400,"seconds":4.0,"computed":3.9})");
        QUndoStack history;
        SpecDocument document(history);
        document.replace(sweepOf(spec()), {});
        DecodingSpeed speed(*bench_, document);
        speed.show();
        auto* measure = speed.findChild<QPushButton*>(QStringLiteral("measureDecoding"));
        auto* apply = speed.findChild<QPushButton*>(QStringLiteral("applyThreads"));
        auto* title = speed.findChild<QLabel*>(QStringLiteral("decodingTitle"));
        auto* text = speed.findChild<QLabel*>(QStringLiteral("decodingText"));
        QVERIFY(text->isHidden() && apply->isHidden());
        measure->click();
        QVERIFY(speed.isMeasuring());
        QTRY_VERIFY(!speed.isMeasuring());
        QCOMPARE(title->text(), QStringLiteral("Decoding: 100\u00a0images/\u2060s per thread (400 files in %1)")
                                    .arg(Formatter::current().duration(4)));
        QCOMPARE(text->text(), QStringLiteral("2 loader thread(s) prepare at most 200\u00a0images/\u2060s here."));
        speed.setNeed(150, QStringLiteral("This machine"));
        QVERIFY(text->text().endsWith(
            QStringLiteral("Expected on This machine: 150\u00a0images/\u2060s. The loader keeps up.")));
        QVERIFY(apply->isHidden());
        speed.setNeed(100.0 * static_cast<double>(thisMachine().threads) + 1, QStringLiteral("A node"));
        QVERIFY(text->text().contains(QStringLiteral("too few cores")));
        QVERIFY(apply->isHidden());
        // Another crop costs other time: what was measured no longer holds.
        RunSpec other = spec();
        other.data.imageSize = 96;
        document.replace(sweepOf(other), {});
        QVERIFY(text->isHidden());
        QCOMPARE(title->text(), QStringLiteral("Decoding speed on this machine"));
    }

    void theRemedyIsOneClickAway() {
        if (thisMachine().threads < 2) QSKIP("one thread is all that this machine has");
        begin(R"({"images":400,"seconds":4.0,"computed":0.4})");
        QUndoStack history;
        SpecDocument document(history);
        RunSpec one = spec();
        one.data.loaderThreads = 1;
        document.replace(sweepOf(one), {});
        DecodingSpeed speed(*bench_, document);
        speed.show();
        speed.setNeed(150, QStringLiteral("This machine"));
        speed.findChild<QPushButton*>(QStringLiteral("measureDecoding"))->click();
        auto* apply = speed.findChild<QPushButton*>(QStringLiteral("applyThreads"));
        QTRY_VERIFY(!apply->isHidden());
        QVERIFY(speed.findChild<QLabel*>(QStringLiteral("decodingText"))
                    ->text()
                    .contains(QStringLiteral("waited for the disk for 90% of the time")));
        apply->click();
        QCOMPARE(document.spec().data.loaderThreads, std::int64_t{2});
        QVERIFY(apply->isHidden());
    }

    /// A worker that takes its time is told to stop; what it says afterwards counts for nothing.
    void measuringCanBeCancelled() {
        begin(R"({"images":400,"seconds":4.0,"computed":3.9})", 60);
        QUndoStack history;
        SpecDocument document(history);
        document.replace(sweepOf(spec()), {});
        DecodingSpeed speed(*bench_, document);
        speed.show();
        auto* measure = speed.findChild<QPushButton*>(QStringLiteral("measureDecoding"));
        measure->click();
        QCOMPARE(measure->text(), QStringLiteral("Cancel"));
        measure->click();
        QVERIFY(!speed.isMeasuring());
        QCOMPARE(measure->text(), QStringLiteral("Measure"));
        bench_->background().end();  // waits for the worker, which has been stopped
        QCOMPARE(speed.findChild<QLabel*>(QStringLiteral("decodingTitle"))->text(),
                 QStringLiteral("Decoding speed on this machine"));
    }

private:
    void begin(const char* answer, int seconds = 0) {
        bench_ = std::make_unique<Workbench>(
            sandbox_->home(), test::writeFakeWorker(sandbox_->file(QStringLiteral("photographs")), answer, seconds));
    }
    [[nodiscard]] RunSpec spec() const {
        RunSpec spec;
        spec.data = files_->data();
        spec.data.loaderThreads = 2;
        return spec;
    }
    static Sweep sweepOf(const RunSpec& spec) {
        Sweep sweep;
        sweep.base = spec;
        return sweep;
    }
    static QImage picture(const ThumbnailModel& model, int row) {
        return model.index(row).data(ThumbnailModel::PictureRole).value<QImage>();
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<test::ImageFiles> files_;
    std::shared_ptr<const FolderContents> contents_;
    std::unique_ptr<Workbench> bench_;
};

QTEST_MAIN(TrainingPreviewTest)
#include "training_preview_test.moc"
