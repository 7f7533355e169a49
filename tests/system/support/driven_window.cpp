#include "tests/system/support/driven_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "tests/support/patience.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/campaign_view.h"
#include "ui/pages/parts/segments.h"

namespace epochal::test {

using namespace epochal::ui;

namespace {
constexpr int kListenMilliseconds = 20, kLaunchMilliseconds = 10000;
}

DrivenWindow::DrivenWindow(const QString& home)
    : workbench(home.toStdString(), qEnvironmentVariable("EPOCHAL_WORKER").toStdString()), window(workbench) {
    window.resize(1280, 720);
    window.show();
    (void)QTest::qWaitForWindowExposed(&window);
}

void DrivenWindow::vary(const char* field, const QString& values) {
    window.showPage(MainWindow::Configure);
    find<QToolButton>((QByteArray("sweep-") + field).constData())->click();
    auto* line = find<QLineEdit>((QByteArray("valuesLine-") + field).constData());
    QVERIFY(line && line->isVisible());
    QTest::keyClicks(line, values);
    QTest::keyClick(line, Qt::Key_Return);
}

void DrivenWindow::trainIn(TargetKind where) {
    window.showPage(MainWindow::Configure);
    find<Segments>("launchWhere")->setCurrent(where == TargetKind::Worker ? 1 : 0);
}

QString DrivenWindow::launch() {
    const std::size_t before = workbench.queue().campaigns().size();
    auto* button = find<QPushButton>("launchButton");
    if (!test::waitFor([button] { return button->isEnabled(); })) return {};
    QTest::mouseClick(button, Qt::LeftButton);
    const auto shown = [&] {
        const auto* view = window.findChild<CampaignView*>();
        return workbench.queue().campaigns().size() > before && view && view->isVisible();
    };
    if (!test::waitFor(shown)) return {};
    return QString::fromStdString(workbench.queue().campaigns().front().id);
}

const QSet<QString>& DrivenWindow::said() {
    if (!listens_.isActive()) {
        QObject::connect(&listens_, &QTimer::timeout, &window, [this] {
            for (const QLabel* label : window.findChild<CampaignView*>()->findChildren<QLabel*>())
                if (label->isVisible()) said_.insert(label->text());
        });
        listens_.start(kListenMilliseconds);
    }
    return said_;
}

}  // namespace epochal::test
