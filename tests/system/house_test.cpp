#include <QtTest>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

/// The rules of ARCHITECTURE.md that a compiler does not enforce. Each is a function from a source tree to its
/// violations, so that the test can also apply it to a tree that breaks the rule.
namespace {

/// Rooms of core in dependency order: a room includes only itself and rooms before it.
const QStringList kRooms = {QStringLiteral("base"),      QStringLiteral("hardware"), QStringLiteral("economics"),
                            QStringLiteral("spec"),      QStringLiteral("events"),   QStringLiteral("analysis"),
                            QStringLiteral("catalogue"), QStringLiteral("interop"),  QStringLiteral("launch"),
                            QStringLiteral("engine")};

/// Rooms of the engine in dependency order. Its face, engine.h, comes before them and engine.cpp after them.
const QStringList kEngineRooms = {QStringLiteral("memory"),  QStringLiteral("data"),    QStringLiteral("collective"),
                                  QStringLiteral("device"),  QStringLiteral("cuda"),    QStringLiteral("parallel"),
                                  QStringLiteral("kernels"), QStringLiteral("weights"), QStringLiteral("models"),
                                  QStringLiteral("train"),   QStringLiteral("session")};

/// Rooms of ui in dependency order. The pages do not know each other.
const QStringList kUiRooms = {QStringLiteral("theme"),  QStringLiteral("format"), QStringLiteral("tables"),
                              QStringLiteral("charts"), QStringLiteral("bridge"), QStringLiteral("view"),
                              QStringLiteral("report"), QStringLiteral("parts"),  QStringLiteral("dialogs"),
                              QStringLiteral("pages"),  QStringLiteral("shell")};

const QString kEngineFace = QStringLiteral("core/engine/engine.h");
constexpr int kLongestFile = 600;

struct Source {
    QString path;  ///< relative to the root, "core/base/json.h"
    QStringList lines;
};

QList<Source> sources(const QString& root, const QStringList& folders) {
    QList<Source> found;
    for (const QString& folder : folders) {
        QDirIterator files(root + QLatin1Char('/') + folder,
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.cu")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            found.append({QDir(root).relativeFilePath(file.fileName()),
                          QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))});
        }
    }
    std::sort(found.begin(), found.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
    return found;
}

/// The file named in an #include line, empty for any other line.
QString included(const QString& line) {
    static const QRegularExpression pattern(QString::fromLatin1(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])"));
    return pattern.match(line).captured(1);
}

using LineRule = std::function<bool(const Source&, const QString& line)>;

QStringList violations(const QList<Source>& files, const LineRule& broken) {
    QStringList found;
    for (const Source& file : files)
        for (qsizetype i = 0; i < file.lines.size(); ++i)
            if (broken(file, file.lines[i]))
                found.append(QStringLiteral("%1:%2: %3").arg(file.path).arg(i + 1).arg(file.lines[i].trimmed()));
    return found;
}

QString roomOf(const QString& path) {
    return path.startsWith(QLatin1String("core/")) ? path.section(QLatin1Char('/'), 1, 1) : QString();
}

QStringList qtInCore(const QString& root) {
    static const QRegularExpression qt(QStringLiteral("^(Qt?[A-Z]\\w*(/.*)?|q[a-z]+\\.h)$"));
    return violations(sources(root, {QStringLiteral("core"), QStringLiteral("app/worker")}),
                      [](const Source&, const QString& line) { return qt.match(included(line)).hasMatch(); });
}

QStringList torchOutsideEngine(const QString& root) {
    static const QRegularExpression torch(QStringLiteral("^(torch|ATen|c10|caffe2|gloo)/"));
    return violations(sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")}),
                      [](const Source& file, const QString& line) {
                          const bool inside =
                              file.path.startsWith(QLatin1String("core/engine/")) && file.path != kEngineFace;
                          return !inside && torch.match(included(line)).hasMatch();
                      });
}

QStringList engineBehindItsFace(const QString& root) {
    return violations(sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")}),
                      [](const Source& file, const QString& line) {
                          const QString name = included(line);
                          return !file.path.startsWith(QLatin1String("core/engine/")) &&
                                 name.startsWith(QLatin1String("core/engine/")) && name != kEngineFace;
                      });
}

QStringList roomsOutOfOrder(const QString& root) {
    return violations(sources(root, {QStringLiteral("core")}), [](const Source& file, const QString& line) {
        const QString name = included(line);
        if (name.startsWith(QLatin1String("ui/")) || name.startsWith(QLatin1String("app/"))) return true;
        const QString room = roomOf(name);
        if (room.isEmpty()) return false;
        if (roomOf(file.path) == QLatin1String("launch") && name == kEngineFace) return false;
        return kRooms.indexOf(room) < 0 || kRooms.indexOf(room) > kRooms.indexOf(roomOf(file.path));
    });
}

/// The room of a path in the engine, such as "train"; empty for its face.
QString engineRoomOf(const QString& path) {
    const bool inRoom = path.startsWith(QLatin1String("core/engine/")) && path.count(QLatin1Char('/')) > 2;
    return inRoom ? path.section(QLatin1Char('/'), 2, 2) : QString();
}

QStringList engineRoomsOutOfOrder(const QString& root) {
    return violations(sources(root, {QStringLiteral("core/engine")}), [](const Source& file, const QString& line) {
        const QString here = engineRoomOf(file.path), room = engineRoomOf(included(line));
        if (room.isEmpty() || file.path == QLatin1String("core/engine/engine.cpp")) return false;
        return kEngineRooms.indexOf(room) < 0 || kEngineRooms.indexOf(room) > kEngineRooms.indexOf(here);
    });
}

/// The room of a path in ui, such as "charts" or "parts". For a page it is "pages", and `page` is set to its name.
QString uiRoomOf(const QString& path, QString& page) {
    page.clear();
    if (!path.startsWith(QLatin1String("ui/"))) return {};
    const QString room = path.section(QLatin1Char('/'), 1, 1), inner = path.section(QLatin1Char('/'), 2, 2);
    if (room != QLatin1String("pages")) return room;
    if (inner == QLatin1String("parts")) return inner;
    page = inner;
    return room;
}

QStringList uiRoomsOutOfOrder(const QString& root) {
    return violations(sources(root, {QStringLiteral("ui")}), [](const Source& file, const QString& line) {
        QString page, other;
        const QString here = uiRoomOf(file.path, page), room = uiRoomOf(included(line), other);
        if (room.isEmpty()) return false;
        if (room == here) return page != other;
        return kUiRooms.indexOf(room) < 0 || kUiRooms.indexOf(room) > kUiRooms.indexOf(here);
    });
}

QStringList windowUsesPrograms(const QString& root) {
    return violations(sources(root, {QStringLiteral("ui")}), [](const Source&, const QString& line) {
        return included(line).startsWith(QLatin1String("app/"));
    });
}

QStringList chartsOutsideTheirRoom(const QString& root) {
    static const QRegularExpression charts(QString::fromLatin1(
        R"(^\s*#\s*include\s*<QtCharts|^\s*#\s*include\s*<Q(Abstract(Axis|Series)|Chart\w*|\w+(Axis|Series)|Legend|BarSet)>)"));
    return violations(sources(root, {QStringLiteral("ui"), QStringLiteral("app")}),
                      [](const Source& file, const QString& line) {
                          return !file.path.startsWith(QLatin1String("ui/charts/")) && charts.match(line).hasMatch();
                      });
}

/// What is drawn or written for a report as well as for the window gets its formatter from whoever asks for it: the
/// window's, taken silently, would write a report in another language. Widgets of charts have it from ChartStyle.
QStringList formattersTakenSilently(const QString& root) {
    static const QRegularExpression anywhere(
        QStringLiteral("\\b(Formatter|ChartStyle)&? \\w+ = (Formatter::current|ChartStyle::screen)\\(\\)[,)]"));
    return violations(sources(root, {QStringLiteral("ui")}), [](const Source& file, const QString& line) {
        const bool explicitRoom =
            file.path.startsWith(QLatin1String("ui/view/")) || (file.path.startsWith(QLatin1String("ui/charts/")) &&
                                                                file.path != QLatin1String("ui/charts/chart_style.h"));
        return anywhere.match(line).hasMatch() ||
               (explicitRoom && line.contains(QLatin1String("Formatter::current()")));
    });
}

QStringList keysBoundByHand(const QString& root) {
    static const QRegularExpression keys(QStringLiteral("\\b(setShortcuts?|QShortcut)\\("));
    return violations(
        sources(root, {QStringLiteral("ui"), QStringLiteral("app")}), [](const Source& file, const QString& line) {
            return file.path != QLatin1String("ui/pages/parts/page_actions.cpp") && keys.match(line).hasMatch();
        });
}

QStringList tooLong(const QString& root) {
    QStringList found;
    for (const Source& file :
         sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("tests")}))
        if (file.lines.size() - 1 > kLongestFile)
            found.append(QStringLiteral("%1: %2 lines").arg(file.path).arg(file.lines.size() - 1));
    return found;
}

/// Values reach SQL only by binding: nothing is appended to a literal that contains SQL keywords or leaves a value
/// open. Constant fragments may be concatenated.
QStringList concatenatedSql(const QString& root) {
    static const QRegularExpression joined(QString::fromLatin1(
        R"re("[^"]*(\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|VALUES|JOIN|LIKE|LIMIT|OFFSET)\b[^"]*|[=<>]\s*'?)"s?\s*\+(?!=))re"));
    return violations(sources(root, {QStringLiteral("core/catalogue")}),
                      [](const Source&, const QString& line) { return joined.match(line).hasMatch(); });
}

QStringList privatePaths(const QString& root) {
    static const QRegularExpression mine(
        QString::fromLatin1(R"("/(home|Users|root|work|workspace|mnt|media|scratch)/)"));
    return violations(
        sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("tests")}),
        [](const Source& file, const QString& line) {
            return file.path != QLatin1String("tests/system/house_test.cpp") && mine.match(line).hasMatch();
        });
}

/// Waits that end after Qt's five seconds or a number of milliseconds of their own, which only measures how busy the
/// machine is.
QStringList impatientTests(const QString& root) {
    static const QRegularExpression waits(QStringLiteral("\\bQTRY_(VERIFY2?|COMPARE)\\("));
    static const QRegularExpression limits(
        QStringLiteral("\\bqWaitFor\\(|(_WITH_TIMEOUT|\\.wait|waitFor[A-Z]\\w*)\\((.*, )?[0-9][0-9']*\\)(?!\\()"));
    QList<Source> files = sources(root, {QStringLiteral("tests")});
    files.removeIf([](const Source& file) { return file.path == QLatin1String("tests/support/patience.h"); });
    return violations(files, [](const Source& file, const QString& line) {
        const bool patient = file.lines.contains(QStringLiteral("#include \"tests/support/patience.h\""));
        return limits.match(line).hasMatch() || (!patient && waits.match(line).hasMatch());
    });
}

QStringList locksOfTheStandardLibrary(const QString& root) {
    static const QRegularExpression locks(
        QStringLiteral("\\bstd::(\\w*mutex|condition_variable\\w*|scoped_lock|lock_guard|unique_lock|shared_lock)\\b"));
    return violations(sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")}),
                      [](const Source& file, const QString& line) {
                          return file.path != QLatin1String("core/base/mutex.h") && locks.match(line).hasMatch();
                      });
}

/// Classes whose members are defined in several files. Each together is longer than a file may be; no other may join.
const QStringList kSpreadClasses = {QStringLiteral("Catalogue"),   QStringLiteral("ChartPainter"),
                                    QStringLiteral("ComparePage"), QStringLiteral("ConfigurePage"),
                                    QStringLiteral("MainWindow"),  QStringLiteral("ProvidersPage"),
                                    QStringLiteral("RateBook"),    QStringLiteral("RunRecord"),
                                    QStringLiteral("RunsPage"),    QStringLiteral("SearchView")};

QStringList spreadClasses(const QString& root) {
    static const QRegularExpression member(QString::fromLatin1(
        R"(^(?!using |namespace |return |//|#)(?:[\w\[:][\w:<>,&*\[\]() ~]*[ &*])?([A-Z]\w*)::(?:[A-Z]\w*::)*(?:~?\w+|operator[^\w ]+)\()"));
    QMap<QString, QStringList> places;
    for (const Source& file : sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")})) {
        if (!file.path.endsWith(QLatin1String(".cpp"))) continue;
        for (const QString& line : file.lines) {
            const QString name = member.match(line).captured(1);
            if (!name.isEmpty() && !places[name].contains(file.path)) places[name].append(file.path);
        }
    }
    QStringList found;
    for (auto one = places.cbegin(); one != places.cend(); ++one)
        if (one->size() > 1 && !kSpreadClasses.contains(one.key()))
            found.append(QStringLiteral("%1: %2").arg(one.key(), one->join(QStringLiteral(", "))));
    return found;
}

/// Constants and types that several files of a room define: a unity build may compile those files as one.
QStringList homonyms(const QString& root) {
    static const QRegularExpression rooms(QStringLiteral("^(ui/pages/[^/]+|[^/]+/[^/]+)/.*\\.cpp$"));
    static const QRegularExpression type(
        QStringLiteral("^(?:struct|class|enum class) ([A-Z]\\w*)(?: final)?(?: :[^:].*)? \\{"));
    static const QRegularExpression constant(QStringLiteral("\\b(k[A-Z]\\w*)(?= *[\\[{=])"));
    QMap<QString, QStringList> places;
    for (const Source& file : sources(root, {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")})) {
        const QString room = rooms.match(file.path).captured(1);
        const auto note = [&](const QString& name) {
            QStringList& all = places[room + QLatin1Char(' ') + name];
            if (!all.contains(file.path)) all.append(file.path);
        };
        for (const QString& line : file.lines) {
            if (room.isEmpty()) break;
            if (const auto found = type.match(line); found.hasMatch()) note(found.captured(1));
            if (!line.startsWith(QLatin1String("constexpr "))) continue;
            for (auto found = constant.globalMatch(line); found.hasNext();) note(found.next().captured(1));
        }
    }
    QStringList found;
    for (auto one = places.cbegin(); one != places.cend(); ++one)
        if (one->size() > 1) found.append(QStringLiteral("%1: %2").arg(one.key(), one->join(QStringLiteral(", "))));
    return found;
}

using TreeRule = QStringList (*)(const QString& root);

}  // namespace

Q_DECLARE_METATYPE(TreeRule)

class HouseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rules_data();
    void rules();
};

void HouseTest::rules_data() {
    QTest::addColumn<TreeRule>("rule");
    QTest::addColumn<QString>("path");  // of the file that breaks the rule
    QTest::addColumn<QString>("violation");
    QTest::addColumn<QString>("allowed");  // a near miss in the same file
    const auto row = [](const char* name, TreeRule rule, const char* path, const QString& violation,
                        const QString& allowed) {
        QTest::newRow(name) << rule << QString::fromLatin1(path) << violation << allowed;
    };
    const auto include = [](const char* name) {
        return QStringLiteral("#include <%1>").arg(QString::fromLatin1(name));
    };
    row("no Qt in core", qtInCore, "core/base/x.h", include("QString"), include("queue"));
    row("no Qt module in the worker", qtInCore, "app/worker/x.cpp", include("QtCore/QString"),
        include("core/base/json.h"));
    row("LibTorch only in the engine", torchOutsideEngine, "core/launch/x.cpp", include("torch/torch.h"),
        include("core/engine/engine.h"));
    row("the engine's face is free of LibTorch", torchOutsideEngine, "core/engine/engine.h",
        include("c10/core/Device.h"), include("atomic"));
    row("the engine only by its face", engineBehindItsFace, "app/worker/x.cpp", include("core/engine/train/loop.h"),
        include("core/engine/engine.h"));
    row("rooms in order", roomsOutOfOrder, "core/events/x.h", include("core/catalogue/catalogue.h"),
        include("core/spec/fields.h"));
    row("launch sees the engine's face alone", roomsOutOfOrder, "core/launch/x.cpp", include("core/engine/data/idx.h"),
        include("core/engine/engine.h"));
    row("core does not know the window", roomsOutOfOrder, "core/interop/x.cpp", include("ui/format/formatter.h"),
        include("core/base/json.h"));
    row("the engine's rooms in order", engineRoomsOutOfOrder, "core/engine/device/x.h",
        include("core/engine/parallel/line.h"), include("core/engine/collective/collective.h"));
    row("the engine's face comes before its rooms", engineRoomsOutOfOrder, "core/engine/engine.h",
        include("core/engine/memory/arena.h"), include("core/base/result.h"));
    row("the window's rooms in order", uiRoomsOutOfOrder, "ui/charts/x.cpp", include("ui/report/report.h"),
        include("ui/tables/table_setup.h"));
    row("the rooms of pages come after what they share", uiRoomsOutOfOrder, "ui/pages/parts/x.cpp",
        include("ui/pages/live/live_page.h"), include("ui/format/language.h"));
    row("a page does not know the others", uiRoomsOutOfOrder, "ui/pages/compare/x.cpp",
        include("ui/pages/live/live_page.h"), include("ui/pages/compare/compare_page.h"));
    row("the window does not know the programs", windowUsesPrograms, "ui/pages/x.cpp", include("app/worker/specs.h"),
        include("ui/theme/theme.h"));
    row("charts in ui/charts", chartsOutsideTheirRoom, "ui/pages/live/x.cpp", include("QLineSeries"),
        include("ui/charts/plot.h"));
    row("a formatter is no default", formattersTakenSilently, "ui/report/x.h",
        QStringLiteral("QString text(double value, const Formatter& format = Formatter::current());"),
        QStringLiteral("    const Formatter& format = Formatter::current();"));
    row("a style is no default", formattersTakenSilently, "ui/charts/x.h",
        QStringLiteral("void paint(const ChartStyle& style = ChartStyle::screen(), int times = 1);"),
        QStringLiteral("    const ChartStyle style = ChartStyle::screen();"));
    row("charts get their formatter", formattersTakenSilently, "ui/charts/x.cpp",
        QStringLiteral("return Formatter::current().exact(value);"), QStringLiteral("return format.exact(value);"));
    row("views get their formatter", formattersTakenSilently, "ui/view/x.cpp",
        QStringLiteral("return Formatter::current().exact(value);"), QStringLiteral("return format.exact(value);"));
    row("keys are bound in one way", keysBoundByHand, "ui/dialogs/x.cpp",
        QStringLiteral("button->setShortcut(QKeySequence::Back);"),
        QStringLiteral("makeAction(*this, name, keys, reach);"));
    row("files stay short", tooLong, "ui/pages/x.cpp", QStringLiteral("\n").repeated(kLongestFile), QString());
    row("a class lives in one file", spreadClasses, "ui/pages/x.cpp", QStringLiteral("int Neighbor::second() {"),
        QStringLiteral("int Other::second() {"));
    row("a room gives a name once", homonyms, "core/base/x.cpp", QStringLiteral("constexpr double kNeighbor{2};"),
        QStringLiteral("constexpr int kOther = 2;"));
    row("SQL is bound, not joined", concatenatedSql, "core/catalogue/x.cpp",
        QStringLiteral("sql = \"SELECT id FROM run WHERE name = '\" + name;"),
        QStringLiteral("sql = \"SELECT id FROM run WHERE name = ?1\"; where += \" AND \" + column + \" LIKE ?2\";"));
    row("no path of one machine", privatePaths, "core/hardware/x.cpp",
        QStringLiteral("open(\"/%1/me/data\");").arg(QStringLiteral("home")),
        QStringLiteral("open(\"/proc/meminfo\");"));
    row("locks are checked at compile time", locksOfTheStandardLibrary, "core/events/x.cpp",
        QStringLiteral("std::mutex mutex_;"), QStringLiteral("Mutex mutex_;"));
    row("tests wait as long as it takes", impatientTests, "tests/core/x_test.cpp",
        QStringLiteral("QTRY_%1(done);").arg(QStringLiteral("VERIFY")),
        QStringLiteral("QTRY_VERIFY_WITH_TIMEOUT(done, kPatience);"));
    row("tests have one patience", impatientTests, "tests/core/x_test.cpp",
        QStringLiteral("process.%1(30000);").arg(QStringLiteral("waitForFinished")),
        QStringLiteral("process.waitForFinished(kPatience);"));
}

void HouseTest::rules() {
    QFETCH(TreeRule, rule);
    QFETCH(QString, path);
    QFETCH(QString, violation);
    QFETCH(QString, allowed);

    QTemporaryDir planted;
    QVERIFY(planted.isValid());
    const auto plant = [&](const QString& place, const QString& text) {
        QVERIFY(QDir(planted.path()).mkpath(QFileInfo(place).path()));
        QFile file(planted.filePath(place));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write((text + QLatin1Char('\n')).toUtf8());
    };
    plant(QStringLiteral("core/base/neighbor.cpp"),
          QStringLiteral("constexpr int kNeighbor = 1;\nint Neighbor::first() {"));
    plant(path, allowed);
    QCOMPARE(rule(planted.path()), QStringList());
    plant(path, allowed + QLatin1Char('\n') + violation);
    QCOMPARE(rule(planted.path()).size(), 1);

    const QString root = qEnvironmentVariable("EPOCHAL_SOURCE");
    QVERIFY2(QFileInfo::exists(root + QStringLiteral("/core/base/result.h")),
             "EPOCHAL_SOURCE must name the source tree");
    const QStringList found = rule(root);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

QTEST_GUILESS_MAIN(HouseTest)
#include "house_test.moc"
