#include "ui/pages/parts/empty_state.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/theme.h"

namespace epochal::ui {

EmptyState::EmptyState(const QString& icon, QWidget* parent)
    : QWidget(parent),
      iconName_(icon),
      icon_(new QLabel(this)),
      title_(new QLabel(this)),
      sentence_(new QLabel(this)),
      buttons_(new QHBoxLayout) {
    title_->setFont(Theme::instance().font(Type::BodyBold));
    title_->setAlignment(Qt::AlignCenter);
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setWordWrap(true);
    sentence_->setMaximumWidth(420);
    icon_->setAlignment(Qt::AlignCenter);
    buttons_->setSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addWidget(icon_);
    column->addWidget(title_);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(sentence_, 4);
    centred->addStretch(1);
    column->addLayout(centred);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addLayout(buttons_);
    row->addStretch(1);
    column->addSpacing(4);
    column->addLayout(row);
    column->addStretch(2);
    recolour();
    connect(&Theme::instance(), &Theme::changed, this, &EmptyState::recolour);
}

void EmptyState::recolour() {
    icon_->setPixmap(Theme::instance().icon(iconName_, Role::Text2).pixmap(20));
}

void EmptyState::setText(const QString& title, const QString& sentence) {
    title_->setText(title);
    sentence_->setText(sentence);
}

QPushButton* EmptyState::addButton(const QString& objectName) {
    auto* button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setProperty("primary", buttons_->isEmpty());
    buttons_->addWidget(button);
    return button;
}

}  // namespace epochal::ui
