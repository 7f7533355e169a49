#include "ui/dialogs/scaling_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/base/json.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {
constexpr int kMostScaled = 1024, kMostSeedsScaled = 100, kLineChars = 46;
}

ScalingDialog::ScalingDialog(RunSpec base, Machine machine, std::vector<ScalingSize> measured, QWidget* parent)
    : QDialog(parent),
      base_(std::move(base)),
      machine_(std::move(machine)),
      measured_(std::move(measured)),
      most_(new QSpinBox(this)),
      seeds_(new QSpinBox(this)),
      weak_(new QCheckBox(tr("&Weak: %1 samples per device")
                              .arg(Formatter::current().integer(base_.optimizer.globalBatch /
                                                                std::max<std::int64_t>(base_.devices.count, 1))),
                          this)),
      strong_(new QCheckBox(
          tr("S&trong: %1 samples in total").arg(Formatter::current().integer(base_.optimizer.globalBatch)), this)),
      runs_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Scaling experiment"));
    most_->setObjectName(QStringLiteral("scalingMost"));
    seeds_->setObjectName(QStringLiteral("scalingSeeds"));
    weak_->setObjectName(QStringLiteral("scalingWeak"));
    strong_->setObjectName(QStringLiteral("scalingStrong"));
    runs_->setObjectName(QStringLiteral("scalingRuns"));
    most_->setRange(1, kMostScaled);
    most_->setValue(static_cast<int>(scalingPlan(base_, machine_).devices.back()));
    seeds_->setRange(1, kMostSeedsScaled);
    weak_->setChecked(true);
    strong_->setChecked(true);
    runs_->setWordWrap(true);
    runs_->setTextFormat(Qt::PlainText);
    runs_->setMinimumWidth(runs_->fontMetrics().averageCharWidth() * kLineChars);
    auto* form = new QFormLayout;
    form->addRow(tr("&Maximum devices"), most_);
    form->addRow(tr("&Constant batch"), weak_);
    form->addRow(QString(), strong_);
    form->addRow(tr("&Seeds for each size"), seeds_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(runs_);
    column->addWidget(buttons_);
    const auto renew = [this] { tell(sweep()); };
    for (QSpinBox* box : {most_, seeds_}) connect(box, &QSpinBox::valueChanged, this, renew);
    for (QCheckBox* box : {weak_, strong_}) connect(box, &QCheckBox::toggled, this, renew);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    tabByPlace(this);
    keepWhole(this);
    renew();
}

Sweep ScalingDialog::sweep() const {
    ScalingPlan plan = scalingPlan(base_, machine_, scalingDevices(most_->value()));
    plan.weak = weak_->isChecked();
    plan.strong = strong_->isChecked();
    plan.seeds = seeds_->value();
    plan.evenOnly = true;  // only the most is chosen
    return scalingSweep(base_, plan, measured_);
}

/// What the choices come to, or why they cannot be launched.
void ScalingDialog::tell(const Sweep& sweep) {
    const Formatter& write = Formatter::current();
    const SweepAxis& sizes = sweep.axes.front();
    const auto wrong = sizes.values.empty() ? std::vector<SweepError>() : validate(sweep);
    QStringList words;
    for (std::size_t i = 0; i < sizes.values.size(); ++i)
        //: the global batch
        words += tr("%n device(s) (batch %1)", "", static_cast<int>(sizes.values[i].get<std::int64_t>()))
                     .arg(write.integer(sizes.linked.front().values[i].get<std::int64_t>()));
    if (sizes.values.empty())
        runs_->setText(weak_->isChecked() || strong_->isChecked() ? tr("All of these sizes have been measured.")
                                                                  : tr("Choose weak or strong scaling."));
    else if (!wrong.empty())
        runs_->setText(tr("%1. %2.").arg(write.text(wrong.front().error.what), write.remedy(wrong.front().error)));
    else
        runs_->setText(
            tr("%n run(s): %1", "", static_cast<int>(runCount(sweep))).arg(words.join(QStringLiteral(", "))));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!sizes.values.empty() && wrong.empty());
}

}  // namespace epochal::ui
