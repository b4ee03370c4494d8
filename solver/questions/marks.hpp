/// What a game must show on its way, not at its end alone: expectations between its moves, where a
/// title counts moves of a kind that the last position has forgotten.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "model/core/play.hpp"
#include "model/core/replay.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

/// `show`; and behind each move that is `counted(position before, move)` the record expects that
/// the step relies on that clause.
template <class G, std::predicate<const typename G::State&, const typename G::Move&> Is>
  requires Notated<G> && Configurable<G>
auto show_counting(const G& game, std::span<const typename G::Move> moves, std::string title,
                   const Claims& claims, std::string clause, Is&& counted) -> Shown {
  auto record = record_of(game, game.start(), moves);
  std::vector<Entry> entries;
  auto state = game.start();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    entries.push_back(record.entries[i]);
    if (counted(state, moves[i])) {
      entries.push_back({.kind = Entry::Kind::expect_cites, .seat = {}, .text = clause});
    }
    state = game.apply(state, moves[i]).next;
  }
  entries.insert(entries.end(), claims.entries.begin(), claims.entries.end());
  record.entries = std::move(entries);
  Shown shown{.witness = {std::move(title), to_text(record), {}}, .fails = {}};
  const auto read = parse_record(shown.witness.record, "witness");
  if (!read) return shown.fails = read.error(), shown;
  if (const auto end = replay(game, *read, "witness"); !end) shown.fails = end.error();
  shown.witness.frames = frames_of(game, *read);
  shown.set_played(game);
  return shown;
}

}  // namespace ruleproof::solver
