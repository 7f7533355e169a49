#pragma once

#include <QList>
#include <QString>

#include "core/base/files.h"
#include "ui/report/report_request.h"

namespace epochal::ui {

/// A saved report: what it asks for, under home/reports/<id>.json. It is built again when it is opened.
struct KeptReport {
    QString id;
    ReportRequest request;
    QString title;  ///< as last built
    qint64 madeUtcMillis = 0;
};

[[nodiscard]] QString newReportId();

/// Newest first. Files that cannot be read are left out and reported in `unreadable`. The functions below block on the
/// disk; any thread.
struct KeptReports {
    QList<KeptReport> all;
    QList<Error> unreadable;
};
[[nodiscard]] KeptReports loadReports(const Path& home);
[[nodiscard]] Status keepReport(const Path& home, const KeptReport& report);
[[nodiscard]] Status forgetReport(const Path& home, const QString& id);

}  // namespace epochal::ui
