#pragma once

#include <QWidget>

class QGridLayout;

namespace epochal::ui {

/// Name on the left, value on the right, one fact per line, the deciding values in bold. Values can be selected and
/// copied.
class Facts : public QWidget {
    Q_OBJECT
public:
    struct Fact {
        QString name, value;
        bool bold = false;
        QString toolTip;
    };
    explicit Facts(QWidget* parent = nullptr);
    void setFacts(const QList<Fact>& facts);

private:
    QGridLayout* grid_;
};

}  // namespace epochal::ui
