#include "ui/pages/providers/provider_view.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "ui/pages/parts/page_wheel.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

ProviderView::ProviderView(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      webLabel_(new QLabel(this)),
      softwareLabel_(new QLabel(this)),
      notesLabel_(new QLabel(this)),
      web_(new QComboBox(this)),
      software_(new QComboBox(this)),
      webNotes_(new QLineEdit(this)),
      softwareNotes_(new QLineEdit(this)),
      notes_(new QPlainTextEdit(this)) {
    title_->setFont(Theme::instance().font(Type::BodyBold));
    title_->setWordWrap(true);
    web_->setObjectName(QStringLiteral("ratingWeb"));
    software_->setObjectName(QStringLiteral("ratingSoftware"));
    webNotes_->setObjectName(QStringLiteral("ratingWebNotes"));
    softwareNotes_->setObjectName(QStringLiteral("ratingSoftwareNotes"));
    notes_->setObjectName(QStringLiteral("providerNotes"));
    notes_->setTabChangesFocus(true);
    notes_->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(title_);
    for (QComboBox* combo : {web_, software_}) {
        for (int i = 0; i <= 5; ++i) combo->addItem(QString());
        leaveWheelToPage(combo);
        connect(combo, &QComboBox::activated, this, &ProviderView::tell);
    }
    for (QLineEdit* line : {webNotes_, softwareNotes_})
        connect(line, &QLineEdit::editingFinished, this, &ProviderView::tell);
    webLabel_->setBuddy(web_);
    softwareLabel_->setBuddy(software_);
    notesLabel_->setBuddy(notes_);
    for (QWidget* widget : std::initializer_list<QWidget*>{webLabel_, web_, webNotes_, softwareLabel_, software_,
                                                           softwareNotes_, notesLabel_, notes_})
        column->addWidget(widget);
    column->setStretchFactor(notes_, 1);
    retranslate();
}

void ProviderView::show(const Provider& provider) {
    if (provider.name == shown_.name && this->provider() == provider) return;
    shown_ = provider;
    web_->setCurrentIndex(static_cast<int>(provider.webInterface.value_or(0)));
    software_->setCurrentIndex(static_cast<int>(provider.software.value_or(0)));
    webNotes_->setText(QString::fromStdString(provider.webInterfaceNotes));
    softwareNotes_->setText(QString::fromStdString(provider.softwareNotes));
    notes_->setPlainText(QString::fromStdString(provider.notes));
    retranslate();
}

Provider ProviderView::provider() const {
    const auto rating = [](const QComboBox* combo) {
        return combo->currentIndex() > 0 ? std::optional<std::int64_t>(combo->currentIndex()) : std::nullopt;
    };
    return {shown_.name,
            rating(web_),
            rating(software_),
            webNotes_->text().trimmed().toStdString(),
            softwareNotes_->text().trimmed().toStdString(),
            notes_->toPlainText().trimmed().toStdString()};
}

void ProviderView::tell() {
    const Provider now = provider();
    if (now == shown_ || now.name.empty()) return;
    shown_ = now;
    Q_EMIT edited(now);
}

bool ProviderView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == notes_ && event->type() == QEvent::FocusOut) tell();
    return QWidget::eventFilter(watched, event);
}

void ProviderView::retranslate() {
    //: %1 is a provider's name
    title_->setText(tr("How easy %1 is to use").arg(QString::fromStdString(shown_.name)));
    webLabel_->setText(tr("&Web interface"));
    softwareLabel_->setText(tr("So&ftware stack"));
    notesLabel_->setText(tr("&Notes"));
    webNotes_->setPlaceholderText(tr("Why: ordering, console, billing"));
    softwareNotes_->setPlaceholderText(tr("Why: drivers, images, ready-made containers"));
    //: participle: of a provider
    const QStringList words{tr("not rated"), tr("1, poor"), tr("2, weak"),
                            tr("3, fair"),   tr("4, good"), tr("5, very good")};
    for (QComboBox* combo : {web_, software_})
        for (int i = 0; i <= 5; ++i) combo->setItemText(i, words[i]);
}

void ProviderView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
