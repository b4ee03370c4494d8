/// The door to RapidCheck: generates cases and shrinks them. Included by `case.cpp` only, since it
/// takes seconds to parse; everybody else calls `find_counterexample`.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
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

/// A case of a fixed length: one vector is filled at once, not one generator run for each number.
inline auto case_from(rc::Random source, std::size_t words) -> Case {
  ruleproof::Random random(source.next());
  Case made{.setup = random.below(8) == 0 ? 0 : random.next(), .words = {}};
  made.words.resize(words);
  for (auto& word : made.words) word = static_cast<std::uint16_t>(random.next());
  return made;
}

/// The smallest case that does not hold, from one that does not. RapidCheck keeps a stack that all
/// threads share: one at a time. It goes on from a smaller case exactly when that fails too, so the
/// last one that failed is the one it ends with.
inline auto shrunk(const Case& from, const std::function<bool(const Case&)>& holds) -> Case {
  static std::mutex one_at_a_time;
  const std::scoped_lock lock(one_at_a_time);
  auto last = from;
  const auto verdict = [&](const Case& tried) -> rc::detail::CaseDescription {
    const bool held = holds(tried);
    if (!held) last = tried;
    using Type = rc::detail::CaseResult::Type;
    return {rc::detail::CaseResult(held ? Type::Success : Type::Failure, ""), {}, [] {
              return rc::detail::Example{};
            }};
  };
  const rc::Gen<Case> only = [&from](const rc::Random& /*source*/, int /*size*/) {
    return rc::shrinkable::shrinkRecur(from, [](const Case& each) { return smaller(each); });
  };
  const rc::detail::Property property = rc::gen::map(only, verdict);
  rc::detail::TestParams params;
  params.maxSuccess = 1;
  rc::detail::TestListenerAdapter silent;
  // With a list of cases to reproduce, if an empty one: else RapidCheck reads the environment.
  (void)rc::detail::checkProperty(property, {}, params, silent, {});
  return last;
}

/// Several threads may search at a time.
inline auto search(const SearchOptions& options, const std::function<bool(const Case&)>& holds)
    -> std::optional<Case> {
  rc::Random random(options.seed);
  for (std::uint64_t i = 0; i < options.cases; ++i) {
    const auto tried = case_from(random.split(), options.words);
    if (!holds(tried)) return shrunk(tried, holds);
  }
  return std::nullopt;
}

}  // namespace ruleproof::properties::detail
