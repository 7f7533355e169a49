// Where a step's time goes, what limits the run, and the button that tries the remedy; and the page of a run that
// starts from given weights, in three languages: with EPOCHAL_PICTURES, its pictures.
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/support/clipping.h"
#include "tests/ui/support/live_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/step_strip.h"
#include "ui/theme/theme.h"
#include "ui/view/loader_words.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

constexpr std::int64_t kCores = 16;

LiveRun viewOf(RunRecord& record, std::int64_t cores = kCores) {
    const Figures& figures = record.figures();
    LiveRun run{figures, record.spec(), record.offer(), true, figures.lastUtcMillis};
    run.cores = cores;
    return run;
}

/// A session that read what tunedRun() reads: a thread delivers `each` images/s, of up to 16 threads.
struct InputSession {
    explicit InputSession(double each) : record(specOf(), {}) {
        std::int64_t sequence = 0;
        const auto say = [&](EventBody body) {
            record.apply({1, ++sequence, 0, 0, static_cast<double>(sequence), std::move(body)});
        };
        Started started;
        started.threads = kCores;
        say(started);
        for (const std::int64_t threads : {3, 6, 9, 16}) {
            SizeMeasured one;
            one.batch = 64;
            one.threads = threads;
            one.seconds = 10;
            one.samples = std::llround(each * static_cast<double>(threads) * one.seconds);
            one.busySeconds = 0.95 * static_cast<double>(threads) * one.seconds;
            say(one);
        }
    }
    static RunSpec specOf() {
        RunSpec spec = livesamples::tunedRun().spec();
        spec.session.kind = "input";
        return spec;
    }
    [[nodiscard]] Companions companions() { return {Told{&record.spec(), &record.figures()}, {}}; }
    RunRecord record;
};

}  // namespace

class StepStripTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        Theme::instance().setChoice(ThemeChoice::Light);
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// 27% data, 1% copying, 4% optimizer, the rest compute; the button doubles the threads in a copy of the run.
    void lateSamplesHaveARemedy() {
        RunRecord record = livesamples::tunedRun();
        StepStrip strip;
        QSignalSpy wanted(&strip, &StepStrip::changeWanted);
        strip.setRun(viewOf(record));
        QCOMPARE(parts(strip), QStringLiteral("Data wait 27%; Copying 1%; Compute 68%; Optimizer 4%"));
        auto* button = strip.findChild<QPushButton*>(QStringLiteral("tryRemedy"));
        QVERIFY(!button->isHidden());
        QCOMPARE(button->text(), QStringLiteral("Clone with loader threads 12"));
        button->click();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted[0][0].toString(), QStringLiteral("data.loader_threads=12"));
    }

    /// A machine has no more threads to give than it has.
    void noMoreThreadsThanCores() {
        RunRecord record = livesamples::tunedRun();
        StepStrip strip;
        const auto* button = strip.findChild<QPushButton*>(QStringLiteral("tryRemedy"));
        strip.setRun(viewOf(record, 8));
        QCOMPARE(button->text(), QStringLiteral("Clone with loader threads 8"));
        for (const std::int64_t cores : {6, 0}) {  // all are in use; not known
            strip.setRun(viewOf(record, cores));
            QVERIFY(button->isHidden());
        }
    }

    /// 717 images/s with 27% waiting: 982 without it. Nine threads of 110 images/s make 990.
    void aSessionSaysWhatTheyWaitFor() {
        RunRecord record = livesamples::tunedRun();
        InputSession input(110);
        LiveRun run = viewOf(record);
        run.sessions = input.companions();
        StepStrip strip;
        strip.setRun(run);
        QVERIFY(parts(strip).startsWith(QStringLiteral("Waiting for decoding 27%;")));
        QCOMPARE(strip.findChild<QPushButton*>(QStringLiteral("tryRemedy"))->text(),
                 QStringLiteral("Clone with loader threads 9"));
        // Slower ones than that: sixteen threads make 960, not enough, so another remedy is asked for.
        InputSession slow(60);
        run.sessions = slow.companions();
        strip.setRun(run);
        QVERIFY(strip.findChild<QPushButton*>(QStringLiteral("tryRemedy"))->isHidden());
    }

    /// It takes none of the step's time, and has a line of its own only where the log has it.
    void loaderThreadsWorkBesideTheStep() {
        RunRecord record(livesamples::tunedRun().spec(), {});
        std::int64_t sequence = 0;
        const auto say = [&](EventBody body) {
            record.apply({1, ++sequence, 0, 0, static_cast<double>(sequence), std::move(body)});
        };
        Started started;
        started.stepsPerEpoch = 238;
        say(started);
        say(StepWindow{1, 10, 10, 640, 1, 0.2, 0, 1, 0.1});
        StepStrip strip;
        strip.setRun(viewOf(record));
        const auto* bar = strip.findChild<StepBar*>();
        const QString without = bar->accessibleDescription();
        const int height = bar->heightForWidth(900);
        QCOMPARE(parts(strip), QStringLiteral("Data wait 20%; Compute 80%"));
        QVERIFY(bar->toolTip().isEmpty());

        StepWindow told{1, 20, 10, 640, 1, 0.2, 0, 1, 0.1};
        told.readSeconds = 0.05, told.decodeSeconds = 2, told.augmentSeconds = 0;
        say(told);
        strip.setRun(viewOf(record));
        QVERIFY(bar->accessibleDescription().startsWith(without + QStringLiteral("; ")));
        const QString more = bar->accessibleDescription().mid(without.size()).replace(QChar(0x00A0), QLatin1Char(' '));
        QVERIFY2(more.endsWith(QStringLiteral(": reading 5.00 ms, decoding 200 ms")), qPrintable(more));
        QVERIFY(more.contains(QLatin1Char('6')));  // threads
        QVERIFY(!more.contains(QStringLiteral("rank 0")));
        RunSpec several = livesamples::tunedRun().spec();
        several.devices.count = 2;
        QVERIFY(loaderSentence(record.figures(), several, Formatter(QLocale::c()))
                    .startsWith(QStringLiteral("In parallel with each step of rank 0")));
        QVERIFY(bar->heightForWidth(900) > height);
        QVERIFY(!bar->toolTip().isEmpty());
    }

    void aRunThatComputesNeedsNoRemedy() {
        RunRecord record = livesamples::ownRun(3);
        StepStrip strip;
        strip.setRun(viewOf(record));
        QVERIFY(strip.findChild<QPushButton*>(QStringLiteral("tryRemedy"))->isHidden());
        QCOMPARE(parts(strip), QStringLiteral("Data wait 3%; Compute 97%"));
    }

    void page_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        for (const char* language : {"en", "ru", "es"})
            for (const bool dark : {false, true})
                QTest::addRow("%s-%s", language, dark ? "dark" : "light") << QString::fromLatin1(language) << dark;
    }
    void page() {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        Language::apply(language);
        Theme::instance().setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        RunRecord record = livesamples::tunedRun();
        LiveView view;
        view.setAttribute(Qt::WA_StyledBackground);
        connect(&view, &LiveView::chartChoiceChanged, &view, [&] { view.update(viewOf(record)); });
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        for (const QSize size : {QSize(1192, 596), QSize(1352, 776)}) {  // beside and between the window's other parts
            view.resize(size);
            view.show();
            view.update(viewOf(record));
            view.findChild<ChartPanel*>(QStringLiteral("accuracyChart"))
                ->setQuantity(static_cast<int>(RunMetric::Loss));
            QCoreApplication::processEvents();  // which lays out what has changed
            const QStringList faults = test::lastingClips(view);
            if (!folder.isEmpty())
                view.grab().save(QStringLiteral("%1/live-tuned-%2-%3-%4.png")
                                     .arg(folder, language, dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                     .arg(size.width()));
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        }
        const ChartSpec& loss = view.findChild<ChartPanel*>(QStringLiteral("accuracyChart"))->view().spec();
        QVERIFY(loss.foot && loss.events.size() == 1);
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

private:
    /// Names and shares of the bar's parts, as a screen reader has them.
    static QString parts(const StepStrip& strip) {
        QStringList all;
        for (const QString& part : strip.findChild<StepBar*>()->accessibleDescription().split(QStringLiteral("; "))) {
            // "Data wait 24.1 ms 27%"
            QStringList words = part.split(QLatin1Char(' '));
            const QString share = words.takeLast();
            while (!words.isEmpty() && (words.last() == QStringLiteral("ms") || words.last()[0].isDigit()))
                words.removeLast();
            all += words.join(QLatin1Char(' ')) + QLatin1Char(' ') + share;
        }
        return all.join(QStringLiteral("; "));
    }
    std::unique_ptr<test::SettingsSandbox> sandbox_;
};

QTEST_MAIN(StepStripTest)
#include "step_strip_test.moc"
