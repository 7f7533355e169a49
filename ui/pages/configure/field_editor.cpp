#include "ui/pages/configure/field_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QToolButton>
#include <algorithm>

#include "core/base/json.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/parts/number_box.h"
#include "ui/pages/parts/page_undo.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/theme/theme.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

class ChoiceEditor : public FieldEditor {
public:
    ChoiceEditor(const Field& field, QWidget* parent)
        : FieldEditor(field, parent), choices_(field.choices), box_(new QComboBox(this)) {
        fill();
        // Labels of choices must be readable in full; titles of offers can have any length.
        box_->setSizeAdjustPolicy(field.choices.empty() ? QComboBox::AdjustToMinimumContentsLengthWithIcon
                                                        : QComboBox::AdjustToContents);
        box_->setMinimumContentsLength(12);
        setControl(box_);
        retranslate();
        connect(box_, &QComboBox::activated, this,
                [this] { Q_EMIT edited(box_->currentData().toString().toStdString()); });
    }
    void setValue(const Json& value) override {
        const QString wanted = QString::fromStdString(value.get<std::string>());
        int index = box_->findData(wanted);
        if (index < 0) {
            box_->addItem(FieldWords::choice(field_.name, value.get<std::string>()), wanted);
            index = box_->count() - 1;
        }
        box_->setCurrentIndex(index);
    }
    void setChoices(const std::vector<FieldChoice>& choices) override {
        if (std::ranges::equal(choices, choices_, {}, &FieldChoice::value, &FieldChoice::value)) return;
        choices_ = choices;
        box_->clear();
        fill();
        retranslate();
    }
    void retranslate() override {
        for (std::size_t i = 0; i < choices_.size(); ++i)
            box_->setItemText(static_cast<int>(i), Formatter::text(choices_[i].label));
        // A combo box keeps the minimum size of the previous language (Qt 6.4).
        if (!field_.choices.empty()) box_->setMinimumWidth(box_->sizeHint().width());
    }
    void setOffers(const Offers& offers) override {
        const QVariant current = box_->currentData();
        box_->clear();
        for (const auto& [id, title] : offers) box_->addItem(title, id);
        box_->setCurrentIndex(box_->findData(current));
    }

private:
    void fill() {
        for (const FieldChoice& choice : choices_) box_->addItem(QString(), QString::fromStdString(choice.value));
    }

    std::vector<FieldChoice> choices_;
    QComboBox* box_;
};

class NumberEditor : public FieldEditor {
public:
    NumberEditor(const Field& field, QWidget* parent)
        : FieldEditor(field, parent), box_(new NumberBox(this)), most_(field.maximum) {
        box_->setDecimals(field.type == FieldType::Integer ? 0 : field.decimals);
        box_->setRange(field.minimum, field.maximum);
        box_->setSingleStep(field.step);
        box_->setAlignment(Qt::AlignRight);
        // As texts write an amount. A number without a unit, such as a seed, is a name.
        box_->setGroupSeparatorShown(field.type == FieldType::Integer && field.unit[0] != '\0');
        box_->setFixedWidth(kNumber);
        setControl(box_, 0);
        retranslate();
        connect(box_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
            if (field_.type == FieldType::Integer)
                Q_EMIT edited(static_cast<std::int64_t>(value));
            else
                Q_EMIT edited(value);
        });
    }
    void setValue(const Json& value) override {
        const QSignalBlocker quiet(box_);
        const double number = value.get<double>();
        // A value beyond the range is an error to be read, not another value.
        box_->setMaximum(std::max(most_, number));
        if (box_->value() != number) box_->setValue(number);
    }
    void setScale(const FieldScale& scale) override {
        const QSignalBlocker quiet(box_);
        most_ = scale.maximum;
        box_->setDecimals(field_.type == FieldType::Integer ? 0 : scale.decimals);
        box_->setSingleStep(scale.step);
    }
    void retranslate() override {
        box_->setLocale(Formatter::current().locale());
        const bool none = field_.zeroMeansNone && field_.minimum == 0;
        box_->setSpecialValueText(none ? FieldWords::zero(field_) : QString());
    }

private:
    NumberBox* box_;
    double most_;  ///< that can be typed
};

class CheckEditor : public FieldEditor {
public:
    CheckEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), box_(new QCheckBox(this)) {
        setControl(box_);
        connect(box_, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT edited(on); });
    }
    void setValue(const Json& value) override { box_->setChecked(value.get<bool>()); }

private:
    QCheckBox* box_;
};

class TextEditor : public FieldEditor {
public:
    TextEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), line_(new QLineEdit(this)) {
        const bool money = field.type == FieldType::Money;
        if (money) {
            line_->setAlignment(Qt::AlignRight);
            line_->setFixedWidth(kNumber);
        }
        setControl(line_, money ? 0 : 1);
        connect(line_, &QLineEdit::textEdited, this, [this](const QString& text) { Q_EMIT edited(json(text)); });
        if (money) connect(line_, &QLineEdit::editingFinished, this, &TextEditor::rewrite);
        if (field.type == FieldType::Folder || field.type == FieldType::File) {
            browse_ = new QToolButton(this);
            browse_->setIcon(Theme::instance().icon(QStringLiteral("folder")));
            layout()->addWidget(browse_);
            connect(browse_, &QToolButton::clicked, this, [this] {
                const QString title = Formatter::text(field_.label);
                const QString chosen = field_.type == FieldType::Folder
                                           ? QFileDialog::getExistingDirectory(this, title, line_->text())
                                           : QFileDialog::getOpenFileName(this, title, line_->text(), filter_);
                if (!chosen.isEmpty()) Q_EMIT edited(chosen.toStdString());
            });
            connect(&Theme::instance(), &Theme::changed, browse_,
                    [this] { browse_->setIcon(Theme::instance().icon(QStringLiteral("folder"))); });
        }
        retranslate();
    }
    void setFileFilter(const QString& filter) override { filter_ = filter; }
    void setValue(const Json& value) override {
        const std::string text = value.get<std::string>();
        value_ = text;
        if (json(line_->text()) != value) line_->setText(shown(text));
        accepted_ = line_->text();
    }
    void retranslate() override {
        if (field_.type == FieldType::Money) line_->setPlaceholderText(FieldEditor::tr("none"));
        rewrite();
        if (!browse_) return;
        browse_->setToolTip(field_.type == FieldType::Folder ? FieldEditor::tr("Choose a folder")
                                                             : FieldEditor::tr("Choose a file"));
        browse_->setAccessibleName(browse_->toolTip());
    }

private:
    /// Writes an amount as the language does, unless what was typed last is not an amount.
    void rewrite() {
        if (field_.type != FieldType::Money || line_->text() != accepted_) return;
        line_->setText(shown(value_));
        accepted_ = line_->text();
    }
    /// Money is typed in the format of the language ("1,000" is a thousand in English) and saved with a point. A comma
    /// that does not separate thousands is a decimal separator in every language.
    Json json(QString text) const {
        if (field_.type != FieldType::Money) return text.toStdString();
        if (text.contains(QLatin1Char(',')) || text.contains(QLatin1Char(' ')) || text.contains(QChar(0x00A0)))
            if (const auto amount = AmountField::read(text)) return amount->text();
        return text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString();
    }
    QString shown(const std::string& text) const {
        QString line = QString::fromStdString(text);
        if (field_.type == FieldType::Money)
            line.replace(QLatin1String("."), Formatter::current().locale().decimalPoint());
        return line;
    }
    QLineEdit* line_;
    QString filter_;  ///< of the file dialog
    QToolButton* browse_ = nullptr;
    std::string value_;  ///< as set last
    QString accepted_;   ///< the text that says it
};

/// A text that is usually one of a few, which are known only once a file has been read.
class SuggestedEditor : public FieldEditor {
public:
    SuggestedEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), box_(new QComboBox(this)) {
        box_->setEditable(true);
        box_->setInsertPolicy(QComboBox::NoInsert);
        box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box_->setMinimumContentsLength(12);
        box_->completer()->setFilterMode(Qt::MatchContains);
        setControl(box_);
        retranslate();
        connect(box_->lineEdit(), &QLineEdit::textEdited, this,
                [this](const QString& text) { Q_EMIT edited(text.toStdString()); });
        connect(box_, &QComboBox::activated, this, [this] { Q_EMIT edited(box_->currentText().toStdString()); });
    }
    void setValue(const Json& value) override {
        const QString text = QString::fromStdString(value.get<std::string>());
        if (box_->currentText() != text) box_->setEditText(text);
    }
    void setSuggestions(const QStringList& texts) override {
        if (texts == texts_) return;
        texts_ = texts;
        const QString typed = box_->currentText();
        box_->clear();
        box_->addItems(texts);
        box_->setEditText(typed);
    }
    void retranslate() override {
        //: of a table: shown while no column is named
        box_->lineEdit()->setPlaceholderText(FieldEditor::tr("the last column"));
    }

private:
    QStringList texts_;
    QComboBox* box_;
};

class ListEditor : public FieldEditor {
public:
    ListEditor(const Field& field, QWidget* parent) : FieldEditor(field, parent), chips_(new ChipField(this)) {
        if (field.type == FieldType::IntegerList) chips_->setPattern(QRegularExpression(QStringLiteral("^\\d{1,9}$")));
        setControl(chips_);
        connect(chips_, &ChipField::edited, this, [this](const QStringList& words) {
            Json list = Json::array();
            for (const QString& word : words) {
                if (field_.type == FieldType::IntegerList)
                    list.push_back(word.toLongLong());
                else
                    list.push_back(word.toStdString());
            }
            Q_EMIT edited(list);
        });
    }
    void setValue(const Json& value) override {
        // Without tags there is nothing to say; without sizes the program chooses them.
        if (field_.name.starts_with("session.")) chips_->line()->setPlaceholderText(FieldWords::emptyList(field_));
        QStringList words;
        for (const Json& part : value)
            words.append(part.is_string() ? QString::fromStdString(part.get<std::string>())
                                          : QString::number(part.get<std::int64_t>()));
        chips_->setValues(words);
    }
    void setSuggestions(const QStringList& texts) override {
        auto* completer = new QCompleter(texts, this);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        if (QCompleter* before = chips_->line()->completer()) before->deleteLater();
        chips_->line()->setCompleter(completer);
    }

private:
    ChipField* chips_;
};

}  // namespace

FieldEditor* FieldEditor::make(const Field& field, QWidget* parent) {
    if (field.name == "price.offer") return new ChoiceEditor(field, parent);
    if (field.name == "data.column") return new SuggestedEditor(field, parent);
    switch (field.type) {
        case FieldType::Choice:
            return new ChoiceEditor(field, parent);
        case FieldType::Integer:
        case FieldType::Real:
            return new NumberEditor(field, parent);
        case FieldType::Boolean:
            return new CheckEditor(field, parent);
        case FieldType::IntegerList:
        case FieldType::TextList:
            return new ListEditor(field, parent);
        case FieldType::Text:
        case FieldType::Folder:
        case FieldType::File:
        case FieldType::Money:
            return new TextEditor(field, parent);
    }
    return nullptr;
}

void FieldEditor::setControl(QWidget* control, int stretch) {
    control_ = control;
    leaveWheelToPage(control);
    leaveUndoToPage(control);
    for (QLineEdit* line : control->findChildren<QLineEdit*>()) leaveUndoToPage(line);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(control, stretch);
    if (stretch == 0) row->addStretch(1);
    control->setObjectName(QStringLiteral("field-") + QString::fromStdString(field_.name));
    setFocusProxy(control);
}

}  // namespace epochal::ui
