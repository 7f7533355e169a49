#pragma once

#include <QList>
#include <QString>

#include "core/base/files.h"
#include "ui/report/report_request.h"

namespace epochal::ui {

/// A report as it is kept: what it asks for, under home/reports/<id>.json. It is made anew when it is opened.
struct KeptReport {
    QString id;
    ReportRequest request;
    QString title;  ///< as it was when last made
    qint64 madeUtcMillis = 0;
};

[[nodiscard]] QString newReportId();

/// All of these block on the disk; any thread.
/// Newest first. Files that cannot be read are passed over and said in `unreadable`.
struct KeptReports {
    QList<KeptReport> all;
    QList<Error> unreadable;
};
[[nodiscard]] KeptReports loadReports(const Path& home);
[[nodiscard]] Status keepReport(const Path& home, const KeptReport& report);
[[nodiscard]] Status forgetReport(const Path& home, const QString& id);

}  // namespace epochal::ui
