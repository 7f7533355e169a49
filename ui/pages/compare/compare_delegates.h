#pragma once

#include "ui/tables/row_delegate.h"

namespace epochal::ui {

/// A row's name behind its marker, or a group's title in bold with what its rows share in secondary type.
class NameDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The factor and a bar as long as it, in the row's colour.
class AgainstDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A cell that takes the model's fewer words where the whole ones find no room.
class ShortDelegate : public RowDelegate {
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;
    /// Width of the whole words, or of the fewer ones.
    [[nodiscard]] virtual int widthOf(const QModelIndex& index, bool fewer) const = 0;
    /// Of the words that the option's width, where it has one, leaves room for.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// What is written in a cell of that width.
    [[nodiscard]] QString textIn(int width, const QModelIndex& index) const;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// An audit's words; in a badge with a warning where a figure does not follow.
class AuditDelegate : public ShortDelegate {
    Q_OBJECT
public:
    using ShortDelegate::ShortDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] int widthOf(const QModelIndex& index, bool fewer) const override;
};

/// Words about the frontier, with a tick for a row on it.
class FrontierDelegate : public ShortDelegate {
    Q_OBJECT
public:
    using ShortDelegate::ShortDelegate;
    [[nodiscard]] int widthOf(const QModelIndex& index, bool fewer) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace epochal::ui
