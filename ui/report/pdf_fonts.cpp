#include "ui/report/pdf_fonts.h"

#include <algorithm>

#include <QtEndian>

namespace epochal::ui {
namespace {

constexpr qsizetype kDirectory = 12, kEntry = 16;     // sizes in a font file: header, table directory entry
constexpr qsizetype kAdjustment = 8, kMacStyle = 44;  // offsets within the head table
constexpr quint32 kWhole = 0xB1B0AFBA;                // sum of a font file including its adjustment

quint32 wordAt(const QByteArray& bytes, qsizetype at) {
    quint32 word = 0;
    for (qsizetype i = at; i < at + 4; ++i) word = word << 8 | (i < bytes.size() ? quint8(bytes[i]) : 0u);
    return word;
}

void setWord(QByteArray& bytes, qsizetype at, quint32 word) {
    qToBigEndian(word, bytes.data() + at);
}

quint32 sum(const QByteArray& bytes, qsizetype from, qsizetype length) {
    quint32 total = 0;
    for (qsizetype at = from; at < from + length; at += 4) total += wordAt(bytes, at);
    return total;
}

}  // namespace

QByteArray withoutStyleBits(const QByteArray& trueType) {
    if (trueType.size() < kDirectory) return trueType;
    const qsizetype tables = wordAt(trueType, 4) >> 16;
    for (qsizetype i = 0; i < tables; ++i) {
        const qsizetype entry = kDirectory + kEntry * i;
        if (trueType.mid(entry, 4) != "head") continue;
        const qsizetype head = wordAt(trueType, entry + 8), length = wordAt(trueType, entry + 12);
        if (length <= kMacStyle + 1 || head + length > trueType.size()) return trueType;
        QByteArray font = trueType;
        font[head + kMacStyle] = font[head + kMacStyle + 1] = 0;
        setWord(font, head + kAdjustment, 0);
        setWord(font, entry + 4, sum(font, head, length));
        setWord(font, head + kAdjustment, kWhole - sum(font, 0, font.size()));
        return font;
    }
    return trueType;
}

QByteArray withPlainFont(const QByteArray& object, qsizetype& length) {
    static const QByteArray open = "\nstream\n", close = "\nendstream";
    const qsizetype begin = object.indexOf(open), end = object.lastIndexOf(close);
    const QByteArray dictionary = object.left(std::max<qsizetype>(begin, 0));
    if (end < begin || !dictionary.contains("/Length1 ") || !dictionary.contains("/FlateDecode")) return object;
    const qsizetype from = begin + open.size(), size = dictionary.indexOf("/Length1 ") + 9;
    QByteArray packed(4, '\0');  // qUncompress expects the size before the data
    setWord(packed, 0, dictionary.mid(size, dictionary.indexOf('\n', size) - size).toUInt());
    const QByteArray font = qUncompress(packed + object.mid(from, end - from));
    if (font.isEmpty()) return object;
    const QByteArray stream = qCompress(withoutStyleBits(font)).mid(4);
    length = stream.size();
    return object.left(from) + stream + object.mid(end);
}

}  // namespace epochal::ui
