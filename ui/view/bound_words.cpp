#include "ui/view/bound_words.h"

#include <QCoreApplication>

namespace epochal::ui {

namespace {

struct BoundWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::BoundWords)
};

}  // namespace

QString boundName(Bound bound) {
    switch (bound) {
        case Bound::Unknown:
            break;
        case Bound::Compute:
            //: what the steps of a run are bound by
            return BoundWords::tr("computing");
        case Bound::Data:
            //: what the steps of a run are bound by
            return BoundWords::tr("waiting for data");
        case Bound::Communication:
            //: what the steps of a run are bound by
            return BoundWords::tr("communicating");
        case Bound::Reading:
            //: what the steps of a run are bound by
            return BoundWords::tr("reading");
        case Bound::Decoding:
            //: what the steps of a run are bound by: decoding image files
            return BoundWords::tr("decoding");
        case Bound::Copying:
            //: what the steps of a run are bound by
            return BoundWords::tr("copying");
        case Bound::Overhead:
            //: what the steps of a run are bound by: what a step costs whatever its batch
            return BoundWords::tr("overhead");
    }
    return {};
}

}  // namespace epochal::ui
