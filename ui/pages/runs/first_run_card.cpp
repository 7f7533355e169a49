#include "ui/pages/runs/first_run_card.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/analysis/flops.h"
#include "core/launch/expectation.h"
#include "core/spec/data_folder.h"
#include "core/spec/sweep.h"
#include "ui/bridge/calibrator.h"
#include "ui/bridge/run_queue.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/rule.h"
#include "ui/pages/runs/first_start_charts.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

constexpr int kRunCardPadding = 19;

QLabel* wrapped(QWidget* parent, Type type, bool secondary) {
    auto* made = new QLabel(parent);
    made->setFont(Theme::instance().font(type));
    made->setProperty("secondary", secondary);
    made->setWordWrap(true);
    return made;
}

struct FirstLook {
    std::optional<Error> noData;
    std::optional<Estimate> estimate;
};

FirstLook lookFor(const Path& home, const Machine& machine, const PriceBook& book) {
    FirstLook found;
    const RunSpec spec;
    if (const Status data = checkDataFolder(spec.data); !data) found.noData = data.error();
    const Offer* here = book.find(spec.price.offer);
    if (!here) return found;
    auto all = estimate(spec, std::span(here, 1), ownRates(home), publishedRates(), machine,
                        estimateOptions(spec, book, EstimateGoal::WholeRun, home, machine));
    if (all.front().seconds) found.estimate = std::move(all.front());
    return found;
}

}  // namespace

FirstRunCard::FirstRunCard(Workbench& workbench, QWidget* parent)
    : QFrame(parent),
      workbench_(workbench),
      calibrator_(std::make_unique<Calibrator>(workbench.home(), workbench.worker())),
      title_(wrapped(this, Type::Heading, false)),
      time_(wrapped(this, Type::Body, true)),
      curveTitle_(wrapped(this, Type::BodyBold, false)),
      curveText_(wrapped(this, Type::Secondary, true)),
      curveEnd_(wrapped(this, Type::Secondary, false)),
      curve_(new ExpectedCurve(this)),
      parts_(new ExpectedParts(this)),
      launch_(new QPushButton(this)),
      settings_(new QPushButton(this)) {
    setObjectName(QStringLiteral("firstRunCard"));
    setProperty("panel", true);
    time_->setObjectName(QStringLiteral("firstRunTime"));
    parts_->setObjectName(QStringLiteral("firstRunParts"));
    launch_->setObjectName(QStringLiteral("firstRunLaunch"));
    launch_->setProperty("primary", true);
    launch_->setAutoDefault(true);  // Return, as well as Space
    launch_->setProperty("tall", true);
    settings_->setObjectName(QStringLiteral("firstRunSettings"));
    settings_->setProperty("link", true);
    settings_->setAutoDefault(true);
    settings_->setCursor(Qt::PointingHandCursor);

    auto* steps = new QGridLayout;
    steps->setHorizontalSpacing(10);
    steps->setVerticalSpacing(0);
    steps->setColumnStretch(1, 1);
    for (const char* icon : {"import", "play", "live", "report"}) addStep(steps, icon);
    auto* frame = new QFrame(this);
    frame->setProperty("panel", true);
    auto* chart = new QVBoxLayout(frame);
    chart->setContentsMargins(9, 8, 9, 8);
    chart->setSpacing(0);
    chart->addWidget(curveTitle_);
    chart->addWidget(curveText_);
    chart->addSpacing(6);
    chart->addWidget(curve_, 1);
    chart->addWidget(curveEnd_);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(Theme::kMargin);
    middle->addLayout(steps, 1);
    middle->addWidget(frame, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(launch_, 1);
    buttons->addStretch(1);
    buttons->addWidget(settings_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kRunCardPadding, kRunCardPadding - 3, kRunCardPadding, kRunCardPadding);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(time_);
    column->addLayout(buttons);  // above what may need scrolling
    column->addLayout(middle, 1);
    column->addWidget(parts_);

    connect(launch_, &QPushButton::clicked, this, &FirstRunCard::launch);
    connect(settings_, &QPushButton::clicked, this, &FirstRunCard::settingsRequested);
    connect(calibrator_.get(), &Calibrator::ended, this, &FirstRunCard::look);
    connect(calibrator_.get(), &Calibrator::ended, &workbench_, &Workbench::calibrated);
    connect(&workbench_.prices(), &Prices::bookChanged, this, [this] {
        if (isVisible()) look();
    });
    connect(&workbench_.runs(), &LiveRuns::runsChanged, this, [this] {
        if (!calibrator_->isRunning() || !workbench_.runs().engineBusy()) return;
        calibrator_->cancel();  // each would slow the other down
        calibrated_ = false;
        retranslate();
    });
    connect(&workbench_.queue(), &RunQueue::begun, this, [this](const QString& id) {
        if (id != launching_) return;
        launching_.clear();
        Q_EMIT launched(id);
        retranslate();
    });
    connect(&Theme::instance(), &Theme::changed, this, &FirstRunCard::retranslate);
    retranslate();
}

FirstRunCard::~FirstRunCard() = default;

void FirstRunCard::addStep(QGridLayout* grid, const char* icon) {
    const int row = grid->rowCount();
    if (!steps_.empty()) grid->addWidget(rule(Qt::Horizontal, this), row, 0, 1, 2);
    Step step{QLatin1String(icon), new QLabel(this), wrapped(this, Type::BodyBold, false),
              wrapped(this, Type::Secondary, true)};
    auto* words = new QVBoxLayout;
    words->setContentsMargins(0, 6, 0, 6);
    words->setSpacing(0);
    words->addWidget(step.title);
    words->addWidget(step.text);
    words->addStretch(1);
    step.sign->setContentsMargins(0, 8, 0, 0);
    grid->addWidget(step.sign, row + 1, 0, Qt::AlignTop);
    grid->addLayout(words, row + 1, 1);
    steps_.push_back(step);
}

void FirstRunCard::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    look();
}

void FirstRunCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void FirstRunCard::look() {
    if (looking_) {
        again_ = true;
        return;
    }
    looking_ = true;
    workbench_.background().read(
        this,
        [home = workbench_.home(), machine = workbench_.machine(), book = workbench_.prices().sharedBook()] {
            return lookFor(home, machine, *book);
        },
        [this](FirstLook found) {
            looking_ = false;
            noData_ = std::move(found.noData);
            estimate_ = std::move(found.estimate);
            // Beside a run it would measure what the run leaves, and slow the run down.
            if (!estimate_ && !calibrated_ && isVisible() && !workbench_.runs().engineBusy() && launching_.isEmpty()) {
                calibrated_ = true;
                calibrator_->start();
            }
            retranslate();
            if (std::exchange(again_, false)) look();
        });
}

void FirstRunCard::launch() {
    calibrator_->cancel();
    launch_->setEnabled(false);
    Sweep first;
    first.base = RunSpec();
    first.name = first.base.name;
    workbench_.queue().add(first, TargetKind::Window, RunQueue::Place::First,
                           [card = QPointer(this)](const Result<QString>& added) {
                               if (!card) return;
                               if (!added) {
                                   Q_EMIT card->failed(added.error());
                                   return card->retranslate();
                               }
                               card->launching_ = *added;
                               card->workbench_.queue().setPaused(false);
                           });
}

void FirstRunCard::retranslate() {
    const Theme& theme = Theme::instance();
    title_->setText(tr("Train a small network on this machine"));
    curveTitle_->setText(tr("What to expect"));
    curveText_->setText(tr("Top-1 on validation images, %, by epoch"));
    curveEnd_->setText(tr("about %1 after %n epoch(s)", "", static_cast<int>(RunSpec().stop.epochs))
                           .arg(Formatter::current().percent(ExpectedCurve::lastTop1(), 0)));
    curve_->setAccessibleName(curveTitle_->text());
    curve_->setAccessibleDescription(curveText_->text() + QStringLiteral(": ") + curveEnd_->text());
    launch_->setText(tr("Launch the first run"));
    launch_->setIcon(theme.icon(QStringLiteral("play"), Role::OnFill));
    launch_->setEnabled(!noData_ && launching_.isEmpty());
    settings_->setText(tr("Look at its settings first"));
    describeSteps();
    describeTime();
}

void FirstRunCard::describeSteps() {
    const Formatter& write = Formatter::current();
    const RunSpec spec;
    const Machine& machine = workbench_.machine();
    for (const Step& step : steps_) step.sign->setPixmap(Theme::instance().icon(step.icon, Role::Accent).pixmap(16));
    const auto say = [this](std::size_t step, const QString& title, const QString& text) {
        steps_[step].title->setText(title);
        steps_[step].text->setText(text);
    };
    const qint64 images = spec.data.trainImages + spec.data.validationImages;
    if (noData_)
        say(0, tr("Needs Fashion-MNIST"),
            tr("%1. %2").arg(write.what(*noData_), write.remedy(*noData_)) + QLatin1Char(' ') +
                tr("The download is 30 MB."));
    else
        say(0, tr("Reads Fashion-MNIST"),
            tr("%1 images from this disk; nothing is downloaded").arg(write.integer(images)));
    const auto network = networkSize(spec.model, *imageShape(spec));
    QStringList device{QString::fromStdString(machine.cpu), tr("%n thread(s)", "", static_cast<int>(machine.threads)),
                       write.bytes(machine.memoryBytes)};
    for (const Accelerator& gpu : machine.accelerators) device += QString::fromStdString(gpu.name);
    say(1, tr("Trains ResNet-8, %n epoch(s)", "", static_cast<int>(spec.stop.epochs)),
        tr("%1 parameters, on this machine: %2")
            .arg(write.integer(network ? network->parameters : 0), device.join(QStringLiteral(", "))));
    say(2, tr("Shows every step"), write.sentence(tr("Loss, accuracy, images/s and cost, as they come")));
    say(3, tr("Ends with the cost"),
        tr("What the result cost here and, as an estimate, what it costs on rented machines"));
}

void FirstRunCard::describeTime() {
    const Formatter& write = Formatter::current();
    QString text;
    if (estimate_) {
        const Range& seconds = *estimate_->seconds;
        //: %1 = a duration, %2 and %3 = the shortest and the longest expected
        text = tr("About %1 on this machine (%2 to %3)")
                   .arg(write.duration(seconds.mid), write.duration(seconds.low), write.duration(seconds.high));
        if (estimate_->cost) {
            const auto money = [&](double amount) {
                return write.money({Decimal::fromDouble(amount), estimate_->offer.currency});
            };
            const QString cost = money(estimate_->cost->mid);
            const auto price = hourlyPrice(estimate_->offer);
            text += QStringLiteral("; ");
            //: a cost at a price per hour: "0.002 USD at 0.11 USD/h"
            text += price ? tr("%1 at %2").arg(cost, hourlyText(*price, estimate_->offer.currency, write)) : cost;
        }
        text += QStringLiteral(". ") + write.text(estimate_->words) + QLatin1Char('.');
    } else if (calibrator_->isRunning() || looking_) {
        text = tr("Testing this machine for two seconds…");
    } else if (calibrator_->error()) {
        const Error& error = *calibrator_->error();
        text = tr("The duration cannot be estimated. %1. %2").arg(write.what(error), write.remedy(error));
    } else {
        text = tr("How long it takes is not known before it starts");
    }
    time_->setText(text);
    if (!estimate_) return parts_->setParts({}, {});
    std::vector<ExpectedParts::Part> parts;
    const auto add = [&](const QString& name, double value, int slot) {
        if (value > 0) parts.push_back({name, write.duration(value), value, slot});
    };
    //: noun, a part of the time
    add(tr("Start-up"), estimate_->startUp, 4);
    //: noun, a part of the time
    add(tr("Training"), estimate_->training, 0);
    //: noun, a part of the time
    add(tr("Evaluation"), estimate_->evaluation, 2);
    parts_->setParts(std::move(parts), tr("%1 in total").arg(write.duration(estimate_->seconds->mid)));
}

}  // namespace epochal::ui
