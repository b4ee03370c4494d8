/// The laws of a game, tried in random games under random set-ups: what `ruleproof check` does.
///
///     const auto report = check<ConnectFour>({.steps = 10'000'000});
///
/// The same options give the same report, on every machine.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/check_options.hpp"
#include "properties/coverage.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/setups.hpp"
#include "properties/report.hpp"
#include "properties/shrink.hpp"
#include "solver/team.hpp"

namespace ruleproof::properties {

/// Parts of `check` that know nothing of the game.
namespace detail {

/// What a report says of one law.
struct LawResult {
  std::string_view name;
  std::string_view clause;
  std::uint32_t sample = 1;
  bool of_ends = false;  ///< only the end of a game can break it
  LawCount count;
};

/// Options that one case of RapidCheck is made of, such that all cases make the steps asked for.
[[nodiscard]] auto search_options(std::uint64_t steps, std::uint64_t seed) -> SearchOptions;
/// A law that held.
[[nodiscard]] auto passed_check(const LawResult& law) -> Check;
/// A law that did not, and its finding. `repeats` says whether the record breaks it again.
auto add_broken(GameReport& report, const LawResult& law, const Record& record, bool repeats,
                std::vector<Frame> frames) -> void;
/// A goal, reached or not.
auto add_goal(GameReport& report, std::string_view name, std::string_view clause,
              std::optional<std::uint64_t> reached, std::uint64_t steps, bool meaningful) -> void;
/// Whether the caller asks for `name`.
[[nodiscard]] auto wanted(const std::vector<std::string>& parts, std::string_view name) -> bool;

/// How many parts the steps of a check are played in: always the same for as many steps.
[[nodiscard]] auto hands_for(std::uint64_t steps) -> std::size_t;

/// One part of a check: looks for a case that breaks a law; then for one that breaks another.
template <class G>
  requires Configurable<G> && Notated<G>
class Hand {
 public:
  Hand(const std::vector<Law<G>>& laws, const std::vector<Goal<G>>& goals,
       const CheckOptions& options, std::uint64_t seed)
      : laws_(laws), options_(options), seed_(seed), watch_(laws, goals, Sampling::sampled, seed) {}

  auto run(std::uint64_t steps) -> void {
    for (std::uint64_t round = 0; (watch_.steps() < steps || round == 0) && !is_early(); ++round) {
      const auto left = steps - std::min(watch_.steps(), steps);
      std::optional<std::size_t> target;
      auto broken = find_counterexample(search_options(left, seed_ + round),
                                        [&](const Case& tried) { return holds(tried, target); });
      if (!broken) break;
      watch_.forget(*target);
      found_.emplace_back(*target, std::move(*broken));
    }
  }

  [[nodiscard]] auto watch() const -> const LawWatch<G>& { return watch_; }
  /// Laws that were broken, and cases that break them.
  [[nodiscard]] auto found() const -> const std::vector<std::pair<std::size_t, Case>>& {
    return found_;
  }
  /// The set-up of a case: where the game refuses a combination, less of it.
  [[nodiscard]] auto setup_of(const Case& tried) -> SetupText {
    if (options_.setup) return *options_.setup;
    auto setup = random_setup<G>(tried.setup);
    if (games_.get(setup) == nullptr) setup.rulings.clear();
    if (games_.get(setup) == nullptr) setup.options.clear();
    return setup;
  }

 private:
  /// At first, whether all laws hold; once one is broken, whether that one does.
  auto holds(const Case& tried, std::optional<std::size_t>& target) -> bool {
    if (is_early()) return true;  // nothing more is looked for, and nothing made smaller
    const auto* found = games_.get(setup_of(tried));
    RULEPROOF_ASSERT(found != nullptr);
    const auto& game = *found;
    if (!target) {
      watch_.enter(game);
      (void)play_case<G>(game, tried.words, watch_, buffer_);
      tell();
      if (watch_.broken()) target = watch_.broken()->law;
      return !target;
    }
    LawWatch<G> single(laws_, {}, Sampling::every_step, 0);
    single.only(*target);
    single.enter(game);
    (void)play_case<G>(game, tried.words, single, buffer_);
    return !single.broken();
  }

  [[nodiscard]] auto is_early() const -> bool { return options_.stop && options_.stop(); }

  /// Tells whoever watches of some thousand steps together, and so of the last ones never.
  auto tell() -> void {
    constexpr std::uint64_t at_a_time = 4096;
    if (options_.watcher == nullptr || watch_.steps() < told_steps_ + at_a_time) return;
    options_.watcher->steps.fetch_add(watch_.steps() - std::exchange(told_steps_, watch_.steps()),
                                      std::memory_order_relaxed);
    options_.watcher->games.fetch_add(watch_.games() - std::exchange(told_games_, watch_.games()),
                                      std::memory_order_relaxed);
  }

  const std::vector<Law<G>>& laws_;
  const CheckOptions& options_;
  std::uint64_t seed_;
  std::uint64_t told_steps_ = 0;
  std::uint64_t told_games_ = 0;
  LawWatch<G> watch_;
  std::vector<std::pair<std::size_t, Case>> found_;
  MoveList<typename G::Move> buffer_;
  LastGame<G> games_;
};

/// Plays all hands, by several threads, and reports what they found together.
template <class G>
  requires Configurable<G> && Notated<G>
class Checker {
 public:
  explicit Checker(const CheckOptions& options) : options_(options) {
    std::erase_if(laws_, [&](const auto& law) { return !wanted(options.laws, law.name); });
    if (!options.laws.empty()) goals_.clear();
  }

  auto run() -> GameReport {
    play_hands();
    auto report = report_of<G>();
    std::vector<bool> is_broken(laws_.size(), false);
    for (const auto& hand : hands_) {
      for (const auto& [law, broken] : hand->found()) is_broken[law] = true;
    }
    for (std::size_t i = 0; i < laws_.size(); ++i) {
      if (!is_broken[i]) report.checks.push_back(passed_check(result_of(i)));
    }
    for (const auto& hand : hands_) {  // of several hands that broke a law, the first
      for (const auto& [law, broken] : hand->found()) {
        if (is_broken[law]) report_broken(report, law, hand->setup_of(broken), broken);
        is_broken[law] = false;
      }
    }
    report_goals(report);
    Citations citations;
    for (const auto& hand : hands_) citations.add(hand->watch().citations());
    report.clauses = clause_uses(G::rulebook, citations);
    report.facts = {{"steps", std::to_string(steps())},
                    {"games", std::to_string(games())},
                    {"seed", std::to_string(options_.seed)}};
    return report;
  }

 private:
  auto play_hands() -> void {
    const auto count = hands_for(options_.steps);
    for (std::size_t i = 0; i < count; ++i) {
      // Rounds of one hand take the seeds that follow its own.
      hands_.push_back(
          std::make_unique<Hand<G>>(laws_, goals_, options_, options_.seed + (i * 1'000'003)));
    }
    solver::Team team(options_.jobs);
    team.run(count, [&](std::size_t /*worker*/, std::size_t i) {
      hands_[i]->run((options_.steps + count - 1) / count);
    });
  }

  /// A number that all hands have counted.
  [[nodiscard]] auto sum(std::uint64_t (LawWatch<G>::*number)() const) const -> std::uint64_t {
    std::uint64_t sum = 0;
    for (const auto& hand : hands_) sum += (hand->watch().*number)();
    return sum;
  }
  [[nodiscard]] auto steps() const -> std::uint64_t { return sum(&LawWatch<G>::steps); }
  [[nodiscard]] auto games() const -> std::uint64_t { return sum(&LawWatch<G>::games); }
  [[nodiscard]] auto result_of(std::size_t i) const -> LawResult {
    LawCount all;
    for (const auto& hand : hands_) {
      const auto& count = hand->watch().count(i);
      all.steps += count.steps;
      all.games += count.games;
      all.checked += count.checked;
      all.asked = all.asked || count.asked;
    }
    return {laws_[i].name, laws_[i].clause, laws_[i].sample,
            laws_[i].after.fields == last_step && laws_[i].after.moves == 0, all};
  }
  /// Steps of one hand after which a goal was first reached: the fewest.
  [[nodiscard]] auto reached(std::size_t goal) const -> std::optional<std::uint64_t> {
    std::optional<std::uint64_t> first;
    for (const auto& hand : hands_) {
      const auto here = hand->watch().reached(goal);
      if (here && (!first || *here < *first)) first = here;
    }
    return first;
  }

  auto report_broken(GameReport& report, std::size_t law, const SetupText& setup,
                     const Case& broken) -> void {
    const auto shrunk = Shrinker<G>(laws_, law).run(setup, broken);
    const auto shown = shrunk ? *shrunk : BreakingGame<G>{setup, {}};
    const auto game = configured<G>(shown.setup);
    auto record = record_of(game, game.start(), std::span<const typename G::Move>(shown.moves));
    record.from.push_back("rapidcheck seed=" + std::to_string(options_.seed));
    record.from.push_back("law: " + std::string(laws_[law].name));
    add_broken(report, result_of(law), record, shrunk.has_value(), frames_of(game, record));
  }

  auto report_goals(GameReport& report) const -> void {
    for (std::size_t i = 0; i < goals_.size(); ++i) {
      const auto& goal = goals_[i];
      if (options_.setup && !applies<G>(goal.assumes, *options_.setup)) continue;
      add_goal(report, goal.name, goal.clause, reached(i), steps(),
               steps() >= options_.meaningful_steps && !options_.setup);
    }
  }

  CheckOptions options_;
  std::vector<Law<G>> laws_ = laws_of<G>();
  std::vector<Goal<G>> goals_ = goals_of<G>();
  std::vector<std::unique_ptr<Hand<G>>> hands_;
};

}  // namespace detail

/// Tries all laws and goals, and fills the table of clauses, which `add_coverage` judges.
template <class G>
  requires Configurable<G> && Notated<G>
auto check_laws(const CheckOptions& options) -> GameReport {
  return detail::Checker<G>(options).run();
}

/// Tries all laws and goals, and judges on which clauses the games relied.
template <class G>
  requires Configurable<G> && Notated<G>
auto check(const CheckOptions& options) -> GameReport {
  auto report = check_laws<G>(options);
  add_coverage(report, is_meaningful(options));
  return report;
}

}  // namespace ruleproof::properties
