#include <QTest>

#include <map>
#include <regex>
#include <set>
#include <span>
#include <sstream>

#include "core/base/bytes.h"
#include "core/base/checksum.h"
#include "core/base/files.h"
#include "core/base/formats.h"
#include "core/base/json.h"
#include "core/base/layout.h"

using namespace epochal;

/// The one table of formats against the page that describes them.
class FormatsTest : public QObject {
    Q_OBJECT

    static std::string page() {
        const auto text = readFile(Path(qgetenv("EPOCHAL_SOURCE").toStdString()) / "FORMATS.md");
        return text ? *text : std::string();
    }

    /// Versions that the page gives for each name: `epochal-run` 1, or "format": "epochal-run", "version": 1.
    static std::map<std::string, std::set<std::int64_t>> described() {
        const std::string text = page();
        std::map<std::string, std::set<std::int64_t>> versions;
        for (const char* form :
             {"`(epochal-[a-z-]+|EPOCKPT|EPOPRED|EPOPACK|PRAGMA user_version)`,? (\\d+)",
              "\"format\": \"(epochal-[a-z-]+)\", \"version\": (\\d+)", "`[^`]*(offer).json` \\| (\\d+) ",
              "whole (curve) is: one byte (\\d+) \\(version\\)"}) {
            const std::regex pattern(form);
            for (auto found = std::sregex_iterator(text.begin(), text.end(), pattern); found != std::sregex_iterator();
                 ++found)
                versions[(*found)[1]].insert(std::stoll((*found)[2]));
        }
        return versions;
    }

    /// Names with nothing variable in them that the first table gives: `runs/<id>/run.json`, and of
    /// `campaigns/<id>.json` the folder.
    static std::set<std::string> placesDescribed() {
        const std::regex place("`(?:runs/<id>/)?([a-z-]+(?:\\.[a-z]+|(?=/)))[`/]");
        std::istringstream table(page().substr(0, page().find("\n## ")));
        std::set<std::string> places;
        for (std::string line; std::getline(table, line);) {
            if (!line.starts_with("| `")) continue;
            const std::string cell = line.substr(0, line.find(" | "));
            for (auto found = std::sregex_iterator(cell.begin(), cell.end(), place); found != std::sregex_iterator();
                 ++found)
                places.insert((*found)[1]);
        }
        return places;
    }

private Q_SLOTS:
    void thePageDescribesEachFormatInItsVersion() {
        auto versions = described();
        for (const Format& format : formats::kAll) {
            QVERIFY2(versions.contains(format.name), format.name);
            QVERIFY2(versions[format.name] == std::set<std::int64_t>{format.version}, format.name);
            versions.erase(format.name);
        }
        for (const auto& [name, unknown] : versions) QVERIFY2(false, name.c_str());
        QCOMPARE(formats::kStudy.oldest, std::int64_t{1});
        QVERIFY(page().find("version 1, still read") != std::string::npos);
        QVERIFY(page().find("`catalogue.sqlite.before-v" + std::to_string(formats::kCatalogue.version) + "`") !=
                std::string::npos);
    }

    void thePageDescribesEachPlace() {
        std::set<std::string> described = placesDescribed();
        described.insert(layout::kRunsFolder);  // of every run's files
        const std::set<std::string> used(std::begin(layout::kAll), std::end(layout::kAll));
        QCOMPARE(used.size(), std::size(layout::kAll));
        QCOMPARE(described, used);
    }

    void namesAreUsedOnce() {
        std::set<std::string> names;
        for (const Format& format : formats::kAll) {
            QVERIFY2(names.insert(format.name).second, format.name);
            QVERIFY(format.oldest <= format.version);
        }
    }

    /// As they are on the disks of users.
    void binaryFilesAreToldByTheirFirstBytes() {
        QCOMPARE(magicOf(formats::kCheckpoint), std::string_view("EPOCKPT\0", 8));
        QCOMPARE(endMagicOf(formats::kCheckpoint), std::string_view("EPOCEND\0", 8));
        QCOMPARE(magicOf(formats::kPack), std::string_view("EPOPACK\0", 8));
        QCOMPARE(endMagicOf(formats::kPack), std::string_view("EPOPEND\0", 8));
        QCOMPARE(magicOf(formats::kPredictions), std::string_view("EPOPRED\0", 8));
    }

    /// The check value that CRC-32 (ISO-HDLC) is published with.
    void aCrcOfPartsIsThatOfTheWhole() {
        QCOMPARE(crc32Of("123456789"), 0xCBF43926u);
        QCOMPARE(crc32Of("6789", crc32Of("", crc32Of("12345"))), 0xCBF43926u);
        QCOMPARE(crc32Of({}, crc32Of("123456789")), 0xCBF43926u);
    }

    void numbersAreStoredLittleEndian() {
        std::string bytes("head");
        appendLittle(bytes, std::uint32_t{0x01020304});
        QCOMPARE(bytes, std::string("head\4\3\2\1"));
        storeLittle(bytes, 1, std::uint16_t{0x4142});
        QCOMPARE(bytes, std::string("hBAd\4\3\2\1"));
        QCOMPARE(loadLittle<std::uint16_t>(std::string_view(bytes), 1), std::uint16_t{0x4142});
        QCOMPARE(loadLittle<std::uint32_t>(std::as_bytes(std::span(bytes)), 4), std::uint32_t{0x01020304});
    }

    /// The text that every reader gives for a file of a later version, and the two numbers in it.
    void aNewerDocumentIsRefusedInOneText() {
        const Format format{"epochal-test", 3};
        const Json written = document(format, {{"b", 1}, {"a", "x"}});
        QCOMPARE(jsonText(written), std::string(R"({"format":"epochal-test","version":3,"b":1,"a":"x"})"));
        QVERIFY(isOf(written, format));
        QVERIFY(!isOf(written, formats::kRun) && !isOf(Json::array({1}), format) && !isOf(Json(), format));
        QVERIFY(checkVersion(written, format, "here").ok());
        QVERIFY(checkVersion(Json::object(), format, "here").ok());
        QVERIFY(checkVersion(Json{{"version", 2}}, format, "here").ok());
        const Status newer = checkVersion(Json{{"version", 4}}, format, "here");
        QVERIFY(!newer.ok());
        QCOMPARE(newer.error().kind, ErrorKind::Newer);
        QCOMPARE(newer.error().where, std::string("here"));
        QCOMPARE(english(newer.error().what),
                 std::string("Written by a newer version of Epochal: format version 4; this version reads up to 3"));
    }
};

QTEST_GUILESS_MAIN(FormatsTest)
#include "formats_test.moc"
