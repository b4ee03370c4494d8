/// Plays a game from bytes and checks every law: most at every step, the costliest at some.
///
///     options  rulings set   (ruling, answer) x n   choices...
///     1 byte   1 byte: n     2 bytes each           1 byte for each choice between moves
///
/// Every input is a game: nothing is rejected, so a corpus keeps its meaning while rules change.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>

#include "model/core/replay.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::fuzz {

/// Prints what broke, with the record that shows it, and aborts: fuzzers keep the input then.
template <class G>
  requires Configurable<G> && Notated<G>
[[noreturn]] auto report_broken(const G& game, std::string_view law,
                                std::span<const typename G::Move> made) -> void {
  const auto text = to_text(record_of(game, game.start(), made));
  std::fprintf(stderr, "broken law: %.*s\n%s", static_cast<int>(law.size()), law.data(),
               text.c_str());
  std::abort();
}

/// Plays one game as `bytes` say; aborts where a law is broken.
template <class G>
  requires Configurable<G> && Notated<G>
auto playout(std::span<const std::uint8_t> bytes) -> void {
  static const auto laws = properties::laws_of<G>();
  const auto game = properties::configured<G>(properties::setup_from_bytes<G>(bytes));
  properties::LawWatch<G> watch(laws, {}, properties::Sampling::often, bytes.size());
  watch.enter(game);
  MoveList<typename G::Move> buffer;
  Script<std::uint8_t> script(bytes);
  properties::play_watched(game, script, watch, buffer);
  if (const auto& broken = watch.broken()) {
    report_broken(game, laws[broken->law].name, watch.made());
  }
}

}  // namespace ruleproof::fuzz
