#include "ui/dialogs/about_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/dialogs/whole_height.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
struct About {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::About)
};
}  // namespace

void showAbout(QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("aboutDialog"));
    dialog->setWindowTitle(About::tr("About Epochal"));
    auto* title = new QLabel(About::tr("Epochal %1").arg(QStringLiteral(EPOCHAL_VERSION)), dialog);
    title->setFont(Theme::instance().font(Type::Title));
    auto* mark = new QLabel(dialog);
    mark->setPixmap(
        Theme::instance().icon(QStringLiteral("epochal")).pixmap(QSize(48, 48), dialog->devicePixelRatioF()));
    auto* text = new QLabel(About::tr("What does accuracy cost, here and at every provider?"), dialog);
    auto* parts =
        new QLabel(About::tr("Free software under the GNU General Public License, version 3 or later. Trains with "
                             "LibTorch 2.11; built with Qt %1, Qt Charts, SQLite and nlohmann/json.")
                       .arg(QString::fromLatin1(qVersion())),
                   dialog);
    parts->setWordWrap(true);
    parts->setProperty("secondary", true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(mark);
    head->addWidget(title, 1);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(head);
    for (QWidget* widget : {static_cast<QWidget*>(text), static_cast<QWidget*>(parts)}) column->addWidget(widget);
    column->addStretch(1);
    column->addWidget(buttons);
    dialog->setMinimumWidth(420);
    keepWhole(dialog);
    dialog->open();
}

}  // namespace epochal::ui
