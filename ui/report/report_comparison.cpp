#include "ui/report/report_comparison.h"

#include <algorithm>

#include <QDate>
#include <QDateTime>

#include "core/base/clock.h"

namespace epochal::ui {
namespace {

ComparisonQuery queryOf(const ReportRequest& request, const ReportSource& source) {
    ComparisonQuery query = request.query;
    if (!request.ownQuery) return query;
    if (source.study) {
        query = source.study->query;
        if (request.query.target) query.target = request.query.target;
    }
    if (!query.target && !source.study) query.target = commonTarget(source.entries);
    return query;
}

}  // namespace

ReportDay dayOf(const ReportSource& source) {
    ReportDay day;
    for (const ReportedRun& run : source.runs)
        day.utcMillis =
            std::max({day.utcMillis, qint64(run.figures.lastUtcMillis), qint64(run.directory.createdUtcMillis())});
    if (day.utcMillis > 0) {
        day.iso = isoTime(day.utcMillis).substr(0, 10);
        return day;
    }
    if (source.study) day.iso = source.study->date;
    for (const Entry& entry : source.entries) day.iso = std::max(day.iso, entry.provenance.date);
    const QDate date = QDate::fromString(QString::fromStdString(day.iso).left(10), Qt::ISODate);
    if (date.isValid()) day.utcMillis = QDateTime(date, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
    return day;
}

CompareDataPtr comparedFor(const ReportRequest& request, const ReportSource& source) {
    Audits audits;
    if (source.study) audits = audited(source.study->id, source.study->claims);
    return compared(std::make_shared<std::vector<Entry>>(source.entries), std::make_shared<Audits>(std::move(audits)),
                    std::make_shared<PriceBook>(source.book), queryOf(request, source), dayOf(source).iso);
}

}  // namespace epochal::ui
