#pragma once

#include <QLabel>

#include "ui/pages/parts/facts.h"

namespace epochal::ui {

/// A line, a bold heading, and facts below it: shown or hidden as one.
class FactsSection : public QWidget {
    Q_OBJECT
public:
    /// The name finds the facts; `narrow` as for Facts.
    explicit FactsSection(const char* name, QWidget* parent = nullptr, bool narrow = false);
    void setHeading(const QString& text, const QString& toolTip = {});
    /// Without facts, only the heading is shown.
    void setFacts(const QList<Facts::Fact>& facts);

private:
    QLabel* heading_;
    Facts* facts_;
};

}  // namespace epochal::ui
