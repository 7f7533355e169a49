#pragma once

#include <QFrame>

class QButtonGroup;

namespace epochal::ui {

class RailButton;

/// The navigation on the left: one button per page, icon above text, exactly one checked.
class Rail : public QFrame {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);
    void addPage(int id, const QString& icon);
    void setText(int id, const QString& text, const QString& toolTip);
    void setBadge(int id, int count);  ///< 0 hides it
    void setCurrent(int id);

Q_SIGNALS:
    void chosen(int id);

private:
    void recolour();
    void fit();
    QButtonGroup* group_;
    QList<RailButton*> buttons_;
};

}  // namespace epochal::ui
