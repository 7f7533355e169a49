#include "ui/view/sample_words.h"

#include <QCoreApplication>

#include "ui/format/formatter.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {

struct SampleWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SampleWords)
};

}  // namespace

QString samplesTitle(Sample sample) {
    switch (sample) {
        case Sample::Image:
            return SampleWords::tr("Images");
        case Sample::Row:
            //: of a table
            return SampleWords::tr("Rows");
        case Sample::Any:
            break;
    }
    //: images, or rows of a table
    return SampleWords::tr("Samples");
}

QString trainingTitle(Sample sample) {
    switch (sample) {
        case Sample::Image:
            return SampleWords::tr("training images");
        case Sample::Row:
            //: title of an axis: rows of a table
            return SampleWords::tr("training rows");
        case Sample::Any:
            break;
    }
    //: title of an axis: images, or rows of a table
    return SampleWords::tr("training samples");
}

QString rateName(Sample sample) {
    return Formatter::text(rateOf(sample));
}

QString rateTitle(Sample sample) {
    return capitalized(rateName(sample));
}

QString ratePer(Sample sample, const QString& price) {
    //: %1: "images/s", %2: "USD/h"
    return SampleWords::tr("%1 per %2").arg(rateName(sample), price);
}

QString ratePerTitle(Sample sample, const QString& price) {
    return capitalized(ratePer(sample, price));
}

int rateDecimals(double rate) {
    return rate >= 100 ? 0 : rate >= 10 ? 1 : 2;
}

}  // namespace epochal::ui
