#pragma once

#include <QWidget>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/files.h"

class QPushButton;
class QTableWidget;

namespace epochal::ui {

/// What a run's folder holds: names and sizes. A double click or Enter opens a file. Buttons open the folder and, once
/// there is a best checkpoint, export its weights.
class RunFiles : public QWidget {
    Q_OBJECT
public:
    struct File {
        std::string name;  ///< within the folder
        std::uintmax_t bytes = 0;
        bool operator==(const File&) const = default;
    };
    /// The regular files in a folder and those below it, by name. Blocks; any thread.
    [[nodiscard]] static std::vector<File> in(const Path& folder);

    explicit RunFiles(QWidget* parent = nullptr);
    void show(const Path& folder, const std::vector<File>& files);

Q_SIGNALS:
    void folderRequested();
    void weightsRequested();
    void fileRequested(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    Path folder_;
    std::vector<File> files_;
    QTableWidget* table_;
    QPushButton *open_, *weights_;
};

}  // namespace epochal::ui
