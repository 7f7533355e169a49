#include "ui/pages/configure/data_preview.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/class_histogram.h"
#include "ui/pages/configure/decoding_speed.h"
#include "ui/pages/configure/faulty_list.h"
#include "ui/pages/configure/folder_scan.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/table_columns_model.h"
#include "ui/pages/configure/table_scan.h"
#include "ui/pages/configure/thumbnail_model.h"
#include "ui/pages/configure/value_histogram.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/pages/parts/rule.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/parts/thumbnail_delegate.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kSlowMilliseconds = 150;
constexpr int kNarrowestSample = 62;                                  ///< px, of a cell
constexpr int kMostColumns = 14;                                      ///< of a table, that are listed without scrolling
constexpr int kLeastName = 60, kLeastFirst = 90, kLeastValues = 130;  ///< px
constexpr std::array kSampleColumns = {12, 8, 6, 4, 3};               ///< that divide the samples into full rows

QLabel* secondary(QWidget* parent, const QString& name) {
    auto* made = new QLabel(parent);
    made->setObjectName(name);
    made->setProperty("secondary", true);
    made->setFont(Theme::instance().font(Type::Secondary));
    return made;
}

}  // namespace

DataPreview::DataPreview(Workbench& workbench, SpecDocument& document, QWidget* parent)
    : Panel(parent),
      document_(document),
      scan_(new FolderScan(workbench.background(), this)),
      tableScan_(new TableScan(workbench.background(), this)),
      columnsModel_(new TableColumnsModel(this)),
      model_(new ThumbnailModel(workbench.background(), workbench.worker(), this)),
      subtitle_(secondary(this, QStringLiteral("previewSubtitle"))),
      seen_(new Segments(this)),
      other_(new QPushButton(this)),
      waiting_(new QWidget(this)),
      progress_(new QProgressBar(this)),
      progressText_(secondary(this, QStringLiteral("previewProgressText"))),
      nothing_(secondary(this, QStringLiteral("previewNothing"))),
      notes_(secondary(this, QStringLiteral("previewNotes"))),
      slow_(new QTimer(this)),
      limits_{Limit{"data.train_images"}, Limit{"data.validation_images"}},
      list_(new QListView(this)),
      columns_(new QTableView(this)),
      distribution_(new QWidget(this)),
      distributionTitle_(new QLabel(distribution_)),
      distributionBars_(new ValueHistogram(distribution_)),
      histogram_(new ClassHistogram(this)),
      faulty_(new FaultyList(this)),
      speed_(new DecodingSpeed(workbench, document, this)) {
    setObjectName(QStringLiteral("dataPreview"));
    head()->insertSpacing(1, 8);
    head()->insertWidget(2, subtitle_);
    head()->addWidget(seen_);
    head()->addWidget(other_);
    seen_->setObjectName(QStringLiteral("samplesSeen"));
    other_->setObjectName(QStringLiteral("otherSamples"));
    other_->setProperty("compact", true);
    progress_->setObjectName(QStringLiteral("previewProgress"));
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);
    auto* wait = new QVBoxLayout(waiting_);
    wait->setContentsMargins(12, 8, 12, 8);
    wait->setSpacing(4);
    wait->addWidget(progress_);
    wait->addWidget(progressText_);
    waiting_->hide();
    for (QLabel* label : {nothing_, notes_}) {
        label->setWordWrap(true);
        label->setContentsMargins(12, 6, 12, 8);
    }
    body()->setContentsMargins(1, 0, 1, 1);
    body()->setSpacing(0);
    body()->addWidget(buildTiles());
    body()->addWidget(rule(Qt::Horizontal, this));
    body()->addWidget(waiting_);
    body()->addWidget(nothing_);
    body()->addWidget(buildLimits());
    samples_ = buildSamples();
    sizes_ = buildHistogram();
    body()->addWidget(samples_);
    body()->addWidget(sizes_);
    body()->addWidget(buildDistribution());
    body()->addWidget(buildColumns());
    body()->addWidget(faulty_);
    body()->addWidget(notes_);

    slow_->setInterval(kSlowMilliseconds);
    connect(slow_, &QTimer::timeout, this, &DataPreview::showProgress);
    connect(scan_, &FolderScan::changed, this, &DataPreview::refresh);
    connect(tableScan_, &TableScan::changed, this, &DataPreview::refresh);
    connect(&document_, &SpecDocument::changed, this, &DataPreview::look);
    connect(&Theme::instance(), &Theme::changed, this, &DataPreview::retranslate);
    connect(other_, &QPushButton::clicked, this, [this] { showSamples(from_ + kSamples); });
    connect(seen_, &Segments::chosen, this, &DataPreview::look);
    connect(model_, &ThumbnailModel::troubled, this, &DataPreview::refresh);
    retranslate();
}

QWidget* DataPreview::buildTiles() {
    auto* tiles = new QWidget(this);
    auto* row = new QHBoxLayout(tiles);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < Tiles; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (i > 0) row->addWidget(rule(Qt::Vertical, tiles));
        values_[at] = new QLabel(tiles);
        values_[at]->setObjectName(QStringLiteral("previewTile%1").arg(i));
        values_[at]->setFont(Theme::instance().font(Type::Title));
        captions_[at] = secondary(tiles, QStringLiteral("previewCaption%1").arg(i));
        auto* cell = new QVBoxLayout;
        cell->setContentsMargins(i == 0 ? 12 : 10, 6, 8, 7);
        cell->setSpacing(0);
        cell->addWidget(values_[at]);
        cell->addWidget(captions_[at]);
        row->addLayout(cell, 1);
    }
    return tiles;
}

QWidget* DataPreview::buildLimits() {
    limitsBox_ = new QFrame(this);
    limitsBox_->setProperty("banner", QStringLiteral("warn"));
    limitsBox_->setProperty("flush", true);
    auto* column = new QVBoxLayout(limitsBox_);
    column->setContentsMargins(12, 5, 10, 5);
    column->setSpacing(2);
    for (Limit& limit : limits_) {
        const QString name = QString::fromLatin1(limit.field);
        limit.line = new QWidget(limitsBox_);
        limit.icon = new QLabel(limit.line);
        limit.text = new QLabel(limit.line);
        limit.text->setObjectName(QStringLiteral("limit-") + name);
        limit.text->setWordWrap(true);
        limit.remove = new QPushButton(limit.line);
        limit.remove->setObjectName(QStringLiteral("removeLimit-") + name);
        limit.remove->setProperty("link", true);
        auto* row = new QHBoxLayout(limit.line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        row->addWidget(limit.icon);
        row->addWidget(limit.text, 1);
        row->addWidget(limit.remove);
        column->addWidget(limit.line);
        connect(limit.remove, &QPushButton::clicked, this,
                [this, field = findField(limit.field)] { document_.set(*field, 0); });
    }
    return limitsBox_;
}

QWidget* DataPreview::buildSamples() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(8, 6, 8, 2);
    column->addWidget(list_);
    list_->setObjectName(QStringLiteral("previewSamples"));
    list_->setModel(model_);
    list_->setItemDelegate(new ThumbnailDelegate(list_));
    list_->setViewMode(QListView::IconMode);
    list_->setMovement(QListView::Static);
    list_->setResizeMode(QListView::Adjust);
    list_->setUniformItemSizes(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    // All samples are visible: the form scrolls, not the list.
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumWidth(kSampleColumns.back() * kNarrowestSample);
    list_->viewport()->installEventFilter(this);
    connect(list_, &QListView::activated, this, [](const QModelIndex& sample) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(sample.data(ThumbnailModel::FileRole).toString()));
    });
    return box;
}

QWidget* DataPreview::buildHistogram() {
    auto* box = new QWidget(this);
    histogramTitle_ = new QLabel(box);
    histogramTitle_->setObjectName(QStringLiteral("histogramTitle"));
    histogramTitle_->setWordWrap(true);
    auto* title = new QHBoxLayout;
    title->setSpacing(6);
    title->addWidget(histogramTitle_, 1);
    for (std::size_t i = 0; i < legend_.size(); ++i) {
        marks_[i] = new QFrame(box);
        marks_[i]->setFixedSize(10, 10);
        legend_[i] = secondary(box, QStringLiteral("histogramLegend%1").arg(i));
        title->addSpacing(4);
        title->addWidget(marks_[i]);
        title->addWidget(legend_[i]);
    }
    largest_ = secondary(box, QStringLiteral("histogramLargest"));
    mean_ = secondary(box, QStringLiteral("histogramMean"));
    smallest_ = secondary(box, QStringLiteral("histogramSmallest"));
    auto* ends = new QHBoxLayout;
    ends->addWidget(largest_);
    ends->addStretch(1);
    ends->addWidget(mean_);
    ends->addStretch(1);
    ends->addWidget(smallest_);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(12, 4, 12, 8);
    column->setSpacing(2);
    column->addLayout(title);
    column->addWidget(histogram_);
    column->addLayout(ends);
    column->addWidget(speed_);
    return box;
}

QWidget* DataPreview::buildDistribution() {
    distributionTitle_->setObjectName(QStringLiteral("distributionTitleUser"));
    distributionTitle_->setWordWrap(true);
    auto* column = new QVBoxLayout(distribution_);
    column->setContentsMargins(12, 4, 12, 8);
    column->setSpacing(2);
    column->addWidget(distributionTitle_);
    column->addWidget(distributionBars_);
    return distribution_;
}

QWidget* DataPreview::buildColumns() {
    columns_->setObjectName(QStringLiteral("previewColumns"));
    columns_->setModel(columnsModel_);
    setUpTable(*columns_);
    columns_->horizontalHeader()->setFixedHeight(Theme::kRow);
    columns_->setTextElideMode(Qt::ElideRight);  // lists of values, not names
    columns_->setSelectionMode(QAbstractItemView::NoSelection);
    columns_->setFrameShape(QFrame::NoFrame);
    columns_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    leaveWheelToPage(columns_);
    new ColumnFitter(*columns_, {TableColumnsModel::Values,
                                 {{TableColumnsModel::First, kLeastFirst},
                                  {TableColumnsModel::Values, kLeastValues},
                                  {TableColumnsModel::Name, kLeastName}},
                                 {TableColumnsModel::First, TableColumnsModel::Missing}});
    return columns_;
}

bool DataPreview::isOfTable() const {
    return isTable(document_.spec());
}

bool DataPreview::isWanted() const {
    const RunSpec::Data& asked = document_.spec().data;
    return isOfTable() ? !asked.file.empty() : asked.source == "image-folder" && !asked.path.empty();
}

const std::optional<Error>& DataPreview::error() const {
    return isOfTable() ? tableScan_->error() : scan_->error();
}

QStringList DataPreview::columns() const {
    return isOfTable() ? tableScan_->columns() : QStringList();
}

QString DataPreview::note(std::string_view field) const {
    if (isOfTable()) {
        const auto& table = tableScan_->table();
        if (field != "data.file" || !isWanted() || !table || tableScan_->error()) return {};
        //: %1 = a number of rows, such as "300 rows"
        return tr("%1, %n column(s)", "", static_cast<int>(table->columns.size()))
            .arg(tr("%n row(s)", "", static_cast<int>(table->rows)));
    }
    if (field != "data.path" || !isWanted() || !shown_) return {};
    //: %1 = a number of images, such as "300 images"
    return tr("%1 in %n class(es)", "", static_cast<int>(shown_->counts.size()))
        .arg(tr("%n image(s)", "", static_cast<int>(shown_->images())));
}

void DataPreview::setActive(bool active) {
    active_ = active;
    if (active) {
        look();
        scan_->lookAgain();
        tableScan_->lookAgain();
        if (!model_->isComplete()) showSamples(from_);
    } else {
        scan_->stop();
        tableScan_->stop();
        model_->stop();
        speed_->stop();
        slow_->stop();
        waiting_->hide();
    }
}

void DataPreview::look() {
    if (active_) {
        scan_->look(document_.spec().data);
        tableScan_->look(document_.spec().data);
        model_->setTrainedBy(seen_->current() == 1 ? std::optional(document_.spec()) : std::nullopt);
    }
    writeLimits();
}

void DataPreview::setNeed(const std::optional<double>& perSecond, const QString& offer) {
    speed_->setNeed(perSecond, offer);
}

void DataPreview::waitFor(bool busy) {
    if (!busy) {
        slow_->stop();
        waiting_->hide();
    } else if (!slow_->isActive()) {
        slow_->start();
    }
}

void DataPreview::fitColumns() {
    const int lines = std::min(columnsModel_->rowCount(), kMostColumns);
    columns_->setFixedHeight((1 + lines) * Theme::kRow + 2);
}

void DataPreview::showTable() {
    waitFor(tableScan_->state() == TableScan::State::Reading);
    const auto& table = tableScan_->table();
    columnsModel_->setTable(table);
    distributionBars_->setTable(table);
    if (table)
        //: %1: the column of a table that is predicted
        distributionTitle_->setText(tr("Rows by \"%1\"").arg(QString::fromStdString(table->targetColumn().name)));
    distributionBars_->setAccessibleName(distributionTitle_->text());
    distribution_->setVisible(distributionBars_->bars() > 1);
    fitColumns();
    nothing_->setVisible(tableScan_->state() == TableScan::State::Wrong);
    columns_->setVisible(table != nullptr);
    for (QWidget* part : {samples_, sizes_, static_cast<QWidget*>(faulty_), static_cast<QWidget*>(other_),
                          static_cast<QWidget*>(subtitle_), static_cast<QWidget*>(seen_)})
        part->hide();
}

void DataPreview::refresh() {
    writeCaptions();
    if (isOfTable()) {
        showTable();
        writeTiles();
        writeLimits();
        writeNotes();
        Q_EMIT found();
        return;
    }
    columns_->hide();
    distribution_->hide();
    subtitle_->show();
    waitFor(scan_->state() == FolderScan::State::Listing ||
            (scan_->state() == FolderScan::State::Listed && !scan_->headers()));
    if (shown_ != scan_->contents()) {
        shown_ = scan_->contents();
        showSamples(0);
        histogram_->setContents(shown_);
    }
    nothing_->setVisible(scan_->state() == FolderScan::State::Wrong);
    for (QWidget* part : {samples_, sizes_}) part->setVisible(shown_ != nullptr);
    seen_->setVisible(shown_ != nullptr);
    other_->setVisible(shown_ && shown_->files.training.size() > kSamples);
    writeTiles();
    writeSizes();
    writeLimits();
    writeFaulty();
    writeNotes();
    Q_EMIT found();
}

void DataPreview::writeTiles() {
    const Formatter& write = Formatter::current();
    std::array<std::optional<std::int64_t>, Tiles> counts;
    bool faulty = false;
    if (const auto& table = tableScan_->table(); isOfTable()) {
        if (table) {
            counts[Training] = table->training;
            counts[Validation] = table->validation;
            counts[Classes] = std::ranges::count(table->columns, ColumnUse::Input, &TableColumn::use);
            counts[Unusable] = table->withoutTarget;
        }
    } else if (shown_) {
        counts[Training] = std::ssize(shown_->files.training);
        counts[Validation] = std::ssize(shown_->files.validation);
        counts[Classes] = std::ssize(shown_->counts);
        if (const auto& headers = scan_->headers()) {
            counts[Unusable] = shown_->files.others + std::ssize(headers->faulty);
            faulty = !headers->faulty.empty() && headers->checked < shown_->images();
        }
    }
    for (std::size_t i = 0; i < Tiles; ++i)
        values_[i]->setText(write.orDash(counts[i], [&](std::int64_t count) { return write.integer(count); }));
    if (faulty) values_[Unusable]->setText(QStringLiteral("≥ ") + values_[Unusable]->text());
    for (std::size_t i = 0; i < Tiles; ++i)
        values_[i]->setAccessibleName(QStringLiteral("%1: %2").arg(captions_[i]->text(), values_[i]->text()));
}

void DataPreview::writeSizes() {
    if (!shown_) return;
    const Formatter& write = Formatter::current();
    const double mean = static_cast<double>(shown_->images()) / static_cast<double>(shown_->counts.size());
    //: number of images in the largest class
    largest_->setText(tr("largest %1").arg(write.integer(histogram_->largest())));
    //: mean number of images in a class
    mean_->setText(tr("mean %1").arg(write.number(mean, 1)));
    //: number of images in the smallest class
    smallest_->setText(tr("smallest %1").arg(write.integer(histogram_->smallest())));
}

void DataPreview::writeLimits() {
    if (isOfTable()) return limitsBox_->hide();
    const RunSpec::Data& asked = document_.spec().data;
    const std::array limits{asked.trainImages, asked.validationImages};
    const std::array all{shown_ ? shown_->files.training.size() : 0, shown_ ? shown_->files.validation.size() : 0};
    const Formatter& write = Formatter::current();
    bool any = false;
    for (std::size_t i = 0; i < limits_.size(); ++i) {
        const int count = static_cast<int>(all[i]);
        const bool cuts = limits[i] > 0 && limits[i] < all[i] && !document_.axis(*findField(limits_[i].field));
        limits_[i].icon->setPixmap(Theme::instance().icon(QStringLiteral("warning"), Role::Warn).pixmap(16));
        limits_[i].text->setText((i == 0 ? tr("%1 of %n training image(s) are used", "", count)
                                         : tr("%1 of %n validation image(s) are used", "", count))
                                     .arg(write.integer(limits[i])));
        //: verb, link: uses all images of the data set
        limits_[i].remove->setText(tr("Use all"));
        limits_[i].remove->setAccessibleName(i == 0 ? tr("Use all training images") : tr("Use all validation images"));
        limits_[i].line->setVisible(cuts);
        any = any || cuts;
    }
    limitsBox_->setVisible(any);
}

void DataPreview::writeFaulty() {
    const auto& headers = scan_->headers();
    if (!shown_ || !headers) return faulty_->setFiles({}, {}, 0, true);
    std::vector<FaultyFile> named = headers->faulty;
    for (const std::string& path : shown_->files.otherFiles) named.push_back({path, {}});
    const std::int64_t count = shown_->files.others + std::ssize(headers->faulty);
    const bool known = headers->faulty.empty() || headers->checked == shown_->images();
    if (named.size() > FaultyList::kNamed) named.resize(FaultyList::kNamed);
    faulty_->setFiles(shown_->root, std::move(named), count, known);
}

void DataPreview::writeNotes() {
    const Formatter& write = Formatter::current();
    QStringList said;
    if (isOfTable()) {
        if (const auto& table = tableScan_->table()) {
            const QString target = QString::fromStdString(table->targetColumn().name);
            if (table->withoutTarget > 0)
                //: rows of a table; %1: the column to predict
                said += tr("%n row(s) have no value of \"%1\" and are left out.", "",
                           static_cast<int>(table->withoutTarget))
                            .arg(target);
            if (table->training + table->validation < table->rows)
                said += tr("The limits of training and validation samples leave %1 of %n row(s).", "",
                           static_cast<int>(table->rows))
                            .arg(write.integer(table->training + table->validation));
            said += tr("%1 of the rows are set aside for validation, at random by the seed.")
                        .arg(write.percent(document_.spec().data.validationShare, Share::kAsNeeded));
        }
        notes_->setText(said.join(QLatin1Char(' ')));
        notes_->setVisible(!said.isEmpty());
        return;
    }
    if (!model_->trouble().isEmpty()) said += model_->trouble() + QLatin1Char('.');
    if (shown_ && shown_->files.isSplitByName) {
        const double share =
            static_cast<double>(shown_->files.validation.size()) / static_cast<double>(shown_->images());
        said += tr("There is no validation folder: %1 of the images are set aside for it, by file name.")
                    .arg(write.percent(share, 1));
    }
    if (shown_ && scan_->headers() && scan_->headers()->checked < shown_->images())
        said += tr("The headers of %1 of %n file(s) have been checked.", "", static_cast<int>(shown_->images()))
                    .arg(write.integer(scan_->headers()->checked));
    notes_->setText(said.join(QLatin1Char(' ')));
    notes_->setVisible(!said.isEmpty());
}

void DataPreview::showSamples(std::size_t from) {
    const std::size_t all = shown_ ? static_cast<std::size_t>(shown_->files.training.size()) : 0;
    from_ = from < all ? from : 0;
    model_->setImages(shown_, shown_ ? spreadImages(*shown_, from_, kSamples) : std::vector<std::size_t>());
    writeSubtitle();
    other_->setVisible(all > kSamples);
    fitSamples();
}

void DataPreview::writeSubtitle() {
    const Formatter& write = Formatter::current();
    //: numbers of images: those shown, all
    subtitle_->setText(
        shown_ ? tr("%1 of %2").arg(write.integer(model_->rowCount()), write.integer(shown_->files.training.size()))
               : QString());
}

void DataPreview::fitSamples() {
    const int width = list_->viewport()->width() - 1;  // a row that fills it exactly would lose its last cell (Qt 6.4)
    int columns = kSampleColumns.back();
    for (const int wanted : kSampleColumns)
        if (width / wanted >= kNarrowestSample) {
            columns = wanted;
            break;
        }
    const QSize cell(width / columns, ThumbnailDelegate::heightFor(width / columns));
    if (cell != list_->gridSize()) list_->setGridSize(cell);
    list_->setFixedHeight((model_->rowCount() + columns - 1) / columns * cell.height());
}

bool DataPreview::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_->viewport() && event->type() == QEvent::Resize) fitSamples();
    return Panel::eventFilter(watched, event);
}

void DataPreview::showProgress() {
    const auto seen = static_cast<int>(scan_->seen());
    if (isOfTable())
        progressText_->setText(tr("Reading the table…"));
    else if (scan_->state() != FolderScan::State::Listing)
        progressText_->setText(tr("Checking files…"));
    else
        progressText_->setText(seen > 0 ? tr("Listing: %n file(s) so far", "", seen) : tr("Listing…"));
    waiting_->show();
}

void DataPreview::writeCaptions() {
    const bool rows = isOfTable();
    captions_[Training]->setText(tr("training", "images"));
    captions_[Validation]->setText(tr("validation", "images"));
    //: a number of columns of a table that a network sees
    captions_[Classes]->setText(rows ? tr("columns used") : tr("classes"));
    //: a number of rows of a table
    captions_[Unusable]->setText(rows ? tr("left out", "rows") : tr("unusable", "files"));
    nothing_->setText(rows ? tr("There is no preview until the table's error is fixed.")
                           : tr("There is no preview until the folder's error is fixed."));
    progress_->setAccessibleName(rows ? tr("Reading the table") : tr("Reading the folder"));
}

void DataPreview::retranslate() {
    const Theme& theme = Theme::instance();
    //: title of a panel
    setTitle(tr("Data preview"));
    //: button: shows other images; %1 = how many
    other_->setText(tr("Other %1").arg(Formatter::current().integer(kSamples)));
    other_->setToolTip(tr("Show other images"));
    //: adverb, choice: images as they are in the file
    seen_->setTexts({tr("As stored"), tr("As trained")});
    //: label of a choice: as stored or as trained
    seen_->setName(tr("Images shown"));
    list_->setAccessibleName(tr("Sample images"));
    histogram_->setAccessibleName(tr("Images per class, largest first"));
    histogram_->update();
    histogramTitle_->setText(tr("Images per class, largest first"));
    legend_[0]->setText(tr("training", "images"));
    legend_[1]->setText(tr("validation", "images"));
    for (std::size_t i = 0; i < marks_.size(); ++i)
        marks_[i]->setStyleSheet(
            QStringLiteral("background: %1").arg(theme.colour(i == 0 ? Role::BarToCome : Role::Bar).name()));
    columns_->setAccessibleName(tr("Columns of the table"));
    columnsModel_->retranslate();
    faulty_->retranslate();
    writeSubtitle();
    refresh();
}

void DataPreview::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Panel::changeEvent(event);
}

}  // namespace epochal::ui
