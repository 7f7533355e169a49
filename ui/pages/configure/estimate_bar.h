#pragma once

#include <QList>
#include <QWidget>

#include "ui/theme/share_bar.h"

namespace epochal::ui {

/// Parts of a whole, side by side in one bar.
class PartsBar : public QWidget {
    Q_OBJECT
public:
    explicit PartsBar(QWidget* parent = nullptr);
    void setParts(const QList<BarPart>& parts);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<BarPart> parts_;
};

}  // namespace epochal::ui
