#pragma once

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace epochal::test {

/// A text shown by a widget, and where: "RunsPage/QPushButton#clearFilters".
struct ShownText {
    QString where, text;
};

/// Every text under `root`, hidden pages included: labels, buttons, choices, headers and cells of tables, actions, tool
/// tips, placeholders, accessible names; one entry for each line, without markup and mnemonics.
[[nodiscard]] QList<ShownText> shownTexts(const QWidget& root);

/// The English texts of a translation file that differ in the other language.
class EnglishTexts {
public:
    /// Reads translations/epochal_`language`.ts under `source`; empty if it cannot be read.
    EnglishTexts(const QString& source, const QString& language);
    [[nodiscard]] bool isEmpty() const { return exact_.isEmpty(); }
    /// Whether a text is one of them, with its placeholders filled in by anything.
    [[nodiscard]] bool holds(const QString& text) const;

private:
    QSet<QString> exact_;
    QList<QRegularExpression> patterns_;
};

}  // namespace epochal::test
