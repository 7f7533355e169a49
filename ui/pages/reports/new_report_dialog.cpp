#include "ui/pages/reports/new_report_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "core/analysis/study.h"
#include "core/interop/studies.h"
#include "core/launch/campaign.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

NewReportDialog::NewReportDialog(Workbench& workbench, QWidget* parent)
    : QDialog(parent),
      workbench_(workbench),
      subject_(new Segments(this)),
      search_(new SearchLine(this)),
      list_(new QListView(this)),
      model_(new QStandardItemModel(this)),
      shown_(new QSortFilterProxyModel(this)),
      says_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setObjectName(QStringLiteral("newReport"));
    setWindowTitle(tr("New report"));
    resize(520, 460);
    tabByPlace(this);
    keepWhole(this);
    //: noun, a kind of report
    subject_->setTexts({tr("Runs"), tr("Campaign"), tr("Published study")});
    //: noun, a field
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(search_->placeholderText());
    list_->setAccessibleName(windowTitle());
    shown_->setSourceModel(model_);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    list_->setObjectName(QStringLiteral("newReportList"));
    list_->setModel(shown_);
    list_->setUniformItemSizes(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    says_->setWordWrap(true);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Create report"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kMargin, Theme::kMargin, Theme::kMargin, Theme::kMargin);
    column->setSpacing(Theme::kGrid);
    column->addWidget(subject_, 0, Qt::AlignLeft);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addWidget(says_);
    column->addWidget(buttons_);
    connect(subject_, &Segments::chosen, this, &NewReportDialog::fill);
    connect(search_, &QLineEdit::textChanged, shown_, &QSortFilterProxyModel::setFilterFixedString);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &NewReportDialog::selectionChanged);
    connect(list_, &QListView::doubleClicked, this, &NewReportDialog::choose);
    connect(buttons_, &QDialogButtonBox::accepted, this, &NewReportDialog::choose);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    search_->setFocus();
}

void NewReportDialog::add(const QString& text, const QString& id) {
    auto* item = new QStandardItem(text);
    item->setData(id);
    model_->appendRow(item);
}

void NewReportDialog::fill() {
    ++generation_;
    model_->clear();
    search_->clear();
    list_->setSelectionMode(subject_->current() == OfRuns ? QAbstractItemView::ExtendedSelection
                                                          : QAbstractItemView::SingleSelection);
    if (subject_->current() == OfRuns) fillRuns();
    if (subject_->current() == OfCampaign) fillCampaigns();
    if (subject_->current() == OfStudy) fillStudies();
    selectionChanged();
}

void NewReportDialog::fillRuns() {
    QPointer<NewReportDialog> guard(this);
    workbench_.catalogue().find({}, [guard, generation = generation_](const RunRows& rows) {
        if (!guard || guard->generation_ != generation) return;
        const Formatter& write = Formatter::current();
        for (const RunRow& row : rows)
            //: number of a run, its name, when it began
            guard->add(
                tr("#%1  %2  ·  %3")
                    .arg(write.integer(row.number), QString::fromStdString(row.name), write.when(row.createdUtcMillis)),
                QString::fromStdString(row.id));
        guard->selectionChanged();
    });
}

void NewReportDialog::fillCampaigns() {
    workbench_.background().read(
        this, [home = workbench_.home()] { return loadCampaigns(home); },
        [this, generation = generation_](const Campaigns& campaigns) {
            if (generation_ != generation) return;
            for (const Campaign& one : campaigns.all)
                //: name of a campaign, when it was launched
                add(tr("%1  ·  %2")
                        .arg(QString::fromStdString(one.sweep.name), Formatter::current().when(one.createdUtcMillis)),
                    QString::fromStdString(one.id));
            selectionChanged();
        });
}

void NewReportDialog::fillStudies() {
    workbench_.background().read(
        this, [home = workbench_.home()] { return studiesOf(home); },
        [this, generation = generation_](const Studies& studies) {
            if (generation_ != generation) return;
            for (const Study& one : studies.all)
                add(Formatter::text(one.title.c_str()), QString::fromStdString(one.id));
            selectionChanged();
        });
}

QStringList NewReportDialog::selected() const {
    QStringList ids;
    QModelIndexList chosen = list_->selectionModel()->selectedIndexes();
    std::sort(chosen.begin(), chosen.end());
    for (const QModelIndex& index : chosen) ids << index.data(Qt::UserRole + 1).toString();
    return ids;
}

void NewReportDialog::selectionChanged() {
    const auto count = static_cast<int>(selected().size());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(count > 0);
    if (model_->rowCount() == 0)
        says_->setText(subject_->current() == OfCampaign
                           ? tr("No campaigns yet: a sweep on the Configure page creates one.")
                       : subject_->current() == OfRuns ? tr("No runs yet.")
                                                       : QString());
    else if (subject_->current() != OfRuns)
        says_->setText(QString());
    else
        says_->setText(count > 1 ? tr("Comparison of %n run(s).", nullptr, count)
                                 : tr("Select one run for a run report, several for a comparison."));
}

void NewReportDialog::choose() {
    const QStringList ids = selected();
    if (ids.isEmpty()) return;
    ReportRequest request;
    request.ownQuery = true;
    request.locale = Formatter::current().locale();
    if (subject_->current() == OfRuns) {
        request.kind = ids.size() == 1 ? ReportKind::Run : ReportKind::Comparison;
        request.ids = ids;
    } else {
        request.kind = subject_->current() == OfCampaign ? ReportKind::Campaign : ReportKind::Study;
        request.subject = ids.front();
    }
    accept();
    Q_EMIT chosen(request);
}

}  // namespace epochal::ui
