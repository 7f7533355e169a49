#include "ui/pages/reports/report_options.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "core/base/json.h"
#include "ui/format/language.h"
#include "ui/pages/parts/number_box.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

ReportOptions::ReportOptions(QWidget* parent)
    : QFrame(parent),
      title_(new QLineEdit(this)),
      language_(new QComboBox(this)),
      clock_(new QComboBox(this)),
      target_(new NumberBox(this)),
      languageLabel_(new QLabel(this)),
      targetLabel_(new QLabel(this)) {
    setProperty("toolbar", true);
    title_->setObjectName(QStringLiteral("reportTitle"));
    language_->setObjectName(QStringLiteral("reportLanguage"));
    target_->setObjectName(QStringLiteral("reportTarget"));
    clock_->setObjectName(QStringLiteral("reportClock"));
    title_->setMinimumWidth(160);
    for (const QString& code : Language::spoken()) language_->addItem(Language::label(code), code);
    target_->setKeyboardTracking(false);
    languageLabel_->setBuddy(language_);
    targetLabel_->setBuddy(target_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->setSpacing(Theme::kGrid);
    row->addWidget(title_, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{languageLabel_, language_, targetLabel_, target_, clock_})
        row->addWidget(widget);
    connect(title_, &QLineEdit::editingFinished, this, &ReportOptions::take);
    connect(language_, &QComboBox::activated, this, &ReportOptions::take);
    connect(clock_, &QComboBox::activated, this, &ReportOptions::take);
    connect(target_, &QDoubleSpinBox::valueChanged, this, &ReportOptions::take);
    filling_ = true;
    showTarget();
    filling_ = false;
    retranslate();
}

void ReportOptions::focusTitle() {
    title_->setFocus(Qt::ShortcutFocusReason);
    title_->selectAll();
}

void ReportOptions::setRequest(const ReportRequest& request, const QString& title) {
    filling_ = true;
    request_ = request;
    title_->setText(request.title);
    title_->setPlaceholderText(title);
    const int language = language_->findData(request.locale.name().section(QLatin1Char('_'), 0, 0));
    language_->setCurrentIndex(std::max(0, language));
    showTarget();
    clock_->setCurrentIndex(static_cast<int>(request.query.clock));
    const bool compares = request.kind != ReportKind::Run;
    // A study's time basis is the one of its publication.
    const bool clock = compares && request.kind != ReportKind::Study;
    for (QWidget* widget : {static_cast<QWidget*>(target_), static_cast<QWidget*>(targetLabel_)})
        widget->setVisible(compares);
    clock_->setVisible(clock);
    filling_ = false;
}

void ReportOptions::setMeasure(Quality measure) {
    if (measure == measure_) return;
    measure_ = measure;
    filling_ = true;
    showTarget();
    retranslate();
    filling_ = false;
}

void ReportOptions::showTarget() {
    const Measure& measure = measureOf(measure_);
    target_->setRange(0, measure.mostTarget);
    target_->setDecimals(measure.typedDecimals());
    target_->setSingleStep(measure.step);
    target_->setValue(request_.query.target.value_or(0) * measure.factor());
}

void ReportOptions::take() {
    if (filling_) return;
    const Json before = toJson(request_);
    request_.title = title_->text().trimmed();
    request_.locale = QLocale(language_->currentData().toString());
    request_.query.target =
        target_->value() > 0 ? std::optional(target_->value() / measureOf(measure_).factor()) : std::nullopt;
    request_.query.clock = static_cast<ClockKind>(clock_->currentIndex());
    if (toJson(request_) != before) Q_EMIT changed();
}

void ReportOptions::retranslate() {
    languageLabel_->setText(tr("Language"));
    targetLabel_->setText(inPercent(measure_) ? tr("Target, %") : tr("Target"));
    //: label of a list: which time the report counts
    clock_->setAccessibleName(tr("Time basis"));  // its choices say what it is
    title_->setAccessibleName(tr("Title of the report"));
    title_->setToolTip(tr("Title of the report; generated from its content if left empty"));
    language_->setToolTip(tr("Language of the report, regardless of the language of the window"));
    //: %1: a measure of quality
    target_->setToolTip(tr("%1 up to which time and cost are counted").arg(capitalized(measureName(measure_))));
    //: shown in the target field of a report while no common target is set: each row counts to its own target
    target_->setSpecialValueText(tr("each row's own"));
    clock_->setToolTip(tr(
        "Which seconds are counted: training steps only; also start-up, evaluation and checkpoints; or billed time"));
    const int current = clock_->currentIndex();
    const QSignalBlocker quiet(clock_);
    clock_->clear();
    for (const ClockKind clock : {ClockKind::Training, ClockKind::Active, ClockKind::Billed})
        clock_->addItem(clockChoice(clock));
    clock_->setCurrentIndex(std::max(0, current));
}

void ReportOptions::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
