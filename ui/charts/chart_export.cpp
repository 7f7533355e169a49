#include "ui/charts/chart_export.h"

#include <QBuffer>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "ui/charts/chart_table_model.h"
#include "ui/charts/chart_view.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kTitleHeight = 32;

QSizeF fullSize(const ChartView& view) {
    return view.chart()->size() + QSizeF(0, kTitleHeight);
}

void paintWhole(QPainter& painter, ChartView& view) {
    const QSizeF size = fullSize(view);
    painter.fillRect(QRectF(QPointF(), size), Qt::white);
    painter.setFont(Theme::instance().font(Type::BodyBold));
    painter.setPen(Qt::black);
    painter.drawText(QRectF(Theme::kMargin, 0, size.width() - 2 * Theme::kMargin, kTitleHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, view.spec().title);
    view.renderTo(painter, QRectF(QPointF(0, kTitleHeight), view.chart()->size()));
}

}  // namespace

QImage chartImage(ChartView& view, qreal scale) {
    QImage image((fullSize(view) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWhole(painter, view);
    return image;
}

Status exportChart(ChartView& view, const QString& file) {
    QByteArray bytes;
    if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
        ChartTableModel model;
        model.setSpec(view.spec());
        bytes = model.csv().toUtf8();
    } else if (file.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive)) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        chartImage(view).save(&buffer, "PNG");
    } else if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(fullSize(view).toSize());
        generator.setViewBox(QRectF(QPointF(), fullSize(view)));
        generator.setTitle(view.spec().title);
        QPainter painter(&generator);
        paintWhole(painter, view);
    } else {
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "A chart can be saved as PNG, SVG or CSV."), {}},
                     file.toStdString(),
                     {EPOCHAL_TEXT("core", "End the file name with .png, .svg or .csv."), {}}};
    }
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit()) {
        return Error{ErrorKind::Disk,
                     {EPOCHAL_TEXT("core", "Cannot write the file: %1"), {out.errorString().toStdString()}},
                     file.toStdString(),
                     {EPOCHAL_TEXT("core", "Choose a folder you may write to, with space left."), {}}};
    }
    return {};
}

}  // namespace epochal::ui
