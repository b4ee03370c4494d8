/// The text checks: each looks at one way in which a text can go wrong.
///
/// One file each. The comment at the head of the file is its documentation for users:
/// `ruleproof audit --checks` prints it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

/// What a check has to say of some lines.
struct Remark {
  std::vector<int> lines;            ///< of the text as it is now; may be empty
  std::string about;                 ///< "must", "rice", "6 point": what a waiver can name
  std::string message;               ///< a phrase
  std::vector<std::string> clauses;  ///< concerned
};
using Remarks = std::vector<Remark>;

struct TextCheck {
  std::string_view id;     ///< "numbers"
  std::string_view title;  ///< "numbers and their units"
  Severity severity = Severity::warning;
  FindingKind kind = FindingKind::texts_differ;
  std::string_view file;                                 ///< its source, embedded
  auto (*run)(const Readings&, std::size_t) -> Remarks;  ///< on one of the texts
};

[[nodiscard]] auto text_checks() -> std::span<const TextCheck>;
[[nodiscard]] auto check_ids() -> std::span<const std::string_view>;

/// The head comment of the check's file, without the slashes.
[[nodiscard]] auto documentation(const TextCheck& check) -> std::string;

namespace checks {

auto numbers(const Readings& all, std::size_t text) -> Remarks;
auto components(const Readings& all, std::size_t text) -> Remarks;
auto modality(const Readings& all, std::size_t text) -> Remarks;
auto quantifiers(const Readings& all, std::size_t text) -> Remarks;
auto bounds(const Readings& all, std::size_t text) -> Remarks;
auto connectives(const Readings& all, std::size_t text) -> Remarks;
auto negation(const Readings& all, std::size_t text) -> Remarks;
auto conditions(const Readings& all, std::size_t text) -> Remarks;
auto order(const Readings& all, std::size_t text) -> Remarks;
auto directions(const Readings& all, std::size_t text) -> Remarks;
auto terms(const Readings& all, std::size_t text) -> Remarks;
auto gone(const Readings& all, std::size_t text) -> Remarks;
auto silent(const Readings& all, std::size_t text) -> Remarks;
auto synonyms(const Readings& all, std::size_t text) -> Remarks;
auto homonyms(const Readings& all, std::size_t text) -> Remarks;
auto near_miss(const Readings& all, std::size_t text) -> Remarks;
auto placement(const Readings& all, std::size_t text) -> Remarks;
auto examples(const Readings& all, std::size_t text) -> Remarks;
auto player_counts(const Readings& all, std::size_t text) -> Remarks;
auto two_places(const Readings& all, std::size_t text) -> Remarks;

}  // namespace checks
}  // namespace ruleproof::audit
