/// What was paired, in the formats of translators' tools: each reads them, and so do our own
/// readers. And what differs, as questions.
///
/// Sentences that belong together are one segment, also where one text has two of them. What XML
/// cannot hold (control characters) is written as U+FFFD.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/differences/entries.hpp"

namespace ruleproof::audit {

/// A pair of sentences, or a sentence of one text alone.
struct Segment {
  std::string first;  ///< empty: only the second text has it
  std::string second;
  Spot first_spot;
  Spot second_spot;
  double confidence = 0;         ///< that both belong together
  const Entry* entry = nullptr;  ///< what was found about it; null: nothing
};
/// In the order of the first text. They point into the comparison.
[[nodiscard]] auto segments_of(const PairAudit& comparison) -> std::vector<Segment>;

/// All segments, each with what was found about it as a note.
[[nodiscard]] auto xliff_1_2(const PairAudit& comparison) -> std::string;
[[nodiscard]] auto xliff_2_0(const PairAudit& comparison) -> std::string;

/// A translation memory, TMX 1.4: the segments that have both texts. `version`: of the program.
[[nodiscard]] auto tmx(const PairAudit& comparison, std::string_view version) -> std::string;

/// What is to be asked of whoever knows the rules, in Markdown: both sentences, and the question in
/// the languages of both texts. What is less sure is left out. `version`: of the program.
[[nodiscard]] auto questions(const PairAudit& comparison, std::string_view version) -> std::string;

/// A glossary, TBX of version 2: the terms that were given, and those proposed.
[[nodiscard]] auto tbx(const PairAudit& comparison) -> std::string;

}  // namespace ruleproof::audit
