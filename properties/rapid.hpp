/// The door to RapidCheck: generates cases and shrinks them. Included by `case.cpp` only, since it
/// takes seconds to parse; everybody else calls `find_counterexample`.
#pragma once

#include <memory>
#include <ostream>
#include <utility>

#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include "model/core/play.hpp"
#include "properties/case.hpp"

namespace ruleproof::properties::detail {

/// Smaller cases: without a run of choices, with the default set-up. Single choices are lowered by
/// `Shrinker`: here each success would start over, which takes minutes for long games.
inline auto smaller(const Case& from) -> rc::Seq<Case> {
  const auto with_words = [setup = from.setup](std::vector<std::uint16_t>&& words) {
    return Case{setup, std::move(words)};
  };
  auto simpler = from.setup == 0 ? rc::Seq<Case>() : rc::seq::just(Case{0, from.words});
  return rc::seq::concat(std::move(simpler),
                         rc::seq::map(rc::shrink::removeChunks(from.words), with_words));
}

/// Cases of a fixed length: one vector is filled at once, not one generator run for each number.
inline auto cases(std::size_t words) -> rc::Gen<Case> {
  return [words](const rc::Random& source, int /*size*/) {
    ruleproof::Random random(rc::Random(source).next());
    Case made{.setup = random.below(8) == 0 ? 0 : random.next(), .words = {}};
    made.words.resize(words);
    for (auto& word : made.words) word = static_cast<std::uint16_t>(random.next());
    return rc::shrinkable::shrinkRecur(std::move(made),
                                       [](const Case& from) { return smaller(from); });
  };
}

/// Remembers the last case that did not hold: RapidCheck goes on from a smaller case exactly when
/// that fails too.
inline auto search(const SearchOptions& options, const std::function<bool(const Case&)>& holds)
    -> std::optional<Case> {
  std::optional<Case> last;
  const auto verdict = [&](const Case& tried) -> rc::detail::CaseDescription {
    const bool held = holds(tried);
    if (!held) last = tried;
    using Type = rc::detail::CaseResult::Type;
    return {rc::detail::CaseResult(held ? Type::Success : Type::Failure, ""), {}, [] {
              return rc::detail::Example{};
            }};
  };
  const rc::detail::Property property = rc::gen::map(cases(options.words), verdict);
  rc::detail::TestParams params;
  params.seed = options.seed;
  params.maxSuccess = static_cast<int>(options.cases);
  rc::detail::TestListenerAdapter silent;
  // With a list of cases to reproduce, if an empty one: else RapidCheck reads the environment.
  (void)rc::detail::checkProperty(property, {}, params, silent, {});
  return last;
}

}  // namespace ruleproof::properties::detail
