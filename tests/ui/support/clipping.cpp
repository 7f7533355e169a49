#include "tests/ui/support/clipping.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QStyle>
#include <QStyleOption>
#include <QToolButton>

namespace epochal::test {
namespace {

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

/// How far a widget sticks out of the nearest ancestor, up to one that scrolls.
QString cutOff(const QWidget& widget, const QWidget& root) {
    for (const QWidget* at = widget.parentWidget(); at && at != root.parentWidget(); at = at->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(at)) return {};
        if (at->parentWidget() && qobject_cast<const QAbstractScrollArea*>(at->parentWidget())) return {};
        const QRect place(widget.mapTo(at, QPoint(0, 0)), widget.size());
        if (!at->rect().adjusted(-1, -1, 1, 1).contains(place)) {
            if (at->isWindow() || at == &root) return QStringLiteral("sticks out of the window");
            return QStringLiteral("sticks out of %1").arg(QString::fromLatin1(at->metaObject()->className()));
        }
        if (at == &root) break;
    }
    return {};
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
        // A style sheet's padding counts twice: once for the label's place, once more when the label is drawn.
        const QSize label = header.style()->subElementRect(QStyle::SE_HeaderLabel, &option, &header).size();
        const int room = 2 * label.width() - width, tall = 2 * label.height() - header.height();
        const QFontMetrics metrics(header.font());
        const QStringList lines = text.split(QLatin1Char('\n'));
        int needs = 0;
        for (const QString& line : lines) needs = qMax(needs, metrics.horizontalAdvance(line));
        const int high = metrics.lineSpacing() * static_cast<int>(lines.size());
        if (needs > room) faults << described(header, text, narrow(room, needs));
        // Two pixels of the spacing lie above the tallest glyph.
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

}  // namespace epochal::test
