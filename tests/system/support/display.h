#pragma once

#include <QProcess>

namespace epochal::test {

/// A display to draw real windows on: the one there is, else an Xvfb of its own that ends with this object.
class Display {
public:
    /// Sets DISPLAY and the xcb platform; false if there is neither a display nor Xvfb. Call before QApplication.
    [[nodiscard]] bool open();
    ~Display();

private:
    QProcess server_;
};

}  // namespace epochal::test
