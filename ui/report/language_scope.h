#pragma once

#include <QLocale>
#include <QObject>

#include "ui/format/count_translator.h"

namespace epochal::ui {

/// During its lifetime, tr() and core's texts use the given language, independent of the window: for documents, which
/// keep their own language. The window is not notified and must not be repainted meanwhile. GUI thread, synchronous use
/// only.
class LanguageScope {
public:
    explicit LanguageScope(const QLocale& locale);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    /// Returns the English text if the catalogue has none, so that the window's catalogue is never consulted.
    class Words : public CountTranslator {
    public:
        QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;
        bool isEmpty() const override { return false; }
    };
    /// Suppresses the application's LanguageChange event.
    class Silence : public QObject {
    public:
        bool eventFilter(QObject* watched, QEvent* event) override;
    };
    Words words_;
    Silence silence_;
};

}  // namespace epochal::ui
