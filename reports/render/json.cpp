#include "reports/render/json.hpp"

#include <string>
#include <string_view>

#include "reports/render/escape.hpp"

namespace ruleproof::render {

auto json_text(std::string_view text) -> Json { return valid_utf8(text); }

auto to_text(const Json& json) -> std::string {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

auto parse_json(std::string_view text) -> Json { return Json::parse(text, nullptr, false); }

}  // namespace ruleproof::render
