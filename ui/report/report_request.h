#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include "core/analysis/comparison.h"

namespace epochal::ui {

enum class ReportKind { Run, Comparison, Campaign, Study };

/// The subject of a report. A plain value: the Reports page stores it, the command line builds one.
struct ReportRequest {
    ReportKind kind = ReportKind::Run;
    QString title;    ///< empty: derived from the content
    QStringList ids;  ///< run ids, or "study/row" for published rows; one for Run; for a campaign or study, empty = all
    QString subject;  ///< id of the campaign or study
    ComparisonQuery query;
    /// Uses the subject's own query: a study's query, or the target with which all runs were launched. A target in
    /// `query` takes precedence.
    bool ownQuery = false;
    QLocale locale;
};

/// A report on one run, in the language in use.
[[nodiscard]] ReportRequest reportOn(const QString& id);
[[nodiscard]] Json toJson(const ReportRequest& request);
/// Errors: ErrorKind::Damaged if the document is not a request, ErrorKind::Newer if a newer version wrote it.
[[nodiscard]] Result<ReportRequest> requestFromJson(const Json& json, const std::string& where);

}  // namespace epochal::ui
