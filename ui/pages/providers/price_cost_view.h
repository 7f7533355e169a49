#pragma once

#include <QWidget>

#include "core/economics/price_book.h"

class QGridLayout;
class QLabel;

namespace epochal::ui {

class ChartPanel;

/// What an offer's hour costs and how that comes about, with its numbers; for an own or leased machine also the price
/// against use, with the rented rivals as levels, and the use from which it pays.
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
