#pragma once

#include <QScrollArea>
#include <vector>

#include "core/spec/fields.h"
#include "ui/pages/configure/field_editor.h"

class QLabel;
class QVBoxLayout;

namespace epochal::ui {

class CampaignBudgetRow;
class FieldRow;
class MiniChart;
class Panel;
class SampleRow;
class SeedsRow;
class SpecDocument;

/// The form generated from the field table: a panel per group, in two columns where there is room for two.
class SpecForm : public QScrollArea {
    Q_OBJECT
public:
    enum Level { Common, All, Changed };
    explicit SpecForm(SpecDocument& document, QWidget* parent = nullptr);

    void setLevel(Level level);
    void setSearch(const QString& text);
    void setOffers(const FieldEditor::Offers& offers);
    /// Currency of the chosen offer, in which budgets are given.
    void setCurrency(const QString& currency);
    /// Takes in a panel about the data: below the group of that name, or first in the second column if there is one. It
    /// is shown while `wanted`, unless fields are searched for.
    void setDataPanel(ui::Panel* panel);
    void setDataPanelWanted(bool wanted);
    /// A fact about a field's value, below the field while there is nothing to fix.
    /// Texts to choose from in a field.
    void setSuggestions(const std::string& field, const QStringList& texts);
    void setNote(const std::string& field, const QString& note);
    /// Scrolls to the first field with an error and gives it the focus.
    void showFirstError();
    /// Scrolls to the field with that JSON path and gives it the focus. False if no field shown has it.
    bool showField(const std::string& path);
    /// Varies the field that has the focus, or goes back to one value.
    void toggleSweep();
    /// Width in pixels that the panels need side by side in this many columns.
    [[nodiscard]] int widthFor(int columns) const;

Q_SIGNALS:
    void widthNeeded();  ///< widthFor() has changed: other text or panels

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Group {
        FieldGroup group;
        ui::Panel* panel;  ///< QFrame has an enumerator of that name
        std::vector<FieldRow*> rows;
    };
    void build(FieldGroup group);
    void refresh();
    void drawSchedule();
    void retranslate();
    void arrange();
    [[nodiscard]] bool isWanted(const FieldRow& row) const;
    [[nodiscard]] bool areSeedsWanted() const;
    [[nodiscard]] bool isSampleWanted() const;
    [[nodiscard]] bool isBudgetWanted() const;
    void writeBudgetUnit();
    void pointAt(FieldRow* row);

    SpecDocument& document_;
    std::vector<Group> groups_;
    FieldRow* pointedAt_ = nullptr;
    SeedsRow* seeds_ = nullptr;
    SampleRow* sample_ = nullptr;
    CampaignBudgetRow* budget_ = nullptr;
    QString currency_;
    MiniChart* schedule_ = nullptr;
    QLabel* scheduleTitle_ = nullptr;
    QVBoxLayout *left_, *right_;
    QLabel* nothing_;
    Level level_ = Common;
    QString search_;
    ui::Panel* dataPanel_ = nullptr;
    bool isDataPanelWanted_ = false;
    int columns_ = 0, needed_ = 0;
};

}  // namespace epochal::ui
