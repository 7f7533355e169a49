// A table on the Configure page: what the form offers for it, what the preview counts, and what it says of a wrong
// column.
#include <QComboBox>
#include <QCompleter>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

#include "core/base/json.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/language.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/configure/data_preview.h"
#include "ui/pages/configure/table_columns_model.h"
#include "ui/pages/configure/value_histogram.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class TablePreviewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        page_ = std::make_unique<ConfigurePage>(*bench_);
        page_->resize(1350, 900);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
        file_ = sandbox_->file(QStringLiteral("houses.csv"));
        // 40 rows: 3 without a price, 20 in the north, 12 in the south, 5 in the east, 2 in the west, 1 unknown; the
        // area rises from 50 to 128 in steps of 2.
        QByteArray csv("id,area,region,price\n");
        for (int i = 0; i < 40; ++i) {
            const char* region = i < 20 ? "north" : i < 32 ? "south" : i < 37 ? "east" : i < 39 ? "west" : "";
            csv += QByteArray::number(i) + "," + QByteArray::number(50 + 2 * i) + "," + region + "," +
                   (i % 15 == 14 || i == 3 ? QByteArray() : QByteArray::number(1000 * (50 + 2 * i))) + "\n";
        }
        QFile out(file_);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(csv) == csv.size());
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void countsRowsAndListsColumns() {
        show();
        QTRY_COMPARE(tiles()[3], QStringLiteral("3"));
        QCOMPARE(tiles()[0].toInt() + tiles()[1].toInt(), 37);
        QCOMPARE(tiles()[2], QStringLiteral("2"));  // area and region
        QCOMPARE(cell(0, TableColumnsModel::Holds), QStringLiteral("not used"));
        QCOMPARE(cell(1, TableColumnsModel::Name), QStringLiteral("area"));
        QCOMPARE(cell(1, TableColumnsModel::Holds), QStringLiteral("numbers"));
        QCOMPARE(cell(1, TableColumnsModel::Values), QStringLiteral("50 to 128"));
        QCOMPARE(cell(2, TableColumnsModel::Missing), QStringLiteral("1"));
        // The rows without a price are in the north (two) and the south (one).
        QVERIFY2(cell(2, TableColumnsModel::Values)
                     .startsWith(QStringLiteral("north (18), south (11), east (5) and 1 more")),
                 qPrintable(cell(2, TableColumnsModel::Values)));
        QCOMPARE(cell(3, TableColumnsModel::Holds), QStringLiteral("numbers to predict"));
        QVERIFY(cell(3, TableColumnsModel::First).startsWith(QStringLiteral("50000 · 52000 · 54000")));
        // Prices from 50,000 to 128,000: 3,250 a bar; the first two houses are in the first, the last in the last.
        const auto* bars = page_->findChild<ValueHistogram*>();
        QCOMPARE(bars->bars(), kHistogramBars);
        QCOMPARE(bars->textOf(0), QStringLiteral("50,000 to 53,250: 2 rows"));
        QCOMPARE(bars->textOf(kHistogramBars - 1), QStringLiteral("124,750 to 128,000: 2 rows"));
        QVERIFY(find<QLabel>("previewNotes")->text().startsWith(QStringLiteral("3 row")));
        QVERIFY(find<QLabel>("message-data.file")->text().startsWith(QStringLiteral("37 row")));
    }

    /// Of a table, the form offers its measures and its columns, and nothing about images.
    void theFormIsOfTheTask() {
        show();
        auto* measure = find<QComboBox>("field-stop.measure");
        QStringList offered;
        for (int i = 0; i < measure->count(); ++i) offered += measure->itemData(i).toString();
        QCOMPARE(offered.join(QLatin1Char(' ')), QStringLiteral("loss rmse mae r2"));
        QCOMPARE(measure->currentData().toString(), QStringLiteral("rmse"));
        QCOMPARE(find<QLabel>("unit-stop.target")->text(), QStringLiteral("RMSE, validation"));
        for (const char* name : {"field-model.script", "field-data.augmentation", "field-data.path"})
            QVERIFY2(!find<QWidget>(name)->isVisible(), name);
        auto* model = find<QComboBox>("field-model.architecture");
        QVERIFY(model->isVisible() && find<QWidget>("field-model.hidden")->isVisible());
        QCOMPARE(model->count(), 2);
        QCOMPARE(model->currentText(), QStringLiteral("MLP"));
        page_->showField(QStringLiteral("model.architecture=torchscript"));
        QCOMPARE(model->currentText(), QStringLiteral("Your network (TorchScript)"));
        QVERIFY(find<QWidget>("field-model.script")->isVisible() && !find<QWidget>("field-model.hidden")->isVisible());
        auto* column = find<QComboBox>("field-data.column");
        QTRY_COMPARE(column->count(), 4);
        QCOMPARE(column->itemText(2), QStringLiteral("region"));
        QVERIFY(find<ChipField>("field-data.ignored")->line()->completer() != nullptr);
        column->setCurrentIndex(1);
        Q_EMIT column->activated(1);
        QCOMPARE(page_->spec().data.column, std::string("area"));
        page_->showField(QStringLiteral("data.predicts=class"));
        QCOMPARE(measure->currentData().toString(), QStringLiteral("top1"));
        QCOMPARE(measure->count(), 4);
    }

    /// A column that the file does not have is an error of its field; the others can still be chosen.
    void aWrongColumnIsNamed() {
        show([](RunSpec& spec) { spec.data.column = "prize"; });
        auto* said = find<QLabel>("message-data.column");
        QTRY_VERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("prize")), qPrintable(said->text()));
        QTRY_COMPARE(find<QComboBox>("field-data.column")->count(), 4);
        QVERIFY(find<QLabel>("previewNothing")->isVisible());
        QVERIFY(!find<QTableView>("previewColumns")->isVisible());
        page_->showField(QStringLiteral("data.column=price"));
        QTRY_VERIFY(find<QTableView>("previewColumns")->isVisible());
        QVERIFY(!said->isVisible());
    }

    void fits_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void fits() {
        QFETCH(QString, language);
        show();
        QTRY_COMPARE(tiles()[3], QStringLiteral("3"));
        Language::apply(language);
        QStringList clipped;
        for (const int width : {936, 1352, 1832}) {
            page_->resize(width, qEnvironmentVariableIsSet("EPOCHAL_PICTURES") ? 1500 : 640);
            QTest::qWait(30);
            clipped = test::lastingClips(*page_);
            if (const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES"); !folder.isEmpty())
                QVERIFY(page_->grab().save(
                    QStringLiteral("%1/configure-table-%2-%3.png").arg(folder, language, QString::number(width))));
            if (!clipped.isEmpty()) break;
        }
        Language::apply(QStringLiteral("en"));
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
    }

private:
    void show(const std::function<void(RunSpec&)>& change = {}) {
        RunSpec wanted;
        wanted.data.source = "table";
        wanted.data.file = file_.toStdString();
        wanted.data.ignored = {"id"};
        if (change) change(wanted);
        page_->setSpec(wanted);
    }
    template <class T>
    T* find(const char* name) const {
        return page_->findChild<T*>(QLatin1String(name));
    }
    [[nodiscard]] QStringList tiles() const {
        QStringList out;
        for (int i = 0; i < 4; ++i) out += find<QLabel>(QByteArray("previewTile" + QByteArray::number(i)))->text();
        return out;
    }
    [[nodiscard]] QString cell(int row, TableColumnsModel::Column column) const {
        return find<QTableView>("previewColumns")->model()->index(row, column).data().toString();
    }

    QString file_;
    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ConfigurePage> page_;
};

QTEST_MAIN(TablePreviewTest)
#include "table_preview_test.moc"
