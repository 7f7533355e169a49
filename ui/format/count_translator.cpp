#include "ui/format/count_translator.h"

namespace epochal::ui {

bool CountTranslator::load(const QLocale& locale) {
    write_ = Formatter(locale);
    const QString language = locale.name().section(QLatin1Char('_'), 0, 0);
    return QTranslator::load(QStringLiteral(":/translations/epochal_%1.qm").arg(language));
}

QString CountTranslator::translate(const char* context, const char* text, const char* disambiguation, int n) const {
    QString found = QTranslator::translate(context, text, disambiguation, n);
    // The English catalogue has only what depends on a number; all other texts are their source.
    if (found.isNull() && n < 0 && write_.locale().language() == QLocale::English) found = QString::fromUtf8(text);
    return counted(found.contains(QLatin1Char('%')) ? write_.bound(found) : found, n);
}

QString CountTranslator::counted(QString text, int n) const {
    return n < 0 ? text : text.replace(QLatin1String("%n"), write_.integer(n));
}

}  // namespace epochal::ui
