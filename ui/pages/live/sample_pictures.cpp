#include "ui/pages/live/sample_pictures.h"

#include <algorithm>

#include "core/launch/prediction.h"
#include "core/spec/image_folder.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {

/// The validation files of a folder, in the order of the samples.
Result<FileList> validationFiles(const RunSpec::Data& data, const std::stop_token& stop) {
    const auto listed = listImageFolder(data, [&] { return !stop.stop_requested(); });
    if (!listed) return listed.error();
    return listed->validation.limited(data.validationImages, std::ssize(listed->classes));
}

}  // namespace

SamplePictures::SamplePictures(Background& background, Path worker, QObject* parent)
    : QAbstractListModel(parent), background_(background), worker_(std::move(worker)) {}

void SamplePictures::setSamples(std::shared_ptr<const EvaluationResult> result, const RunSpec& spec, const Path& run,
                                std::vector<std::int64_t> samples) {
    beginResetModel();
    ++generation_;
    if (run != run_) files_.reset();
    result_ = std::move(result);
    spec_ = spec;
    run_ = run;
    samples_ = result_ ? std::move(samples) : std::vector<std::int64_t>();
    pictures_.assign(samples_.size(), std::nullopt);
    endResetModel();
    say({});
    if (samples_.empty()) return;
    if (spec_.data.source != "image-folder")
        askFrom(0);
    else if (files_)
        decodeFrom(0);
    else
        listFiles();
}

void SamplePictures::say(const QString& trouble) {
    if (trouble_ == trouble) return;
    trouble_ = trouble;
    retranslate();
    Q_EMIT troubled();
}

void SamplePictures::show(int row, Picture picture) {
    pictures_[static_cast<std::size_t>(row)] = std::move(picture);
    Q_EMIT dataChanged(index(row), index(row));
}

void SamplePictures::listFiles() {
    background_.read(
        this, [data = spec_.data](std::stop_token stop) { return validationFiles(data, stop); },
        [this, generation = generation_](Result<FileList> listed) {
            if (generation != generation_) return;
            if (!listed) return say(Formatter::current().what(listed.error()));
            files_ = std::make_shared<const FileList>(std::move(*listed));
            decodeFrom(0);
        });
}

void SamplePictures::decodeFrom(int row) {
    const std::int64_t sample = samples_[static_cast<std::size_t>(row)];
    const auto& answers = result_->predictions.answers;
    // Another picture than the one that was evaluated would be worse than none.
    if (files_->size() != std::ssize(answers) ||
        files_->label(sample) != answers[static_cast<std::size_t>(sample)].label)
        return say(tr("The folder has changed since the evaluation, so its images cannot be shown."));
    const Path file = files_->path(sample);
    background_.read(
        this, [file] { return readThumbnail(file); },
        [this, row, file, generation = generation_](Thumbnail read) {
            if (generation != generation_) return;
            show(row, {std::move(read), QString::fromStdString(file.string())});
            if (row + 1 < rowCount()) decodeFrom(row + 1);
        });
}

void SamplePictures::askFrom(int row) {
    const std::size_t from = static_cast<std::size_t>(row), to = std::min(from + kMostPicturesAsked, samples_.size());
    const std::vector<std::int64_t> asked(samples_.begin() + static_cast<std::ptrdiff_t>(from),
                                          samples_.begin() + static_cast<std::ptrdiff_t>(to));
    background_.read(
        this,
        [worker = worker_, run = run_, asked](std::stop_token stop) {
            return picturesByWorker(worker, run, asked, std::move(stop));
        },
        [this, row, asked, generation = generation_](const Result<std::vector<engine::SamplePicture>>& read) {
            if (generation != generation_) return;
            if (!read) return say(Formatter::current().what(read.error()));
            for (std::size_t i = 0; i < asked.size(); ++i) {
                const engine::SamplePicture& picture = (*read)[i];
                if (picture.label != result_->predictions.answers[static_cast<std::size_t>(asked[i])].label)
                    return say(tr("The data have changed since the evaluation, so the images cannot be shown."));
                const QImage image = imageOf(picture);
                show(row + static_cast<int>(i), {{image, image.size(), {}}, {}});
            }
            const int next = row + static_cast<int>(asked.size());
            if (next < rowCount()) askFrom(next);
        });
}

int SamplePictures::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(samples_.size());
}

QVariant SamplePictures::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const ClassAnswer& answer = result_->predictions.answers[static_cast<std::size_t>(samples_[row])];
    const std::optional<Picture>& picture = pictures_[row];
    const Formatter& write = Formatter::current();
    const auto share = [&](float probability) { return write.percent(static_cast<double>(probability), 0); };
    switch (role) {
        case Qt::DisplayRole:
            return classText(*result_, answer.predicted) + QLatin1Char(' ') + share(answer.predictedProbability);
        case NoteRole:
            if (answer.predicted == answer.label)
                //: below an image that the network recognized
                return tr("correct");
            //: below an image; %1: its true class, "is Coat"
            return tr("is %1").arg(classText(*result_, answer.label));
        case PictureRole:
            return picture ? QVariant::fromValue(picture->thumbnail.picture) : QVariant();
        case FaultyRole:
            return picture ? picture->thumbnail.picture.isNull() : !trouble_.isEmpty();
        case FileRole:
            return picture ? picture->file : QString();
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: {
            QStringList said{
                //: %1: a class, %2: the probability that the network gives it
                tr("Taken for %1, %2").arg(classText(*result_, answer.predicted), share(answer.predictedProbability)),
                //: %1: a class, %2: the probability that the network gives it
                tr("Is %1, %2").arg(classText(*result_, answer.label), share(answer.labelProbability)),
                //: noun; %1 = a number
                tr("Loss %1").arg(write.significant(static_cast<double>(answer.loss))),
                //: %1: number of a sample within the validation set, counted from 1
                tr("Sample %1 of the validation set").arg(write.integer(samples_[row] + 1))};
            if (picture && !picture->file.isEmpty()) said += picture->file;
            if (!picture && !trouble_.isEmpty()) said += trouble_;
            return said.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(", "));
        }
        default:
            return {};
    }
}

void SamplePictures::retranslate() {
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace epochal::ui
