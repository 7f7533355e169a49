#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace epochal::ui {

/// The window's language, switched while it runs. GUI thread only.
class Language {
public:
    /// "" (the system's), "en", "ru", "es".
    [[nodiscard]] static QStringList codes();
    /// A language's own name; "As the system" for "".
    [[nodiscard]] static QString label(const QString& code);
    /// Installs translators of the program and of Qt, sets the locale of formatter and top-level windows. An unknown
    /// code is the system's.
    static void apply(const QString& code);
    [[nodiscard]] static QString current();
    /// The locale that goes with a code: the system's territory where the language is the system's.
    [[nodiscard]] static QLocale localeOf(const QString& code);
};

}  // namespace epochal::ui
