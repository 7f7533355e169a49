#include "ui/report/run_report.h"

#include <algorithm>
#include <functional>

#include <QCoreApplication>
#include <QFile>
#include <QFontMetricsF>

#include "core/analysis/replay.h"
#include "core/economics/cost.h"
#include "ui/report/findings.h"
#include "ui/report/language_scope.h"
#include "ui/report/pdf_document.h"
#include "ui/report/printed_chart.h"
#include "ui/report/report_charts.h"
#include "ui/report/report_pages.h"
#include "ui/report/run_facts.h"
#include "ui/theme/theme.h"

namespace epochal::ui {
namespace {

constexpr qreal kPoint = ReportPages::kPoint;

/// White paper and dark lines while it lives.
struct Printing {
    Printing() { Theme::instance().setPrinting(true); }
    ~Printing() { Theme::instance().setPrinting(false); }
    Printing(const Printing&) = delete;
    Printing& operator=(const Printing&) = delete;
};

/// A figure large enough to be read from across the table.
struct KeyFigure {
    QString label, value, unit, note;
};

class RunReport {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunReport)
public:
    RunReport(const RunDirectory& run, const Figures& figures, const QLocale& locale)
        : run_(run),
          spec_(run.spec()),
          offer_(run.offer()),
          figures_(figures),
          format_(locale),
          findings_(spec_, offer_, figures_, format_) {}

    [[nodiscard]] QByteArray pdf() const;

private:
    /// Draws all pages; returns their number.
    int draw(QPdfWriter& writer, int total) const;
    void drawTitle(ReportPages& pages) const;
    void drawKeyFigures(ReportPages& pages) const;
    void drawAccuracy(ReportPages& pages) const;
    void drawRateAndFindings(ReportPages& pages) const;
    void drawEpochs(ReportPages& pages) const;
    void drawFacts(ReportPages& pages) const;
    void drawMethods(ReportPages& pages) const;

    [[nodiscard]] QList<KeyFigure> keyFigures() const;
    [[nodiscard]] QString name() const { return QString::fromStdString(spec_.name); }
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] qint64 end() const {
        return figures_.lastUtcMillis > 0 ? figures_.lastUtcMillis : run_.createdUtcMillis();
    }
    [[nodiscard]] QString choice(const char* field) const { return RunFacts::value(*findField(field), spec_, format_); }
    [[nodiscard]] qreal caption(ReportPages& pages, const QString& number, const QString& text, qreal y,
                                qreal width) const;

    const RunDirectory& run_;
    const RunSpec& spec_;
    const Offer& offer_;
    const Figures& figures_;
    Formatter format_;
    Findings findings_;
};

QByteArray RunReport::pdf() const {
    const PdfDescription description{tr("Epochal: %1").arg(name()), subtitle(), format_.locale().bcp47Name(), end()};
    // "m / n" needs n, which only drawing tells.
    int total = 0;
    (void)makePdf(description, [&](QPdfWriter& writer) { total = draw(writer, 0); });
    return makePdf(description, [&](QPdfWriter& writer) { draw(writer, total); });
}

int RunReport::draw(QPdfWriter& writer, int total) const {
    ReportPages pages(
        writer,
        {name(), tr("Epochal, report of a run"),
         tr("Epochal %1 · run %2").arg(QStringLiteral(EPOCHAL_VERSION), QString::fromStdString(run_.id())),
         format_.date(end())},
        total);
    drawTitle(pages);
    drawKeyFigures(pages);
    drawAccuracy(pages);
    drawRateAndFindings(pages);
    drawEpochs(pages);
    drawFacts(pages);
    drawMethods(pages);
    return pages.page();
}

QString RunReport::subtitle() const {
    QString state = RunFacts::name(figures_.state);
    if (figures_.reason)
        //: state of a run, and why it ended
        state = tr("%1, %2").arg(state, RunFacts::name(*figures_.reason));
    //: data set, model, batch, seed; epochs done and asked, state
    return tr("%1: %2, batch %3, seed %4. %5 of %6 epochs, %7.")
        .arg(choice("data.source"), choice("model.architecture"), format_.integer(spec_.optimizer.globalBatch),
             format_.integer(spec_.seed), format_.integer(figures_.epochsDone), format_.integer(spec_.stop.epochs),
             state);
}

void RunReport::drawTitle(ReportPages& pages) const {
    const Theme& theme = Theme::instance();
    pages.paragraph(name(), ReportPages::font(17, true), theme.colour(Role::Text));
    pages.advance(2 * kPoint);
    pages.paragraph(subtitle(), ReportPages::font(), theme.colour(Role::Text2));
    const QString begun = format_.dateTime(figures_.segments.empty() ? run_.createdUtcMillis()
                                                                     : figures_.segments.front().begunUtcMillis);
    pages.paragraph(tr("Begun %1 on %2, price %3.")
                        .arg(begun, QString::fromStdString(title(offer_)), RunFacts::pricePerHour(offer_, format_)),
                    ReportPages::font(), theme.colour(Role::Text2));
    pages.advance(8 * kPoint);
}

QList<KeyFigure> RunReport::keyFigures() const {
    QList<KeyFigure> keys;
    const Figures& f = figures_;
    if (f.bestTop1)
        keys.append({tr("Best top-1"), format_.percentNumber(*f.bestTop1), QStringLiteral("%"),
                     tr("epoch %1 of %2").arg(format_.integer(f.bestEpoch), format_.integer(f.epochsDone))});
    if (f.target)
        keys.append(
            {tr("Time to target"),
             format_.duration(f.target->activeSeconds),
             {},
             tr("%1, epoch %2").arg(format_.percent(spec_.stop.target / 100), format_.integer(f.target->epoch))});
    else if (f.clocks.active > 0)
        keys.append({tr("Active time"),
                     format_.duration(f.clocks.active),
                     {},
                     tr("%n epoch(s)", nullptr, static_cast<int>(f.epochsDone))});
    if (f.imagesPerSecond > 0)
        keys.append({tr("Images/s"), format_.significant(f.imagesPerSecond),
                     QStringLiteral("± ") + format_.significant(f.windows.uncertainty(), 2),
                     tr("windows measured: %1").arg(format_.integer(static_cast<qint64>(f.windows.n)))});
    if (f.imagesPerSecondPerPrice)
        keys.append({tr("Images/s per %1").arg(RunFacts::perHour(offer_)),
                     format_.significant(*f.imagesPerSecondPerPrice),
                     {},
                     tr("at %1").arg(RunFacts::pricePerHour(offer_, format_))});
    if (f.target && f.target->cost)
        keys.append({tr("Cost to target"), format_.amount(f.target->cost->amount, 4),
                     QString::fromStdString(f.target->cost->currency),
                     f.costSoFar ? tr("whole run %1").arg(format_.money(*f.costSoFar, 4)) : QString()});
    else if (f.costSoFar)
        keys.append({tr("Cost"), format_.amount(f.costSoFar->amount, 4), QString::fromStdString(f.costSoFar->currency),
                     tr("billed %1").arg(format_.duration(f.clocks.billed))});
    return keys;
}

void RunReport::drawKeyFigures(ReportPages& pages) const {
    const QList<KeyFigure> keys = keyFigures();
    if (keys.isEmpty()) return;
    const Theme& theme = Theme::instance();
    QPainter& painter = pages.painter();
    const qreal column = pages.width() / static_cast<qreal>(keys.size()), pad = 7 * kPoint, top = pages.y();
    const QFont small = ReportPages::font(ReportPages::kSmall), large = ReportPages::font(14, true);
    qreal labels = 0, values = 0, notes = 0;
    for (const KeyFigure& key : keys) {
        labels = std::max(labels, pages.heightOf(key.label, small, column - pad));
        values = std::max(values, pages.heightOf(key.value, large, column * 2));
        notes = std::max(notes, pages.heightOf(key.note, small, column - pad));
    }
    const qreal height = labels + values + notes + 14 * kPoint;
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const qreal left = static_cast<qreal>(i) * column + (i == 0 ? 0 : pad);
        qreal y = top + 6 * kPoint;
        pages.write(keys[i].label, small, theme.colour(Role::Text2), left, y, column - pad);
        y += labels + kPoint;
        // A long duration shrinks until it stands in its column.
        QFont value = large;
        const auto widthOf = [&](const QString& text, const QFont& font) {
            return QFontMetricsF(font, painter.device()).horizontalAdvance(text);
        };
        const qreal unit = keys[i].unit.isEmpty() ? 0 : widthOf(keys[i].unit, small) + 4 * kPoint;
        while (value.pointSizeF() > 8 && widthOf(keys[i].value, value) + unit > column - pad - 4 * kPoint)
            value.setPointSizeF(value.pointSizeF() - 0.5);
        const qreal base = y + QFontMetricsF(large, painter.device()).ascent();
        painter.setFont(value);
        painter.setPen(theme.colour(Role::Text));
        painter.drawText(QPointF(left, base), keys[i].value);
        painter.setFont(small);
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QPointF(left + widthOf(keys[i].value, value) + 4 * kPoint, base), keys[i].unit);
        y += values;
        pages.write(keys[i].note, small, theme.colour(Role::Text2), left, y, column - pad);
        if (i > 0) {
            painter.setPen(QPen(theme.colour(Role::Edge), 0.5 * kPoint));
            painter.drawLine(QPointF(left - pad, top), QPointF(left - pad, top + height));
        }
    }
    painter.setPen(QPen(theme.colour(Role::Text), 0.75 * kPoint));
    painter.drawLine(QPointF(0, top), QPointF(pages.width(), top));
    painter.setPen(QPen(theme.colour(Role::Edge), 0.5 * kPoint));
    painter.drawLine(QPointF(0, top + height), QPointF(pages.width(), top + height));
    pages.advance(height);
}

qreal RunReport::caption(ReportPages& pages, const QString& number, const QString& text, qreal y, qreal width) const {
    //: number of a figure or table, its caption
    return pages.write(tr("%1 %2", "caption").arg(number, text), ReportPages::font(8),
                       Theme::instance().colour(Role::Text), 0, y, width, Qt::AlignLeft, number.size());
}

void RunReport::drawAccuracy(ReportPages& pages) const {
    const ChartSpec chart = ReportCharts::accuracy(spec_, figures_, format_);
    if (chart.series.empty()) return;
    constexpr qreal kHeight = 165 * kPoint;
    pages.heading(tr("Accuracy over epochs"), kHeight + 30 * kPoint);
    pages.painter().setFont(ReportPages::font(ReportPages::kSmall));
    drawPrintedChart(pages.painter(), {0, pages.y(), pages.width(), kHeight}, chart, format_, kPoint, true);
    pages.advance(kHeight + 4 * kPoint);
    const QString text = figures_.target ? tr("Top-1, %. Training dashed, validation solid. The filled marker is the "
                                              "first evaluation at or above the target.")
                                         : tr("Top-1, %. Training dashed, validation solid.");
    pages.advance(caption(pages, tr("Figure %1.").arg(format_.integer(1)), text, pages.y(), pages.width()));
}

void RunReport::drawRateAndFindings(ReportPages& pages) const {
    const Theme& theme = Theme::instance();
    const QStringList sentences = findings_.sentences();
    const ChartSpec chart = ReportCharts::rate(figures_);
    const bool both = !chart.series.empty();
    if (!both && sentences.isEmpty()) return;
    constexpr qreal kGap = 18 * kPoint, kHeight = 130 * kPoint, kBetween = 5 * kPoint;
    const qreal column = both ? (pages.width() - kGap) / 2 : pages.width(), second = both ? column + kGap : 0;
    const QFont bold = ReportPages::font(11, true), body = ReportPages::font();
    const QString title = tr("Images per second over active time"), says = tr("What the figures say");
    const qreal head = std::max(both ? pages.heightOf(title, bold, column) : 0, pages.heightOf(says, bold, column));
    qreal text = 0;
    for (const QString& sentence : sentences) text += pages.heightOf(sentence, body, column) + kBetween;

    pages.advance(14 * kPoint);
    pages.room(head + std::max(text, both ? kHeight + 40 * kPoint : 0));
    const qreal top = pages.y();
    pages.write(says, bold, theme.colour(Role::Text), second, top, column);
    qreal right = top + head + kBetween, left = right;
    for (const QString& sentence : sentences)
        right += pages.write(sentence, body, theme.colour(Role::Text), second, right, column) + kBetween;
    if (both) {
        pages.write(title, bold, theme.colour(Role::Text), 0, top, column);
        pages.painter().setFont(ReportPages::font(ReportPages::kSmall));
        drawPrintedChart(pages.painter(), {0, left, column, kHeight}, chart, format_, kPoint);
        left += kHeight + 4 * kPoint;
        left +=
            caption(pages, tr("Figure %1.").arg(format_.integer(2)),
                    tr("Images per second, a point for each measured window; warm-up steps left out."), left, column);
    }
    pages.advance(std::max(left, right) - top);
}

void RunReport::drawEpochs(ReportPages& pages) const {
    const auto& epochs = figures_.epochs;
    if (epochs.empty()) return;
    const auto any = [&](auto member) {
        return std::any_of(epochs.begin(), epochs.end(),
                           [&](const EpochPoint& point) { return (point.*member).has_value(); });
    };
    struct Source {
        ReportPages::Column column;
        std::function<QString(const EpochPoint&)> text;
        bool deciding = false;
    };
    QList<Source> sources{{{tr("Epoch")}, [&](const EpochPoint& p) { return format_.integer(p.epoch); }}};
    const auto add = [&](auto member, const QString& head, auto write, bool deciding = false) {
        if (any(member))
            sources.append({{head},
                            [this, member, write](const EpochPoint& p) { return format_.orDash(p.*member, write); },
                            deciding});
    };
    const auto percent = [this](double value) { return format_.percentNumber(value); };
    const auto loss = [this](double value) { return format_.number(value, 4); };
    add(&EpochPoint::trainTop1, tr("Training top-1, %"), percent);
    add(&EpochPoint::trainLoss, tr("Training loss"), loss);
    add(&EpochPoint::top1, tr("Validation top-1, %"), percent, true);
    add(&EpochPoint::top5, tr("Top-5, %"), percent);
    add(&EpochPoint::auc, tr("AUC"), loss);
    add(&EpochPoint::loss, tr("Validation loss"), loss);
    sources.append({{tr("Learning rate")}, [this](const EpochPoint& p) { return format_.number(p.learningRate, 5); }});
    sources.append({{tr("Active time")}, [this](const EpochPoint& p) { return format_.duration(p.at.active); }});
    if (hourlyPrice(offer_))
        sources.append({{tr("Cost, %1").arg(QString::fromStdString(offer_.currency))}, [this](const EpochPoint& p) {
                            return format_.amount(cost(offer_, billedSeconds(offer_, p.at.billed)).amount, 4);
                        }});

    QList<ReportPages::Column> columns;
    for (const Source& source : sources) columns << source.column;
    QList<QList<ReportPages::Cell>> rows;
    for (const EpochPoint& point : epochs) {
        QList<ReportPages::Cell> row;
        const bool best = point.epoch == figures_.bestEpoch;
        for (const Source& source : sources) row.append({source.text(point), best && source.deciding});
        rows << row;
    }
    pages.heading(tr("Table %1. Epochs").arg(format_.integer(1)), 110 * kPoint);
    pages.table(columns, rows);
    pages.advance(4 * kPoint);
    pages.paragraph(tr("Bold: the best epoch. Times and costs are those since the start of the run."),
                    ReportPages::font(ReportPages::kSmall), Theme::instance().colour(Role::Text2));
}

void RunReport::drawFacts(ReportPages& pages) const {
    const QList<Fact> configuration = RunFacts::configuration(spec_, format_);
    const qsizetype half = (configuration.size() + 1) / 2;
    pages.facts(tr("Configuration"), configuration.mid(0, half), {}, configuration.mid(half));
    pages.advance(4 * kPoint);
    pages.paragraph(tr("Bold: changed from the default."), ReportPages::font(ReportPages::kSmall),
                    Theme::instance().colour(Role::Text2));
    pages.facts(tr("Environment"), RunFacts::environment(run_.machine(), figures_.started, format_),
                tr("Price frozen into the run"), RunFacts::price(offer_, format_));
}

void RunReport::drawMethods(ReportPages& pages) const {
    if (const QList<Fact> methods = findings_.methods(); !methods.isEmpty()) {
        pages.heading(tr("How the figures were computed"), 40 * kPoint);
        pages.definitions(methods);
    }
    if (const QStringList missing = findings_.missing(); !missing.isEmpty()) {
        pages.heading(tr("Left out"), 20 * kPoint);
        for (const QString& one : missing)
            pages.paragraph(one, ReportPages::font(), Theme::instance().colour(Role::Text));
    }
}

}  // namespace

Status writeRunReport(const Path& runFolder, const QString& pdfFile, const QLocale& locale) {
    const Result<RunDirectory> run = RunDirectory::open(runFolder);
    if (!run) return run.error();
    Result<RunRecord> record = replay(*run);
    if (!record) return record.error();
    return writeRunReport(*run, record->figures(), pdfFile, locale);
}

Status writeRunReport(const RunDirectory& run, const Figures& figures, const QString& pdfFile, const QLocale& locale) {
    const LanguageScope language(locale);
    const Printing printing;
    const QByteArray pdf = RunReport(run, figures, locale).pdf();
    return writeAtomically(Path(QFile::encodeName(pdfFile).toStdString()),
                           std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
}

}  // namespace epochal::ui
