#include "ui/pages/compare/compare_page.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>

#include "core/economics/price_date.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_controls.h"
#include "ui/pages/compare/compare_head.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/compare/compare_views.h"
#include "ui/pages/compare/own_studies.h"
#include "ui/pages/compare/scaling_board.h"
#include "ui/pages/compare/search_board.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/row_words.h"
#include "ui/view/search_view.h"

namespace epochal::ui {

namespace {

/// Up to this many rows are compared synchronously while the slider moves; more are compared on another thread.
constexpr std::size_t kAtOnce = 24;
constexpr int kRenewMilliseconds = 1500;
constexpr int kLeastTable = 92, kLeastViews = 156;
const auto kSplit = QStringLiteral("compare/border");  ///< border between table and charts, where the user put it

}  // namespace

ComparePage::ComparePage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
      workbench_(workbench),
      sources_(new QComboBox(this)),
      bar_(new QToolBar(this)),
      add_(new QToolButton(this)),
      columns_(new QToolButton(this)),
      controls_(new CompareControls(this)),
      head_(new CompareHead(this)),
      warnings_(new NoticeBar(this)),
      notice_(new NoticeBar(this)),
      stack_(new QStackedWidget(this)),
      empty_(new EmptyState(QStringLiteral("compare"), this)),
      splitter_(new QSplitter(Qt::Vertical, this)),
      model_(new CompareModel(this)),
      table_(new CompareTable(model_, this)),
      views_(new CompareViews(this)),
      board_(new SearchBoard(workbench.background(), this)),
      scaling_(new ScalingBoard(workbench.background(), this)),
      renew_(new QTimer(this)),
      audits_(std::make_shared<Audits>()) {
    setObjectName(QStringLiteral("comparePage"));
    sources_->setObjectName(QStringLiteral("compareSources"));
    warnings_->setObjectName(QStringLiteral("compareWarnings"));
    notice_->setObjectName(QStringLiteral("compareNotice"));
    own_ = new OwnStudies(workbench_, *notice_, this);
    buildActions();

    auto* tableFrame = new QFrame(this);
    tableFrame->setProperty("panel", true);
    auto* inFrame = new QVBoxLayout(tableFrame);
    inFrame->setContentsMargins(1, 1, 1, 1);
    inFrame->addWidget(table_);
    tableFrame->setMinimumHeight(kLeastTable);
    views_->setMinimumHeight(kLeastViews);
    splitter_->addWidget(tableFrame);
    splitter_->addWidget(views_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 1);
    splitter_->installEventFilter(this);
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { ownSplit_ = true; });

    auto* content = new QWidget(this);
    auto* inContent = new QVBoxLayout(content);
    inContent->setContentsMargins(0, 0, 0, 0);
    inContent->setSpacing(0);
    auto* framed = new QVBoxLayout;
    framed->setContentsMargins(Theme::kMargin, 0, Theme::kMargin, Theme::kMargin / 2);
    framed->setSpacing(6);
    framed->addWidget(warnings_);
    framed->addWidget(board_->bar());
    framed->addWidget(scaling_->bar());
    framed->addWidget(splitter_, 1);
    framed->addWidget(board_, 1);
    framed->addWidget(scaling_, 1);
    board_->hide();
    scaling_->hide();
    inContent->addWidget(controls_);
    inContent->addWidget(head_);
    inContent->addLayout(framed, 1);
    stack_->addWidget(empty_);
    stack_->addWidget(content);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(stack_, 1);
    column->addWidget(notice_);

    connect(empty_->addButton(QStringLiteral("compareEmptyRuns")), &QPushButton::clicked, this,
            &ComparePage::runsRequested);
    connect(empty_->addButton(QStringLiteral("compareEmptyStudy")), &QPushButton::clicked, this, [this] {
        if (const Study* first = studiesInOrder().value(0)) showStudy(QString::fromStdString(first->id));
    });
    connect(sources_, &QComboBox::activated, this, &ComparePage::chooseSource);
    connect(controls_, &CompareControls::queryChanged, this, [this] {
        current_.query = controls_->query();
        recompute();
    });
    connect(views_, &CompareViews::wanted, this, &ComparePage::showViews);
    connect(views_, &CompareViews::failed, this, &ComparePage::refuse);
    connect(board_, &SearchBoard::failed, this, &ComparePage::refuse);
    connect(board_, &SearchBoard::formChosen, this, &ComparePage::showForm);
    connect(board_, &SearchBoard::renewed, this, &ComparePage::offerClone);
    connect(board_, &SearchBoard::opened, this, &ComparePage::openRequested);
    connect(scaling_, &ScalingBoard::failed, this, &ComparePage::refuse);
    connect(scaling_, &ScalingBoard::formChosen, this, &ComparePage::showForm);
    connect(scaling_, &ScalingBoard::opened, this, &ComparePage::openRequested);
    connect(table_, &CompareTable::epochAsked, this, &ComparePage::askEpoch);
    connect(own_, &OwnStudies::changed, this, &ComparePage::reloadStudies);
    connect(own_, &OwnStudies::failed, this, &ComparePage::refuse);
    connect(table_, &CompareTable::columnsChosen, this, &ComparePage::saveColumns);
    connect(table_, &QWidget::customContextMenuRequested, this, &ComparePage::contextMenu);
    connect(table_, &CompareTable::opened, this, [this](const QString& id) {
        if (!id.contains(QLatin1Char('/'))) Q_EMIT openRequested(id);
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { enable({CompareAction::Remove}, !table_->selectedIds().isEmpty()); });
    connect(&workbench_.prices(), &Prices::bookChanged, this, [this] {
        book_ = std::make_shared<PriceBook>(workbench_.prices().book());
        controls_->setBook(*book_);
        if (entries_) controls_->setEntries(*entries_, *book_);
        recompute();
    });
    connect(&workbench_.runs(), &LiveRuns::figuresChanged, this, [this](const QString& id) {
        if (current_.ids.contains(id) && !renew_->isActive()) renew_->start();
    });
    renew_->setSingleShot(true);
    renew_->setInterval(kRenewMilliseconds);
    connect(renew_, &QTimer::timeout, this, [this] { load(true); });
    connect(&Theme::instance(), &Theme::changed, this, &ComparePage::retranslate);

    book_ = std::make_shared<PriceBook>(workbench_.prices().book());
    controls_->setBook(*book_);
    const QSettings settings;
    table_->setColumnChoices(settings.value(QStringLiteral("compare/columns")).toStringList());
    ownSplit_ = splitter_->restoreState(settings.value(kSplit).toByteArray());
    views_->restore();
    retranslate();
    setFocusProxy(table_);
    loadStudies();
    const SavedComparison last = lastComparison(workbench_.home());
    if (!last.ids.isEmpty() || !last.study.isEmpty()) open(last, true);
}

ComparePage::~ComparePage() {
    workbench_.history().clear();  // its steps refer to this page
}

bool ComparePage::focusSearch() {
    sources_->setFocus(Qt::ShortcutFocusReason);
    sources_->showPopup();
    return true;
}

void ComparePage::saveSession() const {
    keepLastComparison(workbench_.home(), current_);
    saveColumns();
    QSettings settings;
    if (ownSplit_) settings.setValue(kSplit, splitter_->saveState());
    views_->save();
    board_->save();
    scaling_->save();
}

void ComparePage::saveColumns() const {
    QSettings().setValue(QStringLiteral("compare/columns"), table_->columnChoices());
}

void ComparePage::recompute() {
    const bool enough = entries_ && entries_->size() > 1;
    controls_->kinds()->setEnabled(enough);
    controls_->currency()->setEnabled(enough);
    if (!enough) {
        data_.reset();
        scaling_->show({});
        board_->show({});  // which may have offered to clone the best run of a campaign
        stack_->setCurrentIndex(0);
        retranslate();
        Q_EMIT looksChanged();
        return;
    }
    const std::string today = utcToday();
    if (entries_->size() <= kAtOnce) return showData(ui::compared(entries_, audits_, book_, current_.query, today));
    again_ = computing_;
    if (computing_) return;
    computing_ = true;
    workbench_.background().read(
        this,
        [entries = entries_, audits = audits_, book = book_, query = current_.query, today] {
            return ui::compared(entries, audits, book, query, today);
        },
        [this](CompareDataPtr made) {
            computing_ = false;
            if (std::exchange(again_, false)) return recompute();
            showData(std::move(made));
        });
}

void ComparePage::showData(CompareDataPtr made) {
    data_ = std::move(made);
    model_->show(data_);
    table_->renew();
    controls_->showReached(*data_);
    head_->show(title(), *data_, study());
    // One form besides the ordinary one: a campaign that varied more than the sizes is a search.
    const bool search = SearchView::isSearch(*data_->entries) && !isScalingOnly(*data_->entries);
    scaling_->show(search ? CompareDataPtr() : data_);
    board_->show(search ? data_ : CompareDataPtr());
    if (std::exchange(opened_, false)) views_->showRequested(*model_->view());
    showViews();
    showForm();
    stack_->setCurrentIndex(1);
    shareHeight();
    enable({CompareAction::Report, CompareAction::Export, CompareAction::Save}, true);
    Q_EMIT compared();
}

void ComparePage::showForm() {
    const bool search = board_->isWanted(), scaling = scaling_->isWanted();
    board_->setVisible(search);
    scaling_->setVisible(scaling);
    splitter_->setVisible(!search && !scaling);
    controls_->setVisible(!search);
    controls_->setScaling(scaling);
    showWarnings();
    offerClone();
    setFocusProxy(search ? static_cast<QWidget*>(board_) : scaling ? static_cast<QWidget*>(scaling_) : table_);
    Q_EMIT looksChanged();
}

QHash<QString, RowLook> ComparePage::looks() const {
    QHash<QString, RowLook> looks;
    if (!data_ || board_->isWanted() || scaling_->isWanted()) return looks;
    for (std::size_t row = 0; row < data_->comparison.rows.size(); ++row)
        for (const std::size_t entry : data_->comparison.rows[row].entries)
            looks.insert(QString::fromStdString((*data_->entries)[entry].id), data_->looks[row]);
    return looks;
}

void ComparePage::offerClone() {
    action(CompareAction::Clone)->setVisible(board_->isWanted());
    enable({CompareAction::Clone}, !board_->bestRun().isEmpty());
    action(CompareAction::Sizes)->setVisible(entries_ && scalingBase(*entries_).has_value());
}

void ComparePage::shareHeight() {
    if (ownSplit_ || !data_) return;
    const int all = splitter_->height() - splitter_->handleWidth();
    const int wanted = std::clamp(table_->wholeHeight() + 2, kLeastTable, std::max(kLeastTable, all * 3 / 5));
    splitter_->setSizes({wanted, all - wanted});
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == splitter_ && event->type() == QEvent::Resize) shareHeight();
    return QWidget::eventFilter(watched, event);
}

void ComparePage::showViews() {
    if (!data_) return;
    QStringList remarks;
    if (const Study* one = study())
        for (const std::string& remark : one->remarks) remarks += Formatter::current().text(Message{remark, {}});
    views_->show(*model_->view(), remarks);
}

void ComparePage::showWarnings() {
    const QStringList words = warningsOf(*model_->view());
    const std::vector<ComparisonGroup>& groups = data_->comparison.groups;
    const bool refused = std::any_of(groups.begin(), groups.end(), [](const auto& group) { return group.mixed; });
    // A search shows whole runs, and their quality beside their cost: only what forbids a ranking matters there.
    const QString text = board_->isWanted() && !refused ? QString() : words.join(QLatin1Char('\n'));
    if (text == warned_) return;
    warned_ = text;
    if (text.isEmpty())
        warnings_->dismiss();
    else
        warnings_->say(refused ? Severity::Warning : Severity::Info, text);
}

void ComparePage::refuse(const Error& error) {
    workbench_.issues().add(Severity::Error, error, Issues::Part::Comparison);
    const Formatter& write = Formatter::current();
    notice_->say(Severity::Error, tr("%1. %2").arg(write.what(error), write.remedy(error)));
}

void ComparePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillSources();
        controls_->setBook(*book_);
        if (studies_ && entries_) controls_->setTargets(*studies_, *entries_);
        warned_.clear();
        if (data_) showData(data_);
    }
}

}  // namespace epochal::ui
