#pragma once

#include <QStringList>
#include <QWidget>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/catalogue/run_rows.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;

namespace epochal::ui {

class FilterPopup;

/// The line above the runs table: the query, a popup of values for each of six fields that writes a term into it, a
/// chip for each such term, and the number of matching runs. A query that cannot be parsed is reported and not sent, so
/// the last rows remain.
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
    /// Adds values that the popups offer, and keeps them when a listing is narrower, so that a choice can be changed.
    void learn(const RunRows& rows);
    void setCount(qint64 shown, qint64 total, int selected);
    /// Shows why the catalogue refused a query that the window could parse.
    void setRefused(const QString& why);

    /// Counts the rows by their values of a field and shows that beside the values offered.
    void setCounts(const QString& field, const RunRows& rows);

Q_SIGNALS:
    void changed();
    /// The values of a field are shown: setCounts() is to follow with the runs that match the other terms.
    void countsWanted(const QString& field, const QString& otherTerms);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Choice {
        QString field;  ///< query name, "model"
        QPushButton *button, *chip;
        std::unordered_set<std::string> values;  ///< as stored, and as named in a query
        QStringList chosen;                      ///< in the query: values, or parts of them
        bool whole = false;                      ///< values, not parts
    };
    void check();
    void open(Choice& choice);
    void choose(Choice& choice, const QStringList& values);
    void readChoices();
    void retranslate();
    void write(Choice& choice);
    [[nodiscard]] QString without(const Choice& choice) const;
    [[nodiscard]] static bool holds(const Choice& choice, const std::string& value);
    /// Every value that a choice offers, in the order shown, each with its label.
    [[nodiscard]] static std::vector<std::pair<QString, std::string>> offered(const Choice& choice);
    [[nodiscard]] QString title(const QString& field) const;
    /// A stored value in the window's language.
    [[nodiscard]] static QString labelOf(const Choice& choice, const std::string& value);

    QLineEdit* line_;
    QLabel* error_;
    std::vector<Choice> choices_;
    FilterPopup* popup_;
    qsizetype open_ = 0;  ///< the choice whose values the popup shows
    QPushButton* clear_;
    QCheckBox* archived_;
    QLabel* count_;
    QTimer* pause_;
    qint64 shown_ = 0, total_ = 0;
    int selected_ = 0;
};

}  // namespace epochal::ui
