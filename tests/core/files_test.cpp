// Files as the kernel presents them: links, pipes, devices, modes, leftovers of dead processes.
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <fstream>
#include <thread>

#include "core/base/files.h"
#include "core/events/run_directory.h"
#include "tests/support/exit_record.h"

using namespace epochal;

namespace {

unsigned modeOf(const Path& path) {
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 ? status.st_mode : 0;
}

std::ptrdiff_t entriesIn(const Path& folder) {
    return std::distance(std::filesystem::directory_iterator(folder), {});
}

/// The PID of a process that has ended.
pid_t deadProcess() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

}  // namespace

class FilesTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    Path home_;

private Q_SLOTS:
    void init() {
        home_ = Path(folder_.path().toStdString()) / QTest::currentTestFunction();
        QVERIFY(makeFolders(home_).ok());
    }

    void linksStayAndTheirTargetsAreWritten() {
        QVERIFY(makeFolders(home_ / "elsewhere").ok());
        QVERIFY(writeAtomically(home_ / "elsewhere" / "book", "old").ok());
        std::filesystem::create_symlink("elsewhere/book", home_ / "first");
        std::filesystem::create_symlink("first", home_ / "second");
        std::filesystem::create_symlink("elsewhere/new", home_ / "dangling");
        for (const auto write :
             {+[](const Path&p, std::string_view b) { return writeAtomically(p, b); }, &writeOutput}) {
            QVERIFY(write(home_ / "second", "new").ok());
            QVERIFY(S_ISLNK(modeOf(home_ / "second")) && S_ISLNK(modeOf(home_ / "first")));
            QCOMPARE(*readFile(home_ / "elsewhere" / "book"), std::string("new"));
            QVERIFY(write(home_ / "dangling", "made").ok());
            QVERIFY(S_ISLNK(modeOf(home_ / "dangling")));
            QCOMPARE(*readFile(home_ / "elsewhere" / "new"), std::string("made"));
            QVERIFY(writeAtomically(home_ / "elsewhere" / "book", "old").ok());
        }
        std::filesystem::create_symlink("circle", home_ / "circle");
        QVERIFY(!writeAtomically(home_ / "circle", "x").ok());
        QVERIFY(S_ISLNK(modeOf(home_ / "circle")));
        // Inside a run's folder, links are neither followed nor replaced.
        QVERIFY(!writeAtomically(home_ / "second", "x", Links::Refuse).ok());
        QVERIFY(!readFile(home_ / "second", 100, Links::Refuse).ok());
        QVERIFY(S_ISLNK(modeOf(home_ / "second")));
        QCOMPARE(entriesIn(home_), std::ptrdiff_t{5});
        QCOMPARE(entriesIn(home_ / "elsewhere"), std::ptrdiff_t{2});
    }

    void whatIsNoFileIsNeverReplaced() {
        QCOMPARE(::mkfifo((home_ / "pipe").c_str(), 0644), 0);
        QVERIFY(makeFolder(home_ / "folder").ok());
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        (home_ / "socket").string().copy(address.sun_path, sizeof address.sun_path - 1);
        QCOMPARE(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        for (const char* name : {"pipe", "folder", "socket"}) {
            const unsigned before = modeOf(home_ / name);
            QVERIFY2(!writeAtomically(home_ / name, "x").ok(), name);
            QCOMPARE(modeOf(home_ / name), before);
        }
        QVERIFY(!writeOutput(home_ / "folder", "x").ok());
        QVERIFY(!writeOutput(home_ / "socket", "x").ok());
        ::close(socket);
        QCOMPARE(entriesIn(home_), std::ptrdiff_t{3});
    }

    void whatAPersonNamesIsWrittenTo() {
        // /dev/null, also as root, and a link to it.
        std::filesystem::create_symlink("/dev/null", home_ / "nothing");
        QVERIFY(writeOutput("/dev/null", "x").ok());
        QVERIFY(writeOutput(home_ / "nothing", "x").ok());
        QVERIFY(S_ISCHR(modeOf("/dev/null")) && S_ISLNK(modeOf(home_ / "nothing")));
        // A device created here, where the user may create one (root).
        if (::mknod((home_ / "device").c_str(), S_IFCHR | 0666, makedev(1, 3)) == 0) {
            QVERIFY(writeOutput(home_ / "device", "x").ok());
            QVERIFY(!writeAtomically(home_ / "device", "x").ok());
            QVERIFY(S_ISCHR(modeOf(home_ / "device")));
        }
        const Path pipe = home_ / "pipe";
        QCOMPARE(::mkfifo(pipe.c_str(), 0644), 0);
        std::string got;
        std::thread reader([&] {
            std::ifstream in(pipe);
            std::getline(in, got);
        });
        QVERIFY(writeOutput(pipe, "through the pipe\n").ok());
        reader.join();
        QCOMPARE(got, std::string("through the pipe"));
        QVERIFY(S_ISFIFO(modeOf(pipe)));
        // A descriptor that someone else opened keeps its contents, and the output is appended.
        const int file = ::open((home_ / "opened").c_str(), O_RDWR | O_CREAT | O_APPEND, 0644);
        QCOMPARE(::write(file, "before ", 7), ssize_t{7});
        QVERIFY(writeOutput("/dev/fd/" + std::to_string(file), "after").ok());
        struct stat status {};
        QVERIFY(::fstat(file, &status) == 0 && status.st_nlink == 1);
        QCOMPARE(*readFile(home_ / "opened"), std::string("before after"));
        ::close(file);
    }

    void nothingInAFilesPlaceIsWaitedFor() {
        // None of these may wait for a writer or reader that never comes.
        const Path pipe = home_ / "pipe";
        QCOMPARE(::mkfifo(pipe.c_str(), 0644), 0);
        QVERIFY(!readFile(pipe).ok());
        QVERIFY(!readFrom(pipe, 0, 10).ok());
        QVERIFY(!AppendFile::open(pipe).ok());
        QVERIFY(!FileLock::tryLock(pipe).ok());
        QVERIFY(!FileLock::isHeld(pipe));
        QVERIFY(!openRegular("/dev/zero", O_RDONLY, Links::Refuse).ok());
        QVERIFY(!openRegular(home_, O_RDONLY, Links::Refuse).ok());
    }

    void aRunWithPipesForFilesIsRefusedAtOnce() {
        Offer offer;
        offer.id = "this-machine";
        for (const char* name : {"run.json", "spec.json", "offer.json", "machine.json"}) {
            const auto run = RunDirectory::create(home_ / "runs", std::string("r-") + name, {}, {}, offer);
            QVERIFY(run.ok());
            std::filesystem::remove(run->path() / name);
            QCOMPARE(::mkfifo((run->path() / name).c_str(), 0644), 0);
            QVERIFY(!RunDirectory::open(run->path()).ok());
        }
        const auto run = RunDirectory::create(home_ / "runs", "r", {}, {}, offer);
        for (const char* name : {"run.lock", "events.jsonl", "exit.json", "labels.json", "commands.jsonl"}) {
            std::filesystem::remove(run->path() / name);
            QCOMPARE(::mkfifo((run->path() / name).c_str(), 0644), 0);
        }
        QVERIFY(!EventWriter::open(*run, 1).ok());
        QVERIFY(!EventReader(run->events()).readNew().ok());
        QVERIFY(!run->exitRecord());
        QVERIFY(!test::writeExit(*run, {}).ok());
        QVERIFY(!run->writeLabels({}).ok());
        QCOMPARE(lastAttempt(run->events()), std::int64_t{0});
    }

    void modesAreOursWhateverTheMask() {
        const mode_t before = ::umask(0);
        QVERIFY(makeFolders(home_ / "a" / "b").ok());
        QVERIFY(writeAtomically(home_ / "a" / "file", "x").ok());
        Offer offer;
        offer.id = "this-machine";
        const auto run = RunDirectory::create(home_ / "runs", "r", {}, {}, offer);
        QVERIFY(run.ok());
        QVERIFY(AppendFile::open(home_ / "log").ok());
        ::umask(before);
        for (const Path& folder : {home_ / "a", home_ / "a" / "b", home_ / "runs", run->path(), run->checkpoints()})
            QCOMPARE(modeOf(folder) & 07777u, 0755u);
        for (const Path& file : {home_ / "a" / "file", home_ / "log", run->path() / "spec.json"})
            QCOMPARE(modeOf(file) & 07777u, 0644u);
        // A file that its owner made private stays private.
        QCOMPARE(::chmod((home_ / "log").c_str(), 0600), 0);
        QVERIFY(writeAtomically(home_ / "log", "new").ok());
        QCOMPARE(modeOf(home_ / "log") & 07777u, 0600u);
    }

    void whatDeadProcessesLeftGoesAndTheLivingKeepTheirs() {
        const Path dead[] = {home_ / "exit.json.tmp.0123456789abcdef",
                             home_ / ("exit.json.tmp." + std::to_string(deadProcess()))};
        for (const Path& file : dead) std::ofstream(file) << "half";
        QVERIFY(makeFolders(home_ / ".20261121-100000-00000001.new" / "checkpoints").ok());
        const Path ours = home_ / ("exit.json.tmp." + std::to_string(::getpid()));
        for (const Path& file : {ours, home_ / "notes.tmp.txt", home_ / ".new", home_ / "exit.json"})
            std::ofstream(file) << "kept";
        auto living = PreparedFile::prepare(home_ / "checkpoint", "whole");
        QVERIFY(living.ok());
        QCOMPARE(entriesIn(home_), std::ptrdiff_t{8});
        removeLeftovers(home_);
        for (const Path& file : dead) QVERIFY(!std::filesystem::exists(file));
        QVERIFY(!std::filesystem::exists(home_ / ".20261121-100000-00000001.new"));
        QVERIFY(std::filesystem::exists(ours));
        QVERIFY(living->commit().ok());
        QCOMPARE(*readFile(home_ / "checkpoint"), std::string("whole"));
        { const auto given = PreparedFile::prepare(home_ / "checkpoint", "given up"); }
        QCOMPARE(*readFile(home_ / "checkpoint"), std::string("whole"));
        QCOMPARE(entriesIn(home_), std::ptrdiff_t{5});
    }

    /// A temporary is kept while its writer lives, and swept once the writer has been killed.
    void aKilledWritersTemporaryIsSwept() {
        int ready[2];
        QCOMPARE(::pipe(ready), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto file = PreparedFile::prepare(home_ / "exit.json", "half");
            (void)!::write(ready[1], "x", 1);
            for (;;) ::pause();
        }
        char byte = 0;
        QCOMPARE(::read(ready[0], &byte, 1), ssize_t{1});
        removeLeftovers(home_);
        QCOMPARE(entriesIn(home_), std::ptrdiff_t{1});
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        removeLeftovers(home_);
        QCOMPARE(entriesIn(home_), std::ptrdiff_t{0});
        ::close(ready[0]);
        ::close(ready[1]);
    }

    void aLogThatIsGoneTakesNothingMore() {
        const Path log = home_ / "log";
        auto file = AppendFile::open(log);
        QVERIFY((*file)->append("one\n").ok());
        std::filesystem::rename(log, home_ / "moved");
        QVERIFY(!(*file)->append("two\n").ok());
        std::ofstream(log) << "another\n";
        QVERIFY(!(*file)->append("two\n").ok());
        std::filesystem::rename(home_ / "moved", log);
        QVERIFY((*file)->append("two\n").ok());
        QCOMPARE(*readFile(log), std::string("one\ntwo\n"));
        std::filesystem::remove(log);
        QVERIFY(!(*file)->append("three\n").ok());
        QVERIFY(!std::filesystem::exists(log));
    }

    void aTornLineIsCutFromALogOfAnyLength() {
        const Path log = home_ / "log";
        constexpr std::uint64_t kLong = 3ull << 30;  // a hole except for its end
        std::ofstream(log) << "first\n";
        std::filesystem::resize_file(log, kLong);
        auto file = AppendFile::open(log);
        QVERIFY((*file)->append("last\n").ok());
        QVERIFY((*file)->cutTornLine().ok());
        QCOMPARE(std::filesystem::file_size(log), kLong + 5);
        QVERIFY((*file)->append(std::string(200000, 'x')).ok());
        QVERIFY((*file)->cutTornLine().ok());
        QCOMPARE(std::filesystem::file_size(log), kLong + 5);
        std::filesystem::resize_file(log, 3);
        QVERIFY((*file)->cutTornLine().ok());
        QCOMPARE(std::filesystem::file_size(log), std::uint64_t{0});
    }

    void withoutDescriptorsALockCountsAsHeld() {
        const Path lock = home_ / "lock";
        std::ofstream(lock) << "";
        QVERIFY(!FileLock::isHeld(lock));
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        const rlimit none{0, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &none), 0);
        const bool held = FileLock::isHeld(lock);
        const auto read = readFile(lock);
        const Status written = writeAtomically(lock, "x");
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &before), 0);
        QVERIFY(held);
        QVERIFY(!read.ok() && !written.ok());
        QVERIFY(english(read.error()).find("Too many open files") != std::string::npos);
        QCOMPARE(*readFile(lock), std::string());
    }
};

QTEST_APPLESS_MAIN(FilesTest)
#include "files_test.moc"
