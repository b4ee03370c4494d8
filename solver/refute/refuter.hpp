/// Tries to break claims about one game, with its types: games by dice, lopsided ones, ones of
/// players of uneven strength, games that fuzzing kept, scenarios played on, and searches towards
/// the contrary.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/play.hpp"
#include "model/core/replay.hpp"
#include "model/core/setup.hpp"
#include "solver/divergence/lopsided.hpp"
#include "solver/induction/formulas.hpp"
#include "solver/questions/question.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/set_ups.hpp"
#include "solver/refute/uneven.hpp"
#include "solver/smt/query.hpp"
#include "solver/typed/pursue.hpp"

namespace ruleproof::solver::refute {

/// The numbers of players that a game takes, as texts; none where it has no such option.
template <class G>
auto numbers_of_players() -> std::vector<std::string> {
  std::vector<std::string> numbers;
  for (int players = 1; players <= static_cast<int>(max_players); ++players) {
    const auto number = std::to_string(players);
    if (G::configure({.options = {{"players", number}}, .rulings = {}})) numbers.push_back(number);
  }
  return numbers;
}

/// Whether an expression holds of any values that its fields could have: no game refutes it, and it
/// says nothing of the rules.
template <class G>
auto says_nothing(const G& game, const expression::Program& program) -> bool {
  Formulas formulas;
  const auto formula = formulas.of(program);
  if (!formula) return false;
  Query query("Is there anything that the claim excludes?");
  for (const auto& premise : formulas.premises()) query.require(premise);
  query.require(Formulas::fails(*formula));
  return ask(query, {.work = 200'000}).sat == Sat::unsat && game.players() > 0;
}

/// A claim about a whole board is longer than what people type.
inline constexpr expression::Place long_ones{.characters = 20'100};

/// The contrary of claims, under one set-up.
template <class G>
class Watch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Watch(const G& game, std::span<const Claim> claims, std::vector<Trial>& trials)
      : game_(game), claims_(claims), trials_(trials), vocabulary_(expression::names_of(game)) {}

  /// Takes a claim up, unless it is refuted already or cannot be read here.
  auto add(std::size_t claim) -> void {
    auto& trial = trials_[claim];
    if (trial.contrary || !trial.problem.empty()) return;
    auto program = expression::compile(claims_[claim].always, vocabulary_, long_ones);
    if (!program) {
      trial.problem = program.error().message;
      return;
    }
    // A claim about three players says nothing of two: it must say something somewhere.
    const bool first = trial.tried.set_ups++ == 0;
    if (first || trial.says_nothing) trial.says_nothing = says_nothing(game_, *program);
    watched_.push_back({claim, expression::Asked<G>(game_, *std::move(program))});
  }
  [[nodiscard]] auto idle() const -> bool { return watched_.empty(); }

  /// Judges a position to which these moves led from the opening.
  auto see(const State& state, std::span<const Move> path) -> void {
    const auto broken = std::ranges::find_if(
        watched_, [&](const Watched& each) { return !each.asked.holds(state); });
    if (broken == watched_.end()) return;
    const auto claim = broken->claim;
    watched_.erase(broken);
    note(claim, path);
    see(state, path);
  }

  /// Adds what was tried to all claims that are watched.
  template <class Add>
  auto count(Add add) -> void {
    for (const auto& each : watched_) add(trials_[each.claim].tried);
  }

  /// Climbs towards the contrary of each claim in turn.
  auto search(std::uint64_t positions, std::uint64_t seed) -> void {
    for (std::size_t i = 0; i < watched_.size();) {
      const auto claim = watched_[i].claim;
      auto contrary =
          expression::compile(expression::negated(claims_[claim].always), vocabulary_, long_ones);
      if (contrary) {
        const expression::Asked<G> wanted(game_, *std::move(contrary));
        const TypedBudget budget{
            .depth = {}, .states = positions / 4, .guided = positions, .games = 2, .seed = seed};
        const auto pursuit = typed::Pursuer<G>(game_, wanted, budget).run();
        trials_[claim].tried.guided += pursuit.guided + pursuit.all.states;
        if (pursuit.by != typed::FoundBy::nothing) {
          note(claim, pursuit.path);
          watched_.erase(watched_.begin() + static_cast<std::ptrdiff_t>(i));
          continue;
        }
      }
      ++i;
    }
  }

 private:
  struct Watched {
    std::size_t claim;
    expression::Asked<G> asked;
  };

  auto note(std::size_t claim, std::span<const Move> path) -> void {
    const auto contrary = expression::negated(claims_[claim].always);
    trials_[claim].contrary = show(game_, path, contrary, contrary).witness;
  }

  const G& game_;
  std::span<const Claim> claims_;
  std::vector<Trial>& trials_;
  expression::Vocabulary vocabulary_;
  std::vector<Watched> watched_;
};

template <class G>
class Refuter {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Refuter(std::span<const Claim> claims, const Effort& effort)
      : claims_(claims), effort_(effort), trials_(claims.size()) {}

  auto run() -> std::vector<Trial> {
    const auto doubts = doubts_of<G>();
    const auto players = numbers_of_players<G>();
    for (std::size_t i = 0; i < claims_.size(); ++i) {
      const auto all =
          set_ups_within(claims_[i].scope, doubts, players, effort_.pairs, effort_.seed + i);
      for (const auto& set_up : all) note(set_up, i);
    }
    for (std::size_t i = 0; i < order_.size(); ++i) under(i);
    run_scenarios(doubts);
    return std::move(trials_);
  }

 private:
  static constexpr std::size_t longest = 1'000;  ///< choices of a game

  auto note(const SetupText& set_up, std::size_t claim) -> void {
    const auto name =
        ruleproof::to_text(set_up.options) + " | " + ruleproof::to_text(set_up.rulings);
    const auto [found, fresh] = at_.try_emplace(name, order_.size());
    if (fresh) order_.push_back({set_up, {}});
    order_[found->second].claims.push_back(claim);
  }

  /// Everything under one set-up.
  auto under(std::size_t number) -> void {
    const auto& [set_up, claims] = order_[number];
    const auto game = G::configure(set_up);
    if (!game) {
      for (const auto claim : claims) trials_[claim].problem = game.error().message;
      return;
    }
    Watch<G> watch(*game, claims_, trials_);
    for (const auto claim : claims) watch.add(claim);
    const auto share = std::max<std::uint64_t>(effort_.steps / order_.size(), 100);
    const auto seed = effort_.seed + (1000 * number);
    std::uint64_t steps = 0;
    for (std::uint64_t i = 0; steps < share && !watch.idle(); ++i) {
      steps += game_of_kind(i % 3, *game, watch, seed + i);
    }
    for (std::size_t i = 0; i < kept_a_set_up && !effort_.choices.empty(); ++i) {
      const auto& kept = effort_.choices[(number + (i * 97)) % effort_.choices.size()];
      one_game(*game, watch, Script<std::uint8_t>(kept));
    }
    // The first set-ups are those of the plain reading: they get most of the searches.
    const bool plain = set_up.rulings.empty();
    if (plain || number % 8 == 0) watch.search(effort_.guided / (plain ? 1 : 4), seed);
  }

  /// By dice, by players who leave out kinds of moves, or by players of uneven strength.
  auto game_of_kind(std::uint64_t kind, const G& game, Watch<G>& watch, std::uint64_t seed)
      -> std::uint64_t {
    if (kind == 1) return one_game(game, watch, AtMost(Lopsided(seed), longest));
    if constexpr (balance::Balanced<G>) {
      if (kind == 2) {
        Uneven<G> uneven(game, seed);
        return one_game(game, watch, AtMost(std::ref(uneven), longest));
      }
    }
    return one_game(game, watch, AtMost(Dice(seed), longest));
  }

  /// The steps of one game, all of which the watch sees.
  template <class Choose>
  auto one_game(const G& game, Watch<G>& watch, Choose&& choose) -> std::uint64_t {
    path_.clear();
    auto state = game.start();
    watch.see(state, path_);
    play(
        game, state, std::forward<Choose>(choose),
        [&](const State& /*before*/, const Move& move, const auto& step) {
          path_.push_back(move);
          watch.see(step.next, path_);
        },
        buffer_);
    watch.count([&](Tried& tried) {
      ++tried.games;
      tried.steps += path_.size();
    });
    return path_.size();
  }

  /// Scenarios that begin with the opening, under their own rulings, each played on by dice. Those
  /// that begin elsewhere prove nothing: nobody has shown that their positions can be reached.
  auto run_scenarios(const std::vector<Doubt>& doubts) -> void {
    Texts defaults;
    for (const auto& doubt : doubts) defaults[doubt.ruling] = doubt.answers.front();
    for (std::size_t i = 0; i < effort_.records.size(); ++i) {
      const auto record = parse_record(effort_.records[i], "scenario");
      if (!record || record->game != G::name || !record->position.empty()) continue;
      const auto game = G::configure(record->setup);
      if (!game) continue;
      Watch<G> watch(*game, claims_, trials_);
      for (std::size_t claim = 0; claim < claims_.size(); ++claim) {
        if (covers(claims_[claim].scope, game->setup(), defaults)) watch.add(claim);
      }
      if (!watch.idle()) run_scenario(*game, *record, watch, effort_.seed + i);
    }
  }

  auto run_scenario(const G& game, const Record& record, Watch<G>& watch, std::uint64_t seed)
      -> void {
    path_.clear();
    const auto see = [&](const State& /*before*/, const Move& move, const auto& step) {
      path_.push_back(move);
      watch.see(step.next, path_);
    };
    watch.see(game.start(), path_);
    const auto last = Replayer<G>(game, "scenario").run(record, see);
    if (last) play(game, *last, AtMost(Dice(seed), longest), see, buffer_);
    watch.count([&](Tried& tried) {
      ++tried.scenarios;
      tried.steps += path_.size();
    });
  }

  static constexpr std::size_t kept_a_set_up = 2;

  struct Ordered {
    SetupText set_up;
    std::vector<std::size_t> claims;
  };

  std::span<const Claim> claims_;
  const Effort& effort_;
  std::vector<Trial> trials_;
  std::vector<Ordered> order_;  ///< in the order in which claims first named them
  std::map<std::string, std::size_t> at_;
  std::vector<Move> path_;
  MoveList<Move> buffer_;
};

}  // namespace ruleproof::solver::refute
