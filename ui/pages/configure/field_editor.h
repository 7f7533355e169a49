#pragma once

#include <QWidget>

#include "core/spec/fields.h"

namespace epochal::ui {

/// The control of one field, by its type: combo box, spin box, check box, line edit, chips. It shows and emits JSON
/// values; it does not validate them.
class FieldEditor : public QWidget {
    Q_OBJECT
public:
    /// Offers are chosen from a list by name; `offers` gives ids and titles.
    using Offers = QList<QPair<QString, QString>>;
    static constexpr int kNumber = 108;  ///< px, of a number or an amount of money

    static FieldEditor* make(const Field& field, QWidget* parent);

    virtual void setValue(const Json& value) = 0;  ///< without edited()
    virtual void retranslate() {}
    virtual void setOffers(const Offers&) {}
    virtual void setScale(const FieldScale&) {}                  ///< of a number, where it depends on another field
    virtual void setChoices(const std::vector<FieldChoice>&) {}  ///< those that make sense with the other fields
    virtual void setFileFilter(const QString&) {}                ///< of the dialog in which a file is chosen
    virtual void setSuggestions(const QStringList&) {}           ///< texts to choose from, beside any other
    /// The widget that shows the frame of an error or a warning.
    [[nodiscard]] QWidget* control() const { return control_; }

Q_SIGNALS:
    void edited(const epochal::Json& value);

protected:
    FieldEditor(const Field& field, QWidget* parent) : QWidget(parent), field_(field) {}
    /// The wheel over a control without focus scrolls the page, and undo keys belong to the page.
    void setControl(QWidget* control, int stretch = 1);

    const Field& field_;
    QWidget* control_ = nullptr;
};

}  // namespace epochal::ui
