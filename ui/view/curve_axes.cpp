#include "ui/view/curve_axes.h"

#include <QCoreApplication>
#include <limits>

#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {
struct CurveAxisWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CurveAxes)
};
}  // namespace

CurveAxis axisOf(ClockKind clock) {
    return clock == ClockKind::Training ? CurveAxis::Training
           : clock == ClockKind::Active ? CurveAxis::Active
                                        : CurveAxis::Billed;
}

bool isTime(CurveAxis axis) {
    return axis == CurveAxis::Training || axis == CurveAxis::Active || axis == CurveAxis::Billed;
}

bool isCount(CurveAxis axis) {
    return axis == CurveAxis::Epoch || axis == CurveAxis::Step || axis == CurveAxis::Images;
}

QString axisName(CurveAxis axis, Sample sample, const QString& currency) {
    switch (axis) {
        case CurveAxis::Epoch:
            //: noun, an axis
            return CurveAxisWords::tr("Epoch");
        case CurveAxis::Step:
            //: noun, an axis: a step of the optimizer
            return CurveAxisWords::tr("Step");
        case CurveAxis::Training:
            return CurveAxisWords::tr("Training time");
        case CurveAxis::Active:
            return CurveAxisWords::tr("Active time");
        case CurveAxis::Billed:
            return CurveAxisWords::tr("Billed time");
        case CurveAxis::Images:
            return samplesTitle(sample);
        case CurveAxis::Cost:
            break;
    }
    //: noun, an axis
    return currency.isEmpty() ? CurveAxisWords::tr("Cost") : currency;
}

QString axisTitle(CurveAxis axis, Sample sample, const QString& unit) {
    switch (axis) {
        case CurveAxis::Epoch:
            return CurveAxisWords::tr("epoch");
        case CurveAxis::Step:
            return CurveAxisWords::tr("step");
        case CurveAxis::Training:
            //: title of an axis; %1 = s, min or h
            return CurveAxisWords::tr("training time, %1").arg(unit);
        case CurveAxis::Active:
            //: title of an axis; %1 = s, min or h
            return CurveAxisWords::tr("active time, %1").arg(unit);
        case CurveAxis::Billed:
            //: title of an axis; %1 = s, min or h
            return CurveAxisWords::tr("billed time, %1").arg(unit);
        case CurveAxis::Images:
            return trainingTitle(sample);
        case CurveAxis::Cost:
            break;
    }
    //: title of an axis; %1 = a currency
    return CurveAxisWords::tr("cost so far, %1").arg(unit);
}

std::optional<CurveColumn> columnAlong(CurveAxis axis) {
    switch (axis) {
        case CurveAxis::Epoch:
            return CurveColumn::Epoch;
        case CurveAxis::Step:
            return CurveColumn::Step;
        case CurveAxis::Training:
            return CurveColumn::Training;
        case CurveAxis::Active:
            return CurveColumn::Active;
        case CurveAxis::Billed:
            return CurveColumn::Billed;
        case CurveAxis::Images:
            return CurveColumn::Images;
        case CurveAxis::Cost:
            break;
    }
    return std::nullopt;
}

double alongCosts(const std::optional<Money>& cost) {
    return cost ? cost->amount.toDouble() : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace epochal::ui
