#include "ui/report/csv_document.h"

#include <cmath>

#include "core/base/csv.h"
#include "core/base/utf8.h"
#include "ui/report/report_cells.h"

namespace epochal::ui {
namespace {

class Csv {
public:
    explicit Csv(const Report& report) : report_(report) {}

    QByteArray write() {
        line({report_.title});
        for (const QString& text : report_.subtitle) line({text});
        line({report_.footLeft, report_.day});
        if (!report_.keys.isEmpty()) line({});
        for (const Report::KeyFigure& key : report_.keys) {
            words(key.label);
            // A bare figure is read as a number; its unit has its own column.
            if (key.raw.isEmpty())
                words(key.value);
            else
                figure(key.raw);
            words(key.unit);
            words(key.note);
            end();
        }
        for (const Report::Block& block : report_.blocks) std::visit([this](const auto& one) { put(one); }, block);
        const std::string bytes = std::move(csv_).take();
        return {bytes.data(), static_cast<qsizetype>(bytes.size())};
    }

private:
    /// Searched for as they would be typed.
    void words(const QString& text) { csv_.text(searchableText(text.toStdString())); }
    void figure(const QString& raw) { csv_.digits(raw.toStdString()); }
    void figure(double value) { csv_.number(value); }
    void end() { csv_.end(); }
    void line(const QStringList& texts) {
        for (const QString& text : texts) words(text);
        end();
    }
    void heading(const QString& title) {
        line({});
        if (!title.isEmpty()) line({title});
    }

    void put(const Report::Figure& figure_) {
        if (figure_.empty()) return;
        heading(figure_.number + QLatin1Char(' ') + figure_.caption);
        if (!figure_.bars.groups.empty()) {
            line({QString(), figure_.bars.valueTitle});
            for (const BarGroup& group : figure_.bars.groups)
                for (std::size_t i = 0; i < group.bars.size(); ++i) {
                    words(group.label);
                    if (figure_.bars.parts.size() > 1) words(figure_.bars.parts.value(static_cast<qsizetype>(i)));
                    figure(group.bars[i].value);
                    end();
                }
            return;
        }
        line({QString(), figure_.spec.xTitle, figure_.spec.yTitle});
        for (const ChartPoint& point : figure_.spec.points)
            row(point.name.isEmpty() ? point.label : point.name, point.x, point.y);
        for (const ChartSeries& series : figure_.spec.series)
            for (const CurvePoint& point : series.points)
                if (std::isfinite(point.y))
                    row(series.name.isEmpty() ? series.endLabel : series.name, point.x, point.y);
    }
    void row(const QString& name, double x, double y) {
        words(name);
        figure(x);
        figure(y);
        end();
    }
    void put(const QList<Fact>& facts) {
        for (const Fact& one : facts) line({one.label, one.value});
    }
    void put(const Report::Part& part) {
        if (part.empty()) return;
        if (!part.paragraphs.isEmpty() || !part.facts.isEmpty()) heading(part.title);
        for (const QString& one : part.paragraphs) line({one});
        put(part.facts);
        put(part.figure);
    }
    void put(const Report::Columns& columns) {
        put(columns.left);
        if (columns.right.title.isEmpty() && columns.right.paragraphs.isEmpty())
            put(columns.right.facts);
        else
            put(columns.right);
    }
    void put(const Report::Definitions& definitions) {
        if (definitions.terms.isEmpty()) return;
        heading(definitions.title);
        put(definitions.terms);
    }
    void put(const Report::Table& table) {
        if (table.rows.isEmpty()) return;
        heading(table.title);
        for (const Report::Column& column : table.columns) words(column.head);
        end();
        for (const Report::Row& row : table.rows) {
            if (!row.group.isEmpty()) {
                line({row.group});
                continue;
            }
            for (const Report::Cell& cell : row.cells) {
                if (cell.raw.isEmpty() && cell.text == dash().text)
                    figure(QString());
                else if (cell.raw.isEmpty())
                    words(cell.text);
                else
                    figure(cell.raw);
            }
            end();
        }
        if (!table.note.isEmpty()) line({table.note});
    }

    const Report& report_;
    CsvWriter csv_;
};

}  // namespace

QByteArray csvOf(const Report& report) {
    return Csv(report).write();
}

}  // namespace epochal::ui
