// How a folder of images is read for its preview: on other threads, and with bounds on what a file may ask for.
#include <QAbstractItemModelTester>
#include <QImageReader>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/support/patience.h"
#include "tests/ui/support/image_files.h"
#include "ui/pages/configure/folder_scan.h"
#include "ui/pages/configure/thumbnail_model.h"

using namespace epochal;
using namespace epochal::ui;

class FolderScanTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        place_ = std::make_unique<QTemporaryDir>();
        files_ = std::make_unique<test::ImageFiles>(place_->filePath(QStringLiteral("photographs")));
    }

    void theOrderOfSamplesIsAPermutation() {
        ImageFolder files;
        const std::vector<int> sizes{1, 7, 3, 3, 12, 2};
        for (std::size_t label = 0; label < sizes.size(); ++label) {
            files.classes.push_back(std::string(1, static_cast<char>('a' + label)));
            for (int i = 0; i < sizes[label]; ++i)
                files.training.add(files.classes.back() + "/" + std::to_string(i), static_cast<int>(label));
        }
        const FolderContents contents = contentsOf("/nowhere", files);
        QSet<std::size_t> seen;
        for (std::size_t from = 0; from < 28; from += 5)
            for (const std::size_t image : spreadImages(contents, from, 5)) seen.insert(image);
        QCOMPARE(seen.size(), 28);
        QVERIFY(spreadImages(contents, 28, 5).empty());
        // The first six are of six classes.
        QSet<int> labels;
        for (const std::size_t image : spreadImages(contents, 0, 6))
            labels.insert(static_cast<int>(files.training.label(static_cast<std::int64_t>(image))));
        QCOMPARE(labels.size(), 6);
    }

    /// The engine reads pixels as they are stored, and so does the preview.
    void imagesAreNotTurned() {
        const QString file = files_->folder(QStringLiteral("turned.jpg"));
        QVERIFY(QDir().mkpath(files_->folder()));
        QImage image(60, 20, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(file));
        QFile stored(file);
        QVERIFY(stored.open(QIODevice::ReadWrite));
        QByteArray bytes = stored.readAll();
        // EXIF with one entry: orientation (0x0112), a short, 6 = to be turned by a quarter.
        bytes.insert(2, QByteArray("\xff\xe1\x00\x22"
                                   "Exif\0\0"
                                   "II*\0\x08\0\0\0"
                                   "\x01\0"
                                   "\x12\x01\x03\0\x01\0\0\0\x06\0\0\0"
                                   "\0\0\0\0",
                                   36));
        stored.seek(0);
        QCOMPARE(stored.write(bytes), bytes.size());
        stored.close();
        QCOMPARE(QImageReader(file).transformation(), QImageIOHandler::TransformationRotate90);
        QCOMPARE(readThumbnail(file.toStdString()).picture.size(), QSize(60, 20));
    }

    void imagesThatClaimToBeHugeAreNotDecoded() {
        QByteArray head("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        head += QByteArray("\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0", 13);  // 30,000 x 30,000
        QVERIFY(files_->write(QStringLiteral("huge.png"), head));
        const Thumbnail read = readThumbnail(files_->folder(QStringLiteral("huge.png")).toStdString());
        QVERIFY(read.picture.isNull() && read.tooLarge && !read.unreadable);
        // Its header is right, so the rest is decoded, and fails.
        head[18] = head[22] = 0;
        QVERIFY(files_->write(QStringLiteral("small.png"), head));
        const Thumbnail cut = readThumbnail(files_->folder(QStringLiteral("small.png")).toStdString());
        QVERIFY(cut.picture.isNull() && !cut.tooLarge);
        QCOMPARE(cut.stored, QSize(0x30, 0x30));
    }

    /// Listing and reading happen on another thread: a call returns at once, and events are handled meanwhile.
    void theWindowDoesNotWaitForTenThousandFiles() {
        for (const char* name : {"train/a", "train/b", "val/a"})
            for (int i = 0; i < 3'333; ++i)
                QVERIFY(files_->write(QStringLiteral("%1/%2.png").arg(QLatin1String(name)).arg(i), "x"));
        Background background(1);
        FolderScan scan(background);
        RunSpec::Data asked = files_->data();
        scan.look(asked);
        scan.lookAgain();
        QVERIFY(scan.state() == FolderScan::State::Listing);
        int turns = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
        timer.start(0);
        QTRY_VERIFY(scan.state() == FolderScan::State::Listed);
        QVERIFY(turns > 0);
        QCOMPARE(scan.contents()->images(), 9'999);
        QVERIFY(scan.seen() >= 9 * 1'024);
        QTRY_VERIFY(scan.headers());
        QCOMPARE(scan.headers()->checked, FolderScan::kHeaders);
        QCOMPARE(std::ssize(scan.headers()->faulty), FolderScan::kHeaders);

        // Another folder: the first one's result is dropped.
        scan.lookAgain();
        asked.path = files_->folder(QStringLiteral("elsewhere")).toStdString();
        scan.look(asked);
        QVERIFY(!scan.contents() && !scan.headers());
        QTRY_VERIFY(scan.state() == FolderScan::State::Wrong);
        QVERIFY(scan.error()->what.text.find("does not exist") != std::string::npos);
        QVERIFY(!scan.contents());

        // Stopped: nothing is reported any more.
        asked.path = files_->folder().toStdString();
        scan.look(asked);
        scan.lookAgain();
        scan.stop();
        QSignalSpy changes(&scan, &FolderScan::changed);
        bool after = false;
        background.read(
            this, [] { return 0; }, [&](int) { after = true; });
        QTRY_VERIFY(after);
        QCOMPARE(changes.size(), 0);
        QVERIFY(!scan.contents());
    }

    void theHeaderCheckCanBeStopped() {
        QVERIFY(files_->draw(QStringLiteral("train/a"), 4));
        QVERIFY(files_->draw(QStringLiteral("train/b"), 5));
        QVERIFY(files_->draw(QStringLiteral("val/a"), 1));
        const RunSpec::Data asked = files_->data();
        const FolderContents contents = contentsOf(asked.path, listImageFolder(asked).value());
        int left = 4;
        QCOMPARE(checkHeaders(contents, 100, [&] { return left-- > 0; }).checked, 4);
        QCOMPARE(checkHeaders(contents, 100, [] { return true; }).checked, 10);
        QCOMPARE(checkHeaders(contents, 3, [] { return true; }).checked, 3);
    }

    void theModelsKeepTheirPromises() {
        Background background(1);
        ThumbnailModel model(background, Path());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(files_->draw(QStringLiteral("train/a"), 3));
        QVERIFY(files_->draw(QStringLiteral("train/b"), 3));
        QVERIFY(files_->draw(QStringLiteral("val/a"), 1));
        const RunSpec::Data asked = files_->data();
        const auto contents =
            std::make_shared<const FolderContents>(contentsOf(asked.path, listImageFolder(asked).value()));
        QSignalSpy complete(&model, &ThumbnailModel::complete);
        model.setImages(contents, {0, 2, 5});
        model.setImages(contents, {1, 3});
        QVERIFY(!model.isComplete());
        QVERIFY(complete.wait(test::kPatience));
        QCOMPARE(complete.size(), 1);
        QVERIFY(model.isComplete());
        QCOMPARE(model.rowCount(), 2);
        model.setImages(nullptr, {});
        QCOMPARE(model.rowCount(), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> place_;
    std::unique_ptr<test::ImageFiles> files_;
};

QTEST_MAIN(FolderScanTest)
#include "folder_scan_test.moc"
