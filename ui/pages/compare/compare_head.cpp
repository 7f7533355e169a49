#include "ui/pages/compare/compare_head.h"

#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/row_words.h"
#include "ui/view/search_view.h"

namespace epochal::ui {

namespace {

constexpr qsizetype kLongestTitle = 70, kLongestCampaign = 32;  // beside which are more badges
constexpr int kBadgeGap = 12;

QString clockFact(ClockKind clock) {
    switch (clock) {
        case ClockKind::Training:
            return CompareHead::tr("time basis: steps only");
        case ClockKind::Active:
            return CompareHead::tr("time basis: with start-up, evaluation and checkpoints");
        case ClockKind::Billed:
            return CompareHead::tr("time basis: what the offer bills");
    }
    return {};
}

}  // namespace

HeadBadge::HeadBadge(const char* name, QWidget* parent)
    : QFrame(parent), icon_(new QLabel(this)), words_(new QLabel(this)) {
    words_->setObjectName(QLatin1String(name));
    words_->setFont(Theme::instance().font(Type::Secondary));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 1, 8, 1);
    row->setSpacing(5);
    row->addWidget(icon_);
    row->addWidget(words_);
    connect(&Theme::instance(), &Theme::changed, this, &HeadBadge::recolour);
    hide();
}

void HeadBadge::say(Role role, const QString& words) {
    role_ = role;
    const bool warns = role == Role::Warn;
    setStyleProperty(this, "banner", warns ? QStringLiteral("warn") : QStringLiteral("plain"));
    setStyleProperty(words_, "role",
                     warns              ? QStringLiteral("warn")
                     : role == Role::Ok ? QStringLiteral("ok")
                                        : QString());
    words_->setText(words);
    recolour();
    setVisible(!words.isEmpty());
}

void HeadBadge::recolour() {
    const auto icon = role_ == Role::Warn ? QStringLiteral("warning") : QStringLiteral("check");
    icon_->setVisible(role_ == Role::Ok || role_ == Role::Warn);
    icon_->setPixmap(Theme::instance().icon(icon, role_).pixmap(14));
}

CompareHead::CompareHead(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      prices_(new QLabel(this)),
      facts_(new QLabel(this)),
      audit_(new HeadBadge("compareAudit", this)),
      finished_(new HeadBadge("compareFinished", this)),
      lost_(new HeadBadge("compareLost", this)) {
    title_->setObjectName(QStringLiteral("compareTitle"));
    prices_->setObjectName(QStringLiteral("comparePrices"));
    facts_->setObjectName(QStringLiteral("compareFacts"));
    title_->setFont(Theme::instance().font(Type::Title));
    title_->setTextFormat(Qt::PlainText);
    for (QLabel* label : {prices_, facts_}) {
        label->setProperty("secondary", true);
        label->setFont(Theme::instance().font(Type::Secondary));
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    prices_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    prices_->setMinimumWidth(1);  // a long name of an offer does not widen the window
    facts_->setWordWrap(true);
    // Beside the title and its badges if there is room, else on a line of its own.
    auto* upper = new FlowLayout(nullptr, kBadgeGap);
    for (QWidget* one : std::initializer_list<QWidget*>{title_, finished_, lost_, audit_, prices_})
        upper->addWidget(one);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kMargin, 8, Theme::kMargin, 6);
    column->setSpacing(3);
    column->addLayout(upper);
    column->addWidget(facts_);
}

void CompareHead::showRuns(const std::vector<Entry>& entries, bool search) {
    finished_->hide();
    lost_->hide();
    if (!search) return;
    int finished = 0, lost = 0, diverged = 0;
    for (const Entry& entry : entries) {
        if (entry.state == RunState::Finished)
            ++finished;
        else if (!isLive(entry.state))
            ++lost, diverged += entry.diverged ? 1 : 0;
    }
    const Formatter& write = Formatter::current();
    //: %1, %2: numbers of runs
    finished_->say(finished == std::ssize(entries) ? Role::Ok : Role::Text2,
                   tr("%1 of %2 finished").arg(write.integer(finished), write.integer(std::ssize(entries))));
    if (lost == 0) return;
    //: verb, past tense: number of runs
    lost_->say(Role::Warn, diverged == lost ? tr("%n diverged", "", lost) : tr("%n did not finish", "", lost));
}

void CompareHead::showAudit(const CompareData& of, const Study* study, bool search) {
    int claims = 0, wrong = 0, unclear = 0;
    QStringList faults;
    for (const auto& audited : *of.audits) {
        const auto& row = audited.first;
        const auto& one = audited.second;
        const bool whole = row.empty() && study && one.study == study->id;
        const bool here = whole || std::any_of(of.entries->begin(), of.entries->end(),
                                               [&](const Entry& entry) { return entry.id == row; });
        if (!here) continue;
        ++claims;
        if (one.result.follows == Follows::No) {
            ++wrong;
            faults += auditLine(one, Formatter::current());
        }
        unclear += one.result.follows == Follows::CannotTell ? 1 : 0;
    }
    const QString all = Formatter::current().integer(claims);
    QString words;
    if (wrong > 0)
        words = tr("Audit: %n of %1 figure(s) is not consistent with its inputs", "", wrong).arg(all);
    else if (unclear > 0)
        words = tr("Audit: %n of %1 figure(s) cannot be checked", "", unclear).arg(all);
    else if (claims > 0 && !search)
        words = tr("Audit: all %n figure(s) are consistent with their inputs", "", claims);
    audit_->say(wrong > 0 ? Role::Warn : Role::Ok, words);
    // Figures of the study that belong to none of its rows are shown nowhere else on the page.
    audit_->setToolTip(faults.join(QLatin1Char('\n')));
}

QString CompareHead::priceWords(const CompareData& of) const {
    if (of.query.offer) {
        const Offer* offer = of.book->find(*of.query.offer);
        const QString name = offer ? QString::fromStdString(title(*offer)) : QString::fromStdString(*of.query.offer);
        //: %1: an offer
        return tr("What if: every row priced at %1").arg(name);
    }
    const bool whatIf = std::any_of(of.comparison.rows.begin(), of.comparison.rows.end(),
                                    [](const ComparedRow& row) { return row.whatIf; });
    if (of.query.kind)
        return whatIf ? tr("What if: the same machines, price kind \"%1\"").arg(word(of.query.kind))
                      : tr("Price kind \"%1\": these are the frozen prices").arg(word(of.query.kind));
    if (whatIf) return tr("What if: some rows are priced for hardware they did not run on");
    return tr("Frozen or published prices; any other kind of price makes this a what-if");
}

void CompareHead::show(const QString& title, const CompareData& of, const Study* study) {
    const bool search = !study && SearchView::isSearch(*of.entries);
    const qsizetype longest = search ? kLongestCampaign : kLongestTitle;
    title_->setText(title.size() > longest ? title.left(longest - 1) + QChar(0x2026) : title);
    title_->setToolTip(title);
    showRuns(*of.entries, search);
    showAudit(of, study, search);
    priceWords_ = priceWords(of);
    prices_->setText(priceWords_);
    prices_->setToolTip(priceWords_);
    const bool whatIf = of.query.kind || of.query.offer ||
                        std::any_of(of.comparison.rows.begin(), of.comparison.rows.end(),
                                    [](const ComparedRow& row) { return row.whatIf; });
    setStyleProperty(prices_, "role", whatIf ? QStringLiteral("warn") : QString());

    const Formatter& write = Formatter::current();
    QStringList facts;
    const int published = static_cast<int>(
        std::count_if(of.entries->begin(), of.entries->end(), [](const Entry& entry) { return entry.published; }));
    const int runs = static_cast<int>(of.entries->size()) - published;
    if (published > 0)
        facts += study && !study->file.empty() ? tr("%n imported result(s)", "", published)
                                               : tr("%n published result(s)", "", published);
    if (runs > 0) facts += tr("%n run(s)", "", runs);
    if (study) {
        const QString source = Formatter::text(study->source.c_str()), date = QString::fromStdString(study->date);
        facts += source.contains(date) ? source : QStringLiteral("%1, %2").arg(source, write.isoDay(date));
    }
    // What does not train has neither quality nor time.
    if (!std::ranges::all_of(of.comparison.rows, &ComparedRow::session)) {
        facts += tr("quality metric: %1").arg(measureName(of.entries->front().measure));
        facts += study && !study->clock.empty() ? tr("time basis: %1").arg(Formatter::text(study->clock.c_str()))
                                                : clockFact(of.query.clock);
    }
    // What the costs assume, and for how many rows; the rows' tool tips say for which.
    QStringList assumed;
    QHash<QString, int> times;
    for (const ComparedRow& row : of.comparison.rows)
        for (const Message& one : row.session ? std::vector<Message>() : row.assumptions) {
            const QString text = write.text(one);
            if (++times[text] == 1) assumed += text;
        }
    for (QString& text : assumed)
        if (const int count = times.value(text); count < static_cast<int>(of.comparison.rows.size()))
            text = tr("%1 (%n row(s))", "", count).arg(text);
    if (!assumed.isEmpty()) facts += tr("cost assumptions: %1").arg(assumed.join(QStringLiteral("; ")));
    for (const Rate& rate : of.comparison.rates)
        facts +=
            tr("1 %1 = %2 %3 on %4 (%5)")
                .arg(QString::fromStdString(rate.from), write.amount(rate.factor, 4), QString::fromStdString(rate.to),
                     write.isoDay(QString::fromStdString(rate.date)), QString::fromStdString(rate.source));
    // The key to the mark on figures in the table.
    if (std::ranges::any_of(*of.entries, [](const Entry& entry) { return entry.derived.any(); })) {
        QString key = derivedNote();
        if (key.endsWith(QLatin1Char('.'))) key.chop(1);
        facts += key;
    }
    facts_->setText(facts.join(QStringLiteral("   ·   ")));
    alignPrices();
}

void CompareHead::alignPrices() {
    int used = 0;
    for (const QWidget* one : std::initializer_list<const QWidget*>{title_, finished_, lost_, audit_})
        if (!one->isHidden()) used += one->sizeHint().width() + kBadgeGap;
    const QFontMetrics metrics = prices_->fontMetrics();
    const int room = width() - 2 * Theme::kMargin, words = metrics.horizontalAdvance(priceWords_);
    const int margins = prices_->sizeHint().width() - metrics.horizontalAdvance(prices_->text());
    const bool beside = used + words + margins <= room;
    prices_->setAlignment((beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (!testAttribute(Qt::WA_Resized)) return;  // not laid out yet
    prices_->setText(metrics.elidedText(priceWords_, Qt::ElideRight, room - margins));
}

void CompareHead::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    alignPrices();
}

}  // namespace epochal::ui
