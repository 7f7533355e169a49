#include "ui/report/comparison_tables.h"

#include <algorithm>
#include <cmath>

#include <QHash>
#include <QRegularExpression>

#include "core/economics/cost.h"
#include "ui/report/report_cells.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

/// "0.34 ± 0.02" if there is a spread.
template <class Write>
QString withSpread(const QString& text, const std::optional<double>& spread, Write write) {
    return spread ? text + QStringLiteral(" ± ") + write(*spread) : text;
}

}  // namespace

Report::Table ComparisonTables::figures() const {
    Report::Table table;
    const QString currency = view_.currency();
    const QString per = view_.perHour();
    const bool several = std::any_of(view_.comparison().rows.begin(), view_.comparison().rows.end(),
                                     [](const ComparedRow& row) { return row.n > 1; });
    const QString measure =
        //: %1: top-1 or AUC
        view_.inPercent() ? tr("Best %1, %").arg(view_.measure()) : tr("Best %1").arg(view_.measure());
    const bool target = view_.query().target.has_value();
    QString time = target ? tr("Time to target") : tr("Time");
    if (view_.query().clock != ClockKind::Active)
        //: head of a column, which clock
        time = tr("%1 (%2)").arg(time, view_.clockName());
    QString cost = target ? tr("Cost to target") : tr("Cost");
    //: head of a column, its unit
    if (!currency.isEmpty()) cost = tr("%1, %2").arg(cost, currency);
    const bool published = source_.runs.empty();
    table.columns = {{published ? tr("Row") : tr("Run"), false},
                     //: column: the offer whose price applies
                     {tr("Priced at"), false},
                     //: column: the hardware
                     {tr("Ran on"), false},
                     {tr("n")},
                     //: column: how many of the n runs reached the target, 3 of 5
                     {tr("Reached")},
                     {tr("Price, %1").arg(per)},
                     {tr("Images/s ± U")},
                     {tr("Images/s per %1").arg(per)},
                     {measure},
                     {time},
                     {cost},
                     {tr("Energy, Wh")},
                     {tr("× cheapest")},
                     {tr("Speed-up")},
                     {tr("Efficiency, %")},
                     {tr("Efficiency by time, %")},
                     {tr("Global batch")},
                     {tr("Epochs to target")}};
    for (const ComparisonGroup& group : view_.comparison().groups) {
        if (view_.comparison().groups.size() > 1 && !group.title.empty()) {
            Report::Row heading;
            heading.group = view_.groupTitle(group);
            table.rows << heading;
        }
        for (const std::size_t row : group.rows) table.rows << figuresOf(row);
    }
    // A published row is named after its machine; a rented offer's name includes its devices.
    const auto& entries = view_.entries();
    const bool said = !published && std::all_of(entries.begin(), entries.end(), [](const Entry& one) {
        return !one.offer.own && one.offer.count == one.devices && one.offer.accelerator == one.accelerator &&
               !ComparisonView::offerName(one.offer).isEmpty();
    });
    const bool whatIf = std::any_of(view_.comparison().rows.begin(), view_.comparison().rows.end(),
                                    [](const ComparedRow& row) { return row.whatIf; });
    for (Report::Row& row : table.rows) {
        if (row.group.isEmpty() && said) row.cells[2] = dash();
        if (row.group.isEmpty() && published && !whatIf) row.cells[1] = dash();
    }
    // The last two columns matter only if no row has a time: they then show the epochs that a batch size needs.
    const auto& compared = view_.comparison().rows;
    if (std::any_of(compared.begin(), compared.end(), [](const ComparedRow& row) { return row.seconds.has_value(); }))
        for (Report::Row& row : table.rows)
            if (row.group.isEmpty()) *(row.cells.end() - 2) = *(row.cells.end() - 1) = dash();
    dropEmptyColumns(table);
    QStringList notes;
    if (std::any_of(entries.begin(), entries.end(), [](const Entry& one) { return one.derived.any(); }))
        notes << derivedNote();
    if (several) notes << tr("n runs that differ only in their seed form one row: mean ± sample standard deviation.");
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

QString ComparisonTables::quality(const ComparedRow& row) const {
    const double factor = view_.inPercent() ? 100 : 1;
    const int decimals = view_.inPercent() ? 2 : 4;
    return withSpread(format_.number(*row.quality * factor, decimals),
                      row.qualities.n > 1 ? std::optional(row.qualities.sd) : std::nullopt,
                      [&](double sd) { return format_.number(sd * factor, decimals); });
}

Report::Cell ComparisonTables::money(const std::optional<Money>& money, const std::optional<double>& spread) const {
    if (!money) return dash();
    const QString text = withSpread(view_.amount(money->amount), spread,
                                    [&](double sd) { return view_.amount(Decimal::fromDouble(sd)); });
    return cell(view_.currency().isEmpty() ? text + QChar::Nbsp + fromStd(money->currency) : text, money->amount);
}

Report::Row ComparisonTables::figuresOf(std::size_t r) const {
    const ComparedRow& row = view_.row(r);
    const Entry& entry = view_.first(row);
    const auto number = [](const std::optional<double>& value, auto write) {
        return value ? cell(write(*value), *value) : dash();
    };
    const auto significant = [this](double value) { return format_.significant(value); };
    Report::Row out;
    Report::Cell name = words(entry.published && source_.runs.empty() ? view_.name(r) : view_.label(r));
    name.look = view_.look(r);
    out.cells << name;
    const QString offer = ComparisonView::offerName(row.priced);
    //: an offer under which a run is priced though it ran under another
    out.cells << words(row.whatIf ? tr("%1, what-if").arg(offer) : offer);
    out.cells << words(view_.devices(entry));
    out.cells << (row.n > 1 ? cell(format_.integer(static_cast<qint64>(row.n)), static_cast<double>(row.n)) : dash());
    out.cells << (row.n > 1 && view_.query().target ? words(tr("%1 of %2")
                                                                .arg(format_.integer(static_cast<qint64>(row.reached)),
                                                                     format_.integer(static_cast<qint64>(row.n))))
                                                    : dash());
    // A price per hour needs more digits than a cost: a small price adds up over a long time.
    const QString unit =
        row.price && view_.currency().isEmpty() ? QChar::Nbsp + fromStd(row.price->currency) : QString();
    out.cells << (row.price ? cell(format_.amount(row.price->amount, priceDecimals()) + unit, row.price->amount)
                            : dash());
    QString rate = row.imagesPerSecond ? format_.significant(*row.imagesPerSecond) : QString();
    if (row.n == 1 && entry.uncertainty && *entry.uncertainty > 0 && row.imagesPerSecond)
        rate += QStringLiteral(" ± ") + format_.significant(*entry.uncertainty, 2);
    const DerivedHere& derived = entry.derived;
    out.cells << (row.imagesPerSecond ? cell(marked(rate, derived.imagesPerSecond), *row.imagesPerSecond) : dash());
    out.cells << number(row.imagesPerSecondPerPrice, significant);
    out.cells << (row.quality
                      ? cell(marked(quality(row), derived.quality), *row.quality * (view_.inPercent() ? 100 : 1))
                      : dash());
    if (row.seconds)
        out.cells << cell(marked(withSpread(format_.duration(*row.seconds), row.secondsSpread,
                                            [&](double sd) { return format_.duration(sd); }),
                                 derived.seconds),
                          *row.seconds);
    else
        out.cells << dash();
    out.cells << money(row.cost, row.costSpread);
    out.cells.last().bold = !row.whatIf;
    constexpr double kJoulesPerWh = 3600;
    const auto joules = meanEnergy(row, view_.entries());
    out.cells << number(joules ? std::optional(*joules / kJoulesPerWh) : std::nullopt, significant);
    out.cells << number(row.againstCheapest, [this](double value) { return format_.number(value, 1); });
    out.cells << number(row.speedUp,
                        [&](double value) { return marked(format_.number(value, 2), derived.relativeRate); });
    for (const auto& share : {row.efficiency, row.timeEfficiency})
        out.cells << number(share, [this](double value) { return format_.percentNumber(value, 0); });
    const auto batch = entry.globalBatch;
    out.cells << (batch ? cell(format_.integer(*batch), static_cast<double>(*batch)) : dash());
    const auto reached = view_.query().target ? timeToTarget(entry, *view_.query().target) : std::nullopt;
    out.cells << number(reached ? std::optional(reached->epoch) : std::nullopt,
                        [&](double value) { return marked(format_.number(value, 1), derived.quality); });
    return out;
}

Report::Table ComparisonTables::differences() const {
    Report::Table table;
    QList<const Field*> fields;
    for (const Field* field : view_.comparison().differing)
        if (field->name != "name" && field->name != "tags" && field->name != "campaign") fields << field;
    if (fields.isEmpty()) return table;
    table.columns = {{tr("Run"), false}};
    for (const Field* field : fields) {
        const QString label = Formatter::text(field->label);
        const bool right = field->type == FieldType::Integer || field->type == FieldType::Real;
        table.columns << Report::Column{*field->unit ? tr("%1, %2").arg(label, Formatter::text(field->unit)) : label,
                                        right};
    }
    for (std::size_t r = 0; r < view_.comparison().rows.size(); ++r) {
        Report::Row row;
        row.cells << words(view_.label(r));
        row.cells.last().look = view_.look(r);
        for (const Field* field : fields) {
            QStringList values;
            for (const std::size_t index : view_.row(r).entries)
                if (const auto& spec = view_.entry(index).spec) values << RunFacts::value(*field, *spec, format_);
            values.removeDuplicates();
            row.cells << words(values.join(QStringLiteral(", ")));
        }
        table.rows << row;
    }
    return table;
}

int ComparisonTables::priceDecimals() const {
    constexpr int kLeast = 2, kMost = 4;
    int decimals = kLeast;
    const auto see = [&](const std::optional<Decimal>& price) {
        while (price && decimals < kMost &&
               price->text(decimals) != price->text(kMost).substr(0, price->text(decimals).size()))
            ++decimals;
    };
    for (const Entry& entry : view_.entries()) see(hourlyPrice(entry.offer));
    for (const ComparedRow& row : view_.comparison().rows)
        if (row.price) see(row.price->amount);
    return decimals;
}

Report::Row ComparisonTables::priceRow(const Offer& offer) const {
    Report::Row row;
    row.cells << words(offerTitle(offer));
    const auto price = hourlyPrice(offer);
    row.cells << (price ? cell(format_.amount(*price, priceDecimals()), *price) : dash());
    row.cells << (view_.currency().isEmpty() ? words(fromStd(offer.currency)) : dash());
    row.cells << words(RunFacts::name(offer.kind));
    row.cells << words(RunFacts::billedBy(offer, format_));
    row.cells << words(RunFacts::name(offer.scope));
    row.cells << words(hasExactDay(offer) ? format_.isoDay(fromStd(offer.date)) : format_.text(dateInWords(offer)));
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
                     {tr("Price, %1").arg(view_.perHour())},
                     {tr("Currency"), false},
                     {tr("Price kind"), false},
                     //: the billing quantum
                     {tr("Billed by")},
                     {tr("Price covers"), false},
                     {tr("Price date"), false},
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
    // Offers without any price make no table of prices.
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
/// its mark.
QString printed(const QString& text, const Formatter& format) {
    static const QRegularExpression figure(QStringLiteral("\\d+(?:\\.(\\d+))?"));
    QString out;
    qsizetype done = 0;
    for (auto all = figure.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        out += text.mid(done, one.capturedStart() - done) +
               format.number(one.captured().toDouble(), static_cast<int>(one.capturedLength(1)));
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
    switch (found.follows) {
        case Follows::Yes:
            //: short verdict of an audit: the published figure is consistent with its inputs
            row.cells << words(tr("consistent"));
            break;
        case Follows::WithinRounding:
            //: verdict of the audit: consistent within the rounding
            row.cells << words(tr("within the rounding of its inputs"));
            break;
        case Follows::No:
            //: verdict of the audit on a figure
            row.cells << words(tr("not consistent"));
            row.cells.last().bold = true;
            row.marked = true;
            break;
        case Follows::CannotTell:
            //: verdict of the audit on a figure
            row.cells << words(tr("cannot be determined"));
            break;
    }
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
