#include "ui/pages/configure/faulty_list.h"

#include <QDesktopServices>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// A file's path, elided in the middle; the tool tip has all of it.
class PathLabel : public QLabel {
public:
    explicit PathLabel(QWidget* parent) : QLabel(parent) {
        setObjectName(QStringLiteral("faultyFileUser"));
        setTextFormat(Qt::PlainText);
    }
    void setPath(const QString& path) {
        setToolTip(path);
        setAccessibleName(path);
        elide();
        updateGeometry();
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(toolTip()) + 2, QLabel::sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, QLabel::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        elide();
    }

private:
    void elide() { setText(fontMetrics().elidedText(toolTip(), Qt::ElideMiddle, width())); }
};

}  // namespace

FaultyList::FaultyList(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      title_(new QLabel(this)),
      more_(new QLabel(this)),
      open_(new QPushButton(this)),
      rows_(new QGridLayout) {
    setObjectName(QStringLiteral("faultyFiles"));
    setProperty("banner", QStringLiteral("warn"));
    setProperty("flush", true);
    title_->setObjectName(QStringLiteral("faultyTitle"));
    title_->setFont(Theme::instance().font(Type::BodyBold));
    title_->setProperty("role", QStringLiteral("warn"));
    title_->setWordWrap(true);
    more_->setObjectName(QStringLiteral("faultyMore"));
    more_->setProperty("secondary", true);
    open_->setObjectName(QStringLiteral("showFaultyFolder"));
    open_->setProperty("link", true);
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(icon_);
    head->addWidget(title_, 1);
    head->addWidget(open_);
    rows_->setHorizontalSpacing(12);
    rows_->setVerticalSpacing(2);
    rows_->setColumnStretch(0, 1);
    rows_->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < kNamed; ++i) {
        auto* path = new PathLabel(this);
        auto* reason = new QLabel(this);
        reason->setProperty("secondary", true);
        reason->setWordWrap(true);
        reason->setTextFormat(Qt::PlainText);
        labels_.emplace_back(path, reason);
        rows_->addWidget(path, static_cast<int>(i), 0, Qt::AlignTop);
        rows_->addWidget(reason, static_cast<int>(i), 1);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 10, 6);
    column->setSpacing(4);
    column->addLayout(head);
    column->addLayout(rows_);
    column->addWidget(more_);
    connect(open_, &QPushButton::clicked, this, &FaultyList::openFolder);
    connect(&Theme::instance(), &Theme::changed, this, &FaultyList::retranslate);
    retranslate();
}

void FaultyList::setFiles(const Path& root, std::vector<FaultyFile> named, std::int64_t count, bool known) {
    root_ = root;
    named_ = std::move(named);
    count_ = count;
    known_ = known;
    retranslate();
}

void FaultyList::retranslate() {
    const Formatter& write = Formatter::current();
    const int count = static_cast<int>(count_);
    icon_->setPixmap(Theme::instance().icon(QStringLiteral("warning"), Role::Warn).pixmap(16));
    title_->setText(known_ ? tr("%n file(s) cannot be used", "", count)
                           : tr("At least %n file(s) cannot be used", "", count));
    open_->setText(tr("Show in folder"));
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        const bool has = i < named_.size();
        labels_[i].first->setVisible(has);
        labels_[i].second->setVisible(has);
        if (!has) continue;
        static_cast<PathLabel*>(labels_[i].first)->setPath(QString::fromStdString(named_[i].path));
        // Files that are not named like images have no error of core.
        labels_[i].second->setText(named_[i].why.what.empty() ? tr("Not a .jpg, .jpeg or .png file")
                                                              : write.text(named_[i].why.what));
    }
    const auto more = count_ - static_cast<std::int64_t>(std::min(named_.size(), kNamed));
    //: files, besides those that are named above
    more_->setText(tr("and %n more", "", static_cast<int>(more)));
    more_->setVisible(more > 0);
    setVisible(count_ > 0);
}

void FaultyList::openFolder() const {
    if (named_.empty()) return;
    // The deepest folder that contains all the files named here.
    Path common = Path(named_.front().path).parent_path();
    for (std::size_t i = 1; i < std::min(named_.size(), kNamed); ++i)
        while (!common.empty() && !named_[i].path.starts_with(common.string() + "/")) common = common.parent_path();
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString((root_ / common).string())));
}

}  // namespace epochal::ui
