#pragma once

#include <QIconEngine>
#include <QString>

#include "ui/theme/theme.h"

namespace epochal::ui {

/// A line icon drawn from its SVG in the current color of its role, so that it follows a change of theme. Disabled, it
/// uses Role::Disabled; switched on, an icon in Role::Text or Role::Text2 uses Role::Accent.
class IconEngine : public QIconEngine {
public:
    IconEngine(QString name, Role role) : name_(std::move(name)), role_(role) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    [[nodiscard]] QIconEngine* clone() const override { return new IconEngine(*this); }
    QString iconName() override { return name_; }
    bool isNull() override { return false; }

private:
    QString name_;
    Role role_;
};

}  // namespace epochal::ui
