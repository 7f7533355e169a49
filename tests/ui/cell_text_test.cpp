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

    /// Names that differ before their ends: what differs is seen, as long as there is room for it.
    void whatTellsNamesApartStays() {
        const QFontMetrics metrics{QFont()};
        const QString first = kLong + kFirst, second = kLong + kSecond;
        QCOMPARE(elidedName(first, kShared, metrics, 10'000), first);
        const int whole = metrics.horizontalAdvance(first);
        const int word = metrics.horizontalAdvance(QStringLiteral("…lr0.1-seed1")),
                  figure = metrics.horizontalAdvance(QStringLiteral("…1-seed1"));
        for (const int width : {whole / 2, word, word - 1, figure}) {
            const QString shown = elidedName(first, kShared, metrics, width);
            QVERIFY2(shown.contains(QStringLiteral("lr0.1")) || width < word, qPrintable(shown));
            QVERIFY2(metrics.horizontalAdvance(shown) <= width, qPrintable(shown));
            QVERIFY(shown != elidedName(second, kShared, metrics, width));
        }
        // Names that share nothing keep both ends.
        QCOMPARE(elidedName(first, 0, metrics, whole / 2), metrics.elidedText(first, Qt::ElideMiddle, whole / 2));
    }

    /// A name that is the beginning of another: what the other adds begins after a word, not within it.
    void whatAnotherNameAddsStays() {
        const QFontMetrics metrics{QFont()};
        const QString less = QStringLiteral("Mirrored horizontally"), more = less + QStringLiteral(" and moved");
        const int width = metrics.horizontalAdvance(QStringLiteral("Mirr…and moved"));
        QCOMPARE(elidedName(more, less.size(), metrics, width), QStringLiteral("Mirr…and moved"));
        QVERIFY(elidedName(less, less.size(), metrics, width) != less);
    }

    /// However narrow: one ellipsis, with neither a full stop nor a blank before it.
    void thereIsOneEllipsis() {
        const QFontMetrics metrics{QFont()};
        const QString dots(QChar(0x2026));
        for (const QString& name : {QStringLiteral("VM.GPU.A10 with a standard image"),
                                    QStringLiteral("BM. GPU4.8, bare metal"), kLong + kFirst})
            for (qsizetype shared = 0; shared <= name.size(); ++shared)
                for (int width = metrics.horizontalAdvance(dots + name.right(4)); width > 20; width -= 3) {
                    const QString shown = elidedName(name, shared, metrics, width);
                    QVERIFY2(shown.count(dots) == 1, qPrintable(shown));
                    const qsizetype at = shown.indexOf(dots);
                    QVERIFY2(at == 0 || (shown[at - 1] != QLatin1Char('.') && !shown[at - 1].isSpace()),
                             qPrintable(shown));
                }
    }

    /// A cell is compared with all others of its column, so equal ones look equal wherever they are.
    void aCellKnowsWhatItSharesWithItsColumn() {
        struct Opened : RowDelegate {
            using RowDelegate::sharedStart;
        } cells;
        QCOMPARE(cells.sharedStart(model_.index(0, 0)), kShared);
        QCOMPARE(cells.sharedStart(model_.index(1, 0)), kShared);
        const QString less = QStringLiteral("Mirrored horizontally"), more = less + QStringLiteral(" and moved");
        QStandardItemModel model;
        for (const QString& text : {more, more, QStringLiteral("None"), less, more})
            model.appendRow(new QStandardItem(text));
        for (const int row : {0, 1, 3, 4}) QCOMPARE(cells.sharedStart(model.index(row, 0)), less.size());
        QCOMPARE(cells.sharedStart(model.index(2, 0)), 0);
        // The column changes.
        model.item(3)->setText(QStringLiteral("Shifted"));
        QCOMPARE(cells.sharedStart(model.index(0, 0)), 0);
        model.appendRow(new QStandardItem(less));
        QCOMPARE(cells.sharedStart(model.index(0, 0)), less.size());
    }

    /// In a column too narrow for its names, the same name is the same picture in each of its rows.
    void equalNamesLookEqual() {
        const QString less = QStringLiteral("Mirrored horizontally"), more = less + QStringLiteral(" and moved");
        QStandardItemModel model;
        for (const QString& text : {more, more, less, more, less, QStringLiteral("None")})
            model.appendRow(new QStandardItem(text));
        QTableView table;
        table.setModel(&model);
        setUpTable(table);
        table.setFocusPolicy(Qt::NoFocus);
        setNameColumns(table, {0});
        table.resize(300, 300);
        table.setColumnWidth(0, table.fontMetrics().horizontalAdvance(less) - 10);
        const QImage all = table.viewport()->grab().toImage();
        const auto cell = [&](int row) { return all.copy(table.visualRect(model.index(row, 0))); };
        for (const int row : {1, 3}) QVERIFY(cell(row) == cell(0));
        QVERIFY(cell(4) == cell(2));
        QVERIFY(cell(2) != cell(0));
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
