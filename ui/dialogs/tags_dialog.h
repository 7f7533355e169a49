#pragma once

#include <QDialog>

namespace epochal::ui {

class ChipField;

/// Asks for the tags to add to the selected runs.
class TagsDialog : public QDialog {
    Q_OBJECT
public:
    explicit TagsDialog(QWidget* parent = nullptr);
    [[nodiscard]] QStringList tags() const;

private:
    ChipField* field_;
};

}  // namespace epochal::ui
