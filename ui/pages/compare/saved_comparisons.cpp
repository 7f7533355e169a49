#include "ui/pages/compare/saved_comparisons.h"

#include <QDir>
#include <QSettings>
#include <QUrl>

#include "core/economics/price_kinds.h"

namespace epochal::ui {

namespace {

void write(QSettings& settings, const SavedComparison& one) {
    const ComparisonQuery& query = one.query;
    settings.setValue(QStringLiteral("name"), one.name);
    settings.setValue(QStringLiteral("ids"), one.ids);
    settings.setValue(QStringLiteral("study"), one.study);
    settings.setValue(QStringLiteral("target"), query.target ? QVariant(*query.target) : QVariant());
    settings.setValue(QStringLiteral("clock"), static_cast<int>(query.clock));
    settings.setValue(QStringLiteral("kind"), query.kind ? QVariant(QLatin1String(name(*query.kind))) : QVariant());
    settings.setValue(QStringLiteral("offer"), QString::fromStdString(query.offer.value_or(std::string())));
    settings.setValue(QStringLiteral("currency"), QString::fromStdString(query.currency));
    settings.setValue(QStringLiteral("grouping"), static_cast<int>(query.grouping));
    settings.setValue(QStringLiteral("overSeeds"), query.overSeeds);
}

/// A valid value of an enumeration, whatever someone wrote into the settings.
template <class Enum>
Enum within(const QVariant& value, Enum last, Enum otherwise) {
    bool read = false;
    const int number = value.toInt(&read);
    return read && number >= 0 && number <= static_cast<int>(last) ? static_cast<Enum>(number) : otherwise;
}

SavedComparison read(const QSettings& settings) {
    const auto value = [&](const char* key) { return settings.value(QLatin1String(key)); };
    SavedComparison one;
    one.name = value("name").toString();
    one.ids = value("ids").toStringList();
    one.study = value("study").toString();
    ComparisonQuery& query = one.query;
    if (const QVariant target = value("target"); target.isValid() && target.toDouble() > 0)
        query.target = target.toDouble();
    query.clock = within(value("clock"), ClockKind::Billed, query.clock);
    query.kind = priceKindOf(value("kind").toString().toStdString());
    // Before 2026-11-22 it was the kind's number, in the table's order.
    bool number = false;
    if (const auto at = value("kind").toUInt(&number); number && at < kPriceKinds.size())
        query.kind = kPriceKinds[at].kind;
    if (const QString offer = value("offer").toString(); !offer.isEmpty()) query.offer = offer.toStdString();
    query.currency = value("currency").toString().toStdString();
    query.grouping = within(value("grouping"), Grouping::Study, query.grouping);
    query.overSeeds = value("overSeeds").toBool();
    return one;
}

/// The group of a home: its runs are in no other.
QString lastOf(const Path& home) {
    const QString path = QDir(QString::fromStdString(home.string())).absolutePath();
    return QStringLiteral("compare/last/") + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

}  // namespace

QList<SavedComparison> savedComparisons() {
    QSettings settings;
    QList<SavedComparison> all;
    const int count = settings.beginReadArray(QStringLiteral("compare/saved"));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        all += read(settings);
    }
    settings.endArray();
    return all;
}

void keepComparisons(const QList<SavedComparison>& all) {
    QSettings settings;
    settings.remove(QStringLiteral("compare/saved"));
    settings.beginWriteArray(QStringLiteral("compare/saved"), static_cast<int>(all.size()));
    for (int i = 0; i < all.size(); ++i) {
        settings.setArrayIndex(i);
        write(settings, all[i]);
    }
    settings.endArray();
}

SavedComparison lastComparison(const Path& home) {
    QSettings settings;
    settings.beginGroup(lastOf(home));
    return read(settings);
}

void keepLastComparison(const Path& home, const SavedComparison& last) {
    QSettings settings;
    settings.beginGroup(lastOf(home));
    write(settings, last);
}

}  // namespace epochal::ui
