#include "ui/pages/configure/sample_row.h"

#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <limits>

#include "ui/format/formatter.h"
#include "ui/pages/configure/spec_document.h"

namespace epochal::ui {

namespace {
constexpr int kAllPoints = 0;
}

SampleRow::SampleRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent),
      document_(document),
      points_(QStringLiteral("samplePoints"), grid, line, parent),
      draw_(QStringLiteral("sampleSeed"), grid, line + 1, parent) {
    points_.box()->setRange(kAllPoints, static_cast<int>(kMostRuns));
    draw_.box()->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    // Each box passes the other's value as it is in the document: that may be one which the other box cannot show.
    connect(points_.box(), &QSpinBox::valueChanged, this,
            [this](int points) { document_.setSample(points, document_.sweep().sampleSeed); });
    connect(draw_.box(), &QSpinBox::valueChanged, this,
            [this](int seed) { document_.setSample(document_.sweep().sample, seed); });
    retranslate();
}

bool SampleRow::isChanged() const {
    return document_.sweep().sample > 0;
}

void SampleRow::setShown(bool shown) {
    points_.setShown(shown);
    draw_.setShown(shown && isChanged());
    refresh();
}

void SampleRow::refresh() {
    const Sweep& sweep = document_.sweep();
    QSpinBox *points = points_.box(), *draw = draw_.box();
    const QSignalBlocker quiet(points), quietToo(draw);
    points->setValue(static_cast<int>(std::clamp<std::int64_t>(sweep.sample, kAllPoints, kMostRuns)));
    draw->setValue(static_cast<int>(std::clamp<std::int64_t>(sweep.sampleSeed, draw->minimum(), draw->maximum())));
    points_.setChanged(isChanged());
    //: unit of a number field; a point is one combination of the varied values
    points_.setUnit(tr("of %1 points").arg(Formatter::current().integer(pointCount(sweep))));
}

void SampleRow::retranslate() {
    points_.setWords(tr("Random sample"), tr("How many of the points to run, drawn at random without repetition."));
    //: every point instead of a random sample of them
    points_.box()->setSpecialValueText(tr("all"));
    //: the random seed of a sample of points
    draw_.setWords(tr("Sample seed"), tr("Another seed draws other points."));
    refresh();
}

bool SampleRow::matches(const QString& text) const {
    return points_.matches(text);
}

}  // namespace epochal::ui
