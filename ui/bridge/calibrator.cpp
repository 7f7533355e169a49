#include "ui/bridge/calibrator.h"

#include <QProcess>
#include <QTimer>
#include <utility>

#include "core/base/json.h"

namespace epochal::ui {

namespace {

constexpr int kLeaveMilliseconds = 500;  ///< that the window waits when it closes
constexpr int kKillMilliseconds = 3000;  ///< a worker leaves after the step in progress

/// Asks it to leave, which removes its temporary folder, and does not wait.
void endProcess(QProcess* process) {
    process->setParent(nullptr);
    process->disconnect();
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    process->terminate();
    QTimer::singleShot(kKillMilliseconds, process, &QProcess::kill);
}

}  // namespace

Calibrator::Calibrator(Path home, Path worker, QObject* parent)
    : QObject(parent), home_(std::move(home)), worker_(std::move(worker)) {}

Calibrator::~Calibrator() {
    if (!process_) return;
    // No event loop may follow that could reap it.
    process_->disconnect();
    process_->terminate();
    if (!process_->waitForFinished(kLeaveMilliseconds)) process_->kill();
}

void Calibrator::start() {
    if (process_) return;
    error_.reset();
    process_ = new QProcess(this);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("EPOCHAL_HOME"), QString::fromStdString(home_.string()));
    process_->setProcessEnvironment(environment);
    connect(process_, &QProcess::finished, this,
            [this](int code, QProcess::ExitStatus status) { finish(code == 0 && status == QProcess::NormalExit); });
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) finish(false);
    });
    process_->start(QString::fromStdString(worker_.string()), {QStringLiteral("calibrate"), QStringLiteral("--json")},
                    QIODevice::ReadOnly);
}

void Calibrator::finish(bool done) {
    QProcess* ended = std::exchange(process_, nullptr);
    if (!done) {
        error_ = Error{ErrorKind::Internal,
                       {EPOCHAL_TEXT("core", "This machine could not be calibrated"), {}},
                       worker_.string(),
                       {EPOCHAL_TEXT("core", "Launch a run instead: it shows how fast this machine is"), {}}};
        const auto said = parseJson(ended->readAllStandardOutput().toStdString(), worker_.string());
        if (said && said->is_object() && said->contains("error")) error_ = errorFromJson((*said)["error"]);
    }
    ended->deleteLater();
    Q_EMIT this->ended();
}

void Calibrator::cancel() {
    if (process_) endProcess(std::exchange(process_, nullptr));
}

}  // namespace epochal::ui
