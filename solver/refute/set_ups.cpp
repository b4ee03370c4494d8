#include "solver/refute/set_ups.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/effects.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"

namespace ruleproof::solver::refute {
namespace {

/// The answers to one open question within a scope; the first is that of the plain reading.
auto answers_within(const Scope& scope, const Doubt& doubt) -> std::vector<std::string> {
  const auto named = scope.rulings.find(doubt.ruling);
  if (named != scope.rulings.end() && !named->second.empty()) return named->second;
  if (named == scope.rulings.end() && scope.any_ruling) return doubt.answers;
  return {doubt.answers.front()};
}

/// Every combination of the values that a scope names.
auto options_within(const Scope& scope, const std::vector<std::string>& players)
    -> std::vector<Texts> {
  std::vector<Texts> all{{}};
  const auto multiply = [&](const std::string& name, const std::vector<std::string>& values) {
    std::vector<Texts> more;
    for (const auto& options : all) {
      for (const auto& value : values) {
        more.push_back(options);
        more.back()[name] = value;
      }
    }
    if (!values.empty()) all = std::move(more);
  };
  for (const auto& [name, values] : scope.options) multiply(name, values);
  if (!scope.options.contains("players")) multiply("players", players);
  return all;
}

/// The answers of a reading; those of the default are left out.
class Reading {
 public:
  Reading(const std::vector<Doubt>& doubts, const std::vector<std::vector<std::string>>& within)
      : doubts_(doubts), within_(within) {
    for (std::size_t i = 0; i < doubts.size(); ++i) set(i, 0);
  }
  auto set(std::size_t doubt, std::size_t answer) -> Reading& {
    const auto& said = within_[doubt][answer];
    if (said == doubts_[doubt].answers.front()) {
      rulings_.erase(doubts_[doubt].ruling);
    } else {
      rulings_[doubts_[doubt].ruling] = said;
    }
    return *this;
  }
  [[nodiscard]] auto rulings() const -> const Texts& { return rulings_; }

 private:
  const std::vector<Doubt>& doubts_;
  const std::vector<std::vector<std::string>>& within_;
  Texts rulings_;
};

auto readings_within(const Scope& scope, const std::vector<Doubt>& doubts, int pairs,
                     std::uint64_t seed, const std::vector<std::string>& fields)
    -> std::vector<Texts> {
  std::vector<std::vector<std::string>> within;
  std::vector<std::size_t> open;  // questions with more than one answer within the scope
  for (const auto& doubt : doubts) {
    within.push_back(answers_within(scope, doubt));
    if (within.back().size() > 1) open.push_back(within.size() - 1);
  }
  const Reading plain(doubts, within);
  std::vector<Texts> readings{plain.rulings()};
  for (const auto doubt : open) {
    for (std::size_t answer = 1; answer < within[doubt].size(); ++answer) {
      readings.push_back(Reading(plain).set(doubt, answer).rulings());
    }
  }
  Random random(seed);
  const auto other = [&](std::size_t doubt) { return 1 + random.below(within[doubt].size() - 1); };
  const auto add = [&](const Reading& reading) {
    if (std::ranges::find(readings, reading.rulings()) == readings.end()) {
      readings.push_back(reading.rulings());
    }
  };
  const auto add_mixture = [&](const std::vector<std::size_t>& questions, std::uint64_t rare) {
    auto mixture = plain;
    for (const auto doubt : questions) {
      if (random.below(rare) == 0) mixture.set(doubt, other(doubt));
    }
    add(mixture);
  };
  for (int i = 0; i < pairs && open.size() > 1; ++i) {
    const auto one = random.below(open.size());
    const auto two = (one + 1 + random.below(open.size() - 1)) % open.size();
    add(Reading(plain).set(open[one], other(open[one])).set(open[two], other(open[two])));
    // Of all pairs a mixture has many at once: half of all questions, a quarter, an eighth.
    add_mixture(open, std::uint64_t{2} << random.below(3));
  }
  std::erase_if(open, [&](std::size_t doubt) {
    return !bears_on({{doubts[doubt].ruling, ""}}, doubts, fields);
  });
  for (int i = 0; i < pairs && open.size() > 1; ++i) add_mixture(open, 2);
  return readings;
}

/// Whether a clause decides a field or the whole of which it is a part.
auto decides_any(const Effect& effect, std::string_view field) -> bool {
  // Tables of effects speak of outcomes without the number of a player.
  if (field.starts_with("winner.")) field = "winners";
  if (field.starts_with("outcome.")) field = "scores";
  for (const std::string_view elsewhere : {"start.", "before."}) {
    if (field.starts_with(elsewhere)) field.remove_prefix(elsewhere.size());
  }
  while (!decides(effect, field)) {
    const auto dot = field.rfind('.');
    if (dot == field.npos) return false;
    field = field.substr(0, dot);
  }
  return true;
}

}  // namespace

auto set_ups_within(const Scope& scope, const std::vector<Doubt>& doubts,
                    const std::vector<std::string>& players, int pairs, std::uint64_t seed,
                    const std::vector<std::string>& fields) -> std::vector<SetupText> {
  std::vector<SetupText> set_ups;
  const auto readings = readings_within(scope, doubts, pairs, seed, fields);
  // Plain readings first: a bound on what is tried cuts the least important.
  for (const auto& rulings : readings) {
    for (const auto& options : options_within(scope, players)) {
      set_ups.push_back({.options = options, .rulings = rulings});
    }
  }
  return set_ups;
}

auto effect_near(std::span<const Effect> effects, std::string_view clause) -> const Effect* {
  while (true) {
    if (const auto* effect = effect_of(effects, clause)) return effect;
    const auto dot = clause.rfind('.');
    if (dot == clause.npos) return nullptr;
    clause = clause.substr(0, dot);
  }
}

auto bears_on(const Texts& rulings, const std::vector<Doubt>& doubts,
              const std::vector<std::string>& fields) -> bool {
  return std::ranges::any_of(doubts, [&](const Doubt& doubt) {
    if (doubt.effect == nullptr || !rulings.contains(doubt.ruling)) return false;
    return std::ranges::any_of(
        fields, [&](const std::string& field) { return decides_any(*doubt.effect, field); });
  });
}

}  // namespace ruleproof::solver::refute
