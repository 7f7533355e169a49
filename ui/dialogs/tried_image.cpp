#include "ui/dialogs/tried_image.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>

#include "ui/dialogs/class_bars.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr QSize kTriedPicture{112, 84};
}

TriedImage::TriedImage(QString file, QWidget* parent)
    : QFrame(parent),
      file_(std::move(file)),
      picture_(new QLabel(this)),
      name_(new QLabel(this)),
      notes_(new QLabel(this)),
      bars_(new ClassBars(this)) {
    setObjectName(QStringLiteral("triedImage"));
    setProperty("panel", true);
    picture_->setFixedSize(kTriedPicture);
    picture_->setAlignment(Qt::AlignCenter);
    name_->setFont(Theme::instance().font(Type::BodyBold));
    name_->setToolTip(file_);
    name_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    name_->setTextFormat(Qt::PlainText);
    notes_->setObjectName(QStringLiteral("triedNotes"));
    notes_->setWordWrap(true);
    notes_->setTextFormat(Qt::PlainText);
    notes_->setFont(Theme::instance().font(Type::Secondary));
    notes_->hide();
    bars_->hide();
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(name_);
    words->addWidget(bars_);
    words->addWidget(notes_);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 10, 12, 10);
    row->setSpacing(12);
    row->addWidget(picture_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    retranslate();
}

void TriedImage::setPicture(const QImage& picture) {
    if (picture.isNull()) return;
    const qreal scale = devicePixelRatioF();
    const QSize room = kTriedPicture * scale;
    const QSize size = picture.size().scaled(room, Qt::KeepAspectRatio).expandedTo({1, 1});
    // Small images are enlarged with their pixels visible.
    const bool enlarges = size.width() > picture.width();
    QPixmap shown = QPixmap::fromImage(
        picture.scaled(size, Qt::IgnoreAspectRatio, enlarges ? Qt::FastTransformation : Qt::SmoothTransformation));
    shown.setDevicePixelRatio(scale);
    picture_->setPixmap(shown);
}

void TriedImage::setAnswer(engine::ImageAnswers::Image answer) {
    answer_ = std::move(answer);
    answered_ = true;
    retranslate();
}

void TriedImage::retranslate() {
    const Formatter& write = Formatter::current();
    showName();
    bars_->setVisible(answered_ && !answer_.error);
    bars_->setClasses(answer_.best);
    QStringList notes;
    if (answer_.error) {
        notes += tr("%1. %2").arg(write.text(answer_.error->what), write.remedy(*answer_.error));
    } else if (!answered_) {
        //: instead of an image's classes
        notes += tr("Not classified yet");
    }
    for (const Message& note : answer_.notes) notes += write.text(note);
    setStyleProperty(notes_, "secondary", !answer_.error);
    setStyleProperty(notes_, "role", answer_.error ? QStringLiteral("error") : QString());
    notes_->setText(notes.join(QLatin1Char('\n')));
    notes_->setVisible(!notes.isEmpty());
    setAccessibleName(QFileInfo(file_).fileName() + QStringLiteral(": ") +
                      (answer_.error || !answered_ ? notes_->text() : bars_->text()));
}

void TriedImage::showName() {
    name_->setText(
        name_->fontMetrics().elidedText(QFileInfo(file_).fileName(), Qt::ElideMiddle, std::max(name_->width(), 120)));
}

void TriedImage::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    showName();
}

}  // namespace epochal::ui
