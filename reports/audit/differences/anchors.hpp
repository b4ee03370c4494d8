/// What both sides of a pair have once each, and what stands by another of them than in the other
/// text: facts that change places, so that there are as many of each kind as before.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// Facts, counted by their kinds.
using Before = std::map<Kind, int>;

/// Where something stands on its side.
struct Stand {
  std::size_t order = 0;  ///< among all words of the side
  int phrase = 0;         ///< commas, "and" and "or" part phrases
  Before before;          ///< how many facts of each kind stand before it
  Words words;
};

/// A fact or a word that each side has once.
struct Anchor {
  Fact fact;  ///< of a word that no lexicon knows, a thing without a value
  Stand first;
  Stand second;
};

/// The words of the second text that may stand for one of the first, and how surely, from 0 to 1.
using Counterparts = std::function<std::map<std::string, double>(const std::string& stem)>;

/// In the order of the first side.
[[nodiscard]] auto anchors_of(const Pairing& pairing, const std::vector<Saying>& first,
                              const std::vector<Saying>& second, const Counterparts& counterparts)
    -> std::vector<Anchor>;

/// Two contraries, two numbers, two colours, each of which stands by what the other one stands by
/// in the other text; and a "not" that stands by another word than there.
[[nodiscard]] auto exchanged(const std::vector<Anchor>& anchors) -> std::vector<Difference>;

/// "A before B" here, "B before A" or "A after B" there.
[[nodiscard]] auto turned_round(const Pairing& pairing, const std::vector<Saying>& first,
                                const std::vector<Saying>& second,
                                const std::vector<Anchor>& anchors) -> std::vector<Difference>;

}  // namespace ruleproof::audit
