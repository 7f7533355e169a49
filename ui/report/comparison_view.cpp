#include "ui/report/comparison_view.h"

#include <algorithm>

#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QSet>

#include "core/base/clock.h"
#include "ui/report/report_cells.h"

namespace epochal::ui {
namespace {

/// What all texts begin with, up to the last comma, or else blank, within.
qsizetype commonBeginning(const QStringList& texts) {
    if (texts.size() < 2) return 0;
    QString common = texts.front();
    for (const QString& text : texts)
        while (!text.startsWith(common)) common.chop(1);
    const qsizetype comma = common.lastIndexOf(QStringLiteral(", ")) + 2;
    const qsizetype blank = common.lastIndexOf(QLatin1Char(' ')) + 1;
    return comma > 1 ? comma : blank;
}

QString shortened(const QString& text) {
    constexpr qsizetype kMost = 26;
    return text.size() <= kMost ? text : text.left(kMost - 1).trimmed() + QChar(0x2026);
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
    for (const ComparedRow& row : comparison_.rows) labels_ << fromStd(first(row).name);
    // Within a group, what has the same name is told apart by its devices, its number or its id.
    const QStringList names = labels_;
    for (const ComparisonGroup& group : comparison_.groups) {
        QHash<QString, int> used;
        for (const std::size_t r : group.rows) ++used[names[static_cast<qsizetype>(r)]];
        for (const std::size_t r : group.rows) {
            QString& label = labels_[static_cast<qsizetype>(r)];
            if (used.value(label) < 2) continue;
            const Entry& entry = first(row(r));
            label += QStringLiteral(" · ") + (entry.number      ? QStringLiteral("#%1").arg(*entry.number)
                                              : entry.published ? devices(entry)
                                                                : fromStd(entry.id).right(8));
        }
    }
    const qsizetype common = commonBeginning(labels_);
    for (const QString& label : labels_) shortLabels_ << shortened(label.mid(common));
    looks_ = looksOf(source.entries, comparison_);
    QSet<QString> currencies;
    for (const ComparedRow& row : comparison_.rows)
        if (row.price) currencies.insert(fromStd(row.price->currency));
    if (currencies.size() == 1) currency_ = *currencies.begin();
}

const ReportedRun* ComparisonView::run(std::size_t entry) const {
    const auto index = source_.runOf[entry];
    return index ? &source_.runs[*index] : nullptr;
}

QString ComparisonView::devices(const Entry& entry) const {
    const QString name = entry.accelerator.empty() ? tr("CPU") : fromStd(entry.accelerator);
    return QStringLiteral("%1 × %2").arg(format_.integer(entry.devices), name);
}

QString ComparisonView::quality(double value) const {
    return inPercent() ? format_.percent(value) : format_.number(value, 4);
}

QString ComparisonView::measure() const {
    return QString::fromLatin1(name(measure_));
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
    return offer.provider.empty() && offer.instance.empty() ? QString() : fromStd(title(offer));
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
