#pragma once

#include <QWidget>

#include "core/spec/fields.h"

namespace epochal::ui {

/// The control of one field, by its type: combo, spin box, check box, line, chips. It shows JSON values and says JSON
/// values; whether they are right is not its business.
class FieldEditor : public QWidget {
    Q_OBJECT
public:
    /// Offers are chosen by name from a list; `offers` gives id and title.
    using Offers = QList<QPair<QString, QString>>;

    static FieldEditor* make(const Field& field, QWidget* parent);

    virtual void setValue(const Json& value) = 0;  ///< without edited()
    virtual void retranslate() {}
    virtual void setOffers(const Offers&) {}
    /// The widget that takes the frame of an error or a warning.
    [[nodiscard]] QWidget* control() const { return control_; }

Q_SIGNALS:
    void edited(const epochal::Json& value);

protected:
    FieldEditor(const Field& field, QWidget* parent) : QWidget(parent), field_(field) {}
    void setControl(QWidget* control, int stretch = 1);
    /// Wheel turns of a control without focus scroll the page, and undo keys belong to the page.
    bool eventFilter(QObject* watched, QEvent* event) override;

    const Field& field_;
    QWidget* control_ = nullptr;
};

}  // namespace epochal::ui
