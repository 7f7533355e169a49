#include "ui/pages/live/step_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "core/analysis/verdict.h"
#include "ui/format/formatter.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kBarHeight = 18, kSwatch = 10, kBetween = 18;
}

StepBar::StepBar(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StepBar::setShares(double waitShare, double communication, double stepSeconds, const QString& waiting) {
    data_ = waitShare;
    communication_ = communication;
    step_ = stepSeconds;
    waiting_ = waiting;
    QStringList all;
    for (const Part& part : parts())
        all += QStringList{part.words, part.milliseconds, part.percent}.join(QLatin1Char(' '));
    setAccessibleDescription(step_ > 0 ? all.join(QStringLiteral("; ")) : waiting);
    updateGeometry();
    update();
}

QList<StepBar::Part> StepBar::parts() const {
    const Formatter& format = Formatter::current();
    const auto part = [&](double share, int slot, bool hatched, const QString& words) {
        return Part{share, slot, hatched, words, format.milliseconds(share * step_), format.percent(share, 0)};
    };
    QList<Part> all{part(data_, 4, false, tr("Data wait")),
                    part(std::max(0.0, 1 - data_ - communication_), 0, false, tr("Compute"))};
    //: a part of the time of a step
    if (communication_ > 0) all.append(part(communication_, 3, true, tr("Communication, not overlapped")));
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

int StepBar::heightForWidth(int width) const {
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    return kBarHeight + 4 + words(width, nullptr) * metrics.height();
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    if (step_ <= 0) {
        painter.fillRect(0, 0, width(), kBarHeight, theme.colour(Role::Track));
        painter.setFont(theme.font(Type::Secondary));
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QRect(0, kBarHeight + 4, width(), height() - kBarHeight - 4), Qt::AlignLeft | Qt::AlignTop,
                         waiting_);
        return;
    }
    double x = 0;
    for (const Part& part : parts()) {
        const QRectF box(x, 0, part.share * width(), kBarHeight);
        painter.fillRect(box.adjusted(0, 0, part.share > 0.01 ? -1 : 0, 0), theme.series(part.slot).fill);
        if (part.hatched) {
            painter.save();
            painter.setClipRect(box.adjusted(0, 0, -1, 0));
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(theme.colour(Role::Base), 1));
            for (double at = box.left() - kBarHeight; at < box.right(); at += 7) {
                painter.drawLine(QPointF(at, kBarHeight), QPointF(at + kBarHeight, 0));
            }
            painter.restore();
        }
        x += box.width();
    }
    words(width(), &painter);
}

StepStrip::StepStrip(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      basis_(new QLabel(this)),
      verdict_(new QLabel(this)),
      remedy_(new QLabel(this)),
      bar_(new StepBar(this)) {
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
    auto* line = new QFrame(this);
    line->setProperty("line", true);
    line->setFixedWidth(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 9, 12, 7);
    row->setSpacing(Theme::kMargin);
    row->addLayout(column(title_, basis_));
    row->addSpacing(Theme::kGrid);
    row->addWidget(bar_, 6);
    row->addWidget(line);
    row->addLayout(column(verdict_, remedy_), 4);
}

QString StepStrip::scalingText(const LiveRun& run) {
    const auto replicas = static_cast<int>(run.spec.devices.count);
    if (replicas < 2 || !run.reference || run.reference->replicas != 1) return {};
    const auto efficiency = scalingEfficiency(run.figures.imagesPerSecond, replicas, run.reference->imagesPerSecond);
    if (!efficiency) return {};
    const Formatter& format = Formatter::current();
    return tr("Scaling efficiency %1 = %2 / (%3 × %4 images/s of run %5)")
        .arg(format.percent(*efficiency, 1), format.number(run.figures.imagesPerSecond, 0), format.integer(replicas),
             format.number(run.reference->imagesPerSecond, 0), format.integer(run.reference->number));
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
        waiting = tr("start-up, %1")
                      .arg(format.duration(
                          static_cast<double>(run.nowUtcMillis - figures.segments.back().begunUtcMillis) / 1000));
    }
    bar_->setShares(figures.dataShare, figures.communicationShare, figures.medianStepSeconds, waiting);
    const Verdict says = verdict(figures, run.spec);
    verdict_->setText(says.bound == Bound::Unknown ? QString() : format.text(says.what));
    QStringList more;
    if (says.bound != Bound::Unknown && !says.remedy.empty()) more += format.text(says.remedy);
    if (const QString scaling = scalingText(run); !scaling.isEmpty()) more += scaling;
    remedy_->setText(more.join(QLatin1Char('\n')));
    remedy_->setVisible(!remedy_->text().isEmpty());
}

}  // namespace epochal::ui
