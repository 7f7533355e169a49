#include "ui/view/row_look.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include "ui/charts/marker.h"

namespace epochal::ui {

namespace {

/// Without the dot: it is always filled, so it cannot tell the first group from the others.
constexpr Marker kMarkers[] = {Marker::Circle,  Marker::Square,       Marker::Triangle,
                               Marker::Diamond, Marker::TriangleDown, Marker::Cross};

std::size_t placeOf(std::vector<std::string>& known, const std::string& name) {
    const auto at = std::find(known.begin(), known.end(), name);
    if (at != known.end()) return static_cast<std::size_t>(at - known.begin());
    known.push_back(name);
    return known.size() - 1;
}

std::string machineOf(const Entry& entry) {
    return (entry.published ? entry.name : entry.offer.instance) + '\n' + std::to_string(entry.devices) + '\n' +
           entry.accelerator;
}

}  // namespace

QPixmap markOf(const RowLook& look) {
    SeriesStyle style = Theme::instance().series(look.slot);
    style.marker = look.marker;
    const Stroke measured = look.dashed.value_or(look.slot > 0) ? Stroke::Dashed : Stroke::Solid;
    return seriesMark(style, look.marker == Marker::None ? Stroke::Dotted : measured, look.filled);
}

std::vector<RowLook> looksOf(std::span<const Entry> entries, const Comparison& comparison) {
    constexpr int kSlots = 7;
    std::vector<std::string> providers, machines;
    std::vector<RowLook> looks(comparison.rows.size());
    for (std::size_t row = 0; row < looks.size(); ++row) {
        const Entry& entry = entries[comparison.rows[row].entries.front()];
        looks[row].slot = static_cast<int>(placeOf(providers, entry.offer.provider)) % kSlots;
        looks[row].marker = kMarkers[placeOf(machines, machineOf(entry)) % std::size(kMarkers)];
    }
    for (std::size_t group = 1; group < comparison.groups.size(); ++group)
        for (const std::size_t row : comparison.groups[group].rows) looks[row].filled = false;
    std::set<std::tuple<int, Marker, bool>> seen;
    for (const RowLook& look : looks) seen.insert({look.slot, look.marker, look.filled});
    if (seen.size() == looks.size() && providers.size() > 1) return looks;
    for (std::size_t row = 0; row < looks.size(); ++row)
        looks[row] = {static_cast<int>(row % kSlots), kMarkers[(row + row / kSlots) % std::size(kMarkers)], true};
    return looks;
}

}  // namespace epochal::ui
