#include "ui/dialogs/help_pages.h"

#include <algorithm>

#include <QFile>

namespace epochal::ui {

const QStringList& helpIds() {
    static const QStringList ids =
        QStringLiteral(
            "launch images tables watch sessions runs compare audit prices campaigns reports figures command-line")
            .split(QLatin1Char(' '));
    return ids;
}

QUrl helpUrl(const QString& language, const QString& id) {
    return QUrl(QStringLiteral("qrc:/help/%1/%2.md").arg(language, id));
}

QList<HelpPage> helpPages(const QString& language) {
    QList<HelpPage> pages;
    for (const QString& id : helpIds()) {
        QFile file(QLatin1Char(':') + helpUrl(language, id).path());
        if (!file.open(QIODevice::ReadOnly)) continue;
        HelpPage page{id, {}, QString::fromUtf8(file.readAll())};
        page.title = page.text.section(QLatin1Char('\n'), 0, 0).remove(QStringLiteral("# "));
        pages.append(page);
    }
    return pages;
}

QList<HelpPage> foundIn(const QList<HelpPage>& pages, const QString& words) {
    const QStringList asked = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto contains = [](const QString& text) {
        return [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
    };
    QList<HelpPage> found;
    for (const HelpPage& page : pages)
        if (std::ranges::all_of(asked, contains(page.text))) found.append(page);
    if (!asked.isEmpty())
        std::stable_partition(found.begin(), found.end(),
                              [&](const HelpPage& page) { return std::ranges::any_of(asked, contains(page.title)); });
    return found;
}

}  // namespace epochal::ui
