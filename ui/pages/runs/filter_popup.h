#pragma once

#include <QFrame>
#include <QHash>
#include <QList>
#include <QStringList>
#include <functional>

#include "ui/theme/theme.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace epochal::ui {

/// The values of one field, each with a check box and the number of runs that have it; every change applies at once.
/// All checked means no condition. With none checked there is nothing to apply: the last choice stays in force. Space
/// checks, the arrow keys move, Esc closes.
class FilterPopup : public QFrame {
    Q_OBJECT
public:
    struct Value {
        QString value, label, icon;  ///< icon may be empty
        Role role = Role::Text;
        bool checked = true;
    };
    explicit FilterPopup(QWidget* parent = nullptr);

    /// Shows `values` below `anchor`; `field` names them for assistive technology.
    void open(QWidget* anchor, const QString& field, const QList<Value>& values);
    /// Runs by value; a value that is missing has none.
    void setCounts(const QHash<QString, int>& counts);

Q_SIGNALS:
    /// The values checked, in their order, at least one.
    void chosen(const QStringList& values);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        QString value, label;
        QCheckBox* box;
        QLabel* count;
    };
    void apply();
    void check(const std::function<bool(const Row&)>& wanted);
    void setCurrent(int row);

    QScrollArea* scroll_;
    QWidget* list_ = nullptr;
    QPushButton *all_, *none_, *only_;
    QLabel* note_;
    QList<Row> rows_;
    int current_ = 0;  ///< the row that had the focus last
    bool quiet_ = false;
};

}  // namespace epochal::ui
