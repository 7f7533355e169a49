#include "ui/view/sizes_view.h"

#include <algorithm>

#include "core/spec/session.h"
#include "core/spec/task.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

std::vector<std::size_t> SizesView::inOrder() const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < figures.sizes.size(); ++i)
        if (figures.sizes[i].isComplete()) order.push_back(i);
    std::ranges::stable_sort(order, {}, [this](std::size_t index) { return size(index); });
    return order;
}

QString SizeWords::kind(const std::string& session) {
    return FieldWords::choice("session.kind", session);
}

QString SizeWords::samples(const RunSpec& spec) {
    return Formatter::text(taskFor(spec).samples);
}

QString SizeWords::rate(const RunSpec& spec) {
    return Formatter::text(taskFor(spec).rate);
}

QString SizeWords::ratePerPrice(const RunSpec& spec, const Offer& offer) {
    //: %1: "images/s", %2: "USD/h"
    return tr("%1 per %2").arg(rate(spec), perHour(offer.currency));
}

QString SizeWords::perMillion(const RunSpec& spec, const Offer& offer) {
    //: %1: a currency, %2: "images" or "rows"
    return tr("%1 per million %2").arg(QString::fromStdString(offer.currency), samples(spec));
}

QString SizeWords::name(Percentile which) {
    switch (which) {
        case Percentile::P50:
            return QStringLiteral("p50");
        case Percentile::P95:
            return QStringLiteral("p95");
        case Percentile::P99:
            return QStringLiteral("p99");
    }
    return {};
}

QString SizeWords::sizeTitle(const RunSpec& spec) {
    return onlyReads(spec.session) ? tr("Loader threads") : tr("Batch size");
}

QString SizeWords::sizeText(const RunSpec& spec, std::int64_t size, const Formatter& format) {
    if (onlyReads(spec.session)) return tr("%n loader thread(s)", nullptr, static_cast<int>(size));
    //: a batch of that many samples
    return tr("batch of %1").arg(format.integer(size));
}

QString SizeWords::timeTitle(const RunSpec& spec) {
    if (answersRequests(spec.session)) return tr("Latency");
    return onlySteps(spec.session) ? tr("Step time") : tr("Time per batch");
}

QString SizeWords::rateText(double perSecond, const Formatter& format) {
    return format.number(perSecond, rateDecimals(perSecond));
}

QString SizeWords::rateText(double perSecond, const RunSpec& spec, const Formatter& format) {
    return rateText(perSecond, format) + QChar(QChar::Nbsp) + format.spell(Phrase{taskFor(spec).rate, {}});
}

QString SizeWords::millisecondsText(double seconds, const Formatter& format) {
    return format.significant(seconds * 1000);
}

QString SizeWords::perMillionText(double amount, const Formatter& format) {
    return format.significant(amount);
}

}  // namespace epochal::ui
