#include "ui/theme/icon_engine.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace epochal::ui {

namespace {

const QByteArray& source(const QString& name) {
    static QHash<QString, QByteArray> read;
    auto found = read.find(name);
    if (found == read.end()) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        found = read.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return *found;
}

}  // namespace

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) {
    painter->drawPixmap(rect, scaledPixmap(rect.size() * painter->device()->devicePixelRatioF(), mode, state, 1));
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) {
    return scaledPixmap(size, mode, state, 1);
}

QPixmap IconEngine::scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) {
    Role role = role_;
    if (mode == QIcon::Disabled) {
        role = Role::Disabled;
    } else if (state == QIcon::On && (role_ == Role::Text || role_ == Role::Text2)) {
        role = Role::Accent;
    }
    const QString colour = Theme::instance().colour(role).name();
    const QString key = QStringLiteral("epochal/%1/%2/%3x%4").arg(name_, colour).arg(size.width()).arg(size.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QByteArray svg = source(name_);
    svg.replace("currentColor", colour.toLatin1());
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    const int side = qMin(size.width(), size.height());
    renderer.render(&painter, QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

}  // namespace epochal::ui
