#include "ui/format/offer_words.h"

#include <cstdlib>

#include "ui/format/formatter.h"

namespace epochal::ui {

QString word(std::optional<PriceKind> kind) {
    return Formatter::text(kind ? rowOf(*kind).label : kFrozenPrice);
}

QString word(PriceScope scope) {
    return Formatter::text(rowOf(scope).label);
}

QString briefly(PriceScope scope) {
    return Formatter::text(rowOf(scope).brief);
}

QString offerFieldName(const char* key) {
    return Formatter::text(findOfferField(key)->label).remove(QLatin1Char('&'));
}

QString inTwoLines(const QString& name) {
    const auto half = name.size() / 2;
    qsizetype best = -1;
    for (qsizetype at = name.indexOf(QLatin1Char(' ')); at >= 0; at = name.indexOf(QLatin1Char(' '), at + 1))
        if (best < 0 || std::abs(at - half) < std::abs(best - half)) best = at;
    return best < 0 ? name : QString(name).replace(best, 1, QLatin1Char('\n'));
}

QString midSentence(const QString& word) {
    return Formatter::current().locale().toLower(word.left(1)) + word.mid(1);
}

}  // namespace epochal::ui
