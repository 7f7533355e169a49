// Which part of a text that is wider than its cell stays.
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include "ui/tables/cell_text.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/row_delegate.h"
#include "ui/tables/table_setup.h"

using namespace epochal::ui;

class CellTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        for (const QStringList& row : {QStringList{kLong + kFirst, kSaid + QStringLiteral(" than A")},
                                       QStringList{kLong + kSecond, kSaid + QStringLiteral(" than B")}}) {
            QList<QStandardItem*> items;
            for (const QString& text : row) items += new QStandardItem(text);
            model_.appendRow(items);
        }
    }

    /// Names that differ before their ends: what differs is seen, however narrow the column.
    void whatTellsNamesApartStays() {
        const QFontMetrics metrics{QFont()};
        const QString first = kLong + kFirst, second = kLong + kSecond;
        QCOMPARE(elidedName(first, kShared, metrics, 10'000), first);
        const int whole = metrics.horizontalAdvance(first);
        for (const int width : {whole / 2, whole / 3, metrics.horizontalAdvance(QStringLiteral("…lr0.1-…")) + 2}) {
            const QString shown = elidedName(first, kShared, metrics, width);
            QVERIFY2(shown.contains(QStringLiteral("lr0.1")), qPrintable(shown));
            QVERIFY2(metrics.horizontalAdvance(shown) <= width, qPrintable(shown));
            QVERIFY(shown != elidedName(second, kShared, metrics, width));
        }
        // Names that share nothing keep both ends.
        QCOMPARE(elidedName(first, 0, metrics, whole / 2), metrics.elidedText(first, Qt::ElideMiddle, whole / 2));
    }

    void aCellKnowsWhatItSharesWithItsNeighbors() {
        struct Opened : RowDelegate {
            using RowDelegate::sharedStart;
        };
        QCOMPARE(Opened::sharedStart(model_.index(0, 0)), kShared);
        QCOMPARE(Opened::sharedStart(model_.index(1, 0)), kShared);
    }

    /// Two cells that differ at their ends only look alike in a column of sentences, and different in one of names.
    void sentencesAreCutAtTheirEnds() {
        for (const bool sentence : {true, false}) {
            QTableView table;
            table.setModel(&model_);
            setUpTable(table);
            table.resize(400, 200);
            new ColumnFitter(table, {-1, {{1, 60, sentence}, {0, 60}}, {}});
            QVERIFY(isNameColumn(table, 1));
            QCOMPARE(isSentenceColumn(table, 1), sentence);
            // One picture, after which the layout is done: two would lay the table out between them.
            const QImage all = table.viewport()->grab().toImage();
            const QRect first = table.visualRect(model_.index(0, 1)), second = table.visualRect(model_.index(1, 1));
            QVERIFY(first.width() < table.fontMetrics().horizontalAdvance(model_.index(0, 1).data().toString()));
            QCOMPARE(first.size(), second.size());
            QCOMPARE(all.copy(first) == all.copy(second), sentence);
        }
    }

private:
    const QString kLong = QStringLiteral("fashion-mnist-resnet8-nesterov"), kFirst = QStringLiteral("-lr0.1-seed1"),
                  kSecond = QStringLiteral("-lr0.2-seed1"), kSaid = QStringLiteral("c11: better and less expensive");
    const qsizetype kShared = kLong.size() + 5;  ///< up to "-lr0."
    QStandardItemModel model_;
};

QTEST_MAIN(CellTextTest)
#include "cell_text_test.moc"
