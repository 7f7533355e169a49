#include "ui/pages/configure/seeds_row.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/pages/configure/spec_document.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kMostSeeds = 100, kSeedsWidth = 92;
}

SeedsRow::SeedsRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent),
      document_(document),
      mark_(new QFrame(parent)),
      label_(new QLabel(parent)),
      unit_(new QLabel(parent)),
      box_(new QSpinBox(parent)) {
    mark_->setFixedSize(6, 6);
    label_->setBuddy(box_);
    label_->setMinimumHeight(Theme::kControl);
    label_->setWordWrap(true);
    unit_->setProperty("secondary", true);
    box_->setObjectName(QStringLiteral("seedsPerPoint"));
    box_->setRange(1, kMostSeeds);
    box_->setAlignment(Qt::AlignRight);
    box_->setFixedWidth(kSeedsWidth);
    box_->setFocusPolicy(Qt::StrongFocus);
    grid->addWidget(mark_, line, 0, Qt::AlignCenter);
    grid->addWidget(label_, line, 1, Qt::AlignTop);
    grid->addWidget(box_, line, 2, Qt::AlignTop | Qt::AlignLeft);
    grid->addWidget(unit_, line, 3);
    connect(box_, &QSpinBox::valueChanged, this, [this](int seeds) { document_.setSeeds(seeds); });
    retranslate();
}

bool SeedsRow::isChanged() const {
    return document_.seeds() > 1;
}

void SeedsRow::setShown(bool shown) {
    shown_ = shown;
    for (QWidget* part : std::initializer_list<QWidget*>{label_, unit_, box_}) part->setVisible(shown);
    refresh();
}

void SeedsRow::refresh() {
    const Theme& theme = Theme::instance();
    const QSignalBlocker quiet(box_);
    box_->setValue(document_.seeds());
    mark_->setVisible(shown_ && isChanged());
    mark_->setStyleSheet(QStringLiteral("background: %1").arg(theme.colour(Role::Accent).name()));
    label_->setFont(theme.font(isChanged() ? Type::BodyBold : Type::Body));
    //: unit of a number field; a point is one combination of the varied values
    unit_->setText(tr("run(s) per point", "", document_.seeds()));
}

void SeedsRow::retranslate() {
    //: how many runs of every point, each with another random seed
    label_->setText(tr("Seeds"));
    const QString help =
        tr("Number of runs at each point that differ only in their seed: their spread shows how far a difference can "
           "be trusted.");
    label_->setToolTip(help);
    box_->setToolTip(help);
    box_->setAccessibleName(label_->text());
    box_->setAccessibleDescription(help);
    refresh();
}

bool SeedsRow::matches(const QString& text) const {
    return label_->text().contains(text, Qt::CaseInsensitive);
}

}  // namespace epochal::ui
