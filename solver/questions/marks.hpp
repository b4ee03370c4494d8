/// What a game must show on its way, not at its end alone: expectations between its moves, where a
/// title counts moves of a kind that the last position has forgotten.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "model/core/replay.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

/// What a record expects after so many of its moves.
struct Mark {
  std::size_t after = 0;
  Claims claims;
};

/// `show_from` with expectations wherever they stand; those of one place in their order.
template <class G>
  requires Notated<G> && Configurable<G>
auto show_marked(const G& game, const typename G::State& start,
                 std::span<const typename G::Move> moves, std::string title,
                 std::span<const Mark> marks) -> Shown {
  auto record = record_of(game, start, moves);
  std::vector<Entry> entries;
  for (std::size_t made = 0; made <= moves.size(); ++made) {
    for (const auto& mark : marks) {
      if (mark.after != made) continue;
      entries.insert(entries.end(), mark.claims.entries.begin(), mark.claims.entries.end());
    }
    if (made < moves.size()) entries.push_back(record.entries[made]);
  }
  record.entries = std::move(entries);
  return shown_of<G>(record, std::move(title));
}

/// That the step before relies on a clause.
inline auto cites(std::string clause) -> Claims {
  return {{{.kind = Entry::Kind::expect_cites, .seat = {}, .text = std::move(clause)}}};
}

/// `show`; and behind each move that is `counted(position before, move)` the record expects that
/// the step relies on that clause.
template <class G, std::predicate<const typename G::State&, const typename G::Move&> Is>
  requires Notated<G> && Configurable<G>
auto show_counting(const G& game, std::span<const typename G::Move> moves, std::string title,
                   const Claims& claims, const std::string& clause, Is&& counted) -> Shown {
  std::vector<Mark> marks;
  auto state = game.start();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (counted(state, moves[i])) marks.push_back({i + 1, cites(clause)});
    state = game.apply(state, moves[i]).next;
  }
  marks.push_back({moves.size(), claims});
  return show_marked(game, game.start(), moves, std::move(title), marks);
}

}  // namespace ruleproof::solver
