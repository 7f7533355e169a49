#pragma once

#include <QList>
#include <QString>
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
        bool operator==(const Fact&) const = default;
    };
    /// Names longer than `longest` characters may wrap.
    explicit Facts(QWidget* parent = nullptr, int longest = 100);
    /// Facts that are shown already are left alone, with what is selected in them.
    void setFacts(const QList<Fact>& facts);

private:
    QGridLayout* grid_;
    QList<Fact> facts_;
    int longest_;
};

}  // namespace epochal::ui
