/// What a bug may change in a game, and how `Planted` lets it. Only the tables of bugs include
/// this, one file a game, so that it compiles once for each.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "model/core/assert.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

/// One row of a table. Hooks that are not set leave the rules as they are.
template <class G>
struct Bug {
  using State = typename G::State;
  using Move = typename G::Move;

  PlantedBug about;
  /// Changes the opening position.
  void (*opens)(const G&, State&) = nullptr;
  /// Who is to act.
  Seat (*asks)(const G&, const State&) = nullptr;
  /// Changes the position in which the rules are read when they say what is legal.
  void (*reads)(const G&, State&) = nullptr;
  /// Whether a legal move is refused.
  bool (*refuses)(const G&, const State&, const Move&) = nullptr;
  /// Whether a legal move is not offered, though it is accepted.
  bool (*hides)(const G&, const State&, const Move&) = nullptr;
  /// Whether an illegal move is taken for legal.
  bool (*allows)(const G&, const State&, const Move&) = nullptr;
  /// Lists moves that `allows` may take for legal; else every move of the game is tried.
  void (*lists)(const G&, const State&, MoveList<Move>&) = nullptr;
  /// Makes a move in its own way.
  Step<State> (*applies)(const G&, const State&, const Move&) = nullptr;
  /// Changes what a move has led to.
  void (*spoils)(const G&, const State& before, const Move&, State& after) = nullptr;
  /// Changes how a game has ended.
  void (*counts)(const G&, const State&, Outcome&) = nullptr;
  /// What a seat knows.
  State (*sees)(const G&, const State&, Seat) = nullptr;

  /// Whether the bug shows in what an engine tells. A bug in who knows what does not: only laws
  /// catch it, and no list has it.
  [[nodiscard]] constexpr auto is_open() const -> bool {
    return opens || asks || reads || refuses || hides || allows || applies || spoils || counts;
  }
};

/// The table of a game: specialised in `<game>.cpp` with a constant array `rows`, the open ones
/// first.
template <class G>
struct BugTable;

/// The ids of a game's clauses.
using ClauseIds = std::span<const std::string_view>;

/// How many of the ids, separated by blanks, are no clauses.
consteval auto unknown_in(std::string_view ids, ClauseIds clauses) -> int {
  int unknown = 0;
  while (!ids.empty()) {
    const auto end = std::min(ids.find(' '), ids.size());
    if (std::ranges::count(clauses, ids.substr(0, end)) == 0) ++unknown;
    ids.remove_prefix(std::min(end + 1, ids.size()));
  }
  return unknown;
}

/// Every name once, every clause one of the game, no row without a hook: for a `static_assert`
/// beside each table.
template <class G>
consteval auto is_sound(std::span<const Bug<G>> rows, ClauseIds clauses) -> bool {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto& row = rows[i];
    const auto& [name, what, clause, also, shown_by] = row.about;
    const bool known = !clause.empty() && unknown_in(clause, clauses) == 0 &&
                       unknown_in(also, clauses) + unknown_in(shown_by, clauses) == 0;
    const bool acts = row.is_open() || row.sees != nullptr;
    if (!known || !acts || what.empty()) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (rows[j].about.name == name || (row.is_open() && !rows[j].is_open())) return false;
    }
  }
  return true;
}

template <class G>
auto planted_bugs() -> std::span<const PlantedBug> {
  static constexpr auto rows = std::span<const Bug<G>>(BugTable<G>::rows);
  static constexpr auto told = [] {
    std::array<PlantedBug, rows.size()> list{};
    for (std::size_t i = 0; i < rows.size(); ++i) list[i] = rows[i].about;
    return list;
  }();
  static constexpr auto open =
      static_cast<std::size_t>(std::ranges::count_if(rows, &Bug<G>::is_open));
  return std::span(told).first(open);
}

template <class G>
Planted<G>::Planted(const G& game, std::size_t bug) : G(game), bug_(&BugTable<G>::rows[bug]) {
  RULEPROOF_ASSERT(bug < std::size(BugTable<G>::rows));
}

template <class G>
auto Planted<G>::configure(const SetupText& text) -> Result<Planted> {
  auto rest = text;
  const auto named = rest.options.extract("bug");
  auto game = G::configure(rest);
  if (!game) return game.error();
  if (named.empty()) return Planted(*game);
  const auto& rows = BugTable<G>::rows;
  std::vector<std::string_view> names;
  for (const Bug<G>& row : rows) names.push_back(row.about.name);
  const auto at = std::ranges::find(names, named.mapped());
  if (at == names.end()) {
    return Error{Code::bad_setup, "setup",
                 std::string(G::name) + " has no bug \"" + named.mapped() + "\"" +
                     did_you_mean(named.mapped(), names)};
  }
  return Planted(*game, static_cast<std::size_t>(at - names.begin()));
}

template <class G>
auto Planted<G>::setup() const -> SetupText {
  auto text = G::setup();
  if (bug_ != nullptr) text.options.emplace("bug", bug_->about.name);
  return text;
}

template <class G>
auto Planted<G>::start() const -> State {
  auto state = G::start();
  if (bug_ != nullptr && bug_->opens != nullptr) bug_->opens(*this, state);
  return state;
}

template <class G>
auto Planted<G>::to_act(const State& state) const -> Seat {
  return bug_ != nullptr && bug_->asks != nullptr ? bug_->asks(*this, state) : G::to_act(state);
}

template <class G>
auto Planted<G>::as_read(const State& state) const -> State {
  auto read = state;
  if (bug_ != nullptr && bug_->reads != nullptr) bug_->reads(*this, read);
  return read;
}

template <class G>
auto Planted<G>::refuses(const State& state, const Move& move) const -> bool {
  if (bug_ == nullptr || bug_->refuses == nullptr || !bug_->refuses(*this, state, move)) {
    return false;
  }
  MoveList<Move> legal;
  moves(base(), state, legal);
  return std::ranges::any_of(
      legal, [&](const Move& other) { return !bug_->refuses(*this, state, other); });
}

template <class G>
auto Planted<G>::add_allowed(const State& state, MoveList<Move>& out) const -> void {
  MoveList<Move> tried;
  if (bug_->lists != nullptr) {
    bug_->lists(*this, state, tried);
  } else {
    G::every_move(tried);
  }
  for (const auto& move : tried) {
    if (bug_->allows(*this, state, move) && !G::judge(as_read(state), move) &&
        std::ranges::find(out, move) == out.end()) {
      out.push_back(move);
    }
  }
}

template <class G>
auto Planted<G>::propose(const State& state, MoveList<Move>& out) const -> void {
  MoveList<Move> offered;
  moves(base(), as_read(state), offered);
  std::erase_if(offered, [&](const Move& move) { return refuses(state, move); });
  if (bug_ != nullptr && bug_->hides != nullptr) {
    const auto hidden = [&](const Move& move) { return bug_->hides(*this, state, move); };
    if (!std::ranges::all_of(offered, hidden)) std::erase_if(offered, hidden);
  }
  if (bug_ != nullptr && bug_->allows != nullptr) add_allowed(state, offered);
  out.insert(out.end(), offered.begin(), offered.end());
}

template <class G>
auto Planted<G>::judge(const State& state, const Move& move) const -> Verdict {
  const auto verdict = G::judge(as_read(state), move);
  if (!verdict) {
    const bool allowed =
        bug_ != nullptr && bug_->allows != nullptr && bug_->allows(*this, state, move);
    return allowed ? Verdict::legal() : verdict;
  }
  if (!refuses(state, move)) return verdict;
  const std::span<const Clause> clauses = G::rulebook;
  const auto clause = std::ranges::find(clauses, bug_->about.clause, &Clause::id);
  return Verdict::illegal({static_cast<std::uint8_t>(clause - clauses.begin())});
}

template <class G>
auto Planted<G>::apply(const State& state, const Move& move) const -> Step<State> {
  auto step = bug_ != nullptr && bug_->applies != nullptr ? bug_->applies(*this, state, move)
                                                          : G::apply(state, move);
  if (bug_ != nullptr && bug_->spoils != nullptr) bug_->spoils(*this, state, move, step.next);
  return step;
}

template <class G>
auto Planted<G>::outcome(const State& state) const -> Outcome {
  auto outcome = G::outcome(state);
  if (bug_ != nullptr && bug_->counts != nullptr) bug_->counts(*this, state, outcome);
  return outcome;
}

template <class G>
auto Planted<G>::seen_by(const State& state, Seat seat) const -> State
  requires Hidden<G>
{
  return bug_ != nullptr && bug_->sees != nullptr ? bug_->sees(*this, state, seat)
                                                  : G::seen_by(state, seat);
}

}  // namespace ruleproof::properties::mutants
