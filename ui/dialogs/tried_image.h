#pragma once

#include <QFrame>
#include <QImage>

#include "core/engine/engine.h"

class QLabel;

namespace epochal::ui {

class ClassBars;

/// An image file in the list of those that were tried: its picture, name and classes, what was done to it, or why it
/// cannot be used. GUI thread.
class TriedImage : public QFrame {
    Q_OBJECT
public:
    explicit TriedImage(QString file, QWidget* parent = nullptr);

    [[nodiscard]] const QString& file() const { return file_; }
    void setPicture(const QImage& picture);
    void setAnswer(engine::ImageAnswers::Image answer);
    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showName();

    const QString file_;
    QLabel *picture_, *name_, *notes_;
    ClassBars* bars_;
    engine::ImageAnswers::Image answer_;
    bool answered_ = false;
};

}  // namespace epochal::ui
