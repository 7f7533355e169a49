#pragma once

#include <QList>
#include <QWidget>

#include "ui/pages/providers/prices_model.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace epochal::ui {

class SearchLine;

/// Which rows of the price book are shown: search text, provider, accelerator, kind, only the latest, only ranked,
/// retired.
class PriceFilterBar : public QWidget {
    Q_OBJECT
public:
    explicit PriceFilterBar(QWidget* parent = nullptr);

    [[nodiscard]] PriceFilter filter() const { return filter_; }
    void setFilter(const PriceFilter& filter);
    void clear();
    void focusSearch();
    /// Updates the menus' choices and the counts at the end of the bar.
    void learn(const PricesModel& model);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QPushButton* addMenu(const QString& objectName);
    void fill(QPushButton* button, const QStringList& labels, int chosen, std::function<void(int)> choose);
    void fillMenus();
    void retranslate();
    void change();

    PriceFilter filter_;
    SearchLine* line_;
    QPushButton *provider_, *accelerator_, *kind_;
    QCheckBox *newest_, *ranked_, *retired_;
    QPushButton* old_;  ///< shown only while the table is limited to old prices; removes that limit
    QLabel* count_;
    QStringList providers_, accelerators_;
    int shown_ = 0, total_ = 0, providerCount_ = 0;
    bool setting_ = false;
};

}  // namespace epochal::ui
