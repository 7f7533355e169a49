#pragma once

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStringList>

#include <sys/types.h>

#include <cstring>
#include <vector>

#include "core/base/files.h"
#include "tests/support/patience.h"

namespace epochal::test {

/// Runs of several ranks on a CPU, small enough to be repeated: how they are started, and what is left of them.
inline QString worker() {
    return qEnvironmentVariable("EPOCHAL_WORKER");
}

inline QStringList settings(const char* as, int count, const QStringList& more = {}) {
    QStringList all{QStringLiteral("data.source=synthetic"),
                    QStringLiteral("data.height=16"),
                    QStringLiteral("data.width=16"),
                    QStringLiteral("data.train_images=512"),
                    QStringLiteral("data.validation_images=64"),
                    QStringLiteral("optimizer.global_batch=32"),
                    QStringLiteral("stop.epochs=4"),
                    QStringLiteral("devices.threads=1"),
                    QStringLiteral("data.augmentation=flip-shift"),
                    QStringLiteral("devices.kind=cpu"),
                    QStringLiteral("devices.count=%1").arg(count),
                    QStringLiteral("devices.ranks_as=%1").arg(QLatin1String(as))};
    all += more;
    QStringList arguments;
    for (const QString& one : all) arguments << QStringLiteral("--set") << one;
    return arguments;
}

inline QStringList start(const QString& runs, const QStringList& given) {
    return QStringList{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"), runs} + given;
}

inline Path onlyRun(const QString& home) {
    const QStringList runs = QDir(home).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return runs.size() == 1 ? Path((home + QLatin1Char('/') + runs.front()).toStdString()) : Path();
}

/// Of the last checkpoint, without its header, which has the spec's hash.
inline QByteArray tensors(const Path& run) {
    QDir folder(QString::fromStdString((run / "checkpoints").string()));
    const QStringList files = folder.entryList({QStringLiteral("step-*.ckpt")}, QDir::Files, QDir::Name);
    QFile file(files.isEmpty() ? QString() : folder.filePath(files.last()));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray all = file.readAll();
    quint64 header = 0;
    std::memcpy(&header, all.constData() + 16, sizeof header);
    return QCryptographicHash::hash(all.mid(24 + static_cast<qsizetype>(header)).chopped(16),
                                    QCryptographicHash::Sha256);
}

/// The ranks that a worker has started.
inline std::vector<pid_t> ranksOf(qint64 parent) {
    std::vector<pid_t> out;
    if (parent <= 0) return out;  // it has ended
    for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile file(QStringLiteral("/proc/%1/stat").arg(name));
        if (name.toInt() == 0 || !file.open(QIODevice::ReadOnly)) continue;
        const QByteArray text = file.readAll();
        const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
        if (fields.size() < 2 || fields[1].toLongLong() != parent || fields[0] == "Z") continue;
        QFile words(QStringLiteral("/proc/%1/cmdline").arg(name));
        if (words.open(QIODevice::ReadOnly) && words.readAll().split('\0').value(1) == "rank")
            out.push_back(name.toInt());
    }
    return out;
}

inline bool isGone(pid_t process) {
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return true;
    const QByteArray text = file.readAll();
    return text.mid(text.lastIndexOf(')') + 2).startsWith('Z');
}

/// Its exit code, or -1 if it did not exit by itself.
inline int toEnd(const QStringList& arguments, QByteArray* errors = nullptr) {
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(worker(), arguments);
    const bool ended = process.waitForFinished(test::kPatience) && process.exitStatus() == QProcess::NormalExit;
    const QByteArray said = process.readAllStandardError();
    if (errors)
        *errors = said;
    else if (!said.isEmpty())
        qInfo("%s", said.constData());
    return ended ? process.exitCode() : -1;
}

}  // namespace epochal::test
