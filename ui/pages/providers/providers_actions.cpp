// What a user can do with prices on the page: the actions, their text, and the edits that can be undone.
#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <algorithm>
#include <string>
#include <unordered_set>

#include "core/economics/price_date.h"
#include "core/interop/price_csv.h"
#include "ui/bridge/edit.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/import_prices_dialog.h"
#include "ui/dialogs/rates_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page_head.h"
#include "ui/pages/providers/offer_editor.h"
#include "ui/pages/providers/price_filter_bar.h"
#include "ui/pages/providers/prices_model.h"
#include "ui/pages/providers/prices_table.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

const PageInfo& ProvidersPage::about() {
    using enum ProvidersAction;
    static constexpr auto kActions = actionTable<ProvidersAction>({
        {New, "providers.new", "plus", "Ins", QT_TR_NOOP("New offer"), QT_TR_NOOP("Enter a price manually"),
         MenuSlot::Prices, Reach::Menu},
        {NewOwn, "providers.newOwn", "machine", "", QT_TR_NOOP("Add your machine"),
         QT_TR_NOOP("Enter a machine you bought"), MenuSlot::Prices, Reach::Menu},
        {Import, "providers.import", "import", "Ctrl+I", QT_TR_NOOP("Import prices…"),
         QT_TR_NOOP("Import a price list from Epochal, SkyPilot or gpuhunt"), MenuSlot::PriceFiles, Reach::Menu},
        {Export, "providers.export", "export", "Ctrl+E", QT_TR_NOOP("Export CSV…"),
         QT_TR_NOOP("Save the rows of the table to a file"), MenuSlot::PriceFiles, Reach::Menu},
        {Rates, "providers.rates", "globe", "", QT_TR_NOOP("Exchange rates…"),
         QT_TR_NOOP("Enter dated exchange rates between currencies"), MenuSlot::PriceFiles, Reach::Menu},
        //: verb, button: of an offer
        {Duplicate, "providers.duplicate", "clone", "Ctrl+D", QT_TR_NOOP("Duplicate"),
         QT_TR_NOOP("Start a new offer from this one")},
        //: button: hides an offer with all its prices
        {Retire, "providers.retire", "archive", "Del", QT_TR_NOOP("Retire"),
         QT_TR_NOOP("Hide these offers and all their prices, or restore them")},
        {History, "providers.history", "clock", "Ctrl+H", QT_TR_NOOP("Price history"),
         QT_TR_NOOP("Show the earlier prices of this offer")},
        {Save, "providers.save", "save", "Ctrl+S", QT_TR_NOOP("Save offer"), QT_TR_NOOP("Save as a new dated price")},
        //: button: discards the changes that are not saved
        {Revert, "providers.revert", "reset", "Esc", QT_TR_NOOP("Revert"), QT_TR_NOOP("Discard unsaved changes")},
    });
    static const PageInfo kAbout{
        .context = staticMetaObject.className(),
        .name = "providers",
        //: name of a page
        .title = QT_TR_NOOP("Providers"),
        .tip = QT_TR_NOOP("Prices from every provider"),
        .menuTitle = QT_TR_NOOP("&Providers"),
        .help = "prices",
        .actions = kActions,
    };
    return kAbout;
}

void ProvidersPage::buildActions() {
    enable({ProvidersAction::Save, ProvidersAction::Revert}, false);
    on(ProvidersAction::New, [this] { beginOffer(); });
    on(ProvidersAction::NewOwn, [this] { beginOwnMachine(); });
    on(ProvidersAction::Duplicate, [this] { duplicate(); });
    on(ProvidersAction::Retire, [this] { retire(); });
    on(ProvidersAction::Import, [this] { askToImport(); });
    on(ProvidersAction::Export, [this] { exportCsv(); });
    on(ProvidersAction::History, [this] { editor_->showView(OfferEditor::History); });
    on(ProvidersAction::Rates, [this] { showRates(); });
    on(ProvidersAction::Save, [this] { save(); });
    on(ProvidersAction::Revert, [this] { revert(); });
}

QWidget* ProvidersPage::buildHead() {
    addTo(*bar_, {ProvidersAction::New, ProvidersAction::NewOwn, ProvidersAction::Duplicate, ProvidersAction::Retire});
    bar_->addSeparator();
    addTo(*bar_, {ProvidersAction::Import, ProvidersAction::Export, ProvidersAction::History, ProvidersAction::Rates});
    columns_->setObjectName(QStringLiteral("priceColumns"));
    columns_->setPopupMode(QToolButton::InstantPopup);
    columns_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    columns_->setMenu(new QMenu(columns_));
    connect(columns_->menu(), &QMenu::aboutToShow, this, [this] { table_->fillColumnsMenu(columns_->menu()); });
    currency_->setObjectName(QStringLiteral("priceCurrency"));
    currency_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    currencyLabel_->setBuddy(currency_);
    currencyLabel_->setProperty("secondary", true);
    return new PageHead({}, bar_, {currencyLabel_, currency_, columns_}, this);
}

void ProvidersPage::fillCurrencies() {
    const QString chosen = model_->currency();
    currency_->clear();
    //: first choice after the label "Show prices in"
    currency_->addItem(tr("quoted currency"), QString());
    for (const QString& code : model_->currencies()) currency_->addItem(code, code);
    currency_->setCurrentIndex(std::max(0, currency_->findData(chosen)));
    if (currency_->currentData().toString() != chosen) model_->setCurrency({});
}

void ProvidersPage::retranslate() {
    const Theme& theme = Theme::instance();
    retranslateActions();
    columns_->setIcon(theme.icon(QStringLiteral("columns")));
    //: noun, button: chooses the columns of the table
    columns_->setText(tr("Columns"));
    //: label of a list: "quoted currency", EUR, USD
    currencyLabel_->setText(tr("&Show prices in"));
    currency_->setToolTip(tr("Prices are converted only at rates that have a date and a source"));
    //: noun, accessible name of a table
    table_->setAccessibleName(tr("Prices"));
    bar_->setWindowTitle(tr("Prices"));
    empty_->setText(tr("The price book is empty"), tr("Import a price list or enter an offer manually."));
    empty_->findChild<QPushButton*>(QStringLiteral("emptyImportPrices"))->setText(tr("Import prices…"));
    noMatch_->setText(tr("No prices match the filters"), tr("Use fewer words, or show older and unranked prices too."));
    noMatch_->findChild<QPushButton*>(QStringLiteral("clearPriceFilters"))->setText(tr("Clear filters"));
    fillCurrencies();
    showBanner();
}

void ProvidersPage::showBanner() {
    const Formatter& write = Formatter::current();
    if (const auto& trouble = workbench_.prices().bookTrouble()) {
        banner_->say(Severity::Error,
                     //: %1 = what is wrong, %2 = what to do about it
                     tr("Cannot read your prices: %1. %2. The built-in prices are available.")
                         .arg(write.what(*trouble), write.remedy(*trouble)),
                     //: button: sets an unreadable file aside under another name
                     {{tr("Rename the file"),
                       [this] { workbench_.prices().setBookAside([this](const Status& s) { say(s); }); }}});
        return;
    }
    if (model_->old() == 0 && model_->inexact() == 0) return banner_->dismiss();
    const int limit = workbench_.prices().book().ageLimitDays;
    const QString days = tr("%n day(s)", "", limit);
    //: verb, link: the age from which prices are marked
    QList<NoticeBar::Choice> choices{{tr("Change limit…"), [this] { askLimit(); }}};
    if (model_->old() > 0 && !filter_->filter().oldOnly)
        //: button
        choices.prepend({tr("Show old prices"), [this] {
                             PriceFilter old;
                             old.newestOnly = false;
                             old.oldOnly = true;
                             filter_->setFilter(old);
                             filterChanged();
                         }});
    banner_->say(Severity::Warning,
                 //: %3 = a number of days
                 tr("Prices older than %3: %1 of %2; without an exact date: %4. Rankings that use them say so.")
                     .arg(write.integer(model_->old()),
                          write.integer(static_cast<qint64>(workbench_.prices().book().offers.size())), days,
                          write.integer(model_->inexact())),
                 choices);
}

void ProvidersPage::askLimit() {
    bool chosen = false;
    //: noun, title of a dialog
    const int days = QInputDialog::getInt(this, tr("Price age"), tr("Mark prices older than (days):"),
                                          workbench_.prices().book().ageLimitDays, 1, 36500, 30, &chosen);
    if (!chosen) return showBanner();
    workbench_.prices().setPriceAgeLimit(days, [this](const Status& s) { say(s); });
}

void ProvidersPage::say(const Status& outcome) {
    if (outcome) return;
    const Formatter& write = Formatter::current();
    notice_->say(Severity::Error, tr("%1. %2").arg(write.what(outcome.error()), write.remedy(outcome.error())));
}

void ProvidersPage::begin(const Offer& offer) {
    putDraftAside();
    table_->clearSelection();
    editor_->begin(offer, workbench_.prices().sharedBook());
}

void ProvidersPage::beginOffer() {
    Offer offer;
    offer.date = utcToday();
    offer.count = 1;
    if (const Offer* like = selected(); like && like->kind != PriceKind::Own) offer.provider = like->provider;
    begin(offer);
}

void ProvidersPage::beginOwnMachine() {
    Offer offer = thisMachineOffer(workbench_.machine());
    offer.id.clear();
    offer.instance.clear();
    begin(offer);
}

void ProvidersPage::duplicate() {
    const Offer* like = selected();
    if (!like) return;
    Offer offer = *like;
    offer.id.clear();
    offer.instance += " copy";
    begin(offer);
}

void ProvidersPage::setRetired(const QStringList& ids, bool retired) {
    workbench_.prices().setRetired(ids, retired, [this](const Status& s) { say(s); });
}

void ProvidersPage::retire() {
    // An offer is retired with all its dated prices: otherwise an earlier price would take its place.
    const bool bringBack = filter_->filter().retired;
    QStringList ids;
    int offers = 0;
    std::unordered_set<std::string> keys;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
        const Offer* offer = model_->at(index.row());
        if (!offer || offer->id == "this-machine") continue;
        ++offers;
        if (bringBack) ids.append(QString::fromStdString(offer->id));
        for (const std::string& region : regionsOf(*offer)) keys.insert(offerKey(*offer, region));
    }
    for (const Offer& row : workbench_.prices().book().offers) {
        const auto regions = regionsOf(row);
        if (row.id != "this-machine" && std::any_of(regions.begin(), regions.end(), [&](const std::string& region) {
                return keys.contains(offerKey(row, region));
            }))
            ids.append(QString::fromStdString(row.id));
    }
    if (ids.isEmpty()) return;
    ids.removeDuplicates();
    edit(
        bringBack ? tr("Restore offers") : tr("Retire offers"),
        bringBack ? tr("%n offer(s) restored.", "", offers) : tr("%n offer(s) retired.", "", offers),
        [this, ids, bringBack] { setRetired(ids, !bringBack); },
        [this, ids, bringBack] { setRetired(ids, bringBack); });
    putDraftAside();
    editor_->clear();
}

void ProvidersPage::edit(const QString& text, const QString& done, std::function<void()> redo,
                         std::function<void()> undo, bool isDone) {
    undoStack().push(new Edit(text, std::move(redo), std::move(undo), isDone));
    notice_->sayUndoable(done, undoStack());
}

void ProvidersPage::save() {
    if (!editor_->isChanged() || !editor_->check()) return;
    const Offer typed = editor_->offer();
    Offer offer = typed;
    const auto& before = editor_->shown();
    // A new price is dated today, unless another date was entered.
    if (before && before->date == offer.date && !before->id.empty() && hourlyPrice(*before) != hourlyPrice(offer)) {
        offer.date = utcToday();
        offer.dateBasis = EPOCHAL_TEXT("core", "day it was entered");
    }
    offer.defect = {};
    workbench_.prices().saveOffer(
        offer, [this, typed, offer, of = before ? before->id : std::string()](const Result<QString>& id) {
            if (!id) return say(id.error());
            // The user may have opened another offer or typed more in the meantime: leave both alone.
            const bool still = editor_->shown() && editor_->shown()->id == of;
            if (still) editor_->noteSaved(typed, offer, *id);
            if (still && !editor_->isChanged()) choose(*id);
            notice_->say(Severity::Info, tr("Saved. Runs keep the price they were launched with."), {}, 4000);
        });
}

void ProvidersPage::revert() {
    if (!editor_->isChanged()) return;
    editor_->revert();
    if (!editor_->shown() && model_->rowCount() > 0) table_->selectRow(0);
}

void ProvidersPage::askToImport() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Import prices"), QString(),
                                                      tr("Price lists (*.csv *.tsv *.txt);;All files (*)"));
    if (!file.isEmpty()) importFile(file);
}

void ProvidersPage::importFile(const QString& path) {
    auto* dialog = new ImportPricesDialog(workbench_.background(), path, workbench_.prices().sharedBook(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportPricesDialog::taken, this, [this](const std::vector<Offer>& offers) {
        const auto list = std::make_shared<const std::vector<Offer>>(offers);
        notice_->say(Severity::Info, tr("Importing %n price(s)\u2026", "", static_cast<int>(list->size())));
        // The import can be undone only once it is known what the rows replaced.
        workbench_.prices().importOffers(*list, [this, list](const Result<std::vector<Replaced>>& outcome) {
            if (!outcome) return say(outcome.error());
            const auto replaced = std::make_shared<std::vector<Replaced>>(*outcome);
            edit(
                tr("Import prices"), tr("%n price(s) imported.", "", static_cast<int>(list->size())),
                [this, list, replaced] {
                    workbench_.prices().importOffers(*list,
                                                     [this, replaced](const Result<std::vector<Replaced>>& again) {
                                                         if (!again) return say(again.error());
                                                         *replaced = *again;
                                                     });
                },
                [this, replaced] { workbench_.prices().putBack(*replaced, [this](const Status& s) { say(s); }); },
                true);
        });
    });
    dialog->open();
}

void ProvidersPage::exportCsv() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Export prices"), QStringLiteral("epochal-prices.csv"),
                                                      tr("CSV files (*.csv)"));
    if (file.isEmpty()) return;
    // As `epochal export prices`: what this machine costs is not an offer to others.
    std::vector<Offer> listed = model_->shown();
    std::erase_if(listed, [](const Offer& offer) { return offer.id == "this-machine"; });
    workbench_.background().write(
        this,
        [file, offers = std::move(listed)] {
            QSaveFile out(file);
            const QByteArray bytes = QByteArray::fromStdString(writePriceCsv(offers));
            const bool written = out.open(QIODevice::WriteOnly) && out.write(bytes) >= 0 && out.commit();
            return written ? QString() : out.errorString();
        },
        [this, file](const QString& error) {
            if (error.isEmpty())
                notice_->say(Severity::Info, tr("Saved to %1").arg(file), {}, NoticeBar::kUndoMilliseconds);
            else
                //: %1 = a file, %2 = why
                notice_->say(Severity::Error, tr("Cannot write %1: %2").arg(file, error));
        });
}

void ProvidersPage::showRates() {
    auto* dialog = new RatesDialog(workbench_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace epochal::ui
