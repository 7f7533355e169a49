#pragma once

#include <QLineEdit>
#include <string>

namespace epochal::ui {

/// A line edit for the date of a price or rate: a day, or what isPriceDate() allows besides. It is shown in the order
/// of the window's language, and may be typed in that order or as an ISO date.
class DateField : public QLineEdit {
    Q_OBJECT
public:
    explicit DateField(QWidget* parent = nullptr);

    void setDate(const std::string& date);
    /// With ISO days and months; what is not a date stays as it was typed.
    [[nodiscard]] std::string date() const;
    /// An example to show while the field is empty.
    void setExample(const std::string& date);

    [[nodiscard]] static QString write(const std::string& date);
    [[nodiscard]] static std::string read(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    std::string date_, example_;  ///< date_ of `known_`, read in the language in which it was written
    QString known_;
};

}  // namespace epochal::ui
