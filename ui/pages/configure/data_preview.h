#pragma once

#include <QStringList>
#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "ui/pages/configure/folder_contents.h"
#include "ui/pages/parts/panel.h"

class QLabel;
class QListView;
class QProgressBar;
class QPushButton;
class QTableView;
class QTimer;

namespace epochal::ui {

class ClassHistogram;
class DecodingSpeed;
class FaultyList;
class FolderScan;
class Segments;
class SpecDocument;
class TableColumnsModel;
class TableScan;
class ThumbnailModel;
class ValueHistogram;
class Workbench;

/// What is in the folder of images that a spec names: how many images and classes, some samples, the sizes of the
/// classes, the files that cannot be used, and limits of the spec that leave images out. Or what is in the table that
/// it names: how many rows, what each column holds, and what is left out. What is not known yet is a dash. GUI thread,
/// nothing blocks.
class DataPreview : public Panel {
    Q_OBJECT
public:
    static constexpr int kSamples = 24;

    DataPreview(Workbench& workbench, SpecDocument& document, QWidget* parent = nullptr);

    /// Whether the spec names a folder of images or a table.
    [[nodiscard]] bool isWanted() const;
    /// Looks into the folder, again if it has before; or stops looking, because the page is out of sight.
    void setActive(bool active);
    /// Why the folder or the table cannot be used; `where` is the path of the field to change.
    [[nodiscard]] const std::optional<Error>& error() const;
    /// "18,303 images in 256 classes", for the folder's field, or "1,460 rows, 12 columns", for the table's; empty for
    /// any other field, and until known.
    [[nodiscard]] QString note(std::string_view field) const;
    /// Names of the table's columns; empty until known.
    [[nodiscard]] QStringList columns() const;
    /// What the chosen offer is expected to train, for comparison with what is measured here.
    void setNeed(const std::optional<double>& perSecond, const QString& offer);

Q_SIGNALS:
    void found();  ///< error() or note() may have changed

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A line that says that a limit of the spec leaves images out, with a link that removes the limit.
    struct Limit {
        const char* field;
        QWidget* line;
        QLabel *icon, *text;
        QPushButton* remove;
    };
    enum Tile { Training, Validation, Classes, Unusable, Tiles };
    QWidget* buildTiles();
    QWidget* buildLimits();
    QWidget* buildSamples();
    QWidget* buildHistogram();
    QWidget* buildDistribution();
    QWidget* buildColumns();
    [[nodiscard]] bool isOfTable() const;
    void waitFor(bool busy);
    void showTable();
    void fitColumns();
    void writeCaptions();
    void look();
    void refresh();
    void writeTiles();
    void writeSizes();
    void writeLimits();
    void writeFaulty();
    void writeNotes();
    void writeSubtitle();
    void showSamples(std::size_t from);
    void fitSamples();
    void showProgress();
    void retranslate();

    SpecDocument& document_;
    FolderScan* scan_;
    TableScan* tableScan_;
    TableColumnsModel* columnsModel_;
    ThumbnailModel* model_;
    std::shared_ptr<const FolderContents> shown_;
    std::size_t from_ = 0;
    bool active_ = false;
    QLabel* subtitle_;
    Segments* seen_;  ///< as stored, or as trained
    QPushButton* other_;
    std::array<QLabel*, Tiles> values_{}, captions_{};
    QWidget *waiting_, *samples_, *sizes_;
    QProgressBar* progress_;
    QLabel *progressText_, *nothing_, *notes_;
    QTimer* slow_;
    QFrame* limitsBox_;
    std::array<Limit, 2> limits_{};
    QListView* list_;
    QTableView* columns_;
    QWidget* distribution_;  ///< the distribution of the column to predict
    QLabel* distributionTitle_;
    ValueHistogram* distributionBars_;
    ClassHistogram* histogram_;
    QLabel *histogramTitle_, *largest_, *mean_, *smallest_;
    std::array<QLabel*, 2> legend_{};
    std::array<QFrame*, 2> marks_{};
    FaultyList* faulty_;
    DecodingSpeed* speed_;
};

}  // namespace epochal::ui
