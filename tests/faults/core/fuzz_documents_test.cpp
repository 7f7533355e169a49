// Every other document read from disk, damaged at random: read, or refused with a message; and search queries.
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include "core/analysis/audit.h"
#include "core/analysis/comparison.h"
#include "core/analysis/estimate_record.h"
#include "core/analysis/study.h"
#include "core/base/json.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/entry_codec.h"
#include "core/launch/campaign.h"
#include "core/launch/queue.h"
#include "tests/core/support/mutations.h"
#include "tests/support/exit_record.h"

using namespace epochal;

class FuzzDocumentsTest : public QObject {
    Q_OBJECT

    /// `read` returns the document as text again, or the error.
    template <class Read>
    static void damage(const std::string& document, std::uint64_t seed, int times, const Read& read) {
        Mutator mutator(seed);
        QVERIFY(read(document).ok());
        int good = 0;
        for (int i = 0; i < times; ++i) {
            const std::string text = mutator.changed(document);
            const Result<std::string> once = read(text);
            if (!once) {
                QVERIFY2(canBeShown(once.error()), (english(once.error()) + "\n" + text).c_str());
                continue;
            }
            ++good;
            const Result<std::string> again = read(*once);
            QVERIFY2(again.ok() && *again == *once, text.c_str());
        }
        QVERIFY(good > 0 && good < times);
    }

    static std::string bytesOf(const char* file) {
        std::ifstream in(qEnvironmentVariable("EPOCHAL_SOURCE").toStdString() + "/resources/studies/" + file);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private Q_SLOTS:
    void studies() {
        const std::string document = bytesOf("painter-2020.json");
        QVERIFY(readStudy(document, "study").ok());
        Mutator mutator(1, {"((((((((", "1/0", "\"8.4\"", "\"~5000\"", "\"34..37\"", "\"1e9\"", "\"published\":"});
        int good = 0;
        for (int i = 0; i < 200; ++i) {
            const std::string text = mutator.changed(document);
            const auto study = readStudy(text, "study.json");
            if (!study) {
                QVERIFY(isUtf8(english(study.error())) && !study.error().what.empty());
                continue;
            }
            ++good;
            for (const Claim& claim : study->claims) QVERIFY2(audit(claim).ok(), text.c_str());
            const Comparison comparison = compare(study->entries, study->query, PriceBook{}, "2026-11-21");
            QCOMPARE(comparison.rows.size(), study->entries.size());
        }
        QVERIFY(good > 5);
    }

    void queues() {
        Queue queue;
        queue.items = {{"20261121-141032-7f3a9c01", TargetKind::Worker, 2}, {"20261121-141032-7f3a9c02"}};
        queue.atOnce = 2;
        damage(jsonText(toJson(queue), 1), 2, 1500, [](const std::string& text) -> Result<std::string> {
            const auto json = parseJson(text, "queue.json");
            if (!json) return json.error();
            const auto read = queueFromJson(*json, "queue.json");
            if (!read) return read.error();
            for (const QueueItem& item : read->items)
                if (item.id.find('/') != std::string::npos || item.starts < 0) return std::string("a way out");
            return jsonText(toJson(*read));
        });
    }

    void campaigns() {
        Sweep sweep;
        sweep.axes = {{"seed", {Json(1), Json(2)}}};
        const Campaign campaign = planCampaign(sweep)->campaign;
        damage(jsonText(toJson(campaign), 1), 3, 500, [](const std::string& text) -> Result<std::string> {
            const auto json = parseJson(text, "campaign.json");
            if (!json) return json.error();
            const auto read = campaignFromJson(*json, "campaign.json");
            if (!read) return read.error();
            return jsonText(toJson(*read));
        });
    }

    void machines() {
        Machine machine;
        machine.host = "lab";
        machine.memoryBytes = 1 << 30;
        machine.accelerators = {{"NVIDIA L4", 1 << 30, "550"}};
        damage(jsonText(toJson(machine), 1), 4, 1500, [](const std::string& text) -> Result<std::string> {
            const auto json = parseJson(text, "machine.json");
            if (!json) return json.error();
            const auto read = machineFromJson(*json);
            if (!read) return read.error();
            return jsonText(toJson(*read));
        });
    }

    void estimates() {
        const std::string document =
            R"({"format":"epochal-estimate","version":1,"basis":"published","goal":"target","seconds":{"low":1,"mid":2,)"
            R"("high":3},"cost":{"low":1,"mid":2,"high":3},"currency":"USD","words":{"text":"a %1","args":[1.5]},)"
            R"("width":{"text":"b"},"from":["x"]})";
        damage(document, 5, 1500, [](const std::string& text) -> Result<std::string> {
            const auto json = parseJson(text, "estimate.json");
            if (!json) return json.error();
            const auto read = keptFromJson(*json, "estimate.json");
            if (!read) return read.error();
            return jsonText(toJson(*read));
        });
    }

    void runFolders() {
        QTemporaryDir home;
        Offer offer;
        offer.id = "test/offer";
        offer.pricePerHour = *Decimal::parse("3.60");
        offer.date = "2026-11-01";
        const RunDirectory run = *RunDirectory::create(home.path().toStdString(), "run", RunSpec{}, Machine{}, offer);
        ExitRecord record;
        record.utcMillis = 1795000000000;
        QVERIFY(test::writeExit(run, record).ok());
        QVERIFY(run.writeLabels({{"a"}, "note", true}).ok());
        Mutator mutator(6);
        int good = 0;
        for (const char* name : {"run.json", "spec.json", "machine.json", "offer.json", "exit.json", "labels.json"}) {
            const Path file = run.path() / name;
            const std::string whole = *readFile(file);
            for (int i = 0; i < 60; ++i) {
                std::ofstream(file, std::ios::binary | std::ios::trunc) << mutator.changed(whole);
                const auto opened = RunDirectory::open(run.path());
                if (!opened) {
                    QVERIFY2(canBeShown(opened.error()), english(opened.error()).c_str());
                    QVERIFY2(opened.error().where.find(name) != std::string::npos ||
                                 opened.error().where.find(run.path().string()) != std::string::npos,
                             opened.error().where.c_str());
                    continue;
                }
                ++good;
                if (const auto exit = opened->exitRecord()) QVERIFY(exit->attempt >= 1);
                QVERIFY(isUtf8(opened->labels().note));
            }
            std::ofstream(file, std::ios::binary | std::ios::trunc) << whole;
        }
        QVERIFY(good > 10);
    }

    void searches() {
        QTemporaryDir home;
        const auto catalogue = Catalogue::open(home.filePath(QStringLiteral("catalogue.sqlite")).toStdString());
        QVERIFY(catalogue.ok());
        for (int i = 0; i < 4; ++i) {
            RunRow row;
            row.id = row.name = "run " + std::to_string(i);
            row.tags = {"100 %", "a_b"};
            row.bestTop1 = 0.25 * i;
            QVERIFY((*catalogue)->record(row).ok());
        }
        Mutator mutator(8, {"top1",
                            "cost",
                            "name:",
                            "tag:",
                            "or",
                            "not",
                            "and",
                            "-",
                            "\"",
                            "(",
                            ")",
                            ">=",
                            "<",
                            "nan",
                            "inf",
                            "%",
                            "_",
                            "\\",
                            "'; DROP TABLE runs; --",
                            "images/s",
                            "\xD0\xB0"});
        int answered = 0;
        for (int i = 0; i < 3000; ++i) {
            const std::string text = mutator.changed("run name:1 top1>50 or -tag:\"a b\" cost<=5 not images/s>1");
            const auto rows = (*catalogue)->runs({text, RunColumn::Name, false, true});
            if (!rows) {
                // Never an SQLite message: SQLite only gets well-formed queries.
                QVERIFY2(rows.error().kind == ErrorKind::Spec && canBeShown(rows.error()),
                         (english(rows.error()) + "\n" + text).c_str());
                continue;
            }
            ++answered;
            QVERIFY(rows->size() <= 4);
        }
        QVERIFY(answered > 300);
        QCOMPARE((*catalogue)->count().value(), std::int64_t{4});
    }
};

QTEST_GUILESS_MAIN(FuzzDocumentsTest)
#include "fuzz_documents_test.moc"
