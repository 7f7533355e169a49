#include "ui/pages/compare/own_studies.h"

#include <QFileDialog>
#include <QUndoStack>

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
    disk_.read(
        this, [home = workbench_.home(), path = Path(file.toStdString())] { return readStudyImport(home, path); },
        [this](const Result<StudyImport>& read) {
            if (!read) return Q_EMIT failed(read.error());
            put(*read, read->text, [this, made = *read] {
                workbench_.history().push(new Edit(
                    tr("Import results"), [this, made] { put(made, made.text); },
                    [this, made] { put(made, made.before); }, true));
                const auto rows = static_cast<int>(made.rows);
                const QString title = QString::fromStdString(made.title);
                QString says = made.before
                                   //: %1 = a study's title
                                   ? tr("%n result(s) imported; they replace the former \"%1\".", "", rows).arg(title)
                                   //: %1 = a study's title
                                   : tr("%n result(s) imported as \"%1\".", "", rows).arg(title);
                QStringList ignored;
                for (const std::string& column : made.ignored) ignored += QString::fromStdString(column);
                if (!ignored.isEmpty())
                    //: after how many results were imported; %1 = names of columns
                    says += QLatin1Char(' ') + tr("Ignored: %1.").arg(ignored.join(QStringLiteral(", ")));
                notice_.sayUndoable(says, workbench_.history());
            });
        });
}

void OwnStudies::remove(const Study& study) {
    disk_.read(
        this, [home = workbench_.home(), file = study.file] { return readOwnStudy(home, file); },
        [this](const Result<StudyImport>& read) {
            if (!read) return Q_EMIT failed(read.error());
            put(*read, {}, [this, made = *read] {
                workbench_.history().push(new Edit(
                    tr("Delete a study"), [this, made] { put(made, {}); }, [this, made] { put(made, made.text); },
                    true));
                notice_.sayUndoable(tr("The study \"%1\" was deleted.").arg(QString::fromStdString(made.title)),
                                    workbench_.history());
            });
        });
}

void OwnStudies::put(const StudyImport& made, const std::optional<std::string>& text,
                     const std::function<void()>& done) {
    disk_.write(
        this, [home = workbench_.home(), file = made.file, text] { return putStudyFile(home, file, text); },
        [this, id = QString::fromStdString(made.id), removed = !text, done](const Status& put) {
            if (!put) return Q_EMIT failed(put.error());
            Q_EMIT changed(id, removed);
            Q_EMIT workbench_.studiesChanged();
            if (done) done();
        });
}

}  // namespace epochal::ui
