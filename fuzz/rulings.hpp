/// Plays one game under two rulings with the same choices: both keep their laws. Where they part,
/// all is well: that is what rulings are for.
///
///     options  rulings set   (ruling, answer) x n   flipped ruling, answer   choices...
#pragma once

#include "fuzz/playout.hpp"

namespace ruleproof::fuzz {

/// Plays twice: as the bytes say, and with one ruling set to another answer.
template <class G>
[[nodiscard]] auto two_rulings(Bytes bytes, properties::Sampling sampling) -> Found {
  return Player<G>(Guided::no, sampling).two_rulings(bytes);
}

}  // namespace ruleproof::fuzz
