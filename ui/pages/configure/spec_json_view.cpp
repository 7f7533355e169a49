#include "ui/pages/configure/spec_json_view.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include "ui/format/formatter.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

SpecJsonView::SpecJsonView(SpecDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      text_(new QPlainTextEdit(this)),
      said_(new QLabel(this)),
      apply_(new QPushButton(this)),
      revert_(new QPushButton(this)),
      close_(new QPushButton(this)),
      pause_(new QTimer(this)) {
    text_->setObjectName(QStringLiteral("specJson"));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(13);
    text_->setFont(fixed);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    said_->setObjectName(QStringLiteral("specJsonSaid"));
    said_->setWordWrap(true);
    said_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    apply_->setObjectName(QStringLiteral("specJsonApply"));
    apply_->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(said_, 1);
    for (QPushButton* button : {close_, revert_, apply_}) buttons->addWidget(button, 0, Qt::AlignBottom);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kMargin, 8, 8, 8);
    column->addWidget(text_, 1);
    column->addLayout(buttons);
    pause_->setSingleShot(true);
    pause_->setInterval(150);
    connect(pause_, &QTimer::timeout, this, &SpecJsonView::check);
    connect(text_, &QPlainTextEdit::textChanged, pause_, qOverload<>(&QTimer::start));
    connect(apply_, &QPushButton::clicked, this, &SpecJsonView::apply);
    connect(revert_, &QPushButton::clicked, this, &SpecJsonView::load);
    connect(close_, &QPushButton::clicked, this, &SpecJsonView::closed);
    retranslate();
}

void SpecJsonView::load() {
    text_->setPlainText(QString::fromStdString(document_.text()));
    check();
}

void SpecJsonView::check() {
    pause_->stop();
    const Formatter& write = Formatter::current();
    std::vector<Error> all;
    const Result<Sweep> sweep = sweepFromText(text_->toPlainText().toStdString(), {}, &all);
    if (!sweep && all.empty()) all.push_back(sweep.error());
    if (sweep)
        for (SweepError& wrong : validate(*sweep)) {
            if (!wrong.combination.empty()) wrong.error.where += " (" + wrong.combination + ")";
            all.push_back(std::move(wrong.error));
        }
    const bool same = sweep.ok() && *sweep == document_.sweep();
    const bool applies = sweep.ok() && !same;
    if (!applies && focusWidget() == apply_)
        text_->setFocus(Qt::OtherFocusReason);  // rather than Revert, which is next
    apply_->setEnabled(applies);
    setStyleProperty(said_, "role", all.empty() ? QString() : QStringLiteral("error"));
    if (all.empty()) {
        said_->setText(same ? tr("Same as the configuration in the form.") : tr("Ready to apply."));
        return;
    }
    QStringList lines;
    for (const Error& error : all) lines.append(tr("%1. %2").arg(write.what(error), write.remedy(error)));
    const int shown = 3;
    if (lines.size() > shown) {
        const int more = static_cast<int>(lines.size()) - shown;
        lines = lines.mid(0, shown);
        lines.append(tr("and %n more", "", more));
    }
    said_->setText(lines.join(QLatin1Char('\n')));
}

void SpecJsonView::apply() {
    const Result<Sweep> sweep = sweepFromText(text_->toPlainText().toStdString(), {});
    if (sweep) document_.replace(*sweep, tr("Apply JSON"));
    check();
}

void SpecJsonView::retranslate() {
    //: verb, button
    apply_->setText(tr("Apply"));
    //: button: discards the changes that are not saved
    revert_->setText(tr("Revert"));
    close_->setText(tr("Back to the form"));
    text_->setAccessibleName(tr("Configuration as JSON"));
    check();
}

void SpecJsonView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
