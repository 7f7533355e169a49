#include "ui/pages/runs/first_start.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/bridge/workbench.h"
#include "ui/pages/runs/first_run_card.h"
#include "ui/pages/runs/study_card.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kCardsWidest = 1072;  ///< of the two cards side by side, px
constexpr int kSideBySide = 1088;   ///< from this width of the page on

}  // namespace

FirstStart::FirstStart(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      answers_(new QLabel(this)),
      elsewhere_(new QLabel(this)),
      copied_(new QLabel(this)),
      measured_(new QLabel(this)),
      run_(new FirstRunCard(workbench, this)),
      study_(new StudyCard(workbench.background(), this)),
      cards_(new QBoxLayout(QBoxLayout::LeftToRight)),
      import_(new QPushButton(this)),
      results_(new QPushButton(this)),
      back_(new QPushButton(this)) {
    setObjectName(QStringLiteral("firstStart"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    title_->setFont(Theme::instance().font(Type::Value));
    answers_->setWordWrap(true);
    for (QLabel* label : {answers_, elsewhere_, copied_, measured_}) label->setProperty("secondary", true);
    for (QLabel* label : {copied_, measured_}) label->setWordWrap(true);
    import_->setObjectName(QStringLiteral("firstStartImport"));
    results_->setObjectName(QStringLiteral("firstStartResults"));
    back_->setObjectName(QStringLiteral("firstStartBack"));
    for (QPushButton* button : {import_, results_, back_}) button->setAutoDefault(true);

    cards_->setSpacing(Theme::kMargin);
    cards_->addWidget(run_, 1);
    cards_->addWidget(study_, 1);
    auto* elsewhere = new QGridLayout;
    elsewhere->setHorizontalSpacing(Theme::kMargin);
    elsewhere->setVerticalSpacing(Theme::kGrid);
    elsewhere->addWidget(elsewhere_, 0, 0);
    elsewhere->addWidget(import_, 0, 1);
    elsewhere->addWidget(copied_, 0, 2);
    elsewhere->addWidget(back_, 0, 3);
    elsewhere->addWidget(results_, 1, 1);
    elsewhere->addWidget(measured_, 1, 2);
    elsewhere->setColumnStretch(2, 1);

    auto* inner = new QWidget;
    inner->setMaximumWidth(kCardsWidest);
    inner->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addWidget(answers_);
    column->addSpacing(Theme::kMargin);
    column->addLayout(cards_);
    column->addSpacing(Theme::kMargin);
    column->addLayout(elsewhere);
    auto* body = new QWidget;
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(inner, 1000);
    centred->addStretch(1);
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(Theme::kMargin, Theme::kMargin, Theme::kMargin, Theme::kMargin);
    rows->addStretch(1);
    rows->addLayout(centred);
    rows->addStretch(2);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);

    connect(run_, &FirstRunCard::launched, this, &FirstStart::launched);
    connect(run_, &FirstRunCard::settingsRequested, this, &FirstStart::settingsRequested);
    connect(run_, &FirstRunCard::failed, this, &FirstStart::failed);
    connect(study_, &StudyCard::studyRequested, this, &FirstStart::studyRequested);
    connect(study_, &StudyCard::listRequested, this, &FirstStart::listRequested);
    connect(import_, &QPushButton::clicked, this, &FirstStart::importRequested);
    connect(results_, &QPushButton::clicked, this, &FirstStart::resultsRequested);
    connect(back_, &QPushButton::clicked, this, &FirstStart::backRequested);
    connect(&Theme::instance(), &Theme::changed, this, &FirstStart::retranslate);
    setFocusProxy(run_->launchButton());
    setRuns(false);
}

void FirstStart::setRuns(bool some) {
    some_ = some;
    back_->setVisible(some);
    retranslate();
}

void FirstStart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void FirstStart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const auto wanted = width() < kSideBySide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (wanted == cards_->direction()) return;
    cards_->setDirection(wanted);
    // The layouts around it remember the height that the other direction needed.
    for (QWidget* around = run_->parentWidget(); around && around != this; around = around->parentWidget()) {
        if (around->layout()) around->layout()->invalidate();
        around->updateGeometry();
    }
}

void FirstStart::retranslate() {
    title_->setText(some_ ? tr("First steps") : tr("No runs yet"));
    answers_->setText(
        tr("Epochal tells you how long a model takes to train on a machine, what it costs, and which offer would do it "
           "for less. It measures your runs here, and compares them with the prices of every provider and with "
           "published results."));
    elsewhere_->setText(tr("Already have runs elsewhere?"));
    import_->setText(tr("Import runs…"));
    results_->setText(tr("Import results…"));
    for (QPushButton* button : {import_, results_}) button->setIcon(Theme::instance().icon(QStringLiteral("import")));
    copied_->setText(tr("folders copied from a server or from another catalog"));
    measured_->setText(tr("a table of what other tools measured"));
    back_->setText(tr("Show the runs"));
}

}  // namespace epochal::ui
