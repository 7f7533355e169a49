#include "ui/pages/reports/reports_model.h"

#include <algorithm>

#include <QPainter>

#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

int ReportsModel::rowOf(const QString& id) const {
    const auto found =
        std::find_if(reports_.begin(), reports_.end(), [&](const KeptReport& one) { return one.id == id; });
    return found == reports_.end() ? -1 : static_cast<int>(found - reports_.begin());
}

void ReportsModel::put(const KeptReport& report) {
    if (const int row = rowOf(report.id); row >= 0) {
        reports_[row] = report;
        Q_EMIT dataChanged(index(row), index(row));
        return;
    }
    const auto place =
        std::find_if(reports_.begin(), reports_.end(), [&](const KeptReport& one) { return one.id < report.id; });
    const auto row = static_cast<int>(place - reports_.begin());
    beginInsertRows({}, row, row);
    reports_.insert(row, report);
    endInsertRows();
}

void ReportsModel::remove(const QString& id) {
    const int row = rowOf(id);
    if (row < 0) return;
    beginRemoveRows({}, row, row);
    reports_.removeAt(row);
    endRemoveRows();
}

const KeptReport* ReportsModel::at(const QModelIndex& index) const {
    return index.isValid() && index.row() < reports_.size() ? &reports_[index.row()] : nullptr;
}

void ReportsModel::retranslate() {
    if (!reports_.isEmpty()) Q_EMIT dataChanged(index(0), index(static_cast<int>(reports_.size()) - 1));
}

int ReportsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(reports_.size());
}

QString ReportsModel::kindName(ReportKind kind) {
    switch (kind) {
        case ReportKind::Run:
            return tr("Run");
        case ReportKind::Comparison:
            return tr("Comparison");
        case ReportKind::Campaign:
            return tr("Campaign");
        case ReportKind::Study:
            return tr("Published study");
    }
    return {};
}

QVariant ReportsModel::data(const QModelIndex& index, int role) const {
    const KeptReport* report = at(index);
    if (!report) return {};
    const QString title = report->title.isEmpty() ? kindName(report->request.kind) : report->title;
    // Not the system's name for it, which may be "American English".
    const QString language = Language::label(report->request.locale.name().section(QLatin1Char('_'), 0, 0));
    //: day of a report, its language, its kind: the last one goes where there is no room
    const QString second =
        tr("%1 · %2 · %3")
            .arg(Formatter::current().date(report->madeUtcMillis), language, kindName(report->request.kind));
    switch (role) {
        case Qt::DisplayRole:
            return title;
        case Qt::ToolTipRole:
            return title + QLatin1Char('\n') + second;
        case Qt::AccessibleTextRole:
            return title + QStringLiteral(", ") + second;
        case SecondRole:
            return second;
        case IdRole:
            return report->id;
        default:
            return {};
    }
}

void ReportsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::instance();
    painter->save();
    const bool chosen = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, theme.colour(chosen                                   ? Role::Tint
                                                : option.state & QStyle::State_MouseOver ? Role::Alternate
                                                                                         : Role::Base));
    if (chosen && option.state & QStyle::State_HasFocus)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                          theme.colour(Role::Accent));
    painter->setPen(theme.colour(Role::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRect inside = option.rect.adjusted(12, 7, -8, -7);
    const QFont first = theme.font(chosen ? Type::BodyBold : Type::Body), second = theme.font(Type::Secondary);
    const auto line = [&](const QString& text, const QFont& font, Role role, Qt::Alignment align) {
        painter->setFont(font);
        painter->setPen(theme.colour(role));
        painter->drawText(inside, align | Qt::AlignLeft,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, inside.width()));
    };
    line(index.data().toString(), first, Role::Text, Qt::AlignTop);
    line(index.data(ReportsModel::SecondRole).toString(), second, Role::Text2, Qt::AlignBottom);
    painter->restore();
}

QSize ReportsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    const Theme& theme = Theme::instance();
    return {180,
            QFontMetrics(theme.font(Type::Body)).height() + QFontMetrics(theme.font(Type::Secondary)).height() + 18};
}

}  // namespace epochal::ui
