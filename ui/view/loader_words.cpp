#include "ui/view/loader_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace epochal::ui {

namespace {

struct LoaderWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::LoaderWords)
};

}  // namespace

QString loaderSentence(const Figures& figures, const RunSpec& spec, const Formatter& format) {
    if (!figures.loaderWork) return {};
    const LoaderWork& work = *figures.loaderWork;
    QStringList parts;
    const auto add = [&](double seconds, const QString& words) {
        if (seconds > 0) parts += words.arg(format.milliseconds(seconds));
    };
    //: what loader threads do; %1: a time, "0.31 ms"
    add(work.reading, LoaderWords::tr("reading %1"));
    //: what loader threads do: image files are decoded; %1: a time
    add(work.decoding, LoaderWords::tr("decoding %1"));
    //: what loader threads do: images are cropped, resized and changed, or made; %1: a time
    add(work.augmenting, LoaderWords::tr("preparation %1"));
    if (parts.isEmpty()) return {};
    const auto threads = static_cast<int>(spec.data.loaderThreads);
    const QString did = parts.join(QStringLiteral(", "));
    // Each rank has its own loader, and one of them tells.
    if (spec.devices.count > 1)
        //: %1: "reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms"
        return LoaderWords::tr("In parallel with each step of rank 0, summed over %n loader thread(s): %1", "", threads)
            .arg(did);
    //: %1: "reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms"
    return LoaderWords::tr("In parallel with each step, summed over %n loader thread(s): %1", "", threads).arg(did);
}

}  // namespace epochal::ui
