#pragma once

#include <QList>
#include <QString>
#include <span>

#include "core/analysis/step_trace.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// One traced step of all ranks, as it is drawn: what each device does, and below that what it exchanges.
struct StepLanes {
    enum class Kind { Wait, Copy, Forward, Backward, Optimizer, Other, Exchange };
    struct Bar {
        double begin = 0, end = 0;  ///< ms since the step began; what lies in other steps is cut off
        Kind kind = Kind::Other;
        QString name;  ///< as recorded
    };
    struct Rank {
        QString title;
        QList<Bar> device, exchange;
    };
    struct Key {
        Kind kind;
        QString words;
    };
    QList<Rank> ranks;
    QList<Key> keys;    ///< of the kinds that there are, in the order of a step
    double length = 0;  ///< ms
    QString summary;    ///< how long it took, and how much of the exchange was hidden

    [[nodiscard]] static StepLanes of(std::span<const StepSpan> spans, const TracedStep& step, const Formatter& format);
    /// The slot of a kind's color in Theme::series().
    [[nodiscard]] static int slot(Kind kind);
    [[nodiscard]] static QString words(Kind kind);
};

}  // namespace epochal::ui
