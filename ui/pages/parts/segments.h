#pragma once

#include <QWidget>

class QButtonGroup;

namespace epochal::ui {

/// A few choices side by side, exactly one of them taken.
class Segments : public QWidget {
    Q_OBJECT
public:
    explicit Segments(QWidget* parent = nullptr);

    /// Sets the texts; the chosen one stays if it still exists.
    void setTexts(const QStringList& texts);
    [[nodiscard]] int current() const;
    void setCurrent(int index);  ///< without chosen()

Q_SIGNALS:
    void chosen(int index);

private:
    QButtonGroup* group_;
};

}  // namespace epochal::ui
