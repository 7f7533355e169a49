#pragma once

#include <QWidget>

#include "core/engine/engine.h"

namespace epochal::ui {

/// The most probable classes of an image, one a line: name, bar, probability. GUI thread.
class ClassBars : public QWidget {
    Q_OBJECT
public:
    explicit ClassBars(QWidget* parent = nullptr);

    void setClasses(std::vector<engine::ImageAnswers::Class> classes);
    /// "Shirt 93%, Coat 5%".
    [[nodiscard]] QString text() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::vector<engine::ImageAnswers::Class> classes_;
};

}  // namespace epochal::ui
