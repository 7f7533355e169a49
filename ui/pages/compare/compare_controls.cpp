#include "ui/pages/compare/compare_controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/compare/target_control.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {

constexpr Grouping kGroupings[] = {Grouping::Study,   Grouping::Model, Grouping::Provider, Grouping::Accelerator,
                                   Grouping::Devices, Grouping::Batch, Grouping::None};
constexpr ClockKind kClocks[] = {ClockKind::Training, ClockKind::Active, ClockKind::Billed};

QWidget* together(QLabel* label, QWidget* widget, QWidget* parent) {
    auto* both = new QWidget(parent);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(6);
    label->setProperty("secondary", true);
    label->setBuddy(widget);
    row->addWidget(label);
    row->addWidget(widget);
    return both;
}

template <class List, class Value>
int indexOf(const List& list, const Value& value) {
    const auto at = std::find(std::begin(list), std::end(list), value);
    return at == std::end(list) ? -1 : static_cast<int>(at - std::begin(list));
}

QString noCurves() {
    return CompareControls::tr("These rows have no curves, so only their final results can be compared.");
}

}  // namespace

CompareControls::CompareControls(QWidget* parent)
    : QWidget(parent),
      kinds_(new Segments(this)),
      clock_(new Segments(this)),
      currency_(new QComboBox(this)),
      grouping_(new QComboBox(this)),
      offer_(new QComboBox(this)),
      groupingLabel_(new QLabel(this)),
      offerLabel_(new QLabel(this)),
      seeds_(new QCheckBox(this)),
      target_(new TargetControl(this)) {
    kinds_->setObjectName(QStringLiteral("compareKinds"));
    clock_->setObjectName(QStringLiteral("compareClock"));
    currency_->setObjectName(QStringLiteral("compareCurrency"));
    grouping_->setObjectName(QStringLiteral("compareGrouping"));
    offer_->setObjectName(QStringLiteral("compareOffer"));
    seeds_->setObjectName(QStringLiteral("compareSeeds"));
    seeds_->setFixedHeight(Theme::kControl);
    currency_->setModel(new QStandardItemModel(currency_));
    currency_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    grouping_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    offer_->setEditable(true);
    offer_->setInsertPolicy(QComboBox::NoInsert);
    offer_->completer()->setFilterMode(Qt::MatchContains);
    offer_->completer()->setCompletionMode(QCompleter::PopupCompletion);
    offer_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    auto* flow = new FlowLayout(this, 8);
    flow->setContentsMargins(Theme::kMargin, 6, Theme::kMargin, 0);
    flow->addWidget(together(groupingLabel_, grouping_, this));
    flow->addWidget(clock_);
    flow->addWidget(target_);
    flow->addWidget(together(offerLabel_, offer_, this));
    flow->addWidget(seeds_);

    connect(kinds_, &Segments::chosen, this, &CompareControls::chooseKind);
    connect(clock_, &Segments::chosen, this, &CompareControls::take);
    connect(currency_, &QComboBox::currentIndexChanged, this, &CompareControls::take);
    connect(grouping_, &QComboBox::currentIndexChanged, this, &CompareControls::take);
    connect(offer_, &QComboBox::currentIndexChanged, this, &CompareControls::take);
    // A long name is shown from its start.
    connect(offer_->lineEdit(), &QLineEdit::textChanged, this, [this] {
        if (!offer_->lineEdit()->hasFocus()) offer_->lineEdit()->setCursorPosition(0);
    });
    connect(offer_->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        // Typed text must be an offer in the list; anything else is discarded.
        const int at = offer_->findText(offer_->currentText());
        if (at >= 0)
            offer_->setCurrentIndex(at);
        else
            offer_->setEditText(offer_->itemText(offer_->currentIndex()));
    });
    connect(seeds_, &QCheckBox::toggled, this, &CompareControls::take);
    connect(target_, &TargetControl::changed, this, &CompareControls::take);
    retranslate();
}

void CompareControls::chooseKind(int index) {
    if (index < 0 || index > static_cast<int>(kPriceKinds.size())) return;
    if (index > 0 && !priced_[static_cast<std::size_t>(index - 1)]) return showQuery();
    kinds_->setCurrent(index);
    const QSignalBlocker quiet(offer_);
    offer_->setCurrentIndex(0);
    take();
}

void CompareControls::take() {
    if (showing_) return;
    const ComparisonQuery before = query_;
    const int kind = kinds_->current();
    query_.kind = kind > 0 ? std::optional(kPriceKinds[static_cast<std::size_t>(kind - 1)].kind) : std::nullopt;
    const QString offer = offer_->currentData().toString();
    query_.offer = offer.isEmpty() ? std::nullopt : std::optional(offer.toStdString());
    query_.clock = kClocks[std::max(0, clock_->current())];
    query_.currency = currency_->currentData().toString().toStdString();
    query_.grouping = kGroupings[std::max(0, grouping_->currentIndex())];
    query_.overSeeds = seeds_->isChecked();
    query_.target = target_->isEnabled() ? target_->target() : before.target;
    Q_EMIT queryChanged();
}

void CompareControls::setQuery(const ComparisonQuery& query) {
    query_ = query;
    showQuery();
}

void CompareControls::showQuery() {
    showing_ = true;
    kinds_->setCurrent(query_.kind ? static_cast<int>(indexOf(*query_.kind)) + 1 : 0);
    clock_->setCurrent(indexOf(kClocks, query_.clock));
    grouping_->setCurrentIndex(std::max(0, indexOf(kGroupings, query_.grouping)));
    offer_->setCurrentIndex(std::max(0, query_.offer ? offer_->findData(QString::fromStdString(*query_.offer)) : 0));
    currency_->setCurrentIndex(currency_->findData(QString::fromStdString(query_.currency)));
    seeds_->setChecked(query_.overSeeds);
    target_->setTarget(query_.target);
    showing_ = false;
}

void CompareControls::setBook(const PriceBook& book) {
    QList<std::pair<QString, QString>> offers;
    for (const Offer& offer : book.offers)
        if (hourlyPrice(offer) && offer.defect.empty())
            offers += {QStringLiteral("%1, %2, %3")
                           .arg(QString::fromStdString(title(offer)), word(offer.kind).toLower(),
                                priceDate(offer.date, Formatter::current())),
                       QString::fromStdString(offer.id)};
    std::sort(offers.begin(), offers.end());
    showing_ = true;
    offer_->clear();
    //: first entry of the list that "Priced at" labels: an offer
    offer_->addItem(tr("each row's own offer"), QString());
    for (const auto& [text, id] : offers) offer_->addItem(text, id);
    showing_ = false;
    showQuery();
}

void CompareControls::setEntries(const std::vector<Entry>& entries, const PriceBook& book) {
    QSet<QString> quoted;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    bool curves = false, seeds = false;
    for (const Entry& entry : entries) {
        if (hourlyPrice(entry.offer)) quoted.insert(QString::fromStdString(entry.offer.currency));
        seeds = seeds || entry.seed;
        for (const double quality : entry.curve.column(CurveColumn::Quality)) {
            if (!std::isfinite(quality)) continue;
            curves = true;
            low = std::min(low, quality);
            high = std::max(high, quality);
        }
    }
    QSet<QString> codes = quoted;
    for (const Rate& rate : book.rates.all)
        for (const std::string& code : {rate.from, rate.to}) codes.insert(QString::fromStdString(code));
    currencies_.clear();
    for (const QString& code : codes) {
        QString why;
        for (const QString& from : quoted)
            if (!book.rates.find(from.toStdString(), code.toStdString()))
                why = tr("There is no exchange rate from %1 to %2. Enter one on the Providers page.").arg(from, code);
        currencies_.insert(code, why);
    }
    fillCurrencies();
    for (std::size_t i = 0; i < priced_.size(); ++i) priced_[i] = hasPriceOf(kPriceKinds[i].kind, entries, book);
    sayKinds();
    hasSeeds_ = seeds;
    seeds_->setVisible(hasSeeds_ && !scaling_);
    // Sessions that do not train have neither quality nor time.
    const bool trained = !std::ranges::all_of(
        entries, [](const Entry& entry) { return !entry.session.empty() && entry.session != "train"; });
    clock_->setVisible(trained);
    target_->setVisible(trained);
    if (curves)
        target_->setRange(entries.front().measure, low, high);
    else
        target_->setNoRange(noCurves());
    showQuery();
}

void CompareControls::setTargets(const std::vector<Study>& studies, const std::vector<Entry>& entries) {
    QList<TargetChoice> choices;
    for (const Study& study : studies)
        for (const KnownTarget& target : study.targets)
            if (std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) {
                    return entry.task == target.task && entry.measure == target.measure && !entry.curve.empty();
                }))
                choices.append({Formatter::current().text(target.what), target.quality});
    std::stable_sort(choices.begin(), choices.end(),
                     [](const TargetChoice& a, const TargetChoice& b) { return a.quality < b.quality; });
    target_->setChoices(choices);
}

void CompareControls::fillCurrencies() {
    showing_ = true;
    auto* model = static_cast<QStandardItemModel*>(currency_->model());
    model->clear();
    const auto add = [&](const QString& text, const QString& code, const QString& why) {
        auto* item = new QStandardItem(text);
        item->setData(code, Qt::UserRole);
        item->setToolTip(why);
        item->setEnabled(why.isEmpty());
        model->appendRow(item);
    };
    //: entry of the currency list: the currency a price was quoted in
    add(tr("As quoted"), QString(), {});
    QStringList codes = currencies_.keys();
    codes.sort();
    for (const QString& code : codes) add(code, code, currencies_.value(code));
    showing_ = false;
}

void CompareControls::setScaling(bool scaling) {
    scaling_ = scaling;
    grouping_->parentWidget()->setVisible(!scaling_);
    seeds_->setVisible(hasSeeds_ && !scaling_);
}

void CompareControls::showReached(const CompareData& of) {
    QString text;
    if (of.query.target) {
        std::size_t reached = 0, all = 0;
        for (const ComparedRow& row : of.comparison.rows) {
            if (!row.targeted) continue;
            reached += row.reached;
            all += row.entries.size();
        }
        text = tr("reached by %1 of %2")
                   .arg(Formatter::current().integer(static_cast<qint64>(reached)),
                        Formatter::current().integer(static_cast<qint64>(all)));
    }
    target_->setReached(text);
}

void CompareControls::sayKinds() {
    const QList<QPushButton*> segments = kinds_->findChildren<QPushButton*>();
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const QString keys =
            QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)).toString(QKeySequence::NativeText);
        const bool priced = i == 0 || priced_[static_cast<std::size_t>(i - 1)];
        segments[i]->setEnabled(priced);
        segments[i]->setToolTip(
            i == 0   ? tr("The prices frozen into the runs (%1)").arg(keys)
            : priced ? tr("What if: the same machines at their latest price of this kind (%1)").arg(keys)
                     : tr("No price of this kind is known for any of these machines. Add one on the Providers page."));
    }
}

void CompareControls::retranslate() {
    showing_ = true;
    QStringList kinds{word(std::nullopt)};
    for (const PriceKindRow& row : kPriceKinds) kinds += word(row.kind);
    kinds_->setTexts(kinds);
    kinds_->setName(offerFieldName("kind"));
    sayKinds();
    QStringList clocks;
    for (const ClockKind clock : kClocks) clocks += clockChoice(clock);
    clock_->setTexts(clocks);
    //: list: which time is compared
    clock_->setName(tr("Time basis"));
    const QStringList counted{
        tr("Steps only: start-up, evaluation and checkpoints are not counted"),
        tr("Steps, start-up, evaluation and checkpoints"),
        tr("What the offer charges for: preparation, pauses on a rented machine, the billing quantum")};
    const QList<QPushButton*> buttons = clock_->findChildren<QPushButton*>();
    for (qsizetype i = 0; i < buttons.size(); ++i) buttons[i]->setToolTip(counted.value(i));
    //: verb, label of a list
    groupingLabel_->setText(tr("Group by"));
    //: label of a list of offers: each row's own offer, or one for all rows
    offerLabel_->setText(tr("Priced at"));
    offer_->setToolTip(tr("What if: every row priced at one offer from the price book"));
    offer_->setAccessibleName(tr("Priced at"));
    currency_->setAccessibleName(tr("Currency"));
    currency_->setToolTip(tr("Currency of prices and costs. Only currencies with an exchange rate can be chosen."));
    if (!target_->isEnabled()) target_->setNoRange(noCurves());
    //: verb, check box
    seeds_->setText(tr("Merge seeds"));
    seeds_->setToolTip(tr("Runs that differ only in their seed become one row with mean and spread"));
    const int grouping = grouping_->currentIndex();
    grouping_->clear();
    for (const Grouping one : kGroupings) grouping_->addItem(groupingName(one));
    grouping_->setCurrentIndex(std::max(0, grouping));
    if (offer_->count() > 0) offer_->setItemText(0, tr("each row's own offer"));
    // As wide as its first entry, which it shows most of the time: names of offers are wider than any tool bar.
    QStyleOptionComboBox look;
    look.initFrom(offer_);
    look.editable = true;
    const QSize words(offer_->fontMetrics().horizontalAdvance(tr("each row's own offer")) + 2 * Theme::kGrid,
                      offer_->fontMetrics().height());
    offer_->setMinimumWidth(offer_->style()->sizeFromContents(QStyle::CT_ComboBox, &look, words, offer_).width());
    showing_ = false;
    fillCurrencies();
    showQuery();
}

void CompareControls::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace epochal::ui
