#include "ui/view/measure_words.h"

#include <QCoreApplication>

namespace epochal::ui {

namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareWords)
};

}  // namespace

QString measureName(Quality measure) {
    switch (measure) {
        case Quality::Top1:
            return CompareWords::tr("top-1");
        case Quality::Top5:
            return CompareWords::tr("top-5");
        case Quality::Auc:
            return CompareWords::tr("AUC");
    }
    return {};
}

bool inPercent(Quality measure) {
    return measure != Quality::Auc;
}

QString qualityText(Quality measure, double quality, const Formatter& format) {
    return inPercent(measure) ? format.percent(quality) : format.number(quality, 4);
}

QString qualityNumber(Quality measure, double quality, const Formatter& format) {
    return inPercent(measure) ? format.percentNumber(quality) : format.number(quality, 4);
}

QString clockName(ClockKind clock) {
    switch (clock) {
        case ClockKind::Training:
            return CompareWords::tr("training time");
        case ClockKind::Active:
            return CompareWords::tr("active time");
        case ClockKind::Billed:
            return CompareWords::tr("billed time");
    }
    return {};
}

QString groupingName(Grouping grouping) {
    switch (grouping) {
        case Grouping::None:
            return CompareWords::tr("No groups");
        case Grouping::Model:
            return CompareWords::tr("Model");
        case Grouping::Provider:
            return CompareWords::tr("Provider");
        case Grouping::Accelerator:
            return CompareWords::tr("Accelerator");
        case Grouping::Devices:
            return CompareWords::tr("Devices");
        case Grouping::Batch:
            return CompareWords::tr("Batch size");
        case Grouping::Study:
            return CompareWords::tr("Study");
    }
    return {};
}

QString devicesText(const Entry& entry, const Formatter& format) {
    const QString what =
        entry.accelerator.empty() ? CompareWords::tr("CPU") : QString::fromStdString(entry.accelerator);
    return QStringLiteral("%1\u00a0×\u00a0%2").arg(format.integer(entry.devices), what);
}

}  // namespace epochal::ui
