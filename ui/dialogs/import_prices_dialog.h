#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "core/economics/price_book.h"

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTimer;

namespace epochal::ui {

class Background;
class ImportRowsModel;
class Segments;

/// A price list before it is imported: every row with its verdict, what is wrong and where, and what to do. Reading
/// runs in the background and can be canceled; nothing is saved before the button is pressed.
class ImportPricesDialog : public QDialog {
    Q_OBJECT
public:
    ImportPricesDialog(Background& background, const QString& path, std::shared_ptr<const PriceBook> book,
                       QWidget* parent = nullptr);
    ~ImportPricesDialog() override;

Q_SIGNALS:
    void taken(const std::vector<epochal::Offer>& offers);
    void read();  ///< the list has been read, or could not be

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Reading;
    void buildLayout();
    void startReading();
    void finishReading(const std::shared_ptr<Reading>& reading);
    void refresh();
    void retranslate();

    Background& background_;
    QString path_;
    std::shared_ptr<const PriceBook> book_;
    std::shared_ptr<const std::string> bytes_;  ///< of the file, once read
    std::shared_ptr<Reading> reading_;          ///< the latest; an older one is told to stop
    QString failure_;
    ImportRowsModel* model_;
    QLabel *file_, *providerLabel_, *dayLabel_, *sourceLabel_, *failed_;
    QLineEdit *provider_, *day_, *source_, *search_;
    QCheckBox *comma_, *flaggedToo_, *acceleratorsOnly_;
    Segments* verdicts_;
    QStackedWidget* stack_;
    QTableView* table_;
    QProgressBar* progress_;
    QDialogButtonBox* buttons_;
    QPushButton* take_;
    QTimer *pause_, *watch_;
};

}  // namespace epochal::ui
