#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <algorithm>

#include "core/base/json.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/providers/offer_form.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

Offer offerOf(PriceKind kind) {
    Offer offer;
    offer.id = "acme/box";
    offer.provider = "Acme";
    offer.instance = "box";
    setRegions(offer, "eu-1; us-2");
    offer.accelerator = "L4";
    offer.count = 4;
    offer.memoryGbEach = 24;
    offer.vcpu = 47.5;
    offer.ramGib = 192;
    offer.kind = kind;
    offer.currency = "EUR";
    offer.taxIncluded = true;
    offer.taxRate = Decimal::ratio(21, 100);
    offer.date = "2026-11-01";
    offer.dateBasis = "retrieved";
    offer.source = "price list";
    offer.notes = "two\nlines";
    if (kind == PriceKind::Own) {
        offer.own =
            OwnMachine{Decimal::fromInteger(3400), Decimal::fromInteger(510), 4, 0.35, 550, Decimal::ratio(24, 100)};
        offer.pricePerHour = hourlyPrice(offer);
        return offer;
    }
    offer.scope = PriceScope::PerAcceleratorWithHost;
    if (kind == PriceKind::Monthly) {
        offer.pricePerMonth = Decimal::fromInteger(7500);
        offer.use = 0.35;
        return offer;
    }
    offer.pricePerHour = Decimal::parse("4.6016").value();
    offer.quantumSeconds = 3600;
    offer.minimumSeconds = 60;
    if (kind == PriceKind::Reserved) {
        offer.upfront = Decimal::fromInteger(1000);
        offer.termMonths = 12;
    }
    return offer;
}

}  // namespace

class OfferFormTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    void everyKind_data() {
        QTest::addColumn<int>("kind");
        for (const PriceKindRow& row : kPriceKinds) QTest::newRow(row.id) << static_cast<int>(row.kind);
    }
    void everyKind() {
        QFETCH(int, kind);
        const Offer offer = offerOf(static_cast<PriceKind>(kind));
        OfferForm form;
        form.resize(360, 1200);
        form.show();
        form.setOffer(offer);
        QCOMPARE(form.offer().notes, offer.notes);
        QCOMPARE(QByteArray::fromStdString(toJson(form.offer()).dump()),
                 QByteArray::fromStdString(toJson(offer).dump()));
        QVERIFY2(form.problem().isEmpty(), qPrintable(form.problem()));
        // From top to bottom, the fields of the table, group by group, each with its label.
        QTest::qWait(0);
        QStringList expected;
        for (const OfferGroup group : {OfferGroup::Price, OfferGroup::Machine, OfferGroup::Source})
            for (const OfferField& field : offerFields())
                if (field.group == group && (field.kinds & setOf(offer.kind))) expected += QLatin1String(field.key);
        QList<QWidget*> widgets;
        for (QWidget* child : form.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (child->objectName().startsWith(QLatin1String("offer-")) && child->isVisible()) widgets += child;
        std::ranges::sort(widgets, {}, [](const QWidget* widget) { return widget->y(); });
        QStringList shown;
        for (const QWidget* widget : widgets) shown += widget->objectName().mid(6);
        QCOMPARE(shown, expected);
        for (const QLabel* label : form.findChildren<QLabel*>())
            if (label->buddy() && label->isVisible())
                QCOMPARE(label->text(),
                         QLatin1String(findOfferField(label->buddy()->objectName().mid(6).toStdString())->label));
    }

    /// Separators of one language group thousands in another.
    void anotherLanguageKeepsTheAmounts() {
        Offer offer = offerOf(PriceKind::OnDemand);
        offer.pricePerHour = *Decimal::parse("1.125");
        OfferForm form;
        form.setOffer(offer);
        auto* price = form.findChild<QLineEdit*>(QStringLiteral("offer-price_per_hour"));
        const auto switchTo = [](const char* code) {
            Language::apply(QString::fromLatin1(code));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        };
        for (const char* code : {"es", "en", "ru", "en", "es", "ru", "es", "en"}) {
            switchTo(code);
            QCOMPARE(price->text(), QByteArray(code) == "en" ? QStringLiteral("1.125") : QStringLiteral("1,125"));
            QCOMPARE(QByteArray::fromStdString(toJson(form.offer()).dump()),
                     QByteArray::fromStdString(toJson(offer).dump()));
        }
        // What is being typed keeps its value, too.
        switchTo("es");
        price->setText(QStringLiteral("0,090"));
        switchTo("en");
        QCOMPARE(*form.offer().pricePerHour, *Decimal::parse("0.09"));
    }

    /// A date is shown and typed in the language's order, and kept as an ISO date.
    void datesAreInTheOrderOfTheLanguage() {
        Offer offer = offerOf(PriceKind::OnDemand);
        OfferForm form;
        auto* date = form.findChild<QLineEdit*>(QStringLiteral("offer-date"));
        const auto switchTo = [](const char* code) {
            Language::apply(QString::fromLatin1(code));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        };
        struct {
            const char *iso, *spanish, *russian;
        } const dates[] = {{"2026-11-01", "01/11/2026", "01.11.2026"},
                           {"2025-11", "11/2025", "11.2025"},
                           {">=2025-11", ">=11/2025", ">=11.2025"},
                           {"2025-01..2025-02", "01/2025..02/2025", "01.2025..02.2025"},
                           {"2025..2026", "2025..2026", "2025..2026"}};
        for (const auto& one : dates) {
            switchTo("en");
            offer.date = one.iso;
            form.setOffer(offer);
            QCOMPARE(date->text(), QLatin1String(one.iso));
            for (const auto& [code, shown] : {std::pair("es", one.spanish), std::pair("ru", one.russian)}) {
                switchTo(code);
                QCOMPARE(date->text(), QLatin1String(shown));
                QCOMPARE(form.offer().date, offer.date);
                date->setText(QLatin1String(shown));  // as if typed
                QCOMPARE(form.offer().date, offer.date);
                date->setText(QLatin1String(one.iso));
                QCOMPARE(form.offer().date, offer.date);
                form.setOffer(offer);
            }
        }
        switchTo("es");
        date->setText(QStringLiteral("1/2/2026"));
        QCOMPARE(form.offer().date, std::string("2026-02-01"));
        date->setText(QStringLiteral("ayer"));
        QVERIFY(!form.problem().isEmpty());
        switchTo("en");
    }

    void anotherKindDropsWhatOnlyTheOldOneHad() {
        OfferForm form;
        form.setOffer(offerOf(PriceKind::Reserved));
        auto* kinds = form.findChild<QComboBox*>(QStringLiteral("offer-kind"));
        QCOMPARE(kinds->count(),
                 static_cast<int>(kPriceKinds.size()) - 1);  // a rented offer is never one's own machine
        kinds->setCurrentIndex(kinds->findData(QStringLiteral("monthly")));
        Q_EMIT kinds->activated(kinds->currentIndex());
        form.findChild<QLineEdit*>(QStringLiteral("offer-price_per_month"))->setText(QStringLiteral("7,500"));
        const Offer lease = form.offer();
        QVERIFY(lease.kind == PriceKind::Monthly && !lease.pricePerHour && lease.upfront.isZero());
        QCOMPARE(lease.termMonths, 0);
        QCOMPARE(lease.pricePerMonth->text(), std::string("7500"));
        QVERIFY(!lease.use);  // 100 %, as shown, is all hours
    }

    void aUseAboveAllHoursIsAProblem() {
        OfferForm form;
        form.setOffer(offerOf(PriceKind::Own));
        form.findChild<QLineEdit*>(QStringLiteral("offer-own/use"))->setText(QStringLiteral("150"));
        QVERIFY(form.problem().contains(QStringLiteral("from 0 to 100")));
        QCOMPARE(form.findChild<QLineEdit*>(QStringLiteral("offer-own/use"))->property("state").toString(),
                 QStringLiteral("error"));
    }
};

QTEST_MAIN(OfferFormTest)
#include "offer_form_test.moc"
