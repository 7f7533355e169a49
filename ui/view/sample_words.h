#pragma once

#include <QString>

#include "core/base/message.h"

namespace epochal::ui {

// What a run's samples are called: images, rows of a table; samples where a table or chart has both.

[[nodiscard]] QString samplesTitle(Sample sample);   ///< "Images", of a heading or an axis
[[nodiscard]] QString trainingTitle(Sample sample);  ///< "training images", of an axis
[[nodiscard]] QString rateName(Sample sample);       ///< "images/s"
[[nodiscard]] int rateDecimals(double rate);         ///< of a rate that is written with its uncertainty
[[nodiscard]] QString rateTitle(Sample sample);      ///< "Images/s"
/// "images/s per USD/h", of `price` = "USD/h".
[[nodiscard]] QString ratePer(Sample sample, const QString& price);
[[nodiscard]] QString ratePerTitle(Sample sample, const QString& price);  ///< "Images/s per USD/h"

}  // namespace epochal::ui
