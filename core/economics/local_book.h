#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/economics/price_book.h"

namespace epochal {

/// What the user adds to the shipped book: rows, hidden rows, rates, notes on providers. A plain value, so that undo
/// only has to restore the earlier one.
struct LocalBook {
    std::vector<Offer> offers;
    std::set<std::string> retired;  ///< ids of hidden rows, the user's or shipped
    std::vector<Rate> rates;
    std::vector<Provider> providers;
    int ageLimitDays = PriceBook{}.ageLimitDays;
};

/// Reads a book document (FORMATS.md, "price-book.json"). A malformed row is an error that names the row.
[[nodiscard]] Result<LocalBook> readLocalBook(std::string_view text, const std::string& where);
[[nodiscard]] Json toJson(const LocalBook& book);
/// The same as the file's text, built offer by offer: the document of a large catalogue is never held as a whole.
[[nodiscard]] std::string textOf(const LocalBook& book);

/// The book in use: `local` on top of `shipped`. A user's row replaces a shipped one with the same id.
[[nodiscard]] PriceBook layered(const PriceBook& shipped, LocalBook local);

/// The id that an offer gets, given those in `taken` (see freeId). The same offer on the same day keeps its id.
[[nodiscard]] std::string offerId(const Offer& offer, const PriceBook& taken);

/// Adds the offer under its offerId and returns that id. A user's row with the same id is replaced, so that a
/// correction on the same day leaves one row. ErrorKind::Spec with the first of problemsOf.
[[nodiscard]] Result<std::string> saveOffer(LocalBook& local, const PriceBook& book, Offer offer);

/// What an id of the user's rows referred to before another row took it.
struct Replaced {
    std::string id;
    std::optional<Offer> offer;
    bool retired = false;
};

/// Those of the offers that the book does not have yet, in their order: a row that says the same in every column of a
/// price list is the same row, whatever its id, so that an exported book can be imported again.
[[nodiscard]] std::vector<Offer> notInBook(std::vector<Offer> offers, const PriceBook& book);

/// Adds imported rows under their own ids (freeId). A row replaces an earlier one of the same offer and day in the
/// regions it names, so that importing the same file twice changes nothing; an earlier row that covers other regions
/// remains for those. A row's `defect` holds what is wrong with it. Returns what was replaced, for putBack.
std::vector<Replaced> addOffers(LocalBook& local, const PriceBook& book, std::vector<Offer> offers);
/// Restores the user's rows with these ids; others remain. A row that had lost its id to another comes last.
void putBack(LocalBook& local, const std::vector<Replaced>& replaced);

void setRetired(LocalBook& local, const std::vector<std::string>& ids, bool retired);

/// Adds a dated rate, replacing one of the same pair and day. ErrorKind::Spec if checkRate objects.
[[nodiscard]] Status setRate(LocalBook& local, const Rate& rate);
void removeRate(LocalBook& local, const Rate& rate);

/// Saves notes and ratings; a provider with neither is removed. ErrorKind::Spec without a name or with a rating outside
/// 1 to 5.
[[nodiscard]] Status setProvider(LocalBook& local, const Provider& provider);

}  // namespace epochal
