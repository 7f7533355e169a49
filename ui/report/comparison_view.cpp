#include "ui/report/comparison_view.h"

#include <algorithm>

#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QSet>

#include "core/base/clock.h"
#include "ui/report/comparison_words.h"
#include "ui/report/entry_words.h"
#include "ui/report/report_cells.h"
#include "ui/report/run_facts.h"

namespace epochal::ui {
namespace {

/// Length of the common beginning of all texts, up to the last comma in it or else the last space.
qsizetype commonBeginning(const QStringList& texts) {
    if (texts.size() < 2) return 0;
    QString common = texts.front();
    for (const QString& text : texts)
        while (!text.startsWith(common)) common.chop(1);
    const qsizetype comma = common.lastIndexOf(QStringLiteral(", ")) + 2;
    const qsizetype blank = common.lastIndexOf(QLatin1Char(' ')) + 1;
    return comma > 1 ? comma : blank;
}

/// Cuts long names at their first comma if that still tells them apart.
void cutAtCommas(QStringList& labels) {
    constexpr qsizetype kLong = 24;
    QHash<QString, int> used;
    const auto cut = [](const QString& label) { return label.section(QStringLiteral(", "), 0, 0); };
    for (const QString& label : labels) ++used[cut(label)];
    for (QString& label : labels)
        if (label.size() > kLong && used.value(cut(label)) == 1) label = cut(label);
}

}  // namespace

std::string ComparisonView::dayOf(const ReportSource& source, qint64& utcMillis) {
    for (const ReportedRun& run : source.runs)
        utcMillis = std::max({utcMillis, qint64(run.figures.lastUtcMillis), qint64(run.directory.createdUtcMillis())});
    if (utcMillis > 0) return isoTime(utcMillis).substr(0, 10);
    std::string day = source.study ? source.study->date : std::string();
    for (const Entry& entry : source.entries) day = std::max(day, entry.provenance.date);
    const QDate date = QDate::fromString(fromStd(day).left(10), Qt::ISODate);
    if (!date.isValid()) return day;
    utcMillis = QDateTime(date, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
    return day;
}

ComparisonQuery ComparisonView::queryOf(const ReportRequest& request, const ReportSource& source) {
    ComparisonQuery query = request.query;
    if (!request.ownQuery) return query;
    if (source.study) {
        query = source.study->query;
        if (request.query.target) query.target = request.query.target;
    }
    if (query.target || source.study) return query;
    double common = 0;
    for (const Entry& entry : source.entries) {
        const double target = entry.spec ? entry.spec->stop.target : 0;
        if (target <= 0 || (common > 0 && target != common)) return query;
        common = target;
    }
    if (common > 0) query.target = common / 100;
    return query;
}

ComparisonView::ComparisonView(const ReportRequest& request, const ReportSource& source)
    : source_(source),
      query_(queryOf(request, source)),
      format_(request.locale),
      day_(dayOf(source, utcMillis_)),
      comparison_(compare(source.entries, query_, source.book, day_)) {
    if (!source.entries.empty()) measure_ = source.entries.front().measure;
    decimals_ = costDecimals(comparison_, source.entries);
    nameRows();
    looks_ = looksOf(source.entries, comparison_);
    QSet<QString> currencies;
    for (const ComparedRow& row : comparison_.rows)
        if (row.price) currencies.insert(fromStd(row.price->currency));
    if (currencies.size() == 1) currency_ = *currencies.begin();
}

void ComparisonView::nameRows() {
    QSet<QString> devicesOfAll;
    bool published = true;
    for (const ComparedRow& row : comparison_.rows) {
        names_ << (row.n > 1 ? fromStd(nameOf(row, source_.entries)) : entryName(first(row)));
        devicesOfAll.insert(devices(first(row)));
        published = published && first(row).published;
    }
    for (const ComparedRow& row : comparison_.rows)
        notes_ << (published || devicesOfAll.size() > 1 ? devices(first(row)) : QString());
    labels_ = shortLabels_ = names_;
    // Rows of a group that share a name are told apart by devices, number or id.
    for (const ComparisonGroup& group : comparison_.groups) {
        QHash<QString, int> used;
        for (const std::size_t r : group.rows) ++used[name(r)];
        for (const std::size_t r : group.rows) {
            if (used.value(name(r)) < 2) continue;
            const Entry& entry = first(row(r));
            const auto at = static_cast<qsizetype>(r);
            const QString apart = entry.number      ? QStringLiteral("#%1").arg(*entry.number)
                                  : entry.published ? devices(entry)
                                                    : fromStd(entry.id).right(8);
            labels_[at] += QStringLiteral(" · ") + apart;
            shortLabels_[at] = apart;
            if (!entry.published) notes_[at] += (notes_[at].isEmpty() ? QString() : QStringLiteral(", ")) + apart;
        }
    }
    const qsizetype common = commonBeginning(shortLabels_);
    for (QString& label : shortLabels_) label.remove(0, common);
    cutAtCommas(shortLabels_);
    for (std::size_t r = 0; r < comparison_.rows.size(); ++r) {
        if (!comparison_.rows[r].otherHardware) continue;
        const auto at = static_cast<qsizetype>(r);
        for (QString* text : {&labels_[at], &shortLabels_[at]})
            //: a row whose money is that of a machine it did not run on
            *text = tr("%1 (what-if)").arg(*text);
        notes_[at] += (notes_[at].isEmpty() ? QString() : QStringLiteral(", ")) + tr("what-if");
    }
}

QString ComparisonView::groupTitle(const ComparisonGroup& group) const {
    const Entry& one = first(row(group.rows.front()));
    if (query_.grouping == Grouping::Model && one.spec)
        return RunFacts::value(*findField("model.architecture"), *one.spec, format_).section(QLatin1Char(','), 0, 0);
    return groupHeading(group, one);
}

QString ComparisonView::money(const Money& cost) const {
    return amount(cost.amount) + QChar::Nbsp + fromStd(cost.currency);
}

QString ComparisonView::namesOf(const std::vector<std::size_t>& rows) const {
    constexpr std::size_t kNamed = 8;
    if (rows.size() > 1 && rows.size() == comparison_.rows.size()) return ComparisonWords::tr("all rows");
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), kNamed); ++i) names << label(rows[i]);
    const QString list = names.join(QStringLiteral("; "));
    if (rows.size() <= kNamed) return list;
    return ComparisonWords::tr("%1 and %n more", nullptr, static_cast<int>(rows.size() - kNamed)).arg(list);
}

const ReportedRun* ComparisonView::run(std::size_t entry) const {
    const auto index = source_.runOf[entry];
    return index ? &source_.runs[*index] : nullptr;
}

QString ComparisonView::devices(const Entry& entry) const {
    const QString name = entry.accelerator.empty() ? tr("CPU") : fromStd(entry.accelerator);
    // Non-breaking spaces keep this on one line.
    return QStringLiteral("%1\u00a0×\u00a0%2").arg(format_.integer(entry.devices), name);
}

QString ComparisonView::quality(double value) const {
    return inPercent() ? format_.percent(value) : format_.number(value, 4);
}

QString ComparisonView::measure() const {
    return QString::fromLatin1(epochal::name(measure_));
}

QString ComparisonView::clockName() const {
    switch (query_.clock) {
        case ClockKind::Training:
            return tr("training time");
        case ClockKind::Active:
            return tr("active time");
        case ClockKind::Billed:
            return tr("billed time");
    }
    return {};
}

QString ComparisonView::data() const {
    QSet<QString> all;
    for (const Entry& entry : source_.entries) {
        if (!entry.spec) return {};
        all.insert(RunFacts::value(*findField("data.source"), *entry.spec, format_).section(QLatin1Char(','), 0, 0));
    }
    return all.size() == 1 ? *all.begin() : QString();
}

QString ComparisonView::perHour() const {
    //: unit of a price
    return currency_.isEmpty() ? tr("currency/h") : tr("%1/h").arg(currency_);
}

QString ComparisonView::offerName(const Offer& offer) {
    return offer.provider.empty() && offer.instance.empty()
               ? QString()
               : ui::offerTitle(offer).replace(QStringLiteral(" × "), QStringLiteral("\u00a0×\u00a0"));
}

ComparisonView::TimeUnit ComparisonView::timeUnit(double seconds) const {
    constexpr double kHour = 3600, kMinute = 60;
    const double unit = seconds > 3 * kHour ? kHour : seconds > 3 * kMinute ? kMinute : 1;
    const QString symbol = unit == kHour ? tr("h") : unit == kMinute ? tr("min") : tr("s");
    //: title of an axis: which clock, unit
    const QString title = tr("%1, %2").arg(clockName(), symbol);
    if (!query_.target) return {unit, title, title};
    //: title of an axis: which clock, the target, unit
    return {unit, title, tr("%1 to %2, %3").arg(clockName(), quality(*query_.target), symbol)};
}

}  // namespace epochal::ui
