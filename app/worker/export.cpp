#include <cerrno>
#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/interop/price_csv.h"
#include "core/launch/export.h"

namespace epochal::worker {
namespace {

Result<std::string> tableText(const Options& options) {
    const Path home = dataHome();
    if (options.table == "prices") {
        const HomeBook book = openPriceBook(home, {});
        if (book.trouble) return *book.trouble;
        const std::vector<Offer> offers = exportedOffers(book.book);
        return options.json ? offersJson(offers) : writePriceCsv(offers);
    }
    if (options.table != "runs")
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("worker", "Unknown argument: %1"), {options.table}},
                     {},
                     {EPOCHAL_TEXT("worker", "Use export runs or export prices"), {}}};
    const Result<ExportedRuns> all = exportRuns(home);
    if (!all) return all.error();
    for (const Error& error : all->unreadable) print(error);
    return options.json ? jsonOf(all->table) : csvOf(all->table);
}

}  // namespace

int exportTable(const Options& options) {
    const Result<std::string> text = tableText(options);
    if (!text) return complain(text.error());
    if (!options.output.empty()) {
        const Status written = writeOutput(options.output, *text);
        return written ? 0 : complain(written.error());
    }
    const bool whole = std::fwrite(text->data(), 1, text->size(), stdout) == text->size() && std::fflush(stdout) == 0;
    return whole ? 0 : complain(ioError(errno, "/dev/stdout"));
}

}  // namespace epochal::worker
