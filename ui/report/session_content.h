#pragma once

#include <QCoreApplication>

#include "ui/report/report.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

/// What the report on a session that does not train has in place of accuracies and epochs. Use within a LanguageScope.
class SessionContent {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SessionReport)
public:
    explicit SessionContent(const SizesView& view) : view_(view) {}

    [[nodiscard]] QString subtitle(const QString& state) const;
    [[nodiscard]] QList<Report::KeyFigure> keys() const;
    /// The charts, then what the figures say, then the table of sizes.
    [[nodiscard]] QList<Report::Block> blocks() const;
    [[nodiscard]] QList<Fact> methods() const;
    [[nodiscard]] QStringList missing() const;

private:
    [[nodiscard]] QString priced(const QString& label) const;
    [[nodiscard]] Report::Part chart(int number, ChartSpec spec, const QString& caption) const;
    [[nodiscard]] Report::Part says() const;
    [[nodiscard]] Report::Table sizes() const;

    const SizesView& view_;
};

}  // namespace epochal::ui
