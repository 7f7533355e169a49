#include "ui/view/paired_bars.h"

#include <QHash>
#include <algorithm>
#include <cmath>

namespace epochal::ui {

namespace {

constexpr qsizetype kMostParts = 4;

/// Whether a machine of one group is also in another one; without that, parts would distinguish nothing.
bool sharesNames(const std::vector<BarRow>& rows) {
    QHash<QString, std::size_t> groupOf;
    for (const BarRow& row : rows) {
        const QString name = row.name + QLatin1Char('\n') + row.note;
        const auto known = groupOf.constFind(name);
        if (known != groupOf.constEnd() && *known != row.group) return true;
        groupOf.insert(name, row.group);
    }
    return false;
}

/// Whether rows of more than one group have a figure.
bool inSeveralGroups(const std::vector<BarRow>& rows) {
    const auto known = [](const BarRow& row) { return std::isfinite(row.bar.value); };
    const auto first = std::find_if(rows.begin(), rows.end(), known);
    return first != rows.end() &&
           std::any_of(first, rows.end(), [&](const BarRow& row) { return known(row) && row.group != first->group; });
}

bool isEmpty(const BarGroup& group) {
    return std::none_of(group.bars.begin(), group.bars.end(), [](const Bar& bar) { return std::isfinite(bar.value); });
}

/// Drops a part that has no value at all: it would only repeat that values are missing.
void dropEmptyParts(BarSpec& spec) {
    for (qsizetype part = spec.parts.size(); part-- > 0 && spec.parts.size() > 1;) {
        const auto at = static_cast<std::size_t>(part);
        const bool known = std::any_of(spec.groups.begin(), spec.groups.end(),
                                       [&](const BarGroup& group) { return std::isfinite(group.bars[at].value); });
        if (known) continue;
        spec.parts.removeAt(part);
        for (BarGroup& group : spec.groups) group.bars.erase(group.bars.begin() + part);
    }
    if (spec.parts.size() == 1) spec.parts.clear();
}

}  // namespace

BarSpec pairedBars(const QStringList& groups, const std::vector<BarRow>& rows, const QString& missing) {
    BarSpec spec;
    const bool parts = groups.size() > 1 && groups.size() <= kMostParts && sharesNames(rows);
    if (parts) spec.parts = groups;
    Bar none;
    none.text = missing;
    const auto width = static_cast<std::size_t>(parts ? groups.size() : 1);
    std::vector<std::vector<bool>> taken;
    const bool named = !parts && inSeveralGroups(rows);
    for (const BarRow& row : rows) {
        QString note = row.note;
        if (named) {
            const QString& group = groups[static_cast<qsizetype>(row.group)];
            note = note.isEmpty() ? group : group + QStringLiteral(", ") + note;
        }
        const std::size_t part = parts ? row.group : 0;
        std::size_t at = 0;
        while (at < spec.groups.size() &&
               (spec.groups[at].label != row.name || spec.groups[at].note != note || taken[at][part]))
            ++at;
        if (at == spec.groups.size()) {
            spec.groups.push_back({row.name, note, row.slot, std::vector<Bar>(width, none)});
            taken.emplace_back(width, false);
        }
        spec.groups[at].bars[part] = row.bar;
        taken[at][part] = true;
    }
    std::erase_if(spec.groups, isEmpty);
    dropEmptyParts(spec);
    return spec;
}

}  // namespace epochal::ui
