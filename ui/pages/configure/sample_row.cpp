#include "ui/pages/configure/sample_row.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <limits>
#include <utility>

#include "ui/format/formatter.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kAllPoints = 0;
constexpr int kSampleWidth = 92;  ///< as that of the seeds
}  // namespace

SampleRow::SampleRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent),
      document_(document),
      mark_(new QFrame(parent)),
      label_(new QLabel(parent)),
      unit_(new QLabel(parent)),
      drawLabel_(new QLabel(parent)),
      points_(new QSpinBox(parent)),
      draw_(new QSpinBox(parent)) {
    mark_->setFixedSize(6, 6);
    unit_->setProperty("secondary", true);
    points_->setObjectName(QStringLiteral("samplePoints"));
    points_->setRange(kAllPoints, static_cast<int>(kMostRuns));
    draw_->setObjectName(QStringLiteral("sampleSeed"));
    draw_->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    grid->addWidget(mark_, line, 0, Qt::AlignCenter);
    grid->addWidget(unit_, line, 3);
    for (auto [label, box] : {std::pair(label_, points_), std::pair(drawLabel_, draw_)}) {
        label->setBuddy(box);
        label->setMinimumHeight(Theme::kControl);
        label->setWordWrap(true);
        box->setAlignment(Qt::AlignRight);
        box->setFixedWidth(kSampleWidth);
        box->setFocusPolicy(Qt::StrongFocus);
        grid->addWidget(label, line, 1, Qt::AlignTop);
        grid->addWidget(box, line++, 2, Qt::AlignTop | Qt::AlignLeft);
    }
    // Each box passes the other's value as it is in the document: that may be one which the other box cannot show.
    connect(points_, &QSpinBox::valueChanged, this,
            [this](int points) { document_.setSample(points, document_.sweep().sampleSeed); });
    connect(draw_, &QSpinBox::valueChanged, this,
            [this](int seed) { document_.setSample(document_.sweep().sample, seed); });
    retranslate();
}

bool SampleRow::isChanged() const {
    return document_.sweep().sample > 0;
}

void SampleRow::setShown(bool shown) {
    shown_ = shown;
    for (QWidget* part : std::initializer_list<QWidget*>{label_, unit_, points_}) part->setVisible(shown);
    for (QWidget* part : std::initializer_list<QWidget*>{drawLabel_, draw_}) part->setVisible(shown && isChanged());
    refresh();
}

void SampleRow::refresh() {
    const Theme& theme = Theme::instance();
    const Sweep& sweep = document_.sweep();
    const QSignalBlocker quiet(points_), quietToo(draw_);
    points_->setValue(static_cast<int>(std::clamp<std::int64_t>(sweep.sample, kAllPoints, kMostRuns)));
    draw_->setValue(static_cast<int>(std::clamp<std::int64_t>(sweep.sampleSeed, draw_->minimum(), draw_->maximum())));
    mark_->setVisible(shown_ && isChanged());
    mark_->setStyleSheet(QStringLiteral("background: %1").arg(theme.colour(Role::Accent).name()));
    label_->setFont(theme.font(isChanged() ? Type::BodyBold : Type::Body));
    //: unit of a number field; a point is one combination of the varied values
    unit_->setText(tr("of %1 points").arg(Formatter::current().integer(pointCount(sweep))));
}

void SampleRow::retranslate() {
    label_->setText(tr("Random sample"));
    const QString help = tr("How many of the points to run, drawn at random without repetition.");
    label_->setToolTip(help);
    points_->setToolTip(help);
    //: every point instead of a random sample of them
    points_->setSpecialValueText(tr("all"));
    points_->setAccessibleName(label_->text());
    points_->setAccessibleDescription(help);
    //: the random seed of a sample of points
    drawLabel_->setText(tr("Sample seed"));
    const QString draws = tr("Another number draws other points.");
    drawLabel_->setToolTip(draws);
    draw_->setToolTip(draws);
    draw_->setAccessibleName(drawLabel_->text());
    draw_->setAccessibleDescription(draws);
    refresh();
}

bool SampleRow::matches(const QString& text) const {
    return label_->text().contains(text, Qt::CaseInsensitive);
}

}  // namespace epochal::ui
