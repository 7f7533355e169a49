// One comparison in which seeds fail, on the Compare page and in every format of its report: each figure is worked out
// by hand, and all of them must agree.
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "tests/support/patience.h"
#include "tests/ui/support/documents.h"
#include "tests/ui/support/told_run.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/report/report_comparison.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"
#include "ui/view/row_words.h"

using namespace epochal;
using namespace epochal::ui;
using epochal::test::ToldRun;

namespace {

/// To 82 %, at 0.1 and 0.4 US cent a second:
///   lucky   seed 1 reaches it after 200 s, seed 2 fails after 300 s: 500 s and 0.50 for one success
///   steady  both seeds after 250 s: 0.25
///   fast    after 100 s: 0.40
struct Expected {
    const char* name;
    double seconds, cost;
    bool frontier;
};
constexpr Expected kRows[] = {{"lucky", 500, 0.50, false}, {"steady", 250, 0.25, true}, {"fast", 100, 0.40, true}};

ToldRun told(const char* id, const char* name, std::int64_t seed, const char* price, double rate,
             std::vector<test::ToldEpoch> epochs) {
    ToldRun run;
    run.id = std::string("20261120-184000-") + id;
    run.spec.name = name;
    run.spec.seed = seed;
    run.spec.stop.epochs = std::ssize(epochs);
    run.spec.stop.target = 82;
    run.spec.optimizer.learningRate = rate;
    run.machine.accelerators = {{"NVIDIA L4", 24'000'000'000, "550"}};
    run.offer = test::toldOffer("Acme", name, price);
    run.offer.accelerator = "L4";
    run.offer.count = 1;
    run.epochs = std::move(epochs);
    return run;
}

bool same(double a, double b) {
    return std::abs(a - b) < 1e-6 * std::max(1.0, std::abs(b));
}

const Report::Table* figuresOf(const Report& report) {
    for (const Report::Block& block : report.blocks)
        if (const auto* table = std::get_if<Report::Table>(&block);
            table && table->title.contains(QStringLiteral("Cost and time")))
            return table;
    return nullptr;
}

/// The report's table with as many rows as the page's, whose first row has the same name.
const Report::Table* tableOfRows(const Report& report, const CompareModel& page) {
    const QString name = page.index(0, 0, page.index(0, 0)).data().toString();
    for (const Report::Block& block : report.blocks)
        if (const auto* table = std::get_if<Report::Table>(&block))
            for (const Report::Row& row : table->rows)
                if (!row.cells.isEmpty()) {
                    if (row.cells[0].text == name && table->columns.size() > 5) return table;
                    break;
                }
    return nullptr;
}

/// The chart of cost against time, wherever the report has it.
const ChartSpec* scatterOf(const Report& report) {
    const auto isScatter = [](const Report::Part& part) { return !part.figure.spec.points.empty(); };
    for (const Report::Block& block : report.blocks) {
        if (const auto* part = std::get_if<Report::Part>(&block); part && isScatter(*part)) return &part->figure.spec;
        if (const auto* both = std::get_if<Report::Columns>(&block))
            for (const Report::Part* part : {&both->left, &both->right})
                if (isScatter(*part)) return &part->figure.spec;
    }
    return nullptr;
}

QStringList paragraphsOf(const Report& report) {
    QStringList all;
    const auto take = [&](const Report::Part& part) { all += part.paragraphs; };
    for (const Report::Block& block : report.blocks) {
        if (const auto* part = std::get_if<Report::Part>(&block)) take(*part);
        if (const auto* both = std::get_if<Report::Columns>(&block)) take(both->left), take(both->right);
    }
    return all;
}

}  // namespace

class PageAndReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        const Path runs = Path(home_.path().toStdString()) / "runs";
        const auto add = [&](const ToldRun& run) {
            const auto written = test::writeTold(runs, run);
            QVERIFY2(written, written ? "" : english(written.error()).c_str());
            request_.ids << QString::fromStdString(run.id);
        };
        add(told("lucky1", "lucky", 1, "3.60", 0.1, {{90, 10, .50}, {90, 10, .85}, {90, 10, .86}}));
        add(told("lucky2", "lucky", 2, "3.60", 0.1, {{90, 10, .50}, {90, 10, .70}, {90, 10, .75}}));
        add(told("steady1", "steady", 1, "3.60", 0.3, {{115, 10, .50}, {115, 10, .85}}));
        add(told("steady2", "steady", 2, "3.60", 0.3, {{115, 10, .50}, {115, 10, .85}}));
        add(told("fast", "fast", 1, "14.40", 0.2, {{40, 10, .50}, {40, 10, .85}}));
        request_.kind = ReportKind::Comparison;
        request_.query.target = 0.82;
        request_.query.currency = "USD";
        request_.locale = QLocale(QLocale::English, QLocale::UnitedStates);
        ReportPlaces places;
        places.home = home_.path().toStdString();
        const auto source = readReportSource(request_, places);
        QVERIFY2(source, source ? "" : english(source.error()).c_str());
        source_ = *source;
        report_ = makeReport(request_, source_);
        data_ = compared(std::make_shared<std::vector<Entry>>(source_.entries), std::make_shared<Audits>(),
                         std::make_shared<PriceBook>(source_.book), request_.query, "2026-11-21");
        model_.show(data_);
        QCOMPARE(data_->comparison.rows.size(), std::size(kRows));
    }

    void cleanup() {
        Language::apply(QStringLiteral("en"));
        Formatter::setCurrent(request_.locale);
    }

    void thePageHasTheFiguresWorkedOutByHand() {
        for (const Expected& row : kRows) {
            const std::size_t at = rowOf(row.name);
            const auto figure = [&](const char* column) {
                return compareColumns()[static_cast<std::size_t>(columnOf(column))].figure(
                    ComparisonView(data_, Formatter::current()), at);
            };
            QVERIFY2(same(figure("time"), row.seconds) && same(figure("cost"), row.cost), row.name);
            QCOMPARE(data_->row(at).frontier, row.frontier);
        }
        // One column for cost and one for time, and no other figure that could differ.
        QCOMPARE(columnOf("expected"), -1);
    }

    void theReportsTableHasThemToo() {
        const Report::Table* table = figuresOf(report_);
        QVERIFY(table);
        const auto column = [&](const char* head) {
            for (qsizetype c = 0; c < table->columns.size(); ++c)
                if (table->columns[c].head.startsWith(QLatin1String(head))) return c;
            return qsizetype(-1);
        };
        const qsizetype time = column("Time to target"), cost = column("Cost to target");
        QVERIFY(time > 0 && cost > 0);
        for (const Expected& row : kRows) {
            const auto found = std::find_if(table->rows.begin(), table->rows.end(), [&](const Report::Row& one) {
                return !one.cells.isEmpty() && one.cells[0].text.startsWith(QLatin1String(row.name));
            });
            QVERIFY2(found != table->rows.end(), row.name);
            QVERIFY2(same(found->cells[time].raw.toDouble(), row.seconds), row.name);
            QVERIFY2(same(found->cells[cost].raw.toDouble(), row.cost), row.name);
            // As displayed, on paper as on the page.
            QCOMPARE(found->cells[cost].text, costText(ComparisonView(data_, Formatter::current()), rowOf(row.name)));
        }
    }

    void everyCellIsTheSame_data() {
        QTest::addColumn<bool>("published");
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) {
            QTest::addRow("runs, %s", language) << false << QString::fromLatin1(language);
            QTest::addRow("study, %s", language) << true << QString::fromLatin1(language);
        }
    }
    /// Heads, names, order, words and figures: the page's table, its file, and the report's table on paper, in HTML and
    /// in CSV are one table. The study has two groups, derived and missing figures, and a row without a rank.
    void everyCellIsTheSame() {
        QFETCH(bool, published);
        QFETCH(QString, language);
        Language::apply(language);
        ReportRequest request = request_;
        ReportSource source = source_;
        request.locale = Formatter::current().locale();
        if (published) {
            request = {};
            request.kind = ReportKind::Study;
            request.subject = QStringLiteral("painter-2020");
            request.ownQuery = true;
            request.locale = Formatter::current().locale();
            ReportPlaces places;
            const auto studies = shippedStudies();
            QVERIFY(studies);
            places.studies = *studies;
            const auto read = readReportSource(request, places);
            QVERIFY(read);
            source = *read;
        }
        const Report report = makeReport(request, source);
        // As the page compares them.
        Audits audits;
        if (source.study) audits = audited(source.study->id, source.study->claims);
        CompareModel page;
        page.show(compared(std::make_shared<std::vector<Entry>>(source.entries), std::make_shared<Audits>(audits),
                           std::make_shared<PriceBook>(source.book), source.study ? source.study->query : request.query,
                           dayOf(source).iso));
        const Report::Table* table = tableOfRows(report, page);
        QVERIFY(table);

        std::vector<int> columns;  // of the page, for each of the report
        for (const Report::Column& one : table->columns) {
            std::vector<int> found;
            for (int column = 0; column < page.columnCount(); ++column)
                if (page.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString() == one.head)
                    found.push_back(column);
            QVERIFY2(found.size() == 1, qPrintable(one.head));
            columns.push_back(found.front());
            QString head = page.headerData(found.front(), Qt::Horizontal, Qt::DisplayRole).toString();
            QString asked = one.head;
            for (QString* text : {&head, &asked})
                text->remove(QLatin1Char(',')).replace(QLatin1Char('\n'), QLatin1Char(' '));
            QCOMPARE(head, asked);
        }
        QVERIFY(columns.size() >= 6);

        // A file has ordinary spaces, and no joiners.
        const auto inFile = [](QString text) {
            return text.replace(QChar(0x00A0), QLatin1Char(' ')).remove(QChar(0x2060));
        };
        QList<QStringList> shown;  // by the page, in the report's columns
        QList<QStringList> figures;
        const QList<QStringList> file = test::csvRows(page.csv());
        qsizetype line = 0;
        for (int group = 0; group < page.rowCount(); ++group) {
            const QModelIndex parent = page.index(group, 0);
            if (page.rowCount() > 1) {
                shown += {parent.data().toString()};
                figures += {inFile(parent.data().toString())};
            }
            for (int row = 0; row < page.rowCount(parent); ++row) {
                ++line;
                QStringList texts, raw;
                for (std::size_t at = 0; at < columns.size(); ++at) {
                    const QModelIndex index = page.index(row, columns[at], parent);
                    const QString text = index.data().toString();
                    const double figure = index.data(CompareModel::FigureRole).toDouble();
                    texts += text.isEmpty() ? QStringLiteral("–") : text;
                    const CompareColumn& column = compareColumns()[static_cast<std::size_t>(columns[at])];
                    const QString field = file[line].value(file[0].indexOf(QLatin1String(column.id)));
                    if (!isFigure(column)) {
                        QCOMPARE(field, inFile(text));
                        raw += inFile(text);
                        continue;
                    }
                    QCOMPARE(field.isEmpty(), std::isnan(figure));
                    if (!field.isEmpty()) QVERIFY(same(field.toDouble(), figure));
                    const bool percent = table->columns[static_cast<qsizetype>(at)].head.endsWith(QLatin1Char('%'));
                    raw += std::isnan(figure) ? QString() : QString::number(percent ? figure * 100 : figure, 'g', 9);
                }
                shown += texts;
                figures += raw;
            }
        }
        QCOMPARE(line + 1, file.size());

        QCOMPARE(table->rows.size(), shown.size());
        for (qsizetype row = 0; row < shown.size(); ++row) {
            QStringList cells;
            for (const Report::Cell& cell : table->rows[row].cells) cells += cell.text;
            QCOMPARE(table->rows[row].group.isEmpty() ? cells : QStringList{table->rows[row].group}, shown[row]);
        }
        const auto plain = [](QStringList texts) {
            for (QString& text : texts) text = text.replace(QChar(0x00A0), QLatin1Char(' ')).simplified();
            return texts;
        };
        QList<QStringList> html;
        for (const QStringList& row : test::htmlRows(QString::fromUtf8(bytesOf(report, ReportFormat::Html))))
            html += plain(row);
        for (const QStringList& row : shown)
            QVERIFY2(html.contains(plain(row)), qPrintable(row.join(QLatin1Char('|'))));

        const QList<QStringList> csv = test::csvRows(bytesOf(report, ReportFormat::Csv));
        QStringList heads;
        for (const Report::Column& one : table->columns) heads += one.head;
        const qsizetype first = csv.indexOf(heads) + 1;
        QVERIFY(first > 0);
        for (qsizetype row = 0; row < figures.size(); ++row) {
            const QStringList& found = csv[first + row];
            QCOMPARE(found.size(), figures[row].size());
            for (qsizetype at = 0; at < found.size(); ++at) {
                bool number = false;
                const double asked = figures[row][at].toDouble(&number);
                if (number)
                    QVERIFY2(same(found[at].toDouble(), asked), qPrintable(found.join(QLatin1Char('|'))));
                else
                    QVERIFY2(found[at] == figures[row][at] || (figures[row][at].isEmpty() && found[at].isEmpty()),
                             qPrintable(found.join(QLatin1Char('|'))));
            }
        }
    }

    void theHeadlineIsTheFindingIsTheRank() {
        const auto key = [&](const char* label) -> const Report::KeyFigure* {
            for (const Report::KeyFigure& one : report_.keys)
                if (one.label == QLatin1String(label)) return &one;
            return nullptr;
        };
        const auto *cheapest = key("Cheapest to target"), *fastest = key("Fastest to target");
        QVERIFY(cheapest && fastest);
        QVERIFY(same(cheapest->raw.toDouble(), 0.25) && cheapest->note.startsWith(QStringLiteral("steady")));
        QVERIFY(same(fastest->raw.toDouble(), 100) && fastest->note.startsWith(QStringLiteral("fast")));
        QVERIFY(fastest->note.contains(QStringLiteral("0.40")));
        const QString said = paragraphsOf(report_).join(QLatin1Char('\n'));
        for (const Finding& one : data_->comparison.findings)
            QVERIFY2(said.contains(Formatter::current().text(one.text)),
                     qPrintable(Formatter::current().text(one.text)));
        QVERIFY2(said.contains(QStringLiteral("steady: 0.25\u00a0USD in 4\u00a0min\u00a010\u00a0s")), qPrintable(said));
        QVERIFY(same(*data_->row(rowOf("steady")).againstCheapest, 1) &&
                same(*data_->row(rowOf("fast")).againstFastest, 1));
    }

    void bothScattersHaveTheSamePointsAndAFrontierThatNeverClimbs() {
        const ChartSpec page = costAgainstTime(ComparisonView(data_, Formatter::current()));
        const ChartSpec* paper = scatterOf(report_);
        QVERIFY(paper);
        QCOMPARE(page.points.size(), std::size(kRows));
        QCOMPARE(paper->points.size(), std::size(kRows));
        const double unit = 60;  // both in minutes
        for (const ChartSpec* spec : {&page, paper}) {
            for (const Expected& row : kRows)
                QVERIFY2(std::any_of(spec->points.begin(), spec->points.end(),
                                     [&](const ChartPoint& point) {
                                         return point.name.startsWith(QLatin1String(row.name)) &&
                                                same(point.x * unit, row.seconds) && same(point.y, row.cost);
                                     }),
                         row.name);
            QCOMPARE(spec->frontiers.size(), std::size_t(1));
            const auto& frontier = spec->frontiers[0].points;
            QCOMPARE(frontier.size(), std::size_t(2));
            for (std::size_t i = 1; i < frontier.size(); ++i)
                QVERIFY(frontier[i].x > frontier[i - 1].x && frontier[i].y <= frontier[i - 1].y);
        }
    }

    void theFilesHaveThem() {
        const QList<QStringList> table = test::csvRows(model_.csv());
        const auto column = [&](const char* name) { return table[0].indexOf(QLatin1String(name)); };
        const QList<QStringList> report = test::csvRows(bytesOf(report_, ReportFormat::Csv));
        const QString html =
            QString::fromUtf8(bytesOf(report_, ReportFormat::Html)).replace(QChar(0x00A0), QLatin1Char(' '));
        for (const Expected& row : kRows) {
            const auto own = std::find_if(table.begin(), table.end(), [&](const QStringList& line) {
                return line.value(column("name")).startsWith(QLatin1String(row.name));
            });
            QVERIFY2(own != table.end(), row.name);
            QVERIFY2(same(own->value(column("time")).toDouble(), row.seconds), row.name);
            QVERIFY2(same(own->value(column("cost")).toDouble(), row.cost), row.name);
            QCOMPARE(own->value(column("whatif")), QStringLiteral("no"));
            QVERIFY2(std::any_of(report.begin(), report.end(),
                                 [&](const QStringList& line) {
                                     const auto has = [&](double figure) {
                                         return std::any_of(line.begin(), line.end(), [&](const QString& field) {
                                             bool number = false;
                                             return same(field.toDouble(&number), figure) && number;
                                         });
                                     };
                                     return line.value(0).startsWith(QLatin1String(row.name)) && has(row.seconds) &&
                                            has(row.cost);
                                 }),
                     row.name);
            const QString cost = Formatter::current().number(row.cost, 2);
            QVERIFY2(html.contains(cost), qPrintable(cost));
        }
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty()) QSKIP("pdftotext is not there");
        const QString file = home_.filePath(QStringLiteral("report.pdf"));
        QVERIFY(writeReport(report_, file, ReportFormat::Pdf));
        QProcess process;
        process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), file, QStringLiteral("-")});
        QVERIFY(process.waitForFinished(test::kPatience));
        const QString text =
            QString::fromUtf8(process.readAllStandardOutput()).simplified().replace(QChar(0x00A0), QLatin1Char(' '));
        for (const Expected& row : kRows) {
            const QString seconds = compareColumns()[static_cast<std::size_t>(columnOf("time"))]
                                        .text(ComparisonView(data_, Formatter::current()), rowOf(row.name))
                                        .replace(QChar(0x00A0), QLatin1Char(' '));
            const QRegularExpression line(
                QStringLiteral("%1[^\\n]*%2 ").arg(QLatin1String(row.name), Formatter::current().number(row.cost, 2)));
            QVERIFY2(text.contains(line) && text.contains(seconds), row.name);
        }
    }

    /// The report's recount agrees: rented costs, costs to the target and what failures add to them.
    void theReportsOwnAuditAgrees() {
        const QStringList said = paragraphsOf(report_).filter(QStringLiteral("computed a second time"));
        QCOMPARE(said.size(), 1);
        static const QRegularExpression counts(QStringLiteral("(\\d+) of (\\d+) agree"));
        const QRegularExpressionMatch found = counts.match(said.front());
        QVERIFY2(found.hasMatch(), qPrintable(said.front()));
        QCOMPARE(found.captured(1), found.captured(2));
        // For each of 5 runs: rate, best, two time bases, images for the price, cost; for the 4 that reached the
        // target: time and cost to it. For each of 3 rows: images for the price, time, cost.
        QCOMPARE(found.captured(2).toInt(), 5 * 6 + 4 * 2 + 3 * 3);
    }

private:
    std::size_t rowOf(const char* name) const {
        for (std::size_t row = 0; row < data_->comparison.rows.size(); ++row)
            if (data_->entry(row).name == name) return row;
        return 0;
    }

    QTemporaryDir home_;
    ReportRequest request_;
    ReportSource source_;
    Report report_;
    CompareDataPtr data_;
    CompareModel model_;
};

QTEST_MAIN(PageAndReportTest)
#include "page_and_report_test.moc"
