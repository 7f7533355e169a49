#include <QAbstractItemModelTester>
#include <QTest>

#include "core/economics/price_date.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/offers_model.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

Offer offer(const char* id, const char* price, const char* date) {
    Offer made;
    made.id = id;
    made.provider = "P";
    made.instance = id;
    made.accelerator = "L4";
    made.count = 1;
    made.pricePerHour = *Decimal::parse(price);
    made.date = date;
    made.source = "list";
    return made;
}

Estimate estimated(const Offer& offer, double seconds, double cost) {
    Estimate made;
    made.offer = offer;
    made.basis = EstimateBasis::Published;
    made.words = {"From published results on this accelerator (%1), such as %2", {std::int64_t{3}, "MXNet"}};
    made.seconds = Range{seconds / 2, seconds, seconds * 2};
    made.cost = Range{cost / 2, cost, cost * 2};
    made.memoryBytes = 9.7e9;
    made.memoryAvailable = 24e9;
    made.fits = true;
    return made;
}

}  // namespace

class OffersModelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates)); }

    /// As everywhere else: a price of "2001-01 or later" may be of today.
    void onlyACertainlyOldPriceIsMarked() {
        OffersModel model;
        std::vector<Estimate> all;
        for (const std::string& date : {std::string("2001-01-31"), std::string(">=2001-01"), std::string("2001..2002"),
                                        utcToday(), std::string()})
            all.push_back(estimated(offer("a", "0.34", date.c_str()), 3720, 0.35));
        model.setEstimates(all);
        const auto marked = [&](int row) { return model.index(row, 0).data(OffersModel::WarningRole).toBool(); };
        const auto detail = [&](int row) { return model.index(row, 0).data(OffersModel::DetailRole).toString(); };
        QVERIFY(marked(0) && detail(0).contains(QStringLiteral("old)")) && !detail(0).contains(QStringLiteral("over")));
        QVERIFY(marked(2) && detail(2).contains(QStringLiteral("(over ")));
        for (const int row : {1, 3, 4})
            QVERIFY2(!marked(row) && !detail(row).contains(QStringLiteral("old")), qPrintable(detail(row)));
        // Where there is no room, the date goes, not the age.
        const auto brief = [&](int row) { return model.index(row, 0).data(OffersModel::BriefRole).toString(); };
        for (const int row : {0, 2}) {
            QVERIFY2(brief(row).endsWith(QStringLiteral("old")) && brief(row).startsWith(QStringLiteral("0.34")),
                     qPrintable(brief(row)));
            QVERIFY(!brief(row).contains(QStringLiteral("2001")) && brief(row).size() < detail(row).size());
        }
        QCOMPARE(brief(3), detail(3));
    }

    /// In the unit in which an axis of a chart would draw times of the typical length.
    void timesHaveTheUnitOfAnAxis_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("head");
        QTest::newRow("3 min") << 180.0 << "180"
                               << "Time\ns";
        QTest::newRow("4 min") << 240.0 << "4.0"
                               << "Time\nmin";
        QTest::newRow("3 h") << 3 * 3600.0 << "180"
                             << "Time\nmin";
        QTest::newRow("4 h") << 4 * 3600.0 << "4.0"
                             << "Time\nh";
    }
    void timesHaveTheUnitOfAnAxis() {
        QFETCH(double, seconds);
        OffersModel model;
        model.setEstimates({estimated(offer("a", "0.34", "2026-11-01"), seconds, 0.35)});
        QTEST(model.index(0, OffersModel::Time).data().toString(), "cell");
        QTEST(model.headerData(OffersModel::Time, Qt::Horizontal, Qt::DisplayRole).toString(), "head");
    }

    void showsWhatIsEstimated() {
        OffersModel model;
        QAbstractItemModelTester tester(&model);
        Estimate priceless = estimated(offer("c", "1", "2026-11-01"), 600, 1);
        priceless.notRanked = {"Does not fit in memory at a global batch size of %1", {std::int64_t{2048}}};
        priceless.fits = false;
        model.setEstimates({estimated(offer("a", "0.34", "2026-11-01"), 3720, 0.35),
                            estimated(offer("b", "4.6016", "2026-11-01"), 2880, 3.68), priceless});
        QCOMPARE(model.rowCount(), 3);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        const auto detail = [&](int row, int column) {
            return model.index(row, column).data(OffersModel::DetailRole).toString();
        };
        // 3720 s are 62 min; minutes suit most offers, so they are the unit.
        QCOMPARE(text(0, OffersModel::Time), QStringLiteral("62"));
        QVERIFY(model.headerData(OffersModel::Time, Qt::Horizontal, Qt::DisplayRole)
                    .toString()
                    .contains(QStringLiteral("min")));
        QCOMPARE(text(1, OffersModel::Cost), QStringLiteral("3.68"));
        QCOMPARE(detail(1, OffersModel::Cost), QStringLiteral("1.84–7.36"));
        QCOMPARE(detail(1, OffersModel::Memory), QStringLiteral("9.7 of 24"));
        QVERIFY(detail(1, OffersModel::Title).startsWith(QStringLiteral("4.60")));
        QCOMPARE(model.index(0, OffersModel::Memory).data(OffersModel::FitsRole), QVariant(true));
        // The scale ends at 1, the next step above 0.70, the high end of the cheaper offer; the more expensive one
        // extends beyond it.
        const QVariantList range = model.index(0, OffersModel::CostRange).data(OffersModel::RangeRole).toList();
        QCOMPARE(range.size(), 3);
        QCOMPARE(range[1].toDouble(), 0.35);
        QVERIFY(model.index(1, OffersModel::CostRange).data(OffersModel::RangeRole).toList()[1].toDouble() > 1);
        QVERIFY(!model.index(2, 0).data(OffersModel::RankedRole).toBool());
        QCOMPARE(text(2, OffersModel::Cost), QString());
        QVERIFY(model.index(2, OffersModel::Time)
                    .data(OffersModel::ReasonRole)
                    .toString()
                    .contains(QStringLiteral("2,048")));
        // The cell may elide the reason; the tool tip and a screen reader have all of it.
        const QModelIndex refused = model.index(2, OffersModel::Time);
        const QString reason = refused.data(OffersModel::ReasonRole).toString();
        QVERIFY(refused.data(Qt::ToolTipRole).toString().contains(reason));
        QCOMPARE(refused.data(Qt::AccessibleTextRole).toString(), reason);
        QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("MXNet")));
    }
    /// 22 s at 3.60 USD/h are 0.022 USD; a minute is 0.06, an hour 3.60. What a reader would compute needs no reason.
    void aCostAboveTimeAndPriceSaysWhy() {
        OffersModel model;
        const std::string today = utcToday();
        const Offer second = offer("second", "3.6", today.c_str());
        Offer minute = second, hour = second, whole = second;
        whole.quantumSeconds = 1;
        minute.minimumSeconds = 60;
        hour.quantumSeconds = 3600;
        Offer within = hour, beyond = hour, equal = minute;  // the minimum changes nothing but in the second
        within.minimumSeconds = 60;
        beyond.minimumSeconds = 5400;
        equal.quantumSeconds = 60;
        model.setEstimates({estimated(minute, 22, 0.06), estimated(hour, 22, 3.6), estimated(within, 22, 3.6),
                            estimated(beyond, 22, 7.2), estimated(equal, 22, 0.06), estimated(minute, 3720, 3.72),
                            estimated(second, 22, 0.022), estimated(whole, 22.4, 0.023)});
        const QString day = QString::fromStdString(today);
        const auto detail = [&](int row) {
            return model.index(row, OffersModel::Title)
                .data(OffersModel::DetailRole)
                .toString()
                .replace(QChar::Nbsp, QLatin1Char(' '))
                .remove(QChar(0x2060));
        };
        const QString priced = QStringLiteral("3.60 USD/h, ") + day;
        QCOMPARE(detail(0), priced + QStringLiteral(", minimum charge 1 min"));
        for (const int row : {1, 2}) QCOMPARE(detail(row), priced + QStringLiteral(", billing quantum 1 h"));
        QCOMPARE(detail(3), priced + QStringLiteral(", minimum charge 1 h 30 min, billing quantum 1 h"));
        QCOMPARE(detail(4), priced + QStringLiteral(", billing quantum 1 min"));
        for (const int row : {5, 6}) QCOMPARE(detail(row), priced);
        QCOMPARE(detail(7), priced + QStringLiteral(", billed 23 s"));
    }
    void thisMachineIsFirstUntilItIsKnown() {
        OffersModel model;
        Offer own = offer("this-machine", "0.3", "2026-11-01");
        own.kind = PriceKind::Own;
        Estimate unknown;
        unknown.offer = own;
        unknown.notRanked = {"No estimate: nothing has been measured on this processor yet", {}};
        const Estimate other = estimated(offer("a", "0.34", "2026-11-01"), 3720, 0.35);
        model.setEstimates({other, unknown});
        QCOMPARE(model.rowOfId(QStringLiteral("this-machine")), 0);
        model.setEstimates({other, estimated(own, 7200, 0.6)});
        QCOMPARE(model.rowOfId(QStringLiteral("this-machine")), 1);
        model.setSearch(QStringLiteral("nothing like it"));
        QCOMPARE(model.rowCount(), 0);
    }
    void oldPricesWarnAndUndatedOnesSaySo() {
        OffersModel model;
        model.setOffers({offer("old", "1", "2020-01-01"), offer("undated", "1", "")});
        const QModelIndex old = model.index(model.rowOfId(QStringLiteral("old")), 0);
        const QModelIndex undated = model.index(model.rowOfId(QStringLiteral("undated")), 0);
        QVERIFY(old.data(OffersModel::WarningRole).toBool());
        QVERIFY(!undated.data(OffersModel::WarningRole).toBool());
        QVERIFY(undated.data(OffersModel::DetailRole).toString().contains(QStringLiteral("no date")));
        QVERIFY(!undated.data(OffersModel::RankedRole).toBool());
        model.setAgeLimit(100000);
        QVERIFY(!old.data(OffersModel::WarningRole).toBool());
        // Text that does not fit on its line is in the tool tip.
        QVERIFY(old.data(Qt::ToolTipRole).toString().contains(old.data(OffersModel::DetailRole).toString()));
    }
    void theChosenOfferIsSeenWhateverIsLookedFor() {
        OffersModel model;
        QAbstractItemModelTester tester(&model);
        model.setOffers({offer("alpha", "1", "2026-11-01"), offer("beta", "2", "2026-11-01")});
        model.setSearch(QStringLiteral("beta"));
        QCOMPARE(model.rowCount(), 1);
        model.setChosen(QStringLiteral("alpha"));
        QCOMPARE(model.rowCount(), 2);
        model.setChosen(QStringLiteral("beta"));
        QCOMPARE(model.rowCount(), 1);
    }
    void amountsShowTwoDigits_data() {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("text");
        QTest::newRow("hundreds") << 1234.4 << "1,234";
        QTest::newRow("tens") << 99.5 << "99.50";
        QTest::newRow("cents") << 0.35 << "0.35";
        QTest::newRow("less") << 0.0123 << "0.012";
        QTest::newRow("less, rounded up") << 0.00997 << "0.010";
        QTest::newRow("little") << 0.000189 << "0.00019";
        QTest::newRow("none") << 0.0 << "0.00";
    }
    void amountsShowTwoDigits() {
        QFETCH(double, amount);
        QFETCH(QString, text);
        QCOMPARE(shortAmount(amount), text);
    }
};

QTEST_MAIN(OffersModelTest)
#include "offers_model_test.moc"
