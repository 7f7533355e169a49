#include "tests/core/engine/support/script_run.h"

#include <random>

#include "core/base/json.h"
#include "core/spec/networks.h"
#include "tests/core/engine/support/fixtures.h"

namespace epochal::test {
namespace {

std::string rows(int count) {
    std::mt19937 random(3);
    const auto upTo = [&](unsigned most) { return static_cast<int>(random() % most); };
    std::string text = "x,y,kind,place,amount,class\n";
    for (int i = 0; i < count; ++i) {
        const int x = upTo(100), y = upTo(100), kind = upTo(2), place = upTo(4);
        const int amount = 3 * x - 2 * y + 80 * kind + 30 * place + upTo(20);
        text += std::to_string(x) + ',' + std::to_string(y) + (kind == 0 ? ",a,p" : ",b,p") + std::to_string(place) +
                ',' + std::to_string(amount) +
                (amount < 80    ? ",low"
                 : amount < 180 ? ",middle"
                                : ",high") +
                '\n';
    }
    return text;
}

}  // namespace

Path scriptFile(const char* name) {
    return fixture("").parent_path().parent_path() / "scripts" / name;
}

Json scriptFigures() {
    return Json::parse(bytesOf(scriptFile("expected.json")));
}

RunSpec scriptSpec(const char* file) {
    RunSpec spec = smallSpec();
    spec.model.architecture = kOwnNetwork;
    spec.model.script = scriptFile(file).string();
    return spec;
}

RunSpec rowsSpec(const char* file, const Path& folder) {
    RunSpec spec = scriptSpec(file);
    spec.data.source = "table";
    spec.data.file = (folder / "rows.csv").string();
    spec.data.trainImages = spec.data.validationImages = 0;
    spec.data.validationShare = 0.2;
    spec.data.column = "amount";
    spec.data.ignored = {"class"};
    write(spec.data.file, rows(400));
    return spec;
}

RunSpec ofClasses(RunSpec spec) {
    spec.data.predicts = "class";
    spec.data.column = "class";
    spec.data.ignored = {"amount"};
    return spec;
}

RunSpec ofNumbersAlone(RunSpec spec) {
    spec.data.ignored.insert(spec.data.ignored.end(), {"kind", "place"});
    return spec;
}

}  // namespace epochal::test
