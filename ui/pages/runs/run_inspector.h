#pragma once

#include <QFrame>
#include <QPointer>
#include <optional>

#include "core/catalogue/catalogue.h"
#include "core/events/run_directory.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;
class QVBoxLayout;

namespace epochal::ui {

class ChipField;
class Facts;
class MiniChart;

/// What the table does not show of one run: its curve, result, frozen price, how it differs from the run shown before,
/// tags and note. Reads spec and offer in the background.
class RunInspector : public QFrame {
    Q_OBJECT
public:
    explicit RunInspector(QWidget* parent = nullptr);

    /// Shows a row; `folder` is the run's. Showing the same run again only updates its figures.
    void show(const RunRow& row, const Path& folder);
    void clear();
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void openRequested(const QString& id);
    void cloneRequested(const QString& id);
    void resumeRequested(const QString& id);
    void tagsEdited(const QString& id, const QStringList& tags);
    void noteEdited(const QString& id, const QString& before, const QString& note);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Details {
        RunRow row;
        std::optional<RunDirectory> directory;
    };
    void write();
    void writeResult();
    void writePrice();
    void writeDifference();
    void saveNote();
    QLabel* heading(QVBoxLayout* column);

    std::optional<Details> shown_, before_;
    QLabel *name_, *state_, *result_, *price_, *differs_, *tagsHead_, *sentence_;
    MiniChart* chart_;
    Facts *resultFacts_, *priceFacts_, *differenceFacts_;
    ChipField* tags_;
    QPlainTextEdit* note_;
    QTimer* noteTimer_;
    QWidget* content_;
    QPushButton *open_, *clone_, *resume_;
};

}  // namespace epochal::ui
