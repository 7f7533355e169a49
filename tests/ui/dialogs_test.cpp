// What holds for every dialog: Tab follows the reading order.
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/import_prices_dialog.h"
#include "ui/dialogs/own_machine_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rates_dialog.h"
#include "ui/dialogs/tags_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/reports/new_report_dialog.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

QString nameOf(const QWidget* widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return QStringLiteral("%1 (%2)").arg(
        widget->objectName().isEmpty() ? QLatin1String(widget->metaObject()->className()) : widget->objectName(),
        button ? button->text() : QString());
}

/// The widgets that Tab reaches, in order, starting at the topmost.
QList<QWidget*> walk(QWidget& dialog) {
    QList<QWidget*> reached;
    for (QWidget* at = dialog.nextInFocusChain(); at != &dialog; at = at->nextInFocusChain())
        if (dialog.isAncestorOf(at) && at->isVisible() && at->isEnabled() && !at->focusProxy() &&
            (at->focusPolicy() & Qt::TabFocus))
            reached.append(at);
    return reached;
}

/// Places where the order jumps back: below what follows, or to its right on the same line.
QStringList jumps(QWidget& dialog) {
    QStringList wrong;
    const QList<QWidget*> all = walk(dialog);
    for (qsizetype i = 1; i < all.size(); ++i) {
        const QRect before(all[i - 1]->mapTo(&dialog, QPoint(0, 0)), all[i - 1]->size());
        const QRect after(all[i]->mapTo(&dialog, QPoint(0, 0)), all[i]->size());
        const bool sameLine = before.top() <= after.center().y() && after.center().y() <= before.bottom();
        const bool back = sameLine ? after.left() < before.left() : after.center().y() < before.center().y();
        if (back) wrong.append(nameOf(all[i - 1]) + QStringLiteral(" -> ") + nameOf(all[i]));
    }
    return wrong;
}

}  // namespace

class DialogsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
    }

    void tabGoesAsTheEyeDoes_data() {
        QTest::addColumn<QString>("dialog");
        for (const char* name : {"rates", "own machine", "import", "preferences", "tags", "about", "new report"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void tabGoesAsTheEyeDoes() {
        QFETCH(QString, dialog);
        std::unique_ptr<QWidget> shown = make(dialog);
        if (shown->isHidden()) shown->show();
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        QVERIFY(!walk(*shown).isEmpty());
        QTRY_VERIFY2(jumps(*shown).isEmpty(), qPrintable(jumps(*shown).join(QLatin1Char('\n'))));
    }

    void noDialogBecomesTooLow_data() {
        QTest::addColumn<QString>("dialog");
        for (const char* name : {"rates", "own machine", "import", "preferences", "tags", "about", "new report"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void noDialogBecomesTooLow() {
        QFETCH(QString, dialog);
        const std::unique_ptr<QWidget> shown = make(dialog);
        if (shown->isHidden()) shown->show();
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        shown->resize(shown->width(), 40);
        QVERIFY(shown->height() > 40);
        const QStringList clips = test::lastingClips(*shown);
        QVERIFY2(clips.isEmpty(), qPrintable(clips.join(QLatin1Char('\n'))));
    }

    /// With real key presses, in the rates dialog: amount, currencies, date, source, button.
    void theRatesAreFilledInByTab() {
        RatesDialog dialog(*bench_);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTRY_VERIFY(jumps(dialog).isEmpty());
        dialog.findChild<QLineEdit*>(QStringLiteral("rateFrom"))->setFocus();
        for (const char* next : {"rateFactor", "rateTo", "rateDate", "rateSource", "addRate"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(next));
        }
    }

private:
    std::unique_ptr<QWidget> make(const QString& name) {
        Offer own;
        own.kind = PriceKind::Own;
        own.own = OwnMachine{};
        if (name == QStringLiteral("rates")) return std::make_unique<RatesDialog>(*bench_);
        if (name == QStringLiteral("own machine")) return std::make_unique<OwnMachineDialog>(own);
        if (name == QStringLiteral("preferences")) return std::make_unique<PreferencesDialog>(*bench_, QString());
        if (name == QStringLiteral("new report")) return std::make_unique<NewReportDialog>(*bench_);
        if (name == QStringLiteral("tags")) return std::make_unique<TagsDialog>();
        if (name == QStringLiteral("about")) {
            showAbout(nullptr);
            for (QWidget* window : QApplication::topLevelWidgets())
                if (window->objectName() == QStringLiteral("aboutDialog")) {
                    window->setAttribute(Qt::WA_DeleteOnClose, false);
                    return std::unique_ptr<QWidget>(window);
                }
        }
        QFile list(sandbox_.file(QStringLiteral("prices.csv")));
        if (list.open(QIODevice::WriteOnly))
            list.write(
                "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region\n"
                "a,,,2,4,,0.1,,r\n");
        list.close();
        auto import =
            std::make_unique<ImportPricesDialog>(bench_->background(), list.fileName(), bench_->prices().sharedBook());
        QSignalSpy read(import.get(), &ImportPricesDialog::read);
        if (!read.wait(test::kPatience)) qWarning("the list was not read");
        return import;
    }

    test::SettingsSandbox sandbox_;
    std::unique_ptr<Workbench> bench_;
};

QTEST_MAIN(DialogsTest)
#include "dialogs_test.moc"
