#include "ui/pages/live/trace_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>
#include <cmath>

#include "ui/bridge/background.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kBar = 16, kThin = 8, kLaneGap = 3, kRankGap = 10, kKeySwatch = 10, kPad = 8;
constexpr int kRank = kBar + kLaneGap + kThin + kRankGap;
constexpr std::size_t kMostTrace = 256u << 20;
constexpr const char* kSaved = "trace-saved";

/// A distance between ticks: 1, 2 or 5 times a power of ten, of which `most` or fewer fit.
double tickFor(double length, int most) {
    const double least = length / std::max(most, 1), power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least) return factor * power;
    return 10 * power;
}

}  // namespace

StepPicture::StepPicture(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StepPicture::setLanes(StepLanes lanes) {
    lanes_ = std::move(lanes);
    setAccessibleDescription(lanes_.summary);
    updateGeometry();
    update();
}

QSize StepPicture::sizeHint() const {
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    return {360, static_cast<int>(lanes_.ranks.size()) * kRank + 2 * metrics.height() + 3 * kPad};
}

int StepPicture::titleWidth() const {
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    int width = 0;
    for (const StepLanes::Rank& rank : lanes_.ranks) width = std::max(width, metrics.horizontalAdvance(rank.title));
    return width + 2 * kPad;
}

double StepPicture::scale() const {
    return lanes_.length > 0 ? (width() - titleWidth() - 2 * kPad) / lanes_.length : 0;
}

QRectF StepPicture::boxOf(const StepLanes::Bar& bar, int rank, bool exchange) const {
    const double left = titleWidth() + bar.begin * scale(), wide = (bar.end - bar.begin) * scale();
    const int top = kPad + rank * kRank + (exchange ? kBar + kLaneGap : 0);
    return {left, double(top), std::max(wide, 1.0), double(exchange ? kThin : kBar)};
}

void StepPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    const QFont font = theme.font(Type::Secondary);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    const Formatter& format = Formatter::current();
    const int bottom = kPad + static_cast<int>(lanes_.ranks.size()) * kRank;
    const double tick = tickFor(lanes_.length, (width() - titleWidth()) / 90);
    for (double at = 0; lanes_.length > 0 && at <= lanes_.length; at += tick) {
        const int x = static_cast<int>(titleWidth() + at * scale());
        painter.setPen(theme.colour(Role::Grid));
        painter.drawLine(x, kPad, x, bottom);
        const QString text = at == 0 ? format.milliseconds(0) : format.number(at, tick < 1 ? 1 : 0);
        painter.setPen(theme.colour(Role::Text2));
        painter.drawText(QRect(x - 60, bottom, 120, metrics.height()), Qt::AlignCenter, text);
    }
    for (int i = 0; i < lanes_.ranks.size(); ++i) {
        const StepLanes::Rank& rank = lanes_.ranks[i];
        painter.setPen(theme.colour(Role::Text));
        painter.drawText(QRect(kPad, kPad + i * kRank, titleWidth(), kBar), Qt::AlignVCenter, rank.title);
        for (const bool exchange : {false, true})
            for (const StepLanes::Bar& bar : exchange ? rank.exchange : rank.device) {
                const QRectF box = boxOf(bar, i, exchange);
                painter.fillRect(box.width() > 3 ? box.adjusted(0, 0, -1, 0) : box,
                                 theme.series(StepLanes::slot(bar.kind)).fill);
            }
    }
    int x = titleWidth();
    const int top = bottom + metrics.height() + kPad;
    for (const StepLanes::Key& key : lanes_.keys) {
        painter.fillRect(x, top + (metrics.height() - kKeySwatch) / 2, kKeySwatch, kKeySwatch,
                         theme.series(StepLanes::slot(key.kind)).fill);
        painter.setPen(theme.colour(Role::Text));
        painter.drawText(x + kKeySwatch + 6, top + metrics.ascent(), key.words);
        x += kKeySwatch + 6 + metrics.horizontalAdvance(key.words) + 2 * kPad;
    }
}

bool StepPicture::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Formatter& format = Formatter::current();
    for (int i = 0; i < lanes_.ranks.size(); ++i)
        for (const bool exchange : {false, true})
            for (const StepLanes::Bar& bar : exchange ? lanes_.ranks[i].exchange : lanes_.ranks[i].device)
                if (boxOf(bar, i, exchange).adjusted(-1, -1, 1, 1).contains(help->pos())) {
                    QToolTip::showText(help->globalPos(),
                                       //: %1: a part of a step as recorded, "backward", %2: how long it took, %3: when
                                       //: it began, after the step did
                                       tr("%1: %2, from %3 on")
                                           .arg(bar.name, format.milliseconds((bar.end - bar.begin) / 1e3),
                                                format.milliseconds(bar.begin / 1e3)),
                                       this);
                    return true;
                }
    QToolTip::hideText();
    event->ignore();
    return true;
}

TracePanel::TracePanel(Background& background, QWidget* parent)
    : QWidget(parent),
      background_(background),
      trace_(new QComboBox(this)),
      step_(new QComboBox(this)),
      summary_(new QLabel(this)),
      message_(new QLabel(this)),
      record_(new QPushButton(this)),
      stack_(new QStackedWidget(this)),
      picture_(new StepPicture) {
    setObjectName(QStringLiteral("tracePanel"));
    trace_->setObjectName(QStringLiteral("traceFile"));
    step_->setObjectName(QStringLiteral("traceStep"));
    record_->setObjectName(QStringLiteral("traceRecord"));
    summary_->setObjectName(QStringLiteral("traceSummary"));
    message_->setObjectName(QStringLiteral("traceMessage"));
    message_->setWordWrap(true);
    message_->setAlignment(Qt::AlignCenter);
    message_->setContentsMargins(16, 16, 16, 16);
    for (QComboBox* box : {trace_, step_}) {
        box->setProperty("compact", true);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        leaveWheelToPage(box);
    }
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::kGrid, 6, Theme::kGrid, 0);
    head->setSpacing(Theme::kGrid);
    head->addWidget(trace_);
    head->addWidget(step_);
    head->addWidget(summary_, 1);
    head->addWidget(record_);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(picture_);
    stack_->addWidget(message_);
    stack_->addWidget(scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(stack_, 1);
    connect(record_, &QPushButton::clicked, this, &TracePanel::traceWanted);
    connect(trace_, &QComboBox::activated, this, &TracePanel::read);
    connect(step_, &QComboBox::activated, this, &TracePanel::showStep);
    retranslate();
}

void TracePanel::setRun(const Path& folder, const Figures& figures, bool active) {
    if (active_ != active) {
        active_ = active;
        retranslate();
    }
    std::vector<std::string> names;
    QList<QPair<qint64, qint64>> ranges;
    for (auto event = figures.notable.rbegin(); event != figures.notable.rend(); ++event) {
        const auto* notice = std::get_if<Notice>(&event->body);
        if (notice == nullptr || notice->code != kSaved || notice->what.args.size() < 3) continue;
        const auto* from = std::get_if<std::int64_t>(notice->what.args.data());
        const auto* to = std::get_if<std::int64_t>(&notice->what.args[1]);
        const auto* name = std::get_if<std::string>(&notice->what.args[2]);
        // A name that leads elsewhere is none of ours.
        if (!from || !to || !name || Path(*name).filename() != Path(*name)) continue;
        names.push_back(*name);
        ranges.append({*from, *to});
    }
    if (folder == folder_ && names == names_) return;
    folder_ = folder;
    names_ = std::move(names);
    ranges_ = std::move(ranges);
    retranslate();
    trace_->setCurrentIndex(names_.empty() ? -1 : 0);
    read();
}

void TracePanel::retranslate() {
    const Formatter& format = Formatter::current();
    const QSignalBlocker quiet(trace_);
    const int at = trace_->currentIndex();
    trace_->clear();
    for (const auto& [from, to] : ranges_)
        //: steps that were recorded: the first and the last
        trace_->addItem(tr("Steps %1 to %2").arg(format.integer(from), format.integer(to)));
    trace_->setCurrentIndex(at);
    //: which recording of some steps is shown
    trace_->setAccessibleName(tr("Trace"));
    //: noun, label of a list
    step_->setAccessibleName(tr("Step"));
    //: verb, button: records what devices do
    record_->setText(tr("Trace steps"));
    record_->setVisible(active_);
    const bool any = !names_.empty();
    trace_->setVisible(any);
    step_->setVisible(any);
    if (any) return showStep();
    say(active_ ? tr("Record a few steps to see what each device does, and what the others wait for.")
                : tr("No steps of this run were recorded."));
}

void TracePanel::say(const QString& text) {
    message_->setText(text);
    summary_->clear();
    stack_->setCurrentIndex(0);
}

void TracePanel::read() {
    spans_.clear();
    steps_.clear();
    // What is shown until the file is read would be another trace's.
    step_->clear();
    summary_->clear();
    picture_->setLanes({});
    const std::uint64_t mine = ++asked_;
    const int at = trace_->currentIndex();
    if (at < 0) return retranslate();
    const Path file = folder_ / names_[static_cast<std::size_t>(at)];
    background_.read(
        this,
        [file]() -> Result<std::vector<StepSpan>> {
            const auto text = readFile(file, kMostTrace, Links::Refuse);
            if (!text) return text.error();
            return readChromeTrace(*text, file.string());
        },
        [this, mine](Result<std::vector<StepSpan>> spans) {
            if (mine != asked_) return;
            if (!spans) return say(Formatter::current().what(spans.error()));
            spans_ = std::move(*spans);
            steps_ = stepsOf(spans_);
            const qint64 first = ranges_[trace_->currentIndex()].first;
            for (std::size_t i = 0; i < steps_.size(); ++i)
                step_->addItem(tr("Step %1").arg(Formatter::current().integer(first + static_cast<qint64>(i))));
            // The first one may wait for what the request itself took.
            step_->setCurrentIndex(steps_.size() > 1 ? 1 : 0);
            showStep();
        });
}

void TracePanel::showStep() {
    const int at = step_->currentIndex();
    if (at < 0 || at >= std::ssize(steps_)) return;
    StepLanes lanes = StepLanes::of(spans_, steps_[static_cast<std::size_t>(at)], Formatter::current());
    summary_->setText(lanes.summary);
    picture_->setLanes(std::move(lanes));
    stack_->setCurrentIndex(1);
}

void TracePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    const qint64 first = trace_->currentIndex() < 0 ? 0 : ranges_[trace_->currentIndex()].first;
    for (int i = 0; i < step_->count(); ++i)
        step_->setItemText(i, tr("Step %1").arg(Formatter::current().integer(first + i)));
    retranslate();
}

}  // namespace epochal::ui
