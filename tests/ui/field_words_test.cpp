// What a spec's fields and their values are called, in two languages' number formats.
#include <QTest>

#include "core/base/json.h"
#include "ui/view/field_words.h"
#include "ui/view/run_facts.h"

using namespace epochal;
using namespace epochal::ui;

class FieldWordsTest : public QObject {
    Q_OBJECT

    static QString of(const char* name, const RunSpec& spec, const char* locale = "en_US") {
        return FieldWords::value(*findField(name), spec, Formatter(QLocale(QLatin1String(locale))));
    }

private Q_SLOTS:
    void everyTypeHasItsForm() {
        RunSpec spec;
        spec.stop.epochs = 12000;
        spec.optimizer.learningRate = 0.1;
        spec.schedule.stepEpochs = {30, 60};
        spec.stop.budget = "1234.5";
        spec.tags = {"a", "b c"};
        QCOMPARE(of("stop.epochs", spec), QStringLiteral("12,000"));
        QCOMPARE(of("stop.epochs", spec, "es_ES"), QStringLiteral("12.000"));
        QCOMPARE(of("optimizer.learning_rate", spec), QStringLiteral("0.1"));
        QCOMPARE(of("optimizer.learning_rate", spec, "es_ES"), QStringLiteral("0,1"));
        QCOMPARE(of("optimizer.weight_decay", spec), QStringLiteral("0.0005"));
        QCOMPARE(of("schedule.step_epochs", spec), QStringLiteral("30, 60"));
        QCOMPARE(of("stop.budget", spec), QStringLiteral("1,234.50"));
        QCOMPARE(of("tags", spec), QStringLiteral("a, b c"));
        QCOMPARE(of("optimizer.nesterov", spec), QStringLiteral("yes"));
        QCOMPARE(of("model.architecture", spec), QStringLiteral("ResNet-8, CIFAR style"));
        QCOMPARE(of("price.offer", spec), QStringLiteral("this-machine"));
    }

    /// Only what is counted has forms; a list is no number.
    void unitsAgreeWithTheirNumber() {
        const auto unit = [](const char* name, const Json& value) { return FieldWords::unit(*findField(name), value); };
        QCOMPARE(unit("checkpoints.every_epochs", 1), QStringLiteral("epoch(s)"));
        QCOMPARE(unit("schedule.warmup_epochs", 0.5), QStringLiteral("epoch(s)"));
        QCOMPARE(unit("stop.patience", 1), QStringLiteral("epoch(s) without improvement"));
        QCOMPARE(unit("stop.patience", 0), QString());  // shown as "none"
        QCOMPARE(unit("schedule.step_epochs", Json::array({30, 60})), QStringLiteral("epochs"));
        QCOMPARE(unit("optimizer.learning_rate", 0.1), QString());
    }

    void nothingIsNone() {
        const RunSpec spec;
        for (const char* name : {"stop.target", "stop.patience", "stop.hours", "stop.budget", "campaign", "tags"})
            QCOMPARE(of(name, spec), QStringLiteral("none"));
        QCOMPARE(of("data.path", spec), QStringLiteral("from the package"));
        QCOMPARE(of("devices.threads", spec), QStringLiteral("Auto"));  // the program chooses
        // Zero is a value where the form does not say otherwise.
        QCOMPARE(of("optimizer.label_smoothing", spec), QStringLiteral("0"));
    }

    void devicesAreAChoiceUntilTheyAreKnown() {
        QCOMPARE(FieldWords::choice("devices.kind", "auto"), QStringLiteral("Auto"));
        QCOMPARE(FieldWords::choice("devices.kind", "2 × NVIDIA L4"), QStringLiteral("2 × NVIDIA L4"));
        QCOMPARE(FieldWords::shortChoice("model.architecture", "resnet8"), QStringLiteral("ResNet-8"));
        QCOMPARE(FieldWords::choice("model.architecture", "vgg19"), QStringLiteral("vgg19"));
    }

    void theConfigurationHasSettingsAndTheSeed() {
        RunSpec spec;
        spec.tags = {"x"};
        spec.seed = 3;
        const QList<Fact> facts = RunFacts::configuration(spec, Formatter(QLocale(QStringLiteral("en_US"))));
        const auto fact = [&](const QString& label) { return std::ranges::find(facts, label, &Fact::label); };
        for (const char* label : {"Run name", "Tags", "Campaign"}) QVERIFY(fact(QLatin1String(label)) == facts.end());
        QCOMPARE(fact(QStringLiteral("Random seed"))->value, QStringLiteral("3"));
        QVERIFY(fact(QStringLiteral("Random seed"))->changed);
        QCOMPARE(fact(QStringLiteral("Warm-up, epochs"))->value, QStringLiteral("1"));
    }
};

QTEST_APPLESS_MAIN(FieldWordsTest)
#include "field_words_test.moc"
