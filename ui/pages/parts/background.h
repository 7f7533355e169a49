#pragma once

#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace epochal::ui {

/// Runs `work` on a pool thread and hands its result to `done` on the GUI thread, unless `context` is gone by then.
/// `done` must not block.
template <class Work, class Done>
void inBackground(QObject* context, Work work, Done done) {
    QPointer<QObject> guard(context);
    QThreadPool::globalInstance()->start([guard, work = std::move(work), done = std::move(done)] {
        auto result = std::make_shared<decltype(work())>(work());
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [guard, done, result] {
                if (guard) done(std::move(*result));
            },
            Qt::QueuedConnection);
    });
}

}  // namespace epochal::ui
