#include "ui/pages/configure/seeds_row.h"

#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/pages/configure/spec_document.h"

namespace epochal::ui {

namespace {
constexpr int kMostSeeds = 100;
}

SeedsRow::SeedsRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent), document_(document), seeds_(QStringLiteral("seedsPerPoint"), grid, line, parent) {
    seeds_.box()->setRange(1, kMostSeeds);
    connect(seeds_.box(), &QSpinBox::valueChanged, this, [this](int seeds) { document_.setSeeds(seeds); });
    retranslate();
}

bool SeedsRow::isChanged() const {
    return document_.seeds() > 1;
}

void SeedsRow::setShown(bool shown) {
    seeds_.setShown(shown);
    refresh();
}

void SeedsRow::refresh() {
    const QSignalBlocker quiet(seeds_.box());
    seeds_.box()->setValue(document_.seeds());
    seeds_.setChanged(isChanged());
    //: unit of a number field; a point is one combination of the varied values
    seeds_.setUnit(tr("run(s) per point", "", document_.seeds()));
}

void SeedsRow::retranslate() {
    //: how many runs of every point, each with another random seed
    seeds_.setWords(tr("Seeds"), tr("Number of runs at each point that differ only in their seed: their spread shows "
                                    "how far a difference can be trusted."));
    refresh();
}

bool SeedsRow::matches(const QString& text) const {
    return seeds_.matches(text);
}

}  // namespace epochal::ui
