/// What a bug may change in a game, and how `Planted` lets it. Only the tables of bugs include
/// this, one file a game, so that it compiles once for each.
#pragma once

#include <algorithm>
#include <array>
#include <ranges>
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
Planted<G>::Planted(const G& game, std::size_t bug) : G(game), bugs_{&BugTable<G>::rows[bug]} {
  RULEPROOF_ASSERT(bug < std::size(BugTable<G>::rows));
}

template <class G>
auto Planted<G>::configure(const SetupText& text) -> Result<Planted> {
  auto rest = text;
  const auto named = rest.options.extract("bug");
  auto game = G::configure(rest);
  if (!game) return game.error();
  Planted planted(*game);
  if (named.empty()) return planted;
  const auto& rows = BugTable<G>::rows;
  std::vector<std::string_view> names;
  names.reserve(rows.size());
  for (const Bug<G>& row : rows) names.push_back(row.about.name);
  for (const auto part : std::views::split(named.mapped(), '+')) {
    const std::string_view name(part.begin(), part.end());
    const auto at = std::ranges::find(names, name);
    if (at == names.end()) {
      return Error{Code::bad_setup, "setup",
                   std::string(G::name) + " has no bug \"" + std::string(name) + "\"" +
                       did_you_mean(name, names)};
    }
    planted.bugs_.push_back(&rows[static_cast<std::size_t>(at - names.begin())]);
  }
  return planted;
}

template <class G>
auto Planted<G>::setup() const -> SetupText {
  auto text = G::setup();
  std::string names;
  for (const auto* bug : bugs_) (names += names.empty() ? "" : "+") += bug->about.name;
  if (!names.empty()) text.options.emplace("bug", names);
  return text;
}

template <class G>
auto Planted<G>::start() const -> State {
  auto state = G::start();
  for (const auto* bug : bugs_) {
    if (bug->opens != nullptr) bug->opens(*this, state);
  }
  return state;
}

template <class G>
auto Planted<G>::to_act(const State& state) const -> Seat {
  const auto seat = G::to_act(state);
  for (const auto* bug : bugs_) {
    if (bug->asks == nullptr) continue;
    if (const auto other = bug->asks(*this, state); other != seat) return other;
  }
  return seat;
}

template <class G>
auto Planted<G>::as_read(const State& state) const -> State {
  auto read = state;
  for (const auto* bug : bugs_) {
    if (bug->reads != nullptr) bug->reads(*this, read);
  }
  return read;
}

template <class G>
auto Planted<G>::unwilling(const State& state, const Move& move) const -> const Bug<G>* {
  const auto bug = std::ranges::find_if(bugs_, [&](const Bug<G>* it) {
    return it->refuses != nullptr && it->refuses(*this, state, move);
  });
  return bug == bugs_.end() ? nullptr : *bug;
}

template <class G>
auto Planted<G>::refuses(const State& state, const Move& move) const -> bool {
  if (unwilling(state, move) == nullptr) return false;
  MoveList<Move> legal;
  moves(base(), state, legal);
  return std::ranges::any_of(legal,
                             [&](const Move& other) { return unwilling(state, other) == nullptr; });
}

template <class G>
auto Planted<G>::allows(const State& state, const Move& move) const -> bool {
  return std::ranges::any_of(bugs_, [&](const Bug<G>* bug) {
    return bug->allows != nullptr && bug->allows(*this, state, move);
  });
}

template <class G>
auto Planted<G>::add_allowed(const Bug<G>& bug, const State& state, MoveList<Move>& out) const
    -> void {
  MoveList<Move> tried;
  if (bug.lists != nullptr) {
    bug.lists(*this, state, tried);
  } else {
    G::every_move(tried);
  }
  for (const auto& move : tried) {
    if (bug.allows(*this, state, move) && !G::judge(as_read(state), move) &&
        std::ranges::find(out, move) == out.end()) {
      out.push_back(move);
    }
  }
}

template <class G>
auto Planted<G>::hide(const State& state, MoveList<Move>& offered) const -> void {
  for (const auto* bug : bugs_) {
    if (bug->hides == nullptr) continue;
    const auto hidden = [&](const Move& move) { return bug->hides(*this, state, move); };
    if (!std::ranges::all_of(offered, hidden)) std::erase_if(offered, hidden);
  }
}

template <class G>
auto Planted<G>::propose(const State& state, MoveList<Move>& out) const -> void {
  MoveList<Move> offered;
  moves(base(), as_read(state), offered);
  std::erase_if(offered, [&](const Move& move) { return refuses(state, move); });
  hide(state, offered);
  for (const auto* bug : bugs_) {
    if (bug->allows != nullptr) add_allowed(*bug, state, offered);
  }
  out.insert(out.end(), offered.begin(), offered.end());
}

template <class G>
auto Planted<G>::judge(const State& state, const Move& move) const -> Verdict {
  const auto verdict = G::judge(as_read(state), move);
  if (!verdict) return allows(state, move) ? Verdict::legal() : verdict;
  if (!refuses(state, move)) return verdict;
  const std::span<const Clause> clauses = G::rulebook;
  const auto clause = std::ranges::find(clauses, unwilling(state, move)->about.clause, &Clause::id);
  return Verdict::illegal({static_cast<std::uint8_t>(clause - clauses.begin())});
}

template <class G>
auto Planted<G>::make(const State& state, const Move& move) const -> Step<State> {
  const auto has_a_way = [](const Bug<G>* bug) { return bug->applies != nullptr; };
  auto bug = std::ranges::find_if(bugs_, has_a_way);
  if (bug == bugs_.end()) return G::apply(state, move);
  for (;;) {
    const auto next = std::find_if(bug + 1, bugs_.end(), has_a_way);
    auto own = (*bug)->applies(*this, state, move);
    if (next == bugs_.end() || !(own.next == G::apply(state, move).next)) return own;
    bug = next;
  }
}

template <class G>
auto Planted<G>::apply(const State& state, const Move& move) const -> Step<State> {
  auto step = make(state, move);
  for (const auto* bug : bugs_) {
    if (bug->spoils != nullptr) bug->spoils(*this, state, move, step.next);
  }
  return step;
}

template <class G>
auto Planted<G>::outcome(const State& state) const -> Outcome {
  auto outcome = G::outcome(state);
  for (const auto* bug : bugs_) {
    if (bug->counts != nullptr) bug->counts(*this, state, outcome);
  }
  return outcome;
}

template <class G>
auto Planted<G>::seen_by(const State& state, Seat seat) const -> State
  requires Hidden<G>
{
  const auto bug = std::ranges::find_if(bugs_, [](const Bug<G>* it) { return it->sees; });
  return bug != bugs_.end() ? (*bug)->sees(*this, state, seat) : G::seen_by(state, seat);
}

}  // namespace ruleproof::properties::mutants
