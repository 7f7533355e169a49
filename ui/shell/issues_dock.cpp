#include "ui/shell/issues_dock.h"

#include <algorithm>

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include "core/base/csv.h"
#include "ui/bridge/issues.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/tables/words_delegate.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

IssuesDock::IssuesDock(Issues& issues, QWidget* parent)
    : QDockWidget(parent),
      issues_(issues),
      table_(new QTableView(this)),
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
    connect(copy_, &QPushButton::clicked, this, &IssuesDock::copy);
    connect(clear_, &QPushButton::clicked, this, [this] { issues_.clear(); });
    retranslate();
}

void IssuesDock::copy() {
    QModelIndexList rows = table_->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    CsvWriter table = CsvWriter::forClipboard();
    for (const QModelIndex& index : rows) {
        for (int column = 0; column < Issues::ColumnCount; ++column)
            table.text(index.siblingAtColumn(column).data().toString().toStdString());
        table.end();
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(std::move(table).take()));
}

void IssuesDock::retranslate() {
    setWindowTitle(tr("Issues"));
    table_->setAccessibleName(tr("Issues"));
    remove_->setText(tr("Remove"));
    copy_->setText(tr("Copy"));
    clear_->setText(tr("Clear"));
    issues_.retranslate();
}

void IssuesDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDockWidget::changeEvent(event);
}

}  // namespace epochal::ui
