#pragma once

#include <QFrame>

#include "core/analysis/study.h"
#include "ui/theme/theme.h"
#include "ui/view/compare_data.h"

class QLabel;

namespace epochal::ui {

/// A few words beside a title, with an icon: that something is as it should be, or a warning.
class HeadBadge : public QFrame {
public:
    /// `name`: object name of the label with the words.
    HeadBadge(const char* name, QWidget* parent);
    void say(Role role, const QString& words);  ///< Ok or Warn; no words: not shown

private:
    void recolour();
    QLabel *icon_, *words_;
    Role role_ = Role::Ok;
};

/// What is compared: the title, what the audit found, of a campaign how its runs ended, whether the prices are a
/// what-if, and facts.
class CompareHead : public QWidget {
    Q_OBJECT
public:
    explicit CompareHead(QWidget* parent = nullptr);
    /// `study` is null for the user's own comparison.
    void show(const QString& title, const CompareData& of, const Study* study);
    using QWidget::show;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// At the right edge beside the title, at the left edge on a line of their own, elided if that is too short.
    void alignPrices();
    /// `search`: beside how a campaign went, only what is wrong with its figures is said.
    void showAudit(const CompareData& of, const Study* study, bool search);
    void showRuns(const std::vector<Entry>& entries, bool search);
    [[nodiscard]] QString priceWords(const CompareData& of) const;
    QLabel *title_, *prices_, *facts_;
    QString priceWords_;  ///< not elided
    HeadBadge *audit_, *finished_, *lost_;
};

}  // namespace epochal::ui
