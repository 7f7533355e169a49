#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace epochal::ui {

/// A page of the help, as shipped: Markdown in resources/help/<language>/<id>.md, its title in the first line.
struct HelpPage {
    QString id, title, text;  ///< text: the Markdown
};

/// The ids of the pages in the order of the index; the same in every language.
[[nodiscard]] const QStringList& helpIds();
[[nodiscard]] QUrl helpUrl(const QString& language, const QString& id);
/// The pages of a language, by its code.
[[nodiscard]] QList<HelpPage> helpPages(const QString& language);
/// The pages whose title or text contain every word of `words`, in any case: those with a word in the title first.
[[nodiscard]] QList<HelpPage> foundIn(const QList<HelpPage>& pages, const QString& words);

}  // namespace epochal::ui
