#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <optional>

#include "core/analysis/statistics.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/economics/decimal.h"

namespace epochal::ui {

/// Every figure, date and amount a person sees is written here, for one language. Figures are grouped and pointed by
/// the language (Spanish groups from five digits on), a no-break space stands before units and before %; money is the
/// amount, then the ISO code. A value that is missing or not finite is an en dash. Zero is written for zero alone: what
/// is above it and too small for its digits is "< 0.01". Grouping is done here: Qt 6.4.2
/// writes 1234567 in es_ES as 1234.567.
class Formatter {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::Formatter)
public:
    explicit Formatter(QLocale locale);
    /// The window's; set by setCurrent when the language changes.
    static const Formatter& current();
    static void setCurrent(QLocale locale);

    [[nodiscard]] const QLocale& locale() const { return locale_; }

    [[nodiscard]] QString integer(qint64 value) const;
    [[nodiscard]] QString number(double value, int decimals) const;
    [[nodiscard]] QString significant(double value, int digits = 3) const;  ///< at least that many digits, no exponent
    [[nodiscard]] QString exact(double value) const;  ///< up to ten significant digits, no zeros at the end
    [[nodiscard]] QString percent(double fraction, int decimals = 2) const;  ///< "92.86%", "92,86 %"
    [[nodiscard]] QString percentSign() const;  ///< as it follows a number: close in English, after a space elsewhere
    [[nodiscard]] QString percentNumber(double fraction, int decimals = 2) const;  ///< "92.86", for columns headed %
    [[nodiscard]] QString money(const Money& money, int decimals = 2)
        const;  ///< "0.88 USD"; below 0.10 as many decimals as show two digits, six at most
    [[nodiscard]] QString amount(const Decimal& amount, int decimals = 2) const;
    /// Digits after the point that amount() writes.
    [[nodiscard]] static int amountDecimals(double amount, int decimals = 2);
    [[nodiscard]] QString duration(double seconds) const;       ///< "0.42 s", "3 min 56 s", "1 h 04 min"
    [[nodiscard]] QString wholeDuration(double seconds) const;  ///< the same of what is known to be whole: "1 s"
    [[nodiscard]] QString clock(double seconds) const;  ///< "3:56", "1:04:10": minutes and seconds, for tight places
    [[nodiscard]] QString milliseconds(double seconds) const;  ///< "50.8 ms"
    [[nodiscard]] QString bytes(qint64 bytes) const;           ///< "85.3 MiB"
    [[nodiscard]] QString date(qint64 utcMillis) const;        ///< local time, the language's order
    [[nodiscard]] QString time(qint64 utcMillis) const;        ///< "14:10:32", local
    [[nodiscard]] QString dateTime(qint64 utcMillis) const;
    [[nodiscard]] QString when(qint64 utcMillis) const;         ///< "today 14:10", "20 Nov 18:40", "2020-03-10"
    [[nodiscard]] QString isoDay(const QString& isoDay) const;  ///< a price's day in the language's order
    [[nodiscard]] QString plusMinus(double value, double uncertainty, int decimals) const;

    template <class T>
    [[nodiscard]] QString orDash(const std::optional<T>& value, auto&& write) const {
        return value ? write(*value) : QString(QChar(0x2013));
    }

    /// core's sentences in the window's language, arguments formatted.
    [[nodiscard]] QString text(const Message& message) const;
    [[nodiscard]] static QString text(const char* coreText);  ///< a label of core, context "core"
    [[nodiscard]] QString what(const Error& error) const;     ///< what and where
    [[nodiscard]] QString remedy(const Error& error) const;

private:
    [[nodiscard]] QString less(double limit, int decimals) const;  ///< "< 0.01"
    [[nodiscard]] QString grouped(QString plain) const;            ///< digits of the C locale in the language's writing

    QLocale locale_;
};

}  // namespace epochal::ui
