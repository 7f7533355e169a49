#pragma once

#include <QWidget>

#include "core/economics/price_book.h"

class QGridLayout;
class QLabel;

namespace epochal::ui {

class ChartPanel;

/// What an hour of an offer costs and how that figure is derived. For an owned or leased machine also its price against
/// use, with the cheapest and the most expensive rented rival as levels, and the use from which it pays off.
class PriceCostView : public QWidget {
    Q_OBJECT
public:
    explicit PriceCostView(QWidget* parent = nullptr);
    void show(const Offer& offer, const PriceBook& book);
    using QWidget::show;

private:
    struct Line {
        QString name, value;
        bool bold = false;
    };
    void setLines(const QList<Line>& lines);
    void showFormula(const Offer& offer);
    void showChart(const Offer& offer, const PriceBook& book);

    QLabel* title_;
    QGridLayout* lines_;
    ChartPanel* chart_;
    QLabel* sentence_;
};

}  // namespace epochal::ui
