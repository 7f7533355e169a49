#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <optional>
#include <vector>

#include "core/analysis/statistics.h"
#include "core/base/message.h"
#include "core/base/numerals.h"
#include "core/base/result.h"
#include "core/economics/decimal.h"

namespace epochal::ui {

/// Formats every figure, date and amount that a person sees, for one language, by the rules of Numerals; money is the
/// amount, then the ISO code. A value that is missing is an en dash. QLocale does not group: Qt 6.4.2 writes 1234567 in
/// es_ES as 1234.567.
class Formatter {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::Formatter)
public:
    explicit Formatter(QLocale locale);
    /// The window's formatter; set by setCurrent when the language changes.
    static const Formatter& current();
    static void setCurrent(QLocale locale);

    [[nodiscard]] const QLocale& locale() const { return locale_; }

    /// Stands for a value that is missing.
    [[nodiscard]] static QString dash() { return QString::fromUtf8(Numerals::kDash); }

    [[nodiscard]] QString integer(qint64 value) const;
    [[nodiscard]] QString number(double value, int decimals) const;
    [[nodiscard]] QString significant(double value, int digits = 3) const;  ///< at least that many digits, no exponent
    [[nodiscard]] QString exact(double value) const;  ///< up to ten significant digits, no trailing zeros
    [[nodiscard]] QString percent(double fraction, int decimals = 2) const;  ///< "92.86%", "92,86 %"
    [[nodiscard]] QString percentSign() const;  ///< after a number: without a space in English, with one elsewhere
    [[nodiscard]] QString percentNumber(double fraction, int decimals = 2) const;  ///< "92.86", for columns headed %
    [[nodiscard]] QString times(double ratio, int decimals) const;                 ///< "1.4 ×", in Russian "×1,4"
    [[nodiscard]] QString money(const Money& money, int decimals = 2)
        const;  ///< "0.88 USD"; below 0.10 with the decimals that show two digits, six at most
    [[nodiscard]] QString amount(const Decimal& amount, int decimals = 2) const;
    [[nodiscard]] QString duration(double seconds) const;       ///< "0.42 s", "3 min 56 s", "1 h 04 min"
    [[nodiscard]] QString wholeDuration(double seconds) const;  ///< the same for an agreed time: "1 s", "1 min", "1 h"
    [[nodiscard]] QString milliseconds(double seconds) const;   ///< "50.8 ms"
    [[nodiscard]] QString bytes(qint64 bytes) const;            ///< "85.3 MiB"
    [[nodiscard]] QString date(qint64 utcMillis) const;         ///< local time, the language's order
    [[nodiscard]] QString time(qint64 utcMillis) const;         ///< "14:10:32", local
    [[nodiscard]] QString dateTime(qint64 utcMillis) const;
    [[nodiscard]] QString when(qint64 utcMillis) const;         ///< "today 14:10", "20 Nov 18:40", "2020-03-10"
    [[nodiscard]] QString isoDay(const QString& isoDay) const;  ///< a price's date in the language's order
    [[nodiscard]] QString bound(const QString& text) const;     ///< "%1 ms", "epoch %1": never two lines
    /// "4.10 ± 0.12"; the value alone where spread() has nothing to say.
    [[nodiscard]] QString plusMinus(double value, double uncertainty, int decimals) const;
    /// "± 0.12", with the decimals that plusMinus() gives the value. Empty if the uncertainty is unknown, as that of a
    /// single measurement is, or below the last digit: "± 0.00" would claim that there is none.
    [[nodiscard]] QString spread(double value, double uncertainty, int decimals) const;

    template <class T>
    [[nodiscard]] QString orDash(const std::optional<T>& value, auto&& write) const {
        return value ? write(*value) : dash();
    }

    /// Core's sentences in the window's language, with arguments formatted.
    [[nodiscard]] QString text(const Message& message) const;
    [[nodiscard]] static QString text(const char* coreText);  ///< a label of core, context "core"
    /// A sentence of the window, already translated, written like core's: no line ends within "images/s" or "4 × L4".
    [[nodiscard]] QString sentence(const QString& translated, std::vector<Arg> args = {}) const;
    /// One argument, as it appears in a sentence: "3 min 56 s".
    [[nodiscard]] QString spell(const Arg& arg) const;
    [[nodiscard]] QString what(const Error& error) const;  ///< what and where
    [[nodiscard]] QString remedy(const Error& error) const;

private:
    QLocale locale_;
    Numerals numerals_;
};

}  // namespace epochal::ui
