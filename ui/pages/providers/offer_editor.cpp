#include "ui/pages/providers/offer_editor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/base/json.h"
#include "core/economics/offer_id.h"
#include "core/economics/price_date.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/parts/facts.h"
#include "ui/pages/parts/mini_chart.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/providers/offer_form.h"
#include "ui/pages/providers/price_cost_view.h"
#include "ui/pages/providers/provider_view.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

OfferEditor::OfferEditor(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      title_(new QLabel(this)),
      kind_(new QLabel(this)),
      subtitle_(new QLabel(this)),
      state_(new QLabel(this)),
      views_(new Segments(this)),
      stack_(new QStackedWidget(this)),
      form_(new OfferForm),
      cost_(new PriceCostView),
      historyTitle_(new QLabel),
      historyChart_(new MiniChart),
      history_(new Facts),
      provider_(new ProviderView),
      problem_(new QLabel(this)),
      revert_(new QPushButton(this)),
      save_(new QPushButton(this)) {
    setObjectName(QStringLiteral("offerEditor"));
    setMinimumWidth(310);
    setFrameShape(QFrame::NoFrame);
    title_->setObjectName(QStringLiteral("editorTitle"));
    title_->setFont(Theme::instance().font(Type::Heading));
    title_->setWordWrap(true);
    for (QLabel* label : {kind_, subtitle_, state_}) {
        label->setProperty("secondary", true);
        label->setFont(Theme::instance().font(Type::Secondary));
    }
    subtitle_->setObjectName(QStringLiteral("editorSubtitle"));
    subtitle_->setWordWrap(true);
    problem_->setObjectName(QStringLiteral("editorProblem"));
    problem_->setProperty("role", QStringLiteral("error"));
    problem_->setWordWrap(true);
    problem_->hide();
    save_->setObjectName(QStringLiteral("saveOffer"));
    save_->setProperty("primary", true);
    revert_->setObjectName(QStringLiteral("revertOffer"));
    views_->setObjectName(QStringLiteral("editorViews"));
    historyTitle_->setFont(Theme::instance().font(Type::BodyBold));
    historyTitle_->setWordWrap(true);

    auto* terms = new QWidget;
    auto* termsColumn = new QVBoxLayout(terms);
    termsColumn->setContentsMargins(12, 8, 12, 12);
    termsColumn->setSpacing(14);
    form_->setCost(cost_);
    termsColumn->addWidget(form_);
    termsColumn->addStretch(1);
    auto* past = new QWidget;
    auto* pastColumn = new QVBoxLayout(past);
    pastColumn->setContentsMargins(12, 8, 12, 12);
    pastColumn->addWidget(historyTitle_);
    pastColumn->addWidget(historyChart_);
    pastColumn->addWidget(history_);
    pastColumn->addStretch(1);
    auto* notes = new QWidget;
    auto* notesColumn = new QVBoxLayout(notes);
    notesColumn->setContentsMargins(12, 8, 12, 12);
    notesColumn->addWidget(provider_);
    for (QWidget* content : {terms, past, notes}) stack_->addWidget(scrolled(content));

    auto* name = new QHBoxLayout;
    name->setSpacing(8);
    name->addWidget(icon_, 0, Qt::AlignTop);
    name->addWidget(title_, 1);
    name->addWidget(kind_, 0, Qt::AlignTop);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(4);
    head->addLayout(name);
    head->addWidget(subtitle_);
    head->addWidget(views_);
    auto* foot = new QFrame(this);
    foot->setProperty("toolbar", true);
    auto* buttons = new QHBoxLayout(foot);
    buttons->setContentsMargins(12, 8, 12, 8);
    buttons->addWidget(state_, 1);
    buttons->addWidget(revert_);
    buttons->addWidget(save_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(stack_, 1);
    auto* wrong = new QHBoxLayout;
    wrong->setContentsMargins(12, 4, 12, 4);
    wrong->addWidget(problem_);
    column->addLayout(wrong);
    column->addWidget(foot);

    connect(views_, &Segments::chosen, stack_, &QStackedWidget::setCurrentIndex);
    connect(form_, &OfferForm::changed, this, &OfferEditor::edited);
    connect(save_, &QPushButton::clicked, this, &OfferEditor::saveRequested);
    connect(revert_, &QPushButton::clicked, this, &OfferEditor::revertRequested);
    connect(provider_, &ProviderView::edited, this, &OfferEditor::providerEdited);
    connect(&Theme::instance(), &Theme::changed, this, &OfferEditor::retranslate);
    clear();
}

QWidget* OfferEditor::scrolled(QWidget* content) {
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);  // its fields take the focus, and are scrolled to
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    return area;
}

void OfferEditor::show(const Offer& offer, std::shared_ptr<const PriceBook> book) {
    book_ = std::move(book);
    fresh_ = false;
    fill(offer);
}

void OfferEditor::begin(const Offer& offer, std::shared_ptr<const PriceBook> book) {
    book_ = std::move(book);
    fresh_ = true;
    fill(offer);
    showView(Terms);
    setChanged(true);
    form_->focusFirst();
}

void OfferEditor::clear() {
    shown_.reset();
    fresh_ = false;
    stack_->setEnabled(false);
    setChanged(false);
    problem_->hide();
    retranslate();
}

void OfferEditor::fill(const Offer& offer) {
    shown_ = offer;
    stack_->setEnabled(true);
    problem_->hide();
    form_->setOffer(offer);
    cost_->show(offer, *book_);
    const Provider* provider = book_->provider(offer.provider);
    provider_->show(provider ? *provider : Provider{.name = offer.provider});
    setChanged(false);
    retranslate();
}

void OfferEditor::setBook(std::shared_ptr<const PriceBook> book) {
    book_ = std::move(book);
    if (!shown_) return;
    const Provider* provider = book_->provider(shown_->provider);
    provider_->show(provider ? *provider : Provider{.name = shown_->provider});
    cost_->show(offer(), *book_);
    retranslate();
}

void OfferEditor::setUses(std::map<std::string, std::int64_t> uses) {
    uses_ = std::move(uses);
    retranslate();
}

QString OfferEditor::usedBy() const {
    if (!uses_ || !shown_ || fresh_) return {};
    std::int64_t runs = 0;
    for (const Offer* row : book_->history(*shown_))
        for (const std::string& id : idsOf(*row))
            if (const auto found = uses_->find(id); found != uses_->end()) runs += found->second;
    return runs == 0 ? tr("not used by any run") : tr("used by %n run(s)", "", static_cast<int>(runs));
}

void OfferEditor::type(const Offer& offer) {
    form_->setOffer(offer);
    edited();
}

Offer OfferEditor::offer() const {
    return form_->offer();
}

void OfferEditor::noteSaved(const Offer& typed, Offer saved, const QString& id) {
    saved.id = id.toStdString();
    Offer now = form_->offer();
    const bool more = toJson(now) != toJson(typed);
    now.id = saved.id;
    form_->setOffer(more ? now : saved);
    shown_ = std::move(saved);
    fresh_ = false;
    setChanged(more);
    retranslate();
}

bool OfferEditor::isTyped() const {
    return shown_ && changed_ && toJson(form_->offer()) != toJson(*shown_);
}

void OfferEditor::revert() {
    if (fresh_ || !shown_) return clear();
    fill(*shown_);
}

void OfferEditor::edited() {
    cost_->show(form_->offer(), *book_);
    problem_->hide();
    setChanged(fresh_ || toJson(form_->offer()) != toJson(*shown_));
}

void OfferEditor::setChanged(bool changed) {
    const bool before = changed_;
    changed_ = changed;
    save_->setEnabled(changed && shown_);
    revert_->setEnabled(changed && shown_);
    if (before != changed) {
        retranslate();
        Q_EMIT modificationChanged(changed);
    }
}

bool OfferEditor::check() {
    const QString problem = form_->problem();
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    if (problem.isEmpty()) return true;
    showView(Terms);
    layout()->activate();  // the message takes space from the form
    form_->revealProblem();
    return false;
}

void OfferEditor::showView(View view) {
    views_->setCurrent(view);
    stack_->setCurrentIndex(view);
}

void OfferEditor::showHistory() {
    const Formatter& write = Formatter::current();
    const std::vector<const Offer*> rows = shown_ && !fresh_ ? book_->history(*shown_) : std::vector<const Offer*>();
    historyTitle_->setText(rows.size() > 1 ? tr("%n price(s), newest first", "", static_cast<int>(rows.size()))
                                           : tr("This is the only known price for this offer. Editing it adds a new "
                                                "dated price; earlier prices stay here."));
    QList<Facts::Fact> facts;
    QVector<QPointF> points;
    for (const Offer* row : rows) {
        const auto price = hourlyPrice(*row);
        facts.append({priceDate(row->date, write),
                      write.orDash(price,
                                   [&](const Decimal& value) {
                                       return write.money({value, row->currency});
                                   }),
                      facts.isEmpty(), QString::fromStdString(row->source)});
        const auto day = dayRange(row->date).first;
        if (price && day && hasExactDay(*row)) points.prepend({static_cast<double>(*day), price->toDouble()});
    }
    history_->setFacts(facts);
    if (!points.isEmpty()) {
        const double first = points.front().x();
        for (QPointF& point : points) point.rx() -= first;
    }
    historyChart_->setVisible(points.size() > 1);
    historyChart_->setLine(points, true);
    historyChart_->setToolTip(tr("Hourly price by days since the first price"));
}

void OfferEditor::retranslate() {
    const Formatter& write = Formatter::current();
    //: noun, a view of the panel
    views_->setTexts({tr("Offer"), tr("History"), tr("Provider")});
    save_->setText(tr("Save offer"));
    save_->setToolTip(tr("Save as a new dated price (Ctrl+S). Runs keep the price they were launched with."));
    //: button: discards the changes that are not saved
    revert_->setText(tr("Revert"));
    revert_->setToolTip(tr("Discard unsaved changes (Esc)"));
    const bool own = shown_ && shown_->kind == PriceKind::Own;
    icon_->setPixmap(Theme::instance().icon(own ? QStringLiteral("machine") : QStringLiteral("providers")).pixmap(18));
    if (!shown_) {
        title_->setText(tr("No offer selected"));
        kind_->clear();
        subtitle_->setText(tr("Select a row to see how its price is made up."));
        state_->clear();
        return;
    }
    const std::string name = own ? shown_->instance : shown_->provider + ' ' + shown_->instance;
    //: title of an offer being entered: a machine of the user's own
    title_->setText(fresh_ ? (own ? tr("New machine") : tr("New offer")) : QString::fromStdString(name));
    kind_->setText(midSentence(word(shown_->kind)));
    QStringList parts;
    if (!shown_->accelerator.empty())
        parts.append(
            shown_->memoryGbEach > 0
                ? tr("%1 × %2, %3 GB")
                      .arg(write.integer(shown_->count), QString::fromStdString(shown_->accelerator),
                           write.exact(shown_->memoryGbEach))
                : tr("%1 × %2").arg(write.integer(shown_->count), QString::fromStdString(shown_->accelerator)));
    if (shown_->vcpu > 0) parts.append(tr("%1 vCPU").arg(write.exact(shown_->vcpu)));
    if (!shown_->region.empty()) parts.append(QString::fromStdString(shown_->region));
    if (const Message why = notRanked(*shown_); !why.empty() && !fresh_) parts.append(write.text(why));
    if (const QString used = usedBy(); !used.isEmpty()) parts.append(used);
    subtitle_->setText(parts.join(QStringLiteral(" · ")));
    subtitle_->setVisible(!parts.isEmpty());
    //: participle: of an offer
    state_->setText(changed_               ? tr("not saved")
                    : shown_->date.empty() ? tr("no date")
                                           //: %1 = a date, or words such as "2025-11 or later"
                                           : tr("price dated %1").arg(priceDate(shown_->date, write)));
    showHistory();
}

void OfferEditor::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (shown_) cost_->show(form_->offer(), *book_);
    }
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
