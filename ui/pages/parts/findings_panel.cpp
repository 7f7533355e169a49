#include "ui/pages/parts/findings_panel.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/pages/parts/rule.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

FindingsPanel::FindingsPanel(QWidget* parent) : Panel(parent), scroll_(new QScrollArea(this)) {
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::TabFocus);
    setAccessibleRole(*scroll_, QAccessible::Document);
    body()->setContentsMargins(12, 4, 4, 4);
    body()->addWidget(scroll_);
    setMinimumWidth(206);
    retranslate();
}

void FindingsPanel::setFindings(const QList<Fact>& findings, const QStringList& remarks) {
    // The list is rebuilt each time, so that the scroll area measures it as a whole and no old labels linger in it.
    auto* inside = new QWidget(scroll_);
    auto* list = new QVBoxLayout(inside);
    list->setContentsMargins(0, 0, 4, 0);
    list->setSpacing(2);
    const auto add = [&](const QString& text, bool heading) {
        auto* label = new QLabel(text, inside);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFont(Theme::instance().font(heading ? Type::BodyBold : Type::Secondary));
        list->addWidget(label);
    };
    const auto begin = [&](const QString& heading) {
        if (list->count() > 0) {
            list->addSpacing(4);
            list->addWidget(rule(Qt::Horizontal, inside));
        }
        list->addSpacing(4);
        add(heading, true);
    };
    for (const Fact& finding : findings) {
        begin(finding.label);
        add(finding.value, false);
    }
    if (!remarks.isEmpty()) {
        begin(tr("About the source"));
        for (const QString& remark : remarks) add(remark, false);
    }
    if (findings.isEmpty() && remarks.isEmpty()) add(tr("No findings from these figures yet."), false);
    list->addStretch(1);
    scroll_->setWidget(inside);
}

void FindingsPanel::retranslate() {
    setTitle(tr("What the figures say"));
    scroll_->setAccessibleName(tr("What the figures say"));
}

void FindingsPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace epochal::ui
