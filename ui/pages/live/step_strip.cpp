#include "ui/pages/live/step_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/pages/parts/remedies.h"
#include "ui/pages/parts/rule.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/share_bar.h"
#include "ui/theme/theme.h"
#include "ui/view/loader_words.h"

namespace epochal::ui {

namespace {
constexpr int kBarHeight = 18, kSwatch = 10, kBetween = 18;
constexpr int kBesideFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
}  // namespace

StepBar::StepBar(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StepBar::setShares(const Shares& shares, double stepSeconds, Bound bound, const QString& waiting,
                        const QString& beside) {
    shares_ = shares;
    bound_ = bound;
    step_ = stepSeconds;
    waiting_ = waiting;
    beside_ = step_ > 0 ? beside : QString();
    setToolTip(beside_.isEmpty()
                   ? beside_
                   : tr("Loader threads prepare the next batches during the steps. Only the wait for them is "
                        "part of a step's time."));
    QStringList all;
    for (const Part& part : parts())
        all += QStringList{part.words, part.milliseconds, part.percent}.join(QLatin1Char(' '));
    if (!beside_.isEmpty()) all += beside_;
    setAccessibleDescription(step_ > 0 ? all.join(QStringLiteral("; ")) : waiting);
    updateGeometry();
    update();
}

QList<StepBar::Part> StepBar::parts() const {
    const Formatter& format = Formatter::current();
    const auto part = [&](double share, int slot, bool binds, const QString& words) {
        return Part{share, slot, binds, words, format.milliseconds(share * step_), format.percent(share, 0)};
    };
    using enum Bound;
    const bool late = bound_ == Data || bound_ == Reading || bound_ == Decoding;
    // Only a session that read the same samples can tell what they wait for.
    QList<Part> all{part(shares_.data, 4, late,
                         //: a part of the time of a step
                         bound_ == Reading ? tr("Waiting for the disk")
                         //: a part of the time of a step: image files are decoded
                         : bound_ == Decoding ? tr("Waiting for decoding")
                                              : tr("Data wait"))};
    //: a part of the time of a step: the device waits for samples to be copied to it
    if (shares_.copy > 0) all.append(part(shares_.copy, 5, bound_ == Copying, tr("Copying")));
    const double rest = 1 - shares_.data - shares_.copy - shares_.communication - shares_.optimizer;
    //: noun, a part of the step time
    all.append(part(std::max(0.0, rest), 0, bound_ == Compute || bound_ == Overhead, tr("Compute")));
    if (shares_.communication > 0)
        //: a part of the time of a step
        all.append(part(shares_.communication, 3, bound_ == Communication, tr("Communication, not overlapped")));
    //: a part of the time of a step: the weights are updated
    if (shares_.optimizer > 0) all.append(part(shares_.optimizer, 2, false, tr("Optimizer")));
    return all;
}

int StepBar::words(int width, QPainter* painter) const {
    const Theme& theme = Theme::instance();
    const QFont plain = theme.font(Type::Secondary);
    QFont bold = plain;
    bold.setBold(true);
    const QFontMetrics metrics(plain), boldMetrics(bold);
    const int blank = metrics.horizontalAdvance(QLatin1Char(' '));
    int x = 0, line = 0;
    for (const Part& part : parts()) {
        const int wide = kSwatch + 6 + metrics.horizontalAdvance(part.words) + blank +
                         boldMetrics.horizontalAdvance(part.milliseconds) + blank +
                         metrics.horizontalAdvance(part.percent);
        if (x > 0 && x + wide > width) {
            x = 0;
            ++line;
        }
        if (painter) {
            const int top = kBarHeight + 4 + line * metrics.height();
            painter->fillRect(x, top + (metrics.height() - kSwatch) / 2, kSwatch, kSwatch,
                              theme.series(part.slot).fill);
            int at = x + kSwatch + 6;
            const auto write = [&](const QFont& font, const QFontMetrics& with, const QString& text, Role role) {
                painter->setFont(font);
                painter->setPen(theme.colour(role));
                painter->drawText(at, top + metrics.ascent(), text);
                at += with.horizontalAdvance(text) + blank;
            };
            write(plain, metrics, part.words, Role::Text);
            write(bold, boldMetrics, part.milliseconds, Role::Text);
            write(plain, metrics, part.percent, Role::Text2);
        }
        x += wide + kBetween;
    }
    return line + 1;
}

int StepBar::besideHeight(int width) const {
    if (beside_.isEmpty()) return 0;
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), kBesideFlags, beside_).height();
}

int StepBar::heightForWidth(int width) const {
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    return kBarHeight + 4 + words(width, nullptr) * metrics.height() + besideHeight(width);
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    QList<BarPart> shares;
    if (step_ > 0)
        for (const Part& part : parts()) shares.append({part.share, theme.series(part.slot).fill, part.hatched});
    drawParts(painter, QRect(0, 0, width(), kBarHeight), shares);
    if (step_ <= 0) {
        painter.setFont(theme.font(Type::Secondary));
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QRect(0, kBarHeight + 4, width(), height() - kBarHeight - 4), Qt::AlignLeft | Qt::AlignTop,
                         waiting_);
        return;
    }
    const int lines = words(width(), &painter);
    if (beside_.isEmpty()) return;
    const QFont font = theme.font(Type::Secondary);
    painter.setFont(font);
    painter.setPen(theme.colour(Role::Text2));
    const int top = kBarHeight + 4 + lines * QFontMetrics(font).height();
    painter.drawText(QRect(0, top, width(), besideHeight(width())), kBesideFlags, beside_);
}

StepStrip::StepStrip(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      basis_(new QLabel(this)),
      verdict_(new QLabel(this)),
      remedy_(new QLabel(this)),
      bar_(new StepBar(this)),
      try_(new QPushButton(this)) {
    setAccessibleRole(*this, QAccessible::Chart);
    setProperty("panel", true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);  // as high as its wrapped text
    const Theme& theme = Theme::instance();
    title_->setFont(theme.font(Type::BodyBold));
    for (QLabel* label : {basis_, remedy_}) {
        label->setFont(theme.font(Type::Secondary));
        label->setProperty("secondary", true);
    }
    verdict_->setWordWrap(true);
    remedy_->setWordWrap(true);
    const auto column = [this](QLabel* upper, QLabel* lower) {
        auto* both = new QVBoxLayout;
        both->setSpacing(0);
        both->addStretch(1);
        both->addWidget(upper);
        both->addWidget(lower);
        both->addStretch(1);
        return both;
    };
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 9, 12, 7);
    row->setSpacing(Theme::kMargin);
    row->addLayout(column(title_, basis_));
    row->addSpacing(Theme::kGrid);
    row->addWidget(bar_, 6);
    row->addWidget(rule(Qt::Vertical, this));
    row->addLayout(column(verdict_, remedy_), 4);
    row->addWidget(try_, 0, Qt::AlignVCenter);
    try_->setObjectName(QStringLiteral("tryRemedy"));
    try_->hide();
    connect(try_, &QPushButton::clicked, this, [this] { Q_EMIT changeWanted(assignment_); });
}

void StepStrip::offer(const Verdict& says, const LiveRun& run) {
    const std::int64_t threads = std::min(says.threads, run.cores);
    const bool applies = threads > run.spec.data.loaderThreads;
    try_->setVisible(applies);
    if (!applies) return;
    const Remedy remedy{Remedy::Action::Change, "data.loader_threads", std::to_string(threads)};
    assignment_ = remedy.assignment();
    try_->setText(wordsOf(remedy, run.spec));
    try_->setToolTip(tr("Configures a copy of this run in which only this differs. This run goes on as it is."));
}

QString StepStrip::scalingText(const LiveRun& run) {
    const auto replicas = static_cast<int>(run.spec.devices.count);
    if (replicas < 2 || !run.reference || run.reference->replicas != 1) return {};
    const auto efficiency = scalingEfficiency(run.figures.imagesPerSecond, replicas, run.reference->imagesPerSecond);
    if (!efficiency) return {};
    const Formatter& format = Formatter::current();
    //: %2 and %4: throughputs, %5: "images/s"
    return tr("Scaling efficiency %1 = %2 / (%3 × %4 %5 of run %6)")
        .arg(format.percent(*efficiency, 1), format.number(run.figures.imagesPerSecond, 0), format.integer(replicas),
             format.number(run.reference->imagesPerSecond, 0), format.spell(Phrase{taskFor(run.spec).rate, {}}),
             format.integer(run.reference->number));
}

void StepStrip::setRun(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const bool measured = figures.medianStepSeconds > 0;
    title_->setText(measured ? tr("Step time %1").arg(format.milliseconds(figures.medianStepSeconds))
                             : tr("Step time"));
    basis_->setText(measured ? tr("median of the last 50 windows") : tr("not measured yet"));
    QString waiting;
    if (run.active && figures.state == RunState::Queued) {
        waiting = tr("waiting for the previous run");
    } else if (run.active && !figures.segments.empty()) {
        //: noun: the run starts; %1 = a duration
        waiting = tr("start-up, %1")
                      .arg(format.duration(
                          static_cast<double>(run.nowUtcMillis - figures.segments.back().begunUtcMillis) / 1000));
    }
    const Verdict says = verdict(figures, run.spec, run.sessions);
    bar_->setShares({figures.dataShare, figures.copyShare, figures.communicationShare, figures.optimizerShare},
                    figures.medianStepSeconds, says.bound, waiting, loaderSentence(figures, run.spec, format));
    offer(says, run);
    verdict_->setText(says.bound == Bound::Unknown ? QString() : format.text(says.what));
    QStringList more;
    if (says.bound != Bound::Unknown && !says.remedy.empty()) more += format.text(says.remedy);
    if (const QString scaling = scalingText(run); !scaling.isEmpty()) more += scaling;
    remedy_->setText(more.join(QLatin1Char('\n')));
    remedy_->setVisible(!remedy_->text().isEmpty());
}

}  // namespace epochal::ui
