#include "ui/pages/configure/cost_panel.h"

#include <cmath>

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include "ui/bridge/workbench.h"
#include "ui/dialogs/own_machine_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/offer_delegate.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/facts.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/parts/search_line.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kOfferRow = 40;
constexpr int kRoomForMemory = 390;  ///< narrower, the column would cut the offers' names
const Field& offerField() {
    return *findField("price.offer");
}
}  // namespace

CostPanel::CostPanel(Workbench& workbench, SpecDocument& document, QWidget* parent)
    : Panel(parent),
      workbench_(workbench),
      document_(document),
      model_(new OffersModel(this)),
      search_(new SearchLine(this)),
      table_(new QTableView(this)),
      title_(new QLabel(this)),
      price_(new QLabel(this)),
      measured_(new QLabel(this)),
      facts_(new Facts(this)),
      edit_(new QPushButton(this)) {
    search_->setObjectName(QStringLiteral("offerSearch"));
    search_->setMaximumWidth(190);
    head()->addWidget(search_);
    table_->setObjectName(QStringLiteral("offersTable"));
    table_->setModel(model_);
    setUpTable(*table_);
    table_->setItemDelegateForColumn(OffersModel::Title, new OfferDelegate(table_));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->verticalHeader()->setDefaultSectionSize(kOfferRow);
    table_->setMinimumHeight(3 * kOfferRow);
    table_->horizontalHeader()->setFixedHeight(38);
    table_->horizontalHeader()->setSectionResizeMode(OffersModel::Title, QHeaderView::Stretch);

    title_->setFont(Theme::instance().font(Type::BodyBold));
    title_->setWordWrap(true);
    price_->setFont(Theme::instance().font(Type::BodyBold));
    price_->setObjectName(QStringLiteral("offerPrice"));
    measured_->setWordWrap(true);
    measured_->setObjectName(QStringLiteral("measuredRate"));
    edit_->setObjectName(QStringLiteral("editThisMachine"));
    auto* line = new QHBoxLayout;
    line->addWidget(title_, 1);
    line->addWidget(price_);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(12, 8, 12, 8);
    below->setSpacing(6);
    below->addLayout(line);
    below->addWidget(facts_);
    below->addWidget(measured_);
    below->addWidget(edit_, 0, Qt::AlignLeft);
    auto* rule = new QFrame(this);
    rule->setProperty("line", true);
    rule->setFixedHeight(1);
    body()->setContentsMargins(1, 0, 1, 0);
    body()->setSpacing(0);
    body()->addWidget(table_, 1);
    body()->addWidget(rule);
    body()->addLayout(below);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        model_->setSearch(text);
        refresh();
    });
    connect(table_, &QTableView::clicked, this, &CostPanel::choose);
    connect(table_, &QTableView::activated, this, &CostPanel::choose);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (table_->hasFocus()) choose(current);
            });
    connect(edit_, &QPushButton::clicked, this, &CostPanel::editThisMachine);
    connect(&document_, &SpecDocument::changed, this, &CostPanel::refresh);
    connect(&workbench_, &Workbench::bookChanged, this, &CostPanel::load);
    connect(&workbench_, &Workbench::listed, this,
            [this](const CatalogueService::Listing& listing) { learn(listing.rows); });
    retranslate();
    load();
}

const Offer* CostPanel::chosen() const {
    return workbench_.book().find(document_.spec().price.offer);
}

void CostPanel::load() {
    model_->setOffers(workbench_.book().offers);
    fit();
    refresh();
    Q_EMIT offersChanged();
}

void CostPanel::learn(const RunRows& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const RunRow& row = rows[i];
            row.imagesPerSecond > 0 && row.offerId == "this-machine" && row.state == RunState::Finished)
            known_.insert(row.number, rows.shared(i));
    measured_->setText(measured());
    measured_->setVisible(!measured_->text().isEmpty());
}

QString CostPanel::measured() const {
    const Offer* offer = chosen();
    if (!offer || offer->id != "this-machine") return {};
    const RunSpec& spec = document_.spec();
    const RunRow* found = nullptr;
    for (const RunRows::Pointer& row : known_)
        if (row->architecture == spec.model.architecture && row->data == spec.data.source &&
            row->globalBatch == spec.optimizer.globalBatch &&
            (!found || row->startedUtcMillis > found->startedUtcMillis))
            found = row.get();
    if (!found) return {};
    const Formatter& write = Formatter::current();
    return tr("Run %1, the same model, data and batch on this machine, went at %2 images/s.")
        .arg(write.integer(found->number), write.integer(std::llround(found->imagesPerSecond)));
}

void CostPanel::choose(const QModelIndex& index) {
    if (const Offer* offer = model_->at(index.row())) document_.set(offerField(), offer->id);
}

void CostPanel::fit() {
    const QFontMetrics cells = fontMetrics(), heads = table_->horizontalHeader()->fontMetrics();
    for (const int column : {OffersModel::Memory, OffersModel::Price}) {
        int width = 0;
        const QString head = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        for (const QString& line : head.split(QLatin1Char('\n'))) width = qMax(width, heads.horizontalAdvance(line));
        for (int row = 0; row < model_->rowCount(); ++row)
            width = qMax(width, cells.horizontalAdvance(model_->index(row, column).data().toString()));
        table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
        table_->setColumnWidth(column, width + kHeadPadding);
    }
}

void CostPanel::refresh() {
    const QString id = QString::fromStdString(document_.spec().price.offer);
    model_->setChosen(id);
    const int row = model_->rowOfId(id);
    if (row >= 0 && table_->currentIndex().row() != row) {
        table_->setCurrentIndex(model_->index(row, OffersModel::Title));
        table_->scrollTo(model_->index(row, OffersModel::Title));
    }
    const Offer* offer = chosen();
    const Formatter& write = Formatter::current();
    edit_->setVisible(offer && offer->id == "this-machine");
    QList<Facts::Fact> facts;
    if (!offer) {
        title_->setText(tr("The offer \"%1\" is not in the price book").arg(id));
        price_->clear();
    } else {
        const std::optional<Decimal> price = hourlyPrice(*offer);
        title_->setText(offerName(*offer));
        price_->setText(price
                            ? tr("%1 %2").arg(write.amount(*price, 4), perHour(QString::fromStdString(offer->currency)))
                            : QString(QChar(0x2013)));
        facts.append({tr("Kind"), word(offer->kind), false, {}});
        facts.append({tr("Price of"), priceDay(offer->date), false, QString::fromStdString(offer->dateBasis)});
        facts.append({tr("Pays for"), word(offer->scope), false, {}});
        if (offer->kind != PriceKind::Own)
            facts.append({tr("Billed by"),
                          offer->quantumSeconds > 0 ? write.duration(offer->quantumSeconds)
                                                    : tr("not known, counted as %1").arg(write.duration(1)),
                          false,
                          {}});
        if (!offer->region.empty()) facts.append({tr("Region"), QString::fromStdString(offer->region), false, {}});
        QString source = QString::fromStdString(offer->source);
        facts.append({tr("Source"), fontMetrics().elidedText(source, Qt::ElideMiddle, 260), false,
                      QStringLiteral("%1\n%2").arg(source, QString::fromStdString(offer->notes))});
        const Message reason = notRanked(*offer);
        if (!reason.empty()) facts.append({tr("Not ranked"), write.text(reason), false, {}});
    }
    facts_->setFacts(facts);
    measured_->setText(measured());
    measured_->setVisible(!measured_->text().isEmpty());
}

void CostPanel::editThisMachine() {
    const Offer* own = workbench_.book().find("this-machine");
    if (!own) return;
    OwnMachineDialog dialog(*own, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const Status saved = workbench_.setThisMachineOffer(dialog.offer());
    if (!saved) workbench_.issues().add(Severity::Error, saved.error(), tr("prices"));
}

void CostPanel::retranslate() {
    setTitle(tr("What will this cost"));
    search_->setPlaceholderText(tr("Find an offer"));
    search_->setAccessibleName(search_->placeholderText());
    table_->setAccessibleName(tr("Offers"));
    edit_->setText(tr("Edit this machine's cost…"));
    model_->retranslate();
    fit();
    refresh();
}

void CostPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    table_->setColumnHidden(OffersModel::Memory, width() < kRoomForMemory);
}

void CostPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Panel::changeEvent(event);
}

}  // namespace epochal::ui
