/// What holds of the planted bugs of every game.
#pragma once

#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "properties/mutants/notice.hpp"

namespace ruleproof::properties::mutants {

/// Games under these options.
template <class G>
auto games_with(const std::vector<Texts>& options) -> std::vector<G> {
  std::vector<G> games;
  for (const auto& option : options) {
    auto game = G::configure({.options = option, .rulings = {}});
    REQUIRE(game);
    games.push_back(std::move(game).value());
  }
  return games;
}

/// A game with a bug goes on after the bug has shown, unless it then stands still.
template <class G>
auto plays_on(const G& game, std::size_t bug, std::uint64_t seed) -> void {
  const Planted<G> planted(game, bug);
  Dice dice(seed);
  MoveList<typename G::Move> legal;
  auto state = planted.start();
  for (int step = 0; step < 2000 && planted.to_act(state) != Seat::nobody; ++step) {
    moves(planted, state, legal);
    if (legal.empty()) return;
    state = planted.apply(state, legal[dice(planted, state, legal)]).next;
  }
}

template <class G>
auto names_of(const ClauseSet& clauses) -> std::string {
  std::string names;
  clauses.for_each([&](ClauseRef clause) {
    names += (names.empty() ? "" : " ") + std::string(G::rulebook[clause.index].id);
  });
  return names;
}

/// Whether a bug is named where it shows: by a clause that it breaks, or the one by which it shows.
inline auto names(const ClauseSet& relied, std::span<const Clause> rulebook, const PlantedBug& bug)
    -> bool {
  bool named = false;
  relied.for_each([&](ClauseRef clause) {
    const auto id = rulebook[clause.index].id;
    named = named || bug.breaks(id) || id == bug.shown_by;
  });
  return named;
}

/// Every listed bug shows within so many random games, by the clause that it breaks; says after how
/// many.
template <class G>
auto notice_all(const std::vector<Texts>& options, std::uint64_t most) -> void {
  const auto games = games_with<G>(options);
  const auto bugs = planted_bugs<G>();
  CHECK(bugs.size() >= 20);
  std::ostringstream table;
  for (std::size_t bug = 0; bug < bugs.size(); ++bug) {
    const auto noticed = notice<G>(bug, games, most);
    CAPTURE(bugs[bug].name);
    CHECK(noticed.game > 0);
    CAPTURE(names_of<G>(noticed.how.relied));
    CHECK(names(noticed.how.relied, G::rulebook, bugs[bug]));
    table << std::setw(6) << noticed.game << ' ' << std::left << std::setw(9) << noticed.how.by
          << std::setw(24) << bugs[bug].name << std::right << bugs[bug].clause << '\n';
    for (const auto& game : games) plays_on(game, bug, 1);
  }
  MESSAGE("game in which a bug is noticed first, and in what:\n", table.str());
}

/// Whether the clauses that a bug breaks are among those that the model enforces.
template <class G>
auto breaks_what_is_enforced(const PlantedBug& bug) -> bool {
  return std::ranges::all_of(G::rulebook, [&](const Clause& clause) {
    return !bug.breaks(clause.id) || clause.disposition == Disposition::enforced;
  });
}

/// Without a bug, the game is the game; names that are not in the table are refused.
template <class G>
auto is_sound_without(const Texts& options) -> void {
  const auto planted = Planted<G>::configure({.options = options, .rulings = {}});
  const auto game = G::configure({.options = options, .rulings = {}});
  REQUIRE(planted);
  REQUIRE(game);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    CHECK(Comparison<G>(*game, *planted).run(seed).by.empty());
  }
  CHECK(planted->setup() == game->setup());
  for (const auto& bug : planted_bugs<G>()) {
    CHECK(breaks_what_is_enforced<G>(bug));
    const auto named =
        Planted<G>::configure({.options = {{"bug", std::string(bug.name)}}, .rulings = {}});
    REQUIRE(named);
    CHECK(named->setup().options.at("bug") == bug.name);
  }
  const auto wrong = Planted<G>::configure({.options = {{"bug", "no-such-bug"}}, .rulings = {}});
  CHECK_FALSE(wrong);
}

}  // namespace ruleproof::properties::mutants
