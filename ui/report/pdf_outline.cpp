#include "ui/report/pdf_outline.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "core/base/json.h"
#include "ui/report/pdf_fonts.h"

namespace epochal::ui {
namespace {

/// A PDF split into its header, its objects by number and its trailer's entries.
struct Parts {
    QByteArray header;
    QList<QByteArray> objects;  ///< [n] is "n 0 obj ... endobj\n"; [0] stays empty
    int root = 0;
    QByteArray trailer;  ///< the dictionary's entries except /Size
};

std::optional<qsizetype> numberAt(const QByteArray& bytes, qsizetype from) {
    while (from < bytes.size() && (bytes[from] == ' ' || bytes[from] == '\n' || bytes[from] == '\r')) ++from;
    qsizetype to = from;
    while (to < bytes.size() && bytes[to] >= '0' && bytes[to] <= '9') ++to;
    bool ok = false;
    const qsizetype value = bytes.mid(from, to - from).toLongLong(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

/// Number of the object to which `key` refers.
int reference(const QByteArray& dictionary, const QByteArray& key) {
    const qsizetype at = dictionary.indexOf(key + ' ');
    return at < 0 ? 0 : static_cast<int>(numberAt(dictionary, at + key.size()).value_or(0));
}

std::optional<Parts> takeApart(const QByteArray& pdf) {
    const qsizetype mark = pdf.lastIndexOf("startxref");
    const auto table = mark < 0 ? std::nullopt : numberAt(pdf, mark + 9);
    if (!table || *table >= pdf.size() || !pdf.mid(*table).startsWith("xref")) return {};
    const qsizetype trailer = pdf.indexOf("trailer", *table);
    const QByteArray rows = pdf.mid(*table, trailer - *table);
    const qsizetype head = rows.indexOf('\n', 5);
    const auto count = numberAt(rows, rows.indexOf(' ', 5) + 1);
    if (trailer < 0 || head < 0 || !count) return {};

    // An object ends where the next one in the file begins, the last one where the table begins.
    QList<qsizetype> offsets(*count, 0), ends;
    for (qsizetype i = 0; i < *count; ++i) {
        const QByteArray row = rows.mid(head + 1 + 20 * i, 20);
        const auto offset = numberAt(row, 0);
        if (!offset || row.size() < 20) return {};
        if (row[17] == 'n') offsets[i] = *offset;
    }
    ends = offsets;
    ends << *table;
    std::sort(ends.begin(), ends.end());
    Parts parts;
    parts.objects.resize(*count);
    qsizetype first = *table;
    for (qsizetype i = 1; i < *count; ++i) {
        if (offsets[i] == 0) continue;
        const qsizetype end = *std::upper_bound(ends.begin(), ends.end(), offsets[i]);
        parts.objects[i] = pdf.mid(offsets[i], end - offsets[i]);
        if (!parts.objects[i].startsWith(QByteArray::number(i) + " 0 obj")) return {};
        first = std::min(first, offsets[i]);
    }
    parts.header = pdf.left(first);
    const qsizetype open = pdf.indexOf("<<", trailer), close = pdf.lastIndexOf(">>", mark);
    if (open < 0 || close < open) return {};
    parts.trailer = pdf.mid(open + 2, close - open - 2);
    const qsizetype size = parts.trailer.indexOf("/Size");
    if (size < 0) return {};
    parts.trailer.remove(size, parts.trailer.indexOf('\n', size) - size + 1);
    parts.root = reference(parts.trailer, "/Root");
    return parts.root > 0 && parts.root < *count ? std::optional(parts) : std::nullopt;
}

/// Object numbers of the pages, in order.
QList<int> pagesOf(const Parts& parts) {
    const int tree = reference(parts.objects[parts.root], "/Pages");
    QList<int> pages;
    if (tree <= 0 || tree >= parts.objects.size()) return pages;
    const QByteArray& node = parts.objects[tree];
    const qsizetype from = node.indexOf('[', node.indexOf("/Kids")), to = node.indexOf(']', from);
    if (from < 0 || to < 0) return pages;
    static const QRegularExpression one(QStringLiteral("(\\d+) 0 R"));
    const QString kids = QString::fromLatin1(node.mid(from, to - from));
    for (auto match = one.globalMatch(kids); match.hasNext();) pages << match.next().captured(1).toInt();
    return pages;
}

/// A text string in UTF-16 with byte order mark, as hexadecimal digits.
QByteArray text(const QString& words) {
    QByteArray hex = "<feff";
    for (const QChar c : words) hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
    return hex + '>';
}

QByteArray object(qsizetype number, const QByteArray& dictionary) {
    return QByteArray::number(number) + " 0 obj\n<<\n" + dictionary + ">>\nendobj\n";
}

/// Makes embedded fonts the same on every platform.
void plainFonts(Parts& parts) {
    for (QByteArray& one : parts.objects) {
        const int place = reference(one, "/Length");
        qsizetype length = -1;
        QByteArray plain = withPlainFont(one, length);
        if (length < 0 || place <= 0 || place >= parts.objects.size()) continue;
        one = std::move(plain);
        parts.objects[place] = QByteArray::number(place) + " 0 obj\n" + QByteArray::number(length) + "\nendobj\n";
    }
}

QByteArray together(const Parts& parts) {
    QByteArray out = parts.header;
    QList<qsizetype> offsets;
    for (const QByteArray& one : parts.objects) {
        offsets << (one.isEmpty() ? 0 : out.size());
        out += one;
    }
    const qsizetype table = out.size();
    out += "xref\n0 " + QByteArray::number(parts.objects.size()) + '\n';
    for (const qsizetype offset : offsets)
        out += offset == 0 ? QByteArray("0000000000 65535 f \n")
                           : QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
    return out + "trailer\n<<\n/Size " + QByteArray::number(parts.objects.size()) + parts.trailer + ">>\nstartxref\n" +
           QByteArray::number(table) + "\n%%EOF\n";
}

}  // namespace

QByteArray withOutline(const QByteArray& pdf, const QList<PdfBookmark>& bookmarks, const QString& language) {
    std::optional<Parts> parts = takeApart(pdf);
    if (!parts || bookmarks.isEmpty()) return pdf;
    plainFonts(*parts);
    const QList<int> pages = pagesOf(*parts);
    QByteArray& catalogue = parts->objects[parts->root];
    const qsizetype end = catalogue.lastIndexOf(">>");
    if (pages.isEmpty() || end < 0) return pdf;
    const auto number = [](qsizetype value) { return QByteArray::number(value) + " 0 R\n"; };

    const qsizetype outline = parts->objects.size(), first = outline + 1, last = outline + bookmarks.size();
    catalogue.insert(end, "/Outlines " + number(outline) + "/PageMode /UseOutlines\n/Lang (" + language.toLatin1() +
                              ")\n/ViewerPreferences << /DisplayDocTitle true >>\n");
    parts->objects << object(outline, "/Type /Outlines\n/First " + number(first) + "/Last " + number(last) + "/Count " +
                                          QByteArray::number(bookmarks.size()) + '\n');
    for (qsizetype i = 0; i < bookmarks.size(); ++i) {
        const PdfBookmark& one = bookmarks[i];
        const int page = pages[std::clamp<qsizetype>(one.page - 1, 0, pages.size() - 1)];
        QByteArray entry = "/Title " + text(one.title) + "\n/Parent " + number(outline);
        if (i > 0) entry += "/Prev " + number(first + i - 1);
        if (i + 1 < bookmarks.size()) entry += "/Next " + number(first + i + 1);
        entry +=
            "/Dest [" + QByteArray::number(page) + " 0 R /XYZ null " + QByteArray::number(one.top, 'f', 1) + " null]\n";
        parts->objects << object(first + i, entry);
    }
    return together(*parts);
}

}  // namespace epochal::ui
