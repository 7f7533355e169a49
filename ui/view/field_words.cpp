#include "ui/view/field_words.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

#include "core/analysis/entry.h"
#include "core/base/json.h"
#include "core/economics/decimal.h"
#include "core/spec/networks.h"
#include "core/spec/task.h"
#include "core/spec/zero_label.h"

namespace epochal::ui {
namespace {

QString text(const Json& value) {
    const auto& utf8 = value.get_ref<const std::string&>();
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

}  // namespace

QString FieldWords::title(const Field& field) {
    const QString label = Formatter::text(field.label);
    //: name of a field, its unit
    return *field.unit ? tr("%1, %2").arg(label, Formatter::text(field.unit)) : label;
}

QString FieldWords::title(const Field& field, const RunSpec& spec) {
    Field written = field;
    written.unit = scaleOf(field, spec).unit;
    return title(written);
}

QString FieldWords::unit(const Field& field, const Json& value) {
    if (!value.is_number()) return Formatter::text(field.unit);
    const double number = value.get<double>();
    if (number == 0 && field.zeroMeansNone) return {};  // "none", not "none epochs"
    constexpr double kMost = 1e6;
    // A fraction is written like two: "1,5 эпохи".
    const int count = number == std::floor(number) ? static_cast<int>(std::clamp(number, 0.0, kMost)) : 2;
    const std::string_view unit = field.unit;
    if (unit == "epochs") return tr("epoch(s)", "behind a number", count);
    if (unit == "epochs without improvement") return tr("epoch(s) without improvement", "behind a number", count);
    if (unit == "hours") return tr("hour(s)", "behind a number", count);
    if (unit == "samples") return tr("sample(s)", "behind a number", count);
    return Formatter::text(field.unit);
}

QString FieldWords::value(const Field& field, const RunSpec& spec, const Formatter& format) {
    const Json meant = meantBy(field, spec);
    //: weights that a network begins with
    if (field.name == "model.weights" && usesScript(spec) && text(meant).isEmpty()) return tr("those in its file");
    return value(field, meant, format);
}

QString FieldWords::value(const Field& field, const Json& value, const Formatter& format) {
    switch (field.type) {
        case FieldType::Boolean:
            return value.get<bool>() ? tr("yes") : tr("no");
        case FieldType::Integer: {
            const auto number = value.get<std::int64_t>();
            return field.zeroMeansNone && number == 0 ? zero(field) : format.integer(number);
        }
        case FieldType::Real: {
            const double number = value.get<double>();
            return field.zeroMeansNone && number == 0 ? zero(field) : format.exact(number);
        }
        case FieldType::Choice:
            return choice(field.name, value.get<std::string>());
        case FieldType::IntegerList:
        case FieldType::TextList: {
            QStringList parts;
            for (const Json& item : value)
                parts << (item.is_string() ? text(item) : format.integer(item.get<std::int64_t>()));
            return parts.isEmpty() ? emptyList(field) : parts.join(QStringLiteral(", "));
        }
        case FieldType::Money: {
            const auto amount = Decimal::parse(value.get<std::string>());
            return amount ? format.amount(*amount) : tr("none");
        }
        case FieldType::File:
            if (!text(value).isEmpty()) return text(value);
            //: weights that a network begins with
            return field.name == "model.weights" ? tr("random") : tr("none");
        case FieldType::Folder:
            //: a folder that comes with the installed package
            return text(value).isEmpty() ? tr("from the package") : text(value);
        case FieldType::Text:
            break;
    }
    //: a column of a table
    if (field.name == "data.column" && text(value).isEmpty()) return tr("the last one");
    return text(value).isEmpty() ? tr("none") : text(value);
}

QString FieldWords::emptyList(const Field& field) {
    if (field.name == "session.batches") return tr("doubled while they fit");
    if (field.name == "session.threads") return tr("doubled up to the number of cores");
    return tr("none");
}

QString FieldWords::zero(const Field& field) {
    return Formatter::text(zeroLabel(field));
}

QString FieldWords::choice(std::string_view field, const std::string& value) {
    if (const Field* known = findField(field))
        for (const FieldChoice& choice : known->choices)
            if (choice.value == value) return Formatter::text(choice.label);
    return QString::fromStdString(value);
}

QString FieldWords::model(const RunSpec& spec) {
    return choice("model.architecture", architectureOf(spec));
}

QString FieldWords::data(const RunSpec& spec) {
    const QString name = QString::fromStdString(ownDataOf(taskOf(spec, {})));
    if (name.isEmpty()) return choice("data.source", spec.data.source);
    //: a file, the column of it that is predicted
    return !isTable(spec) || spec.data.column.empty()
               ? name
               : tr("%1, %2").arg(name, QString::fromStdString(spec.data.column));
}

QString FieldWords::shortChoice(std::string_view field, const std::string& value) {
    const QString words = choice(field, value);
    // A value that is not one of the choices, such as the file of a network, is shown whole.
    return words == QString::fromStdString(value) ? words : words.section(QLatin1Char(','), 0, 0);
}

}  // namespace epochal::ui
