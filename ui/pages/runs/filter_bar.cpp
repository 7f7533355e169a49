#include "ui/pages/runs/filter_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

constexpr int kQueryWidth = 264;
constexpr int kQueryIcons = 48;  ///< px beside the text: the glass, paddings, frame

/// A query term; a value with spaces is quoted.
QString term(const QString& field, const QString& value) {
    const bool plain = !value.contains(QLatin1Char(' '));
    return field + QLatin1Char(':') + (plain ? value : QLatin1Char('"') + value + QLatin1Char('"'));
}

QRegularExpression termPattern(const QString& field) {
    return QRegularExpression(QStringLiteral("(?<![\\w-])%1:(\"([^\"]*)\"|\\S+)").arg(field));
}

}  // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent),
      line_(new SearchLine(this)),
      error_(new QLabel(this)),
      clear_(new QPushButton(this)),
      archived_(new QCheckBox(this)),
      count_(new QLabel(this)),
      pause_(new QTimer(this)) {
    line_->setObjectName(QStringLiteral("runsQuery"));
    error_->setObjectName(QStringLiteral("runsQueryError"));
    error_->setWordWrap(true);
    error_->setProperty("role", QStringLiteral("error"));
    error_->hide();
    count_->setObjectName(QStringLiteral("runsCount"));
    archived_->setObjectName(QStringLiteral("runsArchived"));
    clear_->setObjectName(QStringLiteral("clearFilters"));
    clear_->setProperty("link", true);
    clear_->setCursor(Qt::PointingHandCursor);

    auto* row = new FlowLayout(nullptr, Theme::kGrid);
    row->addWidget(line_);
    for (const char* field : {"state", "model", "data", "provider", "tag", "campaign"}) {
        Menu menu{QString::fromLatin1(field), new QPushButton(this), {}, {}};
        menu.button->setObjectName(QStringLiteral("filter-") + menu.field);
        menu.button->setStyleSheet(
            QStringLiteral("QPushButton { padding-left: 8px; padding-right: 8px; } "
                           "QPushButton::menu-indicator { image: none; width: 0; }"));
        menu.button->setLayoutDirection(Qt::RightToLeft);  // puts the arrow after the text
        menu.button->setMenu(new QMenu(menu.button));
        menu.button->menu()->setLayoutDirection(Qt::LeftToRight);
        row->addWidget(menu.button);
        menus_.push_back(menu);
    }
    menus_.back().button->hide();  // until a campaign is known
    for (Menu& menu : menus_)
        connect(menu.button->menu(), &QMenu::aboutToShow, this, [this, &menu] { fillMenu(menu); });
    row->addWidget(clear_);
    // At the end of its line, which is the second one in a narrow window.
    auto* end = new QWidget(this);
    end->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* inEnd = new QHBoxLayout(end);
    inEnd->setContentsMargins(0, 0, 0, 0);
    inEnd->addStretch(1);
    for (QWidget* widget : std::initializer_list<QWidget*>{archived_, count_}) {
        widget->setFixedHeight(Theme::kControl);
        inEnd->addWidget(widget);
    }
    row->addWidget(end);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 6);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(error_);

    pause_->setSingleShot(true);
    pause_->setInterval(120);
    connect(pause_, &QTimer::timeout, this, &FilterBar::check);
    connect(line_, &QLineEdit::textChanged, pause_, qOverload<>(&QTimer::start));
    connect(line_, &QLineEdit::returnPressed, this, &FilterBar::check);
    connect(archived_, &QCheckBox::toggled, this, &FilterBar::changed);
    connect(clear_, &QPushButton::clicked, this, &FilterBar::clear);
    connect(&Theme::instance(), &Theme::changed, this, &FilterBar::retranslate);
    retranslate();
}

QString FilterBar::query() const {
    return line_->text().trimmed();
}

bool FilterBar::archived() const {
    return archived_->isChecked();
}

void FilterBar::setQuery(const QString& text) {
    line_->setText(text);
    check();
}

void FilterBar::setArchived(bool shown) {
    archived_->setChecked(shown);
}

void FilterBar::clear() {
    archived_->setChecked(false);
    setQuery({});
}

void FilterBar::focusQuery() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void FilterBar::check() {
    pause_->stop();
    const Result<Filter> filter = parseFilter(query().toStdString());
    if (!filter) {
        const Formatter& write = Formatter::current();
        setRefused(tr("%1. %2").arg(write.what(filter.error()), write.remedy(filter.error())));
        return;
    }
    setRefused({});
    readMenus();
    Q_EMIT changed();
}

void FilterBar::setRefused(const QString& why) {
    error_->setVisible(!why.isEmpty());
    error_->setText(why);
    setStyleProperty(line_, "state", why.isEmpty() ? QString() : QStringLiteral("error"));
    line_->setToolTip(why);
}

void FilterBar::learn(const RunRows& rows) {
    // Ten thousand rows have few distinct values; those already known cost a lookup.
    const auto add = [this](std::size_t menu, const std::string& value) {
        if (!value.empty()) menus_[menu].values.insert(value);
    };
    for (const RunRow& row : rows) {
        add(1, row.architecture);
        add(2, row.data);
        add(3, row.provider);
        for (const std::string& tag : row.tags) add(4, tag);
        add(5, row.campaign);
    }
    menus_[5].button->setVisible(!menus_[5].values.empty());
}

QString FilterBar::labelOf(const Menu& menu, const std::string& value) {
    if (menu.field == QStringLiteral("model")) return FieldWords::shortChoice("model.architecture", value);
    if (menu.field == QStringLiteral("data")) return FieldWords::shortChoice("data.source", value);
    if (menu.field == QStringLiteral("provider")) return providerName(value);
    if (menu.field == QStringLiteral("state"))
        for (const Standing& standing : standings())
            if (value == standing.name) return lookOf(standing.state, standing.shown).word;
    return QString::fromStdString(value);
}

void FilterBar::fillMenu(Menu& menu) {
    QMenu* popup = menu.button->menu();
    popup->clear();
    const auto item = [&](const QString& label, const QString& value) {
        QAction* action = popup->addAction(label);
        action->setCheckable(true);
        action->setChecked(menu.chosen == value);
        connect(action, &QAction::triggered, this, [this, &menu, value] { choose(menu, value); });
    };
    item(tr("any"), {});
    popup->addSeparator();
    if (menu.field == QStringLiteral("state"))
        for (const Standing& standing : standings())
            item(labelOf(menu, standing.name), QString::fromLatin1(standing.name));
    QMap<QString, QString> labels;
    for (const std::string& value : menu.values) labels.insert(labelOf(menu, value), QString::fromStdString(value));
    for (auto it = labels.cbegin(); it != labels.cend(); ++it) item(it.key(), it.value());
}

void FilterBar::choose(Menu& menu, const QString& value) {
    QString text = query();
    text.remove(termPattern(menu.field));
    if (!value.isEmpty()) text += QLatin1Char(' ') + term(menu.field, value);
    setQuery(text.simplified());
}

void FilterBar::readMenus() {
    for (Menu& menu : menus_) {
        const QRegularExpressionMatch match = termPattern(menu.field).match(query());
        menu.chosen = !match.hasMatch()             ? QString()
                      : match.captured(2).isEmpty() ? match.captured(1)
                                                    : match.captured(2);
    }
    retranslate();
}

QString FilterBar::menuTitle(const QString& field) const {
    if (field == QStringLiteral("state")) return tr("State");
    if (field == QStringLiteral("model")) return tr("Model");
    if (field == QStringLiteral("data")) return tr("Data");
    if (field == QStringLiteral("provider")) return tr("Provider");
    if (field == QStringLiteral("campaign")) return tr("Campaign");
    return tr("Tag");
}

void FilterBar::setCount(qint64 shown, qint64 total, int selected) {
    shown_ = shown;
    total_ = total;
    selected_ = selected;
    const Formatter& write = Formatter::current();
    const QString runs = tr("%1 of %n run(s)", "", static_cast<int>(total)).arg(write.integer(shown));
    count_->setText(selected > 0 ? tr("%1, %n selected", "", selected).arg(runs) : runs);
}

void FilterBar::retranslate() {
    const Theme& theme = Theme::instance();
    line_->setPlaceholderText(tr("Search: words, cost<5, state:finished"));
    const int words = QFontMetrics(theme.font(Type::Body)).horizontalAdvance(line_->placeholderText());
    line_->setFixedWidth(qMax(kQueryWidth, words + kQueryIcons));
    line_->setAccessibleName(tr("Search runs"));
    for (Menu& menu : menus_) {
        const QString title = menuTitle(menu.field);
        const QString label = labelOf(menu, menu.chosen.toStdString());
        menu.button->setText(menu.chosen.isEmpty() ? title : tr("%1: %2").arg(title, label));
        QFont font = theme.font(menu.chosen.isEmpty() ? Type::Body : Type::BodyBold);
        menu.button->setFont(font);
        menu.button->setIcon(theme.icon(QStringLiteral("chevron-down"), Role::Text2));
    }
    clear_->setText(tr("Clear filters"));
    clear_->setVisible(!query().isEmpty());
    archived_->setText(tr("Archived"));
    archived_->setToolTip(tr("Show archived runs too"));
    setCount(shown_, total_, selected_);
}

void FilterBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
