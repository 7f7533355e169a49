#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "core/spec/sweep.h"
#include "ui/pages/configure/field_editor.h"

class QToolButton;

namespace epochal::ui {

class ChipField;

/// The values over which a field is varied: chips, and a line that accepts "32, 64", "1..5", "32..512 x2". Fields with
/// choices list them. The button beside it shows how many there are and returns to one value.
class SweepEditor : public QWidget {
    Q_OBJECT
public:
    SweepEditor(const Field& field, QWidget* parent);

    void setValues(const std::vector<Json>& values);  ///< without edited()
    void setOffers(const FieldEditor::Offers& offers);
    /// Only these choices of the field are suggested.
    void setOffered(const std::vector<FieldChoice>& offered);
    void retranslate();
    [[nodiscard]] ChipField* chips() const { return chips_; }

Q_SIGNALS:
    void edited(const std::vector<epochal::Json>& values);
    void refused(const epochal::Error& error);
    void mended();  ///< the refused text is gone from the line
    void oneValue();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offerChoices();
    [[nodiscard]] std::optional<QStringList> read(const QString& text);
    [[nodiscard]] QString shown(const QString& word) const;
    [[nodiscard]] std::vector<QPair<QString, QString>> choices() const;  ///< value, label

    const Field& field_;
    ChipField* chips_;
    QToolButton* back_;
    FieldEditor::Offers offers_;
    std::optional<std::vector<std::string>> suggested_;  ///< values; all until there are any
};

}  // namespace epochal::ui
