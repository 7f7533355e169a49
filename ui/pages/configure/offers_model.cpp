#include "ui/pages/configure/offers_model.h"

#include <algorithm>

#include <QDate>

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr const char* kThisMachine = "this-machine";

/// 0 this machine, 1 ranked, 2 not ranked.
int rank(const Offer& offer) {
    return offer.id == kThisMachine ? 0 : notRanked(offer).empty() ? 1 : 2;
}

}  // namespace

std::optional<int> ageInDays(const Offer& offer, const QDate& today) {
    QString text = QString::fromStdString(offer.date);
    text = text.mid(text.lastIndexOf(QStringLiteral("..")) < 0 ? 0 : text.lastIndexOf(QStringLiteral("..")) + 2);
    text.remove(QStringLiteral(">="));
    QDate day = QDate::fromString(text, Qt::ISODate);
    if (text.size() == 4) day = QDate(text.toInt(), 12, 31);
    if (text.size() == 7) {
        const QDate month = QDate::fromString(text + QStringLiteral("-01"), Qt::ISODate);
        day = QDate(month.year(), month.month(), month.daysInMonth());
    }
    if (!day.isValid()) return std::nullopt;
    return static_cast<int>(std::max<qint64>(0, day.daysTo(today)));
}

QString offerName(const Offer& offer) {
    return offer.id == kThisMachine ? OffersModel::tr("This machine, %1").arg(QString::fromStdString(offer.instance))
                                    : QString::fromStdString(title(offer));
}

OffersModel::OffersModel(QObject* parent) : QAbstractTableModel(parent) {}

void OffersModel::setOffers(std::vector<Offer> offers) {
    std::ranges::stable_sort(offers, [](const Offer& a, const Offer& b) {
        if (rank(a) != rank(b)) return rank(a) < rank(b);
        const Decimal left = hourlyPrice(a).value_or(Decimal()), right = hourlyPrice(b).value_or(Decimal());
        return left < right;
    });
    beginResetModel();
    all_ = std::move(offers);
    filter();
    endResetModel();
}

void OffersModel::setSearch(const QString& text) {
    beginResetModel();
    search_ = text.trimmed();
    filter();
    endResetModel();
}

void OffersModel::filter() {
    shown_.clear();
    const QStringList words = search_.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const QString text =
            QString::fromStdString(title(all_[i]) + " " + all_[i].region) + QLatin1Char(' ') + word(all_[i].kind);
        if (std::ranges::all_of(words, [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); }))
            shown_.push_back(i);
    }
}

void OffersModel::setChosen(const QString& id) {
    if (id == chosen_) return;
    chosen_ = id;
    if (!shown_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const Offer* OffersModel::chosen() const {
    const auto found = std::ranges::find_if(all_, [id = chosen_.toStdString()](const Offer& o) { return o.id == id; });
    return found == all_.end() ? nullptr : &*found;
}

const Offer* OffersModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &all_[shown_[static_cast<std::size_t>(row)]] : nullptr;
}

int OffersModel::rowOfId(const QString& id) const {
    for (int row = 0; row < rowCount(); ++row)
        if (QString::fromStdString(at(row)->id) == id) return row;
    return -1;
}

void OffersModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!shown_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int OffersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int OffersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OffersModel::data(const QModelIndex& index, int role) const {
    const Offer* offer = at(index.row());
    if (!offer || !index.isValid()) return {};
    const Formatter& write = Formatter::current();
    const Message reason = notRanked(*offer);
    const bool ranked = reason.empty();
    const std::optional<int> age = ageInDays(*offer, QDate::currentDate());
    const bool old = age && *age > kOldDays;
    switch (role) {
        case IdRole:
            return QString::fromStdString(offer->id);
        case ChosenRole:
            return QString::fromStdString(offer->id) == chosen_;
        case RankedRole:
            return ranked;
        case WarningRole:
            return old && ranked;
        case DetailRole: {
            if (!ranked) return write.text(reason);
            const QString kind = word(offer->kind), day = priceDay(offer->date);
            if (old) return tr("%1, %2 (%n day(s) old)", "", *age).arg(kind, day);
            return tr("%1, %2").arg(kind, day);
        }
        case Qt::ToolTipRole:
            return QStringLiteral("%1\n%2").arg(QString::fromStdString(title(*offer)),
                                                QString::fromStdString(offer->source));
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignVCenter | (index.column() == Title ? Qt::AlignLeft : Qt::AlignRight));
        case Qt::ForegroundRole:
            return ranked ? QVariant() : QVariant(Theme::instance().colour(Role::Text2));
        case Qt::DisplayRole:
            if (index.column() == Title) return offerName(*offer);
            if (index.column() == Memory)
                return offer->memoryGbEach > 0 ? write.significant(offer->memoryGbEach, 2) : QString(QChar(0x2013));
            if (const std::optional<Decimal> price = hourlyPrice(*offer))
                return offer->currency == "USD" ? write.amount(*price, 4) : write.money({*price, offer->currency}, 4);
            return QString(QChar(0x2013));
        default:
            return {};
    }
}

QVariant OffersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Title ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Title:
            return tr("Offer");
        case Memory:
            return tr("Memory\nGB each");
        case Price:
            return tr("Price\n%1").arg(perHour(QStringLiteral("USD")));
        default:
            return {};
    }
}

}  // namespace epochal::ui
