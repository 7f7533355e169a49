#pragma once

#include <QList>
#include <QStringList>

#include "ui/view/run_facts.h"
#include "ui/view/sizes_view.h"

namespace epochal::ui {

/// Sentences about a session, derived only from its figures: for the Live page and reports. Each has a heading.
class SizeFindings {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SizeFindings)
public:
    explicit SizeFindings(const SizesView& view) : view_(view) {}

    /// What the figures show, most important first.
    [[nodiscard]] QList<Fact> findings() const;
    /// How far the limit lets the size go: "Up to a batch of 64: p95 19.4 ms"; empty without a limit.
    [[nodiscard]] QString limitText() const;
    /// Formula and convention of each figure.
    [[nodiscard]] QList<Fact> methods() const;
    /// Figures that are missing, each with its reason.
    [[nodiscard]] QStringList missing() const;

private:
    [[nodiscard]] QString size(std::size_t index) const {
        return SizeWords::sizeText(view_.spec, view_.size(index), view_.format);
    }
    [[nodiscard]] QString rate(std::size_t index) const;
    [[nodiscard]] QString latency(std::size_t index) const;
    [[nodiscard]] QString percentOf(std::size_t index, std::size_t of) const;
    [[nodiscard]] const SizePoint& at(std::size_t index) const { return view_.figures.sizes[index]; }
    void aboutChosen(QList<Fact>& all) const;
    void aboutOthers(QList<Fact>& all) const;
    void aboutSmallest(QList<Fact>& all) const;
    void aboutDemand(QList<Fact>& all) const;
    void aboutMemory(QList<Fact>& all) const;
    void aboutWaiting(QList<Fact>& all) const;
    void aboutMoney(QList<Fact>& all) const;

    const SizesView& view_;
};

}  // namespace epochal::ui
