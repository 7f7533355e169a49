#pragma once

#include <QColor>
#include <QList>
#include <QWidget>

namespace epochal::ui {

/// Parts of a whole, side by side in one bar.
class PartsBar : public QWidget {
    Q_OBJECT
public:
    struct Part {
        double size = 0;
        QColor colour;
    };
    explicit PartsBar(QWidget* parent = nullptr);
    void setParts(const QList<Part>& parts);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<Part> parts_;
};

}  // namespace epochal::ui
