#include "ui/pages/parts/panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/theme/theme.h"

namespace epochal::ui {

Panel::Panel(QWidget* parent)
    : QFrame(parent), title_(new QLabel(this)), head_(new QHBoxLayout), body_(new QVBoxLayout) {
    setProperty("panel", true);
    title_->setFont(Theme::instance().font(Type::BodyBold));
    auto* heading = new QFrame(this);
    heading->setProperty("panelHead", true);
    heading->setFixedHeight(32);
    head_->setContentsMargins(12, 0, 8, 0);
    head_->addWidget(title_);
    head_->addStretch(1);
    heading->setLayout(head_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(heading);
    body_->setContentsMargins(12, 8, 8, 8);
    body_->setSpacing(4);
    all->addLayout(body_, 1);
}

void Panel::setTitle(const QString& title) {
    title_->setText(title);
}

}  // namespace epochal::ui
