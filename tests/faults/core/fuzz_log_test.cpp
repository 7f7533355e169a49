// Event logs and saved curves damaged at random: what remains of them gives figures that a run can have.
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

#include "core/analysis/figures.h"
#include "core/catalogue/curve_codec.h"
#include "core/events/codec.h"
#include "core/events/run_directory.h"
#include "tests/core/support/mutations.h"

using namespace epochal;

namespace {

Offer offer() {
    Offer out;
    out.id = "test/offer";
    out.pricePerHour = *Decimal::parse("3.60");
    out.date = "2026-11-01";
    out.source = "list";
    return out;
}

std::string log() {
    std::string text;
    std::int64_t sequence = 0;
    double clock = 0.5;
    const auto add = [&](EventBody body) {
        text += encode({1, ++sequence, 1795000000000 + sequence * 1000, clock, clock, std::move(body)});
    };
    Started started;
    started.parameters = 77754;
    started.trainImages = 1280;
    started.stepsPerEpoch = 10;
    started.precision = "fp32";
    started.devices = {"CPU"};
    add(StateChanged{RunState::Starting, {}});
    add(started);
    for (int epoch = 1; epoch <= 3; ++epoch) {
        clock += 10;
        add(StepWindow{epoch, epoch * 10, 10, 1280, 10, 0.1, 0.1, 1, 0.1, epoch == 1});
        add(ResourceSample{0.5, 123456, 17.5, {{"NVIDIA L4", 0.83, 1 << 20, 1 << 30, 66}}});
        add(EpochDone{epoch, epoch * 10, 1, 0.5, 0.1});
        add(Evaluation{epoch, epoch * 10, 1000, 1, 1, 0.25 * epoch, 0.9, 0.9, true});
        add(CheckpointSaved{epoch, epoch * 10, "checkpoints/a.ckpt", 640300, 0.02, "epoch"});
    }
    add(Notice{Severity::Warning, "data-wait", {"data wait %1 %", {31.5}}, {"Use %1 threads", {std::int64_t{12}}}});
    add(Finished{RunState::Finished, StopReason::Epochs, {"All epochs completed", {}}, sequence + 1});
    return text;
}

bool isShare(const std::optional<double>& value) {
    return !value || std::isnan(*value) || (*value >= 0 && *value <= 1);
}
bool isTime(double value) {
    return std::isfinite(value) && value >= 0;
}

/// Empty unless the figures show something that no damage to a log may cause.
std::string wrongWith(const Figures& figures) {
    const Clocks& clocks = figures.clocks;
    if (!isTime(clocks.training) || !isTime(clocks.active) || !isTime(clocks.billed)) return "a clock";
    if (!isShare(figures.bestTop1) || !isShare(figures.lastTop1) || !isShare(figures.bestTop5)) return "a share";
    if (!isTime(figures.imagesPerSecond)) return "images/s";
    if (figures.costSoFar && figures.costSoFar->amount.isNegative()) return "the cost";
    for (const EpochPoint& point : figures.epochs)
        if (!isTime(point.at.active) || !isTime(point.at.images) || !isShare(point.top1)) return "an epoch";
    return {};
}

}  // namespace

class FuzzLogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lines() {
        Mutator mutator(11,
                        {"\"top1\":", "\"active\":", "\"attempt\":2", "{\"attempt\":1,\"sequence\":", "\"devices\":["});
        const std::string text = log();
        std::size_t kept = 0, lost = 0;
        for (int i = 0; i < 500; ++i) {
            const std::string damaged = mutator.changed(text);
            RunRecord record(RunSpec{}, offer());
            std::string_view rest = damaged;
            for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
                const auto event = decode(rest.substr(0, end));
                rest.remove_prefix(end + 1);
                if (!event) {
                    ++lost;
                    QVERIFY(isUtf8(english(event.error())));
                    continue;
                }
                ++kept;
                const std::string line = encode(*event);
                const auto again = decode(std::string_view(line).substr(0, line.size() - 1));
                QVERIFY2(again.ok(), line.c_str());
                QCOMPARE(encode(*again), line);
                record.apply(*event);
            }
            const std::string wrong = wrongWith(record.figures(1795000100000));
            QVERIFY2(wrong.empty(), (wrong + "\n" + damaged).c_str());
        }
        QVERIFY(lost > 100 && kept > 10 * lost);
    }

    void gapsAreSaid() {
        RunRecord record(RunSpec{}, offer());
        std::int64_t said = 0;
        const std::string text = log();
        std::size_t begin = 0;
        for (int line = 1; begin < text.size(); ++line) {
            const std::size_t end = text.find('\n', begin);
            // Lines 4, 5 and 9 are lost.
            if (line != 4 && line != 5 && line != 9)
                record.apply(*decode(std::string_view(text).substr(begin, end - begin)));
            begin = end + 1;
        }
        for (const Event& event : record.figures().notable)
            if (const auto* notice = std::get_if<Notice>(&event.body); notice && notice->code == "log-gap")
                said += countOf(notice->what).value();
        QCOMPARE(said, std::int64_t{3});
    }

    void files() {
        QTemporaryDir home;
        const Path file = home.filePath(QStringLiteral("events.jsonl")).toStdString();
        Mutator mutator(12);
        const std::string text = log();
        for (int i = 0; i < 100; ++i) {
            const std::string damaged = mutator.changed(text);
            std::ofstream(file, std::ios::binary | std::ios::trunc) << damaged;
            EventReader reader(file);
            const auto events = reader.readNew();
            QVERIFY(events.ok());
            // Every terminated line is an event or counted as damaged; an unterminated one waits.
            const auto ended = static_cast<std::size_t>(std::count(damaged.begin(), damaged.end(), '\n'));
            QCOMPARE(events->size() + static_cast<std::size_t>(reader.damagedLines()), ended);
            QCOMPARE(reader.offset(), damaged.rfind('\n') == std::string::npos ? 0 : damaged.rfind('\n') + 1);
        }
    }

    void curves() {
        std::vector<QualityPoint> points;
        for (int i = 1; i <= 40; ++i) {
            QualityPoint point;
            point.at = {i * 1.0, i * 468, i * 59904.0, i * 12.345, i * 13.5, i * 14.0};
            point.quality = 0.9 - 0.5 / i;
            points.push_back(point);
        }
        const std::string bytes = encodeCurve(points);
        const auto read = [](const std::string& text) { return decodeCurve(std::as_bytes(std::span(text))); };
        QVERIFY(read(bytes).has_value());
        Mutator mutator(13);
        for (int i = 0; i < 4000; ++i) {
            const std::string damaged = mutator.changed(bytes);
            QCOMPARE(read(damaged).has_value(), damaged == bytes);
        }
    }
};

QTEST_APPLESS_MAIN(FuzzLogTest)
#include "fuzz_log_test.moc"
