/// What both sides of a pair have once each: by it one can tell where the rest of them stands.
#pragma once

#include <array>
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
using Before = std::array<int, static_cast<std::size_t>(Kind::name) + 1>;

/// Where something stands on its side.
struct Stand {
  std::size_t order = 0;  ///< among all words of the side
  int phrase = 0;         ///< commas, "and" and "or" part phrases
  Before before = {};     ///< how many facts of each kind stand before it
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

}  // namespace ruleproof::audit
