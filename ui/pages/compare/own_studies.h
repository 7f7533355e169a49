#pragma once

#include <QObject>
#include <optional>
#include <string>

#include "core/interop/studies.h"

namespace epochal::ui {

class NoticeBar;
class Workbench;

/// Adds results of other tools to the studies of a home, and removes them; each step can be undone. GUI thread.
class OwnStudies : public QObject {
    Q_OBJECT
public:
    /// `page` is what file dialogs belong to, and `notice` where it is said what happened.
    OwnStudies(Workbench& workbench, NoticeBar& notice, QWidget* page);

    void ask();
    void import(const QString& file);
    void remove(const Study& study);

Q_SIGNALS:
    /// A file was written or removed. `study` has to be shown next; empty: any.
    void changed(const QString& study);
    void failed(const Error& error);

private:
    void put(const StudyImport& made, const std::optional<std::string>& text);

    Workbench& workbench_;
    NoticeBar& notice_;
    QWidget* page_;
};

}  // namespace epochal::ui
