#pragma once

#include <QWidget>

class QButtonGroup;
class QComboBox;

namespace epochal::ui {

/// A few choices side by side, exactly one of them taken. Collapsed, they are a box to choose from.
class Segments : public QWidget {
    Q_OBJECT
public:
    explicit Segments(QWidget* parent = nullptr);

    /// Sets the texts; the chosen one stays if it still exists.
    void setTexts(const QStringList& texts);
    /// What a screen reader calls the choice, collapsed or not.
    void setName(const QString& name);
    [[nodiscard]] int current() const;
    void setCurrent(int index);  ///< without chosen()
    void setCollapsed(bool collapsed);
    [[nodiscard]] bool isCollapsed() const { return collapsed_; }
    /// Pixels they ask for as a box, or side by side.
    [[nodiscard]] int widthWhen(bool collapsed) const;

Q_SIGNALS:
    void chosen(int index);

private:
    QButtonGroup* group_;
    QComboBox* box_;
    bool collapsed_ = false;
};

}  // namespace epochal::ui
