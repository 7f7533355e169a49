#include "ui/pages/providers/price_cost_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "core/economics/cost.h"
#include "ui/charts/chart_panel.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/providers/rivals.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

constexpr int kLeastUse = 10, kSlot = 2;  ///< percent; color slot of the user's own machine, green

QString hours(double value) {
    return Formatter::current().exact(value);
}

/// "RunPod RTX 4090 secure".
QString nameOf(const Offer& offer) {
    return QString::fromStdString(offer.provider + ' ' + offer.instance);
}

}  // namespace

PriceCostView::PriceCostView(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      lines_(new QGridLayout),
      chart_(new ChartPanel(this)),
      sentence_(new QLabel(this)) {
    title_->setFont(Theme::instance().font(Type::BodyBold));
    chart_->setObjectName(QStringLiteral("useChart"));
    chart_->setSmoothingOffered(false);
    chart_->setFixedHeight(236);
    sentence_->setObjectName(QStringLiteral("breakEven"));
    sentence_->setWordWrap(true);
    sentence_->setProperty("secondary", true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* formula = new QWidget(this);
    formula->setObjectName(QStringLiteral("priceFormula"));
    formula->setLayout(lines_);
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setHorizontalSpacing(12);
    lines_->setVerticalSpacing(2);
    lines_->setColumnStretch(0, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 0);
    column->setSpacing(6);
    for (QWidget* widget : std::initializer_list<QWidget*>{title_, formula, chart_, sentence_})
        column->addWidget(widget);
}

void PriceCostView::show(const Offer& offer, const PriceBook& book) {
    title_->setText(billsUse(offer) ? tr("Cost per hour of use") : tr("Cost per hour"));
    showFormula(offer);
    showChart(offer, book);
}

void PriceCostView::setLines(const QList<Line>& lines) {
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int row = 0; row < lines.size(); ++row) {
        auto* name = new QLabel(lines[row].name, this);
        auto* value = new QLabel(lines[row].value, this);
        name->setWordWrap(true);
        if (!lines[row].bold) name->setProperty("secondary", true);
        for (QLabel* label : {name, value}) {
            if (lines[row].bold) label->setFont(Theme::instance().font(Type::BodyBold));
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        }
        lines_->addWidget(name, row, 0);
        lines_->addWidget(value, row, 1, Qt::AlignRight | Qt::AlignBottom);
    }
}

void PriceCostView::showFormula(const Offer& offer) {
    const Formatter& write = Formatter::current();
    const auto amount = [](const Decimal& value) { return AmountField::write(value); };
    const auto result = [&](const std::optional<Decimal>& value) {
        return write.orDash(value, [&](const Decimal& known) { return hourlyAmount(known, write); });
    };
    QList<Line> facts;
    if (offer.kind == PriceKind::Own && offer.own) {
        const OwnMachine& own = *offer.own;
        const std::optional<OwnPrice> parts = ownPriceParts(own);
        const auto part = [&](Decimal OwnPrice::*which) {
            return result(parts ? std::optional((*parts).*which) : std::nullopt);
        };
        facts.append({tr("Purchase, (%1 − %2) / (%3 × %4 h × %5)")
                          .arg(amount(own.purchase), amount(own.resale), write.exact(own.years), hours(kHoursPerYear),
                               write.exact(own.use)),
                      part(&OwnPrice::purchase)});
        if (!own.hostingPerMonth.isZero())
            facts.append({tr("Hosting, %1 / (%2 h × %3)")
                              .arg(amount(own.hostingPerMonth), hours(kHoursPerMonth), write.exact(own.use)),
                          part(&OwnPrice::hosting)});
        facts.append({tr("Energy, %1 kW × %2").arg(write.exact(own.watts / 1000), amount(own.tariffPerKwh)),
                      result(energyPerHour(own))});
    } else if (offer.kind == PriceKind::Monthly && offer.pricePerMonth) {
        facts.append({tr("Lease, %1 / (%2 h × %3)")
                          .arg(amount(*offer.pricePerMonth), hours(kHoursPerMonth), write.exact(offer.use.value_or(1))),
                      result(hourlyPrice(offer))});
    } else if (offer.kind == PriceKind::Reserved && !offer.upfront.isZero() && offer.termMonths > 0) {
        facts.append({tr("Hourly price"), result(offer.pricePerHour)});
        facts.append({tr("Upfront, %1 / (%2 × %3 h)")
                          .arg(amount(offer.upfront), write.integer(offer.termMonths), hours(kHoursPerMonth)),
                      result(upfrontPerHour(offer))});
    }
    const std::optional<Decimal> price = hourlyPrice(offer);
    const QString unit = perHour(offer.currency);
    facts.append({notRanked(offer).empty() ? tr("Price used in rankings, %1").arg(unit) : tr("Price, %1").arg(unit),
                  result(price), true});
    if (const auto gross = hourlyPriceWithTax(offer); gross && offer.taxRate)
        //: %1 = a percentage
        facts.append({tr("with %1 VAT").arg(write.percent(offer.taxRate->toDouble(), 0)), hourlyAmount(*gross, write)});
    if (const auto net = hourlyPriceWithoutTax(offer); net && offer.taxRate)
        facts.append({tr("without VAT"), hourlyAmount(*net, write)});
    setLines(facts);
}

void PriceCostView::showChart(const Offer& offer, const PriceBook& book) {
    const bool byUse = useCost(offer).has_value() && hourlyPrice(offer).has_value();
    chart_->setVisible(byUse);
    sentence_->setVisible(byUse);
    if (!byUse) return;
    const Formatter& write = Formatter::current();
    const auto money = [](double value) { return Formatter::current().number(value, 2); };
    const auto percent = [](double value) { return Formatter::current().percent(value / 100, 0); };
    ChartSpec spec;
    //: %1 = a currency per hour
    spec.title = tr("Price vs. use, %1").arg(perHour(offer.currency));
    spec.xTitle = tr("use of the machine, % of hours");
    spec.yTitle = perHour(offer.currency);
    spec.yFromZero = true;
    spec.wholeX = true;
    spec.xFrom = kLeastUse;
    spec.xTo = 100;
    spec.xText = percent;
    spec.yText = money;
    ChartSeries line;
    line.name = tr("This machine");
    line.slot = kSlot;
    for (int use = kLeastUse; use <= 100; ++use)
        line.points.push_back({static_cast<double>(use), priceAtUse(offer, use / 100.0)->toDouble()});
    const double use = 100 * (offer.kind == PriceKind::Own ? offer.own->use : offer.use.value_or(1));
    const double price = hourlyPrice(offer)->toDouble();
    if (use >= kLeastUse) {
        line.dot = CurvePoint{use, price};
        //: share of the hours in which the machine is used
        spec.notes.push_back(
            {use, price, hourlyAmount(*hourlyPrice(offer), write), tr("at %1 use").arg(percent(use)), kSlot});
    }
    spec.series.push_back(std::move(line));

    const std::vector<Rival> rivals = rivalsOf(offer, book);
    std::vector<const Rival*> shown;
    if (!rivals.empty()) shown.push_back(&rivals.front());
    if (rivals.size() > 1) shown.push_back(&rivals.back());
    for (const Rival* rival : shown)
        spec.lines.push_back(
            {rival->price.toDouble(), hourlyAmount(rival->price, write), nameOf(rival->offer), 6, false});
    spec.summary = spec.title;
    chart_->setSpec(std::move(spec));

    if (rivals.empty()) {
        sentence_->setText(tr("No rented offer with the same accelerators can be ranked against it."));
        return;
    }
    const QString rival = nameOf(rivals.front().offer);
    const std::optional<double> breakEven = breakEvenUse(offer, rivals.front().price);
    if (!breakEven || *breakEven > 1)
        sentence_->setText(tr("%1 is cheaper than this machine at any level of use.").arg(rival));
    else
        sentence_->setText(
            //: %1 = a percentage, %2 = an offer
            tr("Below %1 use, %2 is cheaper than this machine.").arg(write.percent(*breakEven, 0), rival));
}

}  // namespace epochal::ui
