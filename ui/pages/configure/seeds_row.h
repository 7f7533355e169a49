#pragma once

#include <QObject>

class QGridLayout;
class QLabel;
class QSpinBox;
class QWidget;

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
    QWidget* mark_;
    QLabel *label_, *unit_;
    QSpinBox* box_;
    bool shown_ = true;
};

}  // namespace epochal::ui
