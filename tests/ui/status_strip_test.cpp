#include <QFontInfo>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/shell/status_strip.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class StatusStripTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        strip_ = std::make_unique<StatusStrip>(*bench_);
        strip_->resize(1200, 26);
        strip_->show();
        QVERIFY(QTest::qWaitForWindowExposed(strip_.get()));
    }
    void cleanup() {
        strip_.reset();
        bench_.reset();
    }

    void allItemsAreOfOneFontAndColour() {
        const QWidget* engine = strip_->findChild<QWidget*>(QStringLiteral("statusEngine"));
        for (const char* name : {"statusQueue", "statusDisk", "statusCatalogue", "statusPrices", "statusIssues"}) {
            const QWidget* item = strip_->findChild<QWidget*>(QLatin1String(name));
            QVERIFY2(item, name);
            QCOMPARE(QFontInfo(item->font()).pixelSize(), QFontInfo(engine->font()).pixelSize());
        }
        QCOMPARE(QFontInfo(engine->font()).pixelSize(), 12);
    }

    void iconAndWordsStandApart() {
        auto* queue = strip_->findChild<QToolButton*>(QStringLiteral("statusQueue"));
        const QImage image = queue->grab().toImage();
        const QRgb ground = image.pixel(2, 3);  // inside the border
        const auto inked = [&](int x) {
            for (int y = 3; y < image.height() - 3; ++y)
                if (image.pixel(x, y) != ground) return true;
            return false;
        };
        // The icon's 16 pixels start within the first 8; the widest gap before the second letter separates icon and
        // text.
        int gap = 0, widest = 0;
        bool begun = false;
        for (int x = 0; x < 40; ++x) {
            begun = begun || inked(x);
            gap = begun && !inked(x) ? gap + 1 : 0;
            widest = std::max(widest, gap);
        }
        QVERIFY2(widest >= 5 && widest <= 9, qPrintable(QString::number(widest)));
    }

    void aSeparatorGoesWithItsItem() {
        const auto* disk = strip_->findChild<QLabel*>(QStringLiteral("statusDisk"));
        const auto* line = disk->parentWidget()->findChild<QFrame*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(line && line->property("line").toBool());
        disk->parentWidget()->hide();
        QVERIFY(!line->isVisible());
    }

private:
    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<StatusStrip> strip_;
};

QTEST_MAIN(StatusStripTest)
#include "status_strip_test.moc"
