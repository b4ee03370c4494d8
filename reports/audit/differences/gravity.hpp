/// How grave a difference is: what comes first in the list, and what is not told at all.
#pragma once

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {

/// Kinds that translators keep: a difference is a warning. The others are notes.
[[nodiscard]] auto is_strict(const Difference& difference) -> bool;

/// Whether it is more than the freedom of translations, given how sure it is that the sentences
/// belong together.
[[nodiscard]] auto is_worth_telling(const Difference& difference, double confidence) -> bool;

/// A warning: a strict kind that is told by itself, of sentences that surely belong together.
[[nodiscard]] auto severity_of(const Difference& difference, double confidence) -> Severity;

/// Whether what a pair lacks is worth telling when it is taken together: each by itself a
/// translation may drop, but not so many at once.
[[nodiscard]] auto are_worth_telling(const std::vector<Difference>& differences, double confidence)
    -> bool;
/// How sure each of several that are told together must be.
inline constexpr double least_of_several = 0.4;

/// What a translation may well drop, and more often than not does not: told together with its like.
[[nodiscard]] auto doubts_of(const std::vector<Difference>& differences, double confidence)
    -> std::vector<Difference>;

/// From 0 to 1.
[[nodiscard]] auto gravity_of(const Difference& difference, double confidence) -> double;

struct Weight {
  double gravity = 0;
  Severity severity = Severity::note;
};
/// Whether a sentence may say a rule, as far as its facts tell: it has a number, a duty, or a word
/// of what is done and with what. A motto has none.
[[nodiscard]] auto may_be_rule(const SideFacts& facts) -> bool;
/// Of sentences that one text alone has, and that say no rule: below all that may be one.
[[nodiscard]] auto gravity_of_no_rule(double confidence) -> Weight;
/// Of sentences that one text alone has: duties, bans and numbers weigh more than tales, examples
/// and headings.
[[nodiscard]] auto gravity_alone(const Document& document, const std::vector<int>& sentences,
                                 const SideFacts& facts, double confidence) -> Weight;

}  // namespace ruleproof::audit
