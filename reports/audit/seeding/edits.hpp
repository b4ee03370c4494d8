/// Edits that change what a text says, made in memory, to measure how many of them the checks find.
///
/// `<language>.toml` has the words. The places of edits are spread evenly over all where one is
/// possible, so that the same text gives the same edits.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

struct SeededEdit {
  std::string kind;        ///< "must to may"
  std::vector<int> lines;  ///< that it touches, as they were before
  Text text;               ///< the whole text after it
};

/// The names of all kinds, in the order of the table.
[[nodiscard]] auto edit_kinds() -> std::vector<std::string>;

/// Up to `each` edits of each kind, on lines that clauses cite; none in a language without words.
[[nodiscard]] auto seeded_edits(const Sources& sources, const Text& text, int each)
    -> std::vector<SeededEdit>;

/// Edits that change nothing: commas, fillers, words of the same meaning, sentences in another
/// order.
[[nodiscard]] auto harmless_edits(const Sources& sources, const Text& text, int each)
    -> std::vector<SeededEdit>;

}  // namespace ruleproof::audit
