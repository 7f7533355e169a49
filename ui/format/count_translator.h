#pragma once

#include <QTranslator>

#include "ui/format/formatter.h"

namespace epochal::ui {

/// A language's texts, with their counts (%n) written as the language writes numbers: "10,000 runs". Qt alone would
/// insert bare digits. Numbers and their units stay together (Formatter::bound). GUI thread.
class CountTranslator : public QTranslator {
public:
    /// Loads the texts; false if there are none, or they cannot be read.
    [[nodiscard]] bool load(const QLocale& locale);
    [[nodiscard]] QString translate(const char* context, const char* text, const char* disambiguation,
                                    int n) const override;

protected:
    [[nodiscard]] QString counted(QString text, int n) const;

private:
    Formatter write_{QLocale(QLocale::English)};
};

}  // namespace epochal::ui
