#include "ui/view/comparison_view.h"

#include <algorithm>

#include <QHash>
#include <QSet>

#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {
namespace {

/// Length of the common beginning of all texts, up to the last comma in it or else the last space.
qsizetype commonBeginning(const QStringList& texts) {
    if (texts.size() < 2) return 0;
    QString common = texts.front();
    for (const QString& text : texts)
        while (!text.startsWith(common)) common.chop(1);
    const qsizetype comma = common.lastIndexOf(QStringLiteral(", ")) + 2;
    const qsizetype blank = common.lastIndexOf(QLatin1Char(' ')) + 1;
    return comma > 1 ? comma : blank;
}

/// Cuts long names at their first comma if that still tells them apart.
void cutAtCommas(QStringList& labels) {
    constexpr qsizetype kLong = 24;
    QHash<QString, int> used;
    const auto cut = [](const QString& label) { return label.section(QStringLiteral(", "), 0, 0); };
    for (const QString& label : labels) ++used[cut(label)];
    for (QString& label : labels)
        if (label.size() > kLong && used.value(cut(label)) == 1) label = cut(label);
}

}  // namespace

ComparisonView::ComparisonView(CompareDataPtr data, const Formatter& format, std::int64_t epoch)
    : data_(std::move(data)),
      format_(format),
      epoch_(epoch),
      decimals_(epochal::costDecimals(comparison(), entries())),
      priceDecimals_(neededPriceDecimals()),
      published_(std::all_of(entries().begin(), entries().end(), [](const Entry& one) { return one.published; })),
      currency_(data_->currency()) {
    if (!entries().empty()) measure_ = entries().front().measure;
    sample_ = sampleKind(entries());
    nameRows();
}

int ComparisonView::neededPriceDecimals() const {
    constexpr int kLeast = 2;
    int decimals = kLeast;
    const auto see = [&](const std::optional<Decimal>& price) {
        if (price) decimals = std::max(decimals, hourlyDecimals(*price));
    };
    for (const Entry& entry : entries()) see(hourlyPrice(entry.offer));
    for (const ComparedRow& row : comparison().rows)
        if (row.price) see(row.price->amount);
    return decimals;
}

/// What tells a row from those of the same name; empty if no other row has its name.
QString ComparisonView::apart(std::size_t r, const ComparisonGroup& group) const {
    if (!first(row(r)).published) return format_.text(row(r).name.apart);
    const auto isSame = [&](std::size_t other) { return name(other) == name(r); };
    return std::ranges::count_if(group.rows, isSame) > 1 ? devices(first(row(r))) : QString();
}

void ComparisonView::nameRows() {
    QSet<QString> devicesOfAll;
    for (const ComparedRow& row : comparison().rows) {
        names_ << format_.text(Message{"%1", {row.name.own}});
        devicesOfAll.insert(devices(first(row)));
    }
    std::vector<QStringList> notes(comparison().rows.size());
    for (std::size_t r = 0; r < notes.size(); ++r)
        if (first(row(r)).published || devicesOfAll.size() > 1) notes[r] << devices(first(row(r)));
    labels_ = shortLabels_ = names_;
    bool byOwnNames = true;
    for (const ComparisonGroup& group : comparison().groups)
        for (const std::size_t r : group.rows) {
            const QString told = apart(r, group);
            if (told.isEmpty()) continue;
            const auto at = static_cast<qsizetype>(r);
            const bool isRun = !first(row(r)).published;
            labels_[at] = isRun ? format_.text(Message{"%1", {inSentence(row(r).name)}})
                                : QStringLiteral("%1 · %2").arg(names_[at], told);
            // Beside rows with names of their own, devices alone would name no machine: others have the same.
            shortLabels_[at] = isRun ? told : labels_[at];
            if (isRun && !names_[at].isEmpty()) notes[r] << told;
            byOwnNames &= !isRun;
        }
    longNames_ = labels_;
    // In a campaign, what tells a row from others is its name.
    for (qsizetype at = 0; at < names_.size(); ++at)
        if (names_[at].isEmpty()) names_[at] = labels_[at];
    const qsizetype common = byOwnNames ? commonBeginning(shortLabels_) : 0;
    for (QString& label : shortLabels_) label.remove(0, common);
    cutAtCommas(shortLabels_);
    for (std::size_t r = 0; r < notes.size(); ++r) {
        const auto at = static_cast<qsizetype>(r);
        if (row(r).otherHardware) {
            for (QString* text : {&labels_[at], &shortLabels_[at]})
                //: a row whose money is that of a machine it did not run on
                *text = tr("%1 (what-if)").arg(*text);
            //: adjective: a cost at a price that the run was not billed
            notes[r] << tr("what-if");
        }
        notes_ << notes[r].join(QStringLiteral(", "));
    }
}

QString ComparisonView::runName(std::size_t r, const Entry& run) const {
    const bool several = row(r).entries.size() > 1 && run.seed;
    //: %1: a row of several runs, %2: the seed of one of them
    return several ? tr("%1, seed %2").arg(label(r), format_.integer(*run.seed)) : label(r);
}

QString ComparisonView::groupTitle(const ComparisonGroup& group) const {
    if (group.title.empty()) return query().grouping == Grouping::Devices ? tr("CPU") : tr("All");
    // A study's own heading is shown in full; a model's label is shortened.
    const Entry& one = first(row(group.rows.front()));
    if (query().grouping == Grouping::Model && one.group != group.title)
        return FieldWords::shortChoice("model.architecture", group.title);
    return groupHeading(group, one);
}

QString ComparisonView::groupNote(const ComparisonGroup& group) const {
    std::optional<double> shared;
    for (const std::size_t r : group.rows) {
        const auto quality = query().target && row(r).targeted ? query().target : row(r).quality;
        if (!quality || (shared && *shared != *quality)) return {};
        shared = quality;
    }
    if (!shared) return {};
    const Quality measure = first(row(group.rows.front())).measure;
    return QStringLiteral("%1 %2").arg(measureName(measure), qualityText(measure, *shared, format_));
}

bool ComparisonView::onlySessions() const {
    const auto& all = comparison().rows;
    return !all.empty() && std::ranges::all_of(all, &ComparedRow::session);
}

QString ComparisonView::money(const Money& cost) const {
    return amount(cost.amount) + QChar::Nbsp + QString::fromStdString(cost.currency);
}

QString ComparisonView::namesOf(const std::vector<std::size_t>& rows) const {
    constexpr std::size_t kNamed = 8;
    if (rows.size() > 1 && rows.size() == comparison().rows.size()) return tr("all rows");
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), kNamed); ++i) names << label(rows[i]);
    QString list = names.join(QStringLiteral("; "));
    if (rows.size() <= kNamed) return list;
    return tr("%1 and %n more", nullptr, static_cast<int>(rows.size() - kNamed)).arg(list);
}

QString ComparisonView::fieldTitle(const Field& field) const {
    QSet<QString> titles;
    for (const Entry& entry : entries())
        if (entry.spec) titles.insert(FieldWords::title(field, *entry.spec));
    return titles.size() == 1 ? *titles.begin() : Formatter::text(field.label);
}

QString ComparisonView::dataSet() const {
    QSet<QString> all;
    for (const Entry& entry : entries()) {
        if (!entry.spec) return {};
        all.insert(FieldWords::data(*entry.spec).section(QLatin1Char(','), 0, 0));
    }
    return all.size() == 1 ? *all.begin() : QString();
}

QString ComparisonView::perHour() const {
    return currency_.isEmpty() ? tr("price per hour") : ui::perHour(currency_.toStdString());
}

QString ComparisonView::offerName(const Offer& offer) {
    return offer.provider.empty() && offer.instance.empty()
               ? QString()
               : ui::offerTitle(offer).replace(QStringLiteral(" × "), QStringLiteral("\u00a0×\u00a0"));
}

ComparisonView::TimeAxis ComparisonView::timeAxis(double seconds) const {
    const auto [unit, symbol] = timeUnit(seconds);
    //: title of an axis: which clock, unit
    const QString title = tr("%1, %2").arg(clockName(), symbol);
    if (!query().target) return {unit, title, title, symbol};
    //: title of an axis: which clock, the target, unit
    return {unit, title, tr("%1 to %2, %3").arg(clockName(), quality(*query().target), symbol), symbol};
}

}  // namespace epochal::ui
