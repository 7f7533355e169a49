#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "ui/format/formatter.h"
#include "ui/report/run_check.h"

namespace epochal::ui {

/// A report's audit of its own figures: compares those shown with a second count, and counts how many agree. Use within
/// a LanguageScope.
class RunAudit {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunAudit)
public:
    explicit RunAudit(const Formatter& format) : format_(format) {}

    /// One figure: equal except for the last digits of binary arithmetic and, where it was rounded, `digit`.
    void check(const QString& run, const QString& what, double shown, double again, double digit = 0);
    [[nodiscard]] static QString perUnit();  ///< "unit of price", after "images/s per"
    /// All figures of a run that can be counted a second time.
    void check(const QString& name, const RunDirectory& run, const Figures& figures, const RunCheck& again);

    /// "42 of 42 agree", then those that do not agree. Empty before the first check.
    [[nodiscard]] QStringList sentences() const;
    [[nodiscard]] QStringList sentences(const RunDirectory& run, const Figures& figures, const RunCheck& again) {
        check({}, run, figures, again);
        return sentences();
    }

private:
    const Formatter& format_;
    int checked_ = 0;
    QStringList wrong_;
};

}  // namespace epochal::ui
