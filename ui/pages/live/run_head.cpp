#include "ui/pages/live/run_head.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QTextDocument>
#include <algorithm>

#include "core/analysis/sizes.h"
#include "core/spec/session.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

constexpr int kProgressSteps = 1000;

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString offerFact(const LiveRun& run) {
    const Offer& offer = run.offer;
    const auto price = hourlyPrice(offer);
    const QString name = escaped(title(offer));
    //: an offer whose hardware is not what the run runs on
    QStringList parts{run.elsewhere ? RunHead::tr("what-if: priced at %1").arg(name) : name};
    if (offer.kind != PriceKind::Own) parts += Formatter::current().locale().toLower(word(offer.kind));
    if (price) {
        parts +=
            QStringLiteral("<b>%1</b>").arg(hourlyText(*price, offer.currency, Formatter::current()).toHtmlEscaped());
    } else {
        parts += RunHead::tr("no price");
    }
    if (!offer.region.empty()) parts += regionWords(offer).toHtmlEscaped();
    //: %1 = a date, or words such as "2025-11 or later"
    if (price && !offer.date.empty())
        parts += RunHead::tr("price dated %1").arg(priceDate(offer.date, Formatter::current()));
    return parts.join(QStringLiteral(", "));
}

QString devicesFact(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    if (!run.figures.started || run.figures.started->devices.empty()) return {};
    const Started& started = *run.figures.started;
    QString devices =
        QStringLiteral("%1 × %2").arg(format.integer(std::ssize(started.devices)), escaped(started.devices.front()));
    if (started.threads <= 0) return devices;
    return RunHead::tr("%1, %n thread(s)", "", static_cast<int>(started.threads)).arg(devices);
}

/// Of a session that does not train: what it does, with which network, on what.
QStringList sessionFacts(const LiveRun& run, const QString& model, const QString& data) {
    QStringList facts{FieldWords::choice("session.kind", run.spec.session.kind).toHtmlEscaped()};
    if (!onlyReads(run.spec.session)) facts += model;
    facts += data;
    if (run.figures.started && !run.figures.started->precision.empty())
        facts += escaped(run.figures.started->precision);
    return facts;
}

QStringList modelFacts(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const RunSpec& spec = run.spec;
    const QString model = FieldWords::model(spec).toHtmlEscaped(), data = FieldWords::data(spec).toHtmlEscaped();
    if (measuresSizes(spec)) return sessionFacts(run, model, data);
    const QString batch = format.integer(spec.optimizer.globalBatch);
    if (!run.figures.started) return {model, data, RunHead::tr("global batch %1").arg(batch)};
    const Started& started = *run.figures.started;
    const auto parameters = static_cast<double>(started.parameters);
    return {parameters >= 1e6 ? RunHead::tr("%1, %2 M parameters").arg(model, format.number(parameters / 1e6, 1))
                              : RunHead::tr("%1, %2 k parameters").arg(model, format.number(parameters / 1e3, 0)),
            (isTable(spec) ? RunHead::tr("%1, %2 + %3 rows") : RunHead::tr("%1, %2 + %3 images"))
                .arg(data, format.integer(started.trainImages), format.integer(started.validationImages)),
            RunHead::tr("%1, global batch %2").arg(escaped(started.precision), batch)};
}

}  // namespace

double progressOf(const LiveRun& run) {
    const Figures& figures = run.figures;
    // A run that stopped before it reached its goal keeps the progress at which it stopped.
    const StopReason reason = figures.reason.value_or(StopReason::Epochs);
    const bool complete = reason == StopReason::Epochs || reason == StopReason::Target ||
                          reason == StopReason::Patience || reason == StopReason::Measured;
    if (figures.state == RunState::Finished && complete) return 1;
    return stepsShare(figures, run.spec).value_or(0);
}

StateBadge::StateBadge(QWidget* parent) : QLabel(parent) {
    setFont(Theme::instance().font(Type::BodyBold));
    setProperty("badgeIcon", true);
}

void StateBadge::setState(const StateLook& look) {
    icon_ = look.icon;
    role_ = look.role;
    setText(look.word);
    setStyleProperty(this, "badge",
                     look.role == Role::Accent  ? QStringLiteral("accent")
                     : look.role == Role::Ok    ? QStringLiteral("ok")
                     : look.role == Role::Warn  ? QStringLiteral("warn")
                     : look.role == Role::Error ? QStringLiteral("error")
                                                : QStringLiteral("plain"));
}

void StateBadge::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    Theme::instance().icon(icon_, role_).paint(&painter, QRect(6, (height() - 14) / 2, 14, 14));
}

RunHead::RunHead(QWidget* parent)
    : QWidget(parent),
      name_(new QLabel(this)),
      badge_(new StateBadge(this)),
      begun_(new QLabel(this)),
      percent_(new QLabel(this)),
      facts_(new QLabel(this)),
      progress_(new QProgressBar(this)) {
    const Theme& theme = Theme::instance();
    name_->setFont(theme.font(Type::Title));
    name_->setTextFormat(Qt::PlainText);
    name_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {begun_, percent_, facts_}) label->setProperty("secondary", true);
    facts_->setTextFormat(Qt::RichText);
    facts_->setWordWrap(true);
    facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    progress_->setRange(0, kProgressSteps);
    progress_->setTextVisible(false);
    progress_->setMaximumWidth(250);
    progress_->setMinimumWidth(80);

    auto* upper = new QHBoxLayout;
    upper->setSpacing(Theme::kGrid);
    upper->addWidget(name_);
    upper->addWidget(badge_);
    upper->addWidget(begun_);
    upper->addStretch(1);
    upper->addWidget(percent_);
    upper->addWidget(progress_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(upper);
    column->addWidget(facts_);
}

void RunHead::setRun(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    runName_ = QString::fromStdString(run.spec.name);
    badge_->setState(lookOf(figures.state, figures.reason, run.asked));
    if (!figures.segments.empty()) {
        const QString attempt =
            tr("attempt %1, started %2")
                .arg(format.integer(figures.attempts), format.when(figures.segments.back().begunUtcMillis));
        begun_->setText(run.number > 0 ? tr("run %1, %2").arg(format.integer(run.number), attempt) : attempt);
    } else {
        begun_->clear();
    }
    const double share = progressOf(run);
    // A session that doubles its batch while it fits does not know how far it has come.
    const bool known = !measuresSizes(run.spec) || share > 0 || stepsShare(figures, run.spec);
    percent_->setVisible(known);
    progress_->setVisible(known);
    percent_->setText(format.percent(share, 0));
    progress_->setValue(qRound(share * kProgressSteps));
    //: noun: how much of a run is done
    progress_->setAccessibleName(tr("Progress"));

    setup_ = {offerFact(run)};
    if (const QString devices = devicesFact(run); !devices.isEmpty()) setup_ += devices;
    setup_ += modelFacts(run);
    fitName();
    writeFacts();
}

void RunHead::fitName() {
    constexpr int kLeast = 80;  // px, in which names can still be told apart
    const QFontMetrics metrics(name_->font());
    const int whole = metrics.horizontalAdvance(runName_) + 1;
    int room = width();
    for (const QWidget* one : std::initializer_list<const QWidget*>{badge_, begun_, percent_})
        if (!one->isHidden()) room -= one->sizeHint().width() + Theme::kGrid;
    if (!progress_->isHidden()) room -= progress_->minimumWidth() + 2 * Theme::kGrid;
    name_->setMinimumWidth(std::min(whole, kLeast));
    name_->setText(metrics.elidedText(runName_, Qt::ElideMiddle, std::max(room, kLeast)));
    name_->setToolTip(runName_);
}

void RunHead::writeFacts() {
    const QString between = QStringLiteral("&nbsp;&nbsp;<span style='color:%1'>│</span>&nbsp;&nbsp;")
                                .arg(Theme::instance().colour(Role::Edge).name());
    const auto widthOf = [font = facts_->font()](const QString& html) {
        QTextDocument text;
        text.setDefaultFont(font);
        text.setDocumentMargin(0);
        text.setHtml(html);
        return text.idealWidth();
    };
    const double gap = widthOf(between);
    QString lines;
    double used = 0;
    for (const QString& fact : setup_) {
        const double wide = widthOf(fact);
        const bool beside = used > 0 && used + gap + wide + 2 <= width();
        if (used > 0) lines += beside ? between : QStringLiteral("<br>");
        lines += fact;
        used = beside ? used + gap + wide : wide;
    }
    if (facts_->text() != lines) facts_->setText(lines);
}

void RunHead::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitName();
    writeFacts();
}

}  // namespace epochal::ui
