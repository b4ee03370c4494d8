/// Which sentences of two texts belong together: one and one, one and two, two and one, two and
/// two, two and two crosswise, or none.
///
/// Dynamic programming along the texts, within a band around the sentences that only one pair can
/// be; then a dictionary of what came together; then once more. What is left over is looked for
/// anywhere: a sentence that stands elsewhere is moved, not gone.
#pragma once

#include <cstddef>
#include <vector>

#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {

/// Sentences of both texts that say the same thing. One side is empty: nobody says it there.
struct Pairing {
  std::vector<int> first;
  std::vector<int> second;
  double confidence = 0;  ///< that these belong together; of one side alone: that no partner exists
  bool moved = false;     ///< out of the order of the texts
  bool in_gap = false;    ///< by their places alone: each the only one left between two pairs
};

struct Paired {
  std::vector<Pairing> pairings;  ///< in the order of the first text, then of the second
  Dictionary dictionary;
};

/// `given`: what a glossary says. `outside`: what a dictionary has; it helps to find what belongs
/// together, and is no part of the dictionary that comes of it.
[[nodiscard]] auto pair_up(Sides& sides, bool same_language, const Dictionary& given,
                           const Dictionary& outside = {}) -> Paired;

/// Segments that the file pairs already; what has no word on one side is alone on the other. How
/// much longer one text is, it knows of those that have both.
[[nodiscard]] auto pair_in_order(Sides& sides, const Dictionary& given) -> Paired;

}  // namespace ruleproof::audit
