/// The audit of a game's rulebook texts: what each says, where they differ, what they leave out.
///
///     auto done = audit(tables, *known_sources(tables), "DIR");
///     if (!done) return done.error();
///     std::cout << to_text(*done);
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// Finds a game in which two answers to an open question make a difference: the shortest one, or a
/// finding that says how far none was found. Nothing, if nobody looked for one.
using Separate = std::function<std::optional<Finding>(std::string_view ruling, std::string_view a,
                                                      std::string_view b)>;

/// One text and what became of it.
struct TextAudit {
  Sources sources;
  Accounting accounting;
  Text text;
};

/// What a text check raised.
struct TextRemark {
  std::string language;
  std::string check;
  Severity severity = Severity::warning;
  Lines lines;
  std::string message;
  std::string waived;  ///< the reason; empty if nobody has waived it
};

struct Audit {
  GameTables game;
  std::vector<TextAudit> texts;         ///< by language
  std::vector<Comparison> comparisons;  ///< one for each open question, in the order of the table
  std::vector<Finding> findings;        ///< at most one for each open question, then the texts'
  std::vector<Check> checks;            ///< of group "audit"
  std::vector<TextRemark> remarks;      ///< of the text checks, waived ones too
};

/// Reads the texts that the sources name from a folder and compares them.
///
/// Findings: `text_contradicts`, `texts_differ` or `text_silent` for each open question that the
/// texts do not all answer alike, with places in all of them; `line_unaccounted` for each text with
/// such lines, `link_suspect` for each link whose lines have changed, with the old lines where
/// `old_folder` has the text as it was; what the text checks raise; and where two texts differ
/// sentence by sentence. Where texts leave two
/// answers apart, `separate` is asked for a game, whose witnesses and words are added to the
/// finding. Errors: `no_file`, `no_text`.
[[nodiscard]] auto audit(const GameTables& game, const std::vector<Sources>& sources,
                         const std::string& texts_folder, const Separate& separate = {},
                         const std::string& old_folder = {}) -> Result<Audit>;

/// The whole audit for a terminal: each open question with what each text says, line numbers and
/// the quoted lines; then the accounts of the texts.
[[nodiscard]] auto to_text(const Audit& audit) -> std::string;

}  // namespace ruleproof::audit
