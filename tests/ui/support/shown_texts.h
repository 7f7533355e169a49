#pragma once

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace epochal::test {

/// A text that a widget shows, and where: "RunsPage/QPushButton#clearFilters".
struct ShownText {
    QString where, text;
};

/// Every text under `root`, hidden pages included: labels, buttons, choices, heads and cells of tables, actions, tool
/// tips, placeholders, names for screen readers; one for each line, without markup and mnemonics.
[[nodiscard]] QList<ShownText> shownTexts(const QWidget& root);

/// English texts of a translation file that the language writes otherwise.
class EnglishTexts {
public:
    /// Reads translations/epochal_`language`.ts under `source`; empty where it cannot.
    EnglishTexts(const QString& source, const QString& language);
    [[nodiscard]] bool isEmpty() const { return exact_.isEmpty(); }
    /// Whether a text is one of them, its placeholders filled in with anything.
    [[nodiscard]] bool holds(const QString& text) const;

private:
    QSet<QString> exact_;
    QList<QRegularExpression> patterns_;
};

}  // namespace epochal::test
