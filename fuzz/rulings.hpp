/// Plays one game under two rulings with the same choices: both keep their laws. Where they part,
/// all is well: that is what rulings are for.
///
///     options  rulings set   (ruling, answer) x n   flipped ruling, answer   choices...
#pragma once

#include "fuzz/playout.hpp"

namespace ruleproof::fuzz {

/// Plays twice: as the bytes say, and with one ruling set to another answer.
template <class G>
  requires Configurable<G> && Notated<G>
[[nodiscard]] auto two_rulings(Bytes bytes,
                               properties::Sampling sampling = properties::Sampling::sampled)
    -> Found {
  const auto setup = properties::setup_from_bytes<G>(bytes);
  auto flipped = setup;
  if (bytes.size() >= 2) {
    properties::set_answer<G>(flipped, bytes[0], bytes[1]);
    bytes = bytes.subspan(2);
  }
  auto found = play_under<G>(setup, bytes, sampling);
  return found ? found : play_under<G>(flipped, bytes, sampling);
}

}  // namespace ruleproof::fuzz
