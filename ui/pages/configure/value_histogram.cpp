#include "ui/pages/configure/value_histogram.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kEndsHeight = 16;  ///< px, of the labels below
}  // namespace

ValueHistogram::ValueHistogram(QWidget* parent)
    : Histogram(QStringLiteral("valueHistogram"), 10 + kEndsHeight, parent) {}

void ValueHistogram::setTable(std::shared_ptr<const TableDescription> table) {
    if (table == table_) return;
    table_ = std::move(table);
    rows_.clear();
    if (table_) {
        const TableColumn& target = table_->targetColumn();
        rows_ = target.histogram;
        for (const CategoryCount& one : target.categories) rows_.push_back(one.rows);
    }
    most_ = rows_.empty() ? 0 : std::ranges::max(rows_);
    begin();
}

double ValueHistogram::edge(std::size_t bar) const {
    const TableColumn& target = table_->targetColumn();
    const double share = static_cast<double>(bar) / static_cast<double>(rows_.size());
    return std::lerp(target.minimum.value_or(0), target.maximum.value_or(0), share);
}

QString ValueHistogram::number(double value) const {
    const TableColumn& target = table_->targetColumn();
    const double widest = std::max(std::abs(target.minimum.value_or(0)), std::abs(target.maximum.value_or(0)));
    constexpr int kDigits = 4;
    return Formatter::current().number(value, Numerals::decimalsFor(widest, kDigits));
}

QString ValueHistogram::textOf(std::size_t bar) const {
    const TableColumn& target = table_->targetColumn();
    const QString rows = tr("%n row(s)", "", static_cast<int>(rows_[bar]));
    if (target.kind == ColumnKind::Category)
        //: a class, a number of rows
        return tr("%1: %2").arg(QString::fromStdString(target.categories[bar].text), rows);
    //: a range of values, a number of rows
    return tr("%1 to %2: %3").arg(number(edge(bar)), number(edge(bar + 1)), rows);
}

void ValueHistogram::drawBars(QPainter& painter, const QRectF& area, double end) {
    const Theme& theme = Theme::instance();
    const auto count = static_cast<double>(rows_.size());
    const int gap = area.width() / count >= 4 ? 1 : 0;
    for (std::size_t bar = 0; bar < rows_.size(); ++bar) {
        const int left = qRound(area.left() + area.width() * static_cast<double>(bar) / count);
        const int right = qRound(area.left() + area.width() * static_cast<double>(bar + 1) / count) - gap;
        const double high = static_cast<double>(rows_[bar]) / end * area.height();
        painter.fillRect(QRectF(left, area.bottom() - high, std::max(1, right - left), high),
                         theme.colour(current() == bar && hasFocus() ? Role::Accent : Role::BarToCome));
    }
    const TableColumn& target = table_->targetColumn();
    const bool numbers = target.kind == ColumnKind::Number;
    const QString first = numbers ? number(edge(0)) : QString::fromStdString(target.categories.front().text);
    const QString last = numbers ? number(edge(rows_.size())) : QString::fromStdString(target.categories.back().text);
    painter.setPen(theme.colour(Role::Text2));
    const int half = static_cast<int>(area.width() / 2) - 4;
    const QRectF below(area.left(), area.bottom() + 2, area.width(), kEndsHeight);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, fontMetrics().elidedText(first, Qt::ElideRight, half));
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, fontMetrics().elidedText(last, Qt::ElideRight, half));
}

}  // namespace epochal::ui
