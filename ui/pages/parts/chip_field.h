#pragma once

#include <QFrame>
#include <QRegularExpression>
#include <QStringList>
#include <functional>
#include <optional>

class QLineEdit;

namespace epochal::ui {

class FlowLayout;

/// A list of short values, each a chip with a cross: Enter, a comma or leaving the field adds the text; Backspace in an
/// empty line moves the last value back into it. With a reader, a comma alone does not add.
class ChipField : public QFrame {
    Q_OBJECT
public:
    explicit ChipField(QWidget* parent = nullptr);

    void setValues(const QStringList& values);  ///< without edited()
    [[nodiscard]] const QStringList& values() const { return values_; }
    /// Text that does not match stays in the line and is not added.
    void setPattern(const QRegularExpression& pattern) { pattern_ = pattern; }
    /// Converts the whole line, commas included, into values to add; nothing leaves the text in the line.
    using Reader = std::function<std::optional<QStringList>(const QString& text)>;
    void setReader(Reader reader) { reader_ = std::move(reader); }
    /// How a value is shown on its chip.
    void setDisplay(std::function<QString(const QString& word)> display);
    [[nodiscard]] QLineEdit* line() const { return line_; }

Q_SIGNALS:
    void edited(const QStringList& values);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void take();
    void rebuild();
    void change(QStringList values);

    QStringList values_;
    QRegularExpression pattern_;
    Reader reader_;
    std::function<QString(const QString&)> display_;
    FlowLayout* flow_;
    QLineEdit* line_;
    QList<QWidget*> chips_;
};

}  // namespace epochal::ui
