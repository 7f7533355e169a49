#include "core/economics/provider.h"

#include "core/base/json.h"
#include "core/economics/json_members.h"

namespace epochal {

Json toJson(const Provider& provider) {
    Json json = {{"name", provider.name}};
    if (provider.webInterface) json["web_interface"] = *provider.webInterface;
    if (provider.software) json["software"] = *provider.software;
    if (!provider.webInterfaceNotes.empty()) json["web_interface_notes"] = provider.webInterfaceNotes;
    if (!provider.softwareNotes.empty()) json["software_notes"] = provider.softwareNotes;
    if (!provider.notes.empty()) json["notes"] = provider.notes;
    return json;
}

Result<Provider> providerFromJson(const Json& json, const std::string& where) {
    Provider provider;
    Members in(json, where);
    const auto rating = [&in](const char* key, std::optional<std::int64_t>& out) {
        if (in.find(key) == nullptr) return;
        in.read(key, out.emplace());
        if (*out < 1 || *out > 5) in.fail(key, {EPOCHAL_TEXT("core", "A rating from 1 to 5 was expected here"), {}});
    };
    in.read("name", provider.name);
    rating("web_interface", provider.webInterface);
    rating("software", provider.software);
    in.read("web_interface_notes", provider.webInterfaceNotes);
    in.read("software_notes", provider.softwareNotes);
    in.read("notes", provider.notes);
    if (provider.name.empty()) in.fail("name", {EPOCHAL_TEXT("core", "A provider needs a name"), {}});
    if (in.error()) return *in.error();
    return provider;
}

}  // namespace epochal
