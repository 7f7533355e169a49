// The page's views of the catalogue: saved views and groups; and the import of runs from elsewhere.
#include <QAction>
#include <QActionGroup>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <QSettings>
#include <QToolButton>

#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/runs/filter_bar.h"
#include "ui/pages/runs/first_start.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr GroupBy kGroupings[] = {GroupBy::None,     GroupBy::Seeds,   GroupBy::Model,    GroupBy::Data,
                                  GroupBy::Provider, GroupBy::Devices, GroupBy::Campaign, GroupBy::Session};
constexpr int kNoticeMilliseconds = 12000;

}  // namespace

void RunsPage::buildViews() {
    views_->setObjectName(QStringLiteral("runsViews"));
    groups_->setObjectName(QStringLiteral("runsGroups"));
    for (QToolButton* button : {views_, groups_}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setMenu(new QMenu(button));
    }
    connect(views_->menu(), &QMenu::aboutToShow, this, &RunsPage::fillViewsMenu);
    connect(groups_->menu(), &QMenu::aboutToShow, this, [this] {
        QMenu* menu = groups_->menu();
        menu->clear();
        auto* one = new QActionGroup(menu);
        for (const GroupBy by : kGroupings) {
            QAction* action = menu->addAction(RunColumns::title(by));
            action->setCheckable(true);
            action->setChecked(by == model_->grouping());
            action->setActionGroup(one);
            connect(action, &QAction::triggered, this, [this, by] { groupBy(by); });
            if (by == GroupBy::None || by == GroupBy::Seeds) menu->addSeparator();
        }
    });
}

void RunsPage::groupBy(GroupBy by) {
    const QStringList selected = table_->selectedIds();
    model_->setOrder(sort_, descending_);
    model_->setGrouping(by);
    table_->select(selected);
    table_->fit();
    retranslateViews();
    selectionChanged();
}

RunsView RunsPage::view() const {
    return {{}, filter_->query(), filter_->archived(), sort_, descending_, model_->grouping(), table_->saveColumns()};
}

void RunsPage::show(const RunsView& view) {
    table_->restoreColumns(view.columns);
    filter_->setArchived(view.archived);
    sort_ = view.sort;
    descending_ = view.descending;
    {
        const QSignalBlocker quiet(model_);  // only the indicator; the listing below sets the order
        table_->showSort(sort_, descending_);
    }
    groupBy(view.grouping);
    filter_->setQuery(view.query);
}

void RunsPage::saveViewAs(const QString& name) {
    RunsView kept = view();
    kept.name = name.trimmed();
    if (!kept.name.isEmpty()) saveView(kept);
}

void RunsPage::fillViewsMenu() {
    QMenu* menu = views_->menu();
    menu->clear();
    const QList<RunsView> views = savedViews();
    RunsView now = view();
    for (const RunsView& view : views) {
        QAction* action = menu->addAction(QString(view.name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        now.name = view.name;
        action->setChecked(view == now);
        connect(action, &QAction::triggered, this, [this, view] { show(view); });
    }
    if (views.isEmpty()) menu->addAction(tr("No saved views yet"))->setEnabled(false);
    menu->addSeparator();
    connect(menu->addAction(tr("Save view…")), &QAction::triggered, this, [this] {
        bool given = false;
        const QString name =
            //: title of a dialog
            QInputDialog::getText(this, tr("Save view"), tr("View name (filter, sort order, grouping and columns):"),
                                  QLineEdit::Normal, {}, &given);
        if (given) saveViewAs(name);
    });
    if (views.isEmpty()) return;
    //: submenu: saved views of the runs table to delete
    QMenu* forget = menu->addMenu(tr("Delete"));
    for (const RunsView& view : views)
        connect(forget->addAction(QString(view.name).replace(QLatin1Char('&'), QStringLiteral("&&"))),
                &QAction::triggered, this, [name = view.name] { forgetView(name); });
}

void RunsPage::retranslateViews() {
    const Theme& theme = Theme::instance();
    views_->setIcon(theme.icon(QStringLiteral("bookmark")));
    //: noun, button: saved views of the table
    views_->setText(tr("Views"));
    views_->setToolTip(
        tr("Save the current filter, sort order, grouping and columns as a view, or return to a saved one"));
    groups_->setIcon(theme.icon(QStringLiteral("runs")));
    const GroupBy by = model_->grouping();
    //: verb, menu
    groups_->setText(by == GroupBy::None    ? tr("Group by")
                     : by == GroupBy::Seeds ? tr("Group: seeds")
                                            : tr("Group: %1").arg(RunColumns::title(by)));
    groups_->setToolTip(tr("Group runs: means with standard deviations, and the number of runs"));
}

void RunsPage::buildFirstStart() {
    connect(first_, &FirstStart::launched, this, &RunsPage::firstRunLaunched);
    connect(first_, &FirstStart::settingsRequested, this, &RunsPage::firstRunSettingsRequested);
    connect(first_, &FirstStart::studyRequested, this, &RunsPage::studyRequested);
    connect(first_, &FirstStart::listRequested, this, &RunsPage::comparisonsRequested);
    connect(first_, &FirstStart::importRequested, this, &RunsPage::import);
    connect(first_, &FirstStart::resultsRequested, this, &RunsPage::resultsRequested);
    connect(first_, &FirstStart::launched, this, [this] { firstWanted_ = false; });
    connect(first_, &FirstStart::backRequested, this, [this] {
        firstWanted_ = false;
        showContent();
    });
    connect(first_, &FirstStart::failed, this, [this](const Error& error) {
        workbench_.issues().add(Severity::Error, error, Issues::Part::Runs);
        const Formatter& write = Formatter::current();
        indexing_ = false;
        notice_->say(Severity::Error, tr("%1. %2").arg(write.what(error), write.remedy(error)));
    });
}

void RunsPage::showFirstStart() {
    firstWanted_ = true;
    showContent();
}

void RunsPage::import() {
    //: title of a folder dialog
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Import runs: choose a folder of run folders"));
    if (!folder.isEmpty()) workbench_.catalogue().importRuns(folder.toStdString());
}

void RunsPage::imported(const ImportReport& report) {
    const Formatter& write = Formatter::current();
    QStringList said;
    if (!report.copied.empty()) said += tr("%n run(s) copied.", "", static_cast<int>(report.copied.size()));
    if (!report.known.empty()) said += tr("%n run(s) already here.", "", static_cast<int>(report.known.size()));
    if (!report.refused.empty()) {
        const Error& first = report.refused.front();
        //: %1: why the first one failed, %2: what to do
        said += tr("%n run(s) could not be copied. %1. %2", "", static_cast<int>(report.refused.size()))
                    .arg(write.what(first), write.remedy(first));
    }
    indexing_ = false;
    notice_->say(report.refused.empty() ? Severity::Info : Severity::Warning, said.join(QLatin1Char(' ')), {},
                 report.refused.empty() ? kNoticeMilliseconds : 0);
}

}  // namespace epochal::ui
