/// The smallest errata: the least set of open questions to settle so that all texts give the same
/// game.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/audit/matter.hpp"

namespace ruleproof::audit {

/// "Settled" means: answered as the model plays by default.
struct Errata {
  /// Each of these makes a difference by itself, with a game that replays: no errata is without it.
  std::vector<std::string> needed;
  /// These were seen to make one in a small game only.
  std::vector<std::string> in_small;
  /// Each of these sets makes a difference only together: one of each must be settled.
  std::vector<std::vector<std::string>> together;
  /// A least set that has all of `needed` and something of each of `together`: computed exactly.
  std::vector<std::string> smallest;
  std::vector<std::string> never;        ///< proved to make no difference
  std::vector<std::string> reasoned;     ///< no game can differ, for a reason that is given
  std::vector<std::string> not_seen;     ///< not seen to make one: settling them may be needed, too
  std::vector<std::string> on_stand_in;  ///< of all, those whose game rests on stand-in data
  std::vector<std::string> untried;      ///< not reached
  std::vector<std::string> unanswered;   ///< of the smallest, those to which no text has an answer
  std::size_t open = 0;                  ///< questions that the texts leave open
};

/// `open`: the questions that the texts leave open, in their order; `matters`: what is known.
[[nodiscard]] auto smallest_errata(const std::vector<std::string>& open,
                                   const std::vector<Matter>& matters) -> Errata;

/// A least set that shares an element with each of the sets; of several, the first in order of
/// their elements. Exact: smaller sets are all tried before larger ones.
[[nodiscard]] auto least_hitting_set(const std::vector<std::vector<std::string>>& sets)
    -> std::vector<std::string>;

/// What is proved of it and what was only observed, in sentences.
[[nodiscard]] auto to_text(const Errata& errata) -> std::string;

}  // namespace ruleproof::audit
