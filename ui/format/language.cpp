#include "ui/format/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QTranslator>
#include <QWidget>

#include "core/base/languages.h"
#include "ui/format/count_translator.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::Language)
};

struct State {
    CountTranslator program;
    QTranslator qt;
    QString code;
};

State& state() {
    static State* const kept = new State;  // outlives the application, which holds pointers to the translators
    return *kept;
}

}  // namespace

QStringList Language::codes() {
    return QStringList(QString()) + spoken();
}

QStringList Language::spoken() {
    QStringList codes;
    for (const SpokenLanguage& one : kSpokenLanguages) codes.append(QLatin1String(one.code));
    return codes;
}

QString Language::label(const QString& code) {
    for (const SpokenLanguage& one : kSpokenLanguages)
        if (code == QLatin1String(one.code)) return QString::fromUtf8(one.name);
    return Words::tr("Follow system");
}

QLocale Language::localeOf(const QString& code) {
    const QLocale system = QLocale::system();
    const QString own = system.name().section(QLatin1Char('_'), 0, 0);
    if (code.isEmpty()) return codes().contains(own) ? system : QLocale(QLocale::English, QLocale::UnitedStates);
    return code == own ? system : QLocale(code);
}

QString Language::current() {
    return state().code;
}

/// How menus and texts name keys: Qt's own Spanish spells them out, "Control+Mayúsculas".
[[maybe_unused]] constexpr const char* kQtKeyNames[] = {QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
                                                        QT_TRANSLATE_NOOP("QShortcut", "Shift")};

void Language::apply(const QString& code) {
    State& kept = state();
    kept.code = codes().contains(code) ? code : QString();
    const QLocale locale = localeOf(kept.code);
    const QString name = locale.name().section(QLatin1Char('_'), 0, 0);
    QCoreApplication::removeTranslator(&kept.program);
    QCoreApplication::removeTranslator(&kept.qt);
    QLocale::setDefault(locale);
    Formatter::setCurrent(locale);
    // Each installation sends LanguageChange to every widget: with the program's translator last, widgets retranslate
    // when both are in place.
    if (kept.qt.load(QStringLiteral("qtbase_") + name, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&kept.qt);
    if (kept.program.load(locale)) QCoreApplication::installTranslator(&kept.program);
    for (QWidget* window : QApplication::topLevelWidgets()) window->setLocale(locale);
}

}  // namespace epochal::ui
