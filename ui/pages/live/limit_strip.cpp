#include "ui/pages/live/limit_strip.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <cmath>

#include "ui/pages/parts/page_wheel.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kLimitSteps = 300;
constexpr double kMostLimit = 1e6;  // ms
}  // namespace

LimitStrip::LimitStrip(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      percentile_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      field_(new QDoubleSpinBox(this)),
      words_(new QLabel(this)),
      own_(new QPushButton(this)) {
    setObjectName(QStringLiteral("limitStrip"));
    setProperty("panel", true);
    percentile_->setObjectName(QStringLiteral("limitPercentile"));
    slider_->setObjectName(QStringLiteral("limitSlider"));
    field_->setObjectName(QStringLiteral("limitField"));
    words_->setObjectName(QStringLiteral("limitWords"));
    own_->setObjectName(QStringLiteral("limitOwn"));
    title_->setFont(Theme::instance().font(Type::BodyBold));
    for (const Percentile which : {Percentile::P50, Percentile::P95, Percentile::P99})
        percentile_->addItem(SizeWords::name(which));
    percentile_->setCurrentIndex(static_cast<int>(kLimited));
    slider_->setRange(0, kLimitSteps);
    slider_->setFixedWidth(200);
    field_->setRange(0, kMostLimit);
    field_->setDecimals(1);
    field_->setKeyboardTracking(false);
    words_->setWordWrap(true);
    own_->setProperty("link", true);
    for (QWidget* control : std::initializer_list<QWidget*>{percentile_, slider_, field_}) leaveWheelToPage(control);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(Theme::kGrid);
    for (QWidget* widget : std::initializer_list<QWidget*>{title_, percentile_, slider_, field_})
        row->addWidget(widget);
    row->addSpacing(Theme::kGrid);
    row->addWidget(words_, 1);
    row->addWidget(own_);

    connect(percentile_, &QComboBox::currentIndexChanged, this, &LimitStrip::choose);
    connect(slider_, &QSlider::valueChanged, this, [this](int step) {
        const QSignalBlocker quiet(field_);
        field_->setValue(least_ * std::pow(most_ / least_, step / static_cast<double>(kLimitSteps)));
        choose();
    });
    connect(field_, &QDoubleSpinBox::valueChanged, this, [this](double limit) {
        const QSignalBlocker quiet(slider_);
        slider_->setValue(stepOf(limit));
        choose();
    });
    connect(own_, &QPushButton::clicked, this, [this] {
        forget();
        Q_EMIT changed();
    });
    retranslate();
}

Percentile LimitStrip::percentile() const {
    return static_cast<Percentile>(percentile_->currentIndex());
}

double LimitStrip::limit() const {
    return field_->value();
}

int LimitStrip::stepOf(double limit) const {
    if (limit <= least_) return 0;
    return std::min(kLimitSteps, qRound(kLimitSteps * std::log(limit / least_) / std::log(most_ / least_)));
}

void LimitStrip::choose() {
    chosen_ = true;
    own_->show();
    Q_EMIT changed();
}

void LimitStrip::put(Percentile which, double limit) {
    const QSignalBlocker quietChoice(percentile_), quietSlider(slider_), quietField(field_);
    percentile_->setCurrentIndex(static_cast<int>(which));
    field_->setValue(limit);
    slider_->setValue(stepOf(limit));
}

void LimitStrip::forget() {
    chosen_ = false;
    own_->hide();
    put(kLimited, ownLimit_);
}

void LimitStrip::setRun(const RunSpec& spec, const Figures& figures) {
    ownLimit_ = limitOf(spec);
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const SizePoint& point : figures.sizes) {
        if (const auto median = latencyOf(point, Percentile::P50)) low = std::min(low, *median * 1000);
        if (const auto late = latencyOf(point, Percentile::P99)) high = std::max(high, *late * 1000);
    }
    if (ownLimit_ > 0) low = std::min(low, ownLimit_), high = std::max(high, ownLimit_);
    if (!std::isfinite(low) || high <= 0) low = 1, high = 1000;
    // Some room on both sides, in round numbers.
    least_ = std::pow(10, std::floor(std::log10(low / 1.5)));
    most_ = std::max(10 * least_, std::pow(10, std::ceil(std::log10(high * 1.5))));
    put(chosen_ ? percentile() : kLimited, chosen_ ? limit() : ownLimit_);
    own_->setVisible(chosen_);
}

void LimitStrip::setWords(const QString& words) const {
    words_->setText(words);
}

void LimitStrip::retranslate() {
    title_->setText(tr("Latency limit"));
    //: noun, label of a list
    percentile_->setAccessibleName(tr("Percentile"));
    slider_->setAccessibleName(tr("Latency limit"));
    field_->setAccessibleName(tr("Latency limit"));
    //: milliseconds
    field_->setSuffix(QChar::Nbsp + tr("ms"));
    //: no limit of latency
    field_->setSpecialValueText(tr("none"));
    own_->setText(tr("The run's own limit"));
    setToolTip(tr("Judges the run by another limit. The run itself does not change."));
}

void LimitStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
