#include "ui/pages/configure/sweep_editor.h"

#include <algorithm>

#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QToolButton>

#include "core/base/json.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/parts/page_undo.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

SweepEditor::SweepEditor(const Field& field, QWidget* parent)
    : QWidget(parent), field_(field), chips_(new ChipField(this)), back_(new QToolButton(this)) {
    const QString name = QString::fromStdString(field.name);
    chips_->setObjectName(QStringLiteral("values-") + name);
    chips_->line()->setObjectName(QStringLiteral("valuesLine-") + name);
    back_->setObjectName(QStringLiteral("oneValue-") + name);
    back_->setCheckable(true);
    back_->setChecked(true);
    back_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(chips_, 1);
    row->addWidget(back_, 0, Qt::AlignTop);
    setFocusProxy(chips_);
    chips_->setDisplay([this](const QString& word) { return shown(word); });
    chips_->setReader([this](const QString& text) { return read(text); });
    chips_->line()->installEventFilter(this);
    leaveUndoToPage(chips_->line());
    connect(chips_, &ChipField::edited, this, [this](const QStringList& words) {
        std::vector<Json> values;
        for (const QString& word : words)
            if (auto one = sweepValues(field_, word.toStdString())) values.push_back(one->front());
        Q_EMIT edited(values);
    });
    connect(chips_->line(), &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) Q_EMIT mended();
    });
    connect(back_, &QToolButton::clicked, this, [this] {
        back_->setChecked(true);
        Q_EMIT oneValue();
    });
    offerChoices();
    retranslate();
}

std::vector<QPair<QString, QString>> SweepEditor::choices() const {
    std::vector<QPair<QString, QString>> out;
    if (field_.name == "price.offer") return {offers_.begin(), offers_.end()};
    if (field_.type == FieldType::Boolean)
        //: a value of a field that is on or off
        return {{QStringLiteral("true"), tr("On")}, {QStringLiteral("false"), tr("Off")}};
    for (const FieldChoice& choice : field_.choices)
        out.push_back({QString::fromStdString(choice.value), Formatter::text(choice.label)});
    return out;
}

void SweepEditor::offerChoices() {
    auto all = choices();
    if (suggested_)
        std::erase_if(all, [this](const auto& one) {
            return std::ranges::find(*suggested_, one.first.toStdString()) == suggested_->end();
        });
    if (all.empty()) return;
    auto* model = new QStandardItemModel(this);
    for (const auto& [value, label] : all) {
        auto* item = new QStandardItem(label);
        item->setData(value, Qt::UserRole);
        model->appendRow(item);
    }
    auto* completer = new QCompleter(model, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    if (QCompleter* before = chips_->line()->completer()) before->deleteLater();
    chips_->line()->setCompleter(completer);
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, [this](const QModelIndex& index) {
        // The completer writes its text into the line after this signal.
        QMetaObject::invokeMethod(
            this,
            [this, value = index.data(Qt::UserRole).toString()] {
                chips_->line()->setText(value);
                Q_EMIT chips_->line()->editingFinished();
            },
            Qt::QueuedConnection);
    });
}

std::optional<QStringList> SweepEditor::read(const QString& typed) {
    QString text = typed;
    if (field_.type == FieldType::Real && Formatter::current().locale().decimalPoint() == QLatin1String(","))
        text.replace(QRegularExpression(QStringLiteral("(\\d),(\\d+)")), QStringLiteral("\\1.\\2"));
    for (const auto& [value, label] : choices())
        if (label.compare(text.trimmed(), Qt::CaseInsensitive) == 0) text = value;
    const auto values = sweepValues(field_, text.toStdString());
    if (!values) {
        Q_EMIT refused(values.error());
        return std::nullopt;
    }
    QStringList words;
    for (const Json& value : *values) words.append(QString::fromStdString(textOf(field_, value)));
    if (field_.name != "price.offer") return words;
    for (const QString& word : words)
        if (std::ranges::none_of(offers_, [&](const auto& offer) { return offer.first == word; })) {
            Q_EMIT refused({ErrorKind::Spec,
                            {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {word.toStdString()}},
                            jsonPath(field_),
                            {EPOCHAL_TEXT("core", "Choose one of its IDs, such as \"this-machine\""), {}}});
            return std::nullopt;
        }
    return words;
}

QString SweepEditor::shown(const QString& word) const {
    const Formatter& write = Formatter::current();
    if (field_.type == FieldType::Integer && field_.role == FieldRole::Setting) return write.integer(word.toLongLong());
    if (field_.type == FieldType::Real) return write.exact(word.toDouble());
    for (const auto& [value, label] : choices())
        if (value == word) return label.section(QLatin1String(", "), 0, 0);
    return word;
}

void SweepEditor::setValues(const std::vector<Json>& values) {
    QStringList words;
    for (const Json& value : values) words.append(QString::fromStdString(textOf(field_, value)));
    chips_->setValues(words);
    back_->setText(QStringLiteral("\u00d7%1").arg(Formatter::current().integer(words.size())));
}

void SweepEditor::setOffered(const std::vector<FieldChoice>& offered) {
    std::vector<std::string> suggested;
    for (const FieldChoice& choice : offered) suggested.push_back(choice.value);
    if (suggested_ == suggested) return;
    suggested_ = std::move(suggested);
    offerChoices();
}

void SweepEditor::setOffers(const FieldEditor::Offers& offers) {
    offers_ = offers;
    offerChoices();
}

bool SweepEditor::eventFilter(QObject* watched, QEvent* event) {
    QLineEdit* line = chips_->line();
    if (watched == line && event->type() == QEvent::MouseButtonPress && line->completer()) {
        line->completer()->setCompletionPrefix(line->text());
        line->completer()->complete();
    }
    return QWidget::eventFilter(watched, event);
}

void SweepEditor::retranslate() {
    back_->setIcon(Theme::instance().icon(QStringLiteral("sweep"), Role::Accent));
    back_->setToolTip(tr("Back to one value"));
    back_->setAccessibleName(back_->toolTip());
    const bool numeric = field_.type == FieldType::Integer || field_.type == FieldType::Real;
    const char* example =
        field_.type == FieldType::Integer ? "32, 64 / 1..5 / 32..512 x2" : "0.1, 0.2 / 0.1..0.5 by 0.1";
    chips_->setToolTip(numeric ? tr("Values or a range: %1").arg(QLatin1String(example))
                               : tr("Values to vary it over"));
    chips_->line()->setToolTip(chips_->toolTip());
    chips_->line()->setAccessibleName(tr("Values of %1").arg(Formatter::text(field_.label)));
    offerChoices();
    chips_->setDisplay([this](const QString& word) { return shown(word); });
}

}  // namespace epochal::ui
