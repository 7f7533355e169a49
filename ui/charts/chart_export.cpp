#include "ui/charts/chart_export.h"

#include <QBuffer>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "ui/charts/chart_canvas.h"
#include "ui/charts/chart_table_model.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kTitleHeight = 32;

QSizeF fullSize(const ChartCanvas& canvas) {
    return canvas.canvasSize() + QSizeF(0, kTitleHeight);
}

QByteArray csvOf(const ChartTable& table) {
    ChartTableModel model;
    model.setTable(table);
    return model.csv().toUtf8();
}

Status write(const QByteArray& bytes, const QString& file) {
    QSaveFile out(file);
    if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) return {};
    return Error{ErrorKind::Disk,
                 {EPOCHAL_TEXT("core", "Cannot write the file: %1"), {out.errorString().toStdString()}},
                 file.toStdString(),
                 {EPOCHAL_TEXT("core", "Choose a folder you can write to, with free space."), {}}};
}

void paintWhole(QPainter& painter, ChartCanvas& canvas) {
    const QSizeF size = fullSize(canvas);
    painter.fillRect(QRectF(QPointF(), size), Qt::white);
    painter.setFont(Theme::instance().font(Type::BodyBold));
    painter.setPen(Qt::black);
    painter.drawText(QRectF(Theme::kMargin, 0, size.width() - 2 * Theme::kMargin, kTitleHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, canvas.heading());
    canvas.renderTo(painter, QRectF(QPointF(0, kTitleHeight), canvas.canvasSize()));
}

}  // namespace

QImage chartImage(ChartCanvas& canvas, qreal scale) {
    QImage image((fullSize(canvas) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWhole(painter, canvas);
    return image;
}

Status exportChart(ChartCanvas& canvas, const QString& file) {
    QByteArray bytes;
    if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
        bytes = csvOf(canvas.table());
    } else if (file.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive)) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        chartImage(canvas).save(&buffer, "PNG");
    } else if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(fullSize(canvas).toSize());
        generator.setViewBox(QRectF(QPointF(), fullSize(canvas)));
        generator.setTitle(canvas.heading());
        QPainter painter(&generator);
        paintWhole(painter, canvas);
    } else {
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "A chart can be saved as PNG, SVG or CSV."), {}},
                     file.toStdString(),
                     {EPOCHAL_TEXT("core", "Use a file name that ends in .png, .svg or .csv."), {}}};
    }
    return write(bytes, file);
}

Status exportTable(const ChartTable& table, const QString& file) {
    return write(csvOf(table), file);
}

}  // namespace epochal::ui
