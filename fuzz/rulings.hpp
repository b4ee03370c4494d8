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
auto two_rulings(std::span<const std::uint8_t> bytes) -> void {
  static const auto laws = properties::laws_of<G>();
  auto setup = properties::setup_from_bytes<G>(bytes);
  auto flipped = setup;
  if (bytes.size() >= 2) {
    properties::set_answer<G>(flipped, bytes[0], bytes[1]);
    bytes = bytes.subspan(2);
  }
  for (const auto& text : {setup, flipped}) {
    const auto game = properties::configured<G>(text);
    properties::LawWatch<G> watch(laws, {}, properties::Sampling::sampled, bytes.size());
    watch.enter(game);
    MoveList<typename G::Move> buffer;
    Script<std::uint8_t> script(bytes);
    properties::play_watched(game, script, watch, buffer);
    if (const auto& broken = watch.broken()) {
      report_broken(game, laws[broken->law].name, watch.made());
    }
  }
}

}  // namespace ruleproof::fuzz
