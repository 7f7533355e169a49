#include "ui/view/reference_run.h"

#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

bool comparable(const RunRow& run, const RunRow& other) {
    return other.id != run.id && other.state == RunState::Finished && other.imagesPerSecond > 0 &&
           other.session == run.session && other.architecture == run.architecture && other.data == run.data &&
           other.precision == run.precision &&
           // Two tables have nothing in common but their format.
           (sampleKind(run) == Sample::Image || other.task == run.task);
}

bool better(const RunRow& run, const RunRow& other, const RunRow* chosen) {
    if (run.replicas > 1) return other.replicas == 1 && (!chosen || other.createdUtcMillis > chosen->createdUtcMillis);
    if (other.currency != run.currency || !other.imagesPerSecondPerPrice) return false;
    return !chosen || *other.imagesPerSecondPerPrice > *chosen->imagesPerSecondPerPrice;
}

ReferenceRun asReference(const RunRow& run, const RunRow& other, const Formatter& format) {
    ReferenceRun reference;
    reference.number = other.number;
    reference.replicas = other.replicas;
    reference.imagesPerSecond = other.imagesPerSecond;
    if (other.currency == run.currency) reference.perPrice = other.imagesPerSecondPerPrice;
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    QStringList machine{text(other.devices)};
    if (!other.instance.empty()) machine += machineName(other.provider, other.instance);
    machine.removeAll(QString());
    reference.machine = machine.join(QStringLiteral(", "));
    if (other.pricePerHour) {
        reference.price = QStringLiteral("%1 %2").arg(hourlyAmount(Decimal::fromDouble(*other.pricePerHour), format),
                                                      perHour(other.currency));
        if (!other.priceDate.empty())
            reference.price += QStringLiteral(" (%1)").arg(priceDate(other.priceDate, format));
    }
    return reference;
}

}  // namespace

std::optional<ReferenceRun> referenceFor(const RunRow& run, const RunRows& others, const Formatter& format) {
    const RunRow* chosen = nullptr;
    for (const RunRow& other : others)
        if (comparable(run, other) && better(run, other, chosen)) chosen = &other;
    if (!chosen) return std::nullopt;
    return asReference(run, *chosen, format);
}

}  // namespace epochal::ui
