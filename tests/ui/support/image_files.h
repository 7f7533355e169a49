#pragma once

#include <QColor>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QString>

#include "core/spec/run_spec.h"

namespace epochal::test {

/// A folder of images that a test makes.
class ImageFiles {
public:
    explicit ImageFiles(QString folder) : folder_(std::move(folder)) {}

    [[nodiscard]] QString folder(const QString& below = {}) const {
        return below.isEmpty() ? folder_ : folder_ + QLatin1Char('/') + below;
    }
    /// A spec's data in this folder.
    [[nodiscard]] RunSpec::Data data() const {
        RunSpec::Data data;
        data.source = "image-folder";
        data.path = folder_.toStdString();
        return data;
    }
    [[nodiscard]] bool write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder(name));
        return QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) &&
               file.write(bytes) == bytes.size();
    }
    /// `count` images of one color in the folder `below`, with numbers for names.
    [[nodiscard]] bool draw(const QString& below, int count, QSize size = {12, 9}, const QColor& colour = Qt::gray,
                            const char* format = "png") const {
        if (!QDir().mkpath(folder(below))) return false;
        QImage image(size, QImage::Format_RGB32);
        image.fill(colour);
        bool all = true;
        for (int i = 0; i < count; ++i)
            all = all && image.save(QStringLiteral("%1/%2.%3").arg(folder(below)).arg(i).arg(QLatin1String(format)),
                                    nullptr, 95);
        return all;
    }

private:
    QString folder_;
};

}  // namespace epochal::test
