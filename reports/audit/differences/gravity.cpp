#include "reports/audit/differences/gravity.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// How much a topic weighs where everything about it is sure.
auto weight_of(Topic topic) -> double {
  switch (topic) {
    case Topic::numbers:
      return 0.9;
    case Topic::duty:
    case Topic::negation:
      return 0.85;
    case Topic::direction:
    case Topic::comparison:
      return 0.8;
    case Topic::exception:
    case Topic::condition:
      return 0.7;
    case Topic::scope:
    case Topic::order:
      return 0.6;
    default:
      return 0.45;
  }
}

/// What a fact adds to the weight of a sentence that one text alone has.
auto weight_of(const Fact& fact) -> double {
  switch (fact.kind) {
    case Kind::duty:
    case Kind::negation:
      return 0.25;
    case Kind::number:
      return fact.value.size() > 2 ? 0.0 : 0.12;  // years are no rules
    case Kind::exception:
    case Kind::bound:
      return 0.15;
    case Kind::condition:
    case Kind::comparison:
    case Kind::scope:
    case Kind::order:
    case Kind::direction:
      return 0.1;
    case Kind::act:
      return 0.08;
    default:
      return 0.05;
  }
}

/// Directions that translations leave out or put in as they like.
auto is_loose(std::string_view direction) -> bool {
  static constexpr auto loose =
      std::to_array<std::string_view>({"up", "down", "back", "forward", "beside", "opposite",
                                       "inner", "outer", "on-top", "below", "inside", "behind"});
  return std::ranges::find(loose, direction) != loose.end();
}

/// How surely translations keep a kind before its lack is told.
auto needed_of(const Difference& difference) -> double {
  switch (difference.topic) {
    case Topic::exception:
      return 0.5;
    case Topic::negation:
      return 0.6;
    case Topic::numbers:
      return 0.7;
    case Topic::duty:
      return 0.65;
    case Topic::direction:
      return is_loose(difference.first) || is_loose(difference.second) ? 0.88 : 0.75;
    default:
      return 0.8;
  }
}

constexpr double warned_from = 0.35;

/// Of one language, where nothing is a matter of wording: a bound or an exception that one edition
/// alone has.
auto drops_limit(const Difference& difference) -> bool {
  static constexpr double one_language = 1.0;
  if (difference.way != Way::lacking || difference.sure < one_language) return false;
  const auto& value = difference.first.empty() ? difference.second : difference.first;
  return difference.topic == Topic::exception || is_bound(value);
}

}  // namespace

auto is_strict(const Difference& difference) -> bool {
  const bool loses_exception =
      difference.topic == Topic::exception && difference.way == Way::changed;
  return difference.way == Way::turned || difference.topic == Topic::numbers ||
         difference.topic == Topic::negation || loses_exception || drops_limit(difference);
}

auto is_worth_telling(const Difference& difference, double confidence) -> bool {
  switch (difference.way) {
    case Way::turned:
      return confidence >= 0.25 && difference.sure >= 0.5;
    case Way::changed:
      return confidence >= 0.3 && difference.sure >= 0.7;
    case Way::lacking:
      return confidence >= (is_strict(difference) ? 0.4 : 0.6) &&
             difference.sure >= needed_of(difference);
  }
  return false;
}

auto severity_of(const Difference& difference, double confidence) -> Severity {
  // A number that differs makes it less sure, by itself, that the sentences belong together.
  const bool is_number = difference.topic == Topic::numbers && difference.way == Way::changed;
  const double surely_paired = is_number ? 0.4 : 0.5;
  const bool warns = is_strict(difference) && is_worth_telling(difference, confidence) &&
                     (difference.way == Way::turned || confidence >= surely_paired);
  return warns ? Severity::warning : Severity::note;
}

auto are_worth_telling(const std::vector<Difference>& differences, double confidence) -> bool {
  static constexpr double surely_paired = 0.5;
  static constexpr double surprising = 2.2;  // a translation drops all of these one time in nine
  static constexpr double surest = 0.95;
  double surprise = 0;
  for (const auto& difference : differences) {
    if (difference.sure < least_of_several) continue;
    surprise -= std::log(1.0 - std::min(difference.sure, surest));
  }
  return confidence >= surely_paired && surprise >= surprising;
}

auto doubts_of(const std::vector<Difference>& differences, double confidence)
    -> std::vector<Difference> {
  static constexpr double surely_paired = 0.5;
  static constexpr double likely = 0.6;
  const bool together = are_worth_telling(differences, confidence);
  std::vector<Difference> doubts;
  if (confidence < surely_paired) return doubts;
  std::ranges::copy_if(differences, std::back_inserter(doubts), [&](const Difference& difference) {
    const bool is_loose_one = difference.topic == Topic::direction &&
                              (is_loose(difference.first) || is_loose(difference.second));
    return difference.sure >= (together ? least_of_several : likely) && !is_loose_one;
  });
  return doubts;
}

auto gravity_of(const Difference& difference, double confidence) -> double {
  const bool is_number = difference.topic == Topic::numbers;
  const double way = difference.way == Way::turned                 ? 1.0
                     : difference.way == Way::lacking && is_number ? 0.62
                     : difference.way == Way::changed              ? 0.9
                                                                   : 0.75;
  return weight_of(difference.topic) * way * difference.sure * (0.3 + 0.7 * confidence);
}

auto may_be_rule(const SideFacts& facts) -> bool {
  return std::ranges::any_of(facts.facts, [](const Fact& fact) {
    switch (fact.kind) {
      case Kind::duty:
      case Kind::act:
      case Kind::thing:
        return !fact.is_soft;
      case Kind::number:
        return weight_of(fact) > 0 && !is_article(fact);
      default:
        return false;  // "nobody", "if" and "before" stand in mottos, too
    }
  });
}

auto gravity_of_no_rule(double confidence) -> Weight {
  static constexpr double least = 0.01;  // what only words differ in has twice as much
  return {least * confidence, Severity::note};
}

auto gravity_alone(const Document& document, const std::vector<int>& sentences,
                   const SideFacts& facts, double confidence) -> Weight {
  double weight = 0.05;
  for (const auto& fact : facts.facts) weight += weight_of(fact);
  weight = std::min(weight, 0.85);
  const auto& sentence = document.sentences[static_cast<std::size_t>(sentences.front())];
  if (sentence.part == Part::example) weight *= 0.25;
  if (sentence.part == Part::heading) weight *= 0.3;
  if (facts.facts.size() < 2) weight *= 0.5;
  const double gravity = weight * confidence;
  return {gravity, gravity >= warned_from ? Severity::warning : Severity::note};
}

}  // namespace ruleproof::audit
