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
    //: what loader threads do: images are cropped, resized and changed; %1: a time
    add(work.augmenting, LoaderWords::tr("augmentation %1"));
    if (parts.isEmpty()) return {};
    //: %1: "reading 0.31 ms, decoding 12.4 ms, augmentation 3.20 ms"
    return LoaderWords::tr("Beside each step, summed over %n loader thread(s): %1", "",
                           static_cast<int>(spec.data.loaderThreads))
        .arg(parts.join(QStringLiteral(", ")));
}

}  // namespace epochal::ui
