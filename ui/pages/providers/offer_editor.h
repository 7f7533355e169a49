#pragma once

#include <QFrame>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/economics/price_book.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace epochal::ui {

class Facts;
class MiniChart;
class OfferForm;
class PriceCostView;
class ProviderView;
class Segments;

/// One offer, to the right of the book: its fields with its cost per hour, its earlier prices, its provider. GUI
/// thread.
class OfferEditor : public QFrame {
    Q_OBJECT
public:
    enum View { Terms, History, Notes };
    explicit OfferEditor(QWidget* parent = nullptr);

    void show(const Offer& offer, std::shared_ptr<const PriceBook> book);
    using QFrame::show;
    void clear();
    /// Starts an offer that is not in the book yet.
    void begin(const Offer& offer, std::shared_ptr<const PriceBook> book);
    /// Updates the book under the offer being shown.
    void setBook(std::shared_ptr<const PriceBook> book);
    /// The number of runs that use each offer, by offer id.
    void setUses(std::map<std::string, std::int64_t> uses);

    /// Fills in the fields as if the user had typed them.
    void type(const Offer& offer);
    [[nodiscard]] Offer offer() const;
    [[nodiscard]] const std::optional<Offer>& shown() const { return shown_; }
    [[nodiscard]] bool isChanged() const { return changed_; }
    /// Whether the user typed anything: discarding a new offer that was never edited loses nothing.
    [[nodiscard]] bool isTyped() const;
    /// `typed` has been saved as `saved` under this id. Anything typed since remains an unsaved change.
    void noteSaved(const Offer& typed, Offer saved, const QString& id);
    void revert();
    void showView(View view);
    /// Shows what keeps the offer from being saved; returns false if something does.
    [[nodiscard]] bool check();

Q_SIGNALS:
    void modificationChanged(bool changed);
    void saveRequested();
    void revertRequested();
    void providerEdited(const epochal::Provider& provider);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* scrolled(QWidget* content);
    void fill(const Offer& offer);
    void edited();
    void setChanged(bool changed);
    void retranslate();
    void showHistory();
    /// "used by 14 runs", over all dated prices of the offer; empty until the runs have been counted.
    [[nodiscard]] QString usedBy() const;

    std::optional<Offer> shown_;
    std::shared_ptr<const PriceBook> book_ = std::make_shared<PriceBook>();
    std::optional<std::map<std::string, std::int64_t>> uses_;
    bool fresh_ = false, changed_ = false;
    QLabel *icon_, *title_, *kind_, *subtitle_, *state_;
    Segments* views_;
    QStackedWidget* stack_;
    OfferForm* form_;
    PriceCostView* cost_;
    QLabel* historyTitle_;
    MiniChart* historyChart_;
    Facts* history_;
    ProviderView* provider_;
    QLabel* problem_;
    QPushButton *revert_, *save_;
};

}  // namespace epochal::ui
