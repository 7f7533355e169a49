#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/engine/engine.h"

/// Runs small enough for a test: synthetic 8 x 8 images, ResNet-8, a few steps.
namespace epochal::test {

/// 320 training and 64 validation images in four classes, global batch 32: ten steps an epoch, two epochs.
[[nodiscard]] RunSpec smallSpec();

struct Attempt {
    engine::Outcome outcome;
    std::vector<EventBody> events;

    template <class T>
    [[nodiscard]] std::vector<T> all() const {
        std::vector<T> found;
        for (const EventBody& event : events)
            if (const T* one = std::get_if<T>(&event)) found.push_back(*one);
        return found;
    }
    [[nodiscard]] std::vector<std::string> notices() const {
        std::vector<std::string> codes;
        for (const Notice& notice : all<Notice>()) codes.push_back(notice.code);
        return codes;
    }
};

/// Trains in the calling thread, resuming from whatever `folder` contains.
[[nodiscard]] Attempt train(const RunSpec& spec, const Path& folder);
[[nodiscard]] Attempt train(const engine::Job& job, engine::Control& control);

/// A new empty folder in the system's temporary directory, removed on destruction.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const Path& path() const { return path_; }

private:
    Path path_;
};

[[nodiscard]] std::string bytesOf(const Path& path);
void write(const Path& path, const std::string& bytes);

}  // namespace epochal::test
