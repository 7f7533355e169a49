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
    nameRows();
}

int ComparisonView::neededPriceDecimals() const {
    constexpr int kLeast = 2, kMost = 4;
    int decimals = kLeast;
    const auto see = [&](const std::optional<Decimal>& price) {
        while (price && decimals < kMost &&
               price->text(decimals) != price->text(kMost).substr(0, price->text(decimals).size()))
            ++decimals;
    };
    for (const Entry& entry : entries()) see(hourlyPrice(entry.offer));
    for (const ComparedRow& row : comparison().rows)
        if (row.price) see(row.price->amount);
    return decimals;
}

/// The first two fields that tell this run from others: "batch size 64, seed 2".
QString ComparisonView::differences(const Entry& entry) const {
    QStringList parts;
    if (!entry.spec) return {};
    for (const Field* field : comparison().differing) {
        if (field->role != FieldRole::Setting || field->group == FieldGroup::Price) continue;
        parts +=
            QStringLiteral("%1 %2").arg(Formatter::text(field->label), FieldWords::value(*field, *entry.spec, format_));
        if (parts.size() == 2) break;
    }
    return parts.join(QStringLiteral(", "));
}

/// For each row of a group, what tells it from the rows of the same name: settings, devices, number or id; empty if no
/// other row has its name.
QStringList ComparisonView::told(const ComparisonGroup& group) const {
    QHash<QString, int> named, described;
    const auto described_ = [this](std::size_t r) { return name(r) + QLatin1Char('\n') + differences(first(row(r))); };
    for (const std::size_t r : group.rows) ++named[name(r)], ++described[described_(r)];
    QStringList all;
    for (const std::size_t r : group.rows) {
        const Entry& entry = first(row(r));
        const QString settings = differences(entry);
        all << (named.value(name(r)) < 2                                     ? QString()
                : entry.published                                            ? devices(entry)
                : !settings.isEmpty() && described.value(described_(r)) == 1 ? settings
                : entry.number                                               ? QStringLiteral("#%1").arg(*entry.number)
                               : QString::fromStdString(entry.id).right(8));
    }
    return all;
}

void ComparisonView::nameRows() {
    QSet<QString> devicesOfAll;
    for (const ComparedRow& row : comparison().rows) {
        names_ << (row.n > 1 ? QString::fromStdString(nameOf(row, entries())) : entryName(first(row)));
        devicesOfAll.insert(devices(first(row)));
    }
    std::vector<QStringList> notes(comparison().rows.size());
    for (std::size_t r = 0; r < notes.size(); ++r)
        if (first(row(r)).published || devicesOfAll.size() > 1) notes[r] << devices(first(row(r)));
    labels_ = shortLabels_ = names_;
    for (const ComparisonGroup& group : comparison().groups) {
        const QStringList apart = told(group);
        for (qsizetype i = 0; i < apart.size(); ++i) {
            if (apart[i].isEmpty()) continue;
            const std::size_t r = group.rows[static_cast<std::size_t>(i)];
            const auto at = static_cast<qsizetype>(r);
            labels_[at] += QStringLiteral(" · ") + apart[i];
            shortLabels_[at] = apart[i];
            if (!first(row(r)).published) notes[r] << apart[i];
        }
    }
    longNames_ = labels_;
    const qsizetype common = commonBeginning(shortLabels_);
    for (QString& label : shortLabels_) label.remove(0, common);
    cutAtCommas(shortLabels_);
    for (std::size_t r = 0; r < notes.size(); ++r) {
        const auto at = static_cast<qsizetype>(r);
        if (row(r).otherHardware) {
            for (QString* text : {&labels_[at], &shortLabels_[at]})
                //: a row whose money is that of a machine it did not run on
                *text = tr("%1 (what-if)").arg(*text);
            notes[r] << tr("what-if");
        }
        notes_ << notes[r].join(QStringLiteral(", "));
    }
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
        const auto quality = query().target ? query().target : row(r).quality;
        if (!quality || (shared && *shared != *quality)) return {};
        shared = quality;
    }
    if (!shared) return {};
    const Quality measure = first(row(group.rows.front())).measure;
    return QStringLiteral("%1 %2").arg(measureName(measure), qualityText(measure, *shared, format_));
}

QString ComparisonView::money(const Money& cost) const {
    return amount(cost.amount) + QChar::Nbsp + QString::fromStdString(cost.currency);
}

QString ComparisonView::namesOf(const std::vector<std::size_t>& rows) const {
    constexpr std::size_t kNamed = 8;
    if (rows.size() > 1 && rows.size() == comparison().rows.size()) return tr("all rows");
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), kNamed); ++i) names << label(rows[i]);
    const QString list = names.join(QStringLiteral("; "));
    if (rows.size() <= kNamed) return list;
    return tr("%1 and %n more", nullptr, static_cast<int>(rows.size() - kNamed)).arg(list);
}

QString ComparisonView::dataSet() const {
    QSet<QString> all;
    for (const Entry& entry : entries()) {
        if (!entry.spec) return {};
        all.insert(FieldWords::value(*findField("data.source"), *entry.spec, format_).section(QLatin1Char(','), 0, 0));
    }
    return all.size() == 1 ? *all.begin() : QString();
}

QString ComparisonView::perHour() const {
    //: unit of a price
    return currency_.isEmpty() ? tr("currency/h") : tr("%1/h").arg(currency_);
}

QString ComparisonView::offerName(const Offer& offer) {
    return offer.provider.empty() && offer.instance.empty()
               ? QString()
               : ui::offerTitle(offer).replace(QStringLiteral(" × "), QStringLiteral("\u00a0×\u00a0"));
}

ComparisonView::TimeUnit ComparisonView::timeUnit(double seconds) const {
    constexpr double kHour = 3600, kMinute = 60;
    const double unit = seconds > 3 * kHour ? kHour : seconds > 3 * kMinute ? kMinute : 1;
    const QString symbol = unit == kHour ? tr("h") : unit == kMinute ? tr("min") : tr("s");
    //: title of an axis: which clock, unit
    const QString title = tr("%1, %2").arg(clockName(), symbol);
    if (!query().target) return {unit, title, title, symbol};
    //: title of an axis: which clock, the target, unit
    return {unit, title, tr("%1 to %2, %3").arg(clockName(), quality(*query().target), symbol), symbol};
}

}  // namespace epochal::ui
