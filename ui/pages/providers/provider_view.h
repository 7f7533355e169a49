#pragma once

#include <QWidget>

#include "core/economics/provider.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace epochal::ui {

/// Notes on a provider: how easy its web interface and its software stack are to use, 1 to 5, and why.
class ProviderView : public QWidget {
    Q_OBJECT
public:
    explicit ProviderView(QWidget* parent = nullptr);
    void show(const Provider& provider);
    using QWidget::show;
    [[nodiscard]] Provider provider() const;

Q_SIGNALS:
    void edited(const epochal::Provider& provider);  ///< an edit was completed or a rating chosen

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void tell();

    Provider shown_;
    QLabel *title_, *webLabel_, *softwareLabel_, *notesLabel_;
    QComboBox *web_, *software_;
    QLineEdit *webNotes_, *softwareNotes_;
    QPlainTextEdit* notes_;
};

}  // namespace epochal::ui
