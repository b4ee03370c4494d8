#include "reports/render/reason.hpp"

#include <algorithm>
#include <string_view>

#include "model/core/finding.hpp"

namespace ruleproof::render {

auto beyond_title(const Finding& finding) -> std::string_view {
  const std::string_view message = finding.message;
  for (auto end = message.size(); end > 0; --end) {
    if (message[end - 1] != '.' || !finding.title.ends_with(message.substr(0, end))) continue;
    const auto rest = message.substr(end);
    return rest.substr(std::min(rest.find_first_not_of(' '), rest.size()));
  }
  return message;
}

}  // namespace ruleproof::render
