#include "core/launch/prediction.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/base/json.h"
#include "core/launch/preflight.h"
#include "core/launch/worker_process.h"

namespace epochal {
namespace {

constexpr double kAnswerPatience = 600, kAnswerGrace = 1;  ///< s

std::string hexOf(const std::vector<std::uint8_t>& bytes) {
    constexpr const char* kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) text += {kDigits[byte >> 4], kDigits[byte & 15]};
    return text;
}

/// Nothing if it is not `count` bytes in hexadecimal.
std::optional<std::vector<std::uint8_t>> bytesOfHex(std::string_view text, std::size_t count) {
    if (text.size() != 2 * count) return std::nullopt;
    std::vector<std::uint8_t> bytes(count);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0) return std::nullopt;
        bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] * 16 + digit);
    }
    return bytes;
}

Json jsonOf(const engine::SamplePicture& picture) {
    return {{"label", picture.label},
            {"height", picture.height},
            {"width", picture.width},
            {"channels", picture.channels},
            {"bytes", hexOf(picture.bytes)}};
}

/// Nothing if it is not a picture.
std::optional<engine::SamplePicture> pictureOf(const Json& one) {
    constexpr std::int64_t kMostSide = 1024;
    engine::SamplePicture picture{
        integerAt(one, "label"), integerAt(one, "height"), integerAt(one, "width"), integerAt(one, "channels"), {}};
    if (std::min({picture.height, picture.width, picture.channels}) < 1 ||
        std::max({picture.height, picture.width, picture.channels}) > kMostSide)
        return std::nullopt;
    auto bytes =
        bytesOfHex(stringAt(one, "bytes"), static_cast<std::size_t>(picture.height * picture.width * picture.channels));
    if (!bytes) return std::nullopt;
    picture.bytes = std::move(*bytes);
    return picture;
}

Error noAnswer(const Path& worker) {
    return {ErrorKind::Internal,
            {EPOCHAL_TEXT("core", "The network gave no answer"), {}},
            worker.string(),
            {EPOCHAL_TEXT("core", "Try again, or run epochal-worker predict in a terminal for details"), {}}};
}

/// What the images of a spec depend on, so that nothing else in it keeps them from being shown.
RunSpec imagesOf(const RunSpec& spec) {
    RunSpec part;
    part.data = spec.data;
    part.model = spec.model;
    part.seed = spec.seed;
    part.session = spec.session;
    part.stop.epochs = spec.stop.epochs;
    return part;
}

/// What a worker answered; its own error, or that there is no answer.
Result<Json> answerOf(const Path& worker, std::vector<std::string> arguments, std::stop_token stop) {
    const auto said = askWorker(worker, {std::move(arguments)}, kAnswerPatience, kAnswerGrace, std::move(stop));
    if (!said) return noAnswer(worker);
    Json answer = Json::parse(said->output, nullptr, false);
    if (!answer.is_object()) return noAnswer(worker);
    if (answer.contains("error")) return errorFromJson(answer["error"]);
    return answer;
}

const Json& listAt(const Json& object, const char* key) {
    static const Json kNone = Json::array();
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_array() ? *found : kNone;
}

std::string absoluteText(const Path& path) {
    std::error_code ignored;  // the worker runs in another folder
    return std::filesystem::absolute(path, ignored).string();
}

}  // namespace

Json toJson(const engine::ImageAnswers& answers) {
    Json images = Json::array();
    for (const engine::ImageAnswers::Image& image : answers.images) {
        Json one = {{"file", image.file}};
        if (image.error) one["error"] = toJson(*image.error);
        Json classes = Json::array(), notes = Json::array();
        for (const engine::ImageAnswers::Class& best : image.best) {
            Json named = {{"class", best.index}};
            if (!best.name.empty()) named["name"] = best.name;
            named["probability"] = best.probability;
            classes.push_back(std::move(named));
        }
        for (const Message& note : image.notes) notes.push_back(toJson(note));
        if (!image.error) one["classes"] = std::move(classes);
        if (!notes.empty()) one["notes"] = std::move(notes);
        images.push_back(std::move(one));
    }
    return {{"checkpoint", answers.checkpoint},
            {"epoch", answers.epoch},
            {"step", answers.step},
            {"averaged", answers.averaged},
            {"images", std::move(images)}};
}

Json toJson(const std::vector<engine::SamplePicture>& pictures) {
    Json all = Json::array();
    for (const engine::SamplePicture& picture : pictures) all.push_back(jsonOf(picture));
    return {{"pictures", std::move(all)}};
}

Json toJson(const std::vector<std::optional<engine::SamplePicture>>& pictures) {
    Json all = Json::array();
    for (const auto& picture : pictures) all.push_back(picture ? jsonOf(*picture) : Json());
    return {{"pictures", std::move(all)}};
}

Json toJson(const engine::DecodingMeasurement& speed) {
    return {{"images", speed.images}, {"seconds", speed.seconds}, {"computed", speed.computed}};
}

Result<engine::ImageAnswers> predictByWorker(const Path& worker, const Path& run, const std::vector<Path>& files,
                                             std::stop_token stop) {
    std::vector<std::string> arguments{"predict", "--json", "--run", absoluteText(run)};
    for (const Path& file : files) arguments.push_back(absoluteText(file));
    const auto json = answerOf(worker, std::move(arguments), std::move(stop));
    if (!json) return json.error();
    engine::ImageAnswers answers;
    answers.checkpoint = stringAt(*json, "checkpoint");
    answers.epoch = integerAt(*json, "epoch");
    answers.step = integerAt(*json, "step");
    if (const auto averaged = json->find("averaged"); averaged != json->end() && averaged->is_boolean())
        answers.averaged = averaged->get<bool>();
    for (const Json& one : listAt(*json, "images")) {
        engine::ImageAnswers::Image image{stringAt(one, "file"), {}, {}, {}};
        if (one.is_object() && one.contains("error")) image.error = errorFromJson(one["error"]);
        for (const Json& named : listAt(one, "classes"))
            image.best.push_back({integerAt(named, "class"), stringAt(named, "name"), numberAt(named, "probability")});
        for (const Json& note : listAt(one, "notes")) image.notes.push_back(messageFromJson(note));
        answers.images.push_back(std::move(image));
    }
    if (answers.images.size() != files.size()) return noAnswer(worker);
    return answers;
}

Result<std::vector<engine::SamplePicture>> picturesByWorker(const Path& worker, const Path& run,
                                                            const std::vector<std::int64_t>& samples,
                                                            std::stop_token stop) {
    std::vector<std::string> arguments{"pictures", "--run", absoluteText(run)};
    for (const std::int64_t sample : samples) arguments.push_back(std::to_string(sample));
    const auto json = answerOf(worker, std::move(arguments), std::move(stop));
    if (!json) return json.error();
    std::vector<engine::SamplePicture> pictures;
    for (const Json& one : listAt(*json, "pictures")) {
        auto picture = pictureOf(one);
        if (!picture) return noAnswer(worker);
        pictures.push_back(std::move(*picture));
    }
    if (pictures.size() != samples.size()) return noAnswer(worker);
    return pictures;
}

Result<std::vector<std::optional<engine::SamplePicture>>> trainingPicturesByWorker(const Path& worker,
                                                                                   const RunSpec& spec,
                                                                                   const std::vector<Path>& files,
                                                                                   std::stop_token stop) {
    std::vector<std::string> arguments{"preview"};
    for (std::string& argument : argumentsFor(imagesOf(spec))) arguments.push_back(std::move(argument));
    for (const Path& file : files) arguments.push_back(absoluteText(file));
    const auto json = answerOf(worker, std::move(arguments), std::move(stop));
    if (!json) return json.error();
    std::vector<std::optional<engine::SamplePicture>> pictures;
    for (const Json& one : listAt(*json, "pictures")) {
        pictures.push_back(pictureOf(one));
        if (!pictures.back() && !one.is_null()) return noAnswer(worker);
    }
    if (pictures.size() != files.size()) return noAnswer(worker);
    return pictures;
}

Result<engine::DecodingMeasurement> decodingSpeedByWorker(const Path& worker, const RunSpec& spec, std::int64_t most,
                                                          std::stop_token stop) {
    std::vector<std::string> arguments{"preview", "--decode", std::to_string(most)};
    for (std::string& argument : argumentsFor(imagesOf(spec))) arguments.push_back(std::move(argument));
    const auto json = answerOf(worker, std::move(arguments), std::move(stop));
    if (!json) return json.error();
    const engine::DecodingMeasurement speed{integerAt(*json, "images"), numberAt(*json, "seconds"),
                                            numberAt(*json, "computed")};
    if (speed.images < 1 || !(speed.perSecond() > 0)) return noAnswer(worker);
    return speed;
}

}  // namespace epochal
