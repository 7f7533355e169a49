#pragma once

#include <QDoubleSpinBox>
#include <QLocale>

namespace epochal::ui {

/// Shows as many decimals as the value needs, up to the field's; digits in groups only if that is set.
class NumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    QString textFromValue(double value) const override {
        QString text = locale().toString(value, 'f', decimals());
        if (!isGroupSeparatorShown()) text.remove(locale().groupSeparator());
        if (decimals() == 0) return text;
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(locale().decimalPoint())) text.chop(1);
        return text;
    }
};

}  // namespace epochal::ui
