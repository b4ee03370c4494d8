/// Whether every line of a text is accounted for, and whether the lines are still those reviewed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/audit/sources.hpp"
#include "reports/audit/text.hpp"

namespace ruleproof::audit {

/// A link whose lines are not those that were reviewed.
struct Suspect {
  Link link;
  std::optional<std::string> hash;  ///< of the lines as they are now; nothing: the text is shorter
  std::optional<Lines> moved_to;    ///< where the reviewed lines stand now, as far as found
};

/// "the lines are not those reviewed (hash was ..., is ...); they now stand on lines ...": a
/// phrase.
[[nodiscard]] auto to_text(const Suspect& suspect) -> std::string;

struct Accounting {
  int lines = 0;
  int blank = 0;
  int cited = 0;                 ///< by at least one clause
  int marked = 0;                ///< heading, flavour, example..., and cited by no clause
  std::vector<int> unaccounted;  ///< neither; not blank
  std::vector<std::string> silent_clauses;  ///< ids of clauses without a link
  std::vector<Suspect> suspects;
  std::vector<Link> unstamped;  ///< links with lines and without a hash
};

[[nodiscard]] auto account(const GameTables& game, const Sources& sources, const Text& text)
    -> Accounting;

}  // namespace ruleproof::audit
