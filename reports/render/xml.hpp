/// The one place that includes pugixml.
#pragma once

#include <sstream>
#include <string>

#include <pugixml.hpp>  // IWYU pragma: export

namespace ruleproof::render {

/// The node as text, without a declaration.
[[nodiscard]] inline auto to_text(const pugi::xml_node& node, const char* indent, unsigned flags)
    -> std::string {
  std::ostringstream out;
  node.print(out, indent, flags | pugi::format_no_declaration, pugi::encoding_utf8);
  return out.str();
}

}  // namespace ruleproof::render
