#include "ui/dialogs/preferences_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/bridge/workbench.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

PreferencesDialog::PreferencesDialog(Workbench& workbench, const QString& language, QWidget* parent)
    : QDialog(parent),
      workbench_(workbench),
      language_(new QComboBox(this)),
      theme_(new QComboBox(this)),
      languageLabel_(new QLabel(this)),
      themeLabel_(new QLabel(this)),
      priceLabel_(new QLabel(this)),
      homeLabel_(new QLabel(this)),
      price_(new QLabel(this)),
      home_(new QLabel(this)),
      edit_(new QPushButton(this)) {
    setObjectName(QStringLiteral("preferencesDialog"));
    language_->setObjectName(QStringLiteral("preferencesLanguage"));
    theme_->setObjectName(QStringLiteral("preferencesTheme"));
    edit_->setObjectName(QStringLiteral("preferencesPrice"));
    for (const QString& code : Language::codes()) language_->addItem(QString(), code);
    language_->setCurrentIndex(qMax(0, language_->findData(language)));
    for (int i = 0; i < 3; ++i) theme_->addItem(QString());
    theme_->setCurrentIndex(static_cast<int>(Theme::instance().choice()));
    languageLabel_->setBuddy(language_);
    themeLabel_->setBuddy(theme_);
    home_->setText(QString::fromStdString(workbench.home().string()));
    home_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    home_->setWordWrap(true);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->addWidget(languageLabel_, 0, 0);
    grid->addWidget(language_, 0, 1, 1, 2);
    grid->addWidget(themeLabel_, 1, 0);
    grid->addWidget(theme_, 1, 1, 1, 2);
    grid->addWidget(priceLabel_, 2, 0);
    grid->addWidget(price_, 2, 1);
    grid->addWidget(edit_, 2, 2);
    grid->addWidget(homeLabel_, 3, 0);
    grid->addWidget(home_, 3, 1, 1, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(grid);
    column->addStretch(1);
    column->addWidget(buttons);
    setMinimumWidth(480);
    tabByPlace(this);
    keepWhole(this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(language_, &QComboBox::activated, this,
            [this] { Q_EMIT languageChosen(language_->currentData().toString()); });
    connect(theme_, &QComboBox::activated, this, &PreferencesDialog::themeChosen);
    connect(edit_, &QPushButton::clicked, this, &PreferencesDialog::priceRequested);
    connect(&workbench_.prices(), &Prices::bookChanged, this, &PreferencesDialog::retranslate);
    retranslate();
}

void PreferencesDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    languageLabel_->setText(tr("&Language"));
    themeLabel_->setText(tr("&Theme"));
    priceLabel_->setText(tr("This machine's price"));
    homeLabel_->setText(tr("Data folder"));
    //: verb, button
    edit_->setText(tr("Edit…"));
    for (int i = 0; i < language_->count(); ++i)
        language_->setItemText(i, Language::label(language_->itemData(i).toString()));
    theme_->setItemText(0, tr("Follow system"));
    //: adjective, a theme
    theme_->setItemText(1, tr("Light"));
    //: adjective, a theme
    theme_->setItemText(2, tr("Dark"));
    const Offer* own = workbench_.prices().book().find("this-machine");
    const std::optional<Decimal> price = own ? hourlyPrice(*own) : std::nullopt;
    price_->setText(price ? tr("%1 per hour").arg(Formatter::current().money({*price, own->currency}, 4))
                          : tr("unknown"));
}

void PreferencesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

}  // namespace epochal::ui
