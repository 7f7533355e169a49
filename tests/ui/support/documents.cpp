#include "tests/ui/support/documents.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace epochal::test {

QList<QStringList> csvRows(const QByteArray& csv) {
    QList<QStringList> rows;
    QStringList row;
    QString field;
    bool quoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != QLatin1Char('"')) {
                field += c;
            } else if (i + 1 < text.size() && text[i + 1] == c) {
                field += c;
                ++i;
            } else {
                quoted = false;
            }
        } else if (c == QLatin1Char('"')) {
            quoted = true;
        } else if (c == QLatin1Char(',')) {
            row += field;
            field.clear();
        } else if (c == QLatin1Char('\n')) {
            row += field;
            field.clear();
            rows += row;
            row.clear();
        } else if (c != QLatin1Char('\r')) {
            field += c;
        }
    }
    if (!field.isEmpty() || !row.isEmpty()) rows += row + QStringList(field);
    return rows;
}

QStringList svgTexts(const QByteArray& svg) {
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts += reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    }
    return reader.hasError() ? QStringList() : texts;
}

QList<QStringList> htmlRows(const QString& html) {
    static const QRegularExpression rowPattern(QStringLiteral("<tr[^>]*>(.*?)</tr>"),
                                               QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression cellPattern(QStringLiteral("<t[hd][^>]*>(.*?)</t[hd]>"),
                                                QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    const auto plain = [](QString text) {
        text.remove(tag);
        text.replace(QStringLiteral("&lt;"), QStringLiteral("<"));
        text.replace(QStringLiteral("&gt;"), QStringLiteral(">"));
        text.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
        text.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        return text.trimmed();
    };
    QList<QStringList> rows;
    for (auto row = rowPattern.globalMatch(html); row.hasNext();) {
        QStringList cells;
        for (auto cell = cellPattern.globalMatch(row.next().captured(1)); cell.hasNext();)
            cells += plain(cell.next().captured(1));
        rows += cells;
    }
    return rows;
}

QByteArray contentOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

}  // namespace epochal::test
