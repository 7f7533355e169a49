#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace epochal::ui {

/// The window's language, which can be switched at run time. GUI thread only.
class Language {
public:
    /// "" (the system's) and those spoken.
    [[nodiscard]] static QStringList codes();
    /// Those of core/base/languages.h.
    [[nodiscard]] static QStringList spoken();
    /// A language's name for itself; "Follow system" for "".
    [[nodiscard]] static QString label(const QString& code);
    /// Installs the translators of the program and of Qt, and sets the locale of the formatter and of top-level
    /// windows. An unknown code selects the system's language.
    static void apply(const QString& code);
    [[nodiscard]] static QString current();
    /// The locale of a code, with the system's territory if the language is the system's.
    [[nodiscard]] static QLocale localeOf(const QString& code);
};

}  // namespace epochal::ui
