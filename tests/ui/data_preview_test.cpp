// The preview of a folder of images on the Configure page: what it counts, shows and warns of, and that the window
// never waits for it.
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QTest>
#include <QThread>
#include <QTranslator>
#include <QUndoStack>
#include <QUrl>

#include "core/base/json.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/image_files.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/configure/class_histogram.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/configure/data_preview.h"
#include "ui/pages/configure/faulty_list.h"
#include "ui/pages/configure/folder_scan.h"
#include "ui/pages/configure/spec_form.h"
#include "ui/pages/configure/thumbnail_model.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

/// Every text, half as long again, as some languages need.
class LongTranslator : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int n) const override {
        const QByteArray of(context);
        if (!of.contains("DataPreview") && !of.contains("FaultyList") && !of.contains("DecodingSpeed")) return {};
        QString out = QString::fromUtf8(text);
        out.replace(QLatin1String("%n"), QString::number(n));
        for (qsizetype more = (out.size() + 1) / 2; more > 0; --more)
            out += more % 6 == 0 && more > 1 ? QLatin1Char(' ') : QLatin1Char('o');
        return out;
    }
};

QStringList words(std::initializer_list<const char*> texts) {
    QStringList out;
    for (const char* text : texts) out += QString::fromUtf8(text);
    return out;
}

}  // namespace

class DataPreviewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        files_ = std::make_unique<test::ImageFiles>(sandbox_->file(QStringLiteral("photographs")));
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
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

    void countsTrainingAndValidationFolders() {
        for (const auto& [name, training, validation] :
             {std::tuple("ant", 5, 2), std::tuple("bee", 3, 1), std::tuple("cow", 4, 0)}) {
            draw(QStringLiteral("train/%1").arg(QLatin1String(name)), training);
            draw(QStringLiteral("val/%1").arg(QLatin1String(name)), validation);
        }
        show();
        QTRY_COMPARE(tiles(), words({"12", "3", "3", "0"}));
        QVERIFY(preview()->isVisible());
        QCOMPARE(label("previewSubtitle")->text(), QStringLiteral("12 of 12"));
        QCOMPARE(samples()->rowCount(), 12);
        QVERIFY(!find<QPushButton>("otherSamples")->isVisible());
        QVERIFY(!label("previewNotes")->isVisible());
        QVERIFY(!find<QWidget>("faultyFiles")->isVisible());
        QCOMPARE(label("histogramLargest")->text(), QStringLiteral("largest 7"));
        QCOMPARE(label("histogramMean")->text(), QStringLiteral("mean 5.0"));
        QCOMPARE(label("histogramSmallest")->text(), QStringLiteral("smallest 4"));
        // bee and cow have four images each; they keep the order of their names.
        const auto* histogram = page_->findChild<ClassHistogram*>();
        QCOMPARE(histogram->textOf(0), QStringLiteral("ant: 5 for training, 2 for validation"));
        QCOMPARE(histogram->textOf(1), QStringLiteral("bee: 3 for training, 1 for validation"));
        QCOMPARE(histogram->textOf(2), QStringLiteral("cow: 4 for training, 0 for validation"));
        QCOMPARE(label("message-data.path")->text(), QStringLiteral("15 image(s) in 3 class(es)"));
        QVERIFY(label("message-data.path")->isVisible());
    }

    void countsASplitByName() {
        draw(QStringLiteral("left"), 40);
        draw(QStringLiteral("right"), 40);
        show();
        QTRY_COMPARE(tiles().last(), QStringLiteral("0"));
        const int training = tiles()[0].toInt(), validation = tiles()[1].toInt();
        QCOMPARE(training + validation, 80);
        QVERIFY(validation > 0);
        QVERIFY(label("previewNotes")->isVisible());
        QVERIFY(label("previewNotes")->text().contains(Formatter::current().percent(validation / 80.0, 1)));
        // The share is part of the question.
        QVERIFY(edit("data.validation_share=0.5"));
        QTRY_VERIFY(tiles()[1].toInt() > validation);
        QCOMPARE(tiles()[0].toInt() + tiles()[1].toInt(), 80);
    }

    void nothingIsZeroBeforeItIsKnown() {
        draw(QStringLiteral("a"), 20);
        draw(QStringLiteral("b"), 20);
        show();
        QVERIFY(preview()->isVisible());
        QCOMPARE(tiles(), words({"–", "–", "–", "–"}));
        QTRY_COMPARE(tiles()[2], QStringLiteral("2"));
    }

    /// With all threads of the background busy, listing cannot begin: a slow disk.
    void aLongWaitHasABar() {
        draw(QStringLiteral("train/a"), 2);
        draw(QStringLiteral("train/b"), 2);
        draw(QStringLiteral("val/a"), 1);
        const auto busy = std::make_shared<std::atomic<bool>>(true);
        const auto release = qScopeGuard([busy] {
            busy->store(false);
            busy->notify_all();
        });
        for (int i = 0; i < QThread::idealThreadCount(); ++i)
            bench_->background().read(
                this,
                [busy] {
                    busy->wait(true);
                    return 0;
                },
                [](int) {});
        show();
        auto* bar = find<QWidget>("previewProgress");
        QVERIFY(!bar->isVisible());
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(label("previewProgressText")->text(), QStringLiteral("Listing…"));
        QCOMPARE(tiles(), words({"–", "–", "–", "–"}));
        busy->store(false);
        busy->notify_all();
        QTRY_COMPARE(tiles(), words({"4", "1", "2", "0"}));
        QVERIFY(!bar->isVisible());
    }

    void namesTheFilesThatCannotBeUsed() {
        draw(QStringLiteral("train/ant"), 3);
        draw(QStringLiteral("train/bee"), 3);
        draw(QStringLiteral("val/ant"), 1);
        write(QStringLiteral("train/ant/empty.jpg"), {});
        write(QStringLiteral("train/bee/text.png"), "this is no picture");
        write(QStringLiteral("train/bee/cut.png"), QByteArray("\x89PNG\r\n\x1a\n", 8));
        write(QStringLiteral("train/bee/Thumbs.db"), "x");
        write(QStringLiteral("readme.txt"), "x");
        show();
        QTRY_COMPARE(tiles(), words({"9", "1", "2", "5"}));
        QCOMPARE(label("faultyTitle")->text(), QStringLiteral("5 file(s) cannot be used"));
        QCOMPARE(label("faultyMore")->text(), QStringLiteral("and 2 more"));
        QStringList named;
        for (const QLabel* file : page_->findChildren<QLabel*>(QStringLiteral("faultyFileUser")))
            if (file->isVisible()) named += file->toolTip();
        QCOMPARE(named, words({"train/ant/empty.jpg", "train/bee/cut.png", "train/bee/text.png"}));

        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
        opened_.clear();
        find<QPushButton>("showFaultyFolder")->click();
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(opened_, QUrl::fromLocalFile(folder(QStringLiteral("train"))));

        // A damaged sample is shown as one.
        QTRY_VERIFY(rowOf(QStringLiteral("empty.jpg")).data(ThumbnailModel::FaultyRole).toBool());
        QTRY_VERIFY(!rowOf(QStringLiteral("ant/0.png")).data(ThumbnailModel::PictureRole).value<QImage>().isNull());
        QVERIFY(!rowOf(QStringLiteral("ant/0.png")).data(ThumbnailModel::FaultyRole).toBool());
    }

    /// Of many images only some headers are read, so that the number is a lower bound.
    void aSampleOfHeadersIsNotAllOfThem() {
        draw(QStringLiteral("train/a"), 1);
        draw(QStringLiteral("train/b"), 1);
        draw(QStringLiteral("val/a"), 1);
        for (int i = 0; i < 2 * FolderScan::kHeaders; ++i)
            write(QStringLiteral("train/b/%1.jpg").arg(i, 4, 10, QLatin1Char('0')), "no picture");
        show();
        QTRY_VERIFY(tiles().last().startsWith(QStringLiteral("≥ ")));
        QVERIFY(label("faultyTitle")->text().startsWith(QStringLiteral("At least ")));
        QCOMPARE(label("previewNotes")->text(),
                 QStringLiteral("The headers of 512 of 1027 file(s) have been checked."));
    }

    void aFolderWithOneClassIsAnErrorOfItsField() {
        draw(QStringLiteral("only"), 4);
        show();
        auto* launch = find<QPushButton>("launchButton");
        QTRY_VERIFY(!launch->isEnabled());
        const QString said = label("message-data.path")->text();
        QVERIFY2(said.contains(QStringLiteral("single class")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("one subfolder")), qPrintable(said));
        QTRY_VERIFY(label("previewNothing")->isVisible());  // the folder is listed after a pause
        QVERIFY(!find<QListView>("previewSamples")->isVisible());
        QCOMPARE(tiles(), words({"–", "–", "–", "–"}));
        // A repaired folder is noticed when the page is opened again.
        draw(QStringLiteral("second"), 40);
        page_->hide();
        page_->show();
        QTRY_COMPARE(tiles()[2], QStringLiteral("2"));
        QTRY_VERIFY(launch->isEnabled());
        QVERIFY(!label("previewNothing")->isVisible());
    }

    void theErrorFollowsTheFolder() {
        show();  // there is no such folder yet
        QTRY_VERIFY(label("message-data.path")->text().contains(folder()));
        const QString other = sandbox_->file(QStringLiteral("elsewhere"));
        QVERIFY(edit("data.path=" + other.toStdString()));
        QTRY_VERIFY(label("message-data.path")->text().contains(other));
    }

    void aLimitThatLeavesImagesOutIsSaid() {
        draw(QStringLiteral("train/a"), 6);
        draw(QStringLiteral("train/b"), 5);
        draw(QStringLiteral("val/a"), 3);
        show([](RunSpec& spec) { spec.data.trainImages = 4; });
        QTRY_VERIFY(label("limit-data.train_images")->isVisible());
        QCOMPARE(label("limit-data.train_images")->text(), QStringLiteral("4 of 11 training image(s) are used"));
        QVERIFY(!label("limit-data.validation_images")->isVisible());
        find<QPushButton>("removeLimit-data.train_images")->click();
        QCOMPARE(page_->spec().data.trainImages, 0);
        QVERIFY(!label("limit-data.train_images")->isVisible());
        page_->undoStack().undo();
        QCOMPARE(page_->spec().data.trainImages, 4);
        QVERIFY(label("limit-data.train_images")->isVisible());
        QVERIFY(edit("data.validation_images=2"));
        QVERIFY(label("limit-data.validation_images")->isVisible());
        QVERIFY(edit("data.validation_images=3"));  // just as many as there are
        QVERIFY(!label("limit-data.validation_images")->isVisible());
    }

    void otherSourcesHaveNoPreview() {
        QVERIFY(!preview()->isVisible());
        draw(QStringLiteral("a"), 20);
        draw(QStringLiteral("b"), 20);
        show();
        QTRY_COMPARE(tiles()[2], QStringLiteral("2"));
        QVERIFY(!label("message-data.path")->text().isEmpty());
        page_->setSpec(RunSpec());
        QVERIFY(!preview()->isVisible());
        QVERIFY(!label("message-data.path")->text().contains(QStringLiteral("class(es)")));
        // A source of photographs without a folder has an error instead.
        RunSpec wanted;
        wanted.data.source = "image-folder";
        page_->setSpec(wanted);
        QVERIFY(!preview()->isVisible());
    }

    /// What belongs to synthetic images is hidden, what belongs to photographs is shown.
    void theFormShowsWhatAppliesToPhotographs() {
        draw(QStringLiteral("a"), 20);
        draw(QStringLiteral("b"), 20);
        show();
        for (const char* hidden : {"data.channels", "data.height", "data.width", "data.classes"})
            QVERIFY2(!find<QWidget>(QByteArray("field-") + hidden)->isVisible(), hidden);
        QVERIFY(find<QWidget>("field-data.image_size")->isVisible());
    }

    /// The first samples are all of different classes, and every image has its turn once.
    void otherSamplesAreTheNextOnes() {
        for (int i = 0; i < 30; ++i) draw(QStringLiteral("train/class-%1").arg(i, 2, 10, QLatin1Char('0')), 2);
        draw(QStringLiteral("val/class-00"), 1);
        show();
        QTRY_COMPARE(samples()->rowCount(), DataPreview::kSamples);
        QCOMPARE(label("previewSubtitle")->text(), QStringLiteral("24 of 60"));
        QSet<QString> classes, files;
        const auto note = [&] {
            QString before;
            for (int row = 0; row < samples()->rowCount(); ++row) {
                const QModelIndex sample = samples()->index(row, 0);
                classes.insert(sample.data().toString());
                files.insert(sample.data(ThumbnailModel::FileRole).toString());
                QVERIFY(before < sample.data(ThumbnailModel::FileRole).toString());  // in the order of the folder
                before = sample.data(ThumbnailModel::FileRole).toString();
            }
        };
        note();
        const QStringList first = shownFiles();
        QCOMPARE(classes.size(), 24);
        auto* other = find<QPushButton>("otherSamples");
        QCOMPARE(other->text(), QStringLiteral("Other 24"));
        other->click();
        note();
        QCOMPARE(classes.size(), 30);
        QCOMPARE(files.size(), 48);
        other->click();
        QCOMPARE(samples()->rowCount(), 12);
        note();
        QCOMPARE(files.size(), 60);
        other->click();
        QCOMPARE(shownFiles(), first);
    }

    void thumbnailsAreTheImages() {
        draw(QStringLiteral("train/blue"), 1, QSize(400, 300), QColor(20, 30, 200));
        draw(QStringLiteral("train/green"), 1, QSize(10, 30), QColor(30, 200, 40), "jpg");
        draw(QStringLiteral("val/blue"), 1);
        show();
        QTRY_COMPARE(samples()->rowCount(), 2);
        const auto picture = [this](int row) {
            return samples()->index(row, 0).data(ThumbnailModel::PictureRole).value<QImage>();
        };
        QTRY_VERIFY(!picture(0).isNull() && !picture(1).isNull());
        QCOMPARE(samples()->index(0, 0).data().toString(), QStringLiteral("blue"));
        QCOMPARE(picture(0).size(), QSize(192, 144));
        QCOMPARE(picture(0).pixelColor(80, 80), QColor(20, 30, 200));
        QCOMPARE(picture(1).size(), QSize(10, 30));
        const QColor green = picture(1).pixelColor(5, 15);
        QVERIFY(std::abs(green.red() - 30) < 8 && std::abs(green.green() - 200) < 8 && std::abs(green.blue() - 40) < 8);
        QVERIFY(samples()->index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("400 × 300")));
    }

    /// A page out of sight reads nothing; seen again, it catches up.
    void aHiddenPageDoesNotLook() {
        draw(QStringLiteral("a"), 20);
        draw(QStringLiteral("b"), 20);
        page_->hide();
        show();
        const auto* scan = page_->findChild<FolderScan*>();
        QVERIFY(scan->state() == FolderScan::State::Nothing);
        page_->show();
        QTRY_VERIFY(scan->state() == FolderScan::State::Listed);
    }

    void theKeysGoThroughSamplesAndClasses() {
        for (int i = 0; i < 30; ++i) draw(QStringLiteral("train/class-%1").arg(i), 1);
        draw(QStringLiteral("val/class-0"), 1);
        show();
        QTRY_COMPARE(samples()->rowCount(), DataPreview::kSamples);
        auto* list = find<QListView>("previewSamples");
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        list->setCurrentIndex(samples()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Right);
        QCOMPARE(list->currentIndex().row(), 1);
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(list->currentIndex().row() > 2);
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
        opened_.clear();
        QTest::keyClick(list, Qt::Key_Return);
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(opened_.toLocalFile(), list->currentIndex().data(ThumbnailModel::FileRole).toString());

        auto* histogram = page_->findChild<ClassHistogram*>();
        histogram->setFocus();
        QTest::keyClick(histogram, Qt::Key_Right);
        QCOMPARE(histogram->accessibleDescription(), histogram->textOf(0));
        QTest::keyClick(histogram, Qt::Key_End);
        QCOMPARE(histogram->accessibleDescription(), histogram->textOf(29));
        QTest::keyClick(histogram, Qt::Key_Left);
        QCOMPARE(histogram->accessibleDescription(), histogram->textOf(28));
    }

    /// Every sample is in view at every width: the form scrolls, not the list.
    void samplesFillTheirRows() {
        for (int i = 0; i < 30; ++i) draw(QStringLiteral("train/class-%1").arg(i), 1);
        draw(QStringLiteral("val/class-0"), 1);
        show();
        QTRY_COMPARE(samples()->rowCount(), DataPreview::kSamples);
        auto* list = find<QListView>("previewSamples");
        for (const int width :
             {936, 1192, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1832}) {
            page_->resize(width, 640);
            QTest::qWait(0);
            QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(samples()->index(23, 0))));
            const int columns = list->viewport()->width() / list->gridSize().width();
            QCOMPARE(24 % columns, 0);
            QCOMPARE(list->visualRect(samples()->index(columns, 0)).left(),
                     list->visualRect(samples()->index(0, 0)).left());
            QVERIFY(list->visualRect(samples()->index(columns, 0)).top() >
                    list->visualRect(samples()->index(0, 0)).top());
        }
    }

    void fits_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es", "long"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void fits() {
        QFETCH(QString, language);
        for (int i = 0; i < 30; ++i) {
            draw(QStringLiteral("train/a class with a long name %1").arg(i), 2 + i % 9, QSize(90 + 9 * (i % 7), 80),
                 QColor::fromHsv(i * 12, 90, 190));
            draw(QStringLiteral("val/a class with a long name %1").arg(i), 1 + i % 2);
        }
        write(QStringLiteral("train/a class with a long name 3/a file that has a very long name as well.db"), "x");
        write(QStringLiteral("train/a class with a long name 3/empty.jpg"), {});
        show([](RunSpec& spec) {
            spec.data.trainImages = 7;
            spec.data.validationImages = 1;
        });
        QTRY_COMPARE(tiles().last(), QStringLiteral("2"));
        LongTranslator longer;
        if (language == QLatin1String("long"))
            QCoreApplication::installTranslator(&longer);
        else
            Language::apply(language);
        if (language == QLatin1String("ru"))
            QTRY_VERIFY(
                page_->findChild<QLabel*>(QStringLiteral("previewSubtitle"))->text().contains(QStringLiteral(" из ")));
        QStringList clipped;
        // Of the window, less the rail; a taller one shows more in a picture.
        for (const int width : {936, 1192, 1352, 1832}) {
            page_->resize(width, qEnvironmentVariableIsSet("EPOCHAL_PICTURES") ? 1700 : 640);
            QTest::qWait(30);
            clipped = test::lastingClips(*page_);
            if (!clipped.isEmpty()) break;
            picture(QStringLiteral("%1-%2").arg(language).arg(width));
        }
        Theme::instance().setChoice(ThemeChoice::Dark);
        QTest::qWait(30);
        picture(language + QStringLiteral("-dark"));
        const QString title = label("histogramTitle")->text();
        QCoreApplication::removeTranslator(&longer);
        Language::apply(QStringLiteral("en"));
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
        if (language == QLatin1String("long")) QVERIFY(title.size() > 40);
    }

public Q_SLOTS:
    void take(const QUrl& url) { opened_ = url; }

private:
    [[nodiscard]] QString folder(const QString& below = {}) const { return files_->folder(below); }
    void write(const QString& name, const QByteArray& bytes) const { QVERIFY(files_->write(name, bytes)); }
    void draw(const QString& below, int count, QSize size = {12, 9}, const QColor& colour = Qt::gray,
              const char* format = "png") const {
        QVERIFY(files_->draw(below, count, size, colour, format));
    }
    void show(const std::function<void(RunSpec&)>& change = {}) {
        RunSpec wanted;
        wanted.data = files_->data();
        if (change) change(wanted);
        page_->setSpec(wanted);
    }
    /// Saves what the page shows if EPOCHAL_PICTURES names a folder.
    void picture(const QString& name) const {
        const QString pictures = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (pictures.isEmpty()) return;
        QVERIFY(QDir().mkpath(pictures));
        QVERIFY(page_->grab().save(QStringLiteral("%1/configure-images-%2.png").arg(pictures, name)));
    }
    /// An edit of one field, as the form makes it. False if it had no effect.
    bool edit(const std::string& assignment) {
        const RunSpec before = page_->spec();
        page_->showField(QString::fromStdString(assignment));
        return page_->spec() != before;
    }
    template <class T>
    T* find(const char* name) const {
        return page_->findChild<T*>(QLatin1String(name));
    }
    QLabel* label(const char* name) const { return find<QLabel>(name); }
    DataPreview* preview() const { return page_->findChild<DataPreview*>(); }
    QAbstractItemModel* samples() const { return find<QListView>("previewSamples")->model(); }
    [[nodiscard]] QStringList tiles() const {
        QStringList out;
        for (int i = 0; i < 4; ++i) out += label(QByteArray("previewTile" + QByteArray::number(i)))->text();
        return out;
    }
    [[nodiscard]] QStringList shownFiles() const {
        QStringList out;
        for (int row = 0; row < samples()->rowCount(); ++row)
            out += samples()->index(row, 0).data(ThumbnailModel::FileRole).toString();
        return out;
    }
    [[nodiscard]] QModelIndex rowOf(const QString& end) const {
        for (int row = 0; row < samples()->rowCount(); ++row)
            if (samples()->index(row, 0).data(ThumbnailModel::FileRole).toString().endsWith(end))
                return samples()->index(row, 0);
        return {};
    }

    QUrl opened_;
    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<test::ImageFiles> files_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ConfigurePage> page_;
};

QTEST_MAIN(DataPreviewTest)
#include "data_preview_test.moc"
