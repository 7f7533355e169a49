#pragma once

#include <QLayout>
#include <QList>

namespace epochal::ui {

/// Arranges items in lines, like words in a paragraph; in a line, lower items are centered vertically.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(QWidget* parent, int gap = 4);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return items_.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;
    /// Inserts the widget before the item at `index`.
    void insertWidget(int index, QWidget* widget);

private:
    int arrange(const QRect& rect, bool move) const;
    QList<QLayoutItem*> items_;
    int gap_;
};

}  // namespace epochal::ui
