#include "ui/report/pdf_document.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>
#include <QHash>
#include <QPageLayout>
#include <QPdfWriter>
#include <QRegularExpression>
#include <functional>

#include "ui/report/pdf_outline.h"
#include "ui/report/report_drawing.h"

namespace epochal::ui {
namespace {

/// A PDF's metadata.
struct PdfDescription {
    QString title, subject, language;
    qint64 utcMillis = 0;  ///< creation and modification time
};

/// QPdfWriter embeds fonts in the order of a hash table, which Qt seeds randomly in each process.
struct FixedHashSeed {
    FixedHashSeed() { QHashSeed::setDeterministicGlobalSeed(); }
    ~FixedHashSeed() { QHashSeed::resetRandomGlobalSeed(); }
    FixedHashSeed(const FixedHashSeed&) = delete;
    FixedHashSeed& operator=(const FixedHashSeed&) = delete;
};

QString creator() {
    return QStringLiteral("Epochal " EPOCHAL_VERSION);
}

QByteArray xmp(const PdfDescription& description) {
    const QString day = QDateTime::fromMSecsSinceEpoch(description.utcMillis, Qt::UTC).toString(Qt::ISODate);
    return QStringLiteral(R"(<?xpacket begin="%1" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">%3</rdf:li></rdf:Alt></dc:description>
<dc:creator><rdf:Seq><rdf:li>%4</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>%5</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>%4</xmp:CreatorTool><xmp:CreateDate>%6</xmp:CreateDate><xmp:ModifyDate>%6</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>)")
        .arg(QChar(0xFEFF), description.title.toHtmlEscaped(), description.subject.toHtmlEscaped(), creator(),
             description.language, day)
        .toUtf8();
}

/// QPdfWriter writes the current time and a random identifier. Both are replaced in place, so that offsets stay valid.
void makeReproducible(QByteArray& pdf, qint64 utcMillis) {
    const QByteArray key = "/CreationDate (D:";
    const qsizetype from = pdf.indexOf(key) + key.size(), to = pdf.indexOf(')', from);
    if (from >= key.size() && to > from) {
        QByteArray date =
            QDateTime::fromMSecsSinceEpoch(utcMillis, Qt::UTC).toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
        date += to - from == 21 ? "+00'00'" : "Z";
        if (date.size() == to - from) pdf.replace(from, date.size(), date);
    }
    const qsizetype trailer = pdf.lastIndexOf("/ID");
    if (trailer < 0) return;
    static const QRegularExpression identifier(QStringLiteral("<([0-9a-fA-F]{32})>"));
    const QString tail = QString::fromLatin1(pdf.mid(trailer));
    QList<qsizetype> places;
    for (auto match = identifier.globalMatch(tail); match.hasNext();) places << trailer + match.next().capturedStart(1);
    for (const qsizetype place : places) pdf.replace(place, 32, QByteArray(32, '0'));
    const QByteArray digest = QCryptographicHash::hash(pdf, QCryptographicHash::Md5).toHex();
    for (const qsizetype place : places) pdf.replace(place, 32, digest);
}

/// An A4 document with margins of 15 mm, as bytes. The same drawing gives the same bytes: dates are those of the
/// description, and the file's /ID is a digest of its content. `draw` returns the outline's entries.
QByteArray makePdf(const PdfDescription& description, const std::function<QList<PdfBookmark>(QPdfWriter&)>& draw) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QList<PdfBookmark> bookmarks;
    {
        const FixedHashSeed seed;
        QPdfWriter writer(&buffer);
        writer.setResolution(Paper::kUnitsPerInch);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(15, 15, 15, 15),
                                         QPageLayout::Millimeter));
        writer.setTitle(description.title);
        writer.setCreator(creator());
        writer.setDocumentXmpMetadata(xmp(description));
        bookmarks = draw(writer);
    }
    bytes = withOutline(bytes, bookmarks, description.language);
    makeReproducible(bytes, description.utcMillis);
    return bytes;
}

}  // namespace

QByteArray pdfOf(const Report& report) {
    const PdfDescription description{QStringLiteral("Epochal: ") + report.title, report.subtitle.join(QLatin1Char(' ')),
                                     report.language, report.utcMillis};
    const int total = countPages(report);
    return makePdf(description, [&](QPdfWriter& writer) {
        PagedPaper paper(writer);
        const DrawnReport drawn = drawReport(report, paper, total);
        constexpr double kA4 = 841.9;  // points
        QList<PdfBookmark> bookmarks;
        for (const ReportPages::Bookmark& one : drawn.bookmarks)
            bookmarks.append({one.title, one.page, kA4 - (Paper::kMargin + one.y) / ReportPages::kPoint + 4});
        return bookmarks;
    });
}

}  // namespace epochal::ui
