#include "ui/pages/configure/decoding_speed.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/hardware/machine.h"
#include "core/launch/prediction.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/thumbnail_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr double kComputes = 0.5;  ///< of its time: a thread below it waits mostly for the disk
}

DecodingSpeed::DecodingSpeed(Workbench& workbench, SpecDocument& document, QWidget* parent)
    : QFrame(parent),
      workbench_(workbench),
      document_(document),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      measure_(new QPushButton(this)),
      apply_(new QPushButton(this)) {
    title_->setObjectName(QStringLiteral("decodingTitle"));
    text_->setObjectName(QStringLiteral("decodingText"));
    measure_->setObjectName(QStringLiteral("measureDecoding"));
    apply_->setObjectName(QStringLiteral("applyThreads"));
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setProperty("secondary", true);
    text_->setFont(Theme::instance().font(Type::Secondary));
    measure_->setProperty("compact", true);
    apply_->setProperty("link", true);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(measure_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(text_);
    column->addWidget(apply_, 0, Qt::AlignLeft);
    connect(measure_, &QPushButton::clicked, this, [this] { isMeasuring() ? stop() : measure(); });
    connect(apply_, &QPushButton::clicked, this,
            [this] { document_.set(*findField("data.loader_threads"), threadsNeeded()); });
    connect(&document_, &SpecDocument::changed, this, &DecodingSpeed::look);
    write();
}

void DecodingSpeed::setNeed(const std::optional<double>& perSecond, const QString& offer) {
    need_ = perSecond;
    offer_ = offer;
    write();
}

/// What was measured is of the images as they were then.
void DecodingSpeed::look() {
    if ((speed_ || trouble_ || isMeasuring()) && !seenAlike(measured_, document_.spec())) {
        stop();
        speed_.reset();
        trouble_.reset();
    }
    write();
}

void DecodingSpeed::stop() {
    if (const auto measuring = std::exchange(measuring_, nullptr)) measuring->request_stop();
    write();
}

void DecodingSpeed::measure() {
    measuring_ = std::make_shared<std::stop_source>();
    measured_ = document_.spec();
    speed_.reset();
    trouble_.reset();
    write();
    workbench_.background().read(
        this,
        [worker = workbench_.worker(), spec = measured_, own = measuring_](const std::stop_token& stop) {
            const std::stop_callback relay(stop, [&own] { own->request_stop(); });
            auto measured = decodingSpeedByWorker(worker, spec, kFiles, own->get_token());
            return std::pair(std::move(measured), thisMachine().threads);
        },
        [this, own = measuring_](const std::pair<Result<engine::DecodingMeasurement>, std::int64_t>& done) {
            if (own != measuring_) return;
            measuring_.reset();
            cores_ = done.second;
            if (done.first)
                speed_ = *done.first;
            else
                trouble_ = done.first.error();
            write();
        });
}

std::int64_t DecodingSpeed::threadsNeeded() const {
    if (!speed_ || !need_) return 0;
    const auto threads = static_cast<std::int64_t>(std::ceil(*need_ / speed_->perSecond()));
    return threads <= cores_ ? threads : 0;
}

QString DecodingSpeed::comparison() const {
    const Formatter& format = Formatter::current();
    const std::int64_t threads = document_.spec().data.loaderThreads;
    const double most = speed_->perSecond() * static_cast<double>(threads);
    QStringList said;
    //: a rate of images, in images/s
    said += format.sentence(tr("%n loader thread(s) prepare at most %1 images/s here.", "", static_cast<int>(threads)),
                            {Fixed{most, 0}});
    if (need_) {
        //: %1: a rate in images/s, %2: an offer
        said += format.sentence(tr("Expected on %2: %1 images/s."), {Fixed{*need_, 0}, offer_.toStdString()});
        said += most >= *need_ ? tr("The loader keeps up.") : tr("The steps will wait for images.");
        if (most < *need_ && threadsNeeded() == 0)
            said +=
                tr("This machine has too few cores for that: use lighter augmentation, smaller files or a packed "
                   "file.");
    }
    if (speed_->computed < kComputes * speed_->seconds)
        said += tr("The thread waited for the disk for %1 of the time; a second measurement reads from memory.")
                    .arg(format.percent(1 - speed_->computed / speed_->seconds, 0));
    return said.join(QLatin1Char(' '));
}

void DecodingSpeed::write() {
    const Formatter& format = Formatter::current();
    //: verb, button
    measure_->setText(isMeasuring() ? tr("Cancel") : speed_ ? tr("Measure again") : tr("Measure"));
    measure_->setToolTip(
        tr("Reads, decodes, crops and augments up to %1 images with one thread").arg(format.integer(kFiles)));
    QString text;
    if (isMeasuring()) {
        title_->setText(tr("Decoding: measuring…"));
    } else if (trouble_) {
        title_->setText(tr("Decoding could not be measured"));
        text = format.what(*trouble_);
    } else if (speed_) {
        //: %1: a rate, %2: a number of files, %3: a duration
        title_->setText(
            format.sentence(tr("Decoding: %1 images/s per thread (%2 files in %3)"),
                            {Fixed{speed_->perSecond(), 0}, std::int64_t{speed_->images}, Duration{speed_->seconds}}));
        text = comparison();
    } else {
        title_->setText(tr("Decoding speed on this machine"));
    }
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    const std::int64_t threads = threadsNeeded();
    apply_->setVisible(!isMeasuring() && speed_ && threads > document_.spec().data.loaderThreads);
    apply_->setText(tr("Set %n loader thread(s)", "", static_cast<int>(threads)));
}

void DecodingSpeed::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) write();
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
