/// Laws of the forms in which positions, moves, set-ups and games are written down.
#pragma once

#include <vector>

#include "model/core/packing.hpp"
#include "model/core/replay.hpp"
#include "properties/laws/generic_moves.hpp"

namespace ruleproof::properties::detail {

/// Whether every number is within the range of its field.
struct InRange : IgnoreAll {
  bool ok = true;
  template <class T>
  constexpr auto scalar(T& value, std::int64_t low, std::int64_t high) -> void {
    const auto number = static_cast<std::int64_t>(value);
    ok = ok & (low <= number) & (number <= high);
  }
};

template <Fielded T>
auto in_range(const T& value) -> bool {
  InRange range;
  walk(range, value);
  return range.ok;
}

/// Out of range is the business of another law: packing would abort.
template <Fielded T>
auto packs(const T& value) -> bool {
  return !in_range(value) || unpack<T>(pack(value).view()) == value;
}

template <Notated G>
auto position_reads_back(const G& game, const typename G::State& state) -> bool {
  const auto read = game.read_position(game.position(state));
  return read && *read == state;
}

template <Notated G>
auto move_reads_back(const G& game, const typename G::Move& move) -> bool {
  const auto read = game.read_move(game.to_text(move));
  return read && *read == move;
}

/// From the moves to a text, and from the text back to the same position.
template <class G>
  requires Notated<G> && Configurable<G> && Fielded<typename G::State>
auto record_replays(const G& game, std::span<const typename G::Move> moves_made) -> bool {
  const auto record = parse_record(to_text(record_of(game, game.start(), moves_made)), "");
  return record && record->end_fingerprint && static_cast<bool>(replay(game, *record, ""));
}

template <Configurable G>
auto setup_reads_back(const G& game, std::span<const typename G::Move> /*moves_made*/) -> bool {
  const auto again = G::configure(game.setup());
  return again && again->setup() == game.setup() && again->start() == game.start();
}

template <Configurable G, std::size_t N>
consteval auto add_text_laws(FixedVector<Law<G>, N>& laws) -> void {
  using State = typename G::State;
  using Move = typename G::Move;
  if constexpr (Fielded<State>) {
    laws.push_back({.name = "every number is within the range of its field",
                    .position = [](const G&, const State& state) { return in_range(state); },
                    .sample = 16});
    laws.push_back({.name = "packing a position loses nothing",
                    .position = [](const G&, const State& state) { return packs(state); },
                    .sample = 128});
  }
  if constexpr (Compact<G>) {
    laws.push_back(
        {.name = "the word of a position loses nothing",
         .position = [](const G& game,
                        const State& state) { return game.expand(game.compact(state)) == state; },
         .sample = 8});
  }
  if constexpr (Notated<G>) {
    laws.push_back({.name = "a move reads back as it was written",
                    .holds = [](const G& game, const State&, const Move& move,
                                const Step<State>&) { return move_reads_back(game, move); },
                    .sample = 128});
    laws.push_back({.name = "a position reads back as it was written",
                    .position = position_reads_back<G>,
                    .sample = 1024});
    if constexpr (Fielded<State>) {
      laws.push_back({.name = "a record of a game replays to the same position",
                      .game = record_replays<G>,
                      .sample = 512});
    }
  }
  laws.push_back({.name = "a set-up reads back as it was written",
                  .game = setup_reads_back<G>,
                  .sample = 256});
}

}  // namespace ruleproof::properties::detail
