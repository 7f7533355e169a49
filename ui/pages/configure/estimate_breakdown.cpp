#include "ui/pages/configure/estimate_breakdown.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>
#include <array>

#include "core/economics/cost.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/configure/estimate_bar.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

namespace {

constexpr double kNoteworthy = 0.15;  ///< a share of preparation worth mentioning
constexpr double kMuchLonger = 1.5;   ///< an alternative that takes longer by more than this factor is not offered
constexpr std::array<int, 4> kSlots = {4, 0, 2, 3};

QString money(double amount, const std::string& currency) {
    return OffersModel::tr("%1 %2").arg(shortAmount(amount), QString::fromStdString(currency));
}

QLabel* wrapped(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

EstimateBreakdown::EstimateBreakdown(QWidget* parent)
    : QWidget(parent),
      name_(wrapped(this, "estimateOffer")),
      total_(new QLabel(this)),
      standing_(wrapped(this, "estimateStanding")),
      basis_(wrapped(this, "estimateBasis")),
      budget_(wrapped(this, "estimateBudget")),
      budgetIcon_(new QLabel(this)),
      bar_(new PartsBar(this)),
      parts_(new QGridLayout) {
    name_->setFont(Theme::instance().font(Type::BodyBold));
    total_->setObjectName(QStringLiteral("estimateTotal"));
    basis_->setProperty("secondary", true);
    auto* head = new QHBoxLayout;
    head->addWidget(name_, 1);
    head->addWidget(total_, 0, Qt::AlignTop);
    parts_->setHorizontalSpacing(8);
    parts_->setVerticalSpacing(1);
    parts_->setColumnStretch(1, 1);
    auto* money = new QHBoxLayout;
    money->setSpacing(6);
    money->addWidget(budgetIcon_, 0, Qt::AlignTop);
    money->addWidget(budget_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    column->addLayout(head);
    column->addWidget(bar_);
    column->addLayout(parts_);
    column->addWidget(standing_);
    column->addWidget(basis_);
    column->addLayout(money);
    column->addStretch(1);
}

void EstimateBreakdown::show(const Offer& offer, const Estimate* chosen, const std::vector<Estimate>& all,
                             const Budget& budget) {
    const Formatter& write = Formatter::current();
    name_->setText(offer.kind == PriceKind::Own ? offerName(offer)
                                                : tr("%1, %2").arg(offerName(offer), word(offer.kind).toLower()));
    const bool known = chosen && chosen->seconds;
    bar_->setVisible(known);
    standing_->setVisible(known);
    if (!known) {
        total_->clear();
        bar_->setParts({});
        while (QLayoutItem* item = parts_->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        basis_->setText(chosen && !chosen->notRanked.empty() ? write.text(chosen->notRanked) + QLatin1Char('.')
                                                             : QString());
        basis_->setToolTip(QString());
        basis_->setVisible(!basis_->text().isEmpty());
        budget_->hide();
        budgetIcon_->hide();
        return;
    }
    const QString time = shortTime(chosen->seconds->mid);
    total_->setText(
        chosen->cost ? tr("%1, <b>%2</b>").arg(time, money(chosen->cost->mid, chosen->offer.currency).toHtmlEscaped())
                     : time);
    showParts(*chosen);
    standing_->setText(standing(*chosen, all));
    standing_->setVisible(!standing_->text().isEmpty());
    basis_->setText(basis(*chosen));
    QStringList more;
    for (const Message& note : chosen->notes) more.append(write.text(note) + QLatin1Char('.'));
    if (!chosen->from.empty()) {
        QStringList names;
        for (const std::string& name : chosen->from)
            if (names.size() < 12 && !names.contains(QString::fromStdString(name)))
                names.append(QString::fromStdString(name));
        //: names of the runs an estimate is made from
        more.append(tr("Based on: %1.").arg(names.join(QStringLiteral("; "))));
    }
    basis_->setToolTip(more.join(QLatin1Char('\n')));
    basis_->show();
    showBudget(*chosen, budget);
}

void EstimateBreakdown::showParts(const Estimate& estimate) {
    while (QLayoutItem* item = parts_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const double rounding = estimate.billed - estimate.seconds->mid;
    struct Part {
        QString name;
        double seconds;
        QString shown;
    };
    const bool trains = estimate.epochs.has_value();
    //: what an estimate sums up: time in which sizes are measured
    QList<Part> all = {{tr("Preparation"), estimate.preparation, {}},
                       //: noun, a part of the time
                       {trains ? tr("Training") : tr("Measuring"), estimate.training, {}},
                       {tr("Evaluation, checkpoints"), estimate.evaluation, {}},
                       //: noun, a part of the time
                       {tr("Start-up"), estimate.startUp, estimate.startUpKnown ? QString() : tr("unknown")}};
    if (!trains) all.removeAt(2);
    if (const QString why = RunFacts::roundedUpBy(estimate.offer, estimate.seconds->mid, Formatter::current());
        !why.isEmpty())
        //: time billed beyond the run because of the billing quantum and the minimum charge
        all.append({tr("Billing round-up") + QStringLiteral(": ") + why, rounding, {}});
    const Theme& theme = Theme::instance();
    QList<BarPart> shares;
    for (int row = 0; row < all.size(); ++row) {
        const Part& part = all[row];
        const QColor colour = row < (trains ? 4 : 3) ? theme.series(kSlots[static_cast<std::size_t>(row)]).fill
                                                     : theme.colour(Role::Track);
        shares.append({part.seconds, colour});
        auto* square = new QLabel(this);
        QPixmap ink(10, 10);
        ink.fill(colour);
        square->setPixmap(ink);
        auto* name = new QLabel(part.name, this);
        name->setWordWrap(true);  // amounts are not cut off
        auto* seconds = new QLabel(part.shown.isEmpty() ? shortTime(part.seconds) : part.shown, this);
        seconds->setProperty("secondary", true);
        parts_->addWidget(square, row, 0);
        parts_->addWidget(name, row, 1);
        parts_->addWidget(seconds, row, 2, Qt::AlignRight);
        if (!estimate.cost) continue;
        const double amount = cost(estimate.offer, part.seconds).amount.toDouble();
        parts_->addWidget(new QLabel(part.shown.isEmpty() ? money(amount, estimate.offer.currency) : QString(), this),
                          row, 3, Qt::AlignRight);
    }
    bar_->setParts(shares);
}

QString EstimateBreakdown::standing(const Estimate& chosen, const std::vector<Estimate>& all) const {
    const Formatter& write = Formatter::current();
    QStringList sentences;
    std::vector<const Estimate*> ranked;
    for (const Estimate& one : all)
        if (one.notRanked.empty() && !one.isModeled && one.cost && one.offer.currency == chosen.offer.currency)
            ranked.push_back(&one);
    const auto place = std::ranges::find(ranked, &chosen) - ranked.begin();
    if (!chosen.notRanked.empty()) {
        sentences.append(write.text(chosen.notRanked).toHtmlEscaped() + QLatin1Char('.'));
    } else if (chosen.isModeled) {
        sentences.append(tr("Modeled, and therefore not ranked with the others."));
    } else if (ranked.size() > 1 && chosen.cost) {
        const int of = static_cast<int>(ranked.size());
        sentences.append(
            place == 0 ? tr("Cheapest of the %n offer(s) that can be ranked.", "", of)
            : place == of - 1
                ? tr("Most expensive of the %n offer(s) that can be ranked.", "", of)
                : tr("Number %1 by cost of the %n offer(s) that can be ranked.", "", of).arg(write.integer(place + 1)));
        // The cheapest that does not take much longer; for the cheapest itself, the fastest.
        const Estimate* other = nullptr;
        for (const Estimate* one : ranked) {
            if (one == &chosen) continue;
            const bool better = place == 0 ? one->seconds->mid < (other ? other->seconds->mid : chosen.seconds->mid)
                                           : !other && one->cost->mid < chosen.cost->mid &&
                                                 one->seconds->mid <= kMuchLonger * chosen.seconds->mid;
            if (better) other = one;
        }
        if (other) {
            const double more = other->cost->mid - chosen.cost->mid, longer = other->seconds->mid - chosen.seconds->mid;
            //: of another offer; %1 = an amount of money
            const QString costs = more < 0 ? tr("costs %1 less").arg(money(-more, chosen.offer.currency))
                                           //: of another offer; %1 = an amount of money
                                           : tr("costs %1 more").arg(money(more, chosen.offer.currency));
            const QString takes =
                //: of another offer; %1 = a duration
                longer < 0 ? tr("takes %1 less").arg(shortTime(-longer)) : tr("takes %1 longer").arg(shortTime(longer));
            sentences.append(
                tr("<b>%1: %2, %3.</b>")
                    .arg(offerName(other->offer).toHtmlEscaped(), costs.toHtmlEscaped(), takes.toHtmlEscaped()));
        }
    }
    if (const double share = chosen.preparation / chosen.seconds->mid; share >= kNoteworthy)
        //: %1 = a percentage
        sentences.append(tr("Preparation is %1 of this estimate.").arg(write.percent(share, 0)));
    if (chosen.target && chosen.runs == 1) {
        const EpochsToTarget& target = *chosen.target;
        sentences.append(tr("%1 of %2 similar runs reached the target.")
                             .arg(write.integer(target.reached), write.integer(target.similar)));
        if (chosen.expectedCost && target.reached < target.similar)
            sentences.append(tr("Expected cost: %1.").arg(money(*chosen.expectedCost, chosen.offer.currency)));
    }
    return sentences.join(QLatin1Char(' '));
}

QString EstimateBreakdown::basis(const Estimate& chosen) const {
    const Formatter& write = Formatter::current();
    QStringList sentences;
    for (const Message& message : {chosen.words, chosen.width})
        if (!message.empty()) sentences.append(write.text(message) + QLatin1Char('.'));
    if (chosen.memoryBytes && chosen.fits == true && chosen.memoryAvailable &&
        *chosen.memoryBytes > 0.8 * *chosen.memoryAvailable)
        sentences.append(tr("It may still not fit: the memory used by the libraries themselves is not counted."));
    return sentences.join(QLatin1Char(' '));
}

void EstimateBreakdown::showBudget(const Estimate& estimate, const Budget& budget) {
    // A run's own budget does not limit what several runs cost together.
    const bool several = estimate.runs > 1;
    const std::optional<Decimal>& held = several ? budget.campaign : budget.run;
    const bool said = held && estimate.cost, apart = several && !held && budget.run;
    budget_->setVisible(said || apart);
    budgetIcon_->setVisible(said);
    if (apart) {
        setStyleProperty(budget_, "role", QString());
        budget_->setText(
            tr("The budget of %1 applies to each run separately; there is no budget for all of them together.")
                .arg(money(budget.run->toDouble(), estimate.offer.currency)));
    }
    if (!said) return;
    const double limit = held->toDouble();
    const QString amount = money(limit, estimate.offer.currency);
    const bool within = estimate.cost->mid <= limit, surely = estimate.cost->high <= limit;
    budget_->setText(
        surely    ? tr("Within the budget of %1.").arg(amount)
        : within  ? tr("Expected to stay within the budget of %1; the high end of the range exceeds it.").arg(amount)
        : several ? tr("Over the campaign budget of %1: the queue would hold back its last runs.").arg(amount)
                  : tr("Over the budget of %1: a run would stop before it finishes.").arg(amount));
    const Role role = surely ? Role::Ok : within ? Role::Warn : Role::Error;
    setStyleProperty(budget_, "role",
                     surely   ? QStringLiteral("ok")
                     : within ? QStringLiteral("warn")
                              : QStringLiteral("error"));
    budgetIcon_->setPixmap(
        Theme::instance().icon(surely ? QStringLiteral("check") : QStringLiteral("warning"), role).pixmap(16));
}

}  // namespace epochal::ui
