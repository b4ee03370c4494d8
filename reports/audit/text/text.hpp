/// Rulebook texts: read as lines, normalised, hashed.
///
/// This file and words.cpp are the doors of ICU. A text is whatever a user has in a folder: what is
/// not a text is an `Error`, and what is one may hold anything that UTF-8 can hold.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

/// A text, line by line. Both vectors have the same length.
struct Text {
  std::string file;                 ///< its name, without folders
  std::vector<std::string> lines;   ///< as written, without line ends
  std::vector<std::string> normal;  ///< normalised; empty for blank lines

  [[nodiscard]] auto size() const -> int { return static_cast<int>(lines.size()); }
  /// Without anything to read, as is a line that the text does not have. `line` is from 1.
  [[nodiscard]] auto blank(int line) const -> bool;
};

/// NFC, every run of white space as one space, none at the ends, no zero-width spaces: what a
/// change of editor, of line ends or of keyboard does not change.
[[nodiscard]] auto normalise(std::string_view line) -> std::string;

/// The lines of `bytes`. Errors (`no_text`): longer than a rulebook is, NUL bytes, not UTF-8, lines
/// that end with CR alone.
[[nodiscard]] auto text_of(std::string_view bytes, std::string_view file) -> Result<Text>;

/// The text `file` of a folder. Errors: `no_file` without the folder, `no_text` without the text.
[[nodiscard]] auto read_text(const std::string& folder, const std::string& file) -> Result<Text>;

/// Sixteen hexadecimal digits that depend on the normalised non-blank lines and on nothing else:
/// FNV-1a of them, each followed by a line feed. Nothing if the text lacks one of the lines.
[[nodiscard]] auto hash_of(const Text& text, const Lines& lines) -> std::optional<std::string>;

/// Whether a text can be what `hash_of` gives.
[[nodiscard]] auto is_hash(std::string_view text) -> bool;

/// The lines as written, one below the other, so that they can be numbered; those that it has. A
/// line that is longer than any paragraph is cut.
[[nodiscard]] auto quote(const Text& text, const Span& span) -> std::string;

}  // namespace ruleproof::audit
