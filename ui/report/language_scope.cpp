#include "ui/report/language_scope.h"

#include <QCoreApplication>
#include <QEvent>

namespace epochal::ui {

LanguageScope::LanguageScope(const QLocale& locale) {
    // Failure to load is fine: English has a catalogue only for plurals, and the source texts are English.
    (void)words_.load(locale);
    QCoreApplication::instance()->installEventFilter(&silence_);
    QCoreApplication::installTranslator(&words_);
    QCoreApplication::instance()->removeEventFilter(&silence_);
}

LanguageScope::~LanguageScope() {
    QCoreApplication::instance()->installEventFilter(&silence_);
    QCoreApplication::removeTranslator(&words_);
    QCoreApplication::instance()->removeEventFilter(&silence_);
}

QString LanguageScope::Words::translate(const char* context, const char* text, const char* disambiguation,
                                        int n) const {
    const QString found = CountTranslator::translate(context, text, disambiguation, n);
    return found.isEmpty() ? counted(QString::fromUtf8(text), n) : found;
}

bool LanguageScope::Silence::eventFilter(QObject* watched, QEvent* event) {
    return watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange;
}

}  // namespace epochal::ui
