#include "ui/report/html_document.h"

#include <QBuffer>
#include <QDateTime>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "core/base/utf8.h"
#include "ui/charts/paper_chart.h"
#include "ui/report/report_drawing.h"
#include "ui/theme/theme.h"

namespace epochal::ui {
namespace {

constexpr qreal kUnit = 10;  ///< drawing units per point

QString escaped(const QString& text) {
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString tag(const char* name, const QString& content, const char* attributes = "") {
    const QString head = QLatin1String(name), more = QLatin1String(attributes);
    return QStringLiteral("<%1%2>%3</%1>").arg(head, more.isEmpty() ? more : QLatin1Char(' ') + more, content);
}

/// The SVG from "<svg" on, sized only by its view box so that it scales with the page, and with an accessible name.
QString embedded(const QByteArray& svg, const QString& name, qreal width) {
    QString text = QString::fromUtf8(svg);
    text.remove(0, text.indexOf(QStringLiteral("<svg")));
    static const QRegularExpression size(QStringLiteral(" (width|height)=\"[^\"]*mm\""));
    static const QRegularExpression words(QStringLiteral("<(title|desc)>[^<]*</(title|desc)>\\s*"));
    const qsizetype end = text.indexOf(QLatin1Char('>'));
    QString head = text.left(end);
    head.remove(size);
    head += QStringLiteral(" role=\"img\" aria-label=\"%1\" style=\"max-width:%2pt\"").arg(escaped(name)).arg(width);
    QString body = text.mid(end);
    return head + body.remove(words).trimmed();
}

template <class Draw>
QString drawing(qreal width, qreal height, const QString& name, Draw draw) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(qRound(72 * kUnit));
    generator.setSize(QSize(qRound(width * kUnit), qRound(height * kUnit)));
    generator.setViewBox(QRectF(0, 0, width * kUnit, height * kUnit));
    QPainter painter(&generator);
    QFont font(Theme::instance().font(Type::Body).family());
    font.setPixelSize(qRound(8 * kUnit));
    painter.setFont(font);
    draw(painter);
    painter.end();
    return embedded(bytes, name, width);
}

constexpr const char* kStyle = R"(
:root { color-scheme: light; }
body { font: 15px/1.45 "Noto Sans", system-ui, sans-serif; color: #1c2127; background: #fff; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .6rem; }
p { margin: 0 0 .6rem; } .quiet, caption, footer, figcaption { color: #545e69; }
.keys { display: flex; flex-wrap: wrap; border-top: 2px solid #1c2127; border-bottom: 1px solid #b3bac3; margin: 1.2rem 0 0; padding: 0; }
.keys div { flex: 1 1 8rem; padding: .6rem .8rem; border-left: 1px solid #b3bac3; } .keys div:first-child { border-left: 0; padding-left: 0; }
.keys dt, .keys .note { font-size: .8rem; color: #545e69; } .keys dd { margin: 0; } .keys .value { font-size: 1.5rem; font-weight: 700; }
.keys .unit { font-size: .8rem; font-weight: 400; color: #545e69; }
figure { margin: 0; } figure svg { width: 100%; height: auto; display: block; } figcaption { font-size: .85rem; margin-top: .3rem; }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 0 2rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .87rem; border-top: 2px solid #1c2127; border-bottom: 2px solid #1c2127; }
caption { caption-side: bottom; text-align: left; font-size: .8rem; padding-top: .3rem; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid #d6dadf; vertical-align: top; font-weight: 400; text-align: left; }
thead th { color: #545e69; vertical-align: bottom; } tbody th[scope=rowgroup] { font-weight: 700; padding-top: .7rem; }
.figure { text-align: right; font-variant-numeric: tabular-nums; } td.figure { white-space: nowrap; } tr.marked > * { background: #fff4d9; }
td svg, th svg { width: .8em; height: .8em; margin-right: .4em; vertical-align: -.05em; }
dl.facts { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 0; margin: 0; font-size: .9rem; }
dl.facts > * { padding: .25rem 0; border-bottom: 1px solid #d6dadf; margin: 0; } dl.facts dt { color: #545e69; padding-right: 1rem; }
dl.facts dd { text-align: right; overflow-wrap: anywhere; } dl.terms { grid-template-columns: 12rem 1fr; } dl.terms > * { border: 0; } dl.terms dd { text-align: left; }
footer { border-top: 1px solid #98a1ab; margin-top: 2.5rem; padding-top: .5rem; font-size: .8rem; }
@media print { main { max-width: none; padding: 0; } body { font-size: 9pt; } thead { display: table-header-group; } tr, figure { break-inside: avoid; } h2 { break-after: avoid; } }
)";

class Html {
public:
    explicit Html(const Report& report) : report_(report), format_(QLocale(report.language)) {}

    QByteArray write() {
        const Printing printing;
        body_ = tag("h1", escaped(report_.title));
        for (const QString& line : report_.subtitle) body_ += tag("p", escaped(line), "class=\"quiet\"");
        keys();
        for (const Report::Block& block : report_.blocks) std::visit([this](const auto& one) { put(one); }, block);
        body_ += QStringLiteral("<footer>%1 · %2</footer>").arg(escaped(report_.footLeft), escaped(report_.day));
        const QString page = QStringLiteral(
                                 "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                                 "<meta name=\"generator\" content=\"Epochal " EPOCHAL_VERSION
                                 "\">\n"
                                 "<meta name=\"date\" content=\"%2\">\n<title>%3</title>\n<style>%4</style>\n"
                                 "</head>\n<body>\n<main>\n%5\n</main>\n</body>\n</html>\n")
                                 .arg(escaped(report_.language),
                                      QDateTime::fromMSecsSinceEpoch(report_.utcMillis, Qt::UTC).toString(Qt::ISODate),
                                      escaped(report_.title), QLatin1String(kStyle), body_);
        return QByteArray::fromStdString(printableLines(page.toStdString()));
    }

private:
    void keys() {
        if (report_.keys.isEmpty()) return;
        body_ += QStringLiteral("\n<dl class=\"keys\">");
        for (const Report::KeyFigure& key : report_.keys)
            body_ += QStringLiteral(
                         "<div><dt>%1</dt><dd class=\"value\">%2 <span class=\"unit\">%3</span></dd>"
                         "<dd class=\"note\">%4</dd></div>")
                         .arg(escaped(key.label), escaped(key.value), escaped(key.unit), escaped(key.note));
        body_ += QStringLiteral("</dl>\n");
    }

    [[nodiscard]] QString figure(const Report::Figure& figure, qreal width) const {
        if (figure.empty()) return {};
        const QString picture = drawing(width, figure.height, figure.caption, [&](QPainter& painter) {
            const QRectF area(0, 0, width * kUnit, figure.height * kUnit);
            if (figure.bars.groups.empty())
                paintOnPaper(painter, area, figure.spec, format_, kUnit);
            else
                paintOnPaper(painter, area, figure.bars, format_, kUnit);
        });
        const QString caption = tag("b", escaped(figure.number)) + QLatin1Char(' ') + escaped(figure.caption);
        return tag("figure", picture + tag("figcaption", caption));
    }
    [[nodiscard]] static QString facts(const QList<Fact>& facts, const char* kind) {
        QString rows;
        for (const Fact& one : facts)
            rows += tag("dt", escaped(one.label)) +
                    tag("dd", one.changed ? tag("b", escaped(one.value)) : escaped(one.value));
        return rows.isEmpty() ? rows : tag("dl", rows, kind);
    }
    [[nodiscard]] QString inside(const Report::Part& part, qreal width) const {
        QString out = part.title.isEmpty() ? QString() : tag("h2", escaped(part.title));
        out += figure(part.figure, width);
        for (const QString& one : part.paragraphs) out += tag("p", escaped(one));
        return out + facts(part.facts, "class=\"facts\"");
    }

    void put(const Report::Part& part) {
        constexpr qreal kWide = 510;
        if (!part.empty()) body_ += QLatin1Char('\n') + tag("section", inside(part, kWide));
    }
    void put(const Report::Columns& columns) {
        constexpr qreal kHalf = 246;
        if (columns.left.empty() && columns.right.empty()) return;
        QString both;
        // A list that only continues in the second column is a single list here.
        if (columns.right.title.isEmpty() && !columns.right.facts.isEmpty()) {
            Report::Part one = columns.left;
            one.facts += columns.right.facts;
            both = inside(one, kHalf);
        } else {
            for (const Report::Part* part : {&columns.left, &columns.right})
                if (!part->empty()) both += tag("div", inside(*part, kHalf));
            both = tag("div", both, "class=\"beside\"");
        }
        if (!columns.note.isEmpty()) both += tag("p", tag("small", escaped(columns.note)), "class=\"quiet\"");
        body_ += QLatin1Char('\n') + tag("section", both);
    }
    void put(const Report::Definitions& definitions) {
        if (definitions.terms.isEmpty()) return;
        QString out = tag("h2", escaped(definitions.title));
        QList<Fact> terms;
        const auto flush = [&] {
            out += facts(terms, "class=\"facts terms\"");
            terms.clear();
        };
        for (const Fact& one : definitions.terms) {
            if (one.label.isEmpty()) {
                flush();
                out += tag("p", escaped(one.value));
            } else {
                terms << one;
            }
        }
        flush();
        body_ += QLatin1Char('\n') + tag("section", out);
    }
    void put(const Report::Table& table);

    const Report& report_;
    const Formatter format_;
    QString body_;
};

void Html::put(const Report::Table& table) {
    if (table.rows.isEmpty()) return;
    const auto kind = [&](qsizetype c) { return table.columns[c].right ? " class=\"figure\"" : ""; };
    QString head, rows;
    for (qsizetype c = 0; c < table.columns.size(); ++c)
        head +=
            QStringLiteral("<th scope=\"col\"%1>%2</th>").arg(QLatin1String(kind(c)), escaped(table.columns[c].head));
    for (const Report::Row& row : table.rows) {
        if (!row.group.isEmpty()) {
            rows += QStringLiteral("<tr><th scope=\"rowgroup\" colspan=\"%1\">%2</th></tr>\n")
                        .arg(table.columns.size())
                        .arg(escaped(row.group));
            continue;
        }
        rows += row.marked ? QStringLiteral("<tr class=\"marked\">") : QStringLiteral("<tr>");
        for (qsizetype c = 0; c < row.cells.size(); ++c) {
            const Report::Cell& cell = row.cells[c];
            QString text = escaped(cell.text);
            if (cell.bold) text = tag("b", text);
            if (cell.look)
                text.prepend(drawing(9, 9, QString(), [&](QPainter& painter) {
                    markOnPaper(painter, {4.5 * kUnit, 4.5 * kUnit}, cell.look->slot, cell.look->marker,
                                cell.look->filled, kUnit);
                }));
            // The first column is the row's header.
            rows += c == 0 ? QStringLiteral("<th scope=\"row\"%1>%2</th>").arg(QLatin1String(kind(c)), text)
                           : QStringLiteral("<td%1>%2</td>").arg(QLatin1String(kind(c)), text);
        }
        rows += QStringLiteral("</tr>\n");
    }
    const QString note = table.note.isEmpty() ? QString() : tag("caption", escaped(table.note));
    body_ += QLatin1Char('\n') +
             tag("section", tag("h2", escaped(table.title)) +
                                tag("div",
                                    tag("table", note + tag("thead", tag("tr", head)) + tag("tbody", rows),
                                        qPrintable(QStringLiteral("aria-label=\"%1\"").arg(escaped(table.title)))),
                                    "class=\"scroll\""));
}

}  // namespace

QByteArray htmlOf(const Report& report) {
    return Html(report).write();
}

}  // namespace epochal::ui
