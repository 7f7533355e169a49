#include "ui/dialogs/import_rows_model.h"

#include <algorithm>

#include "core/economics/cost.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

/// The first note; notes are in the order they were found, and a later one may decide the verdict.
const CellNote* firstNote(const ImportedRow& row) {
    return row.notes.empty() ? nullptr : &row.notes.front();
}

}  // namespace

ImportRowsModel::ImportRowsModel(QObject* parent) : QAbstractTableModel(parent) {}

void ImportRowsModel::setImport(PriceImport import) {
    beginResetModel();
    import_ = std::move(import);
    arrange();
    endResetModel();
}

void ImportRowsModel::setVerdict(std::optional<RowVerdict> verdict) {
    beginResetModel();
    verdict_ = verdict;
    arrange();
    endResetModel();
}

void ImportRowsModel::setText(const QString& text) {
    beginResetModel();
    choice_.words = text.trimmed().toStdString();
    arrange();
    endResetModel();
}

void ImportRowsModel::setAcceleratorsOnly(bool only) {
    beginResetModel();
    choice_.acceleratorsOnly = only;
    arrange();
    endResetModel();
}

void ImportRowsModel::setFlaggedToo(bool flagged) {
    choice_.flaggedToo = flagged;
    count();
}

void ImportRowsModel::arrange() {
    lines_.clear();
    for (std::size_t i = 0; i < import_.rows.size(); ++i)
        if ((!verdict_ || import_.rows[i].verdict == *verdict_) && isAskedFor(import_.rows[i], choice_))
            lines_.push_back(i);
    count();
}

void ImportRowsModel::count() {
    takenCount_ = static_cast<int>(std::count_if(import_.rows.begin(), import_.rows.end(),
                                                 [this](const ImportedRow& row) { return isTaken(row, choice_); }));
}

std::vector<Offer> ImportRowsModel::taken() const {
    return epochal::taken(import_, choice_);
}

void ImportRowsModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!lines_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ImportRowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int ImportRowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportRowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ImportedRow& row = import_.rows[lines_[static_cast<std::size_t>(index.row())]];
    const Formatter& write = Formatter::current();
    const bool good = row.verdict == RowVerdict::Good, flagged = row.verdict == RowVerdict::Flagged;
    const Role tone = good ? Role::Ok : flagged ? Role::Warn : Role::Error;
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter |
                        (index.column() == Line || index.column() == Price ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::DecorationRole && index.column() == Judged)
        return Theme::instance().icon(good      ? QStringLiteral("check")
                                      : flagged ? QStringLiteral("warning")
                                                : QStringLiteral("error"),
                                      tone);
    if (role == Qt::ForegroundRole && index.column() == Judged) return Theme::instance().colour(tone);
    if (role == Qt::ToolTipRole) {
        QStringList lines;
        if (index.column() == Title && !row.offer.regions.empty()) lines.append(plain(regionsText(row.offer)));
        for (const CellNote& note : row.notes) {
            const QString what = write.text(note.what);
            lines.append(note.remedy.empty() ? what : tr("%1. %2").arg(what, write.text(note.remedy)));
        }
        return lines.join(QLatin1Char('\n'));
    }
    if (role != Qt::DisplayRole) return {};
    const CellNote* note = firstNote(row);
    switch (index.column()) {
        case Line:
            return write.integer(static_cast<qint64>(row.line));
        case Judged:
            return good ? tr("good") : flagged ? tr("flagged") : tr("rejected");
        case Title: {
            const QString region = regionWords(row.offer);
            return region.isEmpty() ? plain(title(row.offer)) : tr("%1, %2").arg(plain(title(row.offer)), region);
        }
        case Kind:
            return word(row.offer.kind);
        case Price: {
            const auto price = hourlyPrice(row.offer);
            return price ? write.money({*price, row.offer.currency}, 4) : Formatter::dash();
        }
        case Where:
            return note ? plain(note->column) : QString();
        case What:
            return note ? write.text(note->what) : QString();
        case Remedy:
            return note ? write.text(note->remedy) : QString();
        default:
            return {};
    }
}

QVariant ImportRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Line || section == Price ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Line:
            //: noun, head of a column: of the file
            return tr("Line");
        case Judged:
            //: noun, head of a column: whether a price is good, flagged or rejected
            return tr("Verdict");
        case Title:
            return tr("Offer");
        case Kind:
            return offerFieldName("kind");
        case Price:
            return tr("Price per hour");
        case Where:
            return tr("Column");
        case What:
            //: noun, head of a column
            return tr("Problem");
        case Remedy:
            return tr("What to do");
        default:
            return {};
    }
}

}  // namespace epochal::ui
