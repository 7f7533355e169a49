#include "ui/dialogs/class_bars.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "core/events/predictions.h"
#include "ui/format/formatter.h"
#include "ui/theme/share_bar.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kBarLine = 20, kBarGap = 10, kBarHeight = 6, kLeastBar = 60;

QString nameOf(const engine::ImageAnswers::Class& one) {
    return one.name.empty() ? Formatter::current().text(className({}, one.index)) : QString::fromStdString(one.name);
}

/// Tenths below 10%, where whole percents say little.
QString shareOf(double probability) {
    return Formatter::current().percent(probability, probability < 0.1 ? 1 : 0);
}

}  // namespace

ClassBars::ClassBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ClassBars::setClasses(std::vector<engine::ImageAnswers::Class> classes) {
    classes_ = std::move(classes);
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString ClassBars::text() const {
    QStringList all;
    for (const auto& one : classes_) all += nameOf(one) + QLatin1Char(' ') + shareOf(one.probability);
    return all.join(QStringLiteral(", "));
}

QSize ClassBars::sizeHint() const {
    return {280, kBarLine * static_cast<int>(classes_.size())};
}

QSize ClassBars::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

void ClassBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    const QFont plain = theme.font(Type::Secondary);
    QFont bold = plain;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int shares = metrics.horizontalAdvance(Formatter::current().percent(1, 0)) + 6;
    int names = 0;
    for (const auto& one : classes_) names = std::max(names, metrics.horizontalAdvance(nameOf(one)) + 2);
    names = std::min(names, std::max(width() - shares - 2 * kBarGap - kLeastBar, 40));
    const int track = std::max(width() - names - shares - 2 * kBarGap, 0);
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        const QRect line(0, static_cast<int>(i) * kBarLine, width(), kBarLine);
        painter.setFont(i == 0 ? bold : plain);
        painter.setPen(theme.colour(i == 0 ? Role::Text : Role::Text2));
        const QString name = QFontMetrics(painter.font()).elidedText(nameOf(classes_[i]), Qt::ElideMiddle, names);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        const QRect bar(names + kBarGap, line.center().y() - kBarHeight / 2, track, kBarHeight);
        drawTrack(painter, bar);
        drawShare(painter, bar, classes_[i].probability, i == 0 ? Role::Bar : Role::BarToCome);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, shareOf(classes_[i].probability));
    }
}

void ClassBars::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) setAccessibleName(text());
}

}  // namespace epochal::ui
