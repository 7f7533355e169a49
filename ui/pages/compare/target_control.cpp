#include "ui/pages/compare/target_control.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {
constexpr int kSteps = 1000;  ///< of the slider: 0.1% each for a measure from 0 to 1
}

TargetControl::TargetControl(QWidget* parent)
    : QWidget(parent),
      on_(new QCheckBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      field_(new QDoubleSpinBox(this)),
      known_(new QToolButton(this)),
      reached_(new QLabel(this)) {
    setObjectName(QStringLiteral("compareTarget"));
    slider_->setObjectName(QStringLiteral("compareTargetSlider"));
    field_->setObjectName(QStringLiteral("compareTargetField"));
    slider_->setFixedWidth(100);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    field_->setKeyboardTracking(false);
    field_->installEventFilter(this);
    known_->setObjectName(QStringLiteral("compareTargetKnown"));
    known_->setArrowType(Qt::DownArrow);
    known_->setPopupMode(QToolButton::InstantPopup);
    known_->setMenu(new QMenu(known_));
    known_->hide();
    reached_->setProperty("secondary", true);
    reached_->setFont(Theme::instance().font(Type::Secondary));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QWidget* widget : std::initializer_list<QWidget*>{on_, slider_, field_, known_, reached_})
        row->addWidget(widget);

    connect(on_, &QCheckBox::toggled, this, [this](bool on) {
        slider_->setEnabled(on);
        field_->setEnabled(on);
        Q_EMIT changed();
    });
    connect(slider_, &QSlider::valueChanged, this, [this](int step) {
        const QSignalBlocker quiet(field_);
        field_->setValue(step * most_ * scale_ / kSteps);
        Q_EMIT changed();
    });
    connect(field_, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
        const QSignalBlocker quiet(slider_);
        slider_->setValue(stepOf(shown / scale_));
        Q_EMIT changed();
    });
    slider_->setEnabled(false);
    field_->setEnabled(false);
    setRange(Quality::Top1, 0, 1);
    retranslate();
}

void TargetControl::setRange(Quality measure, double low, double high) {
    const QSignalBlocker quietSlider(slider_), quietField(field_);
    measure_ = measure;
    const Measure& what = measureOf(measure);
    scale_ = what.factor();
    // Without an upper end, the slider's steps divide what the rows have.
    most_ = std::isfinite(what.most) ? what.most : high > 0 ? high : 1;
    // In the unit of a column, three digits of the highest value are enough to choose by.
    const int decimals = what.decimalsOf(most_ * scale_);
    field_->setDecimals(decimals);
    field_->setSingleStep(what.percent ? 0.1 : std::pow(10, 1 - decimals));
    writeUnit();
    field_->setRange(0, std::isfinite(what.most) ? scale_ : what.mostTarget);
    const int from = static_cast<int>(std::floor(low / most_ * kSteps)),
              to = static_cast<int>(std::ceil(high / most_ * kSteps));
    slider_->setRange(std::max(0, from), std::min(kSteps, std::max(from + 1, to)));
    field_->setSpecialValueText({});
    setEnabled(true);
    setToolTip({});
}

void TargetControl::setNoRange(const QString& why) {
    // A dash, not a figure: no target was chosen and none can be.
    field_->setSpecialValueText(Formatter::dash());
    setEnabled(false);
    setToolTip(why);
}

void TargetControl::put(double target) {
    const QSignalBlocker quietSlider(slider_), quietField(field_);
    field_->setValue(target * scale_);
    slider_->setValue(stepOf(target));
}

int TargetControl::stepOf(double target) const {
    return static_cast<int>(std::lround(std::min(target / most_, 1.0) * kSteps));
}

void TargetControl::setTarget(std::optional<double> target) {
    const QSignalBlocker quiet(on_);
    on_->setChecked(target.has_value());
    slider_->setEnabled(target.has_value());
    field_->setEnabled(target.has_value());
    const double middle = static_cast<double>(slider_->maximum() + slider_->minimum()) / 2 / kSteps * most_;
    put(target.value_or(isEnabledTo(parentWidget()) ? middle : 0));
}

std::optional<double> TargetControl::target() const {
    if (!on_->isChecked()) return {};
    return field_->value() / scale_;
}

void TargetControl::setReached(const QString& text) {
    reached_->setText(text);
    reached_->setVisible(!text.isEmpty());
}

void TargetControl::setChoices(const QList<TargetChoice>& choices) {
    QMenu* menu = known_->menu();
    menu->clear();
    const double digits = std::pow(10, field_->decimals());
    for (const TargetChoice& choice : choices) {
        // Cut to what the field holds toward the easier side, so that anything that reached the quality reaches the
        // target.
        const double whole = choice.quality * scale_ * digits;
        const double target =
            (measureOf(measure_).higherIsBetter ? std::floor(whole + 1e-6) : std::ceil(whole - 1e-6)) / digits / scale_;
        //: a target and whose it is, "75.9 % MLPerf"
        const QString text = tr("%1 %2").arg(qualityText(measure_, target, Formatter::current()), choice.name);
        connect(menu->addAction(text), &QAction::triggered, this, [this, target] { pick(target); });
    }
    known_->setVisible(!choices.isEmpty());
}

void TargetControl::pick(double target) {
    setTarget(target);
    Q_EMIT changed();
}

void TargetControl::writeUnit() {
    field_->setSuffix(inPercent(measure_) ? Formatter::current().percentSign() : QString());
}

void TargetControl::retranslate() {
    writeUnit();
    //: noun, label of a field
    on_->setText(tr("Target"));
    slider_->setAccessibleName(tr("Target"));
    field_->setAccessibleName(tr("Target"));
    known_->setAccessibleName(tr("Known targets"));
    known_->setToolTip(tr("Accuracies required by benchmarks or reached by published weights"));
}

/// A field that is disabled while it has the focus would keep its caret.
bool TargetControl::eventFilter(QObject* watched, QEvent* event) {
    if (watched == field_ && event->type() == QEvent::EnabledChange) field_->setReadOnly(!field_->isEnabled());
    return QWidget::eventFilter(watched, event);
}

void TargetControl::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace epochal::ui
