#pragma once

#include <QLineEdit>
#include <optional>

#include "core/economics/decimal.h"

namespace epochal::ui {

/// A line edit for an exact amount, read and written in the format of the window's language. Empty means not known.
/// Invalid text is marked, with the reason in the tool tip.
class AmountField : public QLineEdit {
    Q_OBJECT
public:
    explicit AmountField(QWidget* parent = nullptr);

    void setAmount(const std::optional<Decimal>& amount, int decimals = 0);  ///< at least this many decimals
    /// Nothing when empty or invalid.
    [[nodiscard]] std::optional<Decimal> amount() const;
    [[nodiscard]] bool isRight() const;  ///< empty, or a valid amount
    /// Parses an amount as written in the window's language, "3,400.5"; nothing if it is not an amount of at least
    /// zero.
    [[nodiscard]] static std::optional<Decimal> read(const QString& text);
    /// Writes all its digits, at least `decimals` after the point.
    [[nodiscard]] static QString write(const Decimal& amount, int decimals = 0);

protected:
    void changeEvent(QEvent* event) override;

private:
    void check();

    std::optional<Decimal> amount_;  ///< of `known_`, read in the language in which it was written
    QString known_;                  ///< the text that was read last
    int decimals_ = 0;
};

}  // namespace epochal::ui
