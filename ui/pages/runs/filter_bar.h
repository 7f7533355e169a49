#pragma once

#include <QWidget>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/catalogue/run_rows.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;

namespace epochal::ui {

/// The line above the runs table: the query, menus that write terms into it, and the number of matching runs. A query
/// that cannot be parsed is reported and not sent, so the last rows remain.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    explicit FilterBar(QWidget* parent = nullptr);

    [[nodiscard]] QString query() const;
    [[nodiscard]] bool archived() const;
    void setQuery(const QString& text);
    void setArchived(bool shown);
    void clear();
    void focusQuery();
    /// Adds values that the menus offer, and keeps them when a listing is narrower, so that a choice can be changed.
    void learn(const RunRows& rows);
    void setCount(qint64 shown, qint64 total, int selected);
    /// Shows why the catalogue refused a query that the window could parse.
    void setRefused(const QString& why);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Menu {
        QString field;  ///< query name, "model"
        QPushButton* button;
        std::unordered_set<std::string> values;  ///< as stored, and as named in a query
        QString chosen;
    };
    void check();
    void fillMenu(Menu& menu);
    void choose(Menu& menu, const QString& value);
    void readMenus();
    void retranslate();
    [[nodiscard]] QString menuTitle(const QString& field) const;
    /// A stored value in the window's language.
    [[nodiscard]] static QString labelOf(const Menu& menu, const std::string& value);

    QLineEdit* line_;
    QLabel* error_;
    std::vector<Menu> menus_;
    QPushButton* clear_;
    QCheckBox* archived_;
    QLabel* count_;
    QTimer* pause_;
    qint64 shown_ = 0, total_ = 0;
    int selected_ = 0;
};

}  // namespace epochal::ui
