#pragma once

#include <QByteArray>

namespace epochal::ui {

/// A TrueType file whose head table claims no style (macStyle 0), its checksums right again (OpenType 1.9, "otff" and
/// "head"); anything else unchanged. Qt writes into an embedded font what the platform's font database made of the
/// family, so a window's PDF would differ from one made without a display.
[[nodiscard]] QByteArray withoutStyleBits(const QByteArray& trueType);

/// A PDF's stream object holding a compressed TrueType file, with withoutStyleBits() applied and `length` set to the
/// bytes of the new stream; every other object unchanged, and `length` left alone.
[[nodiscard]] QByteArray withPlainFont(const QByteArray& object, qsizetype& length);

}  // namespace epochal::ui
