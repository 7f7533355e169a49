#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/economics/price_book.h"

namespace epochal {

/// What the user keeps over the shipped book: rows of their own, rows hidden, rates, notes on providers. A plain value;
/// every edit is a function from one to the next, so that an undo is the earlier value.
struct LocalBook {
    std::vector<Offer> offers;
    std::set<std::string> retired;  ///< ids of rows, own or shipped
    std::vector<Rate> rates;
    std::vector<Provider> providers;
    int ageLimitDays = PriceBook{}.ageLimitDays;
};

/// Reads a book document (FORMATS.md, "price-book.json"). A row with a defect is an error naming the row.
[[nodiscard]] Result<LocalBook> readLocalBook(std::string_view text, const std::string& where);
[[nodiscard]] Json toJson(const LocalBook& book);
/// The same as the file's text, offer by offer: the document of a large catalogue is never held whole.
[[nodiscard]] std::string textOf(const LocalBook& book);

/// The book one works with: `local` over `shipped`. An own row replaces a shipped one of the same id.
[[nodiscard]] PriceBook layered(const PriceBook& shipped, LocalBook local);

/// The id an offer gets beside those of `taken` (freeId). The same offer on the same day keeps its id.
[[nodiscard]] std::string offerId(const Offer& offer, const PriceBook& taken);

/// All that keeps an offer from being saved, each as the JSON member and why. Empty when it can be saved.
using OfferProblem = std::pair<std::string, Message>;
[[nodiscard]] std::vector<OfferProblem> problemsOf(const Offer& offer);

/// Adds the offer under offerId; one of that id among the own rows is replaced, so that a correction on the same day
/// leaves one row. ErrorKind::Spec with the first of problemsOf.
[[nodiscard]] Result<std::string> saveOffer(LocalBook& local, const PriceBook& book, Offer offer);

/// What stood under an id of the own rows before another took it.
struct Replaced {
    std::string id;
    std::optional<Offer> offer;
    bool retired = false;
};

/// Imported rows, under ids of their own; a row of the same offer and day replaces the earlier one in the regions it
/// names, so that the same file taken twice changes nothing, and a row that keeps other regions stays for them. What is
/// wrong with a row stands in its `defect`. Returns what it replaced, for putBack.
std::vector<Replaced> addOffers(LocalBook& local, const PriceBook& book, std::vector<Offer> offers);
/// The own rows of these ids as they were; others stay. A row that had lost its id to another comes last.
void putBack(LocalBook& local, const std::vector<Replaced>& replaced);

void setRetired(LocalBook& local, const std::vector<std::string>& ids, bool retired);

/// Adds a dated rate; one of the same pair and day is replaced. ErrorKind::Spec when checkRate objects.
[[nodiscard]] Status setRate(LocalBook& local, const Rate& rate);
void removeRate(LocalBook& local, const Rate& rate);

/// Keeps notes and ratings; a provider with none is forgotten. ErrorKind::Spec without a name or with a rating outside
/// 1 to 5.
[[nodiscard]] Status setProvider(LocalBook& local, const Provider& provider);

}  // namespace epochal
