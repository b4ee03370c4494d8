/// The laws of a game, tried in random games under random set-ups: what `ruleproof check` does.
///
///     const auto report = check<ConnectFour>({.steps = 10'000'000});
///
/// The same options give the same report, on every machine.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/check_options.hpp"
#include "properties/coverage.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/setups.hpp"
#include "properties/report.hpp"
#include "properties/shrink.hpp"

namespace ruleproof::properties {

/// Parts of `check` that know nothing of the game.
namespace detail {

/// What is said of one law.
struct LawResult {
  std::string_view name;
  std::string_view clause;
  std::uint32_t sample = 1;
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
/// Whether `name` is asked for.
[[nodiscard]] auto wanted(const std::vector<std::string>& parts, std::string_view name) -> bool;

/// Looks for a case that breaks a law; then for one that breaks another.
template <class G>
  requires Configurable<G> && Notated<G>
class Checker {
 public:
  explicit Checker(const CheckOptions& options) : options_(options) {
    std::erase_if(laws_, [&](const auto& law) { return !wanted(options.laws, law.name); });
    if (!options.laws.empty()) goals_.clear();
  }

  auto run() -> GameReport {
    auto report = report_of<G>();
    LawWatch<G> watch(laws_, goals_, Sampling::sampled, options_.seed);
    std::vector<bool> is_broken(laws_.size(), false);
    std::vector<std::pair<std::size_t, Case>> found;
    for (std::uint64_t round = 0; watch.steps() < options_.steps || round == 0; ++round) {
      const auto left = options_.steps - std::min(watch.steps(), options_.steps);
      std::optional<std::size_t> target;
      auto broken =
          find_counterexample(search_options(left, options_.seed + round),
                              [&](const Case& tried) { return holds(tried, watch, target); });
      if (!broken) break;
      watch.forget(*target);
      is_broken[*target] = true;
      found.emplace_back(*target, std::move(*broken));
    }
    for (std::size_t i = 0; i < laws_.size(); ++i) {
      if (!is_broken[i]) report.checks.push_back(passed_check(result_of(i, watch)));
    }
    for (const auto& [law, broken] : found) report_broken(report, law, broken, watch);
    report_goals(report, watch);
    report.clauses = clause_uses(G::rulebook, watch.citations());
    report.facts = {{"steps", std::to_string(watch.steps())},
                    {"games", std::to_string(watch.games())},
                    {"seed", std::to_string(options_.seed)}};
    return report;
  }

 private:
  /// The set-up of a case: where the game refuses a combination, less of it.
  [[nodiscard]] auto setup_of(const Case& tried) -> SetupText {
    if (options_.setup) return *options_.setup;
    auto setup = random_setup<G>(tried.setup);
    if (games_.get(setup) == nullptr) setup.rulings.clear();
    if (games_.get(setup) == nullptr) setup.options.clear();
    return setup;
  }

  /// At first, whether all laws hold; once one is broken, whether that one does.
  auto holds(const Case& tried, LawWatch<G>& watch, std::optional<std::size_t>& target) -> bool {
    const auto* found = games_.get(setup_of(tried));
    RULEPROOF_ASSERT(found != nullptr);
    const auto& game = *found;
    if (!target) {
      watch.enter(game);
      (void)play_case<G>(game, tried.words, watch, buffer_);
      if (watch.broken()) target = watch.broken()->law;
      return !target;
    }
    LawWatch<G> single(laws_, {}, Sampling::every_step, 0);
    single.only(*target);
    single.enter(game);
    (void)play_case<G>(game, tried.words, single, buffer_);
    return !single.broken();
  }

  [[nodiscard]] auto result_of(std::size_t i, const LawWatch<G>& watch) const -> LawResult {
    return {laws_[i].name, laws_[i].clause, laws_[i].sample, watch.count(i)};
  }

  auto report_broken(GameReport& report, std::size_t law, const Case& broken,
                     const LawWatch<G>& watch) -> void {
    const auto setup = setup_of(broken);
    const auto shrunk = Shrinker<G>(laws_, law).run(setup, broken);
    const auto shown = shrunk ? *shrunk : BreakingGame<G>{setup, {}};
    const auto game = configured<G>(shown.setup);
    auto record = record_of(game, game.start(), std::span<const typename G::Move>(shown.moves));
    record.from.push_back("rapidcheck seed=" + std::to_string(options_.seed));
    record.from.push_back("law: " + std::string(laws_[law].name));
    add_broken(report, result_of(law, watch), record, shrunk.has_value(), frames_of(game, record));
  }

  auto report_goals(GameReport& report, const LawWatch<G>& watch) const -> void {
    for (std::size_t i = 0; i < goals_.size(); ++i) {
      const auto& goal = goals_[i];
      if (options_.setup && !applies<G>(goal.assumes, *options_.setup)) continue;
      add_goal(report, goal.name, goal.clause, watch.reached(i), watch.steps(),
               watch.steps() >= options_.meaningful_steps && !options_.setup);
    }
  }

  CheckOptions options_;
  std::vector<Law<G>> laws_ = laws_of<G>();
  std::vector<Goal<G>> goals_ = goals_of<G>();
  MoveList<typename G::Move> buffer_;
  LastGame<G> games_;
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
