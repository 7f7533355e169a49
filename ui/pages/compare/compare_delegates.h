#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// A row's name after its marker, or a group's title in bold with what its rows share in secondary type.
class NameDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The factor, and a bar of proportional length in the row's color.
class AgainstDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A cell that shows the model's shorter text where the full one does not fit.
class ShortDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    /// Width of the full text, or of the shorter one.
    [[nodiscard]] virtual int widthOf(const QModelIndex& index, bool fewer) const = 0;
    /// Of the text that fits the option's width, if it has one.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// The text shown in a cell of that width.
    [[nodiscard]] QString textIn(int width, const QModelIndex& index) const;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// An audit's verdict; in a badge with a warning if a figure is not consistent.
class AuditDelegate : public ShortDelegate {
    Q_OBJECT
public:
    using ShortDelegate::ShortDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] int widthOf(const QModelIndex& index, bool fewer) const override;
};

/// Text about the frontier, with a check mark for a row on it.
class FrontierDelegate : public ShortDelegate {
    Q_OBJECT
public:
    using ShortDelegate::ShortDelegate;
    [[nodiscard]] int widthOf(const QModelIndex& index, bool fewer) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
