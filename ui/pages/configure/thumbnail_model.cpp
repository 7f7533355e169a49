#include "ui/pages/configure/thumbnail_model.h"

#include <QTimer>
#include <algorithm>
#include <tuple>
#include <utility>

#include "core/launch/prediction.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {

constexpr int kSettledMilliseconds = 400;
constexpr std::size_t kAtOnce = 12;  ///< of the most that a worker is asked for

QString fileOf(const FolderContents& contents, std::size_t image) {
    return QString::fromStdString(contents.files.training.path(static_cast<std::int64_t>(image)).string());
}

}  // namespace

bool seenAlike(const RunSpec& a, const RunSpec& b) {
    const auto seen = [](const RunSpec& spec) {
        const RunSpec::Data& data = spec.data;
        return std::tie(data.path, data.augmentation, data.jitter, data.erasing, data.imageSize, data.validationShare,
                        data.firstImageSize, data.trainImages, spec.seed, spec.model.weights);
    };
    return seen(a) == seen(b);
}

ThumbnailModel::ThumbnailModel(Background& background, Path worker, QObject* parent)
    : QAbstractListModel(parent), background_(background), worker_(std::move(worker)), soon_(new QTimer(this)) {
    soon_->setSingleShot(true);
    soon_->setInterval(kSettledMilliseconds);
    connect(soon_, &QTimer::timeout, this, &ThumbnailModel::begin);
}

void ThumbnailModel::setImages(std::shared_ptr<const FolderContents> contents, std::vector<std::size_t> images) {
    contents_ = std::move(contents);
    images_ = contents_ ? std::move(images) : std::vector<std::size_t>();
    begin();
}

void ThumbnailModel::setTrainedBy(const std::optional<RunSpec>& spec) {
    if (spec.has_value() == spec_.has_value() && (!spec || seenAlike(*spec, *spec_))) return;
    const bool other = spec.has_value() != spec_.has_value();
    spec_ = spec;
    other ? begin() : soon_->start();
}

void ThumbnailModel::stop() {
    ++generation_;
    if (soon_->isActive()) std::ranges::fill(thumbnails_, std::nullopt);  // of an earlier spec
    soon_->stop();
    if (const auto asking = std::exchange(asking_, nullptr)) asking->request_stop();
}

void ThumbnailModel::begin() {
    beginResetModel();
    stop();
    thumbnails_.assign(images_.size(), std::nullopt);
    endResetModel();
    say({});
    if (!images_.empty()) spec_ ? askFrom(0) : decodeFrom(0);
}

void ThumbnailModel::say(const QString& trouble) {
    if (trouble_ == trouble) return;
    trouble_ = trouble;
    Q_EMIT troubled();
}

void ThumbnailModel::show(int row, Thumbnail picture) {
    thumbnails_[static_cast<std::size_t>(row)] = std::move(picture);
    Q_EMIT dataChanged(index(row), index(row));
    if (row + 1 == rowCount()) Q_EMIT complete();
}

void ThumbnailModel::decodeFrom(int row) {
    background_.read(
        this,
        [contents = contents_, image = images_[static_cast<std::size_t>(row)]] {
            return readThumbnail(contents->files.training.path(static_cast<std::int64_t>(image)));
        },
        [this, row, generation = generation_](Thumbnail read) {
            if (generation != generation_) return;
            show(row, std::move(read));
            if (row + 1 < rowCount()) decodeFrom(row + 1);
        });
}

void ThumbnailModel::askFrom(int row) {
    std::vector<Path> files;
    for (std::size_t i = static_cast<std::size_t>(row); i < images_.size() && files.size() < kAtOnce; ++i)
        files.push_back(contents_->files.training.path(static_cast<std::int64_t>(images_[i])));
    asking_ = std::make_shared<std::stop_source>();
    background_.read(
        this,
        [worker = worker_, spec = *spec_, files, asking = asking_](const std::stop_token& stop) {
            const std::stop_callback relay(stop, [&asking] { asking->request_stop(); });
            return trainingPicturesByWorker(worker, spec, files, asking->get_token());
        },
        [this, row, generation = generation_](const Result<std::vector<std::optional<engine::SamplePicture>>>& read) {
            if (generation != generation_) return;
            if (!read) return say(Formatter::current().what(read.error()));
            for (std::size_t i = 0; i < read->size(); ++i) {
                const auto& picture = (*read)[i];
                const QImage image = picture ? imageOf(*picture) : QImage();
                show(row + static_cast<int>(i), {image, image.size(), {}});
            }
            const int next = row + static_cast<int>(read->size());
            if (next < rowCount()) askFrom(next);
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
            if (read && spec_ && read->picture.isNull()) {
                said += tr("Not trained on: the limit of training images leaves it out");
                return said.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(", "));
            }
            if (read && spec_) said += tr("As the first epoch trains on it, before any mixup");
            if (read && !spec_ && !read->stored.isEmpty())
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
