#pragma once

#include <QDialog>

#include "ui/dialogs/help_pages.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QToolButton;

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
    void retranslate();
    void fillIndex();
    /// Gives the index the width of the longest title.
    void fitIndex();
    /// After the page changed: its row in the index, colors, marks of the words searched for.
    void settle();
    void markWords();

    QString language_, id_;
    QList<HelpPage> pages_;
    QLineEdit* search_;
    QListWidget* index_;
    QToolButton *back_, *forward_;
    QTextBrowser* text_;
};

}  // namespace epochal::ui
