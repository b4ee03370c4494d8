#include "reports/render/run_json/json.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
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

auto json_value(std::string_view text) -> Json {
  constexpr std::int64_t exact_everywhere = std::int64_t{1} << 53U;
  std::int64_t number = 0;
  const auto* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  const bool plain = read.ec == std::errc{} && read.ptr == end && std::to_string(number) == text &&
                     number <= exact_everywhere && number >= -exact_everywhere;
  if (!plain) return json_text(text);
  return number < 0 ? Json(number) : Json(static_cast<std::uint64_t>(number));
}

auto envelope(const Schema& schema, std::string_view tool_version) -> Json {
  Json json{{"schema", json_text(schema.name)}, {"version", schema.version}};
  if (!tool_version.empty()) json["tool_version"] = json_text(tool_version);
  return json;
}

auto to_text(const Json& json) -> std::string {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

auto to_lines(const Json& json, int depth) -> std::string {
  std::string out;
  append_lines(out, json, depth, 0);
  return out + "\n";
}

auto parse_json(std::string_view text) -> Json {
  bool too_deep = false;
  const auto keep = [&](int around, Json::parse_event_t event, const Json& /*value*/) {
    const bool begins =
        event == Json::parse_event_t::array_start || event == Json::parse_event_t::object_start;
    too_deep |= begins && around >= deepest_json;
    return !too_deep;  // what is left out needs no memory
  };
  auto json = Json::parse(text, keep, false);
  if (too_deep) json = Json(Json::value_t::discarded);
  return json;
}

}  // namespace ruleproof::render
