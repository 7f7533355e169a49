#include "ui/view/row_words.h"

#include <algorithm>

#include "ui/format/offer_words.h"

namespace epochal::ui {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareWords)
};
struct AuditWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareColumns)
};

/// A session that does not train is as fast as another by its latency or, without one, by its rate.
std::optional<double> paceOfRow(const ComparedRow& row) {
    if (!row.session || row.latency) return row.session ? row.latency : row.seconds;
    return row.imagesPerSecond ? std::optional(1 / *row.imagesPerSecond) : std::nullopt;
}

bool isAsFast(const ComparedRow& a, const ComparedRow& b) {
    const auto one = paceOfRow(a), other = paceOfRow(b);
    return one && other && isSameTime(*one, *other);
}

int weight(Follows follows) {
    switch (follows) {
        case Follows::No:
            return 3;
        case Follows::CannotTell:
            return 2;
        case Follows::WithinRounding:
            return 1;
        case Follows::Yes:
            return 0;
    }
    return 0;
}

/// Whether a figure is not consistent and was published as a single number: both can be written side by side.
bool isPlainlyWrong(const AuditedClaim& claim) {
    bool number = false;
    QString::fromStdString(claim.claim.published.text).toDouble(&number);
    return claim.result.follows == Follows::No && number && !claim.claim.bound && claim.claim.said.empty();
}

}  // namespace

QString spreadText(const Formatter& format, double figure, const std::optional<double>& spread, int decimals) {
    return spread ? format.plusMinus(figure, *spread, decimals) : format.number(figure, decimals);
}

QString costText(const ComparisonView& view, std::size_t row) {
    const ComparedRow& one = view.row(row);
    if (!one.cost) return Formatter::dash();
    const QString text = spreadText(view.format(), one.cost->amount.toDouble(), one.costSpread, view.costDecimals());
    return view.currency().isEmpty() ? text + QChar(0x00A0) + QString::fromStdString(one.cost->currency) : text;
}

QString frontierText(const ComparisonView& view, std::size_t row) {
    const ComparedRow& one = view.row(row);
    // A cell begins in lower case, like those around it.
    if (!one.notRanked.empty()) return midSentence(view.format().text(one.notRanked));
    if (!view.comparison().ranked) return {};
    if (one.frontier) return RowWords::tr("on the Pareto frontier");
    std::size_t peers = 0;
    for (const ComparisonGroup& group : view.comparison().groups)
        if (std::find(group.rows.begin(), group.rows.end(), row) != group.rows.end())
            peers = static_cast<std::size_t>(
                        std::count_if(group.rows.begin(), group.rows.end(),
                                      [&](std::size_t peer) { return view.row(peer).notRanked.empty(); })) -
                    1;
    if (one.dominatedBy.empty()) return {};
    if (one.beatenBy.empty()) {
        const std::size_t better = one.dominatedBy.front();
        return (isAsFast(one, view.row(better)) ? RowWords::tr("as fast as %1 but more expensive")
                                                : RowWords::tr("as cheap as %1 but slower"))
            .arg(view.label(better));
    }
    const auto others = static_cast<int>(one.beatenBy.size());
    if (one.beatenBy.size() == peers && peers > 1) return RowWords::tr("more expensive and slower than all others");
    if (others == 1) return RowWords::tr("more expensive and slower than %1").arg(view.label(one.beatenBy.front()));
    return RowWords::tr("more expensive and slower than %n others", "", others);
}

QString shortFrontierText(const ComparisonView& view, std::size_t row) {
    const ComparedRow& one = view.row(row);
    if (!one.notRanked.empty()) return view.format().text(one.notRankedBriefly);
    if (!view.comparison().ranked) return {};
    if (one.frontier) return RowWords::tr("on the frontier");
    if (one.dominatedBy.empty()) return {};
    if (!one.beatenBy.empty()) return RowWords::tr("more expensive, slower");
    //: of a row, in a column that compares it with others
    return isAsFast(one, view.row(one.dominatedBy.front())) ? RowWords::tr("more expensive") : RowWords::tr("slower");
}

QString assumptionsText(const ComparisonView& view, const ComparedRow& row) {
    QStringList all;
    for (const Message& one : row.assumptions) all += view.format().text(one);
    return all.join(QStringLiteral("; "));
}

QString stopped(const QString& text) {
    return text.isEmpty() || text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.');
}

QList<Fact> findingsOf(const ComparisonView& view) {
    QList<Fact> all;
    for (const Finding& one : view.comparison().findings)
        all.append({view.format().text(one.heading), stopped(view.format().text(one.text)), false});
    return all;
}

QStringList warningsOf(const ComparisonView& view) {
    QStringList all;
    for (const Message& one : view.comparison().warnings) all += stopped(view.format().text(one));
    return all;
}

const AuditedClaim* worstClaim(const CompareData& data, std::size_t row) {
    const AuditedClaim* worst = nullptr;
    for (const AuditedClaim* claim : data.claims(row))
        if (!worst || weight(claim->result.follows) > weight(worst->result.follows)) worst = claim;
    return worst;
}

QString verdictWords(Follows follows) {
    switch (follows) {
        case Follows::Yes:
            //: short verdict of an audit: the published figure is consistent with its inputs
            return AuditWords::tr("consistent");
        case Follows::WithinRounding:
            //: of a published figure: consistent only if its inputs were rounded
            return AuditWords::tr("within rounding");
        case Follows::CannotTell:
            //: verdict of the audit on a figure
            return AuditWords::tr("cannot be determined");
        case Follows::No:
            //: verdict of the audit on a figure
            return AuditWords::tr("not consistent");
    }
    return {};
}

QString auditText(const AuditedClaim& claim, const Formatter& format) {
    return format.text(claim.result.words);
}

QString shortAuditText(const AuditedClaim& claim, const Formatter& format) {
    if (!isPlainlyWrong(claim)) return verdictWords(claim.result.follows);
    // A sign belongs to both numbers, "3% → 4.6%"; a currency is named once.
    const std::vector<Arg>& said = claim.result.words.args;
    const auto* amount = std::get_if<Amount>(&said.front());
    return QStringLiteral("%1 → %2").arg(
        amount ? format.number(amount->value, amount->decimals) : format.spell(said.front()),
        format.spell(said.back()));
}

QString auditLine(const AuditedClaim& claim, const Formatter& format) {
    return AuditWords::tr("%1: %2", "a published figure and what its audit says")
        .arg(format.text(claim.claim.what), auditText(claim, format));
}

QString auditLines(const ComparisonView& view, std::size_t row) {
    QStringList lines;
    for (const AuditedClaim* claim : view.data().claims(row)) lines += auditLine(*claim, view.format());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace epochal::ui
