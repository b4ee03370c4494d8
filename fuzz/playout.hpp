/// Plays a game from bytes and checks every law: by default most at every step, the costliest at
/// some.
///
///     options  rulings set   (ruling, answer) x n   choices...
///     1 byte   1 byte: n     2 bytes each           1 byte for each choice between moves
///
/// Every input is a game: nothing is rejected, so a corpus keeps its meaning while rules change.
#pragma once

#include <cstdint>

#include "fuzz/harness.hpp"
#include "model/core/replay.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::fuzz {

/// Plays a game under `setup`, as `choices` say.
template <class G>
  requires Configurable<G> && Notated<G>
[[nodiscard]] auto play_under(const SetupText& setup, Bytes choices, properties::Sampling sampling)
    -> Found {
  static const auto laws = properties::laws_of<G>();
  const auto game = properties::configured<G>(setup);
  properties::LawWatch<G> watch(laws, {}, sampling, choices.size());
  watch.enter(game);
  MoveList<typename G::Move> buffer;
  Script<std::uint8_t> script(choices);
  properties::play_watched(game, script, watch, buffer);
  if (!watch.broken()) return {};
  const auto& law = laws[watch.broken()->law];
  return BrokenLaw{law.name, law.clause, record_of(game, game.start(), watch.made())};
}

/// Plays one game as `bytes` say.
template <class G>
  requires Configurable<G> && Notated<G>
[[nodiscard]] auto playout(Bytes bytes, properties::Sampling sampling = properties::Sampling::often)
    -> Found {
  const auto setup = properties::setup_from_bytes<G>(bytes);
  return play_under<G>(setup, bytes, sampling);
}

}  // namespace ruleproof::fuzz
