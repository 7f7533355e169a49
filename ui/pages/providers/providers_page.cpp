#include "ui/pages/providers/providers_page.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QItemSelection>
#include <QLabel>
#include <QMenu>
#include <QPointer>
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

#include "core/base/json.h"
#include "core/economics/price_date.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/providers/offer_editor.h"
#include "ui/pages/providers/price_filter_bar.h"
#include "ui/pages/providers/prices_model.h"
#include "ui/pages/providers/prices_table.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr QLatin1String kDrafts("providers/drafts");  ///< setting
constexpr int kCountMilliseconds = 500;               ///< a run in progress changes the catalogue many times a second

/// A saved draft. Unlike a price of the book, it may lack an id, a currency code or a date.
std::optional<Offer> draftFromJson(Json json) {
    if (!json.is_object()) return {};
    const auto take = [&json](const char* key, const char* valid) {
        std::string text;
        if (json.contains(key) && json[key].is_string()) text = json[key].get<std::string>();
        json[key] = valid;
        return text;
    };
    const std::string id = take("id", "draft"), currency = take("currency", "USD"), date = take("date", "2000");
    Result<Offer> read = offerFromJson(json, {});
    if (!read) return {};
    read->id = id;
    read->currency = currency;
    read->date = date;
    return *read;
}
}  // namespace

ProvidersPage::ProvidersPage(Workbench& workbench, QWidget* parent)
    : PageOf(about(), parent),
      workbench_(workbench),
      bar_(new QToolBar(this)),
      currencyLabel_(new QLabel(this)),
      currency_(new QComboBox(this)),
      columns_(new QToolButton(this)),
      filter_(new PriceFilterBar(this)),
      banner_(new NoticeBar(this)),
      notice_(new NoticeBar(this)),
      draftNotice_(new NoticeBar(this)),
      splitter_(new QSplitter(this)),
      stack_(new QStackedWidget(this)),
      model_(new PricesModel(this)),
      table_(new PricesTable(model_, this)),
      empty_(new EmptyState(QStringLiteral("providers"), this)),
      noMatch_(new EmptyState(QStringLiteral("search"), this)),
      editor_(new OfferEditor(this)),
      usesDue_(new QTimer(this)) {
    setObjectName(QStringLiteral("providersPage"));
    buildActions();
    buildLayout();

    connect(filter_, &PriceFilterBar::changed, this, &ProvidersPage::filterChanged);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProvidersPage::selectionChanged);
    connect(currency_, &QComboBox::activated, this, [this] {
        model_->setCurrency(currency_->currentData().toString());
        refresh();
    });
    connect(editor_, &OfferEditor::saveRequested, this, &ProvidersPage::save);
    connect(editor_, &OfferEditor::revertRequested, this, &ProvidersPage::revert);
    connect(editor_, &OfferEditor::modificationChanged, this, [this](bool changed) {
        enable({ProvidersAction::Save, ProvidersAction::Revert}, changed);
    });
    connect(editor_, &OfferEditor::providerEdited, this, [this](const Provider& provider) {
        workbench_.prices().setProvider(provider, [this](const Status& s) { say(s); });
    });
    connect(&workbench_.prices(), &Prices::bookChanged, this, &ProvidersPage::bookChanged);
    usesDue_->setSingleShot(true);
    usesDue_->setInterval(kCountMilliseconds);
    connect(usesDue_, &QTimer::timeout, this, &ProvidersPage::countUses);
    connect(&workbench_.catalogue(), &RunCatalogue::catalogueChanged, this, [this] {
        if (isVisible() && !usesDue_->isActive()) usesDue_->start();
    });
    connect(&Theme::instance(), &Theme::changed, this, &ProvidersPage::retranslate);
    connect(empty_->addButton(QStringLiteral("emptyImportPrices")), &QPushButton::clicked, this,
            &ProvidersPage::askToImport);
    connect(noMatch_->addButton(QStringLiteral("clearPriceFilters")), &QPushButton::clicked, filter_,
            &PriceFilterBar::clear);

    const QSettings settings;
    PriceFilter filter;
    filter.newestOnly = settings.value(QStringLiteral("providers/newest"), true).toBool();
    filter.rankedOnly = settings.value(QStringLiteral("providers/ranked"), false).toBool();
    filter_->setFilter(filter);
    model_->setFilter(filter);
    table_->restoreColumns(settings.value(QStringLiteral("providers/columns")).toStringList());
    connect(table_, &PricesTable::columnsChosen, this,
            [this] { QSettings().setValue(QStringLiteral("providers/columns"), table_->saveColumns()); });
    splitter_->restoreState(settings.value(QStringLiteral("providers/splitter")).toByteArray());
    model_->setCurrency(settings.value(QStringLiteral("providers/currency")).toString());
    bookChanged();
    retranslate();
    if (model_->rowCount() > 0) table_->selectRow(0);
    restoreDrafts();
    setFocusProxy(table_);
}

ProvidersPage::~ProvidersPage() {
    workbench_.history().clear();  // its steps refer to this page
}

QUndoStack& ProvidersPage::undoStack() {
    return workbench_.history();
}

void ProvidersPage::buildLayout() {
    connect(table_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu;
        addTo(menu, {ProvidersAction::Duplicate, ProvidersAction::Retire, ProvidersAction::History});
        menu.exec(table_->viewport()->mapToGlobal(at));
    });
    stack_->addWidget(table_);
    stack_->addWidget(empty_);
    stack_->addWidget(noMatch_);
    splitter_->setProperty("lined", true);
    splitter_->setHandleWidth(1);
    splitter_->addWidget(stack_);
    splitter_->addWidget(editor_);
    splitter_->setStretchFactor(0, 1);
    splitter_->setCollapsible(0, false);
    splitter_->setSizes({1000, 340});
    banner_->setObjectName(QStringLiteral("priceBanner"));
    notice_->setObjectName(QStringLiteral("priceNotice"));
    draftNotice_->setObjectName(QStringLiteral("draftNotice"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(filter_);
    column->addWidget(banner_);
    column->addWidget(splitter_, 1);
    column->addWidget(draftNotice_);
    column->addWidget(notice_);
}

void ProvidersPage::countUses() {
    workbench_.catalogue().offerUses([page = QPointer(this)](std::map<std::string, std::int64_t> uses) {
        if (page) page->editor_->setUses(std::move(uses));
    });
}

void ProvidersPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    countUses();
}

bool ProvidersPage::focusSearch() {
    filter_->focusSearch();
    return true;
}

void ProvidersPage::saveSession() const {
    QSettings settings;
    settings.setValue(QStringLiteral("providers/newest"), filter_->filter().newestOnly);
    settings.setValue(QStringLiteral("providers/ranked"), filter_->filter().rankedOnly);
    settings.setValue(QStringLiteral("providers/currency"), model_->currency());
    settings.setValue(QStringLiteral("providers/splitter"), splitter_->saveState());
    settings.setValue(QStringLiteral("providers/columns"), table_->saveColumns());
    std::vector<Draft> unsaved = drafts_;
    if (editor_->isTyped()) unsaved.push_back({*editor_->shown(), editor_->offer()});
    QStringList drafts;
    for (const Draft& draft : unsaved)
        drafts.append(QString::fromStdString(Json{{"of", toJson(draft.of)}, {"typed", toJson(draft.typed)}}.dump()));
    settings.setValue(kDrafts, drafts);
}

void ProvidersPage::restoreDrafts() {
    const QStringList saved = QSettings().value(kDrafts).toStringList();
    for (const QString& text : saved) {
        const Result<Json> json = parseJson(text.toStdString(), kDrafts.data());
        if (!json || !json->contains("of") || !json->contains("typed")) continue;
        const auto of = draftFromJson((*json)["of"]), typed = draftFromJson((*json)["typed"]);
        if (of && typed) drafts_.push_back({*of, *typed});
    }
    showDrafts();
}

void ProvidersPage::keepSelection(const std::function<void()>& change) {
    const QStringList ids = selectedIds();
    selecting_ = true;
    change();
    // Select adjacent rows as one range: a selection of a whole catalogue has few ranges.
    std::vector<int> lines;
    for (const QString& id : ids)
        if (const int line = model_->lineOf(id); line >= 0) lines.push_back(line);
    std::sort(lines.begin(), lines.end());
    QItemSelection selection;
    for (std::size_t i = 0; i < lines.size();) {
        std::size_t end = i + 1;
        while (end < lines.size() && lines[end] == lines[end - 1] + 1) ++end;
        selection.append({model_->index(lines[i], 0), model_->index(lines[end - 1], PricesModel::kColumns - 1)});
        i = end;
    }
    table_->selectionModel()->select(selection, QItemSelectionModel::Select);
    selecting_ = false;
}

void ProvidersPage::bookChanged() {
    keepSelection([this] { model_->setBook(workbench_.prices().sharedBook(), utcToday()); });
    editor_->setBook(workbench_.prices().sharedBook());
    fillCurrencies();
    refresh();
}

void ProvidersPage::filterChanged() {
    keepSelection([this] { model_->setFilter(filter_->filter()); });
    refresh();
}

void ProvidersPage::refresh() {
    filter_->learn(*model_);
    const bool filtered = filter_->filter() != PriceFilter{};
    stack_->setCurrentWidget(model_->rowCount() > 0 ? static_cast<QWidget*>(table_) : filtered ? noMatch_ : empty_);
    table_->fit();
    enable({ProvidersAction::Export}, model_->rowCount() > 0);
    showBanner();
    selectionChanged();
}

QStringList ProvidersPage::selectedIds() const {
    QStringList ids;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows())
        ids.append(index.data(PricesModel::IdRole).toString());
    return ids;
}

const Offer* ProvidersPage::selected() const {
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    return rows.size() == 1 ? model_->at(rows.front().row()) : nullptr;
}

void ProvidersPage::selectionChanged() {
    if (selecting_) return;
    const QStringList ids = selectedIds();
    const Offer* offer = selected();
    enable({ProvidersAction::Duplicate, ProvidersAction::History}, offer != nullptr);
    enable({ProvidersAction::Retire}, !ids.isEmpty() && ids != QStringList{QStringLiteral("this-machine")});
    //: button: opposite of "Retire"
    action(ProvidersAction::Retire)->setText(filter_->filter().retired ? tr("Restore") : tr("Retire"));
    if (!offer) return;
    const bool same = editor_->shown() && editor_->shown()->id == offer->id;
    if (same && (editor_->isChanged() || toJson(*editor_->shown()) == toJson(*offer))) return;
    putDraftAside();
    editor_->show(*offer, workbench_.prices().sharedBook());
}

void ProvidersPage::putDraftAside() {
    if (!editor_->isTyped()) return;
    drafts_.push_back({*editor_->shown(), editor_->offer()});
    showDrafts();
}

void ProvidersPage::showDrafts() {
    if (drafts_.empty()) return draftNotice_->dismiss();
    const Offer& typed = drafts_.back().typed;
    const QString name = QString::fromStdString(title(typed));
    draftNotice_->say(Severity::Warning,
                      name.isEmpty() ? tr("Your changes to the new offer are not saved.")
                                     : tr("Your changes to %1 are not saved.").arg(name),
                      {{tr("Continue editing"), [this] { resumeDraft(); }}});
}

void ProvidersPage::resumeDraft() {
    if (drafts_.empty()) return;
    const Draft draft = drafts_.back();
    drafts_.pop_back();
    putDraftAside();
    selecting_ = true;
    if (draft.of.id.empty())
        table_->clearSelection();
    else
        choose(QString::fromStdString(draft.of.id));
    selecting_ = false;
    if (draft.of.id.empty())
        editor_->begin(draft.of, workbench_.prices().sharedBook());
    else
        editor_->show(draft.of, workbench_.prices().sharedBook());
    editor_->type(draft.typed);
    showDrafts();
}

void ProvidersPage::choose(const QString& id) {
    if (model_->lineOf(id) < 0) {
        PriceFilter all;
        all.newestOnly = false;
        filter_->setFilter(all);
        filterChanged();
    }
    const int line = model_->lineOf(id);
    if (line < 0) return;
    table_->selectRow(line);
    table_->scrollTo(model_->index(line, 0));
}

void ProvidersPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        model_->retranslate();
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
