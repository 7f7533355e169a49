// A campaign on the Compare page: it is recognized, a brush holds in every panel, and the ordinary comparison is one
// press away.
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/search_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/bar_layout.h"
#include "ui/charts/bar_view.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/coordinates_view.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/compare/search_board.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/style.h"
#include "ui/theme/theme.h"
#include "ui/view/search_view.h"

using namespace epochal;
using namespace epochal::ui;

class SearchBoardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        for (const test::ToldRun& run : test::searched(test::sampleSearch())) {
            QVERIFY(test::writeTold(Path(sandbox_.home()) / "runs", run));
            ids_ += QString::fromStdString(run.id);
        }
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
    }
    void init() {
        page_ = std::make_unique<ComparePage>(*bench_);
        page_->resize(1300, 800);
        page_->show();
        QSignalSpy shown(&board(), &SearchBoard::shown);
        page_->showRuns(ids_);
        QTRY_VERIFY(shown.count() > 0);
    }
    void cleanup() { page_.reset(); }
    void cleanupTestCase() { bench_.reset(); }

    void aCampaignIsShownAsASearch() {
        QVERIFY(board().isVisible() && board().forms()->isVisible());
        QVERIFY(!page_->findChild<CompareTable*>()->isVisible());
        QCOMPARE(table().model()->rowCount(), 16);
        QCOMPARE(lines().spec().lines.size(), 16U);
        QCOMPARE(lines().spec().axes.size(), 5U);  // three parameters, quality, cost
        QCOMPARE(panel("searchImportance").findChild<BarView*>()->spec().groups.size(), 4U);
        QVERIFY(!scatter().frontiers.empty());
        const QStringList clipped = test::lastingClips(*page_);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
    }

    void aBrushHoldsInEveryPanel() {
        lines().setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(&lines(), Qt::Key_Right);  // the quality
        for (int i = 0; i < 25; ++i) QTest::keyClick(&lines(), Qt::Key_Up, Qt::ShiftModifier);
        int inside = 0;
        for (const CoordinateLine& line : lines().spec().lines) inside += lines().spec().isInside(line) ? 1 : 0;
        QVERIFY(inside > 0 && inside < 16);
        // Rows are sorted by quality: the first are within, the others on grey.
        for (int row = 0; row < 16; ++row)
            QCOMPARE(table().model()->index(row, 0).data(Qt::BackgroundRole).isNull(), row < inside);
        int strong = 0;
        for (const ChartPoint& point : scatter().points) strong += !point.small && !point.faint ? 1 : 0;
        QCOMPARE(strong, inside);
        auto* chip = panel("searchParameters").findChild<QPushButton*>();
        QVERIFY(chip && chip->isVisible() && chip->text().startsWith(QStringLiteral("Top-1")));
        panel("searchParameters").showTable(true);
        auto* exact = panel("searchParameters").findChild<QTableView*>();
        QCOMPARE(exact->model()->rowCount(), inside);
        chip->click();
        QTRY_VERIFY(!panel("searchParameters").findChild<QPushButton*>());
        QCOMPARE(exact->model()->rowCount(), 16);
        for (const ChartPoint& point : scatter().points) QVERIFY(!point.faint);
    }

    void theHeadNamesTheCampaignAndHowItWent() {
        const auto text = [this](const char* name) { return page_->findChild<QLabel*>(QLatin1String(name))->text(); };
        QCOMPARE(text("compareTitle"), QStringLiteral("search"));
        QCOMPARE(text("compareFinished"), QStringLiteral("46 of 48 finished"));
        QCOMPARE(text("compareLost"), QStringLiteral("2 diverged"));
    }

    void whatIsExplainedAndWhatColorsTheLinesAreChosen() {
        auto* measure = page_->findChild<QComboBox*>(QStringLiteral("searchMeasure"));
        auto* color = page_->findChild<QComboBox*>(QStringLiteral("searchColor"));
        QCOMPARE(measure->count(), 4);
        QCOMPARE(color->currentData().toString(), QStringLiteral("cost"));
        QTest::keyClick(color, Qt::Key_Home);
        QCOMPARE(color->currentText(), lines().spec().axes[0].title);
        QCOMPARE(lines().spec().rampTitle, lines().spec().axes[0].title);
        QSignalSpy shown(&board(), &SearchBoard::shown);
        QTest::keyClick(measure, Qt::Key_End);
        QCOMPARE(lines().spec().axes.back().id, QStringLiteral("time"));
        QCOMPARE(color->count(), 6);
        QTRY_VERIFY(!shown.isEmpty());
        // The sample's hours are those of its batch size, but for little.
        const auto& groups = panel("searchImportance").findChild<BarView*>()->spec().groups;
        QCOMPARE(groups.front().label, QStringLiteral("Global batch size"));
        board().forms()->findChildren<QPushButton*>()[2]->click();
        QVERIFY(!measure->isVisible() && !color->isVisible() && board().forms()->isVisible());
    }

    /// By the sample itself: the highest mean of three seeds, none of which diverged.
    void theBestIsCloned() {
        const auto sample = test::sampleSearch();
        double best = 0;
        QString id;
        for (std::size_t i = 0; i + 2 < sample.size(); i += 3) {
            const double sum = sample[i].top1 + sample[i + 1].top1 + sample[i + 2].top1;
            if (sum > best) best = sum, id = ids_[static_cast<qsizetype>(i)];
        }
        QSignalSpy cloned(page_.get(), &Page::cloneRequested);
        QAction* clone = page_->action(CompareAction::Clone);
        QVERIFY(clone->isVisible() && clone->isEnabled());
        clone->trigger();
        QCOMPARE(cloned.value(0).value(0).toString(), id);
        board().forms()->findChildren<QPushButton*>()[2]->click();
        QVERIFY(!clone->isVisible());
    }

    void runsAreRowsOfTheirOwn() {
        board().forms()->findChildren<QPushButton*>()[1]->click();
        QCOMPARE(table().model()->rowCount(), 48);
        QCOMPARE(lines().spec().lines.size(), 48U);
        board().forms()->findChildren<QPushButton*>()[2]->click();
        QVERIFY(!board().isVisible() && page_->findChild<CompareTable*>()->isVisible());
        QVERIFY(board().forms()->isVisible());
        board().forms()->findChildren<QPushButton*>()[0]->click();
        QVERIFY(board().isVisible());
    }

    void lineAndRowAreOne() {
        QVERIFY(!lines().spec().current);
        QCOMPARE(board().focusProxy(), &table());
        table().selectRow(3);
        QCOMPARE(lines().spec().current, std::optional<std::size_t>(3));
        const QString chosen = table().currentIndex().siblingAtColumn(0).data().toString();
        table().horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
        QVERIFY(table().currentIndex().row() != 3);
        QCOMPARE(table().currentIndex().siblingAtColumn(0).data().toString(), chosen);
        QSignalSpy renewed(table().model(), &QAbstractItemModel::modelReset);
        page_->showRuns(ids_);
        QTRY_VERIFY(!renewed.isEmpty());
        QCOMPARE(table().currentIndex().siblingAtColumn(0).data().toString(), chosen);
        QCOMPARE(lines().spec().current, std::optional<std::size_t>(3));
        double before = 1e9;
        for (int row = 0; row < 16; ++row) {
            const double rate = table().model()->index(row, 1).data().toString().toDouble();
            QVERIFY(rate <= before);
            before = rate;
        }
        QSignalSpy opened(&board(), &SearchBoard::opened);
        table().setCurrentIndex(table().model()->index(0, 0));
        Q_EMIT table().activated(table().currentIndex());
        QVERIFY(ids_.contains(opened[0][0].toString()));
    }

    /// On a small screen the choices keep to one line, and the axes a readable height, in every language.
    void aSmallScreenLeavesRoomForTheAxes() {
        for (const char* language : {"en", "ru", "es"}) {
            Language::apply(QLatin1String(language));
            page_->resize(1024 - 101, 610);  // a window of 1024 x 700 without its rail, menu and status bar
            QTest::qWait(60);
            QVERIFY2(board().bar()->height() < 2 * Theme::kControl, language);
            for (const char* name : {"searchMeasure", "searchColor"}) {
                const auto* box = board().bar()->findChild<QComboBox*>(QLatin1String(name));
                const auto labels = box->parentWidget()->findChildren<QLabel*>();
                QVERIFY2(labels.size() == 1 && labels.front()->isVisible(), language);
                QVERIFY2(box->width() >= widthOfChosen(*box), language);
                QVERIFY2(!box->accessibleName().isEmpty() && box->toolTip() == labels.front()->text(), language);
            }
            QVERIFY2(panel("searchParameters").height() >= 200, language);
            const auto* bars = panel("searchImportance").findChild<BarView*>();
            const BarLayout layout = layOutBars(bars->spec(), bars->viewport()->size(), ChartStyle::screen());
            for (const BarLayout::Label& note : layout.below)
                for (const QString& line : note.notes) QVERIFY2(!line.contains(QChar(0x2026)), qPrintable(line));
            const auto* prices = page_->findChild<QLabel*>(QStringLiteral("comparePrices"));
            QVERIFY2(prices->height() < 2 * prices->fontMetrics().height(), language);
            QVERIFY2(prices->sizeHint().width() <= prices->width(), language);
        }
        Language::apply(QStringLiteral("en"));
    }

    /// From a wide window to a narrow one and back: each choice takes what its label and list need, on one line.
    void theChoicesFollowTheWidth() {
        Language::apply(QStringLiteral("ru"));
        for (const int width : {1920 - 101, 1024 - 101, 1440 - 101, 1024 - 101}) {
            page_->resize(width, 610);
            QTRY_VERIFY(board().bar()->height() < 2 * Theme::kControl);
            for (const char* name : {"searchMeasure", "searchColor"}) {
                const QWidget* both = board().bar()->findChild<QComboBox*>(QLatin1String(name))->parentWidget();
                QTRY_COMPARE(both->width(), both->sizeHint().width());
                QTRY_VERIFY(both->geometry().bottom() <= board().bar()->height());
            }
        }
        Language::apply(QStringLiteral("en"));
    }

    /// Its shares are worked out before any are shown, and only where they are seen.
    void anotherCampaignHasSharesOfItsOwn() {
        const auto groups = [this] { return panel("searchImportance").findChild<BarView*>()->spec().groups.size(); };
        QCOMPARE(groups(), 4U);
        std::optional<std::size_t> first;
        connect(
            table().model(), &QAbstractItemModel::modelReset, this, [&] { first = first.value_or(groups()); },
            Qt::QueuedConnection);
        QSignalSpy shown(&board(), &SearchBoard::shown);
        board().show(campaign("another"));
        QTRY_VERIFY(!shown.isEmpty());
        QCOMPARE(first, std::optional<std::size_t>(0));
        QCOMPARE(groups(), 4U);

        const SearchView* before = board().view();
        board().forms()->findChildren<QPushButton*>()[2]->click();
        shown.clear();
        board().show(campaign("a third"));
        QTRY_VERIFY(board().view() != before);
        QCOMPARE(groups(), 0U);
        board().forms()->findChildren<QPushButton*>()[0]->click();
        QTRY_VERIFY(!shown.isEmpty());
        QCOMPARE(groups(), 4U);
        disconnect(table().model(), nullptr, this, nullptr);
    }

    /// With EPOCHAL_PICTURES: the page brushed and not, in two languages, at three sizes, light and dark.
    void pictures() {
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (folder.isEmpty()) QSKIP("EPOCHAL_PICTURES names no folder");
        for (const char* code : {"en", "ru"}) {
            Language::apply(QLatin1String(code));
            for (const bool dark : {false, true}) {
                Theme::instance().setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
                for (const QSize size : {QSize(936, 560), QSize(1192, 620), QSize(1352, 800)}) {
                    page_->resize(size);
                    for (const bool brushed : {false, true}) {
                        lines().setBrushes({});
                        if (brushed) {
                            Q_EMIT lines().brushed({{QStringLiteral("quality"), {93.5, 95}}});
                            lines().setBrushes({{QStringLiteral("quality"), {93.5, 95}}});
                            Q_EMIT lines().brushed(lines().spec().brushes);
                        } else {
                            Q_EMIT lines().brushed({});
                        }
                        QTest::qWait(50);
                        const QString name =
                            QStringLiteral("%1/board-%2%3-%4-%5.png")
                                .arg(folder, brushed ? QStringLiteral("brushed-") : QString())
                                .arg(size.width())
                                .arg(QLatin1String(code), dark ? QStringLiteral("dark") : QStringLiteral("light"));
                        QVERIFY(page_->grab().save(name));
                    }
                }
            }
        }
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    void otherRowsAreNoSearch() {
        QSignalSpy compared(page_.get(), &ComparePage::compared);
        page_->showStudy(QStringLiteral("painter-2020"));
        QTRY_VERIFY(compared.count() > 0 && !board().isVisible());
        QVERIFY(!board().forms()->isVisible() && page_->findChild<CompareTable*>()->isVisible());
        QVERIFY(!page_->action(CompareAction::Clone)->isVisible());
    }

private:
    [[nodiscard]] SearchBoard& board() const { return *page_->findChild<SearchBoard*>(); }
    [[nodiscard]] QTableView& table() const { return *page_->findChild<QTableView*>(QStringLiteral("searchTable")); }
    [[nodiscard]] ChartPanel& panel(const char* name) const {
        return *page_->findChild<ChartPanel*>(QLatin1String(name));
    }
    [[nodiscard]] CoordinatesView& lines() const { return panel("searchParameters").coordinates(); }
    [[nodiscard]] const ChartSpec& scatter() const { return panel("searchScatter").view().spec(); }

    static CompareDataPtr campaign(const char* name) {
        const QTemporaryDir folder;
        std::vector<Entry> entries =
            test::entriesOf(folder.path().toStdString(), test::searched(test::sampleSearch())).value();
        for (Entry& entry : entries) entry.spec->campaign = name;
        return compared(std::make_shared<std::vector<Entry>>(std::move(entries)), std::make_shared<Audits>(),
                        std::make_shared<PriceBook>(), {}, "2026-11-22");
    }

    test::SettingsSandbox sandbox_;
    QStringList ids_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ComparePage> page_;
};

QTEST_MAIN(SearchBoardTest)
#include "search_board_test.moc"
