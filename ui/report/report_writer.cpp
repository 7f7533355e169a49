#include "ui/report/report_writer.h"

#include <QFile>

#include "core/base/files.h"
#include "ui/report/comparison_content.h"
#include "ui/report/csv_document.h"
#include "ui/report/html_document.h"
#include "ui/report/language_scope.h"
#include "ui/report/pdf_document.h"
#include "ui/report/report_cleaning.h"
#include "ui/report/report_drawing.h"
#include "ui/report/run_content.h"

namespace epochal::ui {

std::optional<ReportFormat> formatOf(const QString& file) {
    const QString name = file.toLower();
    if (name.endsWith(QStringLiteral(".pdf"))) return ReportFormat::Pdf;
    if (name.endsWith(QStringLiteral(".html")) || name.endsWith(QStringLiteral(".htm"))) return ReportFormat::Html;
    if (name.endsWith(QStringLiteral(".csv"))) return ReportFormat::Csv;
    return {};
}

Report makeReport(const ReportRequest& request, const ReportSource& source) {
    const LanguageScope language(request.locale);
    const bool one = request.kind == ReportKind::Run && source.runs.size() == 1;
    return tightened(cleaned(one ? runContent(request, source.runs.front()) : comparisonContent(request, source)));
}

QByteArray bytesOf(const Report& report, ReportFormat format) {
    // Figures such as "0.42 s" are formatted while drawing, so this too needs the report's language.
    const LanguageScope language{QLocale(report.language)};
    switch (format) {
        case ReportFormat::Pdf:
            return pdfOf(report);
        case ReportFormat::Html:
            return htmlOf(report);
        case ReportFormat::Csv:
            return csvOf(report);
    }
    return {};
}

Status writeReport(const Report& report, const QString& file, ReportFormat format) {
    const QByteArray bytes = bytesOf(report, format);
    return writeOutput(Path(QFile::encodeName(file).toStdString()),
                       std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

QList<QImage> picturesOf(const Report& report, int first, int last, int total, qreal pixelsPerInch) {
    ImagePaper paper(first, last, pixelsPerInch);
    (void)drawReport(report, paper, total);
    return paper.take();
}

}  // namespace epochal::ui
