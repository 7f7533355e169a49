#include "ui/pages/compare/compare_words.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareWords)
};

/// The informative fields in which runs of the same name differ.
QString differences(const CompareData& data, const Entry& entry) {
    QStringList parts;
    if (!entry.spec) return {};
    for (const Field* field : data.comparison.differing) {
        if (field->name == "seed" || field->name == "name" || field->name == "tags" ||
            field->group == FieldGroup::Price)
            continue;
        parts += QStringLiteral("%1 %2").arg(Formatter::text(field->label), fieldText(*field, *entry.spec));
        if (parts.size() == 2) break;
    }
    return parts.join(QStringLiteral(", "));
}

bool isAsFast(const ComparedRow& a, const ComparedRow& b) {
    return a.seconds && b.seconds && isSameTime(*a.seconds, *b.seconds);
}

}  // namespace

Quality measureOf(const CompareData& data) {
    return data.entries->empty() ? Quality::Top1 : data.entries->front().measure;
}

QString noMoney(const CompareData& data) {
    const bool priced = std::any_of(data.comparison.rows.begin(), data.comparison.rows.end(),
                                    [](const ComparedRow& row) { return row.price || row.cost; });
    return priced && data.currency().isEmpty()
               ? CompareWords::tr("The rows have prices in several currencies. Choose a currency to compare them in.")
               : CompareWords::tr("None of these rows has a usable price. Offer prices are on the Providers page.");
}

QString clippedName(const QString& name, qsizetype longest) {
    if (name.size() <= longest) return name;
    const qsizetype behind = longest / 2;
    return name.left(longest - behind - 1).trimmed() + QChar(0x2026) + name.right(behind).trimmed();
}

int secondDecimals(double most) {
    return most >= 1000 ? 0 : most >= 10 ? 1 : 2;
}

QString spreadText(double figure, const std::optional<double>& spread, int decimals) {
    const Formatter& write = Formatter::current();
    return spread ? write.plusMinus(figure, *spread, decimals) : write.number(figure, decimals);
}

int costDecimals(const CompareData& data) {
    return costDecimals(data.comparison, *data.entries);
}

QString costText(const CompareData& data, std::size_t row, bool withCurrency) {
    const ComparedRow& one = data.row(row);
    if (!one.cost) return QChar(0x2013);
    const QString text = spreadText(one.cost->amount.toDouble(), one.costSpread, costDecimals(data));
    return withCurrency ? text + QChar(0x00A0) + QString::fromStdString(one.cost->currency) : text;
}

std::vector<RowLabel> labelsOf(const CompareData& data) {
    const std::size_t count = data.comparison.rows.size();
    std::vector<RowLabel> labels(count);
    QSet<QString> names, devices;
    bool repeated = false;
    for (std::size_t row = 0; row < count; ++row) {
        const ComparedRow& one = data.row(row);
        labels[row].name = one.n > 1 ? QString::fromStdString(nameOf(one, *data.entries)) : entryName(data.entry(row));
        devices.insert(devicesText(data.entry(row)));
    }
    for (const ComparisonGroup& group : data.comparison.groups) {
        names.clear();
        for (const std::size_t row : group.rows) {
            repeated = repeated || (names.contains(labels[row].name) && !data.entry(row).published);
            names.insert(labels[row].name);
        }
    }
    for (std::size_t row = 0; row < count; ++row) {
        const Entry& entry = data.entry(row);
        QStringList notes;
        if (devices.size() > 1 || entry.published) notes += devicesText(entry);
        if (repeated) {
            const QString told = differences(data, entry);
            if (!told.isEmpty()) notes += told;
        }
        if (data.row(row).otherHardware) notes += CompareWords::tr("what-if");
        labels[row].note = notes.join(QStringLiteral(", "));
    }
    return labels;
}

QString groupTitle(const CompareData& data, const ComparisonGroup& group) {
    if (group.title.empty())
        return data.query.grouping == Grouping::Devices ? CompareWords::tr("CPU") : CompareWords::tr("All");
    // A study's own heading is shown in full, in the window's language; a model's label is shortened.
    const Entry& first = data.entry(group.rows.front());
    if (data.query.grouping == Grouping::Model && first.group != group.title)
        return shortLabel("model.architecture", group.title);
    return groupHeading(group, first);
}

QString groupNote(const CompareData& data, const ComparisonGroup& group) {
    std::optional<double> shared;
    for (const std::size_t row : group.rows) {
        const auto quality = data.query.target ? data.query.target : data.row(row).quality;
        if (!quality || (shared && *shared != *quality)) return {};
        shared = quality;
    }
    if (!shared) return {};
    const Quality measure = data.entry(group.rows.front()).measure;
    return QStringLiteral("%1 %2").arg(measureName(measure), qualityText(measure, *shared));
}

QString frontierText(const CompareData& data, std::size_t row, const std::vector<RowLabel>& labels) {
    const ComparedRow& one = data.row(row);
    if (!one.notRanked.empty()) return Formatter::current().text(one.notRanked);
    if (!data.comparison.ranked) return {};
    if (one.frontier) return CompareWords::tr("on the Pareto frontier");
    std::size_t peers = 0;
    for (const ComparisonGroup& group : data.comparison.groups)
        if (std::find(group.rows.begin(), group.rows.end(), row) != group.rows.end())
            peers = static_cast<std::size_t>(
                        std::count_if(group.rows.begin(), group.rows.end(),
                                      [&](std::size_t peer) { return data.row(peer).notRanked.empty(); })) -
                    1;
    if (one.dominatedBy.empty()) return {};
    if (one.beatenBy.empty()) {
        const std::size_t better = one.dominatedBy.front();
        return (isAsFast(one, data.row(better)) ? CompareWords::tr("as fast as %1 but more expensive")
                                                : CompareWords::tr("as cheap as %1 but slower"))
            .arg(labels[better].full());
    }
    const auto others = static_cast<int>(one.beatenBy.size());
    if (one.beatenBy.size() == peers && peers > 1) return CompareWords::tr("more expensive and slower than all others");
    if (others == 1)
        return CompareWords::tr("more expensive and slower than %1").arg(labels[one.beatenBy.front()].full());
    return CompareWords::tr("more expensive and slower than %n others", "", others);
}

QString shortFrontierText(const CompareData& data, std::size_t row) {
    const ComparedRow& one = data.row(row);
    if (!one.notRanked.empty())
        return !one.price                              ? CompareWords::tr("no price")
               : data.query.target && one.reached == 0 ? CompareWords::tr("target not reached")
               : !one.seconds                          ? CompareWords::tr("no time")
                                                       : CompareWords::tr("not ranked");
    if (!data.comparison.ranked) return {};
    if (one.frontier) return CompareWords::tr("on the frontier");
    if (one.dominatedBy.empty()) return {};
    if (!one.beatenBy.empty()) return CompareWords::tr("more expensive, slower");
    return isAsFast(one, data.row(one.dominatedBy.front())) ? CompareWords::tr("more expensive")
                                                            : CompareWords::tr("slower");
}

QString assumptionsText(const ComparedRow& row) {
    QStringList all;
    for (const Message& one : row.assumptions) all += Formatter::current().text(one);
    return all.join(QStringLiteral("; "));
}

QString fieldText(const Field& field, const RunSpec& spec) {
    const Json value = field.get(spec);
    if (field.type == FieldType::Choice && value.is_string()) return choiceLabel(field.name, value.get<std::string>());
    const Formatter& write = Formatter::current();
    if (value.is_number_integer()) return write.integer(value.get<std::int64_t>());
    if (value.is_number()) return write.exact(value.get<double>());
    if (value.is_boolean()) return value.get<bool>() ? CompareWords::tr("yes") : CompareWords::tr("no");
    return QString::fromStdString(textOf(field, value));
}

}  // namespace epochal::ui
