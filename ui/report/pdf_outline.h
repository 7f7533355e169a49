#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace epochal::ui {

/// One entry of a PDF's outline.
struct PdfBookmark {
    QString title;
    int page = 1;    ///< from 1
    double top = 0;  ///< position of the heading, in points above the page's lower edge
};

/// The document with an outline, its language, and its title in the viewer's title bar: rewrites its catalogue, appends
/// the entries, makes embedded fonts the same on every platform (pdf_fonts.h), and rebuilds the cross-reference table.
/// Reads what QPdfWriter writes (PDF 1.4 and 1.6 with a plain cross-reference table); anything else is returned
/// unchanged. PDF 32000-1:2008, 7.5.4, 12.3.3.
[[nodiscard]] QByteArray withOutline(const QByteArray& pdf, const QList<PdfBookmark>& bookmarks,
                                     const QString& language);

}  // namespace epochal::ui
