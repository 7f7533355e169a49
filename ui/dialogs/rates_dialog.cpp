#include "ui/dialogs/rates_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/economics/price_date.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/parts/date_field.h"
#include "ui/tables/table_setup.h"

namespace epochal::ui {

RatesDialog::RatesDialog(Workbench& workbench, QWidget* parent)
    : QDialog(parent),
      workbench_(workbench),
      about_(new QLabel(this)),
      table_(new QTableWidget(this)),
      one_(new QLabel(this)),
      worth_(new QLabel(this)),
      on_(new QLabel(this)),
      by_(new QLabel(this)),
      from_(new QLineEdit(this)),
      to_(new QLineEdit(this)),
      source_(new QLineEdit(this)),
      date_(new DateField(this)),
      factor_(new AmountField(this)),
      problem_(new QLabel(this)),
      add_(new QPushButton(this)),
      remove_(new QPushButton(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
    setObjectName(QStringLiteral("ratesDialog"));
    about_->setWordWrap(true);
    about_->setProperty("secondary", true);
    table_->setObjectName(QStringLiteral("rates"));
    setUpTable(*table_);
    table_->setColumnCount(4);
    table_->setMinimumHeight(160);
    table_->horizontalHeader()->setStretchLastSection(true);
    problem_->setObjectName(QStringLiteral("rateProblem"));
    problem_->setWordWrap(true);
    problem_->setProperty("role", QStringLiteral("error"));
    problem_->hide();
    const std::pair<QLineEdit*, const char*> fields[] = {
        {from_, "rateFrom"}, {to_, "rateTo"}, {date_, "rateDate"}, {source_, "rateSource"}, {factor_, "rateFactor"}};
    for (const auto& [field, name] : fields) field->setObjectName(QLatin1String(name));
    for (QLineEdit* code : {from_, to_}) {
        code->setMaxLength(3);
        code->setFixedWidth(64);
    }
    factor_->setFixedWidth(120);
    date_->setFixedWidth(120);
    date_->setDate(utcToday());
    add_->setObjectName(QStringLiteral("addRate"));
    add_->setDefault(true);
    remove_->setObjectName(QStringLiteral("removeRate"));
    buttons_->addButton(remove_, QDialogButtonBox::ActionRole);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->addWidget(one_, 0, 0);
    grid->addWidget(from_, 0, 1);
    grid->addWidget(worth_, 0, 2);
    grid->addWidget(factor_, 0, 3);
    grid->addWidget(to_, 0, 4);
    grid->addWidget(on_, 1, 0);
    grid->addWidget(date_, 1, 1, 1, 2);
    grid->addWidget(by_, 2, 0);
    grid->addWidget(source_, 2, 1, 1, 4);
    grid->addWidget(add_, 2, 5);
    grid->setColumnStretch(5, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(about_);
    column->addWidget(table_, 1);
    column->addLayout(grid);
    column->addWidget(problem_);
    column->addWidget(buttons_);
    tabByPlace(this);
    keepWhole(this);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(add_, &QPushButton::clicked, this, &RatesDialog::add);
    connect(remove_, &QPushButton::clicked, this, &RatesDialog::remove);
    connect(table_, &QTableWidget::itemSelectionChanged, this,
            [this] { remove_->setEnabled(table_->currentRow() >= 0 && !table_->selectedItems().isEmpty()); });
    connect(&workbench_.prices(), &Prices::bookChanged, this, &RatesDialog::fill);
    retranslate();
    fill();
}

void RatesDialog::fill() {
    const Formatter& write = Formatter::current();
    const std::vector<Rate>& rates = workbench_.prices().book().rates.all;
    table_->setRowCount(static_cast<int>(rates.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const Rate& rate = rates[static_cast<std::size_t>(row)];
        const QString from = QString::fromStdString(rate.from), to = QString::fromStdString(rate.to);
        const QString cells[] = {QStringLiteral("1 %1").arg(from),
                                 QStringLiteral("%1 %2").arg(AmountField::write(rate.factor), to),
                                 write.isoDay(QString::fromStdString(rate.date)), QString::fromStdString(rate.source)};
        for (int column = 0; column < 4; ++column) table_->setItem(row, column, new QTableWidgetItem(cells[column]));
    }
    growColumns(*table_, 3);
    remove_->setEnabled(false);
}

void RatesDialog::add() {
    const Rate rate{from_->text().trimmed().toUpper().toStdString(), to_->text().trimmed().toUpper().toStdString(),
                    factor_->amount().value_or(Decimal()), date_->date(), source_->text().trimmed().toStdString()};
    if (const auto wrong = checkRate(rate)) {
        problem_->setText(Formatter::current().text(wrong->second));
        problem_->show();
        return;
    }
    workbench_.prices().setRate(rate, [dialog = QPointer(this)](const Status& outcome) {
        if (!dialog) return;
        dialog->say(outcome);
        if (outcome) dialog->factor_->clear();
    });
}

void RatesDialog::remove() {
    const int row = table_->currentRow();
    if (row < 0) return;
    workbench_.prices().removeRate(workbench_.prices().book().rates.all[static_cast<std::size_t>(row)],
                                   [dialog = QPointer(this)](const Status& outcome) {
                                       if (dialog) dialog->say(outcome);
                                   });
}

void RatesDialog::say(const Status& outcome) {
    const Formatter& write = Formatter::current();
    problem_->setVisible(!outcome.ok());
    if (!outcome) problem_->setText(tr("%1. %2").arg(write.what(outcome.error()), write.remedy(outcome.error())));
}

void RatesDialog::retranslate() {
    setWindowTitle(tr("Exchange rates"));
    table_->setAccessibleName(windowTitle());
    about_->setText(
        tr("Prices are converted only at these rates, and each converted price shows the date of its rate. Where there "
           "is no rate, a price stays in the currency it was quoted in. No rates are included: enter ones you trust."));
    //: columns of a table of exchange rates: Amount, is worth, Date, Source
    table_->setHorizontalHeaderLabels({tr("Amount"), tr("is worth"), tr("Date"), tr("Source")});
    one_->setText(tr("&One unit of"));
    one_->setBuddy(from_);
    worth_->setText(tr("is &worth"));
    worth_->setBuddy(factor_);
    //: field labels form a sentence: One unit of EUR is worth 1.1 USD on (date) according to (source)
    on_->setText(tr("on &date"));
    on_->setBuddy(date_);
    //: field labels form a sentence: One unit of EUR is worth 1.1 USD on (date) according to (source)
    by_->setText(tr("according to the &source"));
    by_->setBuddy(source_);
    from_->setPlaceholderText(QStringLiteral("EUR"));
    to_->setPlaceholderText(QStringLiteral("USD"));
    to_->setAccessibleName(tr("Currency"));
    source_->setPlaceholderText(tr("European Central Bank, reference rate"));
    add_->setText(tr("&Add rate"));
    remove_->setText(tr("&Remove"));
}

void RatesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QDialog::changeEvent(event);
}

}  // namespace epochal::ui
