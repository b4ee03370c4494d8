/// Nodes of XML with text in them.
#pragma once

#include <string>
#include <string_view>

#include "reports/render/xml.hpp"

namespace ruleproof::audit {

/// A child with text, of which what XML cannot hold becomes U+FFFD.
inline auto add_text(pugi::xml_node parent, const char* name, std::string_view text)
    -> pugi::xml_node {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
    const bool is_none = text.substr(i, 3) == "\xEF\xBF\xBE" || text.substr(i, 3) == "\xEF\xBF\xBF";
    const bool is_control = byte < 0x20 && byte != '\t' && byte != '\n';
    plain += is_none || is_control ? "\xEF\xBF\xBD" : std::string(1, text[i]);
    if (is_none) i += 2;
  }
  auto child = parent.append_child(name);
  child.text().set(plain.c_str());
  return child;
}

inline auto add_attribute(pugi::xml_node node, const char* name, std::string_view value) -> void {
  node.append_attribute(name).set_value(std::string(value).c_str());
}

/// As tags have it: "und" of a language that is not known.
[[nodiscard]] inline auto tag_of(const std::string& language) -> std::string {
  return language.empty() ? "und" : language;
}

/// The whole file.
[[nodiscard]] inline auto file_of(const pugi::xml_document& xml) -> std::string {
  return R"(<?xml version="1.0" encoding="UTF-8"?>)" + std::string("\n") +
         render::to_text(xml, " ", pugi::format_default);
}

}  // namespace ruleproof::audit
