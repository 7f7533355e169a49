#include "ui/pages/providers/price_filter_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <set>
#include <string_view>

#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/search_line.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

PriceFilterBar::PriceFilterBar(QWidget* parent)
    : QWidget(parent),
      line_(new SearchLine(this)),
      newest_(new QCheckBox(this)),
      ranked_(new QCheckBox(this)),
      retired_(new QCheckBox(this)),
      old_(new QPushButton(this)),
      count_(new QLabel(this)) {
    line_->setObjectName(QStringLiteral("priceSearch"));
    line_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    newest_->setObjectName(QStringLiteral("newestOnly"));
    ranked_->setObjectName(QStringLiteral("rankedOnly"));
    retired_->setObjectName(QStringLiteral("showRetired"));
    old_->setObjectName(QStringLiteral("allAges"));
    old_->setProperty("link", true);
    old_->hide();
    count_->setObjectName(QStringLiteral("priceCount"));
    auto* flow = new FlowLayout(this, 8);
    flow->setContentsMargins(12, 6, 12, 6);
    flow->addWidget(line_);
    provider_ = addMenu(QStringLiteral("filter-provider"));
    accelerator_ = addMenu(QStringLiteral("filter-accelerator"));
    kind_ = addMenu(QStringLiteral("filter-kind"));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{provider_, accelerator_, kind_, newest_, ranked_, retired_, old_, count_}) {
        widget->setFixedHeight(Theme::kControl);
        flow->addWidget(widget);
    }
    connect(line_, &QLineEdit::textChanged, this, &PriceFilterBar::change);
    for (QCheckBox* box : {newest_, ranked_, retired_})
        connect(box, &QCheckBox::toggled, this, &PriceFilterBar::change);
    connect(old_, &QPushButton::clicked, this, [this] {
        filter_.oldOnly = false;
        setFilter(filter_);
        Q_EMIT changed();
    });
    setFilter(filter_);
    retranslate();
}

QPushButton* PriceFilterBar::addMenu(const QString& objectName) {
    auto* button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setStyleSheet(
        QStringLiteral("QPushButton { padding-left: 8px; padding-right: 8px; } "
                       "QPushButton::menu-indicator { image: none; width: 0; }"));
    button->setLayoutDirection(Qt::RightToLeft);  // puts the arrow after the text
    button->setMenu(new QMenu(button));
    button->menu()->setLayoutDirection(Qt::LeftToRight);
    return button;
}

void PriceFilterBar::setFilter(const PriceFilter& filter) {
    setting_ = true;
    filter_ = filter;
    line_->setText(filter.text);
    newest_->setChecked(filter.newestOnly);
    ranked_->setChecked(filter.rankedOnly);
    retired_->setChecked(filter.retired);
    old_->setVisible(filter.oldOnly);
    setting_ = false;
    fillMenus();
}

void PriceFilterBar::change() {
    if (setting_) return;
    filter_.text = line_->text().trimmed();
    filter_.newestOnly = newest_->isChecked();
    filter_.rankedOnly = ranked_->isChecked();
    filter_.retired = retired_->isChecked();
    Q_EMIT changed();
}

void PriceFilterBar::clear() {
    setFilter({});
    Q_EMIT changed();
}

void PriceFilterBar::focusSearch() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void PriceFilterBar::learn(const PricesModel& model) {
    providers_ = model.providers();
    accelerators_ = model.accelerators();
    shown_ = model.rowCount();
    total_ = model.total();
    std::set<std::string_view> names;
    for (int line = 0; line < shown_; ++line) names.insert(model.at(line)->provider);
    providerCount_ = static_cast<int>(names.size());
    fillMenus();
    retranslate();
}

void PriceFilterBar::fill(QPushButton* button, const QStringList& labels, int chosen, std::function<void(int)> choose) {
    QMenu* menu = button->menu();
    menu->clear();
    for (int i = -1; i < labels.size(); ++i) {
        //: the first entry of a list: any value
        QAction* action = menu->addAction(i < 0 ? tr("any") : labels[i]);
        action->setCheckable(true);
        action->setChecked(i == chosen);
        connect(action, &QAction::triggered, this, [this, choose, i] {
            choose(i);
            fillMenus();
            Q_EMIT changed();
        });
        if (i < 0) menu->addSeparator();
    }
}

void PriceFilterBar::fillMenus() {
    const auto title = [](QPushButton* button, const QString& what, const QString& value) {
        button->setText(tr("%1: %2").arg(what, value.isEmpty() ? tr("any") : value));
        button->setIcon(Theme::instance().icon(QStringLiteral("chevron-down"), Role::Text2));
    };
    QStringList kinds;
    int kind = -1;
    for (const PriceKindRow& row : kPriceKinds) kinds.append(word(row.kind));
    if (filter_.kind) kind = static_cast<int>(indexOf(*filter_.kind));
    QStringList names;
    for (const QString& provider : providers_) names += providerName(provider.toStdString());
    fill(provider_, names, static_cast<int>(providers_.indexOf(filter_.provider)),
         [this](int i) { filter_.provider = providers_.value(i); });
    fill(accelerator_, accelerators_, static_cast<int>(accelerators_.indexOf(filter_.accelerator)),
         [this](int i) { filter_.accelerator = accelerators_.value(i); });
    fill(kind_, kinds, kind, [this](int i) {
        filter_.kind = i < 0 ? std::nullopt : std::optional(kPriceKinds[static_cast<std::size_t>(i)].kind);
    });
    title(provider_, tr("Provider"), names.value(providers_.indexOf(filter_.provider)));
    title(accelerator_, tr("GPU"), filter_.accelerator);
    title(kind_, offerFieldName("kind"), kinds.value(kind));
}

void PriceFilterBar::retranslate() {
    const Formatter& write = Formatter::current();
    line_->setPrompt(tr("Find provider, instance or GPU"), 230);
    newest_->setText(tr("Latest price per offer"));
    newest_->setToolTip(tr("Earlier prices of an offer are in its history"));
    //: prices that cannot be ranked
    ranked_->setText(tr("Hide unranked prices"));
    ranked_->setToolTip(tr("Prices without a date or a source, or for an accelerator alone"));
    //: check box: show the offers that were retired
    retired_->setText(tr("Retired"));
    retired_->setToolTip(tr("Show retired offers instead"));
    old_->setText(tr("Old prices only: show all"));
    const QString rows = tr("%1 of %n row(s)", "", total_);
    count_->setText(tr("%1, %2").arg(rows.arg(write.integer(shown_)), tr("%n provider(s)", "", providerCount_)));
    fillMenus();
}

void PriceFilterBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
