#pragma once

#include <QLocale>
#include <QObject>

#include "ui/format/count_translator.h"

namespace epochal::ui {

/// While it lives, tr() and core's texts come in one language, whatever the window speaks: for documents, which keep
/// their own language. The window is not told and must not be repainted meanwhile. GUI thread, synchronous use only.
class LanguageScope {
public:
    explicit LanguageScope(const QLocale& locale);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    /// Answers with the English text where the catalogue has none, so that the window's catalogue is never asked.
    class Words : public CountTranslator {
    public:
        QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;
        bool isEmpty() const override { return false; }
    };
    /// Swallows the application's LanguageChange.
    class Silence : public QObject {
    public:
        bool eventFilter(QObject* watched, QEvent* event) override;
    };
    Words words_;
    Silence silence_;
};

}  // namespace epochal::ui
