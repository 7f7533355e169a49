#include "ui/view/run_facts.h"

#include <cmath>

#include <QStringList>

#include "core/base/json.h"
#include "core/catalogue/standing.h"
#include "core/economics/cost.h"
#include "ui/format/offer_words.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {
namespace {

QString fromUtf8(const std::string& text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The shortest form with the same value: 0.1, not 0.10000.
QString shortest(double value, int decimals, const Formatter& format) {
    int enough = 0;
    while (enough < decimals &&
           std::abs(value - std::round(value * std::pow(10, enough)) / std::pow(10, enough)) > 1e-12)
        ++enough;
    return format.number(value, enough);
}

/// Something that few use, and this spec does not: false, no number, or an empty list or text.
bool isUnused(const Field& field, const Json& value) {
    const bool none = value.is_boolean()  ? !value.get<bool>()
                      : value.is_number() ? field.zeroMeansNone && value.get<double>() == 0
                      : value.is_string() ? value.get_ref<const std::string&>().empty()
                                          : value.empty();
    return field.level == FieldLevel::Advanced && none;
}

}  // namespace

QList<Fact> RunFacts::configuration(const RunSpec& spec, const Formatter& format) {
    QList<Fact> facts;
    for (const Field& field : fields()) {
        if (field.role == FieldRole::Label || !field.applies(spec)) continue;
        const Json value = meantBy(field, spec), usual = meantByDefault(field, spec);
        if (value == usual && isUnused(field, value)) continue;
        facts.append({FieldWords::title(field, spec), FieldWords::value(field, spec, format), value != usual});
    }
    return facts;
}

QList<Fact> RunFacts::environment(const Machine& machine, const Figures& figures, const Formatter& format) {
    QList<Fact> facts;
    const auto add = [&facts](const QString& label, const QString& value) {
        if (!value.isEmpty()) facts.append({label, value});
    };
    add(tr("Machine"), fromUtf8(machine.host));
    add(tr("Processor"), fromUtf8(machine.cpu));
    if (machine.threads > 0)
        add(tr("Cores, threads"),
            tr("%1 cores, %2 threads").arg(format.integer(machine.cores), format.integer(machine.threads)));
    if (machine.memoryBytes > 0) add(tr("Memory"), format.bytes(machine.memoryBytes));
    for (const Accelerator& accelerator : machine.accelerators)
        add(tr("Accelerator"),
            tr("%1, %2, driver %3")
                .arg(fromUtf8(accelerator.name), format.bytes(accelerator.memoryBytes), fromUtf8(accelerator.driver)));
    add(tr("Operating system"), fromUtf8(machine.os));
    //: noun: of the operating system
    add(tr("Kernel"), fromUtf8(machine.kernel));
    //: share of the processor's time while the run computed
    if (figures.othersBusy) add(tr("CPU time of other programs"), format.percent(*figures.othersBusy, 0));
    const std::optional<Started>& started = figures.started;
    if (!started) return facts;
    //: noun: the part of the program that trains
    add(tr("Engine"), fromUtf8(started->engine));
    QStringList devices;
    for (const std::string& device : started->devices) devices << fromUtf8(device);
    devices.removeDuplicates();
    const auto replicas = static_cast<qint64>(started->devices.size());
    if (replicas > 0)
        //: verb, past tense: before the machine that a run used
        add(tr("Ran on"), tr("%1 × %2").arg(format.integer(replicas), devices.join(QStringLiteral(", "))));
    if (started->threads > 0) add(tr("Compute threads"), format.integer(started->threads));
    add(tr("Numeric precision"), fromUtf8(started->precision));
    //: noun: their number in the network
    if (started->parameters > 0) add(tr("Parameters"), format.integer(started->parameters));
    if (started->trainImages > 0)
        //: numbers of images, or of rows of a table
        add(samplesTitle(started->channels > 0 ? Sample::Image : Sample::Row),
            tr("%1 training, %2 validation")
                .arg(format.integer(started->trainImages), format.integer(started->validationImages)));
    if (started->channels > 0)
        //: of one image: channels, height, width
        add(tr("Shape"), tr("%1 × %2 × %3, %4 classes")
                             .arg(format.integer(started->channels), format.integer(started->height),
                                  format.integer(started->width), format.integer(started->classes)));
    return facts;
}

QString RunFacts::billedBy(const Offer& offer, const Formatter& format) {
    if (billsUse(offer)) return tr("time in use");
    //: the billing quantum
    if (offer.quantumSeconds <= 0) return tr("unknown, 1 s assumed");
    //: what is billed where there is no billing quantum
    return offer.quantumSeconds < 0.5 ? tr("exact time") : format.wholeDuration(offer.quantumSeconds);
}

QString RunFacts::roundedUpBy(const Offer& offer, double seconds, const Formatter& format) {
    const double billed = billedSeconds(offer, seconds);
    if (billed - seconds < 1) return {};  // a quantum of a second, or none
    Offer withoutMinimum = offer;
    withoutMinimum.minimumSeconds = 0;
    const bool isMinimum = billedSeconds(withoutMinimum, seconds) < billed;
    QStringList reasons;
    //: why more is billed than a run takes; %1: "1 min"
    if (isMinimum) reasons += tr("minimum charge %1").arg(format.wholeDuration(offer.minimumSeconds));
    if (billed - (isMinimum ? offer.minimumSeconds : seconds) >= 1)
        //: why more is billed than a run takes; %1: "1 h"
        reasons += tr("billing quantum %1").arg(format.wholeDuration(offer.quantumSeconds));
    return reasons.join(QStringLiteral(", "));
}

QString RunFacts::pricePerHour(const Offer& offer, const Formatter& format) {
    const auto price = hourlyPrice(offer);
    //: adjective: of a price
    return price ? hourlyText(*price, offer.currency, format) : tr("unknown");
}

QList<Fact> RunFacts::price(const Offer& offer, const Formatter& format) {
    QList<Fact> facts;
    const auto add = [&facts](const QString& label, const QString& value) {
        if (!value.isEmpty()) facts.append({label, value});
    };
    add(tr("Offer"), fromUtf8(title(offer)));
    add(tr("Region"), regionWords(offer));
    add(tr("Price"), pricePerHour(offer, format));
    add(offerFieldName("kind"), midSentence(word(offer.kind)));
    add(offerFieldName("scope"), midSentence(word(offer.scope)));
    if (!offer.own) {
        //: taxes
        add(tr("Tax"), offer.taxIncluded ? tr("included") : tr("not included"));
        add(offerFieldName("quantum_seconds"), billedBy(offer, format));
        if (!billsUse(offer) && offer.minimumSeconds > 0)
            add(offerFieldName("minimum_seconds"), format.duration(offer.minimumSeconds));
    }
    add(tr("Price date"), priceDate(offer.date, format));
    // The price of the user's own machine has no source, only a formula, which is shown beside it.
    if (!offer.own) {
        //: how the date of the price is known
        add(tr("Date source"), Formatter::text(offer.dateBasis.c_str()));
        add(tr("Source"), Formatter::text(offer.source.c_str()));
    }
    add(tr("Notes"), Formatter::text(offer.notes.c_str()));
    return facts;
}

QString RunFacts::ownPrice(const Offer& offer, const Formatter& format) {
    if (!offer.own) return {};
    const OwnMachine& own = *offer.own;
    const auto price = ownPricePerHour(own);
    const auto parts = ownPriceParts(own);
    if (!price || !parts) return {};
    if (!own.hostingPerMonth.isZero()) {
        //: Numbers of "(purchase - resale) / (years x 8766 h x use) + hosting a month / (730.5 h x use) + power x
        //: tariff = amortisation + hosting + power = price".
        return tr("(%1 − %2) / (%3 × %4 h × %5) + %6 / (%7 h × %5) + %8 kW × %9 = %10 + %11 + %12 = %13 %14")
            .arg(shortest(own.purchase.toDouble(), 2, format), shortest(own.resale.toDouble(), 2, format),
                 shortest(own.years, 2, format), format.number(kHoursPerYear, 0), shortest(own.use, 4, format),
                 shortest(own.hostingPerMonth.toDouble(), 2, format), shortest(kHoursPerMonth, 1, format),
                 shortest(own.watts / 1000, 4, format), shortest(own.tariffPerKwh.toDouble(), 4, format))
            .arg(format.amount(parts->purchase, 4), format.amount(parts->hosting, 4), format.amount(parts->energy, 4),
                 format.amount(*price, 4), perHour(offer.currency));
    }
    //: Numbers of "(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price".
    return tr("(%1 − %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11")
        .arg(shortest(own.purchase.toDouble(), 2, format), shortest(own.resale.toDouble(), 2, format),
             shortest(own.years, 2, format), format.number(kHoursPerYear, 0), shortest(own.use, 4, format),
             shortest(own.watts / 1000, 4, format), shortest(own.tariffPerKwh.toDouble(), 4, format),
             format.amount(parts->purchase, 4), format.amount(parts->energy, 4))
        .arg(format.amount(*price, 4), perHour(offer.currency));
}

QString RunFacts::ownPriceMethod(const Offer& offer, const Formatter& format) {
    const QString numbers = ownPrice(offer, format);
    if (numbers.isEmpty()) return {};
    return tr("(purchase − resale) / (years × %1 h × use) + hosting per month / (%2 h × use) + power × tariff")
               .arg(format.number(kHoursPerYear, 0), format.number(kHoursPerMonth, 1)) +
           QLatin1Char('\n') + numbers;
}

QString RunFacts::costMethod(const Offer& offer) {
    return offer.own ? tr("time in use × price per hour.")
                     : tr("(preparation + time), rounded up to the billing quantum, × price per hour.");
}

QString RunFacts::name(RunState state) {
    return Formatter::text(wordOf(state));
}

QString RunFacts::name(StopReason reason) {
    return Formatter::text(wordOf(reason));
}

}  // namespace epochal::ui
