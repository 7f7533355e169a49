#include "app/workbench/start_time.h"

#include <unistd.h>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

double millisecondsSinceStart() {
    std::ifstream file("/proc/self/stat");
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const auto name = text.rfind(')');
    if (name == std::string::npos) return -1;
    // Field 22 is the start time in clock ticks since boot; the name before it may contain spaces.
    std::istringstream rest(text.substr(name + 2));
    std::string skipped;
    for (int field = 3; field < 22; ++field) rest >> skipped;
    double ticks = 0;
    timespec now{};
    if (!(rest >> ticks) || clock_gettime(CLOCK_BOOTTIME, &now) != 0) return -1;
    const double started = ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 - started) * 1000;
}
