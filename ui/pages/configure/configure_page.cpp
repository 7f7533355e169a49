#include "ui/pages/configure/configure_page.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>

#include "core/spec/data_folder.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/cost_panel.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/spec_form.h"
#include "ui/pages/configure/spec_json_view.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// Width of the offers in pixels: at least, at most beside a two-column form, and at most beside a one-column form.
constexpr int kNarrowOffers = 336, kWideOffers = 560, kWidestOffers = 620;

/// A wrapped label that keeps all its lines on a low page: layouts take lines away from a plain label.
class WholeLabel : public QLabel {
public:
    using QLabel::QLabel;
    void fit() { setMinimumHeight(heightForWidth(width())); }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        fit();
    }
};

}  // namespace

ConfigurePage::ConfigurePage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
      workbench_(workbench),
      document_(new SpecDocument(workbench.history(), this)),
      store_(workbench.home() / "presets"),
      bar_(new QToolBar(this)),
      presetLabel_(new QLabel(this)),
      preset_(new QComboBox(this)),
      search_(new SearchLine(this)),
      level_(new Segments(this)),
      where_(new Segments(this)),
      notice_(new NoticeBar(this)),
      left_(new QStackedWidget(this)),
      form_(new SpecForm(*document_, this)),
      json_(new SpecJsonView(*document_, this)),
      cost_(new CostPanel(workbench, *document_, this)),
      splitter_(new QSplitter(this)),
      whereLabel_(new QLabel(this)),
      verdict_(new WholeLabel(this)),
      verdictIcon_(new QLabel(this)),
      fix_(new QPushButton(this)),
      queue_(new QPushButton(this)),
      launch_(new QPushButton(this)) {
    setObjectName(QStringLiteral("configurePage"));
    notice_->setObjectName(QStringLiteral("configureNotice"));
    buildActions();
    left_->addWidget(form_);
    left_->addWidget(json_);
    auto* right = new QWidget(this);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 8, Theme::kMargin, 8);
    rightColumn->setSpacing(0);
    rightColumn->addWidget(cost_, 1);
    rightColumn->addSpacerItem(new QSpacerItem(kNarrowOffers - Theme::kMargin, 0));  // at least; text may need more
    cost_->body()->addWidget(buildFooter());
    splitter_->addWidget(left_);
    splitter_->addWidget(right);
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 1);
    splitter_->setCollapsible(0, false);
    splitter_->setCollapsible(1, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(notice_);
    column->addWidget(splitter_, 1);

    connect(document_, &SpecDocument::changed, this, &ConfigurePage::refresh);
    connect(preset_, &QComboBox::activated, this, &ConfigurePage::choosePreset);
    connect(search_, &QLineEdit::textChanged, form_, &SpecForm::setSearch);
    connect(level_, &Segments::chosen, form_,
            [this](int index) { form_->setLevel(static_cast<SpecForm::Level>(index)); });
    connect(json_, &SpecJsonView::closed, action(ConfigureAction::Json),
            [this] { action(ConfigureAction::Json)->setChecked(false); });
    connect(cost_, &CostPanel::offersChanged, this, &ConfigurePage::fillOffers);
    connect(form_, &SpecForm::widthNeeded, this, &ConfigurePage::shareRoom, Qt::QueuedConnection);
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { ownBorder_ = true; });
    connect(&Theme::instance(), &Theme::changed, this, &ConfigurePage::retranslate);
    setFocusProxy(form_);
    retranslate();
    fillOffers();
    restoreSession();
    refresh();
}

ConfigurePage::~ConfigurePage() {
    workbench_.history().clear();  // its steps refer to this page
}

void ConfigurePage::shareRoom() {
    if (ownBorder_) return;
    const int room = splitter_->width() - splitter_->handleWidth();
    const int beside = room - form_->widthFor(2);
    const int least = std::max(kNarrowOffers, splitter_->widget(1)->minimumSizeHint().width());
    const int offers = beside >= least ? std::min(beside, kWideOffers) : room - form_->widthFor(1);
    splitter_->setSizes({room - offers, std::clamp(offers, least, std::max(least, kWidestOffers))});
}

void ConfigurePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareRoom();
}

const RunSpec& ConfigurePage::spec() const {
    return document_->spec();
}

QUndoStack& ConfigurePage::undoStack() {
    return workbench_.history();
}

bool ConfigurePage::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
    return true;
}

void ConfigurePage::editThisMachine() {
    cost_->editThisMachine();
}

void ConfigurePage::setSpec(const RunSpec& spec) {
    document_->begin(spec, tr("Open %1").arg(QString::fromStdString(spec.name)));
}

QWidget* ConfigurePage::buildFooter() {
    auto* footer = new QFrame(this);
    auto* column = new QVBoxLayout(footer);
    column->setContentsMargins(12, 4, 12, 10);
    column->setSpacing(6);
    where_->setObjectName(QStringLiteral("launchWhere"));
    auto* second = new QHBoxLayout;
    second->setSpacing(6);
    second->addWidget(verdictIcon_);
    second->addWidget(verdict_, 1);
    fix_->setProperty("link", true);
    fix_->setObjectName(QStringLiteral("showError"));
    second->addWidget(fix_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(queue_);
    buttons->addWidget(launch_);
    queue_->setObjectName(QStringLiteral("queueButton"));
    verdict_->setObjectName(QStringLiteral("launchVerdict"));
    verdict_->setWordWrap(true);
    launch_->setObjectName(QStringLiteral("launchButton"));
    launch_->setProperty("primary", true);
    column->addWidget(whereLabel_);
    column->addWidget(where_);
    column->addLayout(second);
    column->addLayout(buttons);
    connect(launch_, &QPushButton::clicked, this, &ConfigurePage::launch);
    connect(queue_, &QPushButton::clicked, this, [this] { enqueue(RunQueue::Place::Last); });
    connect(fix_, &QPushButton::clicked, this, [this] {
        action(ConfigureAction::Json)->setChecked(false);
        form_->showFirstError();
    });
    return footer;
}

void ConfigurePage::showPreset() {
    const auto found = std::ranges::find(presets_, document_->baseline(), &PresetStore::Entry::spec);
    preset_->setCurrentIndex(found == presets_.end() ? -1 : static_cast<int>(found - presets_.begin()));
    preset_->setPlaceholderText(QString::fromStdString(document_->baseline().name));
}

void ConfigurePage::checkData() {
    const RunSpec::Data& asked = spec().data;
    if (dataChecked_ && dataChecked_->source == asked.source && dataChecked_->path == asked.path) return;
    dataChecked_ = asked;
    workbench_.background().read(
        this, [asked] { return checkDataFolder(asked); },
        [this, asked](const Status& checked) {
            // An answer to an earlier question says nothing about the present folder.
            if (!dataChecked_ || dataChecked_->source != asked.source || dataChecked_->path != asked.path) return;
            document_->setMachineErrors(checked ? std::vector<Error>{} : std::vector<Error>{checked.error()});
        });
}

void ConfigurePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    dataChecked_.reset();  // the folder may have appeared since
    checkData();
}

void ConfigurePage::refresh() {
    showPreset();
    checkData();
    const int wrong = static_cast<int>(document_->errors().size());
    const int unwise = static_cast<int>(document_->advice().size());
    const Theme& theme = Theme::instance();
    const bool known = cost_->chosen() != nullptr;
    launch_->setEnabled(wrong == 0 && known && !launching_);
    queue_->setEnabled(launch_->isEnabled());
    enable({ConfigureAction::Launch, ConfigureAction::Queue}, launch_->isEnabled());
    if (const Offer* offer = cost_->chosen()) form_->setCurrency(QString::fromStdString(offer->currency));
    const int runs = document_->runCount();
    launch_->setText(runs > 1 ? tr("Launch %n run(s)", "", runs) : tr("Launch"));
    fix_->setVisible(wrong > 0);
    if (launching_) {
        //: whether it can train the run that is being launched
        verdict_->setText(tr("Checking this machine"));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("clock"), Role::Text).pixmap(16));
    } else if (wrong > 0) {
        verdict_->setText(tr("%n field(s) to fix", "", wrong));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("error"), Role::Error).pixmap(16));
    } else if (!known) {
        //: a call to choose one, beside the launch button
        verdict_->setText(tr("Choose an offer"));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("error"), Role::Error).pixmap(16));
    } else if (unwise > 0) {
        verdict_->setText(tr("%n warning(s)", "", unwise));
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("warning"), Role::Warn).pixmap(16));
    } else {
        verdict_->setText(plan().isEmpty() ? tr("Ready to launch") : plan());
        verdictIcon_->setPixmap(theme.icon(QStringLiteral("check"), Role::Ok).pixmap(16));
    }
    verdict_->setToolTip(plan());
    static_cast<WholeLabel*>(verdict_)->fit();
    const Role role = wrong > 0 || !known ? Role::Error : unwise > 0 ? Role::Warn : Role::Ok;
    setStyleProperty(verdict_, "role",
                     role == Role::Error  ? QStringLiteral("error")
                     : role == Role::Warn ? QStringLiteral("warn")
                                          : QStringLiteral("ok"));
    const Formatter& write = Formatter::current();
    level_->setTexts({tr("Common"), tr("All %1").arg(write.integer(static_cast<qint64>(fields().size()))),
                      tr("Changed %1").arg(write.integer(document_->changedCount()))});
}

QString ConfigurePage::plan() const {
    const int runs = document_->runCount();
    if (runs < 2) return {};
    QStringList varied;
    for (const SweepAxis& axis : document_->sweep().axes) {
        const int values = static_cast<int>(axis.values.size());
        if (axis.field == sampleField().name)
            varied.append(tr("%n seed(s)", "", values));
        else if (values > 1)
            //: name of a field, number of its values
            varied.append(
                tr("%1: %2").arg(Formatter::text(findField(axis.field)->label), tr("%n value(s)", "", values)));
    }
    //: number of runs, what varies
    return tr("%1, %2").arg(tr("%n run(s)", "", runs), varied.join(QStringLiteral(" \u00d7 ")));
}

void ConfigurePage::fillOffers() {
    FieldEditor::Offers offers;
    for (const Offer& offer : cost_->offers().all())
        offers.append({QString::fromStdString(offer.id), offerName(offer)});
    form_->setOffers(offers);
    refresh();
}

void ConfigurePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillOffers();
    }
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
