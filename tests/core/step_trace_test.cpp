#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "core/analysis/step_trace.h"
#include "core/base/json.h"

using namespace epochal;

namespace {

constexpr auto kCompute = StepTrack::Compute;
constexpr auto kExchange = StepTrack::Exchange;

}  // namespace

class StepTraceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Rank 0 exchanges from 4 to 9 and computes until 6; rank 1 exchanges from 1 to 2 while it computes.
    void exchangeIsHiddenWhereTheSameRankComputes() {
        const std::vector<StepSpan> spans{{0, kCompute, "forward", 0, 2},      {0, kCompute, "backward", 2, 6},
                                          {0, kExchange, "gradients 0", 4, 7}, {0, kExchange, "gradients 1", 6, 9},
                                          {1, kCompute, "forward", 0, 3},      {1, kExchange, "weights", 1, 2}};
        const Overlap overlap = overlapOf(spans);
        QCOMPARE(overlap.exchange, 6.0);
        QCOMPARE(overlap.hidden, 3.0);
        QCOMPARE(overlapOf({}).exchange, 0.0);
    }

    void goesThroughJson() {
        const std::vector<StepSpan> spans{{3, StepTrack::Waits, "data", 0.25, 0.5},
                                          {0, StepTrack::Copies, "copy", 1, 1.125}};
        QCOMPARE(stepSpansFrom(Json::parse(jsonText(toJson(spans)))), spans);
    }

    void readsWhatItWrote() {
        const std::vector<StepSpan> spans{{1, kExchange, "gradients 0", 10.5, 10.75},
                                          {0, kCompute, "forward", 10, 10.002}};
        const auto read = readChromeTrace(chromeTrace(spans), "trace-3.json");
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE((*read)[i].rank, spans[i].rank);
            QCOMPARE((*read)[i].name, spans[i].name);
            QVERIFY((*read)[i].track == spans[i].track);
            QVERIFY(qAbs((*read)[i].begin - (spans[i].begin - 10)) < 1e-9);
            QVERIFY(qAbs((*read)[i].end - (spans[i].end - 10)) < 1e-9);
        }
    }
    void refusesOtherFiles() {
        const std::string good = chromeTrace(std::vector<StepSpan>{{1, kExchange, "gradients 0", 10.5, 10.75}});
        QVERIFY(readChromeTrace(good, "x"));
        for (const auto& [from, to] :
             {std::pair("\"pid\":1", "\"pid\":-1"), std::pair("\"tid\":3", "\"tid\":4"),
              std::pair("\"dur\":250000.0", "\"dur\":-1"), std::pair("\"ts\":0.0", "\"ts\":\"now\""),
              std::pair("\"X\"", "\"Y\""), std::pair("traceEvents", "events"), std::pair("{", "")}) {
            const QByteArray bad = QByteArray::fromStdString(good).replace(from, to);
            QVERIFY2(bad != QByteArray::fromStdString(good), from);
            QVERIFY2(!readChromeTrace(bad.toStdString(), "x"), from);
        }
        for (const char* text : {"", "[]", "3", "{\"traceEvents\":[1]}", "{\"traceEvents\":[]}"})
            QVERIFY2(!readChromeTrace(text, "x"), text);
    }
    /// Rank 0 updates its weights at 3 and at 7, rank 1 later.
    void aStepEndsWithRankZerosUpdate() {
        const std::vector<StepSpan> spans{{0, kCompute, "forward", 1, 2},         {0, kCompute, kOptimizerSpan, 2.5, 3},
                                          {1, kCompute, kOptimizerSpan, 3, 3.5},  {1, kCompute, "forward", 0.5, 2},
                                          {0, kCompute, kOptimizerSpan, 6.75, 7}, {0, kCompute, "forward", 7, 8}};
        const auto steps = stepsOf(spans);
        QCOMPARE(steps.size(), std::size_t{2});
        QCOMPARE(steps[0].begin, 0.5);
        QCOMPARE(steps[0].end, 3.0);
        QCOMPARE(steps[1].begin, 3.0);
        QCOMPARE(steps[1].end, 7.0);
        QVERIFY(stepsOf({}).empty());
    }

    /// What the Trace Event Format asks of complete and of metadata events, read by another parser.
    void isATraceOfChromes() {
        const std::vector<StepSpan> spans{{1, kExchange, "gradients 0", 10.5, 10.75},
                                          {0, kCompute, "forward", 10, 10.002}};
        const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(chromeTrace(spans))).object();
        QCOMPARE(document[QStringLiteral("displayTimeUnit")].toString(), QStringLiteral("ms"));
        QMap<QString, QJsonObject> complete;
        QStringList names;
        for (const QJsonValue& value : document[QStringLiteral("traceEvents")].toArray()) {
            const QJsonObject event = value.toObject();
            if (event[QStringLiteral("ph")].toString() == QStringLiteral("X"))
                complete.insert(event[QStringLiteral("name")].toString(), event);
            else
                names << event[QStringLiteral("args")].toObject()[QStringLiteral("name")].toString();
        }
        QCOMPARE(names, QStringList({"rank 0", "compute", "rank 1", "exchange"}));
        const QJsonObject forward = complete[QStringLiteral("forward")],
                          gradients = complete[QStringLiteral("gradients 0")];
        QCOMPARE(forward[QStringLiteral("ts")].toDouble(), 0.0);
        QCOMPARE(forward[QStringLiteral("dur")].toDouble(), 2000.0);
        QCOMPARE(gradients[QStringLiteral("ts")].toDouble(), 500000.0);
        QCOMPARE(gradients[QStringLiteral("dur")].toDouble(), 250000.0);
        QCOMPARE(gradients[QStringLiteral("pid")].toInt(), 1);
        QVERIFY(gradients[QStringLiteral("tid")].toInt() != forward[QStringLiteral("tid")].toInt());
    }
};

QTEST_GUILESS_MAIN(StepTraceTest)
#include "step_trace_test.moc"
