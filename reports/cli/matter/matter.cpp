#include "reports/cli/matter/matter.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/companions.hpp"
#include "reports/cli/compare/other_winners.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/matter/leaning.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::cli {
namespace {

constexpr int longest_search = 60;  // moves; no game of a small set-up is longer

/// "players=2 rounds=1".
auto options_of(std::string_view line) -> Texts {
  Texts options;
  while (!line.empty()) {
    const auto end = std::min(line.find(' '), line.size());
    const auto word = line.substr(0, end);
    const auto equals = word.find('=');
    options.emplace(word.substr(0, equals), word.substr(equals + 1));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return options;
}

/// The game in the box, for as many as need be.
auto full_set_up(const GameInfo& info, int players) -> Texts {
  Texts options;
  if (info.setup.contains("players")) options.emplace("players", std::to_string(players));
  return options;
}

/// One pair of answers, tried in every way.
class Trial {
 public:
  Trial(const std::string& game, const GameInfo& info, const MatterBudget& budget, Texts others,
        const std::vector<OpenQuestion>& open)
      : game_(game), info_(info), budget_(budget), others_(std::move(others)), open_(open) {}

  auto run(std::string_view ruling, std::string_view first, std::string_view second)
      -> audit::Matter {
    made_ = {};
    made_.ruling = ruling;
    made_.first = first;
    made_.second = second;
    search(full_set_up(info_, info_.least_players), false);
    if (!made_.matters()) sample(info_.least_players);
    for (const auto line : info_.small_set_ups) {
      if (made_.matters()) break;
      search(options_of(line), true);
    }
    if (!made_.matters()) search_known();
    for (int players = info_.least_players + 1; players <= info_.most_players; ++players) {
      if (!made_.matters()) sample(players);
    }
    if (made_.parting) lean_less(game_, open_, budget_, *made_.parting);
    const auto seen = made_.parting && made_.parting->witnesses.empty() ? Texts{} : played_with_;
    pairs(seen);
    endings();
    if (const auto* shown = made_.shown()) made_.leans = leans_of(game_, *shown, open_);
    reason();
    const auto seats = std::ranges::find(info_.seatings, ruling, &games::NoDifference::ruling);
    if (seats != info_.seatings.end()) made_.seating = seats->reason;
    for (auto* found : {&made_.parting, &made_.scores, &made_.winner}) {
      if (*found && (*found)->data.empty()) (*found)->data = info_.data;
    }
    return std::move(made_);
  }

 private:
  auto readings(const Texts& options) const -> Readings {
    return readings_of(made_.ruling, made_.first, made_.second, options, others_);
  }

  /// Every game, level by level, within the bounds.
  auto search(const Texts& options, bool is_small) -> void {
    auto found = compare_readings(game_, readings(options),
                                  {.depth = longest_search,
                                   .states = budget_.states,
                                   .samples = 0,
                                   .pairs = 0,
                                   .seed = budget_.seed});
    if (found) keep(std::move(found).value(), is_small);
  }
  /// Where a scenario of the repository shows that they part, by a shortest game.
  auto search_known() -> void {
    const auto all = readings({});
    const auto scenarios = scenarios_of(game_, budget_.root);
    if (!scenarios || !others_.empty()) return;
    const auto known = known_parting(*scenarios, all);
    if (!known) return;
    auto found = compare_readings(
        game_, readings_of(made_.ruling, made_.first, made_.second, known->setup.options, {}),
        {.depth = longest_search,
         .states = 4 * budget_.states,
         .samples = 0,
         .pairs = 0,
         .seed = budget_.seed});
    if (!found) return;
    is_known_ = !found->finding.witnesses.empty();
    keep(std::move(found).value(), true);
  }
  /// Random games of the full size, for so many players.
  auto sample(int players) -> void {
    auto found = compare_readings(game_, readings(full_set_up(info_, players)),
                                  {.depth = 1,
                                   .states = 1,
                                   .samples = budget_.samples,
                                   .lopsided = budget_.samples,
                                   .pairs = 0,
                                   .seed = budget_.seed,
                                   .work = budget_.work});
    if (found) keep(std::move(found).value(), false);
  }
  /// A game beats none; what was looked through whole beats what was not.
  auto keep(Compared&& compared, bool is_small) -> void {
    auto& finding = compared.finding;
    const auto& options = compared.readings.first.options;
    if (made_.parting && finding.witnesses.empty()) {
      const bool named = finding.how == How::exhaustive || options.empty();
      made_.parting->bound +=
          "; " + (named ? "" : ruleproof::to_text(options) + ": ") + finding.bound;
      return;
    }
    made_.parting = std::move(finding);
    made_.is_small = is_small;
    played_with_ = options;
  }

  /// In the game in the box, for the number of players for which a difference was seen.
  auto pairs(const Texts& seen) -> void {
    const auto known = seen.find("players");
    std::vector<int> sizes{known == seen.end() ? info_.least_players : std::stoi(known->second)};
    if (info_.setup.contains("players") && sizes.front() < 3 && info_.most_players >= 3) {
      sizes.push_back(3);
    }
    for (const auto& play : {play_pairs, play_bot_pairs}) {
      for (const auto players : sizes) {
        auto played = play(game_, readings(full_set_up(info_, players)), budget_);
        if (!played) continue;
        made_.often.push_back(played->often);
        if (!made_.scores) made_.scores = std::move(played->scores);
        if (!made_.winner) made_.winner = std::move(played->winner);
      }
    }
    if (made_.winner) made_.scores.reset();
  }
  /// The shortest game with another winner, where a search can reach the end of one: if no game in
  /// the box has shown it. Where the readings were seen to part in the box, it is but a glance.
  auto endings() -> void {
    if (!made_.matters() || made_.winner) return;
    constexpr std::uint64_t glance = 3;
    if (made_.is_small) {
      // Of a set-up that only a scenario names, a position may have thousands of moves.
      const auto states = is_known_ ? budget_.states / (5 * glance) : budget_.states;
      made_.winner = ending(Ends::other_winners, played_with_, states);
      if (!made_.winner && !made_.scores) {
        made_.scores = ending(Ends::other_points, played_with_, states);
      }
    }
    for (const auto line : info_.small_set_ups) {
      if (made_.winner || made_.is_small) break;
      made_.winner = ending(Ends::other_winners, options_of(line), budget_.states / glance);
    }
    if (made_.winner) made_.scores.reset();
  }
  auto ending(Ends ends, const Texts& options, std::uint64_t states) const
      -> std::optional<Finding> {
    auto found = compare_endings(game_, readings(options), ends,
                                 {.states = states, .samples = 0, .seed = budget_.seed});
    if (!found || found->witnesses.empty()) return std::nullopt;
    return std::move(found).value();
  }
  /// Where it is known that nothing can come of it.
  auto reason() -> void {
    if (made_.matters() || !others_.empty()) return;
    for (const auto& known : info_.no_differences) {
      if (known.ruling != made_.ruling) continue;
      made_.reason = known.reason;
      if (!known.question.empty()) {
        made_.reason += " (ask " + game_ + ' ' + std::string(known.question) + ')';
      }
    }
  }

  const std::string& game_;
  const GameInfo& info_;
  const MatterBudget& budget_;
  Texts others_;
  const std::vector<OpenQuestion>& open_;
  Texts played_with_;
  bool is_known_ = false;  ///< they part in the set-up of a scenario
  audit::Matter made_;
};

}  // namespace

auto matter_budget(std::uint64_t factor, std::uint64_t seed) -> MatterBudget {
  MatterBudget budget;
  budget.seed = seed;
  budget.states *= factor;
  budget.samples *= factor;
  budget.pairs *= factor;
  budget.bot_pairs *= factor;
  budget.work *= factor;
  budget.bases *= factor;
  return budget;
}

auto try_question(const std::string& game, const std::string& ruling,
                  const std::vector<std::string>& answers, const MatterBudget& budget,
                  const std::vector<OpenQuestion>& open) -> audit::Matter {
  std::vector<audit::Matter> made;
  const auto info = game_info(game);
  for (std::size_t i = 1; info && i < answers.size(); ++i) {
    made.push_back(Trial(game, *info, budget, {}, open).run(ruling, answers[0], answers[i]));
  }
  if (made.empty()) {
    audit::Matter nothing;
    nothing.ruling = ruling;
    return nothing;
  }
  auto gravest = audit::gravest(std::move(made));
  gravest.compared.assign(answers.begin() + 1, answers.end());
  return gravest;
}

auto try_together(const std::string& game, const audit::Matter& alone,
                  const std::vector<OpenQuestion>& others, const MatterBudget& budget)
    -> std::optional<audit::Matter> {
  const auto info = game_info(game);
  if (!info || alone.first.empty()) return std::nullopt;
  const auto options = full_set_up(*info, info->least_players);
  Random random(budget.seed);
  const auto parts = [&](const Texts& base) {
    return parts_in_sample(
        game, readings_of(alone.ruling, alone.first, alone.second, options, base), budget);
  };
  // What the scenarios set together is tried first, then other answers by lot.
  std::vector<Texts> bases;
  if (const auto scenarios = scenarios_of(game, budget.root)) {
    bases = companions_of(game, *scenarios, alone.ruling);
  }
  for (std::uint64_t i = 0; i < budget.bases; ++i) {
    Texts base;
    for (const auto& other : others) {
      if (other.ruling == alone.ruling || other.answers.empty()) continue;
      base.emplace(other.ruling, other.answers[random.below(other.answers.size())]);
    }
    bases.push_back(std::move(base));
  }
  for (auto& base : bases) {
    if (!parts(base)) continue;
    for (const auto& [id, answer] : Texts(base)) {
      auto fewer = base;
      fewer.erase(id);
      if (parts(fewer)) base = std::move(fewer);
    }
    auto made =
        Trial(game, *info, budget, base, others).run(alone.ruling, alone.first, alone.second);
    if (!made.matters()) continue;
    for (const auto& [id, answer] : base) made.with.push_back(id);
    return made;
  }
  return std::nullopt;
}

}  // namespace ruleproof::cli
