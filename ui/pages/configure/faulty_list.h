#pragma once

#include <QFrame>
#include <vector>

#include "ui/pages/configure/folder_contents.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace epochal::ui {

/// The files of a folder of images that cannot be used: how many, the first of them with the reason, and a link to
/// where they are. Hidden while there are none.
class FaultyList : public QFrame {
    Q_OBJECT
public:
    static constexpr std::size_t kNamed = 3;

    explicit FaultyList(QWidget* parent = nullptr);

    /// `known`: false if only some of the images have been looked at, so that there may be more.
    void setFiles(const Path& root, std::vector<FaultyFile> named, std::int64_t count, bool known);
    void retranslate();

private:
    void openFolder() const;

    Path root_;
    std::vector<FaultyFile> named_;
    std::int64_t count_ = 0;
    bool known_ = true;
    QLabel *icon_, *title_, *more_;
    QPushButton* open_;
    QGridLayout* rows_;
    std::vector<std::pair<QLabel*, QLabel*>> labels_;  ///< file and reason
};

}  // namespace epochal::ui
