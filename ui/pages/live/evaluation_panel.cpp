#include "ui/pages/live/evaluation_panel.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "ui/bridge/workbench.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/heat_delegate.h"
#include "ui/pages/live/sample_pictures.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/parts/thumbnail_delegate.h"
#include "ui/tables/bar_delegate.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"
#include "ui/view/evaluation_scatter.h"

namespace epochal::ui {

namespace {

constexpr int kCellHeight = 22, kLeastCell = 24, kLeastName = 76, kMostName = 150, kMatrixMargin = 8;
constexpr int kLeastPicture = 84;  ///< px, width of a cell
constexpr int kAttempts = 20, kRetryMilliseconds = 500;

QLabel* wordsIn(QWidget* parent, const char* name, bool secondary) {
    auto* made = new QLabel(parent);
    made->setObjectName(QLatin1String(name));
    made->setProperty("secondary", secondary);
    made->setFont(Theme::instance().font(Type::Secondary));
    made->setWordWrap(true);
    return made;
}

}  // namespace

struct EvaluationPanel::Loaded {
    std::shared_ptr<const EvaluationResult> result;
    std::optional<Error> error;
};

EvaluationPanel::EvaluationPanel(Workbench& workbench, QWidget* parent)
    : Panel(parent),
      workbench_(workbench),
      epoch_(wordsIn(this, "evaluationEpoch", true)),
      summary_(wordsIn(this, "evaluationSummary", false)),
      message_(wordsIn(this, "evaluationMessage", true)),
      legend_(wordsIn(this, "evaluationLegend", true)),
      picturesTitle_(wordsIn(this, "evaluationPicturesTitle", true)),
      picturesTrouble_(wordsIn(this, "evaluationPicturesTrouble", true)),
      which_(new QComboBox(this)),
      views_(new Segments(this)),
      all_(new QPushButton(this)),
      stack_(new QStackedWidget(this)),
      body_(new QWidget(this)),
      matrix_(new QTableView(this)),
      pairs_(new QTableView(this)),
      pictures_(new QListView(this)),
      scatter_(new ChartView(this)),
      matrixModel_(new ConfusionModel(this)),
      pairsModel_(new PairsModel(this)),
      picturesModel_(new SamplePictures(workbench.background(), workbench.worker(), this)) {
    setObjectName(QStringLiteral("evaluationPanel"));
    epoch_->setWordWrap(false);
    head()->insertSpacing(1, 6);
    head()->insertWidget(2, epoch_);
    which_->setObjectName(QStringLiteral("evaluationWhich"));
    which_->setProperty("compact", true);
    which_->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // its texts come with the language
    which_->addItems({QString(), QString()});
    leaveWheelToPage(which_);
    head()->addWidget(which_);
    message_->setAlignment(Qt::AlignCenter);
    message_->setContentsMargins(16, 16, 16, 16);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 6, 8, 0);
    top->setSpacing(Theme::kGrid);
    top->addWidget(views_);
    top->addWidget(summary_, 1);
    summary_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    matrixPage_ = buildMatrix();
    picturesPage_ = buildPictures();
    scatter_->setObjectName(QStringLiteral("evaluationScatter"));
    stack_->addWidget(matrixPage_);
    stack_->addWidget(picturesPage_);
    stack_->addWidget(scatter_);
    auto* content = new QVBoxLayout(body_);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(6);
    content->addLayout(top);
    content->addWidget(stack_, 1);
    body()->setContentsMargins(1, 0, 1, 1);
    body()->addWidget(message_, 1);
    body()->addWidget(body_, 1);
    body_->hide();
    setMinimumWidth(300);

    connect(which_, &QComboBox::activated, this, [this] {
        forget();
        look();
    });
    connect(views_, &Segments::chosen, this, [this](int view) {
        if (view == Worst) pictured_.reset();
        showResult();
    });
    connect(all_, &QPushButton::clicked, this, [this] { openPair({}); });
    connect(picturesModel_, &SamplePictures::troubled, this, [this] {
        picturesTrouble_->setText(picturesModel_->trouble());
        picturesTrouble_->setVisible(!picturesModel_->trouble().isEmpty());
    });
    connect(&Theme::instance(), &Theme::changed, this, &EvaluationPanel::showResult);
    retranslate();
}

QWidget* EvaluationPanel::buildMatrix() {
    auto* page = new QWidget(this);
    matrix_->setObjectName(QStringLiteral("confusionMatrix"));
    matrix_->setModel(matrixModel_);
    matrix_->setItemDelegate(new HeatDelegate(matrix_));
    setNameColumns(*matrix_, {0});
    matrix_->setShowGrid(false);
    matrix_->setFrameShape(QFrame::NoFrame);
    matrix_->setSelectionMode(QAbstractItemView::NoSelection);
    matrix_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    matrix_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    matrix_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    matrix_->setTabKeyNavigation(false);
    matrix_->setFont(Theme::instance().font(Type::Secondary));
    matrix_->verticalHeader()->hide();
    matrix_->verticalHeader()->setMinimumSectionSize(kCellHeight);
    matrix_->verticalHeader()->setDefaultSectionSize(kCellHeight);
    QHeaderView* head = matrix_->horizontalHeader();
    head->setMinimumSectionSize(kLeastCell);
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setFixedHeight(kCellHeight);
    head->setHighlightSections(false);
    head->setProperty("matrix", true);
    head->setFont(Theme::instance().font(Type::Secondary));
    pairs_->setObjectName(QStringLiteral("confusedPairs"));
    setUpTable(*pairs_);
    pairs_->horizontalHeader()->setFixedHeight(Theme::kRow);
    pairs_->setModel(pairsModel_);
    pairs_->setItemDelegateForColumn(PairsModel::Share, new BarDelegate(pairs_));
    pairs_->setSelectionMode(QAbstractItemView::SingleSelection);
    pairs_->setMinimumHeight(3 * Theme::kRow);
    pairsFit_ = new ColumnFitter(*pairs_, {PairsModel::Pair, {{PairsModel::Pair, 90}}, {PairsModel::Share}});
    legend_->setContentsMargins(12, 0, 12, 0);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(legend_);
    // The matrix takes what it needs, the pairs the rest.
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(0, 0, kMatrixMargin, 0);
    inset->addWidget(matrix_);
    column->addLayout(inset, 100);
    column->addWidget(pairs_, 1);
    matrix_->setMinimumHeight(3 * kCellHeight);
    page->installEventFilter(this);
    matrix_->installEventFilter(this);
    pairs_->installEventFilter(this);
    connect(pairs_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (row.isValid()) choose(pairsModel_->pairAt(row.row()));
    });
    connect(pairs_, &QTableView::doubleClicked, this,
            [this](const QModelIndex& row) { openPair(pairsModel_->pairAt(row.row())); });
    connect(matrix_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& cell) {
        if (const auto pair = matrixModel_->pairAt(cell)) choose(pair);
    });
    connect(matrix_, &QTableView::doubleClicked, this,
            [this](const QModelIndex& cell) { openPair(matrixModel_->pairAt(cell)); });
    return page;
}

QWidget* EvaluationPanel::buildPictures() {
    auto* page = new QWidget(this);
    all_->setObjectName(QStringLiteral("evaluationAll"));
    all_->setProperty("link", true);
    picturesTrouble_->hide();
    picturesTrouble_->setContentsMargins(12, 0, 12, 0);
    pictures_->setObjectName(QStringLiteral("evaluationPictures"));
    pictures_->setModel(picturesModel_);
    pictures_->setItemDelegate(new ThumbnailDelegate(pictures_));
    pictures_->setViewMode(QListView::IconMode);
    pictures_->setMovement(QListView::Static);
    pictures_->setResizeMode(QListView::Adjust);
    pictures_->setUniformItemSizes(true);
    pictures_->setFrameShape(QFrame::NoFrame);
    pictures_->setSelectionMode(QAbstractItemView::NoSelection);
    pictures_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pictures_->installEventFilter(this);
    connect(pictures_, &QListView::activated, this, [](const QModelIndex& sample) {
        if (const QString file = sample.data(SamplePictures::FileRole).toString(); !file.isEmpty())
            QDesktopServices::openUrl(QUrl::fromLocalFile(file));
    });
    auto* title = new QHBoxLayout;
    title->setContentsMargins(12, 0, 8, 0);
    title->addWidget(picturesTitle_, 1);
    title->addWidget(all_);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(title);
    column->addWidget(picturesTrouble_);
    column->addWidget(pictures_, 1);
    return page;
}

void EvaluationPanel::retranslate() {
    //: an entry of the list "Evaluation", may be short
    which_->setItemText(0, tr("Last evaluation"));
    //: an entry of the list "Evaluation", may be short
    which_->setItemText(1, tr("Best evaluation"));
    //: noun, label of a list: which evaluation is shown
    which_->setAccessibleName(tr("Evaluation"));
    //: participle, a view: which classes are taken for which others
    views_->setTexts({tr("Confused"), tr("Worst images")});
    //: noun, label of a list: what is shown of the evaluation
    views_->setName(tr("View"));
    all_->setText(tr("Of all classes"));
    //: of a matrix
    legend_->setText(tr("Rows: the true class. Columns: the predicted class."));
    matrix_->setAccessibleName(tr("Confusion matrix"));
    pairs_->setAccessibleName(tr("Most confused pairs"));
    pictures_->setAccessibleName(tr("Images"));
    matrixModel_->retranslate();
    pairsModel_->retranslate();
    picturesModel_->retranslate();
    showResult();
}

void EvaluationPanel::setRun(const RunDirectory& run, const LiveRun& live) {
    if (!run_ || run_->path() != run.path()) {
        forget();
        run_ = run;
        result_.reset();
        chosen_.reset();
        pictured_.reset();
        views_->setCurrent(Matrix);
        showResult();
    }
    Standing now;
    now.active = live.active;
    for (const EpochPoint& point : live.figures.epochs)
        if (point.loss) now.last = point.epoch;
    now.best = live.figures.bestEpoch;
    const auto& started = live.figures.started;
    if (started && live.figures.medianStepSeconds > 0)
        now.secondsToFirst =
            static_cast<double>(std::max<std::int64_t>(started->stepsPerEpoch - live.figures.stepsDone, 0)) *
            live.figures.medianStepSeconds;
    standing_ = now;
    look();
}

/// What is being read is no longer wanted.
void EvaluationPanel::forget() {
    ++generation_;
    readEpoch_ = -1;
    attempts_ = 0;
    reading_ = false;
}

/// Reads the file again if there is an evaluation that has not been read.
void EvaluationPanel::look() {
    const bool best = which_->currentIndex() == 1;
    const std::int64_t wanted = best ? standing_.best : standing_.last;
    if (wanted == 0) {
        result_.reset();
        say(beforeTheFirst());
        return;
    }
    if (reading_) return;
    if (readEpoch_ != wanted) {
        attempts_ = 0;
        return read(wanted);
    }
    // The file follows its event by some milliseconds, or, on a slow disk, by seconds.
    const bool there = result_ && result_->predictions.epoch == wanted;
    if (standing_.active && !there && attempts_ < kAttempts && sinceRead_.elapsed() > kRetryMilliseconds) read(wanted);
}

void EvaluationPanel::read(std::int64_t epoch) {
    reading_ = true;
    readEpoch_ = epoch;
    ++attempts_;
    sinceRead_.start();
    const Path file =
        predictionsFile(run_->path(), which_->currentIndex() == 1 ? PredictionsOf::Best : PredictionsOf::Last);
    workbench_.background().read(
        this,
        [file] {
            auto predictions = readPredictions(file);
            if (!predictions) return Loaded{{}, predictions.error()};
            auto result = std::make_shared<EvaluationResult>();
            result->predictions = std::move(*predictions);
            if (result->predictions.classes > 0) result->confusion = Confusion(result->predictions);
            result->pairs = result->confusion.pairs(kPairs);
            return Loaded{std::move(result), {}};
        },
        [this, generation = generation_](const Loaded& loaded) {
            if (generation == generation_) take(loaded);
        });
}

void EvaluationPanel::take(const Loaded& loaded) {
    reading_ = false;
    if (loaded.result) {
        const bool same = result_ && result_->predictions == loaded.result->predictions;
        if (same) return;
        result_ = loaded.result;
        if (chosen_ && chosen_->truth < result_->confusion.classes() &&
            chosen_->predicted < result_->confusion.classes()) {
            chosen_->count = result_->confusion.count(chosen_->truth, chosen_->predicted);
            chosen_->of = result_->confusion.samplesOf(chosen_->truth);
        }
        picturesStale_ = true;
        showResult();
        return;
    }
    // What an earlier evaluation predicted stays while the next one is being written.
    if (result_ && standing_.active) return;
    const bool missing = loaded.error->kind == ErrorKind::Disk;
    const Formatter& write = Formatter::current();
    result_.reset();
    say(missing ? standing_.active
                      ? tr("What the evaluation predicted has not been saved yet.")
                      : tr("The run has no saved predictions: an earlier version trained it, or they could "
                           "not be saved.")
                : tr("%1. %2").arg(write.what(*loaded.error), write.remedy(*loaded.error)));
}

QString EvaluationPanel::beforeTheFirst() const {
    if (!standing_.active) return tr("The run ended before its first evaluation.");
    if (standing_.secondsToFirst && *standing_.secondsToFirst > 0)
        //: %1: a time
        return tr("Available after epoch 1, in about %1.")
            .arg(Formatter::current().duration(*standing_.secondsToFirst));
    return tr("Available after epoch 1.");
}

void EvaluationPanel::say(const QString& sentence) {
    message_->setText(sentence);
    showResult();
}

bool EvaluationPanel::hasPictures() const {
    return run_ && !isTable(run_->spec()) && result_ && result_->predictions.classes > 0;
}

void EvaluationPanel::showResult() {
    message_->setVisible(!result_);
    body_->setVisible(result_ != nullptr);
    epoch_->setVisible(result_ != nullptr);
    which_->setEnabled(standing_.last > 0);
    const bool numbers = run_ && taskFor(run_->spec()).regression;
    setTitle(numbers ? tr("Predicted and true") : tr("Most confused"));
    if (!result_) return;
    const Formatter& write = Formatter::current();
    //: beside a title: the epoch that was evaluated
    epoch_->setText(tr("epoch %1").arg(write.integer(result_->predictions.epoch)));
    views_->setVisible(hasPictures());
    if (result_->predictions.classes == 0) {
        summary_->setText(tr("%n sample(s)", "", static_cast<int>(result_->predictions.numbers.size())));
        scatter_->setSpec(scatterOf(result_->predictions, write));
        stack_->setCurrentWidget(scatter_);
        return;
    }
    const Confusion& confusion = result_->confusion;
    //: %1: how many samples are wrong, %2: of how many
    summary_->setText(
        tr("<b>%1 of %2</b> wrong").arg(write.integer(confusion.wrong()), write.integer(confusion.samples())));
    const bool images = hasPictures() && views_->current() == Worst;
    stack_->setCurrentWidget(images ? picturesPage_ : matrixPage_);
    if (pairsModel_->result() != result_) {
        const auto before = chosen_;
        pairsModel_->setResult(result_);
        choose(before ? before : pairsModel_->pairAt(0));
    }
    arrangeMatrix();
    if (images) showPictures();
}

/// As many classes as there is room for.
void EvaluationPanel::arrangeMatrix() {
    if (!result_ || result_->predictions.classes == 0) return;
    const Confusion& confusion = result_->confusion;
    const bool offered = confusion.classes() <= kMostMatrixClasses && !result_->pairs.empty();
    matrix_->setVisible(offered);
    legend_->setVisible(offered);
    if (!offered) return;
    const QFontMetrics metrics(Theme::instance().font(Type::Secondary));
    QFont bold = Theme::instance().font(Type::Secondary);
    bold.setBold(true);
    std::int64_t most = 0, largest = 0;
    for (std::int64_t label = 0; label < confusion.classes(); ++label) {
        most = std::max(most, confusion.samplesOf(label));
        largest = std::max(largest, confusion.count(label, label));
    }
    const auto widthOf = [](const QFontMetrics& in, std::int64_t count) {
        return in.horizontalAdvance(Formatter::current().integer(count));
    };
    const int cell = std::max(kLeastCell, widthOf(QFontMetrics(bold), std::max(largest, result_->pairs[0].count)) + 6);
    const int sum = std::max(metrics.horizontalAdvance(ConfusionModel::sumHead()), widthOf(metrics, most)) + 10;
    const int other = std::max(metrics.horizontalAdvance(ConfusionModel::otherHead()), cell) + 16;
    const int room = std::max(width() - 4 - kMatrixMargin, 0);
    const int tall = matrixPage_->height() - legend_->sizeHint().height() - 3 * Theme::kRow - 12;
    const auto rows = static_cast<std::size_t>(std::max(2, tall / kCellHeight - 1));
    const auto fits = static_cast<std::size_t>(std::max(2, (room - kLeastName - sum - other) / cell));
    const std::size_t least = static_cast<std::size_t>(confusion.classes());
    const bool whole =
        least <= std::min(kMostClasses, rows) && kLeastName + sum + static_cast<int>(least) * cell <= room;
    std::vector<std::int32_t> classes;
    if (whole) {
        classes.resize(least);
        std::iota(classes.begin(), classes.end(), 0);
    } else {
        classes = classesOf(result_->pairs, std::min({fits, rows, kMostClasses}));
    }
    matrixModel_->setResult(result_, std::move(classes));
    matrixModel_->choose(chosen_);
    const int cells = matrixModel_->cells(), otherColumn = 1 + cells;
    matrix_->setColumnHidden(otherColumn, whole);
    for (int i = 1; i <= cells; ++i) matrix_->setColumnWidth(i, cell);
    matrix_->setColumnWidth(otherColumn, other);
    matrix_->setColumnWidth(otherColumn + 1, sum);
    int names = 0;
    for (int row = 0; row < cells; ++row)
        names = std::max(names, metrics.horizontalAdvance(matrixModel_->index(row, 0).data().toString()) + 20);
    matrix_->setColumnWidth(0, std::clamp(room - cells * cell - sum - (whole ? 0 : other), kLeastName,
                                          std::max(kLeastName, std::min(names, kMostName))));
    matrix_->setMaximumHeight(kCellHeight * (cells + 1) + 2);
}

/// In the matrix and in the list, whichever it was chosen in.
void EvaluationPanel::choose(std::optional<ConfusedPair> pair) {
    chosen_ = pair;
    matrixModel_->choose(pair);
    const int row = pair ? pairsModel_->rowOf(*pair) : -1;
    if (row >= 0 && row != pairs_->currentIndex().row()) pairs_->setCurrentIndex(pairsModel_->index(row, 0));
}

/// Shows the images of a pair, or the worst of all.
void EvaluationPanel::openPair(std::optional<ConfusedPair> pair) {
    if (!hasPictures() || (pair && pair->count == 0)) return;
    pictured_ = pair;
    picturesStale_ = true;
    views_->setCurrent(Worst);
    showResult();
    pictures_->setFocus(Qt::OtherFocusReason);
    pictures_->setCurrentIndex(picturesModel_->index(0));
}

void EvaluationPanel::showPictures() {
    if (pictured_)
        //: %1: "sneaker → tennis shoes"
        picturesTitle_->setText(tr("%1, the highest loss first").arg(pairText(*result_, *pictured_)));
    else
        picturesTitle_->setText(tr("Highest loss first, with the predicted class"));
    all_->setVisible(pictured_.has_value());
    layOutPictures();
    if (!std::exchange(picturesStale_, false)) return;
    const auto wanted = [pair = pictured_](const ClassAnswer& answer) {
        return pair ? answer.label == pair->truth && answer.predicted == pair->predicted
                    : answer.label != answer.predicted;
    };
    picturesModel_->setSamples(result_, run_->spec(), run_->path(), worstSamples(result_->predictions, kWorst, wanted));
}

void EvaluationPanel::layOutPictures() {
    const int room = pictures_->viewport()->width() - 2;
    const int columns = std::max(1, room / kLeastPicture), cell = room / columns;
    pictures_->setGridSize({cell, ThumbnailDelegate::heightFor(cell, 2) + 4});
}

bool EvaluationPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == pictures_) layOutPictures();
    if (event->type() == QEvent::Resize && watched == matrixPage_) arrangeMatrix();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (enters && (watched == pairs_ || watched == matrix_)) {
            openPair(chosen_);
            return true;
        }
        if (key == Qt::Key_Escape && watched == pictures_) {
            views_->setCurrent(Matrix);
            showResult();
            pairs_->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void EvaluationPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace epochal::ui
