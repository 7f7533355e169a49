#pragma once

#include <QWidget>

class QButtonGroup;
class QComboBox;

namespace epochal::ui {

/// A few choices side by side, exactly one of them selected. When collapsed, they are a combo box.
class Segments : public QWidget {
    Q_OBJECT
public:
    explicit Segments(QWidget* parent = nullptr);

    /// Sets the texts and keeps the current choice. Choices are never removed.
    void setTexts(const QStringList& texts);
    /// Accessible name of the choice, collapsed or not.
    void setName(const QString& name);
    [[nodiscard]] int current() const;
    void setCurrent(int index);  ///< without chosen()
    void setCollapsed(bool collapsed);
    /// Width in pixels that the choices need as a combo box, or side by side.
    [[nodiscard]] int widthWhen(bool collapsed) const;

Q_SIGNALS:
    void chosen(int index);

private:
    QButtonGroup* group_;
    QComboBox* box_;
    bool collapsed_ = false;
};

}  // namespace epochal::ui
