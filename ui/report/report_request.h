#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include "core/analysis/comparison.h"

namespace epochal::ui {

enum class ReportKind { Run, Comparison, Campaign, Study };

/// What a report is about. A plain value: the Reports page keeps it, the command line builds one.
struct ReportRequest {
    ReportKind kind = ReportKind::Run;
    QString title;    ///< empty: made from the content
    QStringList ids;  ///< run ids, or "study/row" for published ones; one for Run; of a campaign or study: empty = all
    QString subject;  ///< id of the campaign or study
    ComparisonQuery query;
    /// Asks what the subject itself asks: a study's own query, the target that all runs were launched with. A target
    /// of `query` comes before it.
    bool ownQuery = false;
    QLocale locale;
};

[[nodiscard]] Json toJson(const ReportRequest& request);
/// ErrorKind::Damaged where the document is no request, ErrorKind::Newer where a newer version wrote it.
[[nodiscard]] Result<ReportRequest> requestFromJson(const Json& json, const std::string& where);

}  // namespace epochal::ui
