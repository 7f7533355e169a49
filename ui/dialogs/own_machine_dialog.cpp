#include "ui/dialogs/own_machine_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "core/economics/cost.h"
#include "core/economics/price_date.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

namespace {

constexpr double kMost = 1e8, kAll = 100;  ///< of a number, and of a percentage

/// The value that the box shows, to its last digit.
std::string textIn(const QDoubleSpinBox* box) {
    return QByteArray::number(box->value(), 'f', box->decimals()).toStdString();
}

/// Digits after the point that can be typed.
int decimalsOf(const OfferField& field) {
    if (isMoney(field)) return std::max(2, field.decimals + 1);
    return field.format == OfferFormat::Percent ? 1 : field.decimals;
}

}  // namespace

OwnMachineDialog::OwnMachineDialog(const Offer& offer, QWidget* parent)
    : QDialog(parent),
      offer_(offer),
      grid_(new QGridLayout),
      currency_(new QLineEdit(this)),
      formula_(new QLabel(this)),
      price_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)) {
    setObjectName(QStringLiteral("ownMachineDialog"));
    setWindowTitle(tr("Cost of this machine"));
    if (!offer_.own) offer_.own = OwnMachine{};
    auto* about = new QLabel(tr("Your machine is not free: it was bought, it ages, it draws power. Runs keep the price "
                                "they were launched with."),
                             this);
    about->setWordWrap(true);
    about->setProperty("secondary", true);
    currency_->setObjectName(QStringLiteral("ownCurrency"));
    currency_->setText(QString::fromStdString(offer.currency));
    currency_->setMaxLength(3);
    currency_->setFixedWidth(64);
    currency_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Z]{3}")), currency_));
    auto* currencyLabel = new QLabel(tr("&Currency"), this);
    currencyLabel->setBuddy(currency_);
    grid_->addWidget(currencyLabel, 0, 0);
    grid_->addWidget(currency_, 0, 1);
    for (const OfferField& field : offerFields())
        if (isOfOwnMachine(field) && field.group != OfferGroup::None) add(field);
    formula_->setWordWrap(true);
    formula_->setObjectName(QStringLiteral("ownFormula"));
    formula_->setProperty("secondary", true);
    formula_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    price_->setFont(Theme::instance().font(Type::Heading));
    price_->setObjectName(QStringLiteral("ownPrice"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(about);
    column->addLayout(grid_);
    column->addWidget(price_);
    column->addWidget(formula_);
    column->addStretch(1);
    column->addWidget(buttons_);
    setMinimumWidth(480);
    tabByPlace(this);
    keepWhole(this);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(currency_, &QLineEdit::textChanged, this, [this] {
        writeUnits();
        compute();
    });
    writeUnits();
    compute();
}

void OwnMachineDialog::add(const OfferField& field) {
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(field.key));
    box->setDecimals(decimalsOf(field));
    box->setMaximum(field.format == OfferFormat::Percent ? kAll : kMost);
    box->setGroupSeparatorShown(true);
    box->setValue(numberOf(field, offer_).value_or(Decimal()).toDouble());
    box->setAlignment(Qt::AlignRight);
    box->setFixedWidth(130);
    box->setLocale(Formatter::current().locale());
    auto* name = new QLabel(Formatter::text(field.label), this);
    name->setBuddy(box);
    auto* unit = new QLabel(this);
    unit->setProperty("secondary", true);
    const int row = grid_->rowCount();
    grid_->addWidget(name, row, 0);
    grid_->addWidget(box, row, 1);
    grid_->addWidget(unit, row, 2);
    grid_->setColumnStretch(0, 1);
    rows_.push_back({&field, box, unit});
    connect(box, &QDoubleSpinBox::valueChanged, this, &OwnMachineDialog::compute);
}

QString OwnMachineDialog::currency() const {
    return currency_->text();
}

void OwnMachineDialog::writeUnits() {
    for (const Row& row : rows_) {
        const QString unit = Formatter::text(row.field->unit);
        row.unit->setText(unit.contains(QStringLiteral("%1")) ? unit.arg(currency()) : unit);
    }
}

OwnMachine OwnMachineDialog::own() const {
    Offer edited = offer_;
    // A box holds nothing but numbers: none of these is refused.
    for (const Row& row : rows_) std::ignore = setText(*row.field, edited, textIn(row.box));
    return edited.own.value_or(OwnMachine{});
}

void OwnMachineDialog::compute() {
    const Formatter& write = Formatter::current();
    const std::optional<Decimal> price = ownPricePerHour(own());
    buttons_->button(QDialogButtonBox::Save)->setEnabled(price && currency_->hasAcceptableInput());
    price_->setText(price ? tr("%1 per hour of use").arg(write.money({*price, currency().toStdString()}, 4))
                          : tr("Useful life and utilization must be above zero"));
    // While a value is being typed, it may have no price: what was there stays, so that nothing moves.
    if (price) formula_->setText(RunFacts::ownPrice(offer(), write));
}

Offer OwnMachineDialog::offer() const {
    Offer edited = offer_;
    edited.own = own();
    edited.currency = currency().toStdString();
    edited.pricePerHour = ownPricePerHour(*edited.own);
    edited.date = utcToday();
    return edited;
}

}  // namespace epochal::ui
