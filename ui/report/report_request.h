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
    QStringList ids;  ///< run ids; one for Run
    QString subject;  ///< id of the campaign or study
    ComparisonQuery query;
    QLocale locale;
};

}  // namespace epochal::ui
