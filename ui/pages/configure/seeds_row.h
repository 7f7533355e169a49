#pragma once

#include <QObject>

#include "ui/pages/configure/number_line.h"

namespace epochal::ui {

class SpecDocument;

/// The number of runs per point; they differ only in their seed.
class SeedsRow : public QObject {
    Q_OBJECT
public:
    SeedsRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent);

    void setShown(bool shown);
    void refresh();
    void retranslate();
    [[nodiscard]] bool matches(const QString& text) const;
    [[nodiscard]] bool isChanged() const;

private:
    SpecDocument& document_;
    NumberLine seeds_;
};

}  // namespace epochal::ui
