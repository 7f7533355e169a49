#pragma once

#include <QObject>

#include "ui/pages/configure/number_line.h"

namespace epochal::ui {

class SpecDocument;

/// How many points of a sweep are drawn at random, and which; shown only if there are several points. Two lines.
class SampleRow : public QObject {
    Q_OBJECT
public:
    SampleRow(SpecDocument& document, QGridLayout* grid, int line, QWidget* parent);

    void setShown(bool shown);
    void refresh();
    void retranslate();
    [[nodiscard]] bool matches(const QString& text) const;
    [[nodiscard]] bool isChanged() const;

private:
    SpecDocument& document_;
    NumberLine points_, draw_;
};

}  // namespace epochal::ui
