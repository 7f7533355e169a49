#include "ui/pages/parts/chip_field.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include "ui/pages/parts/flow_layout.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kChip = 20;

/// A value and its cross; a click anywhere on it requests its removal.
class Chip : public QAbstractButton {
public:
    Chip(const QString& word, QWidget* parent) : QAbstractButton(parent) {
        setText(word);
        setFont(Theme::instance().font(Type::Secondary));
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }
    QSize sizeHint() const override { return {fontMetrics().horizontalAdvance(text()) + 26, kChip}; }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::instance();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.colour(hasFocus() ? Role::Accent : Role::Edge), 1));
        painter.setBrush(theme.colour(Role::Alternate));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Theme::kRadius, Theme::kRadius);
        painter.setPen(theme.colour(Role::Text));
        painter.drawText(rect().adjusted(6, 0, -18, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width() - 24));
        painter.setPen(QPen(theme.colour(Role::Text2), 1.2));
        const QPointF centre(width() - 10.5, height() / 2.0);
        painter.drawLine(centre - QPointF(3, 3), centre + QPointF(3, 3));
        painter.drawLine(centre - QPointF(3, -3), centre + QPointF(3, -3));
    }
};

}  // namespace

ChipField::ChipField(QWidget* parent) : QFrame(parent), flow_(new FlowLayout(this)), line_(new QLineEdit(this)) {
    flow_->setContentsMargins(4, 4, 4, 4);
    line_->setFrame(false);
    line_->setStyleSheet(
        QStringLiteral("QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }"));
    line_->setMinimumWidth(48);
    line_->setFixedHeight(kChip);
    line_->installEventFilter(this);
    flow_->addWidget(line_);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumHeight(Theme::kControl);
    setFocusProxy(line_);
    connect(line_, &QLineEdit::editingFinished, this, &ChipField::take);
    connect(line_, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (!reader_ && text.endsWith(QLatin1Char(','))) take();
    });
}

void ChipField::setValues(const QStringList& values) {
    if (values == values_) return;
    values_ = values;
    rebuild();
}

void ChipField::take() {
    QStringList next = values_;
    if (reader_ && !line_->text().trimmed().isEmpty()) {
        const std::optional<QStringList> read = reader_(line_->text());
        if (!read) return;
        for (const QString& word : *read)
            if (!next.contains(word)) next.append(word);
        line_->clear();
        if (next != values_) change(next);
        return;
    }
    for (const QString& word : line_->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString trimmed = word.trimmed();
        if (trimmed.isEmpty() || next.contains(trimmed)) continue;
        if (pattern_.isValid() && !pattern_.pattern().isEmpty() && !pattern_.match(trimmed).hasMatch()) return;
        next.append(trimmed);
    }
    line_->clear();
    if (next != values_) change(next);
}

void ChipField::setDisplay(std::function<QString(const QString& word)> display) {
    display_ = std::move(display);
    rebuild();
}

void ChipField::change(QStringList values) {
    values_ = std::move(values);
    rebuild();
    Q_EMIT edited(values_);
}

void ChipField::rebuild() {
    for (QWidget* chip : chips_) {
        flow_->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    chips_.clear();
    for (qsizetype i = 0; i < values_.size(); ++i) {
        const QString shown = display_ ? display_(values_[i]) : values_[i];
        auto* chip = new Chip(shown, this);
        chip->setToolTip(tr("Remove %1").arg(shown));
        chip->setAccessibleName(chip->toolTip());
        connect(chip, &QAbstractButton::clicked, this, [this, word = values_[i]] {
            QStringList rest = values_;
            rest.removeOne(word);
            change(rest);
        });
        flow_->insertWidget(static_cast<int>(i), chip);
        chip->show();
        chips_.append(chip);
    }
    updateGeometry();
}

void ChipField::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = line_->hasFocus();
    const qreal inset = focused ? 1 : 0.5;
    painter.setPen(QPen(theme.colour(focused ? Role::Accent : Role::Field), focused ? 2 : 1));
    painter.setBrush(theme.colour(Role::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), Theme::kRadius, Theme::kRadius);
}

bool ChipField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Backspace &&
        line_->text().isEmpty() && !values_.isEmpty()) {
        QStringList rest = values_;
        const QString last = rest.takeLast();
        change(rest);
        line_->setText(last);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ChipField::mousePressEvent(QMouseEvent* event) {
    line_->setFocus();
    QFrame::mousePressEvent(event);
}

void ChipField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
