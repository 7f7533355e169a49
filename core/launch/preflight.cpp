#include "core/launch/preflight.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <vector>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/launch/engine_library.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"

extern char** environ;

namespace epochal {
namespace {

constexpr double kPatience = 60;  ///< s
constexpr std::size_t kMostBytes = 1u << 20;

/// What Engine::check depends on, all else at its default.
RunSpec checkedPart(const RunSpec& spec) {
    RunSpec part;
    part.model = spec.model;
    part.data = spec.data;
    part.devices = spec.devices;
    part.optimizer.globalBatch = spec.optimizer.globalBatch;
    return part;
}

/// What a program writes to its standard output; empty if it cannot be started or takes too long.
std::string outputOf(std::vector<std::string> arguments) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    pid_t child = 0;
    const int failed = ::posix_spawn(&child, pointers[0], &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    std::string text;
    bool whole = false;
    for (const double end = monotonicSeconds() + kPatience; failed == 0 && text.size() < kMostBytes;) {
        const double left = end - monotonicSeconds();
        pollfd ready{ends[0], POLLIN, 0};
        if (left <= 0 || ::poll(&ready, 1, static_cast<int>(left * 1000) + 1) == 0) break;
        std::array<char, 4096> part{};
        const ssize_t read = ::read(ends[0], part.data(), part.size());
        if (read < 0 && errno == EINTR) continue;
        whole = read == 0;
        if (read <= 0) break;
        text.append(part.data(), static_cast<std::size_t>(read));
    }
    ::close(ends[0]);
    if (failed != 0) return {};
    if (!whole) ::kill(child, SIGKILL);
    while (::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
    return whole ? text : std::string();
}

}  // namespace

Status Preflight::operator()(const RunSpec& spec) {
    const RunSpec part = checkedPart(spec);
    const std::string key = specHash(part);
    if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
    return answers_.emplace(key, check_(part)).first->second;
}

Status checkHere(const RunSpec& spec) {
    const auto engine = engineLibrary();
    return engine ? (*engine)->check(spec) : Status(engine.error());
}

Status checkByWorker(const Path& worker, const RunSpec& spec) {
    std::vector<std::string> arguments{worker.string(), "validate", "--here", "--json"};
    const RunSpec defaults;
    for (const Field& field : fields())
        if (const Json value = field.get(spec); field.role != FieldRole::Label && value != field.get(defaults)) {
            arguments.emplace_back("--set");
            arguments.push_back(field.name + "=" + textOf(field, value));
        }
    const Json answer = Json::parse(outputOf(std::move(arguments)), nullptr, false);
    const auto errors = answer.is_object() ? answer.find("errors") : answer.end();
    if (!answer.is_object() || errors == answer.end() || !errors->is_array() || errors->empty()) return {};
    return errorFromJson(errors->front());
}

bool refuses(const Error& error, bool othersTrain) {
    return error.kind != ErrorKind::Memory || !othersTrain;
}

}  // namespace epochal
