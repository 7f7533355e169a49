#include "ui/pages/runs/filter_bar.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <array>
#include <unordered_set>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/style_property.h"
#include "ui/pages/runs/filter_popup.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

constexpr int kQueryWidth = 264;
constexpr int kQueryIcons = 48;  ///< px beside the text: the glass, paddings, frame

/// A query term; values with spaces or commas are quoted.
QString term(const QString& field, const QStringList& values, bool whole) {
    QStringList words;
    for (const QString& value : values)
        words += value.contains(QLatin1Char(' ')) || value.contains(QLatin1Char(','))
                     ? QLatin1Char('"') + value + QLatin1Char('"')
                     : value;
    return field + QLatin1Char(whole ? '=' : ':') + words.join(QLatin1Char(','));
}

/// A field's term: its sign, and its values.
QRegularExpression termPattern(const QString& field) {
    return QRegularExpression(QStringLiteral(R"re((?<![\w-])%1([:=])((?:"[^"]*"|[^\s"])+))re").arg(field));
}

/// The values of a term, without their quotes.
QStringList valuesOf(const QString& list) {
    QStringList values;
    static const QRegularExpression value(QStringLiteral(R"re((?:"[^"]*"|[^,"])+)re"));
    for (auto found = value.globalMatch(list); found.hasNext();)
        values += found.next().captured().remove(QLatin1Char('"'));
    return values;
}

/// A run's values of a field, as stored; of its state, the name of the query language.
std::vector<std::string> valuesOf(const RunRow& row, const QString& field) {
    if (field == QStringLiteral("tag")) return row.tags;
    std::string value;
    if (field == QStringLiteral("state")) {
        if (const Standing* standing = standingOf(row.state, row.reason)) value = standing->name;
    } else {
        value = field == QStringLiteral("model")      ? row.architecture
                : field == QStringLiteral("data")     ? row.data
                : field == QStringLiteral("provider") ? row.provider
                : field == QStringLiteral("session")  ? row.session
                                                      : row.campaign;
    }
    if (value.empty()) return {};
    return {value};
}

}  // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent),
      line_(new SearchLine(this)),
      error_(new QLabel(this)),
      popup_(new FilterPopup(this)),
      clear_(new QPushButton(this)),
      archived_(new QCheckBox(this)),
      count_(new QLabel(this)),
      pause_(new QTimer(this)) {
    line_->setObjectName(QStringLiteral("runsQuery"));
    line_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
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
    for (const char* field : {"state", "model", "data", "provider", "tag", "campaign", "session"}) {
        Choice choice{QString::fromLatin1(field), new QPushButton(this), new QPushButton(this), {}, {}, false};
        choice.button->setObjectName(QStringLiteral("filter-") + choice.field);
        choice.button->setStyleSheet(QStringLiteral("QPushButton { padding-left: 8px; padding-right: 8px; }"));
        choice.button->setLayoutDirection(Qt::RightToLeft);  // puts the arrow after the text
        choice.chip->setObjectName(QStringLiteral("filterChip-") + choice.field);
        choice.chip->setProperty("filterChip", true);
        choice.chip->setLayoutDirection(Qt::RightToLeft);  // likewise the cross
        choice.chip->hide();
        row->addWidget(choice.button);
        choices_.push_back(std::move(choice));
    }
    for (const std::size_t later : {5, 6}) choices_[later].button->hide();  // until there is something to choose
    for (Choice& choice : choices_) {
        row->addWidget(choice.chip);
        connect(choice.button, &QPushButton::clicked, this, [this, &choice] { open(choice); });
        connect(choice.chip, &QPushButton::clicked, this, [this, &choice] { choose(choice, {}); });
    }
    connect(popup_, &FilterPopup::chosen, this, [this](const QStringList& values) {
        Choice& choice = choices_[static_cast<std::size_t>(open_)];
        choose(choice, static_cast<std::size_t>(values.size()) == offered(choice).size() ? QStringList() : values);
    });
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
    readChoices();
    Q_EMIT changed();
}

void FilterBar::setRefused(const QString& why) {
    error_->setVisible(!why.isEmpty());
    error_->setText(why);
    setStyleProperty(line_, "state", why.isEmpty() ? QString() : QStringLiteral("error"));
    line_->setToolTip(why);
}

void FilterBar::learn(const RunRows& rows) {
    // A hundred thousand rows have few distinct values, most of them in one place in memory; those already known cost a
    // lookup.
    std::array<std::unordered_set<const char*>, 7> known;
    const auto add = [&](std::size_t choice, std::string_view value) {
        if (!value.empty() && known[choice].insert(value.data()).second) choices_[choice].values.emplace(value);
    };
    for (const RunRow& row : rows) {
        add(1, row.architecture);
        add(2, row.data);
        add(3, row.provider);
        for (const std::string& tag : row.tags) add(4, tag);
        add(5, row.campaign);
        add(6, row.session);
    }
    choices_[5].button->setVisible(!choices_[5].values.empty());
    choices_[6].button->setVisible(choices_[6].values.size() > 1);
}

QString FilterBar::labelOf(const Choice& choice, const std::string& value) {
    if (choice.field == QStringLiteral("model")) return FieldWords::shortChoice("model.architecture", value);
    if (choice.field == QStringLiteral("data")) return FieldWords::shortChoice("data.source", value);
    if (choice.field == QStringLiteral("provider")) return providerName(value);
    if (choice.field == QStringLiteral("session")) return FieldWords::choice("session.kind", value);
    if (choice.field == QStringLiteral("state"))
        for (const Standing& standing : standings())
            if (value == standing.name) return lookOf(standing.state, standing.shown).word;
    return QString::fromStdString(value);
}

std::vector<std::pair<QString, std::string>> FilterBar::offered(const Choice& choice) {
    std::vector<std::pair<QString, std::string>> values;
    if (choice.field == QStringLiteral("state")) {
        for (const Standing& standing : standings()) values.emplace_back(labelOf(choice, standing.name), standing.name);
        return values;
    }
    for (const std::string& value : choice.values) values.emplace_back(labelOf(choice, value), value);
    std::ranges::sort(values, [](const auto& a, const auto& b) {
        const int order = a.first.compare(b.first, Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a.second < b.second;
    });
    return values;
}

bool FilterBar::holds(const Choice& choice, const std::string& value) {
    const QString word = QString::fromStdString(value);
    return std::ranges::any_of(choice.chosen, [&](const QString& part) {
        return choice.whole ? word.compare(part, Qt::CaseInsensitive) == 0 : word.contains(part, Qt::CaseInsensitive);
    });
}

void FilterBar::open(Choice& choice) {
    open_ = &choice - choices_.data();
    QList<FilterPopup::Value> values;
    for (const auto& [label, value] : offered(choice)) {
        FilterPopup::Value shown{
            QString::fromStdString(value), label, {}, Role::Text, choice.chosen.isEmpty() || holds(choice, value)};
        if (choice.field == QStringLiteral("state"))
            for (const Standing& standing : standings())
                if (value == standing.name) {
                    const StateLook look = lookOf(standing.state, standing.shown);
                    shown.icon = look.icon;
                    shown.role = look.role;
                }
        values.append(shown);
    }
    popup_->open(choice.button, title(choice.field), values);
    // If the other terms do not form a query yet, there are no counts.
    const QString others = without(choice);
    if (parseFilter(others.toStdString())) Q_EMIT countsWanted(choice.field, others);
}

void FilterBar::setCounts(const QString& field, const RunRows& rows) {
    if (!popup_->isVisible() || choices_[static_cast<std::size_t>(open_)].field != field) return;
    QHash<QString, int> counts;
    for (const RunRow& row : rows)
        for (const std::string& value : valuesOf(row, field)) ++counts[QString::fromStdString(value)];
    popup_->setCounts(counts);
}

QString FilterBar::without(const Choice& choice) const {
    return query().remove(termPattern(choice.field)).simplified();
}

void FilterBar::choose(Choice& choice, const QStringList& values) {
    QString text = without(choice);
    // "cifar10" is also contained in "cifar100".
    const auto isPart = [&](const QString& value) {
        return std::ranges::any_of(offered(choice), [&](const auto& other) {
            const QString word = QString::fromStdString(other.second);
            return word.size() > value.size() && word.contains(value, Qt::CaseInsensitive);
        });
    };
    if (!values.isEmpty()) text += QLatin1Char(' ') + term(choice.field, values, std::ranges::any_of(values, isPart));
    setQuery(text.simplified());
}

void FilterBar::readChoices() {
    for (Choice& choice : choices_) {
        const QRegularExpressionMatch match = termPattern(choice.field).match(query());
        choice.chosen = match.hasMatch() ? valuesOf(match.captured(2)) : QStringList();
        choice.whole = match.captured(1) == QStringLiteral("=");
    }
    retranslate();
}

QString FilterBar::title(const QString& field) const {
    if (field == QStringLiteral("tag")) return tr("Tag");
    const RunField* found = findQueryField(field.toStdString());
    return found && found->column ? RunColumns::title(*found->column) : QString();
}

void FilterBar::setCount(qint64 shown, qint64 total, int selected) {
    shown_ = shown;
    total_ = total;
    selected_ = selected;
    const Formatter& write = Formatter::current();
    const QString runs = tr("%1 of %n run(s)", "", static_cast<int>(total)).arg(write.integer(shown));
    count_->setText(selected > 0 ? tr("%1, %n selected", "", selected).arg(runs) : runs);
}

void FilterBar::write(Choice& choice) {
    const Theme& theme = Theme::instance();
    const Formatter& format = Formatter::current();
    const QString name = title(choice.field);
    const auto values = offered(choice);
    const auto held = std::ranges::count_if(values, [&](const auto& value) { return holds(choice, value.second); });
    const auto one = std::ranges::find_if(values, [&](const auto& value) { return holds(choice, value.second); });
    const bool some = !choice.chosen.isEmpty();
    // A value that no run has is shown as typed.
    const QString what = held == 1   ? one->first
                         : held == 0 ? choice.chosen.join(QStringLiteral(", "))
                                     : format.integer(held);
    QString words = some ? tr("%1: %2").arg(name, what) : name;
    if (held > 1)
        //: a filter: %1 = "State", %2 of %3 = how many of its values are chosen
        words = tr("%1: %2 of %3").arg(name, what, format.integer(std::ssize(values)));
    choice.button->setText(words);
    choice.button->setFont(theme.font(some ? Type::BodyBold : Type::Body));
    choice.button->setIcon(theme.icon(QStringLiteral("chevron-down"), Role::Text2));
    choice.chip->setText(tr("%1: %2").arg(format.locale().toLower(name), what));
    choice.chip->setIcon(theme.icon(QStringLiteral("close"), Role::Accent));
    choice.chip->setIconSize(QSize(12, 12));
    choice.chip->setToolTip(tr("Remove this filter"));
    choice.chip->setVisible(some);
}

void FilterBar::retranslate() {
    const Theme& theme = Theme::instance();
    line_->setPlaceholderText(tr("Search: words, cost<5, state:finished"));
    const int words = QFontMetrics(theme.font(Type::Body)).horizontalAdvance(line_->placeholderText());
    line_->setFixedWidth(qMax(kQueryWidth, words + kQueryIcons));
    line_->setAccessibleName(tr("Search runs"));
    for (Choice& choice : choices_) write(choice);
    //: verb, button
    clear_->setText(tr("Clear filters"));
    clear_->setVisible(!query().isEmpty());
    //: adjective, filter: archived runs
    archived_->setText(tr("Archived"));
    archived_->setToolTip(tr("Show archived runs too"));
    setCount(shown_, total_, selected_);
}

void FilterBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
