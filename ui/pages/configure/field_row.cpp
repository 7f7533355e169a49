#include "ui/pages/configure/field_row.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

#include "core/base/json.h"
#include "core/spec/task.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/field_editor.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/configure/sweep_editor.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

const Error* find(const std::vector<Error>& errors, const std::string& path) {
    const auto found = std::ranges::find_if(errors, [&](const Error& error) { return error.where == path; });
    return found == errors.end() ? nullptr : &*found;
}

}  // namespace

FieldRow::FieldRow(const Field& field, SpecDocument& document, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent),
      field_(field),
      document_(document),
      editor_(FieldEditor::make(field, parent)),
      label_(new QLabel(parent)),
      unit_(new QLabel(parent)),
      messageIcon_(new QLabel(parent)),
      message_(new QLabel(parent)),
      mark_(new QFrame(parent)),
      messageLine_(new QWidget(parent)),
      sweep_(new QToolButton(parent)),
      reset_(new QToolButton(parent)),
      grid_(grid),
      line_(line) {
    const QString name = QString::fromStdString(field.name);
    mark_->setFixedSize(kMark, Theme::kControl);
    label_->setBuddy(editor_);
    label_->setMinimumHeight(Theme::kControl);
    label_->setWordWrap(true);
    unit_->setProperty("secondary", true);
    unit_->setMinimumHeight(Theme::kControl);
    unit_->setWordWrap(true);
    for (QToolButton* button : {sweep_, reset_}) button->setProperty("compact", true);
    sweep_->setObjectName(QStringLiteral("sweep-") + name);
    reset_->setObjectName(QStringLiteral("reset-") + name);
    message_->setTextFormat(Qt::RichText);  // its content is escaped, and may contain links
    message_->setObjectName(QStringLiteral("message-") + name);
    unit_->setObjectName(QStringLiteral("unit-") + name);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* said = new QHBoxLayout(messageLine_);
    said->setContentsMargins(0, 0, 0, 4);
    said->setSpacing(6);
    said->addWidget(messageIcon_, 0, Qt::AlignTop);
    said->addWidget(message_, 1);

    const bool wide = field.unit[0] == '\0' && field.type != FieldType::Integer && field.type != FieldType::Real &&
                      field.type != FieldType::Money;
    grid->addWidget(mark_, line, 0, Qt::AlignTop);
    grid->addWidget(label_, line, 1, Qt::AlignTop);
    grid->addWidget(editor_, line, 2, 1, wide ? 2 : 1, Qt::AlignTop);
    if (wide)
        unit_->hide();
    else
        grid->addWidget(unit_, line, 3, Qt::AlignTop);
    grid->addWidget(sweep_, line, 4, Qt::AlignTop);
    grid->addWidget(reset_, line, 5, Qt::AlignTop);
    grid->addWidget(messageLine_, line + 1, 2, 1, 4);
    label_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(label_, &QWidget::customContextMenuRequested, this, &FieldRow::showMenu);
    for (QWidget* part : std::initializer_list<QWidget*>{label_, editor_, editor_->control(), unit_, sweep_, reset_})
        part->installEventFilter(this);
    connect(sweep_, &QToolButton::clicked, this, &FieldRow::toggleSweep);
    connect(message_, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == QLatin1String("repair")) return repair();
        document_.setScaleRate(link == QLatin1String("scale"));
    });

    connect(editor_, &FieldEditor::edited, this, [this](const Json& value) { document_.set(field_, value); });
    connect(reset_, &QToolButton::clicked, this, [this] { document_.reset(field_); });
    retranslate();
}

void FieldRow::setUnit(const QString& unit) {
    unit_->setText(unit);
    unit_->setVisible(shown_ && !document_.axis(field_) && !unit.isEmpty());
}

void FieldRow::setNote(const QString& note) {
    if (note == note_) return;
    note_ = note;
    refresh();
}

int FieldRow::labelWidth() const {
    return QFontMetrics(Theme::instance().font(Type::BodyBold)).horizontalAdvance(label_->text()) + 4;
}

void FieldRow::setLabelWidth(int width) {
    label_->setMinimumWidth(width);
}

void FieldRow::setShown(bool shown) {
    shown_ = shown;
    label_->setVisible(shown);
    // The button keeps its place in a visible row, and takes no space in a hidden one.
    QSizePolicy keep = sweep_->sizePolicy();
    keep.setRetainSizeWhenHidden(shown && isSweepable(field_));
    sweep_->setSizePolicy(keep);
    refresh();
}

QWidget* FieldRow::control() const {
    return values_ && document_.axis(field_) ? static_cast<QWidget*>(values_) : editor_;
}

void FieldRow::setOffers(const FieldEditor::Offers& offers) {
    offers_ = offers;
    editor_->setOffers(offers);
    if (values_) values_->setOffers(offers);
    refresh();
}

void FieldRow::toggleSweep() {
    if (!isSweepable(field_)) return;
    document_.setAxis(field_, document_.axis(field_) ? std::vector<Json>{} : std::vector{field_.get(document_.spec())});
    control()->setFocus(Qt::OtherFocusReason);
}

void FieldRow::setPointedAt(bool pointedAt) {
    pointedAt_ = pointedAt;
    sweep_->setVisible(shown_ && pointedAt && isSweepable(field_) && !document_.axis(field_));
}

void FieldRow::makeValues() {
    values_ = new SweepEditor(field_, qobject_cast<QWidget*>(parent()));
    values_->setOffers(offers_);
    grid_->addWidget(values_, line_, 2, 1, 3, Qt::AlignTop);
    QWidget::setTabOrder(editor_, values_);
    connect(values_, &SweepEditor::edited, this,
            [this](const std::vector<Json>& values) { document_.setAxis(field_, values); });
    connect(values_, &SweepEditor::refused, this, [this](const Error& error) { document_.refuse(field_, error); });
    connect(values_, &SweepEditor::mended, this, [this] { document_.forgive(field_); });
    connect(values_, &SweepEditor::oneValue, this, &FieldRow::toggleSweep);
}

void FieldRow::refresh() {
    const Theme& theme = Theme::instance();
    const std::string path = jsonPath(field_);
    const Error* error = find(document_.errors(), path);
    const bool changed = document_.isChanged(field_);
    const SweepAxis* axis = document_.axis(field_);
    if (axis && !values_) makeValues();
    if (axis) values_->setValues(axis->values);
    if (values_) values_->setVisible(shown_ && axis);
    editor_->setVisible(shown_ && !axis);
    label_->setBuddy(control());
    if (!field_.scales.empty()) {
        const FieldScale scale = scaleOf(field_, document_.spec());
        editor_->setScale(scale);
        unit_->setText(Formatter::text(scale.unit));
    }
    if (field_.name == "data.file")
        editor_->setFileFilter(isTable(document_.spec()) ? tr("CSV tables (*.csv);;All files (*)") : QString());
    if (field_.name == "model.script")
        editor_->setFileFilter(tr("TorchScript networks (*.pt *.pth *.ts);;All files (*)"));
    if (field_.offers) editor_->setChoices(choicesOf(field_, document_.spec()));
    if (field_.offers && values_) values_->setOffered(choicesOf(field_, document_.spec()));
    if (!document_.isRefused(field_)) editor_->setValue(meantBy(field_, document_.spec()));
    if (*field_.unit && field_.scales.empty())
        unit_->setText(axis ? Formatter::text(field_.unit)
                            : FieldWords::unit(field_, meantBy(field_, document_.spec())));
    unit_->setVisible(shown_ && !axis && !unit_->text().isEmpty());
    mark_->setVisible(shown_ && changed);
    // Beside the label's first line, however high the editor is.
    mark_->setStyleSheet(QStringLiteral("background: %1; margin: %2px 0")
                             .arg(theme.colour(Role::Accent).name())
                             .arg((Theme::kControl - kMark) / 2));
    label_->setFont(theme.font(changed ? Type::BodyBold : Type::Body));
    sweep_->setIcon(theme.icon(QStringLiteral("sweep"), Role::Text2));
    setPointedAt(pointedAt_);
    reset_->setIcon(theme.icon(QStringLiteral("reset"), Role::Text2));
    reset_->setVisible(shown_ && changed);
    say(error, find(document_.advice(), path));
}

void FieldRow::say(const Error* error, const Error* advice) {
    const Error* said = error ? error : advice;
    const bool warns = advice && !error && !document_.isOfPreset(*advice);
    for (QWidget* control : {editor_->control(), values_ ? static_cast<QWidget*>(values_->chips()) : nullptr})
        if (control)
            setStyleProperty(control, "state",
                             error   ? QStringLiteral("error")
                             : warns ? QStringLiteral("warn")
                                     : QString());
    if (!said) {
        QString words = field_.name == "optimizer.learning_rate" ? rateWords() : QString();
        if (words.isEmpty() && document_.axis(field_) && field_.unit[0] != '\0') words = unit_->text();
        if (words.isEmpty() && !note_.isEmpty()) return show(note_.toHtmlEscaped(), {}, QStringLiteral("check"));
        return show(words, {}, {});
    }
    const Formatter& write = Formatter::current();
    Error placed = *said;
    placed.where.clear();
    QString text =
        tr("%1. %2.").arg(write.what(placed), write.remedy(placed)).replace(QLatin1String("?."), QLatin1String("?"));
    // A value that a control refused belongs to no run.
    const QString combination = document_.isRefused(field_) ? QString() : document_.combination(said->where);
    //: the values of a run within a sweep, then what is wrong with it
    if (!combination.isEmpty()) text = tr("In the run with %1: %2").arg(combination, text);
    text = text.toHtmlEscaped();
    if (const auto obvious = repairOf(*said)) {
        const Field& field = *findField(obvious->field);
        RunSpec repaired = document_.spec();
        if (setFromText(repaired, obvious->field + "=" + obvious->value))
            //: link; %1 = label of a field, %2 = its new value
            text += QStringLiteral(" <a href=\"repair\">%1</a>")
                        .arg(tr("Set \"%1\" to %2")
                                 .arg(Formatter::text(field.label), FieldWords::value(field, repaired, write))
                                 .toHtmlEscaped());
    }
    if (!error && !warns) return show(text, {}, QStringLiteral("info"));
    show(text, error ? QStringLiteral("error") : QStringLiteral("warn"),
         error ? QStringLiteral("error") : QStringLiteral("warning"));
}

std::optional<Repair> FieldRow::repairOf(const Error& said) const {
    // A refused value is not in the spec, and a sweep has many.
    if (document_.isRefused(field_) || !document_.sweep().axes.empty()) return std::nullopt;
    return repairFor(document_.spec(), said);
}

void FieldRow::repair() {
    const std::string path = jsonPath(field_);
    const Error* error = find(document_.errors(), path);
    const Error* said = error ? error : find(document_.advice(), path);
    const auto obvious = said ? repairOf(*said) : std::nullopt;
    RunSpec repaired = document_.spec();
    if (!obvious || !setFromText(repaired, obvious->field + "=" + obvious->value)) return;
    const Field& field = *findField(obvious->field);
    document_.set(field, field.get(repaired));
    control()->setFocus(Qt::OtherFocusReason);
}

void FieldRow::show(const QString& text, const QString& role, const QString& icon) {
    messageLine_->setVisible(shown_ && !text.isEmpty());
    // A label that is set to its present text would keep its links in the color of the previous theme.
    if (text.contains(QLatin1String("<a "))) message_->clear();
    message_->setText(text);
    setStyleProperty(message_, "role", role);
    setStyleProperty(message_, "secondary", role.isEmpty());
    messageIcon_->setVisible(!icon.isEmpty());
    if (!icon.isEmpty())
        messageIcon_->setPixmap(Theme::instance()
                                    .icon(icon, icon == QLatin1String("check")   ? Role::Ok
                                                : role.isEmpty()                 ? Role::Text2
                                                : role == QLatin1String("error") ? Role::Error
                                                                                 : Role::Warn)
                                    .pixmap(16));
}

QString FieldRow::rateWords() const {
    const SweepAxis* batches = document_.axis(*findField("optimizer.global_batch"));
    if (!batches || batches->values.size() < 2 || document_.axis(field_)) return {};
    const Formatter& write = Formatter::current();
    const QString rate = write.exact(document_.spec().optimizer.learningRate);
    if (!document_.sweep().scaleRate)
        return tr("%1 for every batch size. %2")
            .arg(rate, QStringLiteral("<a href=\"scale\">%1</a>").arg(tr("Scale with batch size")));
    QStringList rates;
    for (const Json& batch : batches->values)
        rates.append(write.exact(document_.spec().optimizer.learningRate * batch.get<double>() /
                                 static_cast<double>(document_.spec().optimizer.globalBatch)));
    //: of the learning rate; %1 = the peak rates, %2 = a link
    return tr("Linear with batch size: %1 at the peak. %2")
        .arg(rates.join(QStringLiteral("; ")), QStringLiteral("<a href=\"keep\">%1</a>").arg(tr("Keep %1").arg(rate)));
}

void FieldRow::showMenu(const QPoint& at) {
    QMenu menu(label_);
    QAction* vary =
        menu.addAction(sweep_->icon(), document_.axis(field_) ? tr("Back to one value") : tr("Vary this field"));
    vary->setEnabled(isSweepable(field_));
    //: verb, button: sets the field to its default
    QAction* back = menu.addAction(reset_->icon(), tr("Reset"));
    back->setEnabled(document_.isChanged(field_));
    const QAction* chosen = menu.exec(label_->mapToGlobal(at));
    if (chosen == vary) toggleSweep();
    if (chosen == back) document_.reset(field_);
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) Q_EMIT pointedAt();
    if (watched == label_ && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->modifiers().testFlag(Qt::ControlModifier)) {
        toggleSweep();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void FieldRow::retranslate() {
    const QString label = Formatter::text(field_.label), help = Formatter::text(field_.help);
    label_->setText(label);
    unit_->setText(field_.unit[0] == '\0' ? QString() : Formatter::text(field_.unit));
    int widestWord = 0;
    for (const QString& word : unit_->text().split(QLatin1Char(' ')))
        widestWord = std::max(widestWord, unit_->fontMetrics().horizontalAdvance(word));
    unit_->setMinimumWidth(widestWord);
    QString tip = QStringLiteral("%1\n%2").arg(help, QString::fromStdString(field_.name));
    if (isSweepable(field_)) tip += QLatin1Char('\n') + tr("Ctrl+click to vary it over several values.");
    label_->setToolTip(tip);
    editor_->control()->setToolTip(tip);
    for (QWidget* named : {editor_->control(), editor_->control()->focusProxy()}) {
        if (!named) continue;
        named->setAccessibleName(label);
        named->setAccessibleDescription(help);
    }
    reset_->setToolTip(tr("Reset to %1").arg(QString::fromStdString(textOf(field_, field_.get(document_.baseline())))));
    //: verb; %1 = a field
    reset_->setAccessibleName(tr("Reset %1").arg(label));
    sweep_->setToolTip(tr("Vary over several values"));
    //: verb; %1 = a field
    sweep_->setAccessibleName(tr("Vary %1").arg(label));
    editor_->retranslate();
    if (values_) values_->retranslate();
    refresh();
}

bool FieldRow::matches(const QString& text) const {
    return label_->text().contains(text, Qt::CaseInsensitive) ||
           QString::fromStdString(field_.name).contains(text, Qt::CaseInsensitive) ||
           Formatter::text(field_.help).contains(text, Qt::CaseInsensitive);
}

}  // namespace epochal::ui
