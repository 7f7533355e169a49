#pragma once

#include <QDialog>

#include "ui/dialogs/help_pages.h"
#include "ui/pages/parts/page_actions.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace epochal::ui {

/// The help: an index with a search over titles and texts, and the page, with links between pages and a history. Not
/// modal, so that it can be read beside the window. Everything is read from the program's own resources.
class HelpDialog : public QDialog {
    Q_OBJECT
public:
    explicit HelpDialog(QWidget* parent);

    /// Shows the page with that id (helpIds()) and brings the dialog to the front.
    void open(const QString& id);
    [[nodiscard]] const QString& id() const { return id_; }  ///< of the page shown

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Through the pages that were shown.
    enum class Step { Back, Forward, Count };
    static std::span<const ActionRow> steps();
    void retranslate();
    void fillIndex();
    /// Gives the index the width of the longest title.
    void fitIndex();
    void markWords();

    QString language_, id_;
    QList<HelpPage> pages_;
    QLineEdit* search_;
    QListWidget* index_;
    QTextBrowser* text_;
    ActionsBy<Step> steps_;
};

}  // namespace epochal::ui
