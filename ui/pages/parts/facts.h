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
    /// Where it must be narrow, longer names wrap as well, and values sooner.
    explicit Facts(QWidget* parent = nullptr, bool narrow = false);
    /// Facts that are shown already are left alone, with what is selected in them.
    void setFacts(const QList<Fact>& facts);

private:
    QGridLayout* grid_;
    QList<Fact> facts_;
    bool narrow_;
};

}  // namespace epochal::ui
