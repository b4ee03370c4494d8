/// The one place that includes nlohmann/json. Members keep their order; nothing here throws.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>  // IWYU pragma: export

namespace ruleproof::render {

using Json = nlohmann::ordered_json;

/// The text as a JSON string: malformed UTF-8 is replaced, so that it can be written.
[[nodiscard]] auto json_text(std::string_view text) -> Json;
/// A text that is a whole number, as one, so that its digits are the same again; others as they
/// are. Numbers that some readers of JSON would round stay texts.
[[nodiscard]] auto json_value(std::string_view text) -> Json;
/// Indented by one space, with a final line feed.
[[nodiscard]] auto to_text(const Json& json) -> std::string;
/// The same down to `depth`; what is deeper is in one line, and so is a list of numbers.
[[nodiscard]] auto to_lines(const Json& json, int depth) -> std::string;
/// What the JSON of all commands begins with: of which form it is, the version of that form, and
/// the program that wrote it, if that is known.
struct Schema {
  std::string_view name;  ///< "ruleproof.games"
  int version = 1;        ///< grows when a reader of the old form would misread the new one
};
[[nodiscard]] auto envelope(const Schema& schema, std::string_view tool_version) -> Json;
/// Of lists and objects within each other; a run has eleven. To write what is nested much deeper
/// needs more stack than there is.
inline constexpr int deepest_json = 64;
/// A discarded value (`is_discarded()`) where the text is not JSON, or nested deeper than that.
[[nodiscard]] auto parse_json(std::string_view text) -> Json;

}  // namespace ruleproof::render
