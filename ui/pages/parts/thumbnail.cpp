#include "ui/pages/parts/thumbnail.h"

#include <QBuffer>
#include <QImageReader>

#include "core/spec/image_folder.h"

namespace epochal::ui {

namespace {
constexpr std::size_t kMostThumbnailBytes = 64u << 20;
}

QImage imageOf(const engine::SamplePicture& picture) {
    const int width = static_cast<int>(picture.width), height = static_cast<int>(picture.height);
    QImage image(width, height, QImage::Format_RGB888);
    for (int y = 0; y < height; ++y) {
        uchar* to = image.scanLine(y);
        for (int x = 0; x < width; ++x)
            for (std::int64_t c = 0; c < 3; ++c) {
                const std::int64_t channel = picture.channels >= 3 ? c : 0;
                *to++ =
                    picture.bytes[static_cast<std::size_t>((std::int64_t{y} * width + x) * picture.channels + channel)];
            }
    }
    return image;
}

Thumbnail readThumbnail(const Path& file) {
    const auto facts = inspectImage(file);
    if (!facts) return {{}, {}, facts.error()};
    // A header may claim more than an int holds.
    if (facts->width > Thumbnail::kMostPixels / facts->height) return {{}, {}, {}, true};
    const QSize stored(static_cast<int>(facts->width), static_cast<int>(facts->height));
    const auto bytes = readFile(file, kMostThumbnailBytes);
    if (!bytes) return {{}, stored, bytes.error()};
    QBuffer buffer;
    buffer.setData(QByteArray::fromRawData(bytes->data(), static_cast<qsizetype>(bytes->size())));
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, QByteArray(facts->format).toLower());
    reader.setAutoTransform(false);
    const QSize largest = Thumbnail::kLargest;
    if (stored.width() > largest.width() || stored.height() > largest.height())
        reader.setScaledSize(stored.scaled(largest, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return {reader.read(), stored, {}};
}

}  // namespace epochal::ui
