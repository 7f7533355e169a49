#include "tests/ui/support/clipping.h"

#include <utility>

#include <QAbstractButton>
#include <QAbstractItemDelegate>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOption>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

#include "ui/tables/column_fit.h"

namespace epochal::test {
namespace {

/// Maximum rows checked in a table, and the width in pixels that a name needs to be distinguishable.
constexpr int kMostRows = 400, kLeastName = 60;

QString described(const QWidget& widget, const QString& text, const QString& fault) {
    QStringList path;
    for (const QWidget* at = &widget; at && path.size() < 4; at = at->parentWidget())
        path.prepend(QString::fromLatin1(at->metaObject()->className()).section(QStringLiteral("::"), -1) +
                     (at->objectName().isEmpty() ? QString() : QLatin1Char('#') + at->objectName()));
    return QStringLiteral("%1: \"%2\" %3")
        .arg(path.join(QLatin1Char('/')), QString(text).replace(QLatin1Char('\n'), QLatin1Char(' ')), fault);
}

QString narrow(int has, int needs) {
    return QStringLiteral("is %1 px wide, needs %2").arg(has).arg(needs);
}
QString low(int has, int needs) {
    return QStringLiteral("is %1 px high, needs %2").arg(has).arg(needs);
}

/// How far a widget extends beyond its nearest ancestors, up to one that scrolls.
QString cutOff(const QWidget& widget, const QWidget& root) {
    for (const QWidget* at = widget.parentWidget(); at && at != root.parentWidget(); at = at->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(at)) return {};
        if (at->parentWidget() && qobject_cast<const QAbstractScrollArea*>(at->parentWidget())) return {};
        const QRect place(widget.mapTo(at, QPoint(0, 0)), widget.size());
        if (!at->rect().adjusted(-1, -1, 1, 1).contains(place)) {
            if (at->isWindow() || at == &root) return QStringLiteral("sticks out of the window");
            return QStringLiteral("sticks out of %1").arg(QString::fromLatin1(at->metaObject()->className()));
        }
        if (at == &root || at->isWindow()) break;  // a floating panel is a separate window
    }
    return {};
}

/// Whether a view that cannot scroll sideways is narrower than what is in it.
void checkArea(const QScrollArea& area, QStringList& faults) {
    if (!area.widget() || area.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff) return;
    const int has = area.viewport()->width(), needs = area.widget()->width();
    if (needs > has) faults << described(*area.widget(), QStringLiteral("all of it"), narrow(has, needs));
}

void checkHeader(const QHeaderView& header, QStringList& faults) {
    const QAbstractItemModel* model = header.model();
    if (!model || header.orientation() != Qt::Horizontal) return;
    for (int logical = 0; logical < header.count(); ++logical) {
        const int left = header.sectionViewportPosition(logical), width = header.sectionSize(logical);
        if (header.isSectionHidden(logical) || left < 0 || left + width > header.viewport()->width()) continue;
        const QString text = model->headerData(logical, Qt::Horizontal, Qt::DisplayRole).toString();
        QStyleOptionHeader option;
        option.initFrom(&header);
        option.rect = QRect(0, 0, width, header.height());
        option.orientation = Qt::Horizontal;
        option.section = logical;
        option.text = text;
        // A style sheet's padding is subtracted twice: once for the label's rectangle, and again when the label is
        // drawn.
        const QSize label = header.style()->subElementRect(QStyle::SE_HeaderLabel, &option, &header).size();
        const int room = 2 * label.width() - width, tall = 2 * label.height() - header.height();
        const QFontMetrics metrics(header.font());
        const QStringList lines = text.split(QLatin1Char('\n'));
        int needs = 0;
        for (const QString& line : lines) needs = qMax(needs, metrics.horizontalAdvance(line));
        const int high = metrics.lineSpacing() * static_cast<int>(lines.size());
        if (needs > room) faults << described(header, text, narrow(room, needs));
        // Two pixels of the line spacing are above the tallest glyph.
        if (high > tall + 2) faults << described(header, text, low(tall, high));
    }
}

void checkLabel(const QLabel& label, QStringList& faults) {
    if (label.text().isEmpty()) return;
    const QString plain = label.text();
    if (label.objectName().endsWith(QLatin1String("User"))) return;
    if (label.wordWrap()) {
        const int needs = label.heightForWidth(label.width());
        if (needs > label.height() + 2) faults << described(label, plain, low(label.height(), needs));
        return;
    }
    const QSize needs = label.minimumSizeHint();
    if (needs.width() > label.width() + 1) faults << described(label, plain, narrow(label.width(), needs.width()));
    if (needs.height() > label.height() + 2) faults << described(label, plain, low(label.height(), needs.height()));
    if (plain.contains(QChar(0x2026)) && label.toolTip().isEmpty())
        faults << described(label, plain, QStringLiteral("is elided without a tool tip"));
}

void checkButton(const QAbstractButton& button, QStringList& faults) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) return;
    const QSize needs = button.sizeHint();
    if (needs.width() > button.width() + 1)
        faults << described(button, button.text(), narrow(button.width(), needs.width()));
    const int height = QFontMetrics(button.font()).height();
    if (height > button.height()) faults << described(button, button.text(), low(button.height(), height));
}

/// The size that a cell's delegate asks for, in the view's style. Queried the way the view does when it fits a column.
QSize cellNeeds(const QAbstractItemView& view, const QModelIndex& index, const QRect& place) {
    QStyleOptionViewItem option;
    option.initFrom(&view);
    option.widget = &view;
    option.font = view.font();
    option.fontMetrics = QFontMetrics(option.font);
    option.decorationSize = QSize(16, 16);
    option.rect = place;
    return view.itemDelegateForIndex(index)->sizeHint(option, index);
}

void checkCell(const QAbstractItemView& view, const QModelIndex& index, const QRect& place, QStringList& faults) {
    const QString text = index.data().toString();
    if (text.isEmpty() || place.isEmpty()) return;
    const QSize needs = cellNeeds(view, index, place);
    const QString at = QStringLiteral("%1 (row %2, column %3)").arg(text).arg(index.row()).arg(index.column());
    if (needs.height() > place.height()) faults << described(view, at, low(place.height(), needs.height()));
    if (needs.width() <= place.width()) return;
    if (!ui::isNameColumn(view, index.column()))
        faults << described(view, at, narrow(place.width(), needs.width()));
    else if (!index.data(Qt::ToolTipRole).toString().contains(text))
        faults << described(view, at, QStringLiteral("is elided without a tool tip"));
}

void checkColumns(const QAbstractItemView& view, const QHeaderView& header, QStringList& faults) {
    for (int column = 0; column < header.count(); ++column) {
        if (header.isSectionHidden(column)) continue;
        const int right = header.sectionPosition(column) + header.sectionSize(column);
        const QString head = view.model()->headerData(column, Qt::Horizontal).toString();
        if (right > view.viewport()->width())
            faults << described(view, head,
                                QStringLiteral("ends at %1 px of %2").arg(right).arg(view.viewport()->width()));
        if (ui::isNameColumn(view, column) && header.sectionSize(column) < kLeastName)
            faults << described(view, head, narrow(header.sectionSize(column), kLeastName));
    }
}

/// Every cell of the table, whether or not it is scrolled into view.
void checkTable(const QTableView& table, QStringList& faults) {
    const QAbstractItemModel* model = table.model();
    if (!model) return;
    checkColumns(table, *table.horizontalHeader(), faults);
    for (int row = 0; row < std::min(model->rowCount(), kMostRows); ++row) {
        if (table.isRowHidden(row)) continue;
        for (int column = 0; column < model->columnCount(); column += std::max(1, table.columnSpan(row, column))) {
            if (table.isColumnHidden(column)) continue;
            const QModelIndex index = model->index(row, column);
            checkCell(table, index, table.visualRect(index), faults);
        }
    }
}

void checkTree(const QTreeView& tree, QStringList& faults) {
    if (!tree.model()) return;
    checkColumns(tree, *tree.header(), faults);
    int rows = 0;
    for (QModelIndex row = tree.model()->index(0, 0); row.isValid() && rows < kMostRows;
         row = tree.indexBelow(row), ++rows) {
        const bool spanned = tree.isFirstColumnSpanned(row.row(), row.parent());
        for (int column = 0; column < (spanned ? 1 : tree.model()->columnCount(row.parent())); ++column) {
            if (tree.isColumnHidden(column)) continue;
            const QModelIndex index = row.siblingAtColumn(column);
            checkCell(tree, index, tree.visualRect(index), faults);
        }
    }
}

}  // namespace

QStringList clippedTexts(const QWidget& root) {
    QStringList faults;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->size().isEmpty()) continue;
        QString text;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            text = label->text();
            checkLabel(*label, faults);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            text = button->text();
            checkButton(*button, faults);
        } else if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
            checkHeader(*header, faults);
        } else if (const auto* area = qobject_cast<const QScrollArea*>(widget)) {
            checkArea(*area, faults);
        } else if (const auto* table = qobject_cast<const QTableView*>(widget)) {
            checkTable(*table, faults);
        } else if (const auto* tree = qobject_cast<const QTreeView*>(widget)) {
            checkTree(*tree, faults);
        } else if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
            text = combo->currentText();
            QStyleOptionComboBox option;
            option.initFrom(combo);
            const QRect field =
                combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
            const int needs = QFontMetrics(combo->font()).horizontalAdvance(text);
            if (!combo->isEditable() && needs > field.width())
                faults << described(*combo, text, narrow(field.width(), needs));
        }
        if (text.isEmpty()) continue;
        if (const QString out = cutOff(*widget, root); !out.isEmpty()) faults << described(*widget, text, out);
    }
    faults.removeDuplicates();
    return faults;
}

QStringList lastingClips(const QWidget& root) {
    // Passes of 10 ms and more without any change. A count, as a pass takes longer where the machine is busy.
    constexpr int kPasses = 2'000, kFewPasses = 100, kEnough = 2;
    static int lasting = 0;
    QStringList faults = clippedTexts(root);
    for (int same = 0; !faults.isEmpty() && same < (lasting < kEnough ? kPasses : kFewPasses); ++same) {
        QTest::qWait(10);
        QStringList now = clippedTexts(root);
        if (now == faults) continue;
        faults = std::move(now);
        same = 0;
    }
    if (!faults.isEmpty()) ++lasting;
    return faults;
}

}  // namespace epochal::test
