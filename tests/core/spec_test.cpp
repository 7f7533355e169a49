#include <QTest>

#include <algorithm>
#include <array>
#include <set>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/presets.h"
#include "core/spec/spec_json.h"

using namespace epochal;

/// The run spec against its own document, and the message for each kind of mistake.
class SpecTest : public QObject {
    Q_OBJECT

    static Error firstError(std::string_view text) {
        const auto spec = specFromText(text, "test.json");
        return spec ? Error{} : spec.error();
    }

private Q_SLOTS:
    void everyFieldSurvivesTheDocument() {
        RunSpec spec;
        for (const Field& field : fields()) {
            Json value = field.get(spec);
            if (field.type == FieldType::Integer) value = value.get<std::int64_t>() + 1;
            if (field.type == FieldType::Real) value = value.get<double>() / 2 + 0.25;
            if (field.type == FieldType::Boolean) value = !value.get<bool>();
            if (field.type == FieldType::Choice)
                value = field.choices.back().value == value ? field.choices.front().value : field.choices.back().value;
            if (field.type == FieldType::Text || field.type == FieldType::Folder || field.type == FieldType::File)
                value = "a \"b\" ж";
            if (field.type == FieldType::TextList) value = Json::array({"x", "y"});
            if (field.type == FieldType::IntegerList) value = Json::array({2, 5});
            if (field.type == FieldType::Money) value = "1.50";
            QVERIFY2(checkValue(field, value).ok(), field.name.c_str());
            field.set(spec, value);
            QVERIFY2(field.get(spec) == value, field.name.c_str());
        }
        const auto back = specFromText(toJson(spec).dump(), "test.json");
        QVERIFY(back.ok());
        QVERIFY(*back == spec);
        const RunSpec defaults;
        const auto labels = std::ranges::count(fields(), FieldRole::Label, &Field::role);
        QCOMPARE(labels, std::ptrdiff_t{3});
        for (const Field& field : fields()) QVERIFY2(field.get(spec) != field.get(defaults), field.name.c_str());
        // What is written there is no measure of these data, so it means what the default does.
        QCOMPARE(std::ssize(differingFields(std::array<const RunSpec*, 2>{&spec, &defaults})),
                 std::ssize(fields()) - labels - 1);
    }

    void namesAreUniqueAndLiveUnderTheirSection() {
        std::set<std::string> seen;
        for (const Field& field : fields()) {
            QVERIFY2(seen.insert(field.name).second, field.name.c_str());
            QVERIFY(*field.label && *field.help);
            QVERIFY2(checkValue(field, field.get(RunSpec{})).ok(), field.name.c_str());
        }
    }

    void everyPresetIsValidButForAFolderOrFileOnlyItsUserKnows() {
        for (const Preset& preset : presets())
            for (const Error& error : validate(preset.spec)) {
                const std::string& source = preset.spec.data.source;
                QVERIFY2(source.starts_with("cifar") || source == "image-folder" || source == "table",
                         preset.id.c_str());
                QCOMPARE(error.where, std::string(source == "table" ? "/data/file" : "/data/path"));
            }
    }

    void mistakesNamePathAllowedValuesAndNearestName_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const char* document, const char* where, const char* says) {
            QTest::newRow(name) << QByteArray(document) << QByteArray(where) << QByteArray(says);
        };
        row("misspelt field", R"({"optimizer":{"learning_rat":0.1}})", "/optimizer/learning_rat",
            "Did you mean \"optimizer.learning_rate\"?");
        row("misspelt section", R"({"optimiser":{}})", "/optimiser", "There is no field");
        row("wrong type", R"({"optimizer":{"learning_rate":"fast"}})", "/optimizer/learning_rate", "is not a number");
        row("fraction for a whole number", R"({"stop":{"epochs":2.5}})", "/stop/epochs", "is not a whole number");
        row("out of range", R"({"data":{"validation_share":2}})", "/data/validation_share",
            "outside the range 0.01 to 0.9");
        row("unknown choice", R"({"model":{"architecture":"resnet19"}})", "/model/architecture",
            "resnet8, resnet14, resnet20");
        row("near choice", R"({"model":{"architecture":"resnet81"}})", "/model/architecture",
            "Did you mean \"resnet8\"?");
        row("section that is no object", R"({"stop":5})", "/stop", "not a JSON object");
        row("not an object", "[1]", "/", "JSON object");
        row("another format", R"({"format":"mlflow"})", "/format", "not a run spec");
        row("newer version", R"({"version":99})", "/version", "newer version of Epochal");
        row("negative budget", R"({"stop":{"budget":"-1"}})", "/stop/budget", "above zero");
        row("amount", R"({"stop":{"budget":"1e5"}})", "/stop/budget", "Use a value such as \"1.50\"");
        row("truncated", "{\"name\":\"a", "test.json", "the document ends unexpectedly");
        row("half a word", R"({"seed":tru})", "test.json", "column 12: unexpected \"tru}");
        row("appears twice", R"({"name":"a","name":"b"})", "test.json",
            "line 1, column 18: the key \"name\" appears twice");
        row("infinite", R"({"optimizer":{"learning_rate":1e999}})", "test.json", "a number that is too large");
        row("not UTF-8", "{\"name\":\"\xff\"}", "test.json", "not UTF-8");
        row("line end in a string", "{\"name\":\"a\nb\"}", "test.json", "a control character inside a string");
    }
    void mistakesNamePathAllowedValuesAndNearestName() {
        QFETCH(QByteArray, document);
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, says);
        const Error error = firstError(document.toStdString());
        QCOMPARE(QByteArray::fromStdString(error.where), where);
        const QByteArray words = QByteArray::fromStdString(english(error));
        QVERIFY2(words.contains(says), words);
    }

    void deepNestingIsRefusedNotCrashed() {
        const std::string deep(100000, '[');
        QVERIFY(!specFromText(deep, "deep.json").ok());
    }

    void mistakesAreShownShort() {
        const std::string huge(500000, 'x');
        for (const std::string& document :
             {"{\"" + huge + "\":1}", "{\"stop\":{\"epochs\":\"" + huge + "\"}}", "{\"name\":\"" + huge + "\"}",
              "{\"model\":{\"stem\":\"" + huge.substr(0, 9000) + "\"}}", "{\"format\":\"" + huge + "\"}",
              std::string("{\"version\":18446744073709551615}")}) {
            const Error error = firstError(document);
            QVERIFY2(english(error).size() < 1000, english(error).substr(0, 200).c_str());
            QVERIFY(!error.remedy.empty());
        }
    }

    void bytesThatAreNoTextAreRefusedNotThrown() {
        RunSpec spec;
        for (const char* field : {"name", "data.path", "model.architecture", "stop.epochs", "stop.budget", "tags"}) {
            const Status set = setFromText(spec, std::string(field) + "=a\xFF");
            QVERIFY2(!set.ok(), field);
            QVERIFY(parseJson(jsonText(toJson(set.error())), "error").ok());
        }
        QVERIFY(spec == RunSpec{});
        QVERIFY(english(setFromText(spec, "name=a\xFF").error()).find("UTF-8") != std::string::npos);
        spec.name = "a\xFF";
        QVERIFY(!specHash(spec).empty());
        QCOMPARE(validate(spec).at(0).where, std::string("/name"));
    }

    void namesOfEveryScriptButOnOneLine() {
        RunSpec spec;
        for (const char* name :
             {"\U0001F600 \u05E9\u05DC\u05D5\u05DD \u202E../..", "<script>", "=cmd|'/C calc'!A0", "a/b"}) {
            spec.name = name;
            QVERIFY2(validate(spec).empty(), name);
        }
        for (const std::string& name :
             {std::string("a\nb"), std::string("a\0b", 3), std::string("\x1B[2J"), std::string(501, 'x')}) {
            spec.name = name;
            QCOMPARE(validate(spec).at(0).where, std::string("/name"));
        }
        spec.name = "a";
        spec.tags = {"b\tc"};
        QCOMPARE(validate(spec).at(0).where, std::string("/tags"));
    }

    void allMistakesAreFoundAtOnce() {
        std::vector<Error> all;
        QVERIFY(!specFromText(R"({"nam":"x","stop":{"epochs":0,"target":"high"}})", "t", &all).ok());
        QCOMPARE(all.size(), std::size_t{3});
    }

    void contradictionsAreFound() {
        RunSpec spec;
        spec.devices.count = 3;
        auto errors = validate(spec);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors[0].where, std::string("/devices/count"));
        QVERIFY(english(errors[0].remedy).find("126") != std::string::npos);  // 3 x 42, the nearest multiple below 128
        spec = {};
        spec.data.trainImages = 100;
        QCOMPARE(validate(spec).at(0).where, std::string("/data/train_images"));
        spec = {};
        spec.optimizer.globalBatch = 100'000;
        QCOMPARE(validate(spec).at(0).where, std::string("/optimizer/global_batch"));
        spec = {};
        for (const char* source : {"cifar10", "cifar100"}) {
            spec.data.source = source;
            QCOMPARE(validate(spec).at(0).where, std::string("/data/path"));
        }
        spec = {};
        spec.schedule.kind = "step";
        spec.schedule.stepEpochs = {3, 2};
        QCOMPARE(validate(spec).at(0).where, std::string("/schedule/step_epochs"));
    }

    /// Whatever one field of a preset is changed to, what is wrong then is that field. Only the folder of a data set
    /// and the file of a network are something that nobody but the user can know.
    void oneChangedFieldIsTheOnlyOneThatCanBeWrong() {
        const auto wrong = [](const RunSpec& spec) {
            std::set<std::string> paths;
            for (const Error& error : validate(spec)) paths.insert(error.where);
            return paths;
        };
        int found = 0;
        for (const Preset& preset : presets()) {
            const std::set<std::string> before = wrong(preset.spec);
            for (const Field& field : fields()) {
                std::vector<Json> values;
                if (field.type == FieldType::Integer)
                    for (const double value : {field.minimum, field.maximum, 0.0, 1.0, 3.0, 7.0, 100.0, 1000.0, 5000.0})
                        values.emplace_back(static_cast<std::int64_t>(value));
                if (field.type == FieldType::Real)
                    for (const double value : {field.minimum, field.maximum, 0.0, 0.5, 1.0, 9.0})
                        values.emplace_back(value);
                if (field.type == FieldType::Boolean) values = {true, false};
                if (field.type == FieldType::IntegerList) values = {Json::array(), {1}, {3, 2}, {400, 500}};
                for (const FieldChoice& choice : field.choices) values.emplace_back(choice.value);
                for (const Json& value : values) {
                    if (!checkValue(field, value).ok()) continue;
                    RunSpec spec = preset.spec;
                    field.set(spec, value);
                    for (const std::string& path : wrong(spec)) {
                        const bool allowed =
                            path == jsonPath(field) || before.contains(path) ||
                            ((path == "/data/path" || path == "/data/file") && field.name == "data.source") ||
                            (path == "/model/script" && field.name == "model.architecture") ||
                            // The form clears the target of another measure.
                            (path == "/stop/target" && field.name == "stop.measure");
                        QVERIFY2(allowed, qPrintable(QString("%1: %2=%3 is wrong at %4")
                                                         .arg(preset.id.c_str(), field.name.c_str(),
                                                              value.dump().c_str(), path.c_str())));
                        ++found;
                    }
                }
            }
        }
        QVERIFY(found > 20);
    }

    void whatHasNoEffectIsHidden() {
        const auto applies = [](const char* name, const RunSpec& spec) { return findField(name)->applies(spec); };
        RunSpec spec;
        QVERIFY(applies("schedule.warmup_epochs", spec) && applies("optimizer.nesterov", spec));
        QVERIFY(!applies("schedule.power", spec) && applies("schedule.final_factor", spec));
        spec.schedule.kind = "one-cycle";
        spec.optimizer.momentum = 0;
        QVERIFY(!applies("schedule.warmup_epochs", spec) && !applies("optimizer.nesterov", spec));
        QVERIFY(applies("schedule.final_factor", spec) && applies("optimizer.momentum", spec));
        spec.optimizer.kind = "adamw";
        spec.schedule.kind = "polynomial";
        QVERIFY(!applies("optimizer.momentum", spec) && applies("optimizer.beta2", spec));
        QVERIFY(applies("schedule.warmup_epochs", spec) && applies("schedule.power", spec));
    }

    /// A rate that suits an optimizer is not remarked on.
    void ratesAreJudgedByTheirOptimizer() {
        const auto remarked = [](const char* kind, double rate) {
            RunSpec spec;
            spec.optimizer.kind = kind;
            spec.optimizer.learningRate = rate;
            return std::ranges::count(advise(spec), "/optimizer/learning_rate", &Error::where) == 1;
        };
        QVERIFY(!remarked("sgd", 0.2) && !remarked("sgd", 3));
        QVERIFY(remarked("adam", 0.2) && remarked("adamw", 0.2) && !remarked("adam", 0.01) && !remarked("adamw", 1e-5));
        QVERIFY(remarked("lars", 0.2) && !remarked("lars", 10.5));
    }

    void assignmentsFromACommandLine() {
        RunSpec spec;
        QVERIFY(setFromText(spec, "optimizer.learning_rate=0.05").ok());
        QCOMPARE(spec.optimizer.learningRate, 0.05);
        QVERIFY(setFromText(spec, "tags=a, b").ok());
        QCOMPARE(spec.tags, (std::vector<std::string>{"a", "b"}));
        QVERIFY(setFromText(spec, "schedule.step_epochs=3,6").ok());
        QCOMPARE(spec.schedule.stepEpochs, (std::vector<std::int64_t>{3, 6}));
        const RunSpec before = spec;
        for (const char* bad :
             {"stop.epochs=ten", "stop.epochs", "stop.epoch=3", "stop.epochs=0", "devices.channels_last=maybe"}) {
            QVERIFY2(!setFromText(spec, bad).ok(), bad);
            QVERIFY(spec == before);
        }
        QVERIFY(english(setFromText(spec, "optimizer.momentum=nan").error()).starts_with("nan is outside the range"));
        QVERIFY(english(setFromText(spec, "stop.epoch=3").error()).find("stop.epochs") != std::string::npos);
    }

    void whatIsTypedIsWhatIsShown() {
        RunSpec spec;
        for (const Field& field : fields()) {
            RunSpec typed;
            QVERIFY2(setFromText(typed, field.name + "=" + textOf(field, field.get(spec))).ok(), field.name.c_str());
            QVERIFY2(field.get(typed) == field.get(spec), field.name.c_str());
        }
    }

    void theSchemaKnowsEveryFieldAndItsLimits() {
        const Json schema = specSchema();
        const Json& rate = schema["properties"]["optimizer"]["properties"]["learning_rate"];
        QCOMPARE(rate["type"].get<std::string>(), std::string("number"));
        QCOMPARE(schema["properties"]["model"]["properties"]["architecture"]["enum"].size(), networks().size() + 2);
        QCOMPARE(schema["additionalProperties"].get<bool>(), false);
        for (const Field& field : fields()) {
            std::string pointer = "/properties" + jsonPath(field);
            if (const auto slash = pointer.find('/', 12); slash != std::string::npos)
                pointer.insert(slash, "/properties");
            QVERIFY2(schema.contains(Json::json_pointer(pointer)), pointer.c_str());
        }
    }

    void theHashIgnoresNamesAndNothingElse() {
        RunSpec a, b;
        b.name = "other";
        b.tags = {"x"};
        b.campaign = "20261121-141032-7f3a9c01";
        QCOMPARE(specHash(a), specHash(b));
        QVERIFY(differingFields(std::array<const RunSpec*, 2>{&a, &b}).empty());
        b.seed = 2;
        QVERIFY(specHash(a) != specHash(b));
        QCOMPARE(settingsHash(a), settingsHash(b));
        for (const Field& field : fields()) {
            if (field.role != FieldRole::Setting || field.type != FieldType::Integer) continue;
            RunSpec other;
            field.set(other, field.get(other).get<std::int64_t>() + 1);
            QVERIFY2(settingsHash(other) != settingsHash(a), field.name.c_str());
        }
    }

    /// Seeds that a queue ran side by side, each on a GPU of its own, are seeds of one configuration.
    void whichDevicesAreUsedIsNoSetting() {
        const auto on = [](const char* kind, std::vector<std::int64_t> numbers) {
            RunSpec spec;
            spec.devices.kind = kind;
            spec.devices.numbers = std::move(numbers);
            return spec;
        };
        QCOMPARE(settingsHash(on("cuda", {0})), settingsHash(on("cuda", {3})));
        QCOMPARE(settingsHash(on("cuda", {})), settingsHash(on("cuda", {3})));
        QCOMPARE(settingsHash(on("cpu", {0, 1})), settingsHash(on("cpu", {2, 5})));
        QVERIFY(settingsHash(on("cpu", {0, 1})) != settingsHash(on("cpu", {0})));
        QVERIFY(settingsHash(on("cpu", {0})) != settingsHash(on("cpu", {})));
        // A run keeps its identity, and resumes where it ran.
        QVERIFY(specHash(on("cuda", {0})) != specHash(on("cuda", {3})));
    }

    void theHashIsOfWhatDiffersFromTheDefaults() {
        RunSpec spec;
        QCOMPARE(specHash(spec), fnv("{}"));
        spec.seed = 7;
        spec.model.architecture = "resnet20";
        QCOMPARE(specHash(spec), fnv(R"({"model.architecture":"resnet20","seed":7})"));
        QCOMPARE(settingsHash(spec), fnv(R"({"model.architecture":"resnet20"})"));
    }

    /// The table of a later version: its fields in another order, and one that this version does not have.
    void aNewFieldChangesNoHash() {
        std::vector<Field> later(fields().rbegin(), fields().rend());
        Field added = *findField("stop.patience");
        added.name = "a.newer_field";
        std::int64_t value = 3;
        added.get = [&value](const RunSpec& spec) { return Json(spec.seed == 9 ? value : 3); };
        later.insert(later.begin() + 2, added);
        RunSpec spec;
        spec.seed = 9;
        QCOMPARE(specHash(spec, later), specHash(spec));
        const std::string before = documentHash(R"("seed":9)");
        QVERIFY(isHashOf(specHash(spec), spec, later));
        QVERIFY(isHashOf(before, spec, later));
        // With another value, it is another configuration: neither hash is of it.
        value = 4;
        QVERIFY(specHash(spec, later) != specHash(spec));
        QVERIFY(!isHashOf(specHash(spec), spec, later));
        QVERIFY(!isHashOf(before, spec, later));
    }

    void hashesOfWholeDocumentsAreStillAccepted() {
        // The document's hash was written into checkpoints and recorded here at the time.
        QCOMPARE(documentHash(R"("seed":1)"), std::string("afa05c34894e21bf"));
        RunSpec spec;
        spec.name = "second";
        spec.tags = {"x"};
        spec.campaign = "20261121-141032-7f3a9c01";
        QVERIFY(isHashOf("afa05c34894e21bf", spec));
        QVERIFY(isHashOf(specHash(spec), spec));
        QVERIFY(!isHashOf("", spec));
        spec.seed = 2;
        QVERIFY(!isHashOf("afa05c34894e21bf", spec));
        QVERIFY(isHashOf(documentHash(R"("seed":2)"), spec));
    }

    /// How replicas work together is a setting like any other, which says nothing of a run with one.
    void parallelFieldsNeedPeers() {
        RunSpec spec;
        const std::string before = specHash(spec);
        const auto applying = [&] {
            std::string names;
            for (const Field& field : fields())
                if (field.name.starts_with("parallel.") && field.applies(spec)) names += field.name.substr(9) + " ";
            return names;
        };
        QCOMPARE(applying(), std::string("stages recompute "));
        spec.devices.count = 2;
        QCOMPARE(applying(), std::string("algorithm reduction sync_norm split stages recompute "));
        spec.model.normalisation = "group";
        QCOMPARE(applying(), std::string("algorithm reduction split stages recompute "));
        spec.model = {};
        spec.model.architecture = "vit_b_16";
        QCOMPARE(applying(), std::string("algorithm reduction split stages recompute "));
        spec.model = {};
        spec.session.kind = "throughput";
        QCOMPARE(applying(), std::string("algorithm reduction sync_norm split stages recompute "));
        spec.session.kind = "inference";
        QCOMPARE(applying(), std::string());
        // What cannot be divided is one whole, whatever the spec says.
        spec = {};
        spec.parallel.stages = 3;
        QCOMPARE(ranksOf(spec), 3);
        spec.data.source = "table";
        QCOMPARE(applying(), std::string());
        QCOMPARE(ranksOf(spec), 1);

        spec = {};
        QVERIFY(setFromText(spec, "parallel.algorithm=sharded"));
        QVERIFY(setFromText(spec, "parallel.reduction=bf16"));
        QVERIFY(setFromText(spec, "parallel.sync_norm=true"));
        QVERIFY(!setFromText(spec, "parallel.algorithm=ring"));
        QVERIFY(specHash(spec) != before);
        QVERIFY(settingsHash(spec) != settingsHash(RunSpec()));
        const auto read = specFromText(jsonText(toJson(spec)), "test.json");
        QVERIFY(read && *read == spec);
        const RunSpec plain;
        const RunSpec* const both[] = {&plain, &spec};
        QCOMPARE(differingFields(both).size(), std::size_t{3});
    }
    /// ResNet-8 is a stem, three blocks and a last layer.
    void aPipelineHasAtMostAsManyStagesAsPieces() {
        RunSpec spec;
        spec.optimizer.accumulation = 16;
        spec.parallel.stages = 5;
        QVERIFY(validate(spec).empty());
        QVERIFY(advise(spec).size() <= advise(RunSpec()).size() + 1);
        spec.parallel.stages = 6;
        QCOMPARE(validate(spec).size(), std::size_t{1});
        QCOMPARE(validate(spec)[0].where, std::string("/parallel/stages"));
    }
    /// Two stages and one part: half of the time each waits for the other; with three parts, a quarter.
    void aPipelineNeedsParts() {
        QCOMPARE(idleShare(2, 1), 0.5);
        QCOMPARE(idleShare(4, 4), 3.0 / 7);
        RunSpec spec;
        spec.parallel.stages = 2;
        const auto advised = [&] {
            return std::ranges::count_if(advise(spec),
                                         [](const Error& one) { return one.where == "/optimizer/accumulation"; });
        };
        QCOMPARE(advised(), 1);
        spec.optimizer.accumulation = 3;
        QCOMPARE(advised(), 0);
    }

    /// 8 images on each of two replicas are few, 16 together are not.
    void synchronizedStatisticsAreOfTheWholeBatch() {
        RunSpec spec;
        spec.optimizer.globalBatch = 16;
        spec.devices.count = 2;
        const auto noisy = [&] {
            return std::ranges::any_of(
                advise(spec), [](const Error& error) { return english(error).find("noisy") != std::string::npos; });
        };
        QVERIFY(noisy());
        spec.parallel.syncNorm = true;
        QVERIFY(!noisy());
    }

private:
    static std::string fnv(std::string_view text) {
        std::uint64_t hash = 14695981039346656037u;
        for (const unsigned char byte : text) hash = (hash ^ byte) * 1099511628211u;
        return QByteArray::number(qulonglong{hash}, 16).rightJustified(16, '0').toStdString();
    }
    /// The hash as it was made until November 2026: of the defaults' document, with this seed.
    static std::string documentHash(const std::string& seed) {
        return fnv(
            R"({"format":"epochal-run-spec","version":1,"name":"","tags":[],"model":{"architecture":"resnet8",)"
            R"("stem":"auto","normalisation":"batch"},)" +
            seed +
            R"(,"data":{"source":"fashion-mnist","path":"","augmentation":"flip","channels":1,"height":28,"width":28,)"
            R"("classes":10,"train_images":60000,"validation_images":10000,"loader_threads":1},"devices":{"kind":)"
            R"("auto","count":1,"threads":0,"precision":"auto","channels_last":true},"optimizer":{"global_batch":128,)"
            R"("learning_rate":0.2,"momentum":0.9,"nesterov":true,"weight_decay":0.0005,"label_smoothing":0.0},"stop":)"
            R"({"epochs":5,"target":0.0,"patience":0,"hours":0.0,"budget":""},"schedule":{"kind":"cosine",)"
            R"("warmup_epochs":1.0,"step_epochs":[3],"step_factor":0.1,"final_factor":0.0},"checkpoints":)"
            R"({"every_epochs":1,"keep":2},"price":{"offer":"this-machine","preparation_minutes":0.0}})");
    }
};

QTEST_APPLESS_MAIN(SpecTest)
#include "spec_test.moc"
