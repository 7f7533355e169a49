#include "ui/dialogs/try_images_dialog.h"

#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

#include "core/launch/prediction.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/tab_order.h"
#include "ui/dialogs/tried_image.h"
#include "ui/dialogs/whole_height.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/thumbnail.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

TryImagesDialog::TryImagesDialog(Workbench& workbench, Path run, const QString& name, QWidget* parent)
    : QDialog(parent),
      workbench_(workbench),
      run_(std::move(run)),
      name_(name),
      about_(new QLabel(this)),
      empty_(new QLabel(this)),
      problem_(new QLabel(this)),
      working_(new QLabel(this)),
      scroll_(new QScrollArea(this)),
      list_(new QVBoxLayout),
      progress_(new QProgressBar(this)),
      choose_(new QPushButton(this)),
      cancel_(new QPushButton(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
    setObjectName(QStringLiteral("tryImages"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    resize(560, 520);
    about_->setWordWrap(true);
    about_->setObjectName(QStringLiteral("tryAbout"));
    about_->setProperty("secondary", true);
    about_->setTextFormat(Qt::PlainText);
    empty_->setObjectName(QStringLiteral("tryEmpty"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setProperty("secondary", true);
    problem_->setObjectName(QStringLiteral("tryProblem"));
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    problem_->setProperty("role", QStringLiteral("error"));
    choose_->setObjectName(QStringLiteral("tryChoose"));
    choose_->setDefault(true);
    cancel_->setObjectName(QStringLiteral("tryCancel"));
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);
    working_->setProperty("secondary", true);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, Theme::kGrid, 0);
    column->setSpacing(8);
    column->addLayout(list_);
    column->addWidget(empty_, 1);
    column->addStretch(0);
    list_->setSpacing(8);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*scroll_, QAccessible::List);

    auto* work = new QHBoxLayout;
    work->setSpacing(8);
    work->addWidget(working_);
    work->addWidget(progress_, 1);
    work->addWidget(cancel_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(choose_);
    foot->addStretch(1);
    foot->addWidget(buttons_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(10);
    all->addWidget(about_);
    all->addWidget(scroll_, 1);
    all->addWidget(problem_);
    all->addLayout(work);
    all->addLayout(foot);
    connect(choose_, &QPushButton::clicked, this, &TryImagesDialog::choose);
    connect(cancel_, &QPushButton::clicked, this, &TryImagesDialog::cancel);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    tabByPlace(this);
    keepWhole(this);
}

TryImagesDialog::~TryImagesDialog() {
    if (stop_) stop_->request_stop();
}

void TryImagesDialog::choose() {
    //: title of a dialog
    tryFiles(QFileDialog::getOpenFileNames(this, tr("Choose images"), {}, tr("Images (*.jpg *.jpeg *.png)")));
}

void TryImagesDialog::tryFiles(const QStringList& files) {
    for (const QString& file : files) {
        auto* image = new TriedImage(QFileInfo(file).absoluteFilePath(), this);
        list_->insertWidget(list_->count(), image);
        waiting_ += image;
        workbench_.background().read(
            image, [path = Path(image->file().toStdString())] { return readThumbnail(path).picture; },
            [image](const QImage& picture) { image->setPicture(picture); });
    }
    trouble_.reset();
    cancelled_ = false;
    next();
}

/// Has the next images classified, unless some are.
void TryImagesDialog::next() {
    if (!stop_ && !waiting_.isEmpty()) {
        const QList<TriedImage*> asked = waiting_.mid(0, static_cast<qsizetype>(kMostFilesAsked));
        waiting_ = waiting_.mid(asked.size());
        std::vector<Path> files;
        for (const TriedImage* image : asked) files.emplace_back(image->file().toStdString());
        stop_.emplace();
        workbench_.background().read(
            this,
            [worker = workbench_.worker(), run = run_, files, mine = *stop_](const std::stop_token& ends) mutable {
                const std::stop_callback both(ends, [&mine] { mine.request_stop(); });
                return predictByWorker(worker, run, files, mine.get_token());
            },
            [this, asked](const Result<engine::ImageAnswers>& answers) { take(asked, answers); });
    }
    showState();
}

void TryImagesDialog::cancel() {
    if (!stop_) return;
    cancelled_ = true;
    waiting_.clear();
    stop_->request_stop();
}

void TryImagesDialog::take(const QList<TriedImage*>& asked, const Result<engine::ImageAnswers>& answers) {
    stop_.reset();
    if (!answers) {
        // A cancellation by the user is not an error.
        if (!cancelled_) trouble_ = answers.error();
        waiting_.clear();
    } else {
        answered_ = *answers;
        for (qsizetype i = 0; i < asked.size(); ++i) asked[i]->setAnswer(answers->images[static_cast<std::size_t>(i)]);
    }
    next();
}

void TryImagesDialog::showState() {
    const Formatter& write = Formatter::current();
    empty_->setVisible(list_->count() == 0);
    for (QWidget* widget :
         {static_cast<QWidget*>(working_), static_cast<QWidget*>(progress_), static_cast<QWidget*>(cancel_)})
        widget->setVisible(isWorking());
    problem_->setVisible(trouble_.has_value());
    if (trouble_) problem_->setText(tr("%1. %2").arg(write.what(*trouble_), write.remedy(*trouble_)));
    about_->setText(
        answered_
            //: %1: name of a run, %2: a number
            ? tr("What the network of %1 says, with its weights after epoch %2.")
                  .arg(name_, write.integer(answered_->epoch))
            //: %1: name of a run
            : tr("What the network of %1 says of your images, with the weights of its best epoch. They are decoded and "
                 "cropped as its validation images were.")
                  .arg(name_));
}

void TryImagesDialog::retranslate() {
    //: verb, title of a dialog
    setWindowTitle(tr("Try images"));
    empty_->setText(tr("Drop JPEG or PNG files here, or choose them."));
    choose_->setText(tr("Choose images…"));
    //: verb, button
    cancel_->setText(tr("Cancel"));
    //: the network is at work
    working_->setText(tr("Classifying…"));
    progress_->setAccessibleName(tr("Classifying…"));
    scroll_->setAccessibleName(tr("Images"));
    for (TriedImage* image : findChildren<TriedImage*>()) image->retranslate();
    showState();
}

void TryImagesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void TryImagesDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void TryImagesDialog::dropEvent(QDropEvent* event) {
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) files += url.toLocalFile();
    if (files.isEmpty()) return;
    event->acceptProposedAction();
    tryFiles(files);
}

}  // namespace epochal::ui
