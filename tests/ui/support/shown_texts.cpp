#include "tests/ui/support/shown_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QXmlStreamReader>

namespace epochal::test {
namespace {

constexpr int kMostRows = 30;

QString plain(QString text) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    static const QRegularExpression mnemonic(QStringLiteral("&(?=[^&\\s])"));
    text.remove(tag);
    text.replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
    text.replace(QStringLiteral("&amp;"), QStringLiteral("&&"));
    text.remove(mnemonic);
    text.replace(QStringLiteral("&&"), QStringLiteral("&"));
    text.replace(QChar(0x00A0), QLatin1Char(' '));
    return text.trimmed();
}

class Collector {
public:
    explicit Collector(QList<ShownText>& all) : all_(all) {}

    void take(const QWidget& widget) {
        where_ = pathOf(widget);
        for (const QString& text : {widget.toolTip(), widget.accessibleName(), widget.windowTitle()}) add(text);
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(button->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) add(box->title());
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) add(line->placeholderText());
        if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) add(text->placeholderText());
        if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
            for (int i = 0; i < bar->count(); ++i) add(bar->tabText(i));
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            for (int i = 0; i < box->count(); ++i) add(box->itemText(i));
        if (const auto* menu = qobject_cast<const QMenu*>(&widget)) add(menu->title());
        for (const QAction* action : widget.actions()) {
            add(action->text());
            add(action->toolTip());
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) table(*view);
    }

private:
    static QString pathOf(const QWidget& widget) {
        QStringList path;
        for (const QWidget* at = &widget; at && path.size() < 4; at = at->parentWidget())
            path.prepend(QString::fromLatin1(at->metaObject()->className()).section(QStringLiteral("::"), -1) +
                         (at->objectName().isEmpty() ? QString() : QLatin1Char('#') + at->objectName()));
        return path.join(QLatin1Char('/'));
    }
    void add(const QString& text) {
        for (const QString& line : text.split(QLatin1Char('\n')))
            if (const QString one = plain(line); !one.isEmpty()) all_.append({where_, one});
    }
    void table(const QAbstractItemView& view) {
        const QAbstractItemModel* model = view.model();
        if (model == nullptr || qobject_cast<const QHeaderView*>(&view)) return;
        for (int column = 0; column < model->columnCount(); ++column) {
            // A header of two lines is one text.
            QString head = model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            add(head.replace(QLatin1Char('\n'), QLatin1Char(' ')));
            add(model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
            for (int row = 0; row < std::min(kMostRows, model->rowCount()); ++row) {
                const QModelIndex index = model->index(row, column);
                add(index.data(Qt::DisplayRole).toString());
                add(index.data(Qt::ToolTipRole).toString());
            }
        }
    }

    QList<ShownText>& all_;
    QString where_;
};

}  // namespace

QList<ShownText> shownTexts(const QWidget& root) {
    QList<ShownText> all;
    Collector collector(all);
    collector.take(root);
    for (const QWidget* widget : root.findChildren<QWidget*>()) collector.take(*widget);
    return all;
}

EnglishTexts::EnglishTexts(const QString& source, const QString& language) {
    QFile file(source + QStringLiteral("/translations/epochal_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return;
    static const QRegularExpression place(QStringLiteral("%(L?\\d|n)"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    QXmlStreamReader reader(&file);
    QString english;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("source")) english = reader.readElementText();
        if (reader.name() != QLatin1String("translation")) continue;
        const QString other = reader.readElementText(QXmlStreamReader::IncludeChildElements);
        if (plain(other).contains(plain(english))) continue;  // a name that is the same in every language
        for (const QString& line : english.split(QLatin1Char('\n'))) {
            const QString one = plain(line);
            QString rest = one;
            if (!rest.remove(place).contains(word)) continue;
            if (!one.contains(place)) {
                exact_.insert(one);
                continue;
            }
            QString pattern;
            qsizetype from = 0;
            for (auto at = place.globalMatch(one); at.hasNext();) {
                const QRegularExpressionMatch match = at.next();
                pattern +=
                    QRegularExpression::escape(one.mid(from, match.capturedStart() - from)) + QStringLiteral(".+");
                from = match.capturedEnd();
            }
            pattern += QRegularExpression::escape(one.mid(from));
            patterns_.append(QRegularExpression(QLatin1Char('^') + pattern + QLatin1Char('$')));
        }
    }
}

bool EnglishTexts::holds(const QString& text) const {
    if (exact_.contains(text)) return true;
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    if (!text.contains(word)) return false;
    for (const QRegularExpression& pattern : patterns_)
        if (pattern.match(text).hasMatch()) return true;
    return false;
}

}  // namespace epochal::test
