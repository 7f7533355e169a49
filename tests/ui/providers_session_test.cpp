#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QUndoStack>
#include <algorithm>

#include "core/launch/price_import.h"
#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/providers/offer_editor.h"
#include "ui/pages/providers/prices_model.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

/// What must outlive the page, and what must reach it from outside.
class ProvidersSessionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        page_ = std::make_unique<ProvidersPage>(*bench_);
        page_->show();
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void draftsSurviveTheWindow() {
        page_->action(ProvidersAction::New)->trigger();
        type("offer-instance", QStringLiteral("half"));
        type("offer-price_per_hour", QStringLiteral("1.5"));
        type("offer-currency", QStringLiteral("EU"));  // half typed
        page_->saveSession();
        page_->action(ProvidersAction::Revert)->trigger();
        ProvidersPage next(*bench_);
        auto* resumed = next.findChild<OfferEditor*>();
        QVERIFY(!resumed->isTyped());
        const auto buttons = next.findChildren<QPushButton*>();
        const auto resume = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* one) {
            return one->text() == QStringLiteral("Continue editing");
        });
        QVERIFY(resume != buttons.end());
        (*resume)->click();
        QCOMPARE(resumed->offer().instance, std::string("half"));
        QCOMPARE(resumed->offer().currency, std::string("EU"));
        QCOMPARE(resumed->offer().pricePerHour->text(2), std::string("1.50"));
        // Nothing is left to restore once the draft is gone.
        page_->saveSession();
        QVERIFY(QSettings().value(QStringLiteral("providers/drafts")).toStringList().isEmpty());
    }

    void pricesImportedByAnotherProcessShowUp() {
        Offer offer = *bench_->prices().book().find("runpod/rtx-4090-secure/-/on-demand/2026-09-25");
        offer.instance = "elsewhere";
        const auto imported = importPrices(bench_->home(), bench_->machine(), {offer}, "list.csv");
        QVERIFY(imported.ok());
        const QString id = QStringLiteral("runpod/elsewhere/-/on-demand/2026-09-25");
        QTRY_VERIFY(model()->lineOf(id) >= 0);
    }

private:
    [[nodiscard]] PricesModel* model() const { return page_->findChild<PricesModel*>(); }
    void type(const char* name, const QString& text) {
        auto* line = page_->findChild<QLineEdit*>(QLatin1String(name));
        line->setText(text);
        Q_EMIT line->textEdited(text);
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ProvidersPage> page_;
};

QTEST_MAIN(ProvidersSessionTest)
#include "providers_session_test.moc"
