#include "tests/core/engine/support/script_run.h"

#include "core/spec/networks.h"
#include "tests/core/engine/support/fixtures.h"

namespace epochal::test {

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

}  // namespace epochal::test
