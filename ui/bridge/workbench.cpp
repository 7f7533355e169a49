#include "ui/bridge/workbench.h"

#include <QThread>
#include <QUndoStack>

#include "core/base/clock.h"
#include "ui/bridge/run_queue.h"

namespace epochal::ui {

Workbench::Workbench(Path home, Path worker, QObject* parent)
    : QObject(parent),
      home_(std::move(home)),
      worker_(std::move(worker)),
      machine_(thisMachine()),
      history_(new QUndoStack(this)),
      prices_(std::make_unique<Prices>(*this)),
      runs_(std::make_unique<LiveRuns>(*this)),
      catalogue_(std::make_unique<RunCatalogue>(*this)),
      queue_(std::make_unique<RunQueue>(*this)) {}

Workbench::~Workbench() {
    queue_.reset();
    runs_->end();
    // What still runs uses the parts, so it ends while they are whole.
    catalogue_->end();
    background_.end();
    catalogue_.reset();
}

void Workbench::leave() {
    queue_->leave();
    runs_->leave();
}

bool Workbench::shutDown(double seconds) {
    leave();
    const double deadline = monotonicSeconds() + seconds;
    while (runs_->engineBusy() && monotonicSeconds() < deadline) QThread::msleep(20);
    if (runs_->engineBusy()) return false;
    runs_->drainAll();
    catalogue_->drain();
    return true;
}

}  // namespace epochal::ui
