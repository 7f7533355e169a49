#pragma once

#include <vector>

#include "core/spec/run_spec.h"
#include "ui/bridge/run_queue.h"
#include "ui/pages/configure/preset_store.h"
#include "ui/pages/parts/page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolBar;
class QUndoStack;

namespace epochal::ui {

class CostPanel;
class DataPreview;
class NoticeBar;
class SearchLine;
class Segments;
class SpecDocument;
class SpecForm;
class SpecJsonView;
class Workbench;

enum class ConfigureAction { Launch, Queue, Sweep, Scale, Json, Open, Save, Preset, Reset, Count };

/// Where a run is configured and launched.
class ConfigurePage : public PageOf<ConfigureAction> {
    Q_OBJECT
public:
    explicit ConfigurePage(Workbench& workbench, QWidget* parent = nullptr);
    ~ConfigurePage() override;
    [[nodiscard]] static const PageInfo& about();

    /// Starts over from this spec, which becomes the reference for "changed".
    void setSpec(const RunSpec& spec);
    [[nodiscard]] const RunSpec& spec() const;
    [[nodiscard]] QUndoStack& undoStack();
    /// Reads a spec file into the form; an error is reported on the page and nothing is lost.
    void openFile(const QString& file);
    /// Gives a field of the field table the focus, among all fields if it is not a common one. "field=value" also sets
    /// it, as an edit, if the value is one.
    void showField(const QString& name);
    bool focusSearch() override;
    void editThisMachine();
    void saveSession() const override;

Q_SIGNALS:
    void launched(const QString& id);
    /// A sweep, or a run for later, is in the queue: the id of its campaign, or of the run.
    void queueRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    QWidget* buildHead();
    QWidget* buildFooter();
    void retranslate();
    void refresh();
    void fillPresets();
    void showPreset();
    /// Checks in the background whether the image folder exists, if the spec names another one.
    void checkData();
    /// Tells the form what is known of the image folder.
    void tellOfData();
    void choosePreset(int index);
    void saveAsPreset();
    void openSpec();
    void saveSpec();
    void resetAll();
    void showJson(bool json);
    void launch();
    /// Asks before adding many runs, unless `sureOf` is their number.
    void enqueue(RunQueue::Place place, int sureOf = 0);
    [[nodiscard]] TargetKind where() const;
    [[nodiscard]] QString plan() const;
    void scaleUp();
    void refuse(const Error& error);
    void fillOffers();
    void restoreSession();
    /// Gives the form what its columns need and the offers the rest, until the user moves the border.
    void shareRoom();
    void say(const Error& error);

    Workbench& workbench_;
    SpecDocument* document_;
    std::optional<RunSpec> filesChecked_;  ///< of which only the folder and the weights matter
    std::vector<Error> fileErrors_;
    PresetStore store_;
    std::vector<PresetStore::Entry> presets_;
    QToolBar* bar_;
    QLabel* presetLabel_;
    QComboBox* preset_;
    SearchLine* search_;
    Segments *level_, *where_;
    NoticeBar* notice_;
    QStackedWidget* left_;
    SpecForm* form_;
    DataPreview* data_;
    SpecJsonView* json_;
    CostPanel* cost_;
    QSplitter* splitter_;
    bool ownBorder_ = false;
    bool launching_ = false;  ///< the machine is being checked, the folder made
    QLabel *whereLabel_, *verdict_, *verdictIcon_;
    QPushButton *fix_, *queue_, *launch_;
};

}  // namespace epochal::ui
