#include "ui/pages/runs/filter_popup.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/pages/parts/rule.h"

namespace epochal::ui {

namespace {
constexpr int kHighest = 400, kRowHeight = 24;
}

FilterPopup::FilterPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      scroll_(new QScrollArea(this)),
      all_(new QPushButton(this)),
      none_(new QPushButton(this)),
      only_(new QPushButton(this)),
      note_(new QLabel(this)) {
    // A click on the button that opened it closes it, instead of opening it again.
    setAttribute(Qt::WA_NoMouseReplay);
    setProperty("popup", true);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    note_->setProperty("secondary", true);
    note_->setFont(Theme::instance().font(Type::Secondary));
    auto* links = new QHBoxLayout;
    links->setContentsMargins(8, 6, 8, 0);
    links->setSpacing(Theme::kGrid);
    for (QPushButton* link : {all_, none_, only_}) {
        link->setProperty("link", true);
        link->setCursor(Qt::PointingHandCursor);
        link->setAutoDefault(false);
        links->addWidget(link);
    }
    links->addStretch(1);
    note_->setContentsMargins(11, 0, 11, 6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(2);
    column->addWidget(scroll_, 1);
    column->addWidget(rule(Qt::Horizontal, this));
    column->addLayout(links);
    column->addWidget(note_);
    connect(all_, &QPushButton::clicked, this, [this] { check([](const Row&) { return true; }); });
    connect(none_, &QPushButton::clicked, this, [this] { check([](const Row&) { return false; }); });
    connect(only_, &QPushButton::clicked, this,
            [this] { check([wanted = rows_.value(current_).value](const Row& row) { return row.value == wanted; }); });
}

void FilterPopup::open(QWidget* anchor, const QString& field, const QList<Value>& values) {
    const Theme& theme = Theme::instance();
    //: check all values of a filter
    all_->setText(tr("All"));
    //: check no value of a filter
    none_->setText(tr("None"));
    note_->setText(tr("Counts follow the other filters"));
    setAccessibleName(field);
    rows_.clear();
    list_ = new QWidget;
    auto* grid = new QGridLayout(list_);
    grid->setContentsMargins(10, 6, 10, 6);
    grid->setVerticalSpacing(1);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(0, 1);
    for (const Value& value : values) {
        const int at = static_cast<int>(rows_.size());
        auto* box = new QCheckBox(value.label, list_);
        box->setObjectName(QStringLiteral("filterValue-") + value.value);
        if (!value.icon.isEmpty()) box->setIcon(theme.icon(value.icon, value.role));
        box->setChecked(value.checked);
        box->setMinimumHeight(kRowHeight);
        box->installEventFilter(this);
        auto* count = new QLabel(list_);
        count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        count->setProperty("secondary", true);
        count->setMinimumWidth(count->fontMetrics().horizontalAdvance(QStringLiteral("00,000")));
        grid->addWidget(box, at, 0);
        grid->addWidget(count, at, 1);
        connect(box, &QCheckBox::toggled, this, &FilterPopup::apply);
        rows_.append({value.value, value.label, box, count});
    }
    grid->setRowStretch(static_cast<int>(rows_.size()), 1);
    scroll_->setWidget(list_);  // deletes the list before
    setCurrent(0);
    only_->setVisible(!rows_.isEmpty());
    const QSize content = list_->sizeHint();
    scroll_->setMinimumWidth(content.width() + scroll_->verticalScrollBar()->sizeHint().width());
    scroll_->setFixedHeight(std::min(content.height(), kHighest));
    adjustSize();
    const QRect screen = anchor->screen()->availableGeometry();
    QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height() + 1));
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    if (at.y() + height() > screen.bottom()) at.setY(std::max(screen.top(), screen.bottom() - height()));
    move(at);
    show();
    if (!rows_.isEmpty()) rows_.front().box->setFocus(Qt::PopupFocusReason);
}

void FilterPopup::setCounts(const QHash<QString, int>& counts) {
    const Theme& theme = Theme::instance();
    for (const Row& row : rows_) {
        const int count = counts.value(row.value);
        const QString number = Formatter::current().integer(count);
        row.count->setText(number);
        //: %1 = a value that runs are filtered by, %2 = how many runs have it
        row.box->setAccessibleName(tr("%1: %2").arg(row.label, number));
        QPalette palette = row.box->palette();
        palette.setColor(QPalette::WindowText, theme.colour(count > 0 ? Role::Text : Role::Text2));
        row.box->setPalette(palette);
    }
}

void FilterPopup::check(const std::function<bool(const Row&)>& wanted) {
    quiet_ = true;
    for (const Row& row : rows_) row.box->setChecked(wanted(row));
    quiet_ = false;
    apply();
}

void FilterPopup::apply() {
    if (quiet_) return;
    QStringList values;
    for (const Row& row : rows_)
        if (row.box->isChecked()) values.append(row.value);
    if (!values.isEmpty()) Q_EMIT chosen(values);
}

void FilterPopup::setCurrent(int row) {
    current_ = row;
    //: %1 = a value that runs are filtered by: uncheck all others
    only_->setText(tr("Only %1").arg(rows_.value(row).label));
}

bool FilterPopup::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        for (int row = 0; row < rows_.size(); ++row)
            if (rows_[row].box == watched) {
                setCurrent(row);
                scroll_->ensureWidgetVisible(rows_[row].box, 0, kRowHeight);
            }
    return QFrame::eventFilter(watched, event);
}

}  // namespace epochal::ui
