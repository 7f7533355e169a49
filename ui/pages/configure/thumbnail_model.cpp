#include "ui/pages/configure/thumbnail_model.h"

#include <algorithm>

#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {

QString fileOf(const FolderContents& contents, std::size_t image) {
    return QString::fromStdString(contents.files.training.path(static_cast<std::int64_t>(image)).string());
}

}  // namespace

ThumbnailModel::ThumbnailModel(Background& background, QObject* parent)
    : QAbstractListModel(parent), background_(background) {}

void ThumbnailModel::setImages(std::shared_ptr<const FolderContents> contents, std::vector<std::size_t> images) {
    beginResetModel();
    ++generation_;
    contents_ = std::move(contents);
    images_ = contents_ ? std::move(images) : std::vector<std::size_t>();
    thumbnails_.assign(images_.size(), std::nullopt);
    endResetModel();
    if (!images_.empty()) decodeFrom(0);
}

void ThumbnailModel::decodeFrom(int row) {
    background_.read(
        this,
        [contents = contents_, image = images_[static_cast<std::size_t>(row)]] {
            return readThumbnail(contents->files.training.path(static_cast<std::int64_t>(image)));
        },
        [this, row, generation = generation_](Thumbnail read) {
            if (generation != generation_) return;
            thumbnails_[static_cast<std::size_t>(row)] = std::move(read);
            Q_EMIT dataChanged(index(row), index(row));
            if (row + 1 < rowCount())
                decodeFrom(row + 1);
            else
                Q_EMIT complete();
        });
}

bool ThumbnailModel::isComplete() const {
    return std::ranges::all_of(thumbnails_, [](const auto& read) { return read.has_value(); });
}

int ThumbnailModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(images_.size());
}

QVariant ThumbnailModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const FileList& files = contents_->files.training;
    const auto image = static_cast<std::int64_t>(images_[row]);
    const std::optional<Thumbnail>& read = thumbnails_[row];
    const QString name = QString::fromStdString(contents_->files.classes[static_cast<std::size_t>(files.label(image))]);
    const Formatter& write = Formatter::current();
    switch (role) {
        case Qt::DisplayRole:
            return name;
        case PictureRole:
            return read ? QVariant::fromValue(read->picture) : QVariant();
        case FaultyRole:
            return read && read->picture.isNull();
        case FileRole:
            return fileOf(*contents_, images_[row]);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: {
            QStringList said{name, QString::fromStdString(std::string(files.name(image)))};
            if (read && !read->stored.isEmpty())
                //: width and height of an image
                said +=
                    tr("%1 × %2 pixels").arg(write.integer(read->stored.width()), write.integer(read->stored.height()));
            if (read && read->unreadable)
                said += write.text(read->unreadable->what);
            else if (read && read->tooLarge)
                said += tr("Too large to preview");
            else if (read && read->picture.isNull())
                said += tr("The picture cannot be decoded");
            return said.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(", "));
        }
        default:
            return {};
    }
}

}  // namespace epochal::ui
