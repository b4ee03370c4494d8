/// Tries to break claims about one game, with its types: games by dice, lopsided ones, ones of
/// players of uneven strength, games that fuzzing kept, scenarios played on; and searches for what
/// none of these has broken.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "model/core/replay.hpp"
#include "model/core/setup.hpp"
#include "solver/divergence/lopsided.hpp"
#include "solver/hunt/uneven.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/ready.hpp"
#include "solver/refute/set_ups.hpp"
#include "solver/refute/watch.hpp"

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

template <class G>
class Refuter {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Refuter(std::span<const Claim> claims, const Effort& effort)
      : claims_(claims),
        effort_(effort),
        trials_(claims.size()),
        ready_(claims, effort.by_solver) {}

  auto run() -> std::vector<Trial> {
    const auto doubts = doubts_of<G>();
    const auto players = numbers_of_players<G>();
    for (std::size_t i = 0; i < claims_.size(); ++i) {
      const auto& scope = claims_[i].scope;
      const auto fields = fields_of(i, set_ups_within(scope, doubts, players, 0, 0));
      const auto all =
          set_ups_within(scope, doubts, players, effort_.pairs, effort_.seed + i, fields);
      for (const auto& set_up : all) note(set_up, i, bears_on(set_up.rulings, doubts, fields));
      std::set<std::string> seen;
      for (const auto& set_up : all) {
        if (seen.insert(ruleproof::to_text(set_up.options)).second) {
          order_[at_.at(name_of(set_up))].always = true;
        }
      }
    }
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if (is_played(i)) weight_of_all_like(order_[i]) += order_[i].weight;
    }
    // A short time has seen a little of every set-up before it sees much of one.
    round(1);
    run_scenarios(doubts);
    for (const std::uint64_t part : {16, 4, 1}) round(effort_.steps / part);
    for (std::size_t i = 0; i < order_.size() && !stopped(); ++i) {
      if (is_played(i)) under_kept_games(i);
    }
    for (std::size_t i = 0; i < claims_.size(); ++i) {
      auto& trial = trials_[i];
      if (trial.contrary || !trial.problem.empty()) continue;
      if (!stopped() && trial.says != Content::nothing) search(i);
      // Under a set-up that was left out it may say something.
      const bool open = effort_.one_in > 1 && trial.says == Content::nothing;
      trial.cut = (stopped_ || open) && !trial.contrary;
    }
    return std::move(trials_);
  }

 private:
  static constexpr std::size_t longest = 1'000;  ///< choices of a game
  static constexpr std::size_t again = 6;        ///< readings that a search comes back to
  static constexpr std::uint64_t weight_of_near = 16;

  /// Whether somebody wanted an end, now or before.
  auto stopped() -> bool {
    stopped_ = stopped_ || (effort_.stop && effort_.stop());
    return stopped_;
  }

  struct Ordered {
    SetupText set_up;
    std::vector<std::size_t> claims;
    std::vector<std::size_t> near = {};  ///< of them: the reading bears on what they speak of
    std::uint64_t weight = 1;            ///< of its share of the steps
    std::uint64_t steps = 0;             ///< that were made under it
    std::uint64_t games = 0;             ///< in which they were made
    bool always = false;                 ///< the first of some claim with these options
  };

  /// The fields that a claim reads, under the first set-up under which it can be read.
  auto fields_of(std::size_t claim, const std::vector<SetupText>& set_ups)
      -> std::vector<std::string> {
    std::vector<std::string> fields;
    for (const auto& set_up : set_ups) {
      const auto game = G::configure(set_up);
      if (!game) continue;
      const auto& said = ready_.said(*game, claim);
      if (!said) continue;
      for (const auto& field : said->says.fields) fields.push_back(field.path);
      for (const auto& counted : said->counted) {
        for (const auto& field : counted.what.fields) fields.push_back(field.path);
      }
      break;
    }
    return fields;
  }

  static auto name_of(const SetupText& set_up) -> std::string {
    return ruleproof::to_text(set_up.options) + " | " + ruleproof::to_text(set_up.rulings);
  }

  auto note(const SetupText& set_up, std::size_t claim, bool near) -> void {
    const auto [found, fresh] = at_.try_emplace(name_of(set_up), order_.size());
    if (fresh) order_.push_back({set_up, {}});
    auto& ordered = order_[found->second];
    ordered.claims.push_back(claim);
    if (near) ordered.near.push_back(claim);
    if (near) ordered.weight = weight_of_near;
  }

  /// Set-ups under the plain reading share half of the steps, those under others the other half.
  auto weight_of_all_like(const Ordered& ordered) -> std::uint64_t& {
    return ordered.set_up.rulings.empty() ? weight_of_plain_ : weight_of_others_;
  }

  /// Does something with the game of a set-up and the claims that are still to be tried under it.
  template <class Do>
  auto watching(std::size_t number, Do what) -> void {
    const auto& ordered = order_[number];
    const auto game = G::configure(ordered.set_up);
    if (!game) {
      for (const auto claim : ordered.claims) trials_[claim].problem = game.error().message;
      return;
    }
    Watch<G> watch(*game, claims_, ready_, trials_);
    for (const auto claim : ordered.claims) watch.add(claim);
    if (!watch.idle()) what(*game, watch);
  }

  /// Games under all set-ups, a game each at least, until they have made so many steps together.
  auto round(std::uint64_t steps) -> void {
    for (std::size_t i = 0; i < order_.size() && !stopped(); ++i) {
      if (is_played(i)) under(i, steps);
    }
  }
  /// Under every set-up, unless only some are asked for: then each claim keeps one with each number
  /// of players, and all under the plain reading.
  [[nodiscard]] auto is_played(std::size_t number) const -> bool {
    const auto& ordered = order_[number];
    return ordered.always || ordered.set_up.rulings.empty() || number % effort_.one_in == 0;
  }

  /// Games under one set-up, until they have made its share of so many steps.
  auto under(std::size_t number, std::uint64_t of_all) -> void {
    auto& ordered = order_[number];
    // Most claims speak of the plain reading, and of the others those count that bear on them.
    const auto share =
        std::max<std::uint64_t>(of_all / 2 * ordered.weight / weight_of_all_like(ordered),
                                of_all < effort_.steps ? 1 : 100);
    const auto seed = effort_.seed + (1000 * number);
    watching(number, [&](const G& game, Watch<G>& watch) {
      while (ordered.steps < share && !watch.idle() && !stopped()) {
        if (ordered.games == 0) watch.count([](Tried& tried) { ++tried.set_ups; });
        ordered.steps += game_of_kind(ordered.games % 3, game, watch, seed + ordered.games);
        ++ordered.games;
      }
    });
  }

  /// Under one set-up some of the games that fuzzing kept.
  auto under_kept_games(std::size_t number) -> void {
    if (effort_.choices.empty()) return;
    watching(number, [&](const G& game, Watch<G>& watch) {
      for (std::size_t i = 0; i < kept_a_set_up && !stopped(); ++i) {
        const auto& kept = effort_.choices[(number + (i * 97)) % effort_.choices.size()];
        one_game(game, watch, Script<std::uint8_t>(kept));
      }
    });
  }

  /// Searches towards the contrary of one claim: under the plain reading, a little under every
  /// other one, and more where that came nearest.
  auto search(std::size_t claim) -> void {
    auto& trial = trials_[claim];
    // The nearer first; of the equally near, readings that bear on the claim.
    std::vector<std::tuple<std::int64_t, bool, std::size_t>> others;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if (std::ranges::count(order_[i].claims, claim) == 0) continue;
      const bool plain = order_[i].set_up.rulings.empty();
      const bool bears = std::ranges::count(order_[i].near, claim) != 0;
      const std::uint64_t share = plain ? 1 : bears ? 8 : 32;
      const auto distance = pursued(claim, i, effort_.guided / share, plain);
      if (trial.contrary || stopped()) return;
      if (!plain) others.emplace_back(distance, !bears, i);
    }
    std::ranges::sort(others);
    for (std::size_t i = 0; i < std::min(others.size(), again) && !trial.contrary && !stopped();
         ++i) {
      (void)pursued(claim, std::get<2>(others[i]), effort_.guided / 4, true);
    }
  }

  auto pursued(std::size_t claim, std::size_t number, std::uint64_t positions, bool plain)
      -> std::int64_t {
    constexpr auto nowhere = std::numeric_limits<std::int64_t>::max();
    if (positions == 0) return nowhere;
    const auto game = G::configure(order_[number].set_up);
    if (!game) return nowhere;
    return pursue(*game, claims_[claim], ready_.contrary(*game, claim), positions, plain,
                  effort_.seed + (1000 * number), trials_[claim], effort_.stop);
  }

  /// By dice, by players who leave out kinds of moves, or by players of uneven strength.
  auto game_of_kind(std::uint64_t kind, const G& game, Watch<G>& watch, std::uint64_t seed)
      -> std::uint64_t {
    if (kind == 1) return one_game(game, watch, AtMost(Lopsided(seed), longest));
    if constexpr (balance::Balanced<G>) {
      if (kind == 2) {
        hunt::Uneven<G> uneven(game, seed);
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
    watch.see(state, {}, path_);
    play(
        game, state, std::forward<Choose>(choose),
        [&](const State& /*before*/, const Move& move, const auto& step) {
          path_.push_back(move);
          watch.see(step.next, step.because, path_);
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
    for (std::size_t i = 0; i < effort_.records.size() && !stopped(); ++i) {
      const auto record = parse_record(effort_.records[i], "scenario");
      if (!record || record->game != G::name || !record->position.empty()) continue;
      const auto game = G::configure(record->setup);
      if (!game) continue;
      Watch<G> watch(*game, claims_, ready_, trials_);
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
      watch.see(step.next, step.because, path_);
    };
    watch.see(game.start(), {}, path_);
    const auto last = Replayer<G>(game, "scenario").run(record, see);
    if (last) play(game, *last, AtMost(Dice(seed), longest), see, buffer_);
    watch.count([&](Tried& tried) {
      ++tried.scenarios;
      tried.steps += path_.size();
    });
  }

  static constexpr std::size_t kept_a_set_up = 2;

  std::span<const Claim> claims_;
  const Effort& effort_;
  std::vector<Trial> trials_;
  ReadyClaims<G> ready_;
  bool stopped_ = false;
  std::vector<Ordered> order_;  ///< in the order in which claims first named them
  std::uint64_t weight_of_plain_ = 0;
  std::uint64_t weight_of_others_ = 0;
  std::map<std::string, std::size_t> at_;
  std::vector<Move> path_;
  MoveList<Move> buffer_;
};

}  // namespace ruleproof::solver::refute
