#include "ui/dialogs/import_prices_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <atomic>

#include "core/base/files.h"
#include "ui/bridge/background.h"
#include "ui/dialogs/import_rows_model.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/segments.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kWidestText = 340;
}

/// One pass over the file, with separate flags, so that a newer pass need not wait for it.
struct ImportPricesDialog::Reading {
    std::atomic<bool> stop{false};
    std::atomic<double> fraction{0};
    std::shared_ptr<const std::string> bytes;
    Result<PriceImport> import = PriceImport{};
};

ImportPricesDialog::ImportPricesDialog(Background& background, const QString& path,
                                       std::shared_ptr<const PriceBook> book, QWidget* parent)
    : QDialog(parent),
      background_(background),
      path_(path),
      book_(std::move(book)),
      model_(new ImportRowsModel(this)),
      file_(new QLabel(this)),
      providerLabel_(new QLabel(this)),
      dayLabel_(new QLabel(this)),
      sourceLabel_(new QLabel(this)),
      failed_(new QLabel(this)),
      provider_(new QLineEdit(this)),
      day_(new QLineEdit(this)),
      source_(new QLineEdit(this)),
      search_(new SearchLine(this)),
      comma_(new QCheckBox(this)),
      flaggedToo_(new QCheckBox(this)),
      acceleratorsOnly_(new QCheckBox(this)),
      verdicts_(new Segments(this)),
      stack_(new QStackedWidget(this)),
      table_(new QTableView(this)),
      progress_(new QProgressBar(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      take_(buttons_->addButton(QString(), QDialogButtonBox::AcceptRole)),
      pause_(new QTimer(this)),
      watch_(new QTimer(this)) {
    const ImportOptions known = optionsFor(path.toStdString());
    provider_->setText(QString::fromStdString(known.provider));
    day_->setText(QString::fromStdString(known.date));
    source_->setText(QString::fromStdString(known.source));
    buildLayout();
    pause_->setSingleShot(true);
    pause_->setInterval(250);
    watch_->setInterval(60);
    connect(pause_, &QTimer::timeout, this, &ImportPricesDialog::startReading);
    connect(watch_, &QTimer::timeout, this, [this] {
        if (reading_) progress_->setValue(static_cast<int>(100 * reading_->fraction.load()));
    });
    for (QLineEdit* line : {provider_, day_, source_})
        connect(line, &QLineEdit::textEdited, pause_, qOverload<>(&QTimer::start));
    connect(comma_, &QCheckBox::toggled, this, &ImportPricesDialog::startReading);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        model_->setText(text);
        refresh();
    });
    connect(acceleratorsOnly_, &QCheckBox::toggled, this, [this](bool only) {
        model_->setAcceleratorsOnly(only);
        refresh();
    });
    connect(flaggedToo_, &QCheckBox::toggled, this, [this](bool flagged) {
        model_->setFlaggedToo(flagged);
        refresh();
    });
    connect(verdicts_, &Segments::chosen, this, [this](int chosen) {
        constexpr RowVerdict kVerdicts[] = {RowVerdict::Good, RowVerdict::Flagged, RowVerdict::Refused};
        model_->setVerdict(chosen > 0 ? std::optional(kVerdicts[chosen - 1]) : std::nullopt);
        refresh();
    });
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons_, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT taken(model_->taken());
        accept();
    });
    retranslate();
    startReading();
}

ImportPricesDialog::~ImportPricesDialog() {
    if (reading_) reading_->stop = true;
}

void ImportPricesDialog::buildLayout() {
    setObjectName(QStringLiteral("importPricesDialog"));
    file_->setFont(Theme::instance().font(Type::Heading));
    file_->setWordWrap(true);
    const std::pair<QWidget*, const char*> names[] = {{provider_, "importProvider"},
                                                      {day_, "importDay"},
                                                      {source_, "importSource"},
                                                      {comma_, "importComma"},
                                                      {search_, "importSearch"},
                                                      {flaggedToo_, "importFlagged"},
                                                      {table_, "importTable"},
                                                      {take_, "importTake"},
                                                      {failed_, "importFailed"},
                                                      {verdicts_, "importVerdicts"},
                                                      {acceleratorsOnly_, "importAccelerators"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    failed_->setWordWrap(true);
    failed_->setProperty("role", QStringLiteral("error"));
    failed_->setAlignment(Qt::AlignCenter);
    failed_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    table_->setModel(model_);
    setUpTable(*table_);
    table_->horizontalHeader()->setStretchLastSection(true);
    take_->setProperty("primary", true);
    comma_->hide();
    acceleratorsOnly_->setChecked(true);
    model_->setAcceleratorsOnly(true);
    stack_->addWidget(table_);
    stack_->addWidget(failed_);
    auto* options = new QGridLayout;
    options->setHorizontalSpacing(8);
    const std::pair<QLabel*, QLineEdit*> fields[] = {
        {providerLabel_, provider_}, {dayLabel_, day_}, {sourceLabel_, source_}};
    int column = 0;
    for (const auto& [label, field] : fields) {
        label->setBuddy(field);
        options->addWidget(label, 0, column);
        options->addWidget(field, 1, column++);
    }
    options->setColumnStretch(2, 1);
    auto* look = new QHBoxLayout;
    look->setSpacing(8);
    look->addWidget(verdicts_);
    look->addWidget(search_, 1);
    look->addWidget(acceleratorsOnly_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(flaggedToo_);
    foot->addWidget(progress_, 1);
    foot->addStretch(1);
    foot->addWidget(buttons_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(10);
    all->addWidget(file_);
    all->addLayout(options);
    all->addWidget(comma_);
    all->addLayout(look);
    all->addWidget(stack_, 1);
    all->addLayout(foot);
    resize(1060, 600);
    tabByPlace(this);
    keepWhole(this);
}

void ImportPricesDialog::startReading() {
    pause_->stop();
    if (reading_) reading_->stop = true;
    auto reading = std::make_shared<Reading>();
    reading_ = reading;
    reading->bytes = bytes_;
    ImportOptions options;
    options.provider = provider_->text().trimmed().toStdString();
    options.date = day_->text().trimmed().toStdString();
    options.source = source_->text().trimmed().toStdString();
    options.decimalComma = comma_->isChecked();
    progress_->show();
    watch_->start();
    take_->setEnabled(false);
    background_.read(
        this,
        [reading, options, book = book_, path = path_.toStdString()] {
            if (!reading->bytes) {
                auto bytes = readPriceFile(path);
                if (!bytes) {
                    reading->import = bytes.error();
                    return 0;
                }
                reading->bytes = std::make_shared<const std::string>(*std::move(bytes));
            }
            reading->import = readPriceCsv(*reading->bytes, Path(path).filename().string(), options, *book,
                                           [reading](double fraction) {
                                               reading->fraction = fraction;
                                               return !reading->stop.load();
                                           });
            return 0;
        },
        [this, reading](int) { finishReading(reading); });
}

void ImportPricesDialog::finishReading(const std::shared_ptr<Reading>& reading) {
    if (reading != reading_) return;
    watch_->stop();
    progress_->hide();
    bytes_ = reading->bytes;
    const Formatter& write = Formatter::current();
    if (reading->import) {
        failure_ = reading->import->rows.empty() ? tr("This list has no prices, only a header.") : QString();
        model_->setImport(*std::move(reading->import));
    } else {
        const Error& error = reading->import.error();
        failure_ = tr("%1. %2").arg(write.what(error), write.remedy(error));
        model_->setImport({});
    }
    reading_.reset();
    refresh();
    Q_EMIT read();
}

void ImportPricesDialog::refresh() {
    const Formatter& write = Formatter::current();
    const PriceImport& import = model_->import();
    stack_->setCurrentWidget(failure_.isEmpty() ? static_cast<QWidget*>(table_) : failed_);
    failed_->setText(failure_);
    providerLabel_->setEnabled(!import.hasProvider);
    provider_->setEnabled(!import.hasProvider);
    dayLabel_->setEnabled(!import.hasDate);
    day_->setEnabled(!import.hasDate);
    comma_->setVisible(import.decimalComma || comma_->isChecked());
    const auto count = [&](const QString& word, std::int64_t n) { return tr("%1 %2").arg(word, write.integer(n)); };
    //: filter: all prices of the list
    verdicts_->setTexts({count(tr("All"), import.good + import.flagged + import.refused),
                         //: adjective, filter: prices that can be imported
                         count(tr("Good"), import.good), count(tr("Flagged"), import.flagged),
                         //: participle, filter: prices that cannot be imported
                         count(tr("Rejected"), import.refused)});
    file_->setText(
        failure_.isEmpty() && !reading_
            ? tr("%1: price list in %2 format").arg(QFileInfo(path_).fileName(), QLatin1String(name(import.format)))
            : QFileInfo(path_).fileName());
    acceleratorsOnly_->setEnabled(!import.rows.empty());
    const int taken = model_->takenCount();
    take_->setText(tr("Import %n price(s)", "", taken));
    take_->setEnabled(taken > 0 && !reading_);
    for (int column = 0; column < ImportRowsModel::Remedy; ++column)
        table_->setColumnWidth(column, std::min(kWidestText, wantedWidth(*table_, column)));
}

void ImportPricesDialog::retranslate() {
    setWindowTitle(tr("Import prices"));
    table_->setAccessibleName(windowTitle());
    providerLabel_->setText(tr("&Provider"));
    dayLabel_->setText(tr("&Date of the prices"));
    sourceLabel_->setText(tr("&Source"));
    provider_->setPlaceholderText(tr("the provider's own name"));
    day_->setPlaceholderText(QStringLiteral("2026-11-09"));
    const QString only = tr("For lists that do not state it");
    for (QLineEdit* line : {provider_, day_, source_}) line->setToolTip(only);
    comma_->setText(tr("Numbers use a decimal &comma: 4,60 means 4.60"));
    search_->setPlaceholderText(tr("Import only what matches: provider, instance, GPU or region"));
    search_->setAccessibleName(search_->placeholderText());
    acceleratorsOnly_->setText(tr("Only machines with &GPUs"));
    flaggedToo_->setText(tr("Also import &flagged prices; they are never ranked"));
    progress_->setFormat(tr("Reading, %p%"));
    refresh();
}

void ImportPricesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        model_->retranslate();
        retranslate();
    }
    QDialog::changeEvent(event);
}

}  // namespace epochal::ui
