#include "reports/render/run_json/json.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "reports/render/escape.hpp"

namespace ruleproof::render {
namespace {

auto in_one_line(const Json& json) -> std::string {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

auto append_lines(std::string& out, const Json& json, int depth, std::size_t indent) -> void {
  const auto is_number = [](const Json& item) { return item.is_number(); };
  const bool numbers = json.is_array() && std::ranges::all_of(json, is_number);
  if (depth == 0 || !json.is_structured() || json.empty() || numbers) {
    out += in_one_line(json);
    return;
  }
  out += json.is_array() ? '[' : '{';
  std::string_view comma = "\n";
  for (const auto& [name, value] : json.items()) {
    out.append(std::exchange(comma, ",\n")).append(indent + 1, ' ');
    if (json.is_object()) out += in_one_line(name) + ": ";
    append_lines(out, value, depth - 1, indent + 1);
  }
  out.append(1, '\n').append(indent, ' ');
  out += json.is_array() ? ']' : '}';
}

}  // namespace

auto json_text(std::string_view text) -> Json { return valid_utf8(text); }

auto to_text(const Json& json) -> std::string {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

auto to_lines(const Json& json, int depth) -> std::string {
  std::string out;
  append_lines(out, json, depth, 0);
  return out + "\n";
}

auto parse_json(std::string_view text) -> Json { return Json::parse(text, nullptr, false); }

}  // namespace ruleproof::render
