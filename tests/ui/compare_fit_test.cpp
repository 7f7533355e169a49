// Everything the Compare page shows fits at 1280 x 720, in every language.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QTranslator>

#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/bar_view.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_delegates.h"
#include "ui/pages/compare/compare_head.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/parts/findings_panel.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class CompareFitTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        page_ = std::make_unique<ComparePage>(*bench_);
        page_->resize(1184, 664);  // a window of 1280 x 720 without its rail, menu and status bar
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
    }
    void cleanup() {
        Language::apply(QStringLiteral("en"));
        page_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void everyCellIsReadable_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyCellIsReadable() {
        QFETCH(QString, language);
        Language::apply(language);
        open(QStringLiteral("painter-2020"));
        const QHeaderView* head = table()->header();
        int right = 0;
        for (int column = 0; column < model()->columnCount(); ++column) {
            if (table()->isColumnHidden(column)) continue;
            right = std::max(right, head->sectionViewportPosition(column) + head->sectionSize(column));
            const auto* shortens = qobject_cast<const ShortDelegate*>(table()->itemDelegateForColumn(column));
            const QFontMetrics metrics(table()->font());
            for (int group = 0; group < model()->rowCount(); ++group)
                for (int row = 0; row < model()->rowCount(model()->index(group, 0)); ++row) {
                    const QModelIndex index = model()->index(row, column, model()->index(group, 0));
                    const QString words = index.data().toString();
                    const int room = table()->columnWidth(column);
                    if (shortens)
                        QVERIFY2(shortens->widthOf(index, true) <= room, qPrintable(words));
                    else
                        QVERIFY2(metrics.horizontalAdvance(words) + 8 <= room, qPrintable(words));
                }
        }
        QVERIFY2(right <= table()->viewport()->width(), qPrintable(QString::number(right)));
        const QModelIndex doubted = model()->index(4, columnOf("audit"), model()->index(0, 0));
        const QString fewer = doubted.data(CompareModel::ShortRole).toString();
        // Both figures are in it at any width.
        const QString point = language == QStringLiteral("en") ? QStringLiteral(".") : QStringLiteral(",");
        for (const char* cents : {"50", "10"})
            QVERIFY2(fewer.contains(QStringLiteral("4") + point + QLatin1String(cents)), qPrintable(fewer));
        keepPicture(QStringLiteral("fit-") + language);
    }

    /// A table with too many rows scrolls down; what its vertical bar takes is taken from the columns.
    void theColumnsFitBesideTheVerticalBar() {
        for (const int width : {1184, 928}) {
            page_->resize(width, 500);
            open(QStringLiteral("painter-2020"));
            QTRY_VERIFY(table()->verticalScrollBar()->isVisible());
            QTRY_VERIFY(!table()->horizontalScrollBar()->isVisible());
            QVERIFY(table()->header()->length() <= table()->viewport()->width());
        }
    }

    /// A wide window shows the full wording, a narrow one the short wording.
    void wordsFollowTheWidth() {
        open(QStringLiteral("painter-2020"));
        const int frontier = columnOf("frontier");
        const auto* shortens = qobject_cast<const ShortDelegate*>(table()->itemDelegateForColumn(frontier));
        const QModelIndex dear = model()->index(3, frontier, model()->index(0, 0));
        QCOMPARE(dear.data().toString(), QStringLiteral("more expensive and slower than all others"));
        QCOMPARE(dear.data(CompareModel::ShortRole).toString(), QStringLiteral("more expensive, slower"));
        page_->resize(1900, 664);
        QCoreApplication::processEvents();
        QVERIFY(table()->columnWidth(frontier) >= shortens->widthOf(dear, false));
    }

    void theAnswerIsSeenWithATarget_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const char* language : {"en", "ru", "es"})
            for (const int width : {1024, 1280, 1440, 1920})
                QTest::addRow("%s, %d", language, width) << QString::fromLatin1(language) << width - 96;
    }
    /// With a target every row has an audit sentence; the cost relative to the cheapest must still be visible.
    void theAnswerIsSeenWithATarget() {
        QFETCH(QString, language);
        QFETCH(int, width);
        Language::apply(language);
        page_->resize(width, 664);
        open(QStringLiteral("tpu-v100-2018"));
        auto* control = page_->findChild<QWidget*>(QStringLiteral("compareTarget"));
        control->findChild<QCheckBox*>()->setChecked(true);
        page_->findChild<QDoubleSpinBox*>(QStringLiteral("compareTargetField"))->setValue(75.7);
        QTRY_VERIFY(page_->shown()->query.target == 0.757);
        QTest::qWait(20);
        QVERIFY(!table()->isColumnHidden(columnOf("audit")));
        for (const char* answer : {"name", "devices", "time", "cost", "against", "frontier"}) {
            const int column = columnOf(answer);
            QVERIFY2(!table()->isColumnHidden(column), answer);
            const int right = table()->columnViewportPosition(column) + table()->columnWidth(column);
            QVERIFY2(right <= table()->viewport()->width(), answer);
        }
    }

    /// Of the study's eight rows three were trained to an accuracy. The others are rates, and one has only a price:
    /// they neither reach a target nor miss it.
    void aTargetIsHeldAgainstWhatTrained() {
        open(QStringLiteral("tpu-v100-2018"));
        const auto* control = page_->findChild<QWidget*>(QStringLiteral("compareTarget"));
        control->findChild<QCheckBox*>()->setChecked(true);
        page_->findChild<QDoubleSpinBox*>(QStringLiteral("compareTargetField"))->setValue(75.7);
        QTRY_VERIFY(page_->shown()->query.target == 0.757);
        QStringList texts;
        for (const QLabel* one : control->findChildren<QLabel*>()) texts << one->text();
        QVERIFY2(texts.contains(QStringLiteral("reached by 3 of 3")), qPrintable(texts.join(QLatin1Char('|'))));
        QStringList notes, ranks;
        for (int group = 0; group < model()->rowCount(); ++group) {
            const QModelIndex head = model()->index(group, 0);
            notes << head.data(CompareModel::NoteRole).toString();
            for (int row = 0; row < model()->rowCount(head); ++row)
                ranks << model()->index(row, columnOf("frontier"), head).data().toString();
        }
        QCOMPARE(notes, (QStringList{QString(), QStringLiteral("top-1 75.70%")}));
        QVERIFY2(ranks.filter(QStringLiteral("not reached")).isEmpty(), qPrintable(ranks.join(QLatin1Char('|'))));
    }

    /// A column that is shown pushes others out: the open menu says which are shown now.
    void ticksFollowWhatIsShown() {
        open(QStringLiteral("tpu-v100-2018"));
        QMenu menu;
        table()->fillColumnsMenu(&menu);
        bool pushedOut = false;
        for (QAction* asked : menu.actions()) {
            if (!asked->isCheckable() || asked->isChecked() || asked->text() == model()->title(columnOf("epoch")))
                continue;
            QSet<int> before;
            for (int column = 1; column < model()->columnCount(); ++column)
                if (!table()->isColumnHidden(column)) before.insert(column);
            asked->trigger();
            for (const int column : before) pushedOut = pushedOut || table()->isColumnHidden(column);
            for (int column = 1; column < model()->columnCount(); ++column)
                QCOMPARE(menu.actions()[column - 1]->isChecked(), !table()->isColumnHidden(column));
        }
        QVERIFY(pushedOut);
    }

    /// The line about the prices ends in an ellipsis where an offer's name is too long for it; its tooltip has all.
    void aLongOfferIsElided() {
        ComparisonQuery query;
        query.offer = std::string(200, 'x');
        const auto data = compared(std::make_shared<std::vector<Entry>>(), std::make_shared<Audits>(),
                                   std::make_shared<PriceBook>(), query, "2026-11-21");
        CompareHead head;
        head.show(QStringLiteral("A title"), *data, nullptr);
        head.resize(500, 90);
        static_cast<QWidget&>(head).show();
        QVERIFY(QTest::qWaitForWindowExposed(&head));
        const auto* prices = head.findChild<QLabel*>(QStringLiteral("comparePrices"));
        QVERIFY2(prices->text().endsWith(QChar(0x2026)), qPrintable(prices->text()));
        QVERIFY(prices->sizeHint().width() <= prices->width());
        QCOMPARE(prices->toolTip().count(QLatin1Char('x')), 200);
        head.resize(4000, 90);
        QTRY_COMPARE(prices->text(), prices->toolTip());
    }

    /// The table is as high as its rows in every comparison, not only in the first; only a splitter that the user moved
    /// is kept.
    void theTableIsAsHighAsItsRows() {
        page_->resize(1344, 846);  // in a window of 1440 x 900
        QSplitter* splitter = nullptr;
        for (QSplitter* one : page_->findChildren<QSplitter*>())
            if (one->orientation() == Qt::Vertical && one->isAncestorOf(table())) splitter = one;
        for (const char* study : {"tpu-v100-2018", "painter-2020", "tpu-v100-2018", "painter-2020"}) {
            open(QLatin1String(study));
            QTest::qWait(20);
            QCOMPARE(table()->verticalScrollBar()->maximum(), 0);
            QVERIFY(table()->viewport()->height() <= table()->wholeHeight());
        }
        page_->saveSession();
        QVERIFY(!QSettings().contains(QStringLiteral("compare/border")));
        const int before = splitter->sizes().front();
        QSplitterHandle* handle = splitter->handle(1);
        QTest::mousePress(handle, Qt::LeftButton, {}, handle->rect().center());
        QTest::mouseMove(handle, handle->rect().center() - QPoint(0, 60));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center() - QPoint(0, 60));
        QVERIFY(splitter->sizes().front() < before);
        const int dragged = splitter->sizes().front();
        open(QStringLiteral("tpu-v100-2018"));
        QVERIFY(std::abs(splitter->sizes().front() - dragged) <
                10);  // the splitter divides the height left by a line of warnings
        page_->saveSession();
        QVERIFY(QSettings().contains(QStringLiteral("compare/border")));
    }

    void theOfferIsReadFromItsBeginning() {
        for (const char* language : {"ru", "es", "en"}) {
            Language::apply(QLatin1String(language));
            QCoreApplication::processEvents();
            auto* offers = page_->findChild<QComboBox*>(QStringLiteral("compareOffer"));
            QTRY_VERIFY(offers->count() > 0);
            const QLineEdit* line = offers->lineEdit();
            QCOMPARE(line->cursorPosition(), 0);
            QVERIFY2(line->fontMetrics().horizontalAdvance(line->text()) + 4 <= line->width(),
                     qPrintable(line->text()));
        }
    }

    void theStudySpeaksRussian() {
        Language::apply(QStringLiteral("ru"));
        open(QStringLiteral("painter-2020"));
        QCOMPARE(model()->index(0, 0).data().toString(), QStringLiteral("Тяжёлая: ResNet-101"));
        const auto* bars = page_->findChild<BarView*>();
        QVERIFY(bars);
        QCOMPARE(bars->spec().parts,
                 QStringList({QStringLiteral("Тяжёлая: ResNet-101"), QStringLiteral("Лёгкая: ResNet-34")}));
        const QString said = findings();
        QVERIFY2(said.contains(QStringLiteral("4,10 EUR")), qPrintable(said));
        for (const char* word : {"Heavy", "Light", "dedicated"}) QVERIFY2(!said.contains(QLatin1String(word)), word);
        // A heading is not cut at its comma, unlike a model's label.
        open(QStringLiteral("tpu-v100-2018"));
        QCOMPARE(model()->index(0, 0).data().toString(),
                 QStringLiteral("Производительность, синтетические изображения"));
    }

    /// 4.10 in a row of the table must not become 4.1 in the sentence about it.
    void sentencesHaveTheTablesDigits() {
        open(QStringLiteral("painter-2020"));
        const QString cost = model()->index(4, columnOf("cost"), model()->index(0, 0)).data().toString();
        QCOMPARE(cost, QStringLiteral("4.10"));
        const QString said = findings();
        QVERIFY2(said.contains(QStringLiteral("for %1 EUR").arg(cost)), qPrintable(said));
        // 14.7132 EUR/h for 20 and 60 min
        QVERIFY2(said.contains(QStringLiteral("4.90 EUR to 14.71 EUR")), qPrintable(said));
    }

    /// A header with long words has its unit on a second line.
    void headsTakeTwoLines() {
        Language::apply(QStringLiteral("ru"));
        open(QStringLiteral("tpu-v100-2018"));
        for (int column = 0; column < model()->columnCount(); ++column) {
            const QString head = model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            QVERIFY2(head.count(QLatin1Char('\n')) <= 1, qPrintable(head));
        }
        QCOMPARE(model()->headerData(columnOf("cost"), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Стоимость\nдо цели, USD"));
    }

private:
    void open(const QString& study) {
        QSignalSpy compared(page_.get(), &ComparePage::compared);
        page_->showStudy(study);
        QTRY_VERIFY(compared.count() > 0);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString findings() const {
        QStringList all;
        for (const QLabel* label : page_->findChild<FindingsPanel*>()->findChildren<QLabel*>()) all += label->text();
        return all.join(QLatin1Char('\n')).replace(QChar::Nbsp, QLatin1Char(' '));
    }
    void keepPicture(const QString& name) {
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (!folder.isEmpty()) page_->grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
    }
    CompareTable* table() const { return page_->findChild<CompareTable*>(); }
    CompareModel* model() const { return static_cast<CompareModel*>(table()->model()); }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ComparePage> page_;
};

QTEST_MAIN(CompareFitTest)
#include "compare_fit_test.moc"
