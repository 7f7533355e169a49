#include "ui/shell/issues_dock.h"

#include <algorithm>

#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QUrl>

#include "core/base/csv.h"
#include "core/base/utf8.h"
#include "ui/bridge/issues.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/tables/words_delegate.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// The folder of a file or folder that the error names, "/data/labels.idx:12"; empty if there is none.
QString folderOf(const Error& error) {
    const QString where = QString::fromStdString(error.where);
    for (const QString& name : {where, where.section(QLatin1Char(':'), 0, -2)}) {
        const QFileInfo file(name);
        if (file.isAbsolute() && file.exists()) return file.isDir() ? file.absoluteFilePath() : file.absolutePath();
    }
    return {};
}

/// The id of the run that the issue is about; empty if it names none.
QString runOf(const Issues::Issue& issue) {
    static const QRegularExpression id(QStringLiteral("\\b\\d{8}-\\d{6}-[0-9a-f]{8}\\b"));
    const QString inSource = id.match(Issues::nameOf(issue.source)).captured();
    return inSource.isEmpty() ? id.match(QString::fromStdString(issue.error.where)).captured() : inSource;
}

}  // namespace

IssuesDock::IssuesDock(Issues& issues, QWidget* parent)
    : QDockWidget(parent),
      issues_(issues),
      table_(new QTableView(this)),
      folder_(new QPushButton(this)),
      run_(new QPushButton(this)),
      remove_(new QPushButton(this)),
      copy_(new QPushButton(this)),
      clear_(new QPushButton(this)) {
    setObjectName(QStringLiteral("issuesDock"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::RightDockWidgetArea);
    table_->setObjectName(QStringLiteral("issuesTable"));
    table_->setModel(&issues_);
    setUpTable(*table_);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->setWordWrap(true);
    table_->setMinimumHeight(2 * Theme::kRow + 8);  // header and one row: the page keeps its height on a low screen
    for (const int column : {Issues::What, Issues::Remedy})
        table_->setItemDelegateForColumn(column, new WordsDelegate(table_));
    setNameColumns(*table_, {Issues::Source});
    QHeaderView* head = table_->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::Stretch);
    head->setSectionResizeMode(Issues::Time, QHeaderView::ResizeToContents);
    head->setSectionResizeMode(Issues::Source, QHeaderView::ResizeToContents);
    connect(head, &QHeaderView::sectionResized, table_, &QTableView::resizeRowsToContents);
    auto* body = new QWidget(this);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(8);
    folder_->setObjectName(QStringLiteral("issueFolder"));
    run_->setObjectName(QStringLiteral("issueRun"));
    copy_->setObjectName(QStringLiteral("issueCopy"));
    for (QPushButton* button : {run_, folder_}) {
        button->setProperty("compact", true);
        row->addWidget(button);
    }
    row->addStretch(1);
    for (QPushButton* button : {copy_, remove_, clear_}) {
        button->setProperty("compact", true);
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(table_, 1);
    column->addLayout(row);
    setWidget(body);
    connect(remove_, &QPushButton::clicked, this, [this] {
        QModelIndexList rows = table_->selectionModel()->selectedRows();
        std::sort(rows.begin(), rows.end(), [](const QModelIndex& a, const QModelIndex& b) { return b < a; });
        for (const QModelIndex& index : rows) issues_.remove(index.row());
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &IssuesDock::offer);
    connect(&issues_, &QAbstractItemModel::rowsRemoved, this, &IssuesDock::offer);
    connect(&issues_, &QAbstractItemModel::modelReset, this, &IssuesDock::offer);
    connect(folder_, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(path_)); });
    connect(run_, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(id_); });
    connect(copy_, &QPushButton::clicked, this, &IssuesDock::copy);
    connect(clear_, &QPushButton::clicked, this, [this] { issues_.clear(); });
    retranslate();
    offer();
}

void IssuesDock::offer() {
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    const bool one = rows.size() == 1;
    path_ = one ? folderOf(issues_.all()[static_cast<std::size_t>(rows.front().row())].error) : QString();
    id_ = one ? runOf(issues_.all()[static_cast<std::size_t>(rows.front().row())]) : QString();
    folder_->setVisible(!path_.isEmpty());
    run_->setVisible(!id_.isEmpty());
}

void IssuesDock::copy() {
    QModelIndexList rows = table_->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    CsvWriter table = CsvWriter::forClipboard();
    for (const QModelIndex& index : rows) {
        for (int column = 0; column < Issues::ColumnCount; ++column)
            table.text(searchableText(index.siblingAtColumn(column).data().toString().toStdString()));
        table.end();
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(std::move(table).take()));
}

void IssuesDock::retranslate() {
    //: noun, title of a panel: errors and warnings
    setWindowTitle(tr("Issues"));
    table_->setAccessibleName(tr("Issues"));
    //: verb, button
    folder_->setText(tr("Open folder"));
    //: verb, button
    run_->setText(tr("Show run"));
    //: verb, button
    remove_->setText(tr("Remove"));
    //: verb, button
    copy_->setText(tr("Copy"));
    //: verb, button: empties the list
    clear_->setText(tr("Clear"));
    issues_.retranslate();
}

void IssuesDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDockWidget::changeEvent(event);
}

}  // namespace epochal::ui
