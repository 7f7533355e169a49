#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QString>
#include <QStringList>

namespace epochal::test {

/// Records where texts are drawn, in device units, and draws nothing.
class TextRecorder : public QPaintDevice {
public:
    struct Text {
        QString words;
        QRectF rect;
    };
    TextRecorder(int width, int height) : width_(width), height_(height) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const QList<Text>& texts() const { return engine_.texts; }
    [[nodiscard]] QString all() const {
        QStringList words;
        for (const Text& one : engine_.texts) words << one.words;
        return words.join(QLatin1Char('\n'));
    }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
                return width_;
            case PdmHeight:
                return height_;
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return 96;
            case PdmDepth:
                return 32;
            default:
                return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            const QRectF rect(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            texts.append({item.text(), painter()->combinedTransform().mapRect(rect)});
        }
        [[nodiscard]] Type type() const override { return User; }
        QList<Text> texts;
    };
    mutable Engine engine_;
    int width_, height_;
};

}  // namespace epochal::test
