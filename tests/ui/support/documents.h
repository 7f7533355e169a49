#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace epochal::test {

/// Rows of a CSV document by RFC 4180: fields between commas or in quotation marks, lines ended by CR LF. Read by rules
/// of its own, so that what the product writes is not checked by what the product reads.
[[nodiscard]] QList<QStringList> csvRows(const QByteArray& csv);

/// Every text that an SVG file draws, in its order; empty where the file is no well-formed SVG.
[[nodiscard]] QStringList svgTexts(const QByteArray& svg);

/// Cells of every row of every table of an HTML document, by a reader that knows no more than tags.
[[nodiscard]] QList<QStringList> htmlRows(const QString& html);

/// The whole file; empty if it cannot be read.
[[nodiscard]] QByteArray contentOf(const QString& file);

}  // namespace epochal::test
