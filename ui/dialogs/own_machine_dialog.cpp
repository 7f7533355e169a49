#include "ui/dialogs/own_machine_dialog.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "core/economics/cost.h"
#include "ui/dialogs/tab_order.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// The value that the box shows, to its last digit.
Decimal decimalOf(const QDoubleSpinBox* box) {
    const Result<Decimal> read = Decimal::parse(QByteArray::number(box->value(), 'f', box->decimals()).toStdString());
    return read ? *read : Decimal();
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
    const OwnMachine before = offer.own.value_or(OwnMachine{});
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
    purchase_ = add(tr("&Purchase price"), QStringLiteral("ownPurchase"), before.purchase.toDouble(), 1e8, 2);
    resale_ = add(tr("&Resale value at the end"), QStringLiteral("ownResale"), before.resale.toDouble(), 1e8, 2);
    years_ = add(tr("Useful &life"), QStringLiteral("ownYears"), before.years, 50, 1);
    use_ = add(tr("&Utilization, share of hours"), QStringLiteral("ownUse"), before.use * 100, 100, 1);
    watts_ = add(tr("Po&wer while training"), QStringLiteral("ownWatts"), before.watts, 1e6, 0);
    tariff_ = add(tr("Electricity &tariff"), QStringLiteral("ownTariff"), before.tariffPerKwh.toDouble(), 100, 4);
    hosting_ = add(tr("&Hosting"), QStringLiteral("ownHosting"), before.hostingPerMonth.toDouble(), 1e8, 2);
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
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(currency_, &QLineEdit::textChanged, this, [this] {
        writeUnits();
        compute();
    });
    writeUnits();
    compute();
}

QDoubleSpinBox* OwnMachineDialog::add(const QString& label, const QString& objectName, double value, double maximum,
                                      int decimals) {
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(objectName);
    box->setDecimals(decimals);
    box->setMaximum(maximum);
    box->setGroupSeparatorShown(true);
    box->setValue(value);
    box->setAlignment(Qt::AlignRight);
    box->setFixedWidth(130);
    box->setLocale(Formatter::current().locale());
    auto* name = new QLabel(label, this);
    name->setBuddy(box);
    auto* unit = new QLabel(this);
    unit->setProperty("secondary", true);
    units_.append(unit);
    const int row = grid_->rowCount();
    grid_->addWidget(name, row, 0);
    grid_->addWidget(box, row, 1);
    grid_->addWidget(unit, row, 2);
    grid_->setColumnStretch(0, 1);
    connect(box, &QDoubleSpinBox::valueChanged, this, &OwnMachineDialog::compute);
    return box;
}

QString OwnMachineDialog::currency() const {
    return currency_->text();
}

void OwnMachineDialog::writeUnits() {
    const QStringList units{currency(),
                            currency(),
                            tr("years"),
                            tr("%"),
                            tr("W"),
                            tr("%1/kWh").arg(currency()),
                            tr("%1 per month").arg(currency())};
    for (qsizetype i = 0; i < units_.size(); ++i) units_[i]->setText(units[i]);
}

OwnMachine OwnMachineDialog::own() const {
    OwnMachine own;
    own.purchase = decimalOf(purchase_);
    own.resale = decimalOf(resale_);
    own.years = years_->value();
    own.use = use_->value() / 100;
    own.watts = watts_->value();
    own.tariffPerKwh = decimalOf(tariff_);
    own.hostingPerMonth = decimalOf(hosting_);
    return own;
}

void OwnMachineDialog::compute() {
    const Formatter& write = Formatter::current();
    const OwnMachine machine = own();
    const std::optional<Decimal> price = ownPricePerHour(machine);
    buttons_->button(QDialogButtonBox::Save)->setEnabled(price && currency_->hasAcceptableInput());
    price_->setText(price ? tr("%1 per hour of use").arg(write.money({*price, currency().toStdString()}, 4))
                          : tr("Useful life and utilization must be above zero"));
    //: the own-machine formula with its numbers: (purchase - resale) / (years x hours x use) + kW x tariff
    QString formula = tr("(%1 \u2212 %2) / (%3 years \u00d7 %4 h \u00d7 %5) + %6 kW \u00d7 %7")
                          .arg(write.amount(machine.purchase), write.amount(machine.resale),
                               write.number(machine.years, 1), write.integer(8766), write.percent(machine.use, 1),
                               write.number(machine.watts / 1000, 3), write.amount(machine.tariffPerKwh, 4));
    if (!machine.hostingPerMonth.isZero())
        //: hosting of an own machine: amount a month / (hours in a month x use), added to the formula before it
        formula += tr(" + %1 / (%2 h \u00d7 %3)")
                       .arg(write.amount(machine.hostingPerMonth), write.number(kHoursPerMonth, 1),
                            write.percent(machine.use, 1));
    formula_->setText(formula);
}

Offer OwnMachineDialog::offer() const {
    Offer edited = offer_;
    edited.own = own();
    edited.currency = currency().toStdString();
    edited.pricePerHour = ownPricePerHour(*edited.own);
    edited.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return edited;
}

}  // namespace epochal::ui
