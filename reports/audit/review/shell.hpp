/// What the pages for a review by keyboard have in common: one file that opens from disk, with no
/// network, in which the texts are data.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::audit {

/// What one such page has of its own.
struct ReviewParts {
  std::string_view title;
  std::string_view keys;      ///< HTML: items that say what its keys do
  std::string_view exported;  ///< HTML: what to do with the file; a link `save` and a label
  std::string style;          ///< added to what all have
  std::string_view script;
  std::string data;  ///< JSON for the script: its texts are `render::json_string`
};

/// `version`: of the program.
[[nodiscard]] auto review_shell(const ReviewParts& parts, std::string_view version) -> std::string;

}  // namespace ruleproof::audit
