#pragma once

#include <QLineEdit>
#include <optional>

#include "core/economics/decimal.h"

namespace epochal::ui {

/// A line for an exact amount, read and written as the window's language does. Empty is "not known". What is not an
/// amount is marked and says why.
class AmountField : public QLineEdit {
    Q_OBJECT
public:
    explicit AmountField(QWidget* parent = nullptr);

    void setAmount(const std::optional<Decimal>& amount, int decimals = 0);  ///< at least so many decimals
    /// Nothing when empty or wrong.
    [[nodiscard]] std::optional<Decimal> amount() const;
    [[nodiscard]] bool isRight() const;  ///< empty, or an amount
    /// What the window's language writes, "3,400.5"; nothing when it is no amount of at least zero.
    [[nodiscard]] static std::optional<Decimal> read(const QString& text);
    /// All its digits, at least `decimals` after the point.
    [[nodiscard]] static QString write(const Decimal& amount, int decimals = 0);

private:
    void check();
};

}  // namespace epochal::ui
