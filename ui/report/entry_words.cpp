#include "ui/report/entry_words.h"

#include "ui/format/formatter.h"

namespace epochal::ui {

QString entryName(const Entry& entry) {
    return entry.published ? Formatter::text(entry.name.c_str()) : QString::fromStdString(entry.name);
}

QString groupHeading(const ComparisonGroup& group, const Entry& first) {
    return first.published && first.group == group.title ? Formatter::text(group.title.c_str())
                                                         : QString::fromStdString(group.title);
}

QString offerTitle(const Offer& offer) {
    Offer worded = offer;
    worded.instance = Formatter::text(offer.instance.c_str()).toStdString();
    return QString::fromStdString(title(worded));
}

}  // namespace epochal::ui
