#include "ui/pages/compare/own_studies.h"

#include <QFileDialog>
#include <QUndoStack>

#include "ui/bridge/background.h"
#include "ui/bridge/edit.h"
#include "ui/bridge/workbench.h"
#include "ui/pages/parts/notice_bar.h"

namespace epochal::ui {

OwnStudies::OwnStudies(Workbench& workbench, NoticeBar& notice, QWidget* page)
    : QObject(page), workbench_(workbench), notice_(notice), page_(page) {}

void OwnStudies::ask() {
    auto* dialog = new QFileDialog(page_, tr("Import results"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables and studies (*.csv *.tsv *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &OwnStudies::import);
    dialog->open();
}

void OwnStudies::import(const QString& file) {
    workbench_.background().read(
        this, [home = workbench_.home(), path = Path(file.toStdString())] { return readStudyImport(home, path); },
        [this](const Result<StudyImport>& read) {
            if (!read) return Q_EMIT failed(read.error());
            workbench_.history().push(new Edit(
                tr("Import results"), [this, made = *read] { put(made, made.text); },
                [this, made = *read] { put(made, made.before); }));
            const auto rows = static_cast<int>(read->rows);
            const QString title = QString::fromStdString(read->title);
            notice_.sayUndoable(read->before
                                    //: %1 = a study's title
                                    ? tr("%n row(s) imported; they replace the former \"%1\".", "", rows).arg(title)
                                    //: %1 = a study's title
                                    : tr("%n row(s) imported as \"%1\".", "", rows).arg(title),
                                workbench_.history());
        });
}

void OwnStudies::remove(const Study& study) {
    workbench_.background().read(
        this, [home = workbench_.home(), file = study.file] { return readOwnStudy(home, file); },
        [this](const Result<StudyImport>& read) {
            if (!read) return Q_EMIT failed(read.error());
            workbench_.history().push(new Edit(
                tr("Delete a study"), [this, made = *read] { put(made, {}); },
                [this, made = *read] { put(made, made.text); }));
            notice_.sayUndoable(tr("The study \"%1\" was deleted.").arg(QString::fromStdString(read->title)),
                                workbench_.history());
        });
}

void OwnStudies::put(const StudyImport& made, const std::optional<std::string>& text) {
    workbench_.background().write(
        this, [home = workbench_.home(), file = made.file, text] { return putStudyFile(home, file, text); },
        [this, id = text ? QString::fromStdString(made.id) : QString()](const Status& done) {
            if (!done) return Q_EMIT failed(done.error());
            Q_EMIT changed(id);
            Q_EMIT workbench_.studiesChanged();
        });
}

}  // namespace epochal::ui
