#include "ui/format/formatter.h"

#include <QDateTime>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace epochal::ui {

namespace {

constexpr QChar kNoBreak(0x00A0);
constexpr QChar kDash(0x2013);
constexpr QChar kMinus(0x2212);

Formatter& windowFormatter() {
    static Formatter formatter{QLocale(QLocale::English, QLocale::UnitedStates)};
    return formatter;
}

struct Writing {
    QString point, group;
    int groupFrom;  ///< minimum number of digits before the point that are grouped
};

Writing writing(const QLocale& locale) {
    switch (locale.language()) {
        case QLocale::English:
            return {QStringLiteral("."), QStringLiteral(","), 4};
        case QLocale::Russian:
            return {QStringLiteral(","), QString(kNoBreak), 4};
        case QLocale::Spanish:
            return {QStringLiteral(","), QStringLiteral("."), 5};
        default:
            return {locale.decimalPoint(), locale.groupSeparator(), 4};
    }
}

/// Decimals that show `digits` significant digits, 0 to 12.
int decimalsFor(double value, int digits) {
    if (value == 0) return 0;
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    return qBound(0, digits - 1 - magnitude, 12);
}

constexpr int kMostDecimals = 6;  ///< of money: a millionth is the smallest amount shown

/// Above zero by more than the rounding error of a sum.
bool isSmall(double value) {
    return value > 1e-12;
}

QString unbroken(QString text) {
    return text.replace(QLatin1Char(' '), kNoBreak);
}

QString trimmedZeros(QString text) {
    if (!text.contains(QLatin1Char('.'))) return text;
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text;
}

}  // namespace

Formatter::Formatter(QLocale locale) : locale_(std::move(locale)) {}

const Formatter& Formatter::current() {
    return windowFormatter();
}

void Formatter::setCurrent(QLocale locale) {
    windowFormatter() = Formatter(std::move(locale));
}

QString Formatter::grouped(QString plain) const {
    const Writing how = writing(locale_);
    const bool negative = plain.startsWith(QLatin1Char('-'));
    if (negative) plain.remove(0, 1);
    const qsizetype point = plain.indexOf(QLatin1Char('.'));
    QString whole = point < 0 ? plain : plain.left(point);
    if (whole.size() >= how.groupFrom) {
        for (qsizetype at = whole.size() - 3; at > 0; at -= 3) whole.insert(at, how.group);
    }
    if (point >= 0) whole += how.point + plain.mid(point + 1);
    return negative ? kMinus + whole : whole;
}

QString Formatter::less(double limit, int decimals) const {
    return QLatin1Char('<') + kNoBreak + grouped(QString::number(limit, 'f', decimals));
}

QString Formatter::integer(qint64 value) const {
    return grouped(QString::number(value));
}

QString Formatter::number(double value, int decimals) const {
    if (!std::isfinite(value)) return kDash;
    QString plain = QString::number(value, 'f', decimals);
    if (plain.toDouble() != 0) return grouped(plain);
    if (isSmall(value)) return less(std::pow(10.0, -decimals), decimals);
    if (plain.startsWith(QLatin1Char('-'))) plain.remove(0, 1);
    return grouped(plain);
}

QString Formatter::significant(double value, int digits) const {
    return number(value, std::isfinite(value) ? decimalsFor(value, digits) : 0);
}

QString Formatter::exact(double value) const {
    if (!std::isfinite(value)) return kDash;
    return grouped(trimmedZeros(QString::number(value, 'f', decimalsFor(value, 10))));
}

QString Formatter::percent(double fraction, int decimals) const {
    if (!std::isfinite(fraction)) return kDash;
    return number(fraction * 100, decimals) + percentSign();
}

QString Formatter::percentSign() const {
    return locale_.language() == QLocale::English ? QStringLiteral("%") : kNoBreak + QStringLiteral("%");
}

QString Formatter::percentNumber(double fraction, int decimals) const {
    return number(fraction * 100, decimals);
}

QString Formatter::money(const Money& money, int decimals) const {
    return amount(money.amount, decimals) + kNoBreak + QString::fromStdString(money.currency);
}

int Formatter::amountDecimals(double amount, int decimals) {
    constexpr double kSmall = 0.1;
    const double size = std::abs(amount);
    return decimals >= 2 && size > 0 && size < kSmall
               ? std::clamp(decimalsFor(size, 2), decimals, std::max(decimals, kMostDecimals))
               : decimals;
}

QString Formatter::amount(const Decimal& amount, int decimals) const {
    const double value = std::abs(amount.toDouble());
    decimals = amountDecimals(value, decimals);
    const QString text = QString::fromStdString(amount.text(decimals));
    if (value > 0 && text.toDouble() == 0) return less(std::pow(10.0, -decimals), decimals);
    return grouped(text);
}

QString Formatter::duration(double seconds) const {
    if (!std::isfinite(seconds) || seconds < 0) return kDash;
    //: A duration; h, min and s are the symbols of the units
    const QString inSeconds = unbroken(tr("%1 s"));
    if (seconds < 1) return inSeconds.arg(number(seconds, seconds == 0 ? 0 : 2));
    if (seconds < 9.95) return inSeconds.arg(number(seconds, 1));
    const auto whole = static_cast<qint64>(std::llround(seconds));
    if (whole < 60) return inSeconds.arg(integer(whole));
    const auto two = [](qint64 value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    if (whole < 3600) return unbroken(tr("%1 min %2 s")).arg(integer(whole / 60), two(whole % 60));
    return unbroken(tr("%1 h %2 min")).arg(integer(whole / 3600), two(whole % 3600 / 60));
}

QString Formatter::wholeDuration(double seconds) const {
    constexpr double kMinute = 60;
    if (!(seconds >= 0) || seconds >= kMinute || seconds != std::floor(seconds)) return duration(seconds);
    return unbroken(tr("%1 s")).arg(integer(static_cast<qint64>(seconds)));
}

QString Formatter::clock(double seconds) const {
    if (!std::isfinite(seconds) || seconds < 0) return kDash;
    const auto whole = static_cast<qint64>(std::llround(seconds));
    const auto two = [](qint64 value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    if (whole < 3600) return QStringLiteral("%1:%2").arg(whole / 60).arg(two(whole % 60));
    return QStringLiteral("%1:%2:%3").arg(whole / 3600).arg(two(whole % 3600 / 60), two(whole % 60));
}

QString Formatter::milliseconds(double seconds) const {
    if (!std::isfinite(seconds)) return kDash;
    return unbroken(tr("%1 ms")).arg(significant(seconds * 1000, 3));
}

QString Formatter::bytes(qint64 bytes) const {
    if (bytes < 0) return kDash;
    if (bytes < 1024) return unbroken(tr("%1 B", "bytes")).arg(integer(bytes));
    double value = static_cast<double>(bytes) / 1024;
    QString unit = tr("KiB");
    for (const QString& larger : {tr("MiB"), tr("GiB"), tr("TiB")}) {
        if (value < 1024) break;
        value /= 1024;
        unit = larger;
    }
    return number(value, value < 100 ? 1 : 0) + kNoBreak + unit;
}

QString Formatter::date(qint64 utcMillis) const {
    return isoDay(QDateTime::fromMSecsSinceEpoch(utcMillis).date().toString(Qt::ISODate));
}

QString Formatter::time(qint64 utcMillis) const {
    return QDateTime::fromMSecsSinceEpoch(utcMillis).toString(QStringLiteral("HH:mm:ss"));
}

QString Formatter::dateTime(qint64 utcMillis) const {
    return date(utcMillis) + QLatin1Char(' ') + time(utcMillis);
}

QString Formatter::when(qint64 utcMillis) const {
    if (utcMillis <= 0) return kDash;
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(utcMillis);
    const QDate today = QDate::currentDate();
    const QString clock = at.toString(QStringLiteral("HH:mm"));
    if (at.date() == today) return tr("today %1").arg(clock);
    if (at.date().year() != today.year()) return date(utcMillis);
    return locale_.toString(at.date(), QStringLiteral("d MMM")) + QLatin1Char(' ') + clock;
}

QString Formatter::isoDay(const QString& isoDay) const {
    QDate day = QDate::fromString(isoDay, Qt::ISODate);
    const bool month = !day.isValid() && isoDay.size() == 7;  // "2018-04": the day is not known
    if (month) day = QDate::fromString(isoDay, QStringLiteral("yyyy-MM"));
    if (!day.isValid()) return isoDay.isEmpty() ? QString(kDash) : isoDay;
    switch (locale_.language()) {
        case QLocale::Russian:
            return day.toString(month ? QStringLiteral("MM.yyyy") : QStringLiteral("dd.MM.yyyy"));
        case QLocale::Spanish:
            return day.toString(month ? QStringLiteral("MM/yyyy") : QStringLiteral("dd/MM/yyyy"));
        default:
            return month ? isoDay : day.toString(Qt::ISODate);
    }
}

QString Formatter::plusMinus(double value, double uncertainty, int decimals) const {
    // A value that would show no digit but zeros gets two significant digits; its uncertainty has the same decimals.
    const bool hidden =
        std::isfinite(value) && isSmall(std::abs(value)) && QString::number(value, 'f', decimals).toDouble() == 0;
    if (hidden) decimals = std::max(decimals, std::min(kMostDecimals, decimalsFor(value, 2)));
    return number(value, decimals) + kNoBreak + QChar(0x00B1) + kNoBreak + number(uncertainty, decimals);
}

QString Formatter::text(const Message& message) const {
    const QString sentence = text(message.text.c_str());
    const auto write = [this](const Arg& arg) {
        if (const auto* words = std::get_if<std::string>(&arg)) return QString::fromStdString(*words);
        if (const auto* whole = std::get_if<std::int64_t>(&arg)) return integer(*whole);
        if (const auto* fixed = std::get_if<Fixed>(&arg)) return number(fixed->value, fixed->decimals);
        if (const auto* phrase = std::get_if<Phrase>(&arg))
            return text(phrase->text.c_str()) + QString::fromStdString(phrase->rest);
        if (const auto* nested = std::get_if<Nested>(&arg)) return text(nested->message());
        const double value = std::get<double>(arg);
        if (!std::isfinite(value)) return QString(kDash);
        return grouped(trimmedZeros(QString::number(value, 'f', decimalsFor(value, 6))));
    };
    // One pass: QString::arg would also replace a %1 inside an argument.
    QString out;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool marker = sentence[i] == QLatin1Char('%') && i + 1 < sentence.size() && sentence[i + 1].isDigit();
        const int index = marker ? sentence[i + 1].digitValue() - 1 : -1;
        if (index >= 0 && static_cast<std::size_t>(index) < message.args.size()) {
            out += write(message.args[static_cast<std::size_t>(index)]);
            ++i;
        } else {
            // A line does not break inside "97 %".
            const bool percent = sentence[i] == QLatin1Char(' ') && i + 1 < sentence.size() &&
                                 sentence[i + 1] == QLatin1Char('%') &&
                                 (i + 2 == sentence.size() || !sentence[i + 2].isDigit());
            out += percent ? kNoBreak : sentence[i];
        }
    }
    return out;
}

QString Formatter::text(const char* coreText) {
    return coreText && *coreText ? QCoreApplication::translate("core", coreText) : QString();
}

QString Formatter::what(const Error& error) const {
    const QString what = text(error.what);
    //: %1 = what went wrong, %2 = the file, field or device it is about
    return error.where.empty() ? what : tr("%1 (%2)").arg(what, QString::fromStdString(error.where));
}

QString Formatter::remedy(const Error& error) const {
    return text(error.remedy);
}

}  // namespace epochal::ui
