#pragma once

#include <functional>

#include <QByteArray>
#include <QPdfWriter>
#include <QString>

namespace epochal::ui {

/// What a PDF says of itself.
struct PdfDescription {
    QString title, subject, language;
    qint64 utcMillis = 0;  ///< creation, modification
};

/// An A4 document with margins of 15 mm, as bytes. The same drawing gives the same bytes: dates are those of the
/// description and the file's /ID is a digest of its content.
[[nodiscard]] QByteArray makePdf(const PdfDescription& description, const std::function<void(QPdfWriter&)>& draw);

}  // namespace epochal::ui
