#include "ui/pages/compare/findings_panel.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

FindingsPanel::FindingsPanel(QWidget* parent) : Panel(parent), list_(new QVBoxLayout), inside_(new QWidget(this)) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::TabFocus);
    list_->setContentsMargins(0, 0, 4, 0);
    list_->setSpacing(2);
    inside_->setLayout(list_);
    scroll->setWidget(inside_);
    body()->setContentsMargins(12, 4, 4, 4);
    body()->addWidget(scroll);
    setMinimumWidth(180);
    retranslate();
}

void FindingsPanel::setFindings(const std::vector<Finding>& findings, const QStringList& remarks) {
    while (QLayoutItem* item = list_->takeAt(0)) {
        if (QWidget* widget = item->widget()) widget->deleteLater();
        delete item;
    }
    const Formatter& write = Formatter::current();
    const auto add = [this](const QString& text, bool heading) {
        auto* label = new QLabel(text, inside_);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFont(Theme::instance().font(heading ? Type::BodyBold : Type::Secondary));
        list_->addWidget(label);
    };
    const auto begin = [&](const QString& heading) {
        if (list_->count() > 0) {
            auto* line = new QFrame(inside_);
            line->setProperty("line", true);
            line->setFixedHeight(1);
            list_->addSpacing(4);
            list_->addWidget(line);
        }
        list_->addSpacing(4);
        add(heading, true);
    };
    for (const Finding& finding : findings) {
        begin(write.text(finding.heading));
        add(write.text(finding.text), false);
    }
    if (!remarks.isEmpty()) {
        begin(tr("About the source"));
        for (const QString& remark : remarks) add(remark, false);
    }
    if (findings.empty() && remarks.isEmpty()) add(tr("Nothing follows from these figures yet."), false);
    list_->addStretch(1);
}

void FindingsPanel::retranslate() {
    setTitle(tr("What the figures say"));
}

void FindingsPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace epochal::ui
