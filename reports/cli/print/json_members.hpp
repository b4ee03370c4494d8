/// Members of JSON that this program wrote and kept: what is missing or of another kind is as if it
/// were empty.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/print/json.hpp"

namespace ruleproof::cli {

/// The member of that name, if it is a text; else an empty one.
[[nodiscard]] inline auto text_in(const Json& json, const char* name) -> std::string {
  const auto found = json.find(name);
  return found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

/// The same of a whole number from 0; else 0.
[[nodiscard]] inline auto number_in(const Json& json, const char* name) -> std::uint64_t {
  const auto found = json.find(name);
  return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

/// The texts of a list; what is none is passed over.
[[nodiscard]] inline auto texts_in(const Json& json, const char* name) -> std::vector<std::string> {
  std::vector<std::string> texts;
  const auto found = json.find(name);
  if (found == json.end() || !found->is_array()) return texts;
  for (const auto& text : *found) {
    if (text.is_string()) texts.push_back(text.get<std::string>());
  }
  return texts;
}

/// A list of texts.
[[nodiscard]] inline auto list_of(const std::vector<std::string>& texts) -> Json {
  auto list = Json::array();
  for (const auto& text : texts) list.push_back(to_json(std::string_view(text)));
  return list;
}

}  // namespace ruleproof::cli
