/// The words that all reports share: labels, the honest legend, counts, the verdict in one
/// sentence.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// One line of the legend: what a `How` claims, and what it does not.
struct Meaning {
  How how = How::unknown;
  std::string_view glyph;  ///< tells badges apart without colour
  std::string_view says;
};

/// All of `How`, the strongest claim first.
[[nodiscard]] auto legend() -> std::span<const Meaning>;
[[nodiscard]] auto meaning(How how) -> const Meaning&;

/// "proved-of-a-relation": the class of a badge on the page.
[[nodiscard]] auto class_of(How how) -> std::string;

/// All of `FindingKind`, in order.
[[nodiscard]] auto all_kinds() -> std::span<const FindingKind>;
/// "law broken".
[[nodiscard]] auto label(FindingKind kind) -> std::string;
/// One sentence on what findings of this kind say.
[[nodiscard]] auto meaning(FindingKind kind) -> std::string_view;

/// The parts in which a game's findings are told.
enum class Chapter : std::uint8_t { broken, rulings, questions, audit, balance };
/// In the order of a report.
inline constexpr auto all_chapters = std::to_array<Chapter>(
    {Chapter::broken, Chapter::rulings, Chapter::questions, Chapter::balance, Chapter::audit});
[[nodiscard]] auto chapter_of(FindingKind kind) -> Chapter;
/// The same, but answers of balance have a chapter of their own.
[[nodiscard]] auto chapter_of(const GameReport& game, const Finding& finding) -> Chapter;
[[nodiscard]] auto title(Chapter chapter) -> std::string_view;
[[nodiscard]] auto lead(Chapter chapter) -> std::string_view;

/// The findings of one chapter: by severity, then kind, then the order in which they were found.
[[nodiscard]] auto chapter(const GameReport& game, Chapter which) -> std::vector<const Finding*>;

/// How many of each.
struct Tally {
  int passed = 0, failed = 0, skipped = 0;
  int nothing = 0;  ///< passed without having looked at anything
  int errors = 0, warnings = 0, notes = 0;
  /// Enforced clauses, and those that a step or a verdict cited; none where nobody counted that.
  int enforced = 0, reached = 0;
  [[nodiscard]] auto checks() const -> int { return passed + failed + skipped; }
  [[nodiscard]] auto findings() const -> int { return errors + warnings + notes; }
  auto operator+=(const Tally& other) -> Tally&;
};
[[nodiscard]] auto tally(const GameReport& game) -> Tally;
[[nodiscard]] auto tally(const Run& run) -> Tally;

/// Passed, but without having looked at anything: "0 steps".
[[nodiscard]] auto looked_at_nothing(const Check& check) -> bool;

/// An enforced clause that nothing reached.
[[nodiscard]] auto uncited(const ClauseUse& clause) -> bool;

/// "1 finding", "2,400 findings".
[[nodiscard]] auto count(int number, std::string_view noun) -> std::string;

/// "118 checks: 116 hold, 1 fails, 1 looked at nothing. 63 findings: 1 error, 14 warnings, 48
/// notes."
[[nodiscard]] auto verdict(const Tally& sum) -> std::string;
/// "4 games, 118 checks: 117 hold, 1 fails. 63 findings: 1 error, 14 warnings, 48 notes."
[[nodiscard]] auto verdict(const Run& run) -> std::string;

/// What a finding holds for, in one line: its scope, or only the data that it rests on; may be
/// empty.
[[nodiscard]] auto scope_of(const Finding& finding) -> std::string;

/// What the facts and findings of a game say that rests on stand-in data; empty when nothing does.
[[nodiscard]] auto stand_ins(const GameReport& game) -> std::vector<std::string>;
/// Whether a text names stand-in data.
[[nodiscard]] auto is_stand_in(std::string_view text) -> bool;

}  // namespace ruleproof::render
