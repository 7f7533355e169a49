#pragma once

#include <QByteArray>

namespace epochal::ui {

/// A TrueType file whose head table claims no style (macStyle 0), with its checksums corrected (OpenType 1.9, "otff"
/// and "head"); anything else is returned unchanged. Qt writes into an embedded font what the platform's font database
/// reports about the family, so a PDF made in a window would differ from one made without a display.
[[nodiscard]] QByteArray withoutStyleBits(const QByteArray& trueType);

/// A PDF's stream object that holds a compressed TrueType file, with withoutStyleBits() applied and `length` set to the
/// bytes of the new stream; every other object is returned unchanged, with `length` untouched.
[[nodiscard]] QByteArray withPlainFont(const QByteArray& object, qsizetype& length);

}  // namespace epochal::ui
