#include "ui/dialogs/help_dialog.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QStyle>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>
#include <algorithm>

#include "ui/format/language.h"
#include "ui/pages/parts/search_line.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr QSize kHelpSize(860, 640);
constexpr int kIndexWidth = 280;
constexpr int kTextMargin = 16, kAfterTable = 12;
constexpr qreal kLine = 128;  ///< height of a line, percent

/// Markdown's headings are far larger than the window's titles, and its paragraphs are set tight.
void layOut(QTextDocument& document) {
    const Theme& theme = Theme::instance();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor at(block);
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(kLine, QTextBlockFormat::ProportionalHeight);
        if (const int level = format.headingLevel(); level > 0) {
            format.setTopMargin(level == 1 ? 0 : 14);
            format.setBottomMargin(6);
            QTextCharFormat letters = block.charFormat();
            letters.clearProperty(QTextFormat::FontSizeAdjustment);  // Markdown's, relative to the text's size
            letters.setFont(theme.font(level == 1 ? Type::Title : Type::Heading));
            at.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            at.setCharFormat(letters);
        }
        at.setBlockFormat(format);
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(4);
        format.setCellSpacing(0);
        format.setBorder(0);
        table->setFormat(format);
        // Qt ignores a table's bottom margin: the paragraph after it gets the space.
        QTextCursor after = table->lastCursorPosition();
        after.movePosition(QTextCursor::NextBlock);
        QTextBlockFormat next = after.blockFormat();
        if (!after.currentTable() && next.headingLevel() == 0) {
            next.setTopMargin(kAfterTable);
            after.setBlockFormat(next);
        }
    }
}
}  // namespace

HelpDialog::HelpDialog(QWidget* parent)
    : QDialog(parent),
      search_(new SearchLine(this)),
      index_(new QListWidget(this)),
      back_(new QToolButton(this)),
      forward_(new QToolButton(this)),
      text_(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("helpDialog"));
    setWindowFlag(Qt::Window);
    setModal(false);
    resize(kHelpSize);
    search_->setObjectName(QStringLiteral("helpSearch"));
    index_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    index_->setObjectName(QStringLiteral("helpIndex"));
    text_->setObjectName(QStringLiteral("helpText"));
    text_->setOpenExternalLinks(false);
    text_->document()->setDocumentMargin(kTextMargin);
    back_->setIcon(Theme::instance().icon(QStringLiteral("chevron-left")));
    back_->setObjectName(QStringLiteral("helpBack"));
    back_->setShortcut(QKeySequence::Back);
    forward_->setIcon(Theme::instance().icon(QStringLiteral("chevron-right")));
    forward_->setObjectName(QStringLiteral("helpForward"));
    forward_->setShortcut(QKeySequence::Forward);
    auto* tools = new QHBoxLayout;
    for (QToolButton* button : {back_, forward_}) {
        button->setAutoRaise(true);
        button->setEnabled(false);
        tools->addWidget(button);
    }
    tools->addWidget(search_, 1);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(tools);
    column->addWidget(index_, 1);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(text_);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kIndexWidth, kHelpSize.width() - kIndexWidth});
    splitter->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(Theme::kGrid, Theme::kGrid, Theme::kGrid, Theme::kGrid);
    all->addWidget(splitter);

    connect(back_, &QToolButton::clicked, text_, &QTextBrowser::backward);
    connect(forward_, &QToolButton::clicked, text_, &QTextBrowser::forward);
    connect(text_, &QTextBrowser::backwardAvailable, back_, &QWidget::setEnabled);
    connect(text_, &QTextBrowser::forwardAvailable, forward_, &QWidget::setEnabled);
    connect(text_, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) {
        id_ = url.fileName().section(QLatin1Char('.'), 0, 0);  // source() still names the former page here
        settle();
    });
    connect(search_, &QLineEdit::textChanged, this, [this] {
        fillIndex();
        markWords();
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (index_->count() > 0) index_->setCurrentRow(0);
    });
    connect(index_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item && item->data(Qt::UserRole).toString() != id_)
            text_->setSource(helpUrl(language_, item->data(Qt::UserRole).toString()));
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] { text_->reload(); });
    retranslate();
}

void HelpDialog::open(const QString& id) {
    search_->clear();
    text_->setSource(helpUrl(language_, id));
    show();
    raise();
    activateWindow();
    text_->setFocus();
}

void HelpDialog::fillIndex() {
    const QSignalBlocker quiet(index_);
    index_->clear();
    for (const HelpPage& page : foundIn(pages_, search_->text())) {
        auto* item = new QListWidgetItem(page.title, index_);
        item->setData(Qt::UserRole, page.id);
        if (page.id == id_) index_->setCurrentItem(item);
    }
    if (index_->count() > 0) return;
    auto* none = new QListWidgetItem(tr("No page contains these words"), index_);
    none->setFlags(Qt::NoItemFlags);
}

void HelpDialog::settle() {
    layOut(*text_->document());
    fillIndex();
    markWords();
}

void HelpDialog::markWords() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        QTextCursor at(text_->document());
        while (!(at = text_->document()->find(word, at)).isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(Theme::instance().colour(Role::WarnBack));
            marks.append(mark);
        }
    }
    text_->setExtraSelections(marks);
}

void HelpDialog::retranslate() {
    setWindowTitle(tr("Help"));
    search_->setPlaceholderText(tr("Search the help"));
    search_->setAccessibleName(tr("Search the help"));
    index_->setAccessibleName(tr("Help pages"));
    text_->setAccessibleName(tr("Help"));
    //: adverb, button: to the page seen before
    back_->setToolTip(tr("Back"));
    back_->setAccessibleName(tr("Back"));
    //: adverb, button: to the next page
    forward_->setToolTip(tr("Forward"));
    forward_->setAccessibleName(tr("Forward"));
    const QString page = id_;
    language_ = Language::localeOf(Language::current()).name().section(QLatin1Char('_'), 0, 0);
    pages_ = helpPages(language_);
    if (pages_.isEmpty()) pages_ = helpPages(language_ = QStringLiteral("en"));
    if (!page.isEmpty()) {
        text_->setSource(helpUrl(language_, page));
        text_->clearHistory();  // its pages are in the former language
    }
    fitIndex();
    fillIndex();
}

void HelpDialog::fitIndex() {
    constexpr int kWidest = 400;
    int words = 0;
    for (const HelpPage& page : pages_) words = std::max(words, index_->fontMetrics().horizontalAdvance(page.title));
    const int beside = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, index_) + 1) +
                       2 * index_->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 4;
    index_->setMinimumWidth(std::min(kWidest, words + beside));
}

void HelpDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

}  // namespace epochal::ui
