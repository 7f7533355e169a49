#include "ui/pages/configure/field_row.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/format/formatter.h"
#include "ui/pages/configure/field_editor.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

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
      reset_(new QToolButton(parent)) {
    const QString name = QString::fromStdString(field.name);
    mark_->setFixedSize(6, 6);
    label_->setBuddy(editor_);
    label_->setMinimumHeight(Theme::kControl);
    label_->setWordWrap(true);
    unit_->setProperty("secondary", true);
    unit_->setWordWrap(true);
    reset_->setProperty("compact", true);
    reset_->setObjectName(QStringLiteral("reset-") + name);
    message_->setObjectName(QStringLiteral("message-") + name);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* said = new QHBoxLayout(messageLine_);
    said->setContentsMargins(0, 0, 0, 4);
    said->setSpacing(6);
    said->addWidget(messageIcon_, 0, Qt::AlignTop);
    said->addWidget(message_, 1);

    const bool wide = field.unit[0] == '\0' && field.type != FieldType::Integer && field.type != FieldType::Real &&
                      field.type != FieldType::Money;
    grid->addWidget(mark_, line, 0, Qt::AlignCenter);
    grid->addWidget(label_, line, 1, Qt::AlignTop);
    grid->addWidget(editor_, line, 2, 1, wide ? 2 : 1, Qt::AlignTop);
    if (wide)
        unit_->hide();
    else
        grid->addWidget(unit_, line, 3);
    grid->addWidget(reset_, line, 4, Qt::AlignTop);
    grid->addWidget(messageLine_, line + 1, 2, 1, 3);

    connect(editor_, &FieldEditor::edited, this, [this](const Json& value) { document_.set(field_, value); });
    connect(reset_, &QToolButton::clicked, this, [this] { document_.reset(field_); });
    retranslate();
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
    editor_->setVisible(shown);
    unit_->setVisible(shown && !unit_->text().isEmpty());
    refresh();
}

void FieldRow::refresh() {
    const Theme& theme = Theme::instance();
    const std::string path = jsonPath(field_);
    const Error* error = find(document_.errors(), path);
    const bool changed = document_.isChanged(field_);
    if (!document_.isRefused(field_)) editor_->setValue(field_.get(document_.spec()));
    mark_->setVisible(shown_ && changed);
    mark_->setStyleSheet(QStringLiteral("background: %1").arg(theme.colour(Role::Accent).name()));
    label_->setFont(theme.font(changed ? Type::BodyBold : Type::Body));
    reset_->setIcon(theme.icon(QStringLiteral("reset"), Role::Text2));
    reset_->setVisible(shown_ && (changed || error));
    say(error, find(document_.advice(), path));
}

void FieldRow::say(const Error* error, const Error* advice) {
    const Error* said = error ? error : advice;
    messageLine_->setVisible(shown_ && said);
    setStyleProperty(editor_->control(), "state",
                     error    ? QStringLiteral("error")
                     : advice ? QStringLiteral("warn")
                              : QString());
    if (!said) return;
    const Formatter& write = Formatter::current();
    Error placed = *said;
    placed.where.clear();
    message_->setText(
        tr("%1. %2.").arg(write.what(placed), write.remedy(placed)).replace(QLatin1String("?."), QLatin1String("?")));
    setStyleProperty(message_, "role", error ? QStringLiteral("error") : QStringLiteral("warn"));
    const QIcon icon = Theme::instance().icon(error ? QStringLiteral("error") : QStringLiteral("warning"),
                                              error ? Role::Error : Role::Warn);
    messageIcon_->setPixmap(icon.pixmap(16));
}

void FieldRow::retranslate() {
    const QString label = Formatter::text(field_.label), help = Formatter::text(field_.help);
    label_->setText(label);
    unit_->setText(field_.unit[0] == '\0' ? QString() : Formatter::text(field_.unit));
    int widestWord = 0;
    for (const QString& word : unit_->text().split(QLatin1Char(' ')))
        widestWord = std::max(widestWord, unit_->fontMetrics().horizontalAdvance(word));
    unit_->setMinimumWidth(widestWord);
    unit_->setVisible(shown_ && !unit_->text().isEmpty());
    const QString tip = QStringLiteral("%1\n%2").arg(help, QString::fromStdString(field_.name));
    label_->setToolTip(tip);
    editor_->control()->setToolTip(tip);
    editor_->control()->setAccessibleName(label);
    editor_->control()->setAccessibleDescription(help);
    reset_->setToolTip(tr("Reset to %1").arg(QString::fromStdString(textOf(field_, field_.get(document_.baseline())))));
    reset_->setAccessibleName(tr("Reset %1").arg(label));
    editor_->retranslate();
}

bool FieldRow::matches(const QString& text) const {
    return label_->text().contains(text, Qt::CaseInsensitive) ||
           QString::fromStdString(field_.name).contains(text, Qt::CaseInsensitive) ||
           Formatter::text(field_.help).contains(text, Qt::CaseInsensitive);
}

}  // namespace epochal::ui
