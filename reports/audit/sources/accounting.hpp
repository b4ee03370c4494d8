/// Whether every line of a text is accounted for, and whether the lines are still those reviewed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// A link whose lines are not those that were reviewed, or stand elsewhere.
struct Suspect {
  Link link;
  Lines lines;         ///< where its lines stand now, or what stands in their place
  Lines changed;       ///< the reviewed lines that nothing shows to be as they were; none has moved
  Lines places;        ///< what stands in their place now; of what is gone, the line before it
  bool gone = false;   ///< nothing stands in their place
  std::string before;  ///< the changed lines, if the text as it was is at hand
  std::string now;     ///< what stands there now

  /// Its lines are as they were, in another place.
  [[nodiscard]] auto has_moved() const -> bool { return changed.empty(); }
};

struct Accounting {
  int lines = 0;
  int blank = 0;
  int cited = 0;                 ///< by at least one clause
  int marked = 0;                ///< heading, flavour, example..., and cited by no clause
  std::vector<int> unaccounted;  ///< neither; not blank
  std::vector<std::string> silent_clauses;  ///< ids of clauses without a link
  std::map<std::string, int> verdicts;      ///< how many clauses have it; silent ones, too
  std::vector<Suspect> suspects;
  std::vector<Link> unstamped;  ///< links with lines and without a hash
  std::vector<Link> drafted;    ///< links that the program made and nobody has looked at
};

/// What a text makes of a clause: a verdict, or "silent".
[[nodiscard]] auto verdict_on(const Sources& sources, std::string_view clause) -> std::string_view;

/// The error (`no_text`) of a text of which hardly a line is as it was reviewed: of each line the
/// audit would only say that it has changed. Nothing where no table `[reviewed]` tells.
[[nodiscard]] auto is_another_text(const Sources& sources, const Text& text)
    -> std::optional<Error>;

/// `old` is the text as it was when it was reviewed, if that is at hand. Sources without a table
/// `[reviewed]` tell less of what has changed: a link as a whole has, or has moved.
[[nodiscard]] auto account(const GameTables& game, const Sources& sources, const Text& text,
                           const Text* old = nullptr) -> Accounting;

}  // namespace ruleproof::audit
