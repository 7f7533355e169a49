#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace epochal::test {

/// Rows of a CSV document by RFC 4180: fields between commas or in quotation marks, lines ended by CR LF. An
/// independent reader, so that the product's writer is not checked by the product's reader.
[[nodiscard]] QList<QStringList> csvRows(const QByteArray& csv);

/// Every text drawn by an SVG file, in order; empty if the file is not well-formed SVG.
[[nodiscard]] QStringList svgTexts(const QByteArray& svg);

/// Cells of every row of every table of an HTML document, by a reader that only knows tags.
[[nodiscard]] QList<QStringList> htmlRows(const QString& html);

/// The whole file; empty if it cannot be read.
[[nodiscard]] QByteArray contentOf(const QString& file);

}  // namespace epochal::test
