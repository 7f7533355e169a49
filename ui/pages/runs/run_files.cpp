#include "ui/pages/runs/run_files.h"

#include <algorithm>

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/base/layout.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/tables/table_setup.h"

namespace epochal::ui {

std::vector<RunFiles::File> RunFiles::in(const Path& folder) {
    std::vector<File> files;
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        std::error_code unknown;
        if (!at->is_regular_file(unknown)) continue;
        const std::uintmax_t bytes = at->file_size(unknown);
        files.push_back({at->path().lexically_relative(folder).string(), unknown ? 0 : bytes});
    }
    std::ranges::sort(files, {}, &File::name);
    return files;
}

RunFiles::RunFiles(QWidget* parent)
    : QWidget(parent),
      table_(new QTableWidget(0, 2, this)),
      open_(new QPushButton(this)),
      weights_(new QPushButton(this)) {
    table_->setObjectName(QStringLiteral("runFiles"));
    setUpTable(*table_);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTextElideMode(Qt::ElideMiddle);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    open_->setObjectName(QStringLiteral("runFolder"));
    weights_->setObjectName(QStringLiteral("runWeights"));
    weights_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 10);
    column->setSpacing(8);
    column->addWidget(table_, 1);
    auto* below = new FlowLayout(nullptr, 8);
    below->setContentsMargins(12, 0, 12, 0);
    for (QPushButton* button : {open_, weights_}) below->addWidget(button);
    column->addLayout(below);
    connect(open_, &QPushButton::clicked, this, &RunFiles::folderRequested);
    connect(weights_, &QPushButton::clicked, this, &RunFiles::weightsRequested);
    connect(table_, &QTableWidget::cellActivated, this, [this](int row, int) {
        const Path file = folder_ / table_->item(row, 0)->text().toStdString();
        Q_EMIT fileRequested(QString::fromStdString(file.string()));
    });
    retranslate();
}

void RunFiles::show(const Path& folder, const std::vector<File>& files) {
    if (folder == folder_ && files == files_) return;
    folder_ = folder;
    files_ = files;
    const std::string best = (Path(layout::kCheckpointsFolder) / layout::kBestCheckpoint).string();
    weights_->setVisible(std::ranges::find(files_, best, &File::name) != files_.end());
    fill();
}

void RunFiles::fill() {
    const Formatter& format = Formatter::current();
    table_->setRowCount(static_cast<int>(files_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const File& file = files_[static_cast<std::size_t>(row)];
        auto* name = new QTableWidgetItem(QString::fromStdString(file.name));
        name->setToolTip(name->text());
        auto* size = new QTableWidgetItem(format.bytes(static_cast<qint64>(file.bytes)));
        size->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(row, 0, name);
        table_->setItem(row, 1, size);
    }
}

void RunFiles::retranslate() {
    //: noun, heading
    table_->setAccessibleName(tr("Files"));
    //: column: of a file
    const QString size = tr("Size");
    //: noun, head of a column: of a file
    table_->setHorizontalHeaderLabels({tr("Name"), size});
    open_->setText(tr("Open folder"));
    weights_->setText(tr("Export weights…"));
    weights_->setToolTip(tr("Save the weights of the best epoch as a safetensors file"));
    fill();
}

void RunFiles::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
