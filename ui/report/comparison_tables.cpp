#include "ui/report/comparison_tables.h"

#include <algorithm>
#include <cmath>

#include <QHash>
#include <QRegularExpression>

#include "core/economics/cost.h"
#include "ui/format/offer_words.h"
#include "ui/report/report_cells.h"
#include "ui/view/compare_columns.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/row_words.h"

namespace epochal::ui {

Report::Table ComparisonTables::figures() const {
    Report::Table table;
    QList<const CompareColumn*> shown;
    for (const CompareColumn& column : compareColumns())
        if (column.inReport(view_)) {
            shown << &column;
            table.columns << Report::Column{headOf(column, view_), isFigure(column)};
        }
    const std::vector<ComparisonGroup>& groups = view_.comparison().groups;
    for (const ComparisonGroup& group : groups) {
        if (groups.size() > 1 && !group.title.empty()) {
            Report::Row heading;
            heading.group = view_.groupTitle(group);
            table.rows << heading;
        }
        for (const std::size_t r : view_.data().ordered(group)) {
            Report::Row row;
            for (const CompareColumn* column : shown) {
                row.cells << words(column->text(view_, r));
                row.cells.last().raw = rawOf(*column, view_, r);
                if (column->form == CompareCell::Name) row.cells.last().look = view_.look(r);
                if (column->id == std::string_view("cost"))
                    row.cells.last().bold = view_.row(r).cost && !view_.row(r).whatIf;
            }
            table.rows << row;
        }
    }
    dropEmptyColumns(table);
    const auto& entries = view_.entries();
    QStringList notes;
    if (std::any_of(entries.begin(), entries.end(), [](const Entry& one) { return one.derived.any(); }))
        notes << derivedNote();
    if (std::any_of(view_.comparison().rows.begin(), view_.comparison().rows.end(),
                    [](const ComparedRow& row) { return row.n > 1; }))
        notes << tr("n runs that differ only in their seed form one row: mean ± sample standard deviation.");
    if (view_.query().clock != ClockKind::Active)
        //: %1: which clock
        notes << tr("Time of each row: %1.").arg(view_.clockName());
    QStringList sentences;
    QHash<QString, std::vector<std::size_t>> rowsOf;
    const auto say = [&](const QString& sentence, std::size_t row) {
        if (!sentences.contains(sentence)) sentences << sentence;
        rowsOf[sentence].push_back(row);
    };
    for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r)
        if (const Message& why = view_.row(r).notRanked; !why.empty()) say(format_.text(why), r);
    for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r) {
        if (view_.row(r).otherHardware)
            say(tr("What-if: priced for hardware it did not run on, so nobody was billed this amount"), r);
        for (const Message& one : view_.row(r).assumptions)
            //: %1: "every hour of the lease is used"
            say(tr("The cost assumes that %1").arg(format_.text(one)), r);
    }
    for (const QString& sentence : sentences)
        //: a sentence about rows, their names
        notes << tr("%1 (%2).").arg(sentence, view_.namesOf(rowsOf[sentence]));
    table.note = notes.join(QLatin1Char(' '));
    return table;
}

Report::Table ComparisonTables::differences() const {
    Report::Table table;
    const std::vector<const Field*>& fields = view_.comparison().differing;
    if (fields.empty()) return table;
    //: noun, head of a column
    table.columns = {{tr("Run"), false}};
    for (const Field* field : fields) {
        const bool right = field->type == FieldType::Integer || field->type == FieldType::Real;
        table.columns << Report::Column{view_.fieldTitle(*field), right};
    }
    for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r) {
        Report::Row row;
        row.cells << words(view_.label(r));
        row.cells.last().look = view_.look(r);
        for (const Field* field : fields) {
            QStringList values;
            for (const std::size_t index : view_.row(r).entries)
                if (const auto& spec = view_.entry(index).spec) values << FieldWords::value(*field, *spec, format_);
            values.removeDuplicates();
            row.cells << words(values.join(QStringLiteral(", ")));
        }
        table.rows << row;
    }
    return table;
}

Report::Row ComparisonTables::priceRow(const Offer& offer) const {
    Report::Row row;
    row.cells << words(offerTitle(offer));
    const auto price = hourlyPrice(offer);
    row.cells << (price ? cell(view_.price(*price), *price) : dash());
    row.cells << (view_.currency().isEmpty() ? words(fromStd(offer.currency)) : dash());
    row.cells << words(midSentence(word(offer.kind)));
    row.cells << words(RunFacts::billedBy(offer, format_));
    row.cells << words(midSentence(word(offer.scope)));
    row.cells << words(priceDate(offer.date, format_));
    // A published row's price has no age: nobody buys at it today.
    if (const auto age = ageInDays(offer, view_.data().today); age && *age >= 0 && !source_.runs.empty()) {
        row.cells << cell(format_.integer(*age), static_cast<double>(*age));
        row.cells.last().bold = isOlderThan(offer, source_.book.ageLimitDays, view_.data().today);
    } else {
        row.cells << dash();
    }
    //: in place of the source of an own machine's price
    row.cells << words(offer.own ? tr("calculated below") : Formatter::text(offer.source.c_str()));
    return row;
}

Report::Table ComparisonTables::prices() const {
    Report::Table table;
    table.columns = {{tr("Offer"), false},
                     {view_.currency().isEmpty() ? tr("Price per hour") : tr("Price, %1").arg(view_.perHour())},
                     {tr("Currency"), false},
                     {offerFieldName("kind"), false},
                     {offerFieldName("quantum_seconds")},
                     {offerFieldName("scope"), false},
                     {offerFieldName("date"), false},
                     //: head of a column: days since the price was seen
                     {tr("Age, days")},
                     {tr("Source"), false}};
    const auto add = [&](const std::vector<Offer>& offers) {
        for (const Offer& offer : offers) table.rows << priceRow(offer);
    };
    std::vector<Offer> frozen, whatIf;
    const auto keep = [](std::vector<Offer>& offers, const Offer& offer) {
        if (offer.provider.empty() && offer.instance.empty()) return;
        const bool known = std::any_of(offers.begin(), offers.end(), [&](const Offer& one) {
            return hourlyPrice(one) == hourlyPrice(offer) && title(one) == title(offer) && one.kind == offer.kind &&
                   one.currency == offer.currency && one.date == offer.date && one.source == offer.source;
        });
        if (!known) offers.push_back(offer);
    };
    for (const Entry& entry : view_.entries()) keep(frozen, entry.offer);
    // No table if no offer has a price.
    if (std::none_of(frozen.begin(), frozen.end(), [](const Offer& one) { return hourlyPrice(one).has_value(); }))
        return {};
    for (const ComparedRow& row : view_.comparison().rows)
        if (row.whatIf) keep(whatIf, row.priced);
    add(frozen);
    if (!whatIf.empty()) {
        Report::Row heading;
        heading.group = tr("What-if: priced under these offers, but not run on them");
        table.rows << heading;
        add(whatIf);
    }
    // A source that all rows share is named once.
    QString source = table.rows.size() > 1 ? table.rows.front().cells.last().text : QString();
    for (const Report::Row& row : table.rows)
        if (!row.group.isEmpty() || row.cells.last().text != source) source.clear();
    for (Report::Row& row : table.rows)
        if (!source.isEmpty()) row.cells.last() = dash();
    dropEmptyColumns(table);
    const bool taxed = std::any_of(frozen.begin(), frozen.end(), [](const Offer& one) { return one.taxIncluded; });
    QStringList notes{taxed ? tr("Prices as listed by their source; some include tax.")
                            : tr("Prices as listed by their source, without added tax.")};
    if (!source_.runs.empty())
        notes << tr("Ages are as of %1. Bold: older than %2 days; the ranking may have changed since.")
                     .arg(format_.isoDay(fromStd(view_.data().today).left(10)),
                          format_.integer(source_.book.ageLimitDays));
    if (std::any_of(frozen.begin(), frozen.end(),
                    [](const Offer& one) { return !billsUse(one) && one.quantumSeconds <= 0; }))
        notes << tr("Where the billing quantum is unknown, 1 s is assumed.");
    if (!source.isEmpty()) notes << tr("Source of all prices: %1.").arg(source);
    table.note = notes.join(QLatin1Char(' '));
    return table;
}

Report::Table ComparisonTables::rates() const {
    Report::Table table;
    //: the currency converted to
    table.columns = {{tr("From"), false}, {tr("To"), false}, {tr("Rate")}, {tr("Date"), false}, {tr("Source"), false}};
    for (const Rate& rate : view_.comparison().rates)
        table.rows << Report::Row{{words(fromStd(rate.from)), words(fromStd(rate.to)),
                                   cell(format_.exact(rate.factor.toDouble()), rate.factor),
                                   words(format_.isoDay(fromStd(rate.date))), words(fromStd(rate.source))}};
    return table;
}

namespace {

/// A figure as printed by its source, in the language's number format: "4.50" becomes "4,50" in Russian; "~7500" keeps
/// its mark. Digits beyond the seventh, of figures that the source computed, are rounded off.
QString printed(const QString& text, const Formatter& format) {
    constexpr int kDigits = 7;
    static const QRegularExpression figure(QStringLiteral("\\d+(?:\\.(\\d+))?"));
    QString out;
    qsizetype done = 0;
    for (auto all = figure.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        const double value = one.captured().toDouble();
        int decimals = static_cast<int>(one.capturedLength(1));
        if (value != 0) decimals = std::min(decimals, Numerals::decimalsFor(value, kDigits));
        out += text.mid(done, one.capturedStart() - done) + format.number(value, decimals);
        done = one.capturedEnd();
    }
    return out + text.mid(done);
}

/// "1003 s * 0.4087": the formula with its inputs substituted, as they were printed.
template <class Figure>
QString putIn(const Figure& figure, const Formatter& format) {
    QString out;
    const QString formula = fromStd(figure.formula);
    for (qsizetype i = 0; i < formula.size();) {
        if (!formula[i].isLetter()) {
            const QChar c = formula[i++];
            out += c == QLatin1Char('*') ? QChar(0x00D7) : c == QLatin1Char('-') ? QChar(0x2212) : c;
            continue;
        }
        qsizetype end = i;
        while (end < formula.size() && (formula[end].isLetterOrNumber() || formula[end] == QLatin1Char('_'))) ++end;
        const auto found = figure.inputs.find(formula.mid(i, end - i).toStdString());
        out += found == figure.inputs.end() ? formula.mid(i, end - i) : fromStd(found->second.text);
        i = end;
    }
    return printed(out, format);
}

}  // namespace

QString ComparisonTables::labelOf(const std::string& entry) const {
    for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r)
        for (const std::size_t index : view_.row(r).entries)
            if (view_.entry(index).id == entry) return view_.label(r);
    return {};
}

Report::Row ComparisonTables::claimRow(const Claim& claim) const {
    Report::Row row;
    row.cells << words(labelOf(claim.row)) << words(format_.text(claim.what)) << words(putIn(claim, format_));
    const QString figure = printed(fromStd(claim.published.text), format_);
    // A figure published in words is shown in those words, not as the number they stand for.
    if (!claim.said.empty())
        row.cells << words(Formatter::text(claim.said.c_str()));
    else
        //: a figure published as an upper bound
        row.cells << Report::Cell{claim.bound ? tr("under %1").arg(figure) : figure};
    const Result<AuditResult> result = audit(claim);
    if (!result) {
        row.cells << dash() << dash() << words(format_.text(result.error().what));
        return row;
    }
    const AuditResult& found = *result;
    row.cells << (found.follows == Follows::CannotTell
                      ? dash()
                      : cell(found.recomputed.empty() ? format_.significant(found.computed, 4)
                                                      : printed(fromStd(found.recomputed), format_),
                             found.computed));
    row.cells << words(
        tr("%1 to %2").arg(format_.significant(found.range.low, 4), format_.significant(found.range.high, 4)));
    row.cells << words(verdictWords(found.follows));
    row.cells.last().bold = row.marked = found.follows == Follows::No;
    return row;
}

Report::Table ComparisonTables::claims() const {
    Report::Table table;
    if (!source_.study) return table;
    //: column: the formula with its inputs
    table.columns = {{tr("Row"), false}, {tr("Figure"), false},  {tr("Calculation"), false}, {tr("Published")},
                     {tr("Recomputed")}, {tr("Possible range")}, {tr("Verdict"), false}};
    for (const Claim& claim : source_.study->claims) table.rows << claimRow(claim);
    dropEmptyColumns(table);
    table.note =
        tr("The possible range follows from the rounding of the inputs by interval arithmetic: 8.4 means anything from "
           "8.35 to 8.45. A figure is consistent if the computed value rounds to the published one.");
    return table;
}

Report::Table ComparisonTables::derived() const {
    Report::Table table;
    if (!source_.study) return table;
    table.columns = {{tr("Row"), false}, {tr("Figure"), false}, {tr("Calculation"), false}, {tr("Derived here")}};
    for (const DerivedFigure& figure : source_.study->derived) {
        Report::Row row;
        row.cells << words(labelOf(figure.row)) << words(format_.text(figure.what)) << words(putIn(figure, format_));
        const Result<double> value = valueOf(figure);
        row.cells << (value ? cell(format_.number(*value, figure.decimals), *value)
                            : words(format_.text(value.error().what)));
        table.rows << row;
    }
    dropEmptyColumns(table);
    table.note = tr("The source does not state these figures.");
    return table;
}

}  // namespace epochal::ui
