#pragma once

#include <functional>

#include <QByteArray>
#include <QPdfWriter>
#include <QString>

#include "ui/report/pdf_outline.h"
#include "ui/report/report.h"

namespace epochal::ui {

/// A PDF's metadata.
struct PdfDescription {
    QString title, subject, language;
    qint64 utcMillis = 0;  ///< creation and modification time
};

/// An A4 document with margins of 15 mm, as bytes. The same drawing gives the same bytes: dates are those of the
/// description, and the file's /ID is a digest of its content. `draw` returns the outline's entries.
[[nodiscard]] QByteArray makePdf(const PdfDescription& description,
                                 const std::function<QList<PdfBookmark>(QPdfWriter&)>& draw);

/// A report as a vector PDF with outline, metadata and selectable text. The same report gives the same bytes. GUI
/// thread; takes some tens of milliseconds per page.
[[nodiscard]] QByteArray pdfOf(const Report& report);

}  // namespace epochal::ui
