#include "ui/format/formatter.h"

#include <QDateTime>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/spec/fields.h"

namespace epochal::ui {

namespace {

constexpr int kMostDecimals = 6;  ///< of a value shown with its uncertainty
constexpr QChar kNoBreak(0x00A0);

Formatter& windowFormatter() {
    static Formatter formatter{QLocale(QLocale::English, QLocale::UnitedStates)};
    return formatter;
}

QString unbroken(QString text) {
    return text.replace(QLatin1Char(' '), kNoBreak);
}

bool showsOnlyZeros(double value, int decimals) {
    return std::isfinite(value) && QString::number(value, 'f', decimals).toDouble() == 0;
}

/// Of a value with its uncertainty: one that would show no digit but zeros gets two significant digits.
int decimalsBeside(double value, int decimals) {
    if (!showsOnlyZeros(value, decimals) || !Numerals::isSmall(std::abs(value))) return decimals;
    return std::max(decimals, std::min(kMostDecimals, Numerals::decimalsFor(value, 2)));
}

/// The code by which Numerals know a language.
std::string codeOf(const QLocale& locale) {
    return locale.name().section(QLatin1Char('_'), 0, 0).toStdString();
}

/// A text of core in the window's language. Qt chooses among its forms by an int.
std::string ofCore(const std::string& english, std::optional<std::int64_t> count) {
    constexpr std::int64_t kMillion = 1'000'000;
    const std::int64_t n = count ? *count < 2 * kMillion ? *count : *count % kMillion + kMillion : -1;
    return QCoreApplication::translate("core", english.c_str(), nullptr, static_cast<int>(n)).toStdString();
}

}  // namespace

Formatter::Formatter(QLocale locale) : locale_(locale), numerals_(codeOf(locale_)) {}

const Formatter& Formatter::current() {
    return windowFormatter();
}

void Formatter::setCurrent(QLocale locale) {
    windowFormatter() = Formatter(locale);
}

QString Formatter::integer(qint64 value) const {
    return QString::fromStdString(numerals_.integer(value));
}

QString Formatter::number(double value, int decimals) const {
    return QString::fromStdString(numerals_.number(value, decimals));
}

QString Formatter::significant(double value, int digits) const {
    return number(value, std::isfinite(value) ? Numerals::decimalsFor(value, digits) : 0);
}

QString Formatter::exact(double value) const {
    return QString::fromStdString(numerals_.exact(value, 10));
}

QString Formatter::percent(double fraction, int decimals) const {
    return QString::fromStdString(numerals_.percent(fraction, decimals));
}

QString Formatter::percentSign() const {
    return QString::fromStdString(numerals_.percentSign());
}

QString Formatter::percentNumber(double fraction, int decimals) const {
    return QString::fromStdString(numerals_.percentNumber(fraction, decimals));
}

QString Formatter::times(double ratio, int decimals) const {
    //: how many times as much, a figure in a table
    return tr("%1 ×").arg(number(ratio, decimals)).replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

QString Formatter::money(const Money& money, int decimals) const {
    return spell(amountOf(money, decimals));
}

QString Formatter::amount(const Decimal& amount, int decimals) const {
    const Amount shown = amountOf({amount, {}}, decimals);
    return number(shown.value, shown.decimals);
}

QString Formatter::duration(double seconds) const {
    return spell(Duration{seconds});
}

QString Formatter::wholeDuration(double seconds) const {
    constexpr qint64 kMinute = 60, kHour = 3600;
    constexpr double kLongest = 1e9;
    if (!(seconds >= 0 && seconds < kLongest) || seconds != std::floor(seconds)) return duration(seconds);
    const auto whole = static_cast<qint64>(seconds);
    if (whole < kMinute) return unbroken(text("%1 s")).arg(integer(whole));
    if (whole % kHour == 0) return unbroken(tr("%1 h")).arg(integer(whole / kHour));
    return whole % kMinute == 0 && whole < kHour ? unbroken(tr("%1 min")).arg(integer(whole / kMinute))
                                                 : duration(seconds);
}

QString Formatter::milliseconds(double seconds) const {
    if (!std::isfinite(seconds)) return dash();
    return unbroken(tr("%1 ms")).arg(significant(seconds * 1000, 3));
}

QString Formatter::bytes(qint64 bytes) const {
    return spell(Bytes{bytes});
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
    if (utcMillis <= 0) return dash();
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(utcMillis);
    const QDate today = QDate::currentDate();
    const QString clock = at.toString(QStringLiteral("HH:mm"));
    if (at.date() == today) return tr("today %1").arg(clock);
    if (at.date().year() != today.year()) return date(utcMillis);
    return locale_.toString(at.date(), QStringLiteral("d MMM")) + QLatin1Char(' ') + clock;
}

QString Formatter::isoDay(const QString& isoDay) const {
    return QString::fromStdString(numerals_.day(isoDay.toStdString()));
}

QString Formatter::bound(const QString& text) const {
    return QString::fromStdString(numerals_.bound(text.toStdString()));
}

QString Formatter::plusMinus(double value, double uncertainty, int decimals) const {
    const QString beside = spread(value, uncertainty, decimals);
    return number(value, decimalsBeside(value, decimals)) + (beside.isEmpty() ? beside : kNoBreak + beside);
}

QString Formatter::spread(double value, double uncertainty, int decimals) const {
    const int shown = decimalsBeside(value, decimals);
    if (!std::isfinite(uncertainty) || showsOnlyZeros(uncertainty, shown)) return {};
    return QString(QChar(0x00B1)) + kNoBreak + number(uncertainty, shown);
}

QString Formatter::text(const Message& message) const {
    return QString::fromStdString(numerals_.compose(message, ofCore));
}

QString Formatter::sentence(const QString& translated, std::vector<Arg> args) const {
    return QString::fromStdString(numerals_.compose(translated.toStdString(), {{}, std::move(args)}, ofCore));
}

QString Formatter::spell(const Arg& arg) const {
    return QString::fromStdString(numerals_.spell(arg, ofCore));
}

QString Formatter::text(const char* coreText) {
    return coreText && *coreText ? QCoreApplication::translate("core", coreText) : QString();
}

QString Formatter::what(const Error& error) const {
    QString what = text(error.what);
    if (whatAndWhere(error) == error.what) return what;
    const auto field = std::ranges::find(fields(), error.where, jsonPath);
    const QString where = field == fields().end() ? QString::fromStdString(error.where) : text(field->label);
    //: %1 = what went wrong, %2 = the file, field or device it is about
    return tr("%1 (%2)").arg(what, where);
}

QString Formatter::remedy(const Error& error) const {
    return text(error.remedy);
}

}  // namespace epochal::ui
