#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

#include "core/spec/fields.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// What a spec's fields and their values are called. The window, the reports and the clipboard have no other words for
/// them.
class FieldWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::FieldWords)
public:
    /// Label and unit: "Warm-up, epochs".
    [[nodiscard]] static QString title(const Field& field);
    /// The same with the unit that it has in a spec: "Target, % top-1, validation".
    [[nodiscard]] static QString title(const Field& field, const RunSpec& spec);
    /// The unit behind a value, in the form for its number: "epoch" behind 1.
    [[nodiscard]] static QString unit(const Field& field, const Json& value);
    /// A value without its unit: "ResNet-8, CIFAR style", "0.1", "none".
    [[nodiscard]] static QString value(const Field& field, const Json& value, const Formatter& format);
    [[nodiscard]] static QString value(const Field& field, const RunSpec& spec, const Formatter& format);
    /// The value 0 of a field in which it is not a quantity: "none", or "Auto" where the program then chooses.
    [[nodiscard]] static QString zero(const Field& field);
    /// What an empty list means: "none", or what the program then does.
    [[nodiscard]] static QString emptyList(const Field& field);
    /// The label of a choice field's value, by the field's name. Whatever is not a choice stays as it is: a run's
    /// devices are their names once it has started, and a choice of devices.kind before that.
    [[nodiscard]] static QString choice(std::string_view field, const std::string& value);
    /// The same up to its first comma, for tables: "ResNet-8".
    [[nodiscard]] static QString shortChoice(std::string_view field, const std::string& value);
    /// The network of a run: "ResNet-8, CIFAR style", "MLP"; empty for one that does not compute.
    [[nodiscard]] static QString model(const RunSpec& spec);
    /// What a run reads: "Fashion-MNIST"; of a table its file and what is predicted, "houses.csv, price".
    [[nodiscard]] static QString data(const RunSpec& spec);
};

}  // namespace epochal::ui
