#include "ui/view/measure_words.h"

#include <QCoreApplication>

namespace epochal::ui {

namespace {

struct MeasureWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareWords)
};

}  // namespace

QString measureName(Quality measure) {
    return Formatter::text(measureOf(measure).label);
}

QString bestName(Quality measure) {
    // One text each: the adjective agrees with the measure in some languages.
    switch (measure) {
        case Quality::Top1:
            return MeasureWords::tr("Best top-1");
        case Quality::Top5:
            return MeasureWords::tr("Best top-5");
        case Quality::Auc:
            return MeasureWords::tr("Best AUC");
        case Quality::Loss:
            return MeasureWords::tr("Best loss");
        case Quality::Rmse:
            return MeasureWords::tr("Best RMSE");
        case Quality::Mae:
            return MeasureWords::tr("Best MAE");
        case Quality::R2:
            return MeasureWords::tr("Best R²");
    }
    return {};
}

QString capitalized(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString measureTitle(Quality measure) {
    //: title of an axis or a column: a measure of quality, in percent
    return inPercent(measure) ? MeasureWords::tr("%1, %").arg(measureName(measure)) : measureName(measure);
}

bool inPercent(Quality measure) {
    return measureOf(measure).percent;
}

QString qualityText(Quality measure, double quality, const Formatter& format) {
    const int decimals = measureOf(measure).decimalsOf(quality * measureOf(measure).factor());
    return inPercent(measure) ? format.percent(quality, decimals) : format.number(quality, decimals);
}

QString targetText(Quality measure, double target, const Formatter& format) {
    return format.exact(target) + (inPercent(measure) ? format.percentSign() : QString());
}

QString targetText(const RunSpec& spec, const Formatter& format) {
    const auto target = targetOf(spec);
    const Measure& measure = measureOf(spec);
    return target ? targetText(measure.quality, *target * measure.factor(), format) : QString();
}

QString qualityNumber(Quality measure, double quality, const Formatter& format) {
    const double written = quality * measureOf(measure).factor();
    return format.number(written, measureOf(measure).decimalsOf(written));
}

QString qualityDifference(Quality measure, double difference, const Formatter& format) {
    const QString number = qualityNumber(measure, difference, format);
    //: a difference between percentages
    return inPercent(measure) ? MeasureWords::tr("%1 percentage points").arg(number) : number;
}

QString clockName(ClockKind clock) {
    switch (clock) {
        case ClockKind::Training:
            return MeasureWords::tr("training time");
        case ClockKind::Active:
            //: noun, in running text: with evaluation and checkpoints, without pauses
            return MeasureWords::tr("active time");
        case ClockKind::Billed:
            //: noun, in running text: the time that the offer bills
            return MeasureWords::tr("billed time");
    }
    return {};
}

QString clockChoice(ClockKind clock) {
    switch (clock) {
        case ClockKind::Training:
            return MeasureWords::tr("Without evaluation");
        case ClockKind::Active:
            return MeasureWords::tr("With evaluation");
        case ClockKind::Billed:
            //: a time basis: the time that the offer bills
            return MeasureWords::tr("As billed");
    }
    return {};
}

QString groupingName(Grouping grouping) {
    switch (grouping) {
        case Grouping::None:
            //: an entry of the list "Group by"
            return MeasureWords::tr("No groups");
        case Grouping::Model:
            return MeasureWords::tr("Model");
        case Grouping::Provider:
            return MeasureWords::tr("Provider");
        case Grouping::Accelerator:
            return MeasureWords::tr("Accelerator");
        case Grouping::Devices:
            return MeasureWords::tr("Devices");
        case Grouping::Batch:
            return MeasureWords::tr("Batch size");
        case Grouping::Study:
            //: noun, an entry of the list "Group by"
            return MeasureWords::tr("Study");
    }
    return {};
}

QString devicesText(const Entry& entry, const Formatter& format) {
    const QString what =
        entry.accelerator.empty() ? MeasureWords::tr("CPU") : QString::fromStdString(entry.accelerator);
    return QStringLiteral("%1\u00a0×\u00a0%2").arg(format.integer(entry.devices), what);
}

TimeUnit timeUnit(double seconds) {
    constexpr double kMinute = 60, kHour = 3600;
    if (seconds > 3 * kHour) return {kHour, MeasureWords::tr("h")};
    return seconds > 3 * kMinute ? TimeUnit{kMinute, MeasureWords::tr("min")} : TimeUnit{1, MeasureWords::tr("s")};
}

}  // namespace epochal::ui
