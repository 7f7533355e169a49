#pragma once

#include <QProcess>

namespace epochal::test {

/// A display for real windows: the existing one, or an Xvfb that ends with this object.
class Display {
public:
    /// Sets DISPLAY and the xcb platform; false if there is neither a display nor Xvfb. Call before QApplication.
    [[nodiscard]] bool open();
    ~Display();

private:
    QProcess server_;
};

}  // namespace epochal::test
